import { isInAffixed } from './affixed.ts';

/** What links the parts of a compound. */
const LINKS = ['', 's', 'e', 'en', 'n', 'er', '-'];
const LONGEST = 45;
/** Words of work that the list has not. */
const MORE = new Set(
  'onboarding recruitment salesmanager accountmanager jobrotatie shiften remote hybride'.split(' '),
);

const isAlone = (word: string): boolean => MORE.has(word) || isInAffixed('nl', word);

/** Whether a word in small letters is one of Dutch, alone or as a compound of two known parts: `bagagekelder`. */
export function isDutchWord(word: string): boolean {
  if (word.length > LONGEST) return false;
  if (isAlone(word)) return true;
  for (let at = 3; at <= word.length - 3; at += 1)
    for (const link of LINKS) {
      const rest = word.slice(at + link.length);
      if (word.startsWith(link, at) && rest.length > 2 && isAlone(rest) && isAlone(word.slice(0, at)))
        return true;
    }
  return false;
}
