import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import {
  type Desk,
  desk,
  newCandidate,
  newJob,
  respond,
  shareJob,
  submit,
} from '#test/harness/marketplace.ts';
import { callTool, refusalOf } from '#test/harness/mcp.ts';

const running = useService();
let owner: Desk;
let sender: Desk;

beforeAll(async () => {
  [owner, sender] = [await desk(running, 'Harbour Talent'), await desk(running, 'Ridge Search')];
});

const submission = async () =>
  submit(sender, (await shareJob(owner, await newJob(owner, owner.clientId))).id, await newCandidate(sender));
const check = (who: Desk, intro_id: string) =>
  callTool(running.app, who.adminKey, 'run_read_actions', {
    actions: [{ action: 'check_marketplace_intro', input: { intro_id } }],
  });

it('is a read: it runs among the reads, leaves the intro pending, and says what the answer of a check says', async () => {
  const { id } = await submission();
  const [item] = (await check(owner, id)).structuredContent.items;
  expect(item).toMatchObject({ status: 'succeeded', result: { verdict: { known: expect.any(Boolean) } } });
  const asked = await respond(owner, id, 'check');
  expect(asked.body.data.verdict.known).toBe(item.result.verdict.known);
  expect((await owner.api.get(`/marketplace/intros/${id}`)).body.data.status).toBe('pending');
});

it('is for the agency of the listing, while the intro is pending or accepted', async () => {
  const { id } = await submission();
  const [theirs] = (await check(sender, id)).structuredContent.items;
  expect(theirs.error.code).toBe('NOT_YOUR_MOVE');
  await respond(owner, id, 'decline');
  const [late] = (await check(owner, id)).structuredContent.items;
  expect(late.error.code).toBe('CONFLICT');
});

it('needs no plan where the answer to an intro is a check', async () => {
  const { id } = await submission();
  const answer = (action: string) =>
    callTool(
      running.app,
      owner.adminKey,
      'respond_to_marketplace_intro',
      { intro_id: id, action },
      {
        query: '?toolsets=all',
      },
    );
  expect((await answer('check')).structuredContent).toMatchObject({ action: 'check' });
  expect((await answer('accept')).structuredContent).toMatchObject({ status: 'planned' });
  expect(refusalOf(await answer('withdraw')).code).toBe('NOT_YOUR_MOVE');
});
