import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { isGiven } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, type Reader } from '../speech/readers.ts';

/** "hemi.", "Ladina", "MB": a first name or letters alone, as people sign. */
const isSignedShort = (line: string): boolean => {
  const [, name = ''] = /^[–—-]?\s*(\p{L}{1,14})[.!]?(?: x{1,3})?$/u.exec(line) ?? [];
  return name !== '' && (/^\p{Lu}{1,2}$/u.test(name) || isGiven(name.toLowerCase()));
};

/** "Ngozi", "Tino x" behind a whole sentence: a word alone that closes a mail, whoever is called so. */
function isSignedAlone(lines: readonly string[]): boolean {
  const word = /^[–—-]?\s*(\p{Lu}\p{Ll}{1,11})(?: x{1,3})?[.!]?$/u.exec(lines.at(-1) ?? '')?.[1];
  return (
    word !== undefined &&
    lines.length > 3 &&
    /[.!?)]$/.test(lines.at(-2) ?? '') &&
    placeNamed(word, 'AU') === null &&
    !isEnglish(word.toLowerCase())
  );
}

/** "Ihre Rosalinde Lendl": whose somebody signs as, by the language of the word before a name. */
const SIGNED_AS: readonly (readonly [Reader, RegExp])[] = [
  ['de', /^(?:Ihre?|Deine?|Eure?) (\p{Lu}\p{Ll}+) \p{Lu}[\p{L}'’-]+[.!]?$/u],
  ['fr', /^(?:Votre|Ton|Ta) (\p{Lu}\p{Ll}+) \p{Lu}[\p{L}'’-]+[.!]?$/u],
  ['it', /^(?:Vostr[oa]|Tu[oa]) (\p{Lu}\p{Ll}+) \p{Lu}[\p{L}'’-]+[.!]?$/u],
];

/** Whether the last of the lines of a mail is nothing but who signs it. */
export function isSigned(lines: readonly string[]): boolean {
  const last = lines.at(-1) ?? '';
  const isSignedAs = SIGNED_AS.some(([language, form]) => {
    const name = form.exec(last)?.[1]?.toLowerCase() ?? '';
    return name !== '' && (isGiven(name) || !isWordOf(language, name));
  });
  return isSignedShort(last) || isSignedAlone(lines) || isSignedAs;
}

/** More lines than a name, an office, a house and a number have. */
const MOST_SIGNED = 4;
const WHOLE_NAME = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\.?)? \p{Lu}[\p{L}'’-]+$/u;
const OFFICE =
  /(?<!\p{L})(?:\p{L}*manager\p{L}*|director|owner|head|ceo|cfo|coo|partner|chair|foreman|geschäftsführ\p{L}*|\p{L}*leiter(?:in)?|inhaber(?:in)?|direct(?:eur|rice)|gérante?|responsable|gerente|direttore|direttrice|titolare|eigenaar|directeur)(?!\p{L})/iu;

/** Whether a line is no more than what somebody is in a house. */
const isOffice = (line: string): boolean =>
  line.split(' ').length <= 6 &&
  (OFFICE.test(line) || roles().book.whole(plainWords(line).join(' ')) !== undefined);

/**
 * How many lines at the end of a text are the name of whoever sent it with what they are below it, and their house: "Kev Brandt", "Plant
 * Manager", "Mundoora Meats". None where something else ends it.
 */
export function linesOfOffice(lines: readonly string[]): number {
  for (let many = 2; many <= MOST_SIGNED && many < lines.length; many += 1) {
    const [name = '', office = '', ...rest] = lines.slice(-many);
    const surname = name.split(' ').at(-1)?.toLowerCase() ?? '';
    if (!WHOLE_NAME.test(name) || (isEnglish(surname) && !isGiven(name.split(' ')[0]?.toLowerCase() ?? '')))
      continue;
    if (roles().book.whole(plainWords(name).join(' ')) !== undefined || placeNamed(name, 'AU') !== null)
      continue;
    const isCard = [office, ...rest].every((line) => !/^[-*•]|[.!?:;]$/u.test(line) && line.length < 60);
    const isBehind = /^[-*•]|[.!?)]$/u.test(lines.at(-many - 1) ?? '');
    if (isCard && isBehind && isOffice(office.split(/[,|]/u)[0]?.trim() ?? '')) return many;
  }
  return 0;
}

/** Who signs a text by a name with what they are below it. */
export const signedBy = (lines: readonly string[]): string[] => {
  const many = linesOfOffice(lines);
  return many === 0 ? [] : lines.slice(-many, -many + 1);
};
