import { placeNamed } from '../lexicon/places.ts';
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
