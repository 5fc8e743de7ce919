import { expect, it } from 'vitest';
import { readAbroad } from '#src/domain/moderation/abroad.ts';
import { review } from '#src/domain/moderation/index.ts';
import { saysWorkAlone } from '#src/domain/moderation/known-work.ts';
import { isPlainLine, withoutPlainParts } from '#src/domain/moderation/plain-lines.ts';

const found = (text: string): string[] =>
  review([['body', text]], { subject: 'role', place: 'GB', isUnread: true }).map(({ verdict }) => verdict);

it.each([
  'Must be RCVS registered',
  'Current NMC registration is essential',
  'HCPC registered physiotherapist',
  'You must hold full AHPRA registration',
  'Shall I put you forward?',
  'May we send your CV over today?',
  'Soll ich Sie dort vorstellen?',
  'Für unsere Tierklinik in Celle gesucht',
  'Recherché pour notre EHPAD à Lyon',
  'Wir suchen Verstärkung für unsere Werkstatt, gern auch Quereinsteiger',
])('reads as plain a line that is built of registers, leave or a house alone: %s', (text) => {
  expect(isPlainLine(text)).toBe(true);
});

it.each([
  'Must be young and registered with the NMC',
  'UK registered mothers only',
  'Shall I look for somebody younger?',
  'Für unsere junge Mannschaft in Celle gesucht',
  'Wir suchen Verstärkung, gern auch Wiedereinsteigerinnen',
  'You must be a member of our church',
])('does not where anything else stands in it: %s', (text) => {
  expect(isPlainLine(text)).toBe(false);
});

it('holds nobody back for what they saw through at work, what they clean up, or that a trade is named by its part of a house', () => {
  expect(found('Must be RCVS registered')).toEqual([]);
  expect(found('Somebody who has gone through a system rollout would be great, not essential.')).toEqual([]);
  expect(found('You sit on the floor with the babies and do not mind a bit of sick.')).toEqual([]);
  expect(saysWorkAlone('We are looking for a brewhouse operator at the brewery, Alloa')).toBe(true);
  expect(saysWorkAlone('We are looking for a young operator at the brewery, Alloa')).toBe(false);
});

it('takes out nothing of whoever is often sick or came from elsewhere', () => {
  for (const text of [
    'Must not be sick often.',
    'Nobody who minds being sick.',
    'Someone who has been through a migration from their country.',
  ])
    expect(withoutPlainParts(text)).toMatch(/sick|country/);
});

it('reads a line of a trade and places in small letters as English', () => {
  expect(readAbroad('roofer wanted st austell cornwall', 'roofer wanted st austell cornwall')).toBeNull();
  expect(readAbroad('plasterer needed merthyr tydfil', 'plasterer needed merthyr tydfil')).toBeNull();
});

it.each([
  'They hold a forklift ticket and have to be fine on their own over nights',
  'You are comfortable alone in the workshop.',
  'Current forklift ticket - yes or do not bother.',
  "- How it'll go",
  'Comment ça se passe',
])('lets pass who is alone at work, a paper asked outright, and what heads how it goes on: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'Women - yes or do not bother.',
  'Young - yes or do not bother.',
  'Be under thirty or do not bother.',
  'Somebody fine alone at night with no children.',
  "How it'll go for older women here",
])('does not where it picks people: %s', (text) => {
  expect(found(text)).not.toEqual([]);
});
