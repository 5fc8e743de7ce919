import { languageOf } from '#src/lib/language.ts';
import {
  bornSo,
  isBareGenitive,
  isCalledSo,
  isNamedByNoun,
  isWithinNoun,
  titleBefore,
} from './around-names.ts';
import { wordsOf } from './fold.ts';
import { behindEx } from './formerly.ts';
import { withForm } from './forms-of-houses.ts';
import type { Known } from './known.ts';
import { initialsBefore, initialsBehind, widened } from './left-pieces.ts';
import { isInDictionary } from './reading.ts';
import { beginsSentence, capitalised, type Edit, NAMELESS } from './spans.ts';
import { isCited, isInTown, isSurnameSaid } from './surname-said.ts';

const HONORIFIC =
  /(?<!\p{L})(?:(?:el|la|los|las|le) (?=se[ñn]or|monsieur|madame))?(?:(?<!\d)m(?=\.)|mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|madam|frau|herrn?|monsieur|madame|mme|señora?|señorita|signora?|mevrouw|meneer|senhora?|sra?|srta|sig(?:\.?ra)?|dott(?:\.?ssa)?|dottor(?:essa)?|dhr|mevr|fru|avv|geom|ing|eng)\.?\s+$/iu;
/** How other languages address somebody, written as a title: `Pak Suharyono`, `de heer Ter Horst`. */
const HONORIFIC_ABROAD =
  /(?<!\p{L})(?:Pak|Bapak|Bu|Ibu|Pan|Pani|Pana|Panu|Panią|Panie|Khun|Encik|Puan|Tuan|Cik|Datuk|Dato[’']?|Shri|Smt\.?|Sri|[Dd]en? heer|Herra|Rouva|Bay|Bayan|Anh|Chị|Ông|Bà|Cô|Ustaz|Sayyid|Sheikh|Hj\.?|Domnul|Doamna|Gospodin|Gospođa|Kyria|Kyrios)\s$/u;
/** Before the surname of somebody. */
const PEOPLE_TITLED =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx|Frau|Herrn?|Madame|Monsieur|Mme|Señora?|Signora?|Mevrouw|Meneer)\.?\s$/u;
/** A title that a house's name begins with, and a given name behind it: `bei Dr. Oetker`, `Dr. August Oetker`. */
const TITLE_OF_HOUSE = /(?<!\p{L})(?:(?:Dr|Prof|Dott|Ing|Dipl)\.?[ -])+(?:(?:\p{Lu}\p{Ll}{2,}|\p{Lu}\.) )?$/u;
const ARTICLE = /\b(?:the|an?|our|my|your|its|their|this|that|his|her|another|each|every)\s+(?:\p{L}+-)?$/iu;
const DEGREE =
  /\b(?:b\.?\s?(?:sc|eng|a|com|bus|ed|arch|n)|m\.?\s?(?:sc|eng|a|com|ba|phil|ed)|ph\.?d|bachelor|master|diploma|certificate|degree|doctorate|mba|llb|llm|juris doctor|honours)\b[^.;\n]*$/iu;

/** Behind a surname that a house is called by: `Mayor Partners`, `Clark & Sons`. It tells the name and is nobody. */
const HOUSE_OF =
  /^(?: (?:Partners|Partnership|Associates|Group|Holdings|Consulting|Consultants|Consultancy|Solicitors|Architects|Engineering|Engineers|Construction|Builders|Brothers|Bros|Logistics|Transport|Haulage|Industries|Capital|Ventures|Foundation|Properties|Bakery|Studios?|Recruitment|Accountants|Advisory|Pty|Ltd|Limited|LLP|LLC|Inc|GmbH|PLC|plc)| (?:&|and) (?:Sons?|Daughters?|Co|Company|Partners?|Associates|Brothers|Bros|Sisters?))(?!\p{L})/u;

/**
 * `Dvorak (Marek, mr.glass on the forums)`: where the bracket goes on, the name before it goes by itself, and what stands in it too. A given
 * name that is a word goes with both.
 */
function withoutOpenBracket<Found extends Edit>(text: string, found: Found): Found {
  const said = text.slice(found.start, found.end);
  const [opening = '', inside = ''] = / ?\(([^()]+)$/u.exec(said) ?? [];
  if (found.reason !== 'name' || opening === '' || opening.length === said.length) return found;
  return text[found.end] === ')' || isInDictionary(inside.toLowerCase())
    ? found
    : { ...found, end: found.end - opening.length };
}

/** `Mr Berg, no relation`, `Mason by name`: somebody else, or the name as a word. */
const NO_RELATION =
  /^,? ?\(?(?:(?:but )?(?:no|not an?y?) relation|not related|unrelated|by (?:sur)?name)(?!\p{L})/u;
/** `their father, Patrick O'Connor`: somebody of the family, and not the person. */
const KIN_BEFORE =
  /(?<!\p{L})(?:his|her|their|my) (?:(?:late|older|elder|younger|twin|big|little|own|step|half) ?-?)*(?:husband|wife|son|daughter|brother|sister|mother|father|mum|mom|dad|uncle|aunt|cousin|nephew|niece|grandfather|grandmother|(?:mother|father|brother|sister)-in-law),? $/u;

const isOther = (before: string, after: string, part: Known['part']): boolean =>
  part !== null && part !== 'first'
    ? NO_RELATION.test(after) || KIN_BEFORE.test(before)
    : part === 'first' && NO_RELATION.test(after);

/** A handle that has a piece of the name in it goes whole: `jane_doe_sj`. */
function handleAround(text: string, { start, end }: Edit): { start: number; end: number } | null {
  const from =
    start - (/[\p{L}\p{N}._-]*$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0].length ?? 0);
  const to =
    end + (/^[\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*/u.exec(text.slice(end, end + 40))?.[0].length ?? 0);
  return /[\p{L}\p{N}]_|_[\p{L}\p{N}]/u.test(text.slice(from, to)) ? { start: from, end: to } : null;
}

/** The words of the name; of a given name with the letter of the surname, which may be its genitive as well (`Heikes`), the given name. */
const ownOf = ({ own, part }: Known, said: string): ReadonlySet<string> =>
  own ?? new Set(part === 'full' && /^\p{Lu}\p{Ll}+s$/u.test(said) ? wordsOf(said.slice(0, -1)) : []);

/** An occurrence as it is replaced: a title before a name goes with it, a role keeps no second article. */
export function replacement(text: string, found: Edit & { known: Known }): Edit {
  const handle = found.reason === 'name' ? handleAround(text, found) : null;
  if (handle !== null) return { ...handle, reason: 'handle', with: '[handle removed]' };
  let { start, end } = widened(text, withoutOpenBracket(text, found), found.reason, found.known.own);
  let token = found.with;
  if (found.known.part === 'last' && /^\p{Lu}/u.test(text.slice(found.start, found.end))) {
    start -= initialsBefore(text, start);
    end += initialsBehind(text, end);
  }
  // `Lizzie H. leads`: the stop of the surname's letter.
  if (found.known.part === 'full' && / \p{Lu}$/u.test(text.slice(start, end)))
    end += /^\.(?=,| \p{Ll})/u.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  const before = text.slice(Math.max(0, start - 80), start);
  const isSurname =
    found.known.part === 'last' || (found.known.part === 'full' && !/\s/u.test(text.slice(start, end)));
  if (found.reason === 'name' && isOther(before, text.slice(end, end + 30), found.known.part))
    return { start: start - (HONORIFIC.exec(before)?.[0].length ?? 0), end, reason: 'name', with: NAMELESS };
  if (
    found.reason === 'name' &&
    ((isSurname && (isSurnameSaid(text, found) || isCited(text, found))) || isInTown(text, found))
  )
    return { start, end, reason: 'name', with: NAMELESS };
  if (found.reason === 'name') {
    const born = bornSo(text, { start, end });
    if (born !== null) return { ...born, reason: 'name', with: '' };
    if (isCalledSo(text, start)) return { start, end, reason: 'name', with: NAMELESS };
  }
  const house =
    found.reason === 'name' && found.known.part === 'last' ? HOUSE_OF.exec(text.slice(end, end + 40)) : null;
  if (house !== null) return { start, end: end + house[0].length, reason: 'employer', with: NAMELESS };
  if (found.reason === 'name' && isSurname && isWithinNoun(text, { start, end }))
    return { start, end, reason: 'name', with: NAMELESS };
  // `Old Mr Tolliver` of Tolliver & Sons: somebody who is called as the house.
  const titled = found.reason === 'employer' ? PEOPLE_TITLED.exec(before)?.[0] : undefined;
  if (titled !== undefined && /^\p{Lu}[\p{L}’'-]+$/u.test(text.slice(start, end)))
    return { start: start - titled.length, end, reason: 'employer', with: NAMELESS };
  if (found.reason === 'name' || found.reason === 'contact') {
    if (
      found.reason === 'name' &&
      isBareGenitive(text, { start, end }, ownOf(found.known, text.slice(start, end)))
    )
      token = `${token}’s`;
    const title =
      HONORIFIC.exec(before)?.[0].length ??
      HONORIFIC_ABROAD.exec(before)?.[0].length ??
      (/^\p{Lu}/u.test(text.slice(start, end)) ? titleBefore(text, start) : 0);
    start -= title;
  } else if (found.reason === 'phone') {
    if (/^\([^)]*$/.test(text.slice(start, end))) start += 1;
  } else if (found.reason !== 'linkedin') {
    if (found.reason === 'employer') start -= TITLE_OF_HOUSE.exec(before)?.[0].length ?? 0;
    ({ start, end } = withForm(text, { start, end }));
    if (found.reason === 'school') {
      const comma = /[\s,(–—-]*[,(–—-]\s*$/u.exec(before);
      if (comma !== null && DEGREE.test(before)) {
        const closing = comma[0].includes('(') && text[end] === ')' ? 1 : 0;
        return { start: start - comma[0].length, end: end + closing, reason: 'school', with: '' };
      }
    }
    if (found.reason === 'employer' && isNamedByNoun(text, start))
      return { start, end, reason: 'employer', with: NAMELESS };
    const former = behindEx(text, { start, end }, token);
    if (former !== null) return { ...former, end, reason: found.reason };
    const indefinite = /(?<![\p{L}\p{N}])an?\s+$/iu.exec(before);
    // `An IITB graduate` is `a university graduate`.
    if (indefinite !== null && /^an? /.test(token) && languageOf(text) === 'en')
      start -= indefinite[0].length;
    else if (ARTICLE.test(before)) token = token.replace(/^an? /, '');
  }
  return {
    start,
    end,
    reason: found.reason,
    with:
      !/^\p{Ll}/u.test(text.slice(start, end)) && beginsSentence(text, start) ? capitalised(token) : token,
  };
}
