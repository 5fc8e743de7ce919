import {
  asksByContent,
  briefLines,
  chancesIn,
  isConfidential,
  isForEverybody,
  saidIn,
  sentencesOf,
  surelyPublicIn,
} from '../jobs/index.ts';
import type { Finding } from '../moderation/index.ts';
import { tellsVacancy } from './private-lines.ts';
import { isPrivateToBrief, mentionsPay } from './public-lines.ts';

/**
 * What an ad that was written by hand says again of what its job's own brief keeps back: a sentence that no ad is drafted with, as it was told to
 * the recruiter, pasted whole, in part or in another order.
 */

/** From this chance on a sentence of a brief is for the recruiter alone. */
const PRIVATE = 0.25;
/** Of fewer sentences each tells too little of the others. */
const ENOUGH = 8;
/** So many words an ad's sentence shares with what is kept back, so many of them with nothing else of the brief, and so great a part of either. */
const SHARED = { words: 3, own: 2, part: 0.6 };
/** Words of fewer letters are between others in every language. */
const SHORTEST = 4;
/** What words of one stem share. */
const STEM = 6;

/** The words of a sentence that say something, by their stems. */
const wordsOf = (said: string): Set<string> =>
  new Set(
    (said.toLowerCase().match(/\p{L}+|\d[\d.,]*/gu) ?? [])
      .filter((word) => word.length >= SHORTEST || /\d/u.test(word))
      .map((word) => word.replace(/[.,]+$/u, '').slice(0, STEM)),
  );

/** What is written in haste and what it is read as differ in signs alone: "hes", "he's". */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

interface Kept {
  secrets: Set<string>[];
  /** The words of all else that the brief says, and of what is public of the job. */
  open: Set<string>;
}

/** The sentences of a brief that no ad is drafted with, and the words of the others. */
function keptOf(description: string, contacts: readonly string[], told: Iterable<string>): Kept {
  const sentences = description.split('\n').flatMap(sentencesOf);
  const chanceIn = saidIn(description).length < ENOUGH ? () => 0 : chancesIn(description);
  const isPublic = surelyPublicIn(description);
  const asides = briefLines(description, contacts).left_out.map(lettersOf);
  const isOpen = (said: string): boolean => isPublic(said) || isForEverybody(said) || asksByContent(said);
  const isKept = (said: string): boolean =>
    asides.some((aside) => aside.includes(lettersOf(said))) ||
    tellsVacancy(said) ||
    isConfidential(said, contacts) ||
    (!isOpen(said) && ((isPrivateToBrief(said) && !mentionsPay(said)) || chanceIn(said) >= PRIVATE));
  return {
    secrets: sentences.filter(isKept).map(wordsOf),
    open: new Set(
      [...sentences.filter((said) => !isKept(said)), ...told].flatMap((said) => [...wordsOf(said)]),
    ),
  };
}

/** Whether a sentence says again one that is kept back. */
function saysAgain(said: string, { secrets, open }: Kept): boolean {
  const words = [...wordsOf(said)];
  return secrets.some((secret) => {
    const shared = words.filter((word) => secret.has(word));
    const own = shared.filter((word) => !open.has(word));
    return (
      shared.length >= SHARED.words &&
      own.length >= SHARED.own &&
      (shared.length >= SHARED.part * words.length || shared.length >= SHARED.part * secret.size)
    );
  });
}

/**
 * Findings of what the texts of an ad say again of what the brief of its job keeps back.
 * @param told what is public of the job anyway: its title, its place and the ad that is drafted
 */
export function keptBackIn(
  texts: Iterable<readonly [field: string, text: string | null | undefined]>,
  description: string,
  contacts: readonly string[],
  told: Iterable<string>,
  isUnread: boolean,
): Finding[] {
  return foundOf(keptOf(description, contacts, told), texts, isUnread);
}

function foundOf(
  kept: Kept,
  texts: Iterable<readonly [field: string, text: string | null | undefined]>,
  isUnread: boolean,
): Finding[] {
  return [...texts].flatMap(([field, text]) => {
    let from = 0;
    return (text ?? '').split('\n').flatMap((line) =>
      sentencesOf(line).flatMap((sentence): Finding[] => {
        const words = sentence.trim();
        const start = (text ?? '').indexOf(words, from);
        if (start < 0) return [];
        from = start + words.length;
        return saysAgain(words, kept)
          ? [
              {
                verdict: isUnread ? 'held' : 'look',
                about: 'confidence',
                field,
                words,
                start,
                end: from,
                reason: 'The job’s own brief keeps this back from its ad.',
                rewording: 'Leave it out',
              },
            ]
          : [];
      }),
    );
  });
}
