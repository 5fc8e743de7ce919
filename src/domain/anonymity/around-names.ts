import { fold } from '#src/lib/fold.ts';
import { isWorkWordAbroad } from '../lexicon/work-words.ts';
import { tagged } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import { wordsOf } from './fold.ts';
import { isOccupation } from './short-words.ts';
import { tongueOf } from './tongues.ts';

// What stands around a name and goes with it, as it says nothing beside what stands in its place.

/** How somebody is addressed by their office, before a name. */
const OFFICE =
  /^(?:captain|capt|first officer|sister|matron|sergeant|sgt|corporal|major|colonel|col|lieutenant|lt|commander|admiral|general|inspector|constable|father|rabbi|imam|reverend|rev|pastor|bishop|canon|judge|justice|councillor|cllr|ambassador|senator|minister|chef|coach|doctor|professor)\.?$/iu;
/** What stands before an office: `Staff Nurse`, `Head Chef`. */
const RANKED =
  /(?:(?<![\p{L}\p{N}])(?:Head|Senior|Chief|Lead|First|Second|Flight|Ward|Staff|Deputy|Station|Site|Team|Sous|Executive) )$/u;
const ENGLISH = /(?<!\p{L})((?:the|our|my|their|its) )?(\p{L}+\.?) $/iu;
/** Titles that other languages shorten: `D.ª`, `Dra.`, `Eng.ª`, `Dott.ssa`. */
const SHORTENED =
  /(?<![\p{L}\p{N}])(?:D\.?ª|D\.|Dna\.|[Dd]on|[Dd]oña|[Dd]ra?\.?|[Dd]r\.?ª|[Ee]ng\.?ª?|[Aa]rq\.?ª?|[Pp]rof\.?ª|[Ee]nf\.?ª?|[Ll]ic(?:da)?\.|[Ii]ng\.|[Aa]bg\.|[Mm]e|[Mm]gr|[Dd]ott\.?ssa|[Aa]vv\.) $/u;
const ABROAD = {
  romance:
    /(?<!\p{L})(?:o|a|os|as|el|la|le|il|lo|do|da|del|de la|du|della|ao|à|al|pelo|pela|l['’]) ?(\p{Ll}[\p{L}-]{3,}) $/iu,
  de: /(?<!\p{L})(?:der|die|den|dem|unser(?:e[nmr]?)?) (\p{Lu}[\p{L}-]{3,}) $/iu,
  nl: /(?<!\p{L})(?:de|onze) (\p{Ll}[\p{L}-]{3,}) $/iu,
} as const;

/**
 * How many letters before a name are its title, with the article where the place of the name has one of its own: `Captain Wren`, `the surveyor
 * Tama`, `a Dra. Machado`. What is said of work in lower case goes only where it is a noun for somebody.
 */
export function titleBefore(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - 60), start);
  const reader = readerOf(text);
  const short = SHORTENED.exec(before);
  if (short !== null && reader !== 'en') return short[0].length;
  if (reader === 'en' || reader === null) return reader === null ? 0 : englishBefore(before);
  const pattern = reader === 'de' ? ABROAD.de : reader === 'nl' ? ABROAD.nl : ABROAD.romance;
  const noun = pattern.exec(before)?.[1];
  // The article stays, as what is said for the person takes it in.
  return noun !== undefined && isSomebody(noun) ? noun.length + 1 : 0;
}

function englishBefore(before: string): number {
  const found = ENGLISH.exec(before);
  if (found === null) return 0;
  const [whole, article = '', word = ''] = found;
  const small = word.toLowerCase().replace(/\.$/u, '');
  const isLarge = /^\p{Lu}/u.test(word);
  if (!OFFICE.test(word) && !isOccupation(small)) return 0;
  // `her manager Tama`: somebody of theirs, and in small letters only an apposition with its article is sure.
  if (!isLarge && article === '') return 0;
  const rank = article === '' ? (RANKED.exec(before.slice(0, before.length - whole.length))?.[0] ?? '') : '';
  return whole.length + rank.length;
}

const isSomebody = (noun: string): boolean =>
  isOccupation(noun.toLowerCase()) || isWorkWordAbroad(noun) || WORKER.test(fold(noun).toLowerCase());
/** The ends of nouns for people by their work. */
const WORKER =
  /(?:eiro|eira|heiro|heira|dor|dora|tor|tora|trice|teur|teuse|ista|ologo|ologa|ero|era|ario|aria|ivo|iva|ario|iere|iera|ien|ienne|ier|ist|istin|ologin|ologe|meister|meisterin|leiter|leiterin|ingenieur|ingenieurin|pfleger|pflegerin)$/;

