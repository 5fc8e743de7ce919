import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import { sendToItsEnd } from '#test/harness/batch.ts';
import { boundCredentials, CREDENTIALS, escaped, standing, under } from '#test/harness/escapes.ts';
import type { Answer, Api } from '#test/harness/workspace.ts';
import { fixtures } from './fixtures.ts';
import { newStage, type Stage } from './stage.ts';

/**
 * Every write of the catalogue, and the undo of each, tried as a way past an approval policy: a new action is tried by
 * itself, and fails here until it has a fixture.
 */
const writes = [...catalogue.values()].filter(({ kind }) => kind === 'write');

/** Members that these change of a record which is watched, and which open nothing to anybody. */
const HARMLESS: Record<string, readonly string[]> = {
  convert_spec: ['specs.status', 'specs.job_id', 'specs.application_id'],
  set_required_papers: ['accounts.settings'],
};

async function onStage(work: (stage: Stage) => Promise<void>): Promise<void> {
  const stage = await newStage();
  try {
    await work(stage);
  } finally {
    await stage.running.close();
  }
}

const send = (api: Api, { running, world }: Stage, action: string): Promise<Answer> =>
  sendToItsEnd(running, api, { actions: [{ id: 'a', action, input: fixtures[action]?.(world) ?? {} }] });

const waits = ({ status, body }: Answer): boolean =>
  status === 202 && body.data.status === 'awaiting_approval';
const done = ({ body }: Answer): boolean => body.data?.status === 'succeeded';

/** What was tried as an escape, and how it went. */
export interface Tally {
  writes: number;
  /** Writes that a credential under a policy sent. */
  tried: number;
  /** Undos of its own writes and of an admin's. */
  undos: number;
  /** Waited for a person, done as they are harmless, and refused. */
  waited: number;
  done: number;
  refused: number;
  /** What left, or who may do more, without a person. */
  escaped: number;
}

/** What came about, without a person's decision, of something that a credential under a policy sent. */
async function escapes(
  stage: Stage,
  tally: Tally,
  kind: 'tried' | 'undos',
  action: string,
  attempt: () => Promise<Answer>,
) {
  const { running, world } = stage;
  const before = await standing(running, world.desk.accountId);
  const answer = await attempt();
  await running.service.batches.settled();
  await running.service.jobs.runDue();
  const after = await standing(running, world.desk.accountId);
  const found = escaped(before, after, new Set(HARMLESS[action]));
  tally[kind] += 1;
  tally[waits(answer) ? 'waited' : answer.status < 300 ? 'done' : 'refused'] += 1;
  if (found.length > 0) tally.escaped += 1;
  return { answer, found };
}

const [ADMINS_KEY = '', ...OTHERS] = CREDENTIALS;

/**
 * Tries every write, and its undo, by credentials that a policy binds.
 * @param by `all`: each write by every kind of credential. `turns`: each by an admin's key and by one other kind, those in
 *   turns: a write that no policy stops fails, and so does a kind that no policy binds; what only one kind can do with
 *   one write is found by `all` alone
 * @returns the count, complete once the tests have run
 */
export function escapeTests(by: 'all' | 'turns'): Tally {
  const tally: Tally = { writes: 0, tried: 0, undos: 0, waited: 0, done: 0, refused: 0, escaped: 0 };
  describe('under the policy outward', () => {
    it.each(
      writes.map((action, turn) => ({
        action,
        name: action.name,
        credentials: by === 'all' ? CREDENTIALS : [ADMINS_KEY, OTHERS[turn % OTHERS.length] ?? ''],
      })),
    )('nothing leaves and nobody may do more by $name, nor by its undo', ({ action, credentials }) =>
      onStage(async (stage) => {
        const { running, world } = stage;
        const { desk } = world;
        tally.writes += 1;
        expect(fixtures[action.name], `${action.name} has no fixture`).toBeDefined();
        const bound = await boundCredentials(running, desk, credentials);
        const came: Record<string, string[]> = {};
        let last: Answer | undefined;
        for (const { name, api, subject } of bound) {
          await under(running, desk, subject, 'outward', async () => {
            const { answer, found } = await escapes(stage, tally, 'tried', action.name, () =>
              send(api, stage, action.name),
            );
            if (last === undefined)
              expect(waits(answer) || done(answer), JSON.stringify(answer.body)).toBe(true);
            last ??= answer;
            if (found.length > 0) came[name] = found;
            if (!done(answer)) return;
            const undo = () => api.post(`/batch/${answer.body.data.batch_id}/undo`, {});
            const undone = await escapes(stage, tally, 'undos', action.name, undo);
            if (undone.found.length > 0) came[`${name}, undoing it`] = undone.found;
          });
        }
        if (last !== undefined && waits(last)) {
          const admin = {
            accountId: desk.accountId,
            userId: desk.adminId,
            name: 'Mia',
            role: 'admin',
          } as const;
          const shown = await readApproval(running.service, admin, last.body.data.approval.id);
          expect(shown.items.map((item) => item.action)).toEqual([action.name]);
        }
        const free = await send(desk.api, stage, action.name);
        await running.service.jobs.runDue();
        if (done(free) && action.undo !== null) {
          for (const { name, api, subject } of bound) {
            await under(running, desk, subject, 'outward', async () => {
              const undo = () => api.post(`/batch/${free.body.data.batch_id}/undo`, {});
              const { found } = await escapes(stage, tally, 'undos', action.name, undo);
              if (found.length > 0) came[`${name}, undoing an admin's`] = found;
            });
          }
        }
        expect(came).toEqual({});
      }),
    );
  });

  it('under the policy writes nothing runs without a person', () =>
    onStage(async (stage) => {
      const { running, world } = stage;
      const { desk } = world;
      const [bound] = await boundCredentials(running, desk, CREDENTIALS.slice(0, 1));
      if (bound === undefined) throw new Error('no credential');
      await under(running, desk, bound.subject, 'writes', async () => {
        const ran: string[] = [];
        for (const action of writes.filter(({ readOnly }) => !readOnly)) {
          const { answer, found } = await escapes(stage, tally, 'tried', action.name, () =>
            send(bound.api, stage, action.name),
          );
          if (!waits(answer) || found.length > 0)
            ran.push(`${action.name} ${answer.status} ${found.join('; ')}`);
        }
        expect(ran).toEqual([]);
      });
    }));
  return tally;
}
