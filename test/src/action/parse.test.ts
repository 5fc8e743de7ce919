import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { parseInput } from '#src/action/parse.ts';
import { AppError } from '#src/lib/errors.ts';

function refusal(name: string, input: unknown): AppError {
  const action = catalogue.get(name);
  if (action === undefined) throw new Error(`no action ${name}`);
  try {
    parseInput(action, input);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error(`${name} took it`);
}

const job = { title: 'Fitter', client_id: 'cli_1' };

it('names the end where a length is given and a field ends', () => {
  const { extra } = refusal('create_interview', { kind: 'video', duration_minutes: 45 }).details;
  expect(extra?.problems).toContainEqual(
    expect.objectContaining({ field: 'duration_minutes', did_you_mean: 'ends_at' }),
  );
});

it('names the field that says of which sort a record is, where others call it its kind or type', () => {
  for (const [name, sent, near] of [
    ['create_calendar_event', 'kind', 'event_type'],
    ['create_calendar_event', 'category', 'event_type'],
    ['create_interview', 'type', 'kind'],
    ['create_activity', 'kind', 'type'],
  ] as const)
    expect(refusal(name, { [sent]: 'reminder' }).details.extra?.problems, name).toContainEqual(
      expect.objectContaining({ field: sent, did_you_mean: near }),
    );
});

it('names the nearest field, inside lists and alternatives too', () => {
  for (const [input, field, near] of [
    [{ titel: 'x' }, 'titel', 'title'],
    [{ ...job, compensation: { base_minimum: 1 } }, 'compensation.base_minimum', 'compensation.base_min'],
    [{ ...job, interview_plan: [{ formt: 'phone' }] }, 'interview_plan.0.formt', 'interview_plan.0.format'],
    [
      { ...job, interview_plan: { rounds: [{ formt: 'phone' }] } },
      'interview_plan.rounds.0.formt',
      'interview_plan.rounds.0.format',
    ],
  ] as const) {
    const problems = refusal('create_job', input).details.extra?.problems;
    expect(problems).toContainEqual(expect.objectContaining({ field, did_you_mean: near }));
  }
});

it('names the time that a list goes by for a bound of another time', () => {
  for (const [name, field, near] of [
    ['list_activities', 'created_after', 'occurred_after'],
    ['list_activities', 'sent_before', 'occurred_before'],
    ['list_interviews', 'scheduled_after', 'starts_after'],
    ['list_candidates', 'create_after', 'created_after'],
  ] as const)
    expect(refusal(name, { [field]: '2026-11-24' }).message, field).toContain(`did you mean ${near}?`);
});

it('says where a field belongs that was sent one level too high', () => {
  const error = refusal('update_job', { job_id: 'job_1', base_min: 100_000 });
  expect(error.field).toBe('base_min');
  expect(error.message).toContain('did you mean compensation.base_min?');
});

it('names the action that sets what this one does not', () => {
  for (const [name, field, other] of [
    ['create_placement', 'status', 'mark_placement_status'],
    ['update_candidate_preferences', 'work_rights', 'update_candidate'],
  ] as const) {
    expect(refusal(name, { [field]: 'x' }).details.extra?.problems).toContainEqual({
      field,
      message: `is not set by ${name}; use ${other}`,
    });
  }
});

it('names only actions and fields that there are', () => {
  for (const action of catalogue.values()) {
    for (const other of Object.values(action.settableBy)) expect([...catalogue.keys()]).toContain(other);
  }
});

it('stays short however many faults an input has', () => {
  const input = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, 1]));
  const error = refusal('create_client', { ...input, ['y'.repeat(100_000)]: 1 });
  expect(JSON.stringify(error.details).length + error.message.length).toBeLessThan(50_000);
});

it.each([
  ['create_job', { client_id: 'cli_1' }, 'title: is needed: text'],
  ['get_contractor_page_link', {}, 'candidate_id: is needed: a candidate id, beginning with cnd_'],
  ['get_contractor_page_link', { candidate_id: 5 }, 'candidate_id: must be text, not a number'],
  ['create_activity', { candidate_id: 'cnd_1' }, 'type: is needed: one of note, call'],
  ['create_job', { ...job, title: 5 }, 'title: must be text, not a number'],
  ['create_job', { ...job, title: null }, 'title: must be text; null is not taken here'],
  ['create_job', { ...job, title: 'x'.repeat(301) }, 'title: must have at most 300 characters, not 301'],
  ['create_job', { ...job, ai_screen_enabled: 'yes' }, 'ai_screen_enabled: must be true or false, not text'],
  ['create_job', { ...job, spec: [] }, 'spec: must be an object, not a list'],
  [
    'create_job',
    { ...job, employment_type: 'gig' },
    'employment_type: must be one of full_time, part_time, contract',
  ],
  ['create_placement', { guarantee_days: 1.5 }, 'guarantee_days: must be a whole number, not a number'],
  ['create_placement', { guarantee_days: -1 }, 'guarantee_days: must be at least 0'],
  ['list_clients', { search: '' }, 'search: must not be empty'],
  ['set_client_fee_terms', { client_id: 'cli_1', use_standard: false }, 'use_standard: must be true'],
])('says in plain words what %s takes (%#)', (name, input, message) => {
  expect(refusal(name, input).message).toBe(message);
});

it('answers the bounds of a time, however they are called, with the fields that take them', () => {
  for (const [name, input, from, to] of [
    ['list_interviews', { from: '2026-01-01', to: '2026-02-01' }, 'starts_after', 'starts_before'],
    ['list_activities', { since: '2026-01-01', until: '2026-02-01' }, 'occurred_after', 'occurred_before'],
    ['list_jobs', { date_from: '2026-01-01', date_to: '2026-02-01' }, 'created_after', 'created_before'],
  ] as const) {
    const problems = refusal(name, input).details.extra?.problems;
    for (const did_you_mean of [from, to])
      expect(problems, name).toContainEqual(expect.objectContaining({ did_you_mean }));
  }
});