/** The name that somebody was born with, beside the one that they have: `Rosemary Cook, née Tandy,`. */
const BORN_SO =
  /,? ?[,(] ?(?:née?|nee|geb\.|geborene[rnm]?|gesch\.|verw\.|nata|nacid[ao]|nascid[ao]|de soltera|nome da solteira|geboren|född|født) $/iu;
const BORN_SO_BARE = /(?<!\p{L})(?:née|geb\.|geborene[rnm]?) $/iu;

/** Where a name from birth goes with what says so, and how far; null where none stands there. */
export function bornSo(
  text: string,
  { start, end }: { start: number; end: number },
): { start: number; end: number } | null {
  const before = text.slice(Math.max(0, start - 24), start);
  const found = BORN_SO.exec(before) ?? BORN_SO_BARE.exec(before);
  if (found === null) return null;
  const from = start - found[0].length;
  const isBracket = found[0].includes('(');
  const after = text[end] ?? '';
  return {
    start: from,
    end:
      (isBracket && after === ')') || (!isBracket && found[0].includes(',') && after === ',') ? end + 1 : end,
  };
}

/** What says that a name is one of several that somebody has: nothing about them stands in its place. */
const CALLED_SO =
  /(?<!\p{L})(?:(?:go|goes|went|going) by(?: the name(?: of)?)?|(?:better |also |best )?known (?:\p{Ll}+ ){0,3}as|a\.?k\.?a\.?|alias|nick-?named|calls? (?:him|her|them)sel(?:f|ves)|(?:is|are|was) called|genannt|nennt sich|heißt|dite?|surnommée?|se fait appeler|llamad[oa]|se llama|conocid[oa] como|dett[oa]|chiamat[oa]|si chiama|conhecid[oa] (?:como|por)|chamad[oa]|genaamd|noemt zich) ["“„«'‘]?$/iu;

/** Whether a name stands where the text tells what somebody is called. */
export const isCalledSo = (text: string, start: number): boolean =>
  CALLED_SO.test(text.slice(Math.max(0, start - 48), start));

/** `The Fletcher family`, `the Wren report`: a surname within a name for something else, behind its article. */
export const isWithinNoun = (text: string, { start, end }: { start: number; end: number }): boolean =>
  /(?<!\p{L})the $/iu.test(text.slice(Math.max(0, start - 5), start)) &&
  /^ (?!(?:is|was|has|had|and|or|who|in|at|of|to|for|from|with|on|by|as)(?!\p{L}))\p{L}{3,}/u.test(
    text.slice(end, end + 24),
  );

/** Whether a name is in the genitive that German writes without a sign: `Sommers` of Sommer. */
function isGermanGenitive(text: string, said: string, own: ReadonlySet<string>): boolean {
  const last = fold(said.split(/\s+/u).at(-1) ?? '').toLowerCase();
  if (!last.endsWith('s') || own.has(last) || !own.has(last.slice(0, -1))) return false;
  return readerOf(text) === 'de';
}

/** What somebody does, or what goes on behind them, and no thing of theirs. */
const NO_THING =
  /^ (?:is|was|are|were|has|had|have|will|would|can|could|may|might|must|should|and|or|but|who|in|at|on|of|to|for|from|with|by|as|not|never|also|always)(?!\p{L})/u;

/**
 * Whether a name is in the genitive that languages write without a sign, before what is theirs: `Sommers Stärke`, `Elins styrka`, `Joosts dossier`,
 * and as English is often typed, `Hartigans drawings`.
 */
export function isBareGenitive(
  text: string,
  { start, end }: { start: number; end: number },
  own: ReadonlySet<string>,
): boolean {
  const said = text.slice(start, end);
  if (isGermanGenitive(text, said, own)) return true;
  const last = wordsOf(said).at(-1) ?? '';
  if (!last.endsWith('s') || own.has(last) || !own.has(last.slice(0, -1))) return false;
  const after = text.slice(end, end + 60);
  if (!/^ \p{Ll}{3,}/u.test(after) || NO_THING.test(after)) return false;
  const tongue = tongueOf(text);
  if (tongue === 'nl' || tongue === 'sv' || tongue === 'nordic') return true;
  if (tongue !== null || /(?<!\p{L})the $/iu.test(text.slice(Math.max(0, start - 5), start))) return false;
  return (
    /^(?:NOUN|ADJ)$/u.test(tagged(`Ann’s${after}`)[2]?.pos ?? '') && tagged(`They${after}`)[1]?.pos !== 'VERB'
  );
}

/** Feasts and seasons that a surname may be the name of: `por Reyes`, behind a preposition of time. */
const AT_FEAST =
  /(?<!\p{L})(?:por|en|para|hasta|antes de|después de|desde|tras|durante|no|pelo|até|por altura d[eo]s?|a|per|prima di|dopo|à|vor|nach|zu|an|rond|met|na|før|efter) $/iu;
const FEAST =
  /^(?:Reyes|Navidad|Pascua|Pentecostés|Carnaval|Adviento|Natal|Páscoa|Reis|Natale|Pasqua|Befana|Carnevale|Noël|Pâques|Toussaint|Ostern|Pfingsten|Weihnachten|Advent|Pasen|Pinksteren|Kerst)$/u;

/** Whether a surname is as likely the feast where it stands. */
export const mayBeFeast = (text: string, { start, end }: { start: number; end: number }): boolean =>
  FEAST.test(text.slice(start, end)) && AT_FEAST.test(text.slice(Math.max(0, start - 16), start));

/** A noun that says of what follows whose or which it is, in French: `le fils Mabille`, `la maison Mabille`. */
export function isNamedByNoun(text: string, start: number): boolean {
  if (readerOf(text) !== 'fr') return false;
  const noun =
    /(?<!\p{L})(?:[Ll]e|[Ll]a|[Ll]es|[Ll]['’]|[Uu]ne?|du|au|[Cc]e|[Cc]ette) ?(\p{Ll}[\p{L}-]{2,}) $/u.exec(
      text.slice(Math.max(0, start - 30), start),
    )?.[1];
  return noun !== undefined && !FRENCH_JOINS.test(noun) && isWordOf('fr', noun);
}
const FRENCH_JOINS =
  /^(?:chez|dans|pour|avec|sous|sans|vers|puis|ensuite|que|plus|comme|depuis|après|avant|par|sur|est|était|même|quitte|rejoint)$/u;
