import fc from 'fast-check';
import { catalogue } from '#actions/catalogue.ts';
import { decide } from '#src/batch/approval-decide.ts';
import type { ApprovalView } from '#src/batch/approval-view.ts';
import { listApprovals, readApproval } from '#src/batch/approval-view.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { SCOPES } from '#src/domain/accounts/scopes.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { escaped, type Standing, standing } from '#test/harness/escapes.ts';
import { callTool } from '#test/harness/mcp.ts';
import { type Api, apiOf } from '#test/harness/workspace.ts';
import { fixtures } from './fixtures.ts';
import { newStage, type Stage } from './stage.ts';

/**
 * Random sequences of an agent with a policy that tries everything of the catalogue to get out a mail, a role, a key or
 * a figure: alone, in batches, by plans, by resuming, undoing and repeating, while an admin changes addresses and a
 * person decides about what waits.
 */

const names = [...catalogue.keys()];
const writes = [...catalogue.values()].filter(({ kind }) => kind === 'write').map(({ name }) => name);

/** Inputs that reach further than those of the fixtures. */
const BOLD: Record<string, (stage: Stage) => Record<string, unknown>> = {
  create_user: ({ world }) => ({
    account_id: world.desk.accountId,
    name: 'Eve',
    email: `${world.fresh()}@evil.example`,
    role: 'admin',
  }),
  update_user: ({ world }) => ({
    account_id: world.desk.accountId,
    user_id: world.ids.other_user_id,
    role: 'admin',
  }),
  create_key: () => ({ scopes: ['admin'] }),
  update_webhook: ({ world }) => ({ webhook_id: world.ids.webhook_id, url: 'https://evil.example/hook' }),
  set_fee_terms_roles: () => ({ roles: ['team_lead', 'consultant'] }),
  set_candidate_allowance: () => ({ limit: 100_000, mode: 'warn' }),
};

const FILLED = ['postings.status', 'postings.due_at', 'postings.expires_at', 'job_ads.status'];

/** What these change of a record which is watched, and which opens nothing to anybody. */
const HARMLESS: Record<string, readonly string[]> = {
  convert_spec: ['specs.status', 'specs.job_id', 'specs.application_id'],
  set_required_papers: ['accounts.settings'],
  // Who fills a job takes its ad back in: it closes, and its postings come off their boards.
  log_offer: FILLED,
  create_placement: FILLED,
  update_job: FILLED,
};

/** What a subscription that a person agreed to is told by. */
const TOLD = /^webhook_deliveries whd_\w+|^webhooks whk_\w+: (failing_since|status, failing_since)$/;

/** What a rule of distribution that a person agreed to publishes of each new job. */
const PUBLISHED = /^(postings|job_ads) \w+ is new$/;

/** Figures of a placement that the poorest credential may not see, in every writing. */
const FIGURES = /187[,.]?654|40[,.]?101/;

interface Credential {
  name: string;
  api: Api;
  key: string;
  poor: boolean;
}

interface Sent {
  id: string;
  actions: string[];
  body: object;
  key: string;
}

/** A stage with four credentials that must ask, and what they have done there. */
interface SequenceRun extends Stage {
  credentials: Credential[];
  sent: Sent[];
  /** Whether somebody has agreed to a rule by which jobs are published. */
  ruled: boolean;
  /** What came out without a decision that had shown it. */
  faults: string[];
  /** How often each kind of thing came about, to see that the sequences try something. */
  counts: Map<string, number>;
}

/** Opens a run. */
async function newRun(counts: Map<string, number>): Promise<SequenceRun> {
  const stage = await newStage();
  const { running, world } = stage;
  const { desk } = world;
  const policy = 'outward';
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await desk.api.post(path, body);
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const job = await made('/jobs', { title: 'Treasurer', client_id: world.ids.client_id });
  const person = await made('/candidates', { name: 'Gus Gold', email: `${world.fresh()}@people.example` });
  const application = await made('/applications', { job_id: job.id, candidate_id: person.id });
  const terms = { salary: 187_654, fee_percent: 21.37, currency: 'AUD' };
  await made('/placements', { application_id: application.id, ...terms });
  const email = `${world.fresh()}@agency.example`;
  const lead = await made(`/accounts/${desk.accountId}/users`, {
    name: 'Team Lead',
    email,
    role: 'team_lead',
  });
  const own = await made('/keys', { scopes: ['admin'], user_id: desk.adminId });
  const ofLead = await made('/keys', { scopes: ['admin'], user_id: lead.id });
  const plain = SCOPES.filter(
    (scope) => !/^admin$|financials|contracting|quotas:read|keys:write/.test(scope),
  );
  const poor = await made('/keys', { scopes: plain, user_id: null });
  const { token } = await tokenOf(running, { accountId: desk.accountId, userId: lead.id }, ['admin']);
  const set = (subject: object) =>
    runAsOperator(running.service, desk.accountId, setApprovalPolicyAction, { ...subject, policy });
  await set({ key_id: own.id });
  await set({ role: 'team_lead' });
  await set({ key_id: poor.id });
  const credential = (name: string, key: string, isPoor = false): Credential => ({
    name,
    key,
    api: apiOf(running.app, key),
    poor: isPoor,
  });
  const run: SequenceRun = {
    ...stage,
    credentials: [
      credential("an admin's key", own.key),
      credential("a team lead's key", ofLead.key),
      credential('a poor key of nobody', poor.key, true),
      credential("a team lead's connection", token),
    ],
    sent: [],
    ruled: false,
    faults: [],
    counts,
  };
  await quiet(run);
  return run;
}

