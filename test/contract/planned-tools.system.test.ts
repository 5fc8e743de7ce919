import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { SCOPES } from '#src/domain/accounts/scopes.ts';
import { tokenOf } from '#test/harness/connection.ts';
import { callTool, refusalOf } from '#test/harness/mcp.ts';
import { fixtures } from './fixtures.ts';
import { outward } from './outward.ts';
import { newStage, type Stage } from './stage.ts';

/** Whatever leaves, and the records that an action of those below would change. */
async function left({ running }: Stage): Promise<unknown> {
  return running.service.store.read(async (db) => ({
    mails: await db.selectFrom('scheduled_emails').select(['id', 'to_address', 'status']).execute(),
    requests: await db.selectFrom('webhook_deliveries').select('id').execute(),
    postings: await db.selectFrom('postings').select(['id', 'status']).execute(),
    done: await db.selectFrom('activities').select('id').execute(),
  }));
}

const agreedTo = [...catalogue.values()].filter(({ risk }) => risk.outward || risk.destructive);

it('finds a good many actions that are agreed to before they happen', () => {
  expect(agreedTo.length).toBeGreaterThan(50);
});

it.each(agreedTo.map(({ name }) => [name]))(
  '%s does nothing at once over MCP, as a tool or in run_actions, for a connection with which nothing was set',
  async (name) => {
    const stage = await newStage();
    try {
      const { running, world } = stage;
      const { accountId, adminId } = world.desk;
      const { token } = await tokenOf(running, { accountId, userId: adminId }, [...SCOPES]);
      const input = (await outward[name]?.input?.(world, stage)) ?? fixtures[name]?.(world) ?? {};
      const before = await left(stage);
      const answer = await callTool(running.app, token, name, input);
      const told = JSON.stringify(answer);
      // What reaches nobody with these records (a pool that is not published) is record keeping.
      if (answer.structuredContent?.status !== 'planned') {
        expect(catalogue.get(name)?.reaches, told).not.toBeNull();
        expect(answer.isError, told).toBeFalsy();
        return;
      }
      expect(answer.structuredContent, told).toMatchObject({
        plan_id: expect.stringMatching(/^pln_/),
        confirm_text: expect.stringMatching(/\S/),
      });
      expect(answer.content[0]?.text).toContain(answer.structuredContent.confirm_text);
      const run = await callTool(running.app, token, 'run_actions', { actions: [{ action: name, input }] });
      // Refused whole, or as the item that it turns out to be.
      if (run.isError) expect(refusalOf(run).code).toBe('BATCH_INVALID');
      else expect(run.structuredContent, JSON.stringify(run)).toMatchObject({ counts: { succeeded: 0 } });
      expect(await left(stage)).toEqual(before);
    } finally {
      await stage.running.close();
    }
  },
);
