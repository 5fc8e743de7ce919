import { fold } from '#src/lib/fold.ts';
import { isGiven, isKnownSurname } from '../names/given-names.ts';
import { withoutShortBefore } from './name-short-twice.ts';

// What says that a name follows by which somebody is called, in the languages of the reader.
const SAYS_CALLED = String.raw`(?:(?:also |better |usually |generally )?known (?:to (?:all|everyone) )?as|a\.?k\.?a\.?|goes by|(?:please )?(?:just )?call me|prefers?(?: to be called)?|preferred(?: first)?(?: name)?|nick-?name[ds]?|genannt|gen\.|gerufen|spitzname|rufname(?: ist)?|kurz|man nennt mich|dite?|surnom(?:m[ée]e?)?|pr[ée]nom (?:d['’]usage|usuel)|on m['’]appelle|appel[ée]e?|conocid[oa] (?:como|por)|me (?:llaman|dicen)|em diuen|alias|apodad[oa]|llamad[oa]|dett[oa]|chiamat[oa]|mi chiamano|per tutti|soprannome|conhecid[oa] (?:como|por)|tratad[oa] por|chamad[oa]|alcunha|apelido:?|roepnaam(?: is)?|genaamd|zeg maar|noem me|kallad|kallas(?: för)?|tilltalsnamn|smeknamn|kaldet|kaldes|kaldenavn|kalt|kalles|til daglig|kutsumanimi|lempinimi|kutsutaan|zwan[yaą]|zdrobniale|imię używane)`;
const NICK = String.raw`["“”„‟«»‹›‘‚'*_]*\p{Lu}[\p{L}.’'-]*(?:[ -]\p{Lu}[\p{L}.’'-]*)?["“”‟«»‹›’'*_]*`;

// Behind a name: "…, known as Bob", "(Rufname: Hannes)", "detto “Totò”".
const BEHIND = new RegExp(String.raw`[\s,;(–—-]+(?<!\p{L})${SAYS_CALLED}\s*[:=]?\s+${NICK}\s*\)?\.?$`, 'iu');
const LINE = new RegExp(String.raw`^[\s(–—-]*${SAYS_CALLED}\s*[:=]?\s+${NICK}\s*\)?\.?$`, 'iu');
// "dit" joins two surnames of families in Switzerland and Quebec.
const ANY_MARK = /(?<=^|\s)([*_])(\p{Lu}[\p{L}’'-]*)\1(?=\s|$)/gu;

// "Jean-Baptiste dit JB Moulinier": between the given name and the surname. Behind a whole name the word joins two surnames.
const WITHIN = new RegExp(
  String.raw`^(\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?),? (?:dit|dite|genannt|gen\.|gerufen|detto|detta|dicho|dicha|alias|a\.?k\.?a\.?|kallad|kaldet|known as),? (${NICK}),? (\p{L}[\p{L}’' -]*)$`,
  'u',
);
function withoutCalledWithin(text: string): string {
  const [, given = '', , surname = ''] = WITHIN.exec(text) ?? [];
  return given !== '' && given.split(' ').every(isGiven) ? `${given} ${surname}` : text;
}

// "Tran Thi Hong Nhung (Rosie Tran)": a given name of another language before the surname that stands in the name.
const IN_USE = /^(\p{Lu}[\p{L}’'. -]+?)\s+\((\p{Lu}[\p{L}’'-]+) (\p{Lu}[\p{L}’'-]+)\)$/u;
// "Cathal Ó Drisceoil (Cathal O'Driscoll)", "Zoë Brontë / Zoe Bronte": the same given name, and the surname as others write it.
const WRITTEN_AGAIN =
  /^((\p{Lu}[\p{L}’'-]+)(?: \p{L}[\p{L}’'.-]*){0,3} (\p{Lu}[\p{L}’'-]+))\s+[(/]\s*(\p{Lu}[\p{L}’'-]+)(?: \p{L}[\p{L}’'.-]*){0,3} (\p{Lu}[\p{L}’'-]+)\)?$/u;
/** The consonants of a surname, which stay where its spelling changes: "Drisceoil" and "O'Driscoll". */
const consonantsOf = (surname: string): string =>
  fold(surname)
    .replace(/^(?:o|mac|mc)['’]?(?=.{4})/, '')
    .replace(/[aeiouyh'’]/g, '')
    .replaceAll('w', 'v')
    .replace(/(.)\1+/g, '$1');
/** A name without what stands behind it of the given name in use with its surname, or of its own spelling abroad; any other text as it is. */
export function withoutInUse(text: string): string {
  const [, name = '', first = '', last = '', again = '', lastAgain = ''] = WRITTEN_AGAIN.exec(text) ?? [];
  if (name !== '' && fold(first) === fold(again) && consonantsOf(last) === consonantsOf(lastAgain))
    return name;
  const [, whole = '', given = '', surname = ''] = IN_USE.exec(text) ?? [];
  const words = fold(whole).split(/\s+/);
  return words.length > 1 && isGiven(given) && words.includes(fold(surname)) && !words.includes(fold(given))
    ? whole
    : text;
}

// "Lars Petersens CV": in some languages whose a paper is ends with an s alone.
const WHOSE =
  /^(\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]*){0,2} \p{Lu}[\p{L}’'-]*\p{L})s\s+(?:cv|c\.v\.|lebenslauf|resum[ée])$/iu;
const withoutWhose = (text: string): string => {
  const [, name = ''] = WHOSE.exec(text) ?? [];
  const last = name.split(' ').at(-1) ?? '';
  return name !== '' && isKnownSurname(last) && !isKnownSurname(`${last}s`) ? name : text;
};

/** A text with a name, without what it says behind the name that its owner is called. A mark around the name in use goes as well. */
export const withoutCalled = (text: string): string =>
  text.length > 160
    ? text
    : withoutShortBefore(
        withoutInUse(withoutCalledWithin(withoutWhose(text).replace(ANY_MARK, '$2')).replace(BEHIND, '')),
      );

/** Whether a line says what its owner is called, and nothing else: "known as Maggie", "Kallas Kajsa". */
export const isCallingLine = (text: string): boolean => text.length < 60 && LINE.test(text);
