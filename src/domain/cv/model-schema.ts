import * as z from 'zod';

const Quote = z.string().describe('The words of the CV that say it, copied exactly; as few as hold it.');
const said = z.nullable(z.object({ value: z.string(), quote: Quote }));
const words = z.nullable(z.string());

/** What a model reads in the text of a CV. Only what stands in a quote of the text counts. */
export const ModelCv = z.object({
  name: said,
  email: said,
  phone: said,
  place: said.describe('Where the person lives: town, state, country.'),
  headline: said,
  current_title: said,
  jobs: z.array(
    z.object({
      title: words,
      employer: words,
      start: words.describe('As written in the quote.'),
      end: words.describe('As written in the quote; its word for a job that has not ended.'),
      quote: Quote,
    }),
  ),
  education: z.array(
    z.object({ school: words, degree: words, field: words, start: words, end: words, quote: Quote }),
  ),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  certifications: z.array(z.string()),
});
export type ModelCv = z.infer<typeof ModelCv>;
