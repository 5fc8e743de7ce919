import { expect, it } from 'vitest';
import { held } from '#src/domain/assessment/job-fit.ts';
import type { CandidateRow } from '#src/domain/candidates/index.ts';
import type { Job } from '#src/domain/jobs/schema.ts';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { desk, running } = useDesk();

interface Told {
  facet: string;
  status: string;
  quote: string | null;
}

it('counts a criterion that is a skill and a field of work once, and shows the kind of work that is asked for', async () => {
  const client = (await desk.api.post('/clients', { name: 'Beta', terms: { standard_fee_percent: 20 } })).body
    .data;
  const job = (
    await desk.api.post('/jobs', {
      title: 'Registered Nurse',
      client_id: client.id,
      employment_type: 'contract',
      assessment_criteria: [{ label: 'Aged care', must_have: true }],
    })
  ).body.data;
  await desk.api.post('/candidates', {
    name: 'Ines Both',
    email: 'ines@people.example',
    current_title: 'Registered Nurse',
    skills: ['Aged Care'],
    work_types: ['permanent', 'contract'],
  });
  const { data } = await runAction(running, desk.adminKey, 'match_candidates_to_job', { job_id: job.id });
  const evidence: Told[] = data.results[0].evidence;
  expect(evidence.filter(({ facet }) => /aged care/i.test(facet))).toHaveLength(1);
  expect(evidence).toContainEqual(
    expect.objectContaining({ facet: 'contract', status: 'met', quote: 'contract' }),
  );
});

const TITLES = [
  'Registered Nurse',
  'Payroll Officer',
  'Internal Auditor',
  'Backend Developer',
  'Site Manager',
];
const SKILLS = ['Internal Audit', 'Python', 'Aged Care', 'Payroll', 'Excel', 'Wound Care'];
const EMPLOYERS = ['Deloitte', 'EY', 'Ramsay Health Care', 'Lendlease', 'Woolworths', 'Bloggs Constructions'];
const PAPERS = ['CPA', 'AHPRA Registration', 'White Card'];
const TONGUES = ['German', 'Mandarin', 'French'];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Criteria of one kind each, as a job and as a search say them. */
const CRITERIA = [
  ...SKILLS,
  ...PAPERS,
  ...TONGUES.map((tongue) => `Speaks ${tongue}`),
  'Big 4 background',
  'Experience at Deloitte',
  'Has worked at Bloggs Constructions',
  'Aged care sector experience',
  'At least 5 years of experience',
];

it('search, match and assessment judge each criterion of each person alike', async () => {
  const people = Array.from({ length: 60 }, (_, each) => ({
    name: `Person ${['Abel', 'Bruns', 'Cole', 'Dorn', 'Ekdal', 'Falk'][each % 6]} ${String.fromCharCode(65 + (each % 26))}${each}`,
    email: `one${each}@people.example`,
    current_title: at(TITLES, each),
    current_company: at(EMPLOYERS, each * 5 + 1),
    skills: each % 4 === 0 ? [] : [at(SKILLS, each), at(SKILLS, each * 3 + 1)],
    certifications: each % 3 === 0 ? [] : [at(PAPERS, each)],
    languages: each % 5 === 0 ? [] : ['English', at(TONGUES, each)],
    ...(each % 2 === 0 ? { years_experience: each % 12 } : {}),
    experience: [
      { title: at(TITLES, each * 2), employer: at(EMPLOYERS, each * 7 + 3), from: '2014-01', to: '2017-06' },
    ],
    ...(each % 7 === 0
      ? { summary: `Worked with ${at(SKILLS, each + 2)} for clients of ${at(EMPLOYERS, each)}.` }
      : {}),
  }));
  const { body: made } = await desk.api.post('/batch', {
    actions: people.map((input) => ({ action: 'create_candidate', input })),
    wait_ms: 25_000,
  });
  expect(made.data.items.every(({ status }: { status: string }) => status === 'succeeded')).toBe(true);
  const rows: CandidateRow[] = await running.service.store.read((db) =>
    db.selectFrom('candidates').where('account_id', '=', desk.accountId).selectAll().execute(),
  );
  const client = (await desk.api.post('/clients', { name: 'Gamma', terms: { standard_fee_percent: 20 } }))
    .body.data;
  const apart: string[] = [];
  let met = 0;
  for (const label of CRITERIA) {
    const { body } = await desk.api.post('/jobs', {
      title: 'Opening',
      client_id: client.id,
      assessment_criteria: [{ label, must_have: true }],
    });
    const job: Job = body.data;
    const found = await runAction(running, desk.adminKey, 'search_candidates', { query: label, limit: 100 });
    const matched = await runAction(running, desk.adminKey, 'match_candidates_to_job', {
      job_id: job.id,
      limit: 100,
    });
    const bySearch = new Set<string>(
      found.data.results.map(
        ({ id, candidate_id }: { id?: string; candidate_id?: string }) => candidate_id ?? id,
      ),
    );
    const byMatch = new Map<string, Told[]>(
      matched.data.results.map(({ candidate_id, evidence }: { candidate_id: string; evidence: Told[] }) => [
        candidate_id,
        evidence,
      ]),
    );
    const home = {
      country: 'AU',
      currency: 'AUD',
      today: new Date().toISOString().slice(0, 10),
      timezone: 'Australia/Sydney',
    };
    for (const row of rows) {
      const assessed = held(job, { row, cv: null }, desk.accountId, home).filter(
        ({ requirement }) => requirement.facet.kind !== 'role',
      );
      const match = byMatch
        .get(row.id)
        ?.filter(({ facet }) => assessed.some(({ requirement }) => requirement.label === facet));
      const told = assessed.map(({ status, passage }) => [status, passage?.text ?? null]);
      const matched = (match ?? []).map(({ status, quote }) => [status, quote]);
      const holds = (...statuses: string[]): boolean =>
        told.every(([status]) => statuses.includes(status ?? ''));
      const isFound = bySearch.has(row.id);
      if (isFound) met += 1;
      // Like words are a part at most; what holds without a doubt search finds, and it finds nobody of whom it does not hold.
      const isOne = isFound ? holds('met', 'partial') : !holds('met');
      // Who holds nothing of it need not be in the pool that is matched.
      const isAlike = match === undefined ? !isFound : JSON.stringify(matched) === JSON.stringify(told);
      if (told.length === 0 || !isOne || !isAlike)
        apart.push(
          `${label}: ${isFound ? 'found' : 'not found'}, match ${JSON.stringify(match && matched)}, assessment ${JSON.stringify(told)}: ${row.current_title} at ${row.current_company}, ${row.skills}, ${row.certifications}, ${row.experience.slice(0, 90)}, ${row.summary}`,
        );
    }
  }
  expect(apart).toEqual([]);
  expect(met).toBeGreaterThan(150);
});
