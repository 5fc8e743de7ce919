import { expect, it } from 'vitest';
import { evidenceFor, sentencesToShow } from '#src/domain/review/evidence.ts';

it('shows whole sentences: one that is wrapped over lines, or goes on behind a semicolon with "and", stays one', () => {
  expect(
    sentencesToShow('Ran rosters, wages and stock for two bars\nand the guest experience.\n- Won an award'),
  ).toEqual(['Ran rosters, wages and stock for two bars and the guest experience.', 'Won an award']);
  expect(
    sentencesToShow('Ran menus and food cost; and the guest experience at a hotel; cut cost by 7%'),
  ).toEqual(['Ran menus and food cost; and the guest experience at a hotel', 'Cut cost by 7%']);
});

it('names no part of a sentence as what somebody has done', () => {
  const description = 'Ran the restaurant; and the guest experience at a 90-room hotel';
  const nothing = { title: null, employer: null, location: null, from: null, to: null, is_current: false };
  const brief = 'Restaurant manager for a hotel with a guest experience';
  expect(evidenceFor(brief, [{ ...nothing, description }])).toEqual([description]);
});