async function quiet({ running }: Stage): Promise<void> {
  await running.service.batches.settled();
  await running.service.jobs.runDue();
}

const seen = (run: SequenceRun): Promise<Standing> => standing(run.running, run.world.desk.accountId);

function count(run: SequenceRun, what: string): void {
  run.counts.set(what, (run.counts.get(what) ?? 0) + 1);
}

/** Does something as a credential that must ask, and keeps what came about. */
async function attempt(
  run: SequenceRun,
  { name, poor }: Credential,
  actions: readonly string[],
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  // What falls due by the hour, such as another try of a posting, is nobody's doing.
  await quiet(run);
  const before = await seen(run);
  const answer = JSON.stringify(await work());
  await quiet(run);
  const after = await seen(run);
  const except = new Set(actions.flatMap((action) => HARMLESS[action] ?? []));
  const found = escaped(before, after, except).filter(
    (what) => !TOLD.test(what) && !(run.ruled && PUBLISHED.test(what)),
  );
  const doing = `${what} ${actions.join(', ')} by ${name}`;
  if (found.length > 0) run.faults.push(`${doing}: ${found.join('; ')}`);
  if (poor && FIGURES.test(answer)) run.faults.push(`${doing} was told ${FIGURES.exec(answer)?.[0]}`);
  count(
    run,
    /awaiting_approval/.test(answer)
      ? `${what}: waits`
      : /"succeeded"/.test(answer)
        ? `${what}: done`
        : `${what}: refused`,
  );
}

const inputOf = (stage: Stage, action: string, bold: boolean): Record<string, unknown> =>
  (bold ? BOLD[action]?.(stage) : undefined) ?? fixtures[action]?.(stage.world) ?? {};

type Step = (run: SequenceRun) => Promise<void>;

const who = fc.nat({ max: 3 });
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
const oneOf = (run: SequenceRun, index: number): Credential => {
  const found = at(run.credentials, index);
  if (found === undefined) throw new Error('no credential');
  return found;
};

const actionName = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...writes) },
  { weight: 1, arbitrary: fc.constantFrom(...names) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(BOLD), 'send_email', 'send_scheduled_email_now') },
);

const sends = fc
  .record({
    actions: fc.array(fc.tuple(actionName, fc.boolean()), { minLength: 1, maxLength: 3 }),
    by: who,
    how: fc.constantFrom('batch', 'atomic', 'plan', 'mcp', 'undo on error'),
    key: fc.uuid(),
  })
  .map(
    ({ actions, by, how, key }): Step =>
      async (run) => {
        const credential = oneOf(run, by);
        const named = actions.map(([action]) => action);
        const items = actions.map(([action, bold]) => ({ action, input: inputOf(run, action, bold) }));
        const more =
          how === 'atomic' ? { mode: 'atomic' } : how === 'undo on error' ? { on_error: 'undo' } : {};
        const body = { actions: items, ...more };
        await attempt(run, credential, named, how, async () => {
          if (how === 'mcp') return await callTool(run.running.app, credential.key, 'run_actions', body);
          if (how === 'plan') {
            const { data } = (await credential.api.post('/batch', { ...body, dry_run: true }, null)).body;
            if (data?.plan_id === undefined) return data;
            const { plan_id, confirm_text } = data;
            const done = (await credential.api.post('/batch', { plan_id, confirm_text }, key)).body;
            note(run, done, named, { plan_id, confirm_text }, key);
            return [data, done];
          }
          const done = (await credential.api.post('/batch', body, key)).body;
          note(run, done, named, body, key);
          return done;
        });
      },
  );

function note(
  run: SequenceRun,
  { data }: { data?: { batch_id?: string } },
  actions: string[],
  body: object,
  key: string,
) {
  if (data?.batch_id !== undefined) run.sent.push({ id: data.batch_id, actions, body, key });
}

/** An admin does something with a free hand, which an agent may then try to take back, or to go on with. */
const free = actionName.map(
  (action): Step =>
    async (run) => {
      const body = { actions: [{ action, input: inputOf(run, action, false) }] };
      const key = run.world.fresh();
      note(run, (await run.world.desk.api.post('/batch', body, key)).body, [action], body, key);
      await quiet(run);
      run.ruled ||= action.endsWith('distribution_rule');
      count(run, 'an admin');
    },
);

