import { expect, it } from 'vitest';
import { questionsOf } from '#src/domain/ai-screens/questions.ts';
import type { Job } from '#src/domain/jobs/schema.ts';

const job = (given: Partial<Job>): Job =>
  ({
    title: 'Crew Foreman',
    description: null,
    client: null,
    spec: null,
    location: { type: 'on_site', city: 'Picton', state: null, country: 'New Zealand', country_code: 'NZ' },
    employment_type: 'contract',
    ai_screen_focus: null,
    ...given,
    assessment_criteria: (given.assessment_criteria ?? []).map((one) => ({ ...one, weight: 5 })),
  }) as Job;

const must = (label: string) => ({ label, must_have: true, weight: 5 });

it('asks of no line that the gate stops or doubts, of no offer and of nothing that is not needed', () => {
  const criteria = [
    'Oye, que no pasen de 40',
    'Male candidates below 28 years',
    'Swimming is not needed, life jackets are',
    'A suit and coat are supplied',
    'Irrigator license',
  ];
  const asked = questionsOf(job({ assessment_criteria: criteria.map(must) }), 'US');
  expect(asked.map(({ focus }) => focus)).toEqual(['Irrigator license', null]);
});

it('asks whether somebody can work where and how the job is, and rates no answer to that', () => {
  const asked = questionsOf(
    job({
      assessment_criteria: [must('Can work on site in Picton'), must('Is available for contract work')],
    }),
    'NZ',
  );
  expect(asked.slice(0, 2)).toMatchObject([
    { question: 'Can you work on site in Picton?', rated: false },
    { question: 'Are you available for contract work?', rated: false },
  ]);
});

it('asks in the language of the brief', () => {
  const description =
    'Aufgaben: Check-in und Check-out der Gäste. Anforderungen: gutes Englisch und eine Lehre.';
  const asked = questionsOf(
    job({ title: 'Rezeptionist/in', description, assessment_criteria: [must('Gutes Englisch')] }),
    'AT',
  );
  expect(asked.map(({ question }) => question).join()).not.toMatch(/what|anything/i);
  expect(asked[0]?.question).toContain('Was haben Sie selbst getan');
});
