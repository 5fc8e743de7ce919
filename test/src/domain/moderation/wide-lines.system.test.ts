import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { wideLines } from '../../../eval/wording/wide.ts';

it('holds or blocks every unlawful line that it was tuned with, and at most one in ten that are lawful and near it', () => {
  for (const part of ['learn', 'tune'] as const) {
    const { unlawful, lawful, ordinary } = wideLines(part);
    const stops = ({ text, place }: { text: string; place: string }) =>
      review([['text', text]], { subject: 'role', place, isUnread: true }).some(
        ({ verdict }) => verdict !== 'clear',
      );
    expect(unlawful.filter((line) => !stops(line)).map(({ text }) => text)).toEqual([]);
    expect(lawful.filter(stops).length / lawful.length).toBeLessThanOrEqual(0.1);
    expect(ordinary.filter(stops).length / ordinary.length).toBeLessThanOrEqual(0.02);
  }
});
