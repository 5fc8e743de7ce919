import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { ask, desk, respond, shareCandidate, shareJob, submit } from '#test/harness/marketplace.ts';
import { callTool } from '#test/harness/mcp.ts';

const running = useService();

it('names the intros that wait for an answer, with what the other agency says marked as its words, and none that was answered', async () => {
  const owner = await desk(running, 'Harbour Talent');
  const sender = await desk(running, 'Ridge Search');
  const read = async (side: typeof owner) => (await side.api.get('/desk/brief')).body.data;
  const offered = await submit(sender, (await shareJob(owner)).id);
  const wanted = await ask(sender, (await shareCandidate(owner)).id);
  const brief = await read(owner);
  expect(brief.counts).toMatchObject({ intros: 2 });
  expect(brief.answer).toContain('2 intros to answer');
  expect(brief.intros).toEqual([
    expect.objectContaining({
      what: expect.stringMatching(/^Ridge Search offers a candidate for “.+”, to answer by .+ \d\d:\d\d$/),
      said: offered.profile.headline,
      job_id: owner.jobId,
      record: offered.id,
      next_action: 'get_marketplace_intro',
    }),
    expect.objectContaining({
      what: expect.stringMatching(/^Ridge Search asks for the candidate of “/),
      record: wanted.id,
    }),
  ]);
  expect((await read(sender)).counts).not.toHaveProperty('intros');
  await respond(owner, offered.id, 'decline');
  expect((await read(owner)).counts).toMatchObject({ intros: 1 });
});

it('asks for no scope of the marketplace where the agency is not on it', async () => {
  const other = await running.workspace({});
  const key = await other.key(['jobs:read']);
  const { structuredContent } = await callTool(running.app, key, 'get_desk_brief', {});
  expect(structuredContent.needs_scopes).toContain('emails:read');
  expect(structuredContent.needs_scopes).not.toContain('marketplace:read');
});
