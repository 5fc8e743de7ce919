import { beforeAll, describe, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Desk, desk, newJob, shareJob, submit, submittedDeal } from '#test/harness/marketplace.ts';
import { callTool } from '#test/harness/mcp.ts';

const running = useService();
let owner: Desk;
let sender: Desk;

beforeAll(async () => {
  owner = await desk(running, 'Harbour Talent');
  sender = await desk(running, 'Ridge Search');
});

const told = async (side: Desk, tool: string, args: Record<string, unknown>) => {
  const { structuredContent, content } = await callTool(running.app, side.adminKey, tool, args, {
    query: '?toolsets=all',
  });
  return { data: structuredContent, text: content[0]?.text ?? '' };
};
const isMarked = expect.objectContaining({ source: 'partner', untrusted_text: expect.any(String) });

describe('over MCP the words of another agency are marked, and those of one’s own are not', () => {
  it('in a listing', async () => {
    const { id: listing_id } = await shareJob(owner);
    const [own, theirs] = [
      await told(owner, 'get_marketplace_listing', { listing_id }),
      await told(sender, 'get_marketplace_listing', { listing_id }),
    ];
    expect(own.data).toMatchObject({ headline: expect.any(String), pitch: expect.any(String) });
    expect(own.text).not.toContain('untrusted');
    expect(theirs.data).toMatchObject({ headline: isMarked, pitch: isMarked });
    const [mine] = (await told(owner, 'list_marketplace_listings', { mine: true })).data.items;
    expect(mine.headline).toBe(own.data.headline);
  });

  it('in an intro, its profile and its note, and in the listing that it is for', async () => {
    const { id: listing_id } = await shareJob(owner, await newJob(owner, owner.clientId));
    const { id: intro_id } = await submit(sender, listing_id);
    const sent = (await told(sender, 'get_marketplace_intro', { intro_id })).data;
    const received = (await told(owner, 'get_marketplace_intro', { intro_id })).data;
    expect(sent).toMatchObject({
      listing_headline: isMarked,
      note: expect.any(String),
      profile: { headline: expect.any(String), pitch: expect.any(String) },
    });
    expect(received).toMatchObject({
      listing_headline: expect.any(String),
      note: isMarked,
      profile: { headline: isMarked, pitch: isMarked },
    });
  });

  it('in a deal', async () => {
    const { deal } = await submittedDeal(owner, sender);
    const read = async (side: Desk) =>
      (await told(side, 'get_marketplace_deal', { deal_id: deal.id })).data.listing_headline;
    expect(await read(owner)).toEqual(expect.any(String));
    expect(await read(sender)).toEqual(isMarked);
  });
});
