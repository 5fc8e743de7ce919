import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  ask,
  type Desk,
  desk,
  respond,
  shareCandidate,
  shareJob,
  submit,
} from '#test/harness/marketplace.ts';
import { callTool } from '#test/harness/mcp.ts';

const running = useService();
let owner: Desk;
let sender: Desk;
let third: Desk;

beforeAll(async () => {
  [owner, sender, third] = [
    await desk(running, 'Harbour Talent'),
    await desk(running, 'Ridge Search'),
    await desk(running, 'Delta People'),
  ];
});

it('lists what was received or sent, by kind and status, newest first, and nothing of others', async () => {
  const submission = await submit(sender, (await shareJob(owner)).id);
  const request = await ask(sender, (await shareCandidate(owner)).id);
  await respond(owner, request.id, 'decline', { decline_reason: 'Placed elsewhere' });
  const ids = async (side: Desk, query: string) =>
    (await side.api.get(`/marketplace/intros${query}`)).body.data.map(({ id }: { id: string }) => id);
  expect(await ids(owner, '')).toEqual([request.id, submission.id]);
  expect(await ids(owner, '?direction=received&kind=submission')).toEqual([submission.id]);
  expect(await ids(owner, '?status=declined')).toEqual([request.id]);
  expect(await ids(owner, '?direction=sent')).toEqual([]);
  expect(await ids(sender, '?direction=sent')).toEqual([request.id, submission.id]);
  expect(await ids(sender, '?direction=sent&status=pending')).toEqual([submission.id]);
  expect(await ids(sender, '')).toEqual([]);
  expect(await ids(third, '')).toEqual([]);
  expect(await ids(third, '?direction=sent')).toEqual([]);
});

it('lets an intro that nobody answered in 14 days expire, by the sweep and before it', async () => {
  const [{ id }] = (await owner.api.get('/marketplace/intros?status=pending')).body.data;
  await running.service.store.write(({ tx }) =>
    tx
      .updateTable('marketplace_intros')
      .set({ expires_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute(),
  );
  const lapsed = { status: 'expired', resolution: 'timeout' };
  expect((await owner.api.get(`/marketplace/intros/${id}`)).body.data).toMatchObject(lapsed);
  expect((await owner.api.get('/marketplace/intros?status=pending')).body.data).toEqual([]);
  expect((await respond(owner, id, 'accept')).status).toBe(409);
  await running.service.jobs.runDue();
  expect((await sender.api.get('/marketplace/intros?direction=sent&status=expired')).body.data).toMatchObject(
    [{ id, ...lapsed }],
  );
});

it('says of an agency that only sent some that there are some in the other direction', async () => {
  const { content, structuredContent } = await callTool(
    running.app,
    sender.adminKey,
    'list_marketplace_intros',
    {},
    { query: '?toolsets=marketplace' },
  );
  expect(structuredContent.items).toEqual([]);
  expect(content[0]?.text).toMatch(/none; with direction sent \d+ (?:is|are) found\./);
  const nobody = await callTool(
    running.app,
    third.adminKey,
    'list_marketplace_intros',
    {},
    { query: '?toolsets=marketplace' },
  );
  expect(nobody.content[0]?.text).toMatch(/: none\.$/);
});
