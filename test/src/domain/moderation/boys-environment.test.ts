import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string) =>
  review([['text', text]], { subject: 'role', place: 'AU', isUnread: true, isShown: true }).filter(
    ({ verdict }) => verdict !== 'clear',
  );

it.each([
  "It's a boys' environment so you need to take a joke.",
  'A blokey atmosphere, thick skin needed.',
  "It's a man's world out here.",
])('a place that is told to be that of one sex waits: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});

it.each([
  "Teach at a boys' school of 600.",
  'A clean environment with good light.',
  "Stock the men's and boys' floor.",
])('whom a school or a shop serves is no such place: %s', (text) => {
  expect(found(text)).toEqual([]);
});
