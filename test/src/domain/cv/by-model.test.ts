import { expect, it } from 'vitest';
import { BoundText } from '#src/domain/cv/bound-text.ts';
import { withModel } from '#src/domain/cv/by-model.ts';
import type { ModelCv } from '#src/domain/cv/model-schema.ts';
import type { CvReading } from '#src/domain/cv/schema.ts';

const NOTHING: ModelCv = {
  name: null,
  email: null,
  phone: null,
  place: null,
  headline: null,
  current_title: null,
  jobs: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
};

/** A CV of which the rules read nothing, as a model reads it. */
function read(text: string, answer: Partial<ModelCv>, pages = [0]) {
  const reading: CvReading = {
    fields: {
      name: null,
      email: null,
      phone: null,
      linkedin_url: null,
      location: null,
      headline: null,
      summary: null,
      current_title: null,
      current_company: null,
      skills: [],
      experience: [],
      education: [],
      certifications: [],
      languages: [],
    },
    provenance: {},
    text_quality: { score: 1, columns: 1, ocr_needed: false, hidden_text: [] },
    text,
    pages,
  };
  const made = withModel(reading, { ...NOTHING, ...answer }, new BoundText(reading), 'GB');
  return { ...made.reading, dropped: made.dropped };
}
const job = (quote: string, start: string | null, end: string | null) => ({
  title: 'Cook',
  employer: 'Aalto Kitchens',
  start,
  end,
  quote,
});

it.each([
  ['Cook, Aalto Kitchens, Mar 2015 – Feb 2019', 'Mar 2015', 'Feb 2019', ['2015-03', '2019-02', false]],
  ['Cook, Aalto Kitchens, 2019 to date', '2019', 'date', ['2019', null, true]],
  ['Cook at Aalto Kitchens since 2019', '2019', null, ['2019', null, true]],
  ['Cook, Aalto Kitchens  06/2012  08/2014', '06/2012', '08/2014', ['2012-06', '2014-08', false]],
  ['Cook at Aalto Kitchens from 2011', '2012', null, [null, null, false]],
])('takes the dates of a job as %j tells them', (quote, start, end, dates) => {
  const { fields } = read(quote, { jobs: [job(quote, start, end)] });
  expect(fields.experience.map(({ from, to, is_current }) => [from, to, is_current])).toEqual([dates]);
});

it('finds a quote over typographic signs and line ends, and says on which page it stands', () => {
  const text = 'First page\nCook at Aalto’s\u00a0Kitchens,\n2015–2019';
  const quote = "Cook at Aalto's Kitchens, 2015-2019";
  const { fields, provenance } = read(
    text,
    { jobs: [{ ...job(quote, '2015', '2019'), employer: "Aalto's Kitchens" }] },
    [0, 1],
  );
  expect(fields.experience).toMatchObject([{ title: 'Cook', from: '2015', to: '2019' }]);
  expect(provenance['experience.0']).toMatchObject({ page: 2, quote, read_by: 'model' });
});

it('takes whole words alone: no Java of JavaScript', () => {
  const { fields, dropped } = read('Skills: JavaScript, Sage', { skills: ['Java', 'Sage'] });
  expect([fields.skills, dropped]).toEqual([['Sage'], ['skills']]);
});

it('takes neither the address of a referee nor whom an anonymous profile was sent by', () => {
  const referee = 'Referee: Tom Vale, tom.vale@mail.example';
  expect(
    read(referee, { email: { value: 'tom.vale@mail.example', quote: referee } }).fields.email,
  ).toBeNull();
  const sent = 'Anonymous profile\nSent by Ann Agent, ann@agency.example';
  const quote = 'Sent by Ann Agent, ann@agency.example';
  const { fields } = read(sent, {
    name: { value: 'Ann Agent', quote },
    email: { value: 'ann@agency.example', quote },
  });
  expect([fields.name, fields.email]).toEqual([null, null]);
});

it('takes nothing of birth, family or faith for a skill or a headline', () => {
  const text = 'Cook\nMarried, two children\nSage';
  const line = 'Married, two children';
  const { fields, dropped } = read(text, {
    headline: { value: line, quote: line },
    skills: [line, 'Sage'],
  });
  expect([fields.headline, fields.skills, dropped.toSorted()]).toEqual([
    null,
    ['Sage'],
    ['headline', 'skills'],
  ]);
});
