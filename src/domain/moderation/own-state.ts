import { matchesOf } from '#src/lib/matches.ts';
import { isEnglish } from '../speech/index.ts';
import { ASIDES } from './asides.ts';
import { coversLeave } from './leave-covered.ts';
import { OWN_STATE } from './own-state-rules.ts';
import { type Piece, wordsAt } from './piece.ts';
import { REASONS, rewordingFor } from './reasons.ts';
import type { Finding } from './types.ts';

/** Where a sentence goes on to something else, of which nothing bears on what stands before. */
const BREAK = /[,;:()]|\s-\s|\s(?:and|but|so|then|while|when|plus|und|et)\s/giu;

const STATES = [...OWN_STATE, ...ASIDES];
const OF_NO_LEAVE = STATES.filter(({ about }) => about !== 'pregnancy');

/** The part of a sentence around a place. */
function partAt(text: string, start: number, end: number): string {
  const breaks = matchesOf(BREAK, text);
  const before = breaks.findLast(({ 0: sign, index }) => index + sign.length <= start);
  const after = breaks.find(({ index }) => index >= end);
  return text.slice(before === undefined ? 0 : before.index + before[0].length, after?.index);
}

/** Whether a capitalised word may be somebody's name: "Headcount is 52" tells nobody's age. */
const mayBeName = (said: string): boolean =>
  said.split(/\s+/u).some((word) => /^x{2,}$/iu.test(word) || !isEnglish(word.toLowerCase()));

/**
 * What a text about somebody tells of their own time, home and person in plain words: leave that has a reason, feasts that they keep,
 * a union, who waits at home. Each sentence says it by itself, whatever stands beside it, and a person decides.
 */
export function ownStateIn(piece: Piece): Finding[] {
  return piece.clauses.flatMap(({ text, start }) =>
    (coversLeave(text) ? OF_NO_LEAVE : STATES).flatMap(({ about, pattern, others }) =>
      matchesOf(pattern, text).flatMap((match): Finding[] => {
        const { 0: said, index, groups } = match;
        if (groups?.name !== undefined && !mayBeName(groups.name)) return [];
        if (others?.test(partAt(text, index, index + said.length)) === true) return [];
        return [
          {
            verdict: 'held',
            about,
            ...wordsAt(piece, start + index, said),
            reason: REASONS[about],
            rewording: rewordingFor(about, 'person'),
          },
        ];
      }),
    ),
  );
}
