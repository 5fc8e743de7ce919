import { expect, it } from 'vitest';
import { type HeldSlot, Slots } from '#src/workers/webhooks/slots.ts';

const LIMITS = { all: 10, perEndpoint: 3, slow: 4, maxHoldMs: 1000, slowForMs: 60_000 };

function fill(slots: Slots, count: number, now: number, name = 'e'): HeldSlot[] {
  return Array.from({ length: count }, (_, i) => slots.take(`${name}${i}`, now));
}

it('gives one endpoint no more than its share, and all together no more than there are', () => {
  const slots = new Slots(LIMITS);
  for (let i = 0; i < 3; i += 1) slots.take('one', 0);
  expect(slots.free('one', 0)).toBe(0);
  expect(slots.free('two', 0)).toBe(3);
  fill(slots, 7, 0);
  expect(slots.count).toBe(10);
  expect(slots.free('two', 0)).toBe(0);
});

it('lets endpoints that timed out have one slot each, and some of the slots between them', () => {
  const slots = new Slots(LIMITS);
  for (const held of fill(slots, 6, 0)) slots.release(held, true, 10);
  expect(slots.free('e0', 20)).toBe(1);
  for (let i = 0; i < 4; i += 1) slots.take(`e${i}`, 20);
  expect(slots.free('e0', 20)).toBe(0);
  expect(slots.free('e5', 20)).toBe(0);
  expect(slots.free('healthy', 20)).toBe(3);
});

it('forgets a timeout once the endpoint answers, or after a while', () => {
  const slots = new Slots(LIMITS);
  slots.release(slots.take('a', 0), true, 0);
  slots.release(slots.take('b', 0), true, 0);
  expect([slots.free('a', 1), slots.free('b', 1)]).toEqual([1, 1]);
  slots.release(slots.take('a', 1), false, 2);
  expect([slots.free('a', 3), slots.free('b', 3)]).toEqual([3, 1]);
  expect(slots.free('b', 60_001)).toBe(3);
});

it('has the attempt that hung longest yield, not before a second, and its endpoint counts as slow', () => {
  const slots = new Slots(LIMITS);
  const first = slots.take('a', 0);
  slots.take('b', 100);
  expect(slots.evictOne(900)).toBeNull();
  expect(slots.evictableIn(900)).toBe(100);
  expect(slots.evictOne(1000)).toBe(first);
  expect(slots.isSlow('a', 1000)).toBe(true);
  expect(slots.evictOne(1000)).toBeNull();
});

it('lets an attempt to an endpoint that is known to be slow run to its end', () => {
  const slots = new Slots(LIMITS);
  slots.release(slots.take('a', 0), true, 0);
  slots.take('a', 1);
  expect(slots.evictOne(9_000)).toBeNull();
});

it('lets a slow endpoint keep one attempt, and has its others give way, each once', () => {
  const slots = new Slots(LIMITS);
  const [first, second, third] = [slots.take('a', 0), slots.take('a', 1), slots.take('a', 2)];
  expect(slots.evictOne(5_000)).toBe(first);
  expect(slots.evictOne(5_000)).toBe(third);
  expect(slots.evictOne(5_000)).toBeNull();
  slots.release(first, null, 5_001);
  slots.release(third, null, 5_001);
  expect(slots.evictOne(60_000)).toBeNull();
  slots.release(second, true, 60_001);
  expect(slots.count).toBe(0);
});
