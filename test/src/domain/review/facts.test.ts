import { expect, it } from 'vitest';
import type { CandidateRow } from '#src/domain/candidates/index.ts';
import { summaryFacts } from '#src/domain/review/index.ts';

const row = (given: Record<string, unknown>): CandidateRow => {
  const none = {
    other_names: [],
    other_emails: [],
    skills: [],
    certifications: [],
    languages: [],
    education: [],
  };
  const encoded = Object.entries({ ...none, experience: [], ...given }).map(([key, value]) => [
    key,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ]);
  const plain = {
    ...{ name: 'Hope Baxter', first_name: 'Hope', last_name: 'Baxter', email: null, phone: null, city: null },
    ...{ country: null, linkedin_url: null, resume_url: null, current_title: null, current_company: null },
    ...{ years_experience: null, notice_period: null, work_rights: null },
  };
  return { ...plain, ...Object.fromEntries(encoded) } as unknown as CandidateRow;
};
const job = (description: string) => ({
  ...{ title: 'Smith', employer: null, location: null, from: '2019', to: null, is_current: true },
  description,
});

it('tells what somebody did without their name at its head', () => {
  const record = row({ experience: [job('Hope trained 40 analysts. Cut waste by 8%.')] });
  for (const level of ['full', 'first_name', 'anonymous'] as const)
    expect(summaryFacts(null, record, level).candidate.evidence, level).toContain('Trained 40 analysts.');
});

it('writes of a German or French record in its own language', () => {
  const of = (text: string) =>
    summaryFacts(null, row({ experience: [job(text)], country: 'Germany' }), 'full');
  const german = of(
    'Montierte 40 Stahltreppen. Restauriert die Gitter an alten Denkmälern und leitet die Werkstatt.',
  );
  expect([german.language, german.candidate.place]).toEqual(['de', 'Deutschland']);
  expect(of('A réduit le délai de 41 à 26 jours. Anime les journées portes ouvertes.').language).toBe('fr');
  expect(of('Cut waste by 8% and led the night shift.').language).toBeUndefined();
});