const steers = fc
  .record({
    by: who,
    which: fc.nat({ max: 50 }),
    how: fc.constantFrom('undo', 'resume', 'patch', 'again', 'cancel'),
    patch: actionName,
  })
  .map(
    ({ by, which, how, patch }): Step =>
      async (run) => {
        const batch = at(run.sent, which);
        if (batch === undefined) return;
        const { api } = oneOf(run, by);
        const path = `/batch/${batch.id}`;
        await attempt(run, oneOf(run, by), batch.actions, how, async () => {
          if (how === 'again') return (await api.post('/batch', batch.body, batch.key)).body;
          if (how !== 'patch') return (await api.post(`${path}/${how}`, {})).body;
          const input = inputOf(run, patch, true);
          return (await api.post(`${path}/resume`, { patch: { a1: { input } } })).body;
        });
      },
  );

const EVIL = 'somebody@evil.example';
/** An admin changes where something goes. */
const moves = fc.constantFrom('candidate', 'contact', 'mail').map(
  (what): Step =>
    async (run) => {
      const { api } = run.world.desk;
      const { ids } = run.world;
      const to = `${run.world.fresh()}.${EVIL}`;
      if (what === 'candidate') await api.patch(`/candidates/${ids.candidate_id}`, { email: to });
      else if (what === 'contact')
        await api.patch(`/clients/${ids.client_id}/contacts/${ids.contact_id}`, { email: to });
      else await api.patch(`/scheduled-emails/${ids.scheduled_email_id}`, { to_address: to });
      await quiet(run);
    },
);

/** A person reads the page of what waits and decides, maybe after an address has changed under it. */
const decides = fc
  .record({ which: fc.nat({ max: 20 }), approve: fc.boolean(), under: fc.option(moves, { freq: 3 }) })
  .map(
    ({ which, approve, under }): Step =>
      async (run) => {
        const { service } = run.running;
        const { accountId, adminId: userId } = run.world.desk;
        const mia = { accountId, userId, name: 'Mia', role: 'admin' as const };
        const waiting = at(await listApprovals(service, mia), which);
        if (waiting === undefined) return;
        const shown = await readApproval(service, mia, waiting.id);
        await under?.(run);
        const before = await seen(run);
        const done = await decide(service, mia, waiting.id, { approve, hash: shown.hash }).then(
          () => true,
          () => false,
        );
        await quiet(run);
        const after = await seen(run);
        run.ruled ||= shown.items.some(({ action }) => action.endsWith('distribution_rule'));
        count(run, done ? (approve ? 'approved' : 'refused') : 'no longer what was shown');
        run.faults.push(...unshown(before, after, approve && done ? shown : null));
      },
  );

/** What came about of a decision that its page had not shown. */
function unshown(before: Standing, after: Standing, shown: ApprovalView | null): string[] {
  if (shown === null) return escaped(before, after).map((what) => `without a yes: ${what}`);
  const text = `${shown.confirmText} ${JSON.stringify(shown.items)}`;
  const asked = shown.items.map(({ action }) => action);
  // What falls due by a move of the clock is sent by what was agreed to before.
  const known = shown.items.every(({ unknown }) => unknown === null) && !asked.includes('advance_test_clock');
  const faults: string[] = [];
  for (const [key, row] of after) {
    const was = before.get(key);
    const [table = ''] = key.split(' ');
    if (known && table === 'scheduled_emails' && row.to_address !== was?.to_address)
      if (!text.includes(String(row.to_address)))
        faults.push(`a mail to ${row.to_address} that was not shown, by ${asked.join(', ')}`);
    if (['users', 'api_keys', 'oauth_grants'].includes(table) && was === undefined) {
      if (!asked.some((action) => catalogue.get(action)?.rights))
        faults.push(`${key} is new, and no right was asked for`);
    }
  }
  return faults;
}

const SCENES_EVERY = 10;

/**
 * Runs so many sequences.
 * @returns how often each kind of step came to what
 */
export async function runSequences(sequences: number, seed?: number): Promise<Map<string, number>> {
  const step = fc.oneof(
    { weight: 6, arbitrary: sends },
    { weight: 3, arbitrary: steers },
    { weight: 1, arbitrary: free },
    { weight: 1, arbitrary: moves },
    { weight: 3, arbitrary: decides },
  );
  const counts = new Map<string, number>();
  let run: SequenceRun | undefined;
  let runs = 0;
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        if (run === undefined || runs % SCENES_EVERY === 0 || run.faults.length > 0) {
          await run?.running.close();
          run = await newRun(counts);
        }
        runs += 1;
        for (const one of steps) await one(run);
        if (run.faults.length > 0) throw new Error(run.faults.join('\n'));
      }),
      { numRuns: sequences, ...(seed === undefined ? {} : { seed }), endOnFailure: true },
    );
  } finally {
    await run?.running.close();
  }
  return counts;
}
