import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string) =>
  review([['text', text]], { subject: 'role', place, isUnread: true, from: text }).filter(
    ({ verdict }) => verdict !== 'clear',
  );
const linesOf = (kind: 'lawful' | 'unlawful'): [string, string][] => {
  const all: unknown = JSON.parse(readFileSync(new URL('lines/stated.json', import.meta.url), 'utf8'));
  return Object.entries(Object(all)[kind]).flatMap(([place, lines]) =>
    Array.isArray(lines) ? lines.map((line): [string, string] => [String(line), place]) : [],
  );
};

describe('what an ad states in set phrases', () => {
  it.each(linesOf('lawful'))('goes: %s', (text, place) => {
    expect(found(text, place)).toEqual([]);
  });

  it.each(linesOf('unlawful'))('is no cover for a wish: %s', (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  });
});
