import * as z from 'zod';
import { untrusted } from '#src/lib/trust.ts';

/** Text of a CV: data, never instructions. */
const words = untrusted('cv', z.string());
const maybeText = z.nullable(words);

/** The fields read from a CV, in its own words. */
export const CvFields = z.object({
  name: maybeText,
  email: maybeText,
  phone: maybeText,
  linkedin_url: maybeText,
  location: z.nullable(
    z.object({ city: maybeText, state: maybeText, country: maybeText, country_code: maybeText }),
  ),
  headline: maybeText,
  summary: maybeText,
  current_title: maybeText,
  current_company: maybeText,
  skills: z.array(words),
  experience: z.array(
    z.object({
      title: maybeText,
      employer: maybeText,
      location: maybeText,
      from: maybeText,
      to: maybeText,
      is_current: z.boolean(),
      description: maybeText,
    }),
  ),
  education: z.array(
    z.object({ school: maybeText, degree: maybeText, field: maybeText, from: maybeText, to: maybeText }),
  ),
  certifications: z.array(words),
  languages: z.array(words),
  work_rights: words.optional(),
});
export type CvFields = z.infer<typeof CvFields>;

export const Provenance = z.object({
  confidence: z.number().describe('0 to 1.'),
  page: z.int().describe('From 1.'),
  quote: words.describe('The words of the CV that it was read from.'),
  read_by: z.enum(['model']).optional().describe("The agency's model read it; left out, the rules did."),
});
export type Provenance = z.infer<typeof Provenance>;

/** Of what is read with less than this, one in five is wrong on the CVs of test/eval/cv: a person looks at it. */
export const SURE = 0.7;
/** What a model reads is to be looked at, whatever it binds. */
export const MODEL_CONFIDENCE = 0.6;

export const TextQuality = z.object({
  score: z.number().describe('0 to 1: how well the file could be read.'),
  columns: z.int().describe('The most columns that a page has.'),
  ocr_needed: z.boolean().describe('Whether pages are pictures, whose words are missing here.'),
  hidden_text: z
    .array(z.string())
    .describe('Words that no reader of the page sees. They are used for nothing.'),
});

/** The result of reading a CV. */
export interface CvReading {
  fields: CvFields;
  provenance: Record<string, Provenance>;
  text_quality: z.infer<typeof TextQuality>;
  /** The full text, for search. */
  text: string;
  /** The line of the text at which each page begins, from 0. */
  pages?: number[];
}
