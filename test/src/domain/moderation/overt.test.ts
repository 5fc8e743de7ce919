import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { review, sortsIn } from '#src/domain/moderation/index.ts';

const LINES = readFileSync(new URL('./lines/overt.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [, place = '', text = ''] = /^role (\w+): (.+)$/.exec(line) ?? [];
    return { place, text };
  });

describe('two hundred lines that say outright who is taken or left', () => {
  it('are found by rules, of which no likeness to lawful lines lets anything go', () => {
    const letGo = LINES.filter(({ place, text }) =>
      sortsIn(text, { subject: 'role', place, isUnread: true }).every(
        ({ isFound, sort, isCertain }) => !isFound || (sort !== null && !isCertain),
      ),
    );
    expect(LINES.length).toBeGreaterThan(200);
    expect(letGo).toEqual([]);
  });

  it('never leave, whoever sends them', () => {
    for (const isUnread of [true, false])
      for (const { place, text } of LINES)
        expect(
          review([['text', text]], { subject: 'role', place, isUnread }).some(
            ({ verdict }) => verdict === 'blocked' || verdict === 'held',
          ),
          text,
        ).toBe(true);
  });
});
