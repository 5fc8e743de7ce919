import { matchesOf } from '#src/lib/matches.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isGivenName, nicknamesOf } from '../names/index.ts';
import { isNounOf, readerOf } from '../speech/readers.ts';
import { isSaidAbroad } from './explained-abroad.ts';
import { folded, wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { FINITE } from './small-given-names.ts';
import { beginsSentence } from './spans.ts';

const WORD =
  /(?<!\p{L}[’'])(?<![\p{L}\p{M}\p{N}@._-])\p{Lu}[\p{L}\p{M}]{2,14}(?![\p{L}\p{M}\p{N}@_-]|\.\p{L})/gu;
/** What joins a surname and is left out of it, apart or written together with it. */
const PREFIX =
  /^(?:o|mc|mac|fitz|al|el|ul|abu|bin|ibn|ben|d|de|di|da|du|del|della|dela|la|le|lo|van|der|den|vander|vanden|vande|ver|von|vom|zu|ter|ten|st|san|saint|ap|ab|ni|nic|ui|e|dos|das|do)$/;
const FUSED = /^(?:vanden|vander|vande|van|fitz|mac|mc|della|del|dal|san)(?=[a-z]{4})/;
/** What friends put behind the beginning of a name. */
const ENDING = /^(?:as?|os|e|i|y|ie|ey|o|u|s|z|x|er|ers|sy|zy|ski|ek|ik|t|ster|io|inho|ito|man)?$/;
/** What friends make of a short surname behind its end: `Frosty`, `Jonesy`, `Stoney`, `Woodsie`. */
const isMadeLonger = (part: string, small: string): boolean =>
  part.length > 3 &&
  small.length > part.length &&
  small.startsWith(part.replace(/e$/, '')) &&
  /^(?:e?y|ie|s(?:y|ie)|o|ers?|ster|z|er?a)$/.test(small.slice(part.replace(/e$/, '').length));
const DOES = new RegExp(`^ (?:${FINITE}|will|would|can|could|should)(?!\\p{L})`, 'u');
/** An account in small letters with figures: `chandu86`. */
const ACCOUNT = /(?<![\p{L}\p{N}@._-])[a-z][a-z._]{3,20}\d{1,4}(?![\p{L}\p{N}@._-]{2})/gu;
/** Who says that somebody is called so, before it and behind it. */
const CALLED_BEFORE =
  /(?<!\p{L})(?:aka|a\.k\.a\.|alias|called|nicknamed|known as|goes by|answers to|just|plain|good old|ofwel|roepnaam|genannt|gerufen|Spitzname|dit|dite|surnommée?|alias|apodad[oa]|dich[oa]|detto|detta|soprannominat[oa]|conhecid[oa] como|przez \p{L}+|dla \p{L}+|La|Il|Lo|El|A|O|zwan[yaą]|kallad|kaldet|kalt)(?: is| was|:)? ["“‘'«„]?$/iu;
const QUOTED_BEFORE = /(?:^|[\s(])["“‘'«„]$/u;
const QUOTED_AFTER = /^["”’'»“]/u;
const CALLED_AFTER =
  /^["”’'»“]?,? (?:to|for|among) (?:the|his|her|their|my|our|all|most|everyone|everybody|friends|mates|colleagues|us|me)(?!\p{L})|^ on site(?!\p{L})|^ on the (?:(?:shop|old|night|day) )?(?:badge|rota|register|board|list|log|line|floor|shift|yard|payslip|CV|radio|roster)(?!\p{L})/u;

const TITLES =
  '(?:Mr|Mrs|Ms|Miss|Mx|Sir|Dr|Coach|Chef|Nurse|Sister|Herr|Frau|Señor|Señora|Profe|Meester|Juf|Madame|Monsieur|Don|Doña)';

/** Finds the beginning of a surname behind a title, as pupils and guests say it: `Sir Pen` of Penhaligon, `Miss Oko`. */
export function titledPieceFinder(surname: string): Find | undefined {
  const [word = '', ...rest] = wordsOf(surname);
  if (rest.length > 0 || word.length < 6 || !/^[a-z]+$/.test(word)) return undefined;
  const cuts = Array.from({ length: word.length - 3 }, (_, at) => word.slice(1, at + 3));
  const said = new RegExp(
    `(?<=(?<!\\p{L})${TITLES}\\.? )${word.charAt(0).toUpperCase()}(?:${cuts.join('|')})(?![\\p{L}’'-])`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: piece, index }) => ({ start: index, end: index + piece.length }));
}

/** A surname as what it is made of: its words without what joins them, and its letters, also behind those of the given names. */
function partsOf(surname: string, first: string): { parts: string[]; tails: string[]; letters: string[] } {
  const words = surname
    .split(/[\s’'‘-]+/u)
    .flatMap(wordsOf)
    .filter((word) => /^[a-z]+$/.test(word));
  const parts = words.filter((word) => !PREFIX.test(word));
  const isJoined = parts.length < words.length;
  const fused = parts.flatMap((word) => (FUSED.test(word) ? [word.replace(FUSED, '')] : []));
  const initials = words.map((word) => word.charAt(0)).join('');
  const ofFused = parts.flatMap((word) => {
    const prefix = FUSED.exec(word)?.[0];
    if (prefix === undefined || !prefix.startsWith('van')) return [];
    return [`${prefix === 'van' ? 'v' : 'vd'}${word.charAt(prefix.length)}`];
  });
  return {
    parts,
    tails: [...(isJoined ? parts : []), ...fused].filter((word) => word.length > 3),
    letters: [...(isJoined && words.length > 2 ? [initials] : []), ...ofFused].flatMap((one) => [
      one,
      `${first}${one}`,
    ]),
  };
}

/**
 * Finds pieces of a surname that may still tell it: what stands behind its prefix (`Riordan` of O'Riordan), its beginning as friends say it
 * (`Meul` of van der Meulen, `'Papa' to the crew`), and the letters of its parts (`VdB`). Each may be
 * another word or name, so that none of it is sure.
 * @param given the given names, which are shown where the surname is not
 */
export function surnamePieceFinder(surname: string, given: readonly string[]): Find | undefined {
  const { parts, tails, letters } = partsOf(
    surname,
    given
      .flatMap((one) => one.split(/[\s-]+/u))
      .map((one) => one.charAt(0).toLowerCase())
      .join(''),
  );
  if (parts.length === 0) return undefined;
  const shown = new Set(given.flatMap(wordsOf).flatMap((one) => [one, ...nicknamesOf(one)]));
  const isShown = (small: string): boolean =>
    shown.has(small) ||
    [...shown].some((one) => one.length > 3 && (one.startsWith(small) || small.startsWith(one)));
  const isStart = (small: string, least: number): boolean =>
    parts.some((part) => {
      if (part.length < 5 || small === part) return false;
      let shared = 0;
      while (shared < small.length && small[shared] === part[shared]) shared += 1;
      return shared >= least && small.length < part.length + 1 && ENDING.test(small.slice(shared));
    });
  const isWord = (small: string): boolean => isInDictionary(small) || isPlaceName(small);
  const isName = (said: string, small: string): boolean => isGivenName(small) || isKnownGiven(said);
  return (text) => {
    const reader = readerOf(text);
    const isOfLanguage = (said: string, small: string): boolean =>
      reader !== null &&
      reader !== 'en' &&
      (isSaidAbroad(small, reader) || isSaidAbroad(said.toLowerCase(), reader) || isNounOf(reader, said));
    const accounts = matchesOf(ACCOUNT, text).filter(({ 0: said }) => {
      const letters = said.replace(/[^a-z]/g, '');
      return [...parts, ...shown].some((one) => one.length > 3 && one.slice(0, 4) === letters.slice(0, 4));
    });
    const pieces = matchesOf(WORD, text).filter(({ 0: said, index }) => {
      const small = folded(said).text;
      const before = text.slice(Math.max(0, index - 30), index);
      const after = text.slice(index + said.length, index + said.length + 30);
      if (/\p{Lu}$/u.test(said) && said.length < 5) return letters.includes(small);
      if (isShown(small)) return false;
      if (tails.includes(small)) return !isWord(small);
      if (parts.includes(small)) return false;
      // `Frosty is a setting-out engineer`, of Frost: a word as well, where nobody else does something.
      if (parts.some((part) => isMadeLonger(part, small)))
        return !isWord(small) || !beginsSentence(text, index) || DOES.test(after) || CALLED_AFTER.test(after);
      const isCalled =
        CALLED_BEFORE.test(before) ||
        CALLED_AFTER.test(after) ||
        (QUOTED_BEFORE.test(before) && QUOTED_AFTER.test(after));
      // `Botty` of Winterbottom.
      const isWithin = parts.some(
        (part) => part.length > 7 && small.length > 3 && part.includes(small.slice(0, 4)),
      );
      if (isCalled) return isStart(small, 3) || isWithin;
      // The family: `Tullys have a shop`.
      if (parts.some((part) => small === `${part}s`)) return !isWord(small);
      return isStart(small, 4) && !isWord(small) && !isName(said, small) && !isOfLanguage(said, small);
    });
    return [...pieces, ...accounts].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  };
}
