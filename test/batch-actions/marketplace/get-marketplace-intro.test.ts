import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Desk, desk, shareJob, submit } from '#test/harness/marketplace.ts';

const running = useService();

it('is there for its two sides, and for a third agency like one that does not exist', async () => {
  const owner: Desk = await desk(running, 'Harbour Talent');
  const sender = await desk(running, 'Ridge Search');
  const third = await desk(running, 'Delta People');
  const intro = await submit(sender, (await shareJob(owner)).id);
  expect((await owner.api.get(`/marketplace/intros/${intro.id}`)).body.data.direction).toBe('received');
  expect((await sender.api.get(`/marketplace/intros/${intro.id}`)).body.data.direction).toBe('sent');
  const foreign = await third.api.get(`/marketplace/intros/${intro.id}`);
  const unknown = await third.api.get(`/marketplace/intros/${intro.id.slice(0, -4)}0000`);
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  const plain = (answer: typeof foreign) => answer.body.error.message.replace(/mki_\w+/, 'mki');
  expect(plain(foreign)).toBe(plain(unknown));
});
