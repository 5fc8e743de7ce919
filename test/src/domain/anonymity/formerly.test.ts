import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const identity = identityOf({
  candidate: {
    name: 'Jo Smith',
    experience: [{ employer: 'Vossler Manufacturing' }, { employer: 'Tesla' }],
    education: [],
  },
});

it.each([
  ['Jo is ex-Vossler Manufacturing.', 'The candidate is formerly at a manufacturer.'],
  ['Calm, ex-Vossler, ex-Tesla.', 'Calm, formerly at a manufacturer, formerly at a company.'],
  ['Ex-Vossler and calm.', 'Formerly at a manufacturer and calm.'],
  ['An ex-Tesla, ex-Vossler planner.', 'An ex-company, ex-manufacturer planner.'],
  ['The ex Tesla engineer left.', 'The ex company engineer left.'],
  ['Ex-Vossler engineer, calm.', 'Ex-manufacturer engineer, calm.'],
  ['A former Tesla engineer.', 'A former company engineer.'],
  ['Non-Vossler suppliers, a post-Tesla career.', 'Non-manufacturer suppliers, a post-company career.'],
  ['Jo is ex-Kone.', 'The candidate is formerly at a company.'],
  ['Ex-Vossler und sehr ruhig.', 'Früher bei einem Industrieunternehmen und sehr ruhig.'],
  ['Die Ex-Tesla-Ingenieurin kommt gern.', 'Die Ex-Unternehmen-Ingenieurin kommt gern.'],
])('what stands for an employer behind ex- reads as the language has it: %s', (text, shown) => {
  expect(scrub(text, identity).text).toBe(shown);
});
