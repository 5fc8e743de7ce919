import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';
import { reportAs } from '#test/harness/teams.ts';

// What happened before it was entered: the dates that are told count, not the day of the entry.
const { desk: agency } = useDesk({ country: 'AU' });
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
// Days of the agency's calendar, of which two a year have 23 or 25 hours, and the middle of each.
const dayAgo = (days: number): string =>
  new Date(Date.parse(todayThere()) - days * 86_400_000).toISOString().slice(0, 10);
const noonOf = (days: number): string => `${dayAgo(days)}T02:00:00.000Z`;

const HISTORY = [
  { stage: 'funnel', entered_at: daysAgo(50) },
  { stage: 'submitted', entered_at: daysAgo(40) },
  { stage: 'client_interview', entered_at: daysAgo(30) },
  { stage: 'offer', entered_at: daysAgo(21) },
];

it('counts the time to fill from the day a job was opened, and says how many end before they begin', async () => {
  const desk = deskOf(agency);
  const hire = async (job: Record<string, unknown>, offer_date: string) => {
    const application_id = await desk.application({ job_id: await desk.job(job) });
    const made = await agency.api.post('/placements', { application_id, offer_date });
    expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  };
  await hire({ opened_at: noonOf(60) }, dayAgo(20));
  // Entered today, won a month ago: it cannot have taken less than no time.
  await hire({}, dayAgo(30));
  await hire({ opened_at: noonOf(90), is_evergreen: true }, dayAgo(20));
  const shown = await reportAs(agency.api, 'time_to_fill', { from: dayAgo(100) });
  expect(shown.totals).toMatchObject([{ time_to_fill: 40, jobs_filled: 3 }]);
  expect(shown.caveats.join(' ')).toContain('1 left out of time to fill');
  const question = `mean time to fill since ${dayAgo(100)}`;
  const { data } = (await agency.api.post('/analytics/ask', { question })).body;
  expect(data.rows).toMatchObject([{ time_to_fill: 40, rows: 1 }]);
  expect(data.caveats.join(' ')).toContain('1 left out of time to fill');
});

it('ages open jobs from their opening, and leaves evergreen ones out', async () => {
  const desk = deskOf(agency);
  const old = await desk.job({ opened_at: daysAgo(33) });
  const always = await desk.job({ is_evergreen: true });
  const { rows } = await reportAs(agency.api, 'job_ageing');
  expect(rows.find(({ job_id }) => job_id === old)).toMatchObject({ age_days: 33 });
  expect(rows.find(({ job_id }) => job_id === always)).toBeUndefined();
  const future = new Date(Date.now() + 86_400_000).toISOString();
  const refused = await agency.api.patch(`/jobs/${old}`, { opened_at: future });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'opened_at']);
  expect((await agency.api.patch(`/jobs/${old}`, { opened_at: null })).body.data.opened_at).toBeNull();
});

it('keeps the stages that an application came through before it was entered', async () => {
  const desk = deskOf(agency);
  const id = await desk.application({ history: HISTORY });
  expect((await agency.api.get(`/applications/${id}`)).body.data).toMatchObject({
    stage: 'offer',
    previous_stage: 'client_interview',
    stage_changed_at: HISTORY[3]?.entered_at,
    submitted_at: HISTORY[1]?.entered_at,
  });
  const { rows } = await reportAs(agency.api, 'time_in_stage');
  const median = (stage: string) => rows.find((row) => row.stage === stage)?.median_days;
  expect([median('submitted'), median('client_interview')]).toEqual([10, 9]);
  expect(rows.find(({ stage }) => stage === 'offer')).toMatchObject({ waiting: 1, longest_waiting_days: 21 });
});

it.each([
  ['the wrong way round', [...HISTORY].reverse(), 'history.1.entered_at'],
  ['in the future', [{ stage: 'offer', entered_at: '2999-01-01T00:00:00Z' }], 'history.0.entered_at'],
  ['twice the same', [HISTORY[0], { stage: 'funnel', entered_at: daysAgo(1) }], 'history.1.stage'],
])('refuses a history %s', async (_, history, field) => {
  const desk = deskOf(agency);
  const ids = { job_id: await desk.job(), candidate_id: await desk.candidate() };
  const { status, body } = await agency.api.post('/applications', { ...ids, history });
  expect([status, body.error.field]).toEqual([422, field]);
  const other = await agency.api.post('/applications', { ...ids, stage: 'yes', history: HISTORY });
  expect([other.status, other.body.error.field]).toEqual([422, 'stage']);
});
