import { expect, it } from 'vitest';
import { SteadyClock } from '#src/workers/steady-clock.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const HOUR = 3_600_000;

function clocks() {
  const time = { wall: START, monotonic: 500 };
  const clock = new SteadyClock(
    () => time.wall,
    () => time.monotonic,
  );
  return {
    clock,
    pass(ms: number) {
      time.wall += ms;
      time.monotonic += ms;
    },
    jump(ms: number) {
      time.wall += ms;
    },
  };
}

it('follows the wall clock, small corrections included', () => {
  const { clock, pass, jump } = clocks();
  pass(5_000);
  jump(300);
  expect(clock.now()).toBe(START + 5_300);
});

it.each([HOUR, -HOUR])('goes on undisturbed when the wall clock jumps by %i ms and comes back', (by) => {
  const { clock, pass, jump } = clocks();
  jump(by);
  expect(clock.now()).toBe(START);
  pass(30_000);
  expect(clock.now()).toBe(START + 30_000);
  jump(-by);
  expect(clock.now()).toBe(START + 30_000);
  pass(120_000);
  expect(clock.now()).toBe(START + 150_000);
});

it('follows a jump that has stood for a minute', () => {
  const { clock, pass, jump } = clocks();
  jump(HOUR);
  clock.now();
  pass(59_000);
  expect(clock.now()).toBe(START + 59_000);
  pass(1_000);
  expect(clock.now()).toBe(START + HOUR + 60_000);
});

it('begins to wait anew when the wall clock jumps again', () => {
  const { clock, pass, jump } = clocks();
  jump(HOUR);
  clock.now();
  pass(50_000);
  jump(HOUR);
  clock.now();
  pass(50_000);
  expect(clock.now()).toBe(START + 100_000);
});
