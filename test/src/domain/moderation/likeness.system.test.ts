import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import type { Line } from '../../../eval/wording/lines.ts';
import { wideLines } from '../../../eval/wording/wide.ts';

const stopped = (lines: readonly Line[]) =>
  lines.filter(({ text, place }) =>
    review([['text', text]], { subject: 'role', place, isUnread: true }).some(
      ({ verdict }) => verdict !== 'clear',
    ),
  );

describe('what nobody reads before it leaves', () => {
  it('is found among what four authors wrote: nearly all that is unlawful, and next to nothing that is ordinary or lawful', () => {
    for (const part of ['learn', 'tune'] as const) {
      const { unlawful, lawful, ordinary } = wideLines(part, 'authors');
      expect(stopped(unlawful).length / unlawful.length).toBeGreaterThanOrEqual(0.97);
      expect(stopped(lawful).length / lawful.length).toBeLessThanOrEqual(0.05);
      expect(stopped(ordinary).length / ordinary.length).toBeLessThanOrEqual(0.02);
    }
  });
});
