import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { equalBySchema, parseSnapshot, requireKnown, toPresentSchema } from '#src/domain/record/index.ts';

const Round = z.object({ format: z.enum(['video', 'phone']), focus: z.nullable(z.string()) });
const Plan = z.nullable(
  z.object({
    title: z.string(),
    city: z.nullable(z.string()),
    rounds: z.array(Round),
    links: z.record(z.string(), z.string()),
  }),
);
const plan = { title: 'Plan', city: 'Perth', rounds: [{ format: 'video', focus: null }], links: { a: 'x' } };

describe('whether snapshots of a value are alike', () => {
  it('passes over what the earlier release did not know, at any depth', () => {
    const { city: _, ...earlier } = plan;
    expect(equalBySchema(Plan, { ...earlier, rounds: [{ format: 'video' }] }, plan, true)).toBe(true);
  });

  it('passes over what this release does not know', () => {
    expect(
      equalBySchema(Plan, { ...plan, gone: 1, rounds: [{ ...plan.rounds[0], gone: 1 }] }, plan, true),
    ).toBe(true);
  });

  it('tells a member that was cleared or filled since', () => {
    expect(equalBySchema(Plan, plan, { ...plan, city: null }, true)).toBe(false);
    expect(equalBySchema(Plan, { ...plan, city: null }, plan, true)).toBe(false);
  });

  it('tells an action’s own change of a member that was left out before it', () => {
    const { city: _, ...without } = plan;
    expect(equalBySchema(Plan, without, plan, false)).toBe(false);
  });

  it('tells entries of a map and elements of a list that only one of them has', () => {
    expect(equalBySchema(Plan, { ...plan, links: {} }, plan, true)).toBe(false);
    expect(equalBySchema(Plan, { ...plan, rounds: [] }, plan, true)).toBe(false);
  });
});

describe('a value of a snapshot in today’s form', () => {
  it('keeps what has come since as it is now', () => {
    const { city: _, ...was } = plan;
    const left = { ...was, title: 'Other' };
    expect(toPresentSchema(Plan, was, left, { ...left, city: 'Hobart' })).toEqual({ ...was, city: 'Hobart' });
  });

  it('leaves empty what was left out before the action filled it', () => {
    const { city: _, ...was } = plan;
    expect(toPresentSchema(Plan, was, plan, plan)).toEqual(was);
  });

  it('leaves out what is no longer known, also in lists', () => {
    const was = { ...plan, gone: 1, rounds: [{ format: 'phone', focus: 'Team', gone: 1 }] };
    expect(toPresentSchema(Plan, was, plan, plan)).toEqual({
      ...plan,
      rounds: [{ format: 'phone', focus: 'Team' }],
    });
  });

  it('takes nothing of today’s list for one of another length', () => {
    const now = { ...plan, rounds: [{ format: 'video', focus: 'Now' }] };
    const was = { ...plan, rounds: [{ format: 'phone' }, { format: 'video' }] };
    const rounds = [
      { format: 'phone', focus: null },
      { format: 'video', focus: null },
    ];
    expect(toPresentSchema(Plan, was, now, now)).toEqual({ ...plan, rounds });
  });
});

it('refuses a value that is none any more as a conflict that names it', () => {
  const was = { ...plan, rounds: [{ format: 'telegram', focus: null }] };
  expect(() => requireKnown(Plan, was, 'interview_plan')).toThrowError(
    expect.objectContaining({
      code: 'CONFLICT',
      message: expect.stringContaining('interview_plan.rounds.0.format was "telegram"'),
    }),
  );
});

it('reads of a removed record what is needed, and refuses it where that is missing', () => {
  const Needed = z.object({ id: z.string(), reason: z.nullable(z.string()) });
  expect(parseSnapshot(Needed, { id: 'one', gone: 1 })).toEqual({ id: 'one', reason: null });
  expect(() => parseSnapshot(Needed, { reason: 'none' })).toThrowError(
    expect.objectContaining({ code: 'CONFLICT' }),
  );
});
