import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { type Line, openLines } from '../../../eval/wording/lines.ts';
import { wideLines } from '../../../eval/wording/wide.ts';

const stopped = (lines: readonly Line[]) =>
  lines.filter(({ text, place }) =>
    review([['text', text]], { subject: 'role', place, isUnread: true }).some(
      ({ verdict }) => verdict !== 'clear',
    ),
  );

describe('what nobody reads before it leaves', () => {
  it('is found among what four authors wrote: nearly all that is unlawful, next to nothing that is ordinary, and at most one in seven that are lawful and near it', () => {
    for (const part of ['learn', 'tune'] as const) {
      const { unlawful, lawful, ordinary } = wideLines(part, 'authors');
      expect(stopped(unlawful).length / unlawful.length).toBeGreaterThanOrEqual(0.97);
      expect(stopped(lawful).length / lawful.length).toBeLessThanOrEqual(0.14);
      expect(stopped(ordinary).length / ordinary.length).toBeLessThanOrEqual(0.03);
    }
  });
});

const stoppedByRules = (lines: readonly Line[]): number =>
  lines.filter(({ text, place, kind }) =>
    review([['text', text]], { subject: kind === 'pitch' ? 'person' : 'role', place }).some(
      ({ verdict }) => verdict !== 'clear',
    ),
  ).length / lines.length;

it('of an author of six kinds of texts the rules alone stop nine in ten unlawful lines, and one in ten lawful ones at most', () => {
  for (const part of ['learn', 'tune'] as const) {
    const { unlawful, lawful } = wideLines(part, 'further');
    expect(stoppedByRules(unlawful)).toBeGreaterThanOrEqual(0.88);
    expect(stoppedByRules(lawful)).toBeLessThanOrEqual(0.1);
  }
});

it('of lines by attribute the rules alone stop most that are unlawful, and next to none that are lawful', () => {
  const { unlawful = [], lawful = [] } = openLines().open10 ?? {};
  expect(stoppedByRules(unlawful)).toBeGreaterThanOrEqual(0.85);
  expect(stoppedByRules(lawful)).toBeLessThanOrEqual(0.02);
});
