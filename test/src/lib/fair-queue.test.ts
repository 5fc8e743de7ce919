import { expect, it } from 'vitest';
import { FairQueue } from '#src/lib/fair-queue.ts';

/** A piece of work that a test ends. */
function held() {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
}

it('lets an owner with nothing under way run beside what others fill the queue with', async () => {
  const queue = new FairQueue({ atOnce: 2, spare: 1 });
  const slow = Array.from({ length: 8 }, held);
  const all = slow.map(({ work }) => queue.run('a', work));
  expect(await queue.run('b', async () => 'done')).toBe('done');
  for (const { end } of slow) end();
  await Promise.all(all);
  await queue.idle();
});

it('takes owners in turns, and runs no more at once than it may', async () => {
  const queue = new FairQueue({ atOnce: 1, spare: 0 });
  const order: string[] = [];
  let atOnce = 0;
  const one = (owner: string) =>
    queue.run(owner, async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      order.push(owner);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    });
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(one));
  expect(order.join('')).toBe('aabcaba');
});

it('goes on after work that failed', async () => {
  const queue = new FairQueue({ atOnce: 1, spare: 0 });
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('a', async () => 1)).toBe(1);
});
