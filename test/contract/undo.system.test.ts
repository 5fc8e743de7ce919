import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action, CompletedAction, UndoOutcome } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { undoInUnit } from '#src/action/unit.ts';
import { AppError } from '#src/lib/errors.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';
import { difference, type Rows, rowsReader } from './agency-rows.ts';
import { ofEarlierRelease } from './earlier-release.ts';
import { fixtures } from './fixtures.ts';
import { newStage } from './stage.ts';
import { type Schema, valuesOf } from './undo-values.ts';
import type { World } from './world.ts';

const reversible = [...catalogue.values()].filter((action) => action.undo !== null);

let running: TestService;
let desk: Workspace;
let world: World;
let rows: () => Promise<Rows>;

beforeAll(async () => {
  ({ running, world } = await newStage());
  desk = world.desk;
  rows = await rowsReader(running, desk.accountId);
});

const origin = { channel: 'job', requestId: 'req_undo' } as const;

/** The admin: by a key, and signed in for what a key has a person approve of. */
async function adminFor({ needsPerson }: Action): Promise<Principal> {
  const principal = await running.service.authentication.bearer(desk.adminKey);
  if (needsPerson === null) return principal;
  return { ...principal, credential: { ...principal.credential, type: 'session', mode: null } };
}

/** Runs an action; null where it refuses the input or changes nothing. */
async function run(action: Action, input: unknown): Promise<CompletedAction | null> {
  const principal = await adminFor(action);
  try {
    const { data, effects } = await execute(running.service.runtime, action, input, { principal, origin });
    const changes = effects?.changes ?? [];
    const parsed = action.input.parse(input);
    return changes.length === 0
      ? null
      : { input: parsed, data, changes: JSON.parse(JSON.stringify(changes)) };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function takeBack(action: Action, done: CompletedAction): Promise<UndoOutcome> {
  const principal = await adminFor(action);
  let undone: UndoOutcome = { outcome: 'irreversible', why: 'not run' };
  await running.service.store.write(async (unit) => {
    const now = new Date().toISOString();
    undone = (await undoInUnit(unit, action, done, principal, origin, now)).undone;
  });
  return undone;
}

/** A fall-off of the placement, which has started. */
async function fallOff({ ids }: World): Promise<object> {
  await desk.api.patch(`/placements/${ids.placement_id}`, { start_date: '2020-01-06' });
  return { status: 'fell_off', fell_off_at: '2020-02-03' };
}

/** What a field needs beside it, or a value of it that no schema tells. Some of it is made for the occasion. */
const GIVEN: Record<string, (world: World) => object | Promise<object>> = {
  'bulk_update_applications.reason': () => ({ stage: 'rejected', reason: 'No reply' }),
  'configure_board.webhook_url': () => ({ board_slug: 'webhook', webhook_url: 'https://93.184.216.34/hook' }),
  'create_application.history': ({ ids }) => ({
    candidate_id: ids.other_candidate_id,
    history: [{ stage: 'yes', entered_at: '2026-01-05T09:00:00Z' }],
  }),
  'create_candidate.email': ({ fresh }) => ({ name: 'Neu Person', email: `${fresh()}@people.example` }),
  'create_distribution_rule.target_board_slugs': () => ({ name: 'R', target_board_slugs: ['career_page'] }),
  'hand_over.ids': ({ ids }) => ({ ids: [ids.client_id] }),
  'hand_over.location_city': async ({ ids: { candidate_id } }) => {
    await desk.api.patch(`/candidates/${candidate_id}`, { location: { city: 'Leeds' } });
    return { location_city: 'Leeds' };
  },
  'hand_over.tag': () => ({ tag: 'vip' }),
  'mark_placement_status.fell_off_at': fallOff,
  'revise_email_draft.instruction': () => ({ instruction: 'mention that parking is free' }),
  'set_client_fee_terms.tiers': () => ({ tiers: [{ from: 0, percent: 17 }] }),
  'set_required_papers.use_default': async () => {
    const kept = { ...fixtures.set_required_papers?.(world) };
    await desk.api.post('/batch', { actions: [{ action: 'set_required_papers', input: kept }] });
    return { use_default: true };
  },
  'update_candidate.do_not_approach_reason': () => ({
    do_not_approach: true,
    do_not_approach_reason: 'Asked us to',
  }),
  'update_candidate_tags.remove': () => ({ remove: ['vip'] }),
  'update_candidate_preferences.from_extraction': async ({ ids: { candidate_id } }) => {
    await desk.api.post('/activities', { type: 'note', candidate_id, summary: 'Wants AUD 187,000 base.' });
    const read = await desk.api.post(`/candidates/${candidate_id}/preferences/extract`);
    return { from_extraction: read.body.data.id };
  },
  'update_client_contact.reports_to': async ({ ids, fresh }) => {
    const boss = { name: 'Be Boss', email: `${fresh()}@client.example` };
    const made = await desk.api.post(`/clients/${ids.client_id}/contacts`, boss);
    return { reports_to: made.body.data.id };
  },
  'update_distribution_rule.target_board_slugs': () => ({ target_board_slugs: ['career_page', 'xml_feed'] }),
  'update_interview.ends_at': () => ({ starts_at: '2099-05-01T09:00:00Z', ends_at: '2099-05-01T09:50:00Z' }),
  'update_job.applicant_country': () => ({ location: { type: 'remote' }, applicant_country: 'NZ' }),
  'update_job.opened_at': () => ({ opened_at: '2026-01-05T09:00:00Z' }),
  'update_job.client_id': async ({ fresh }) => {
    const client_id = (await desk.api.post('/clients', { name: `Client ${fresh()}` })).body.data.id;
    const other = (await desk.api.post('/clients', { name: `Client ${fresh()}` })).body.data.id;
    const job_id = (await desk.api.post('/jobs', { title: 'Moved', client_id })).body.data.id;
    return { job_id, client_id: other };
  },
  'update_talent_pool.auto_add_enabled': () => ({ auto_add_enabled: true, eligibility: 'Nurses' }),
  'update_placement.credits': ({ ids }) => ({
    credits: [{ user_id: ids.other_user_id, percent: 100, role: 'other' }],
  }),
  'update_placement.fell_off_at': fallOff,
  'update_placement.fee_amount': () => ({ fee_type: 'fixed', fee_amount: 900 }),
  'update_placement.fee_type': () => ({ fee_type: 'fixed', fee_amount: 900 }),
};

/** What more a field of some actions may need to be taken. */
const BESIDE: Record<string, Record<string, unknown>[]> = {
  update_placement: [
    { placement_type: 'contract' },
    { placement_type: 'contract', start_date: '2020-01-06' },
  ],
};

/** Fields that change no record of the world: a secret is never told of, and none of its contacts only works there. */
const NO_CHANGE = new Set(['configure_board.rotate_secret', 'update_client_contact.origin']);

const schemaOf = (action: Action): Schema =>
  z.toJSONSchema(action.input, { io: 'input', unrepresentable: 'any' }) as Schema;

/** The inputs by which a field is tried, the fixture's other members kept as far as they are needed. */
async function attempts(action: Action, field: string): Promise<Record<string, unknown>[]> {
  const schema = schemaOf(action);
  const fixture = fixtures[action.name]?.(world) ?? {};
  const required = (schema.required ?? []) as string[];
  const needed = Object.fromEntries(Object.entries(fixture).filter(([name]) => required.includes(name)));
  const property = ((schema.properties ?? {}) as Record<string, Schema>)[field] ?? {};
  const known = Object.values(world.ids);
  const tried = valuesOf(property, known).slice(0, 60);
  const given = await GIVEN[`${action.name}.${field}`]?.(world);
  // A creation is taken back whole, whatever else it was given.
  const creates = /^(create|add|draft|schedule|save|upload)_/.test(action.name);
  const beside = [{}, ...(creates ? [fixture] : []), ...(BESIDE[action.name] ?? [])];
  return [
    ...(given === undefined ? [] : [{ ...needed, ...given }]),
    ...beside.flatMap((more) => tried.map((value) => ({ ...needed, ...more, [field]: value }))),
    ...(field in fixture ? [fixture] : []),
  ];
}

it('tries every reversible action of the catalogue by fields that it has', () => {
  const fields = new Map(reversible.map(({ name, input }) => [name, Object.keys(input.shape)]));
  const untried = reversible.filter(({ name }) =>
    fields.get(name)?.every((field) => NO_CHANGE.has(`${name}.${field}`)),
  );
  const cases = [...Object.keys(GIVEN), ...NO_CHANGE].filter((key) => {
    const [name = '', field = ''] = key.split('.');
    return !fields.get(name)?.includes(field);
  });
  expect({ untried, cases }).toEqual({ untried: [], cases: [] });
});

describe.each(reversible.map((action) => [action.name, action] as const))('%s', (name, action) => {
  const fields = Object.keys(action.input.shape).filter((field) => !NO_CHANGE.has(`${name}.${field}`));

  it.each(fields)('is taken back in what it wrote for %s', async (field) => {
    const inputs = await attempts(action, field);
    const before = await rows();
    for (const input of inputs) {
      const done = await run(action, input);
      if (done === null) continue;
      const made = done.changes.some((change) => change.before === null);
      const earlier = { ...done, changes: ofEarlierRelease(done.changes, action.output) };
      const undone = await takeBack(action, earlier);
      expect({
        input,
        undone,
        left: difference(before, await rows(), made),
      }).toEqual({
        input,
        undone: { outcome: 'done' },
        left: {},
      });
      return;
    }
    throw new Error(`no input of ${name} changes anything by ${field}`);
  });
});
