import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { folded } from './fold.ts';
import { isPlaceName, type Reading } from './reading.ts';
import { beginsSentence } from './spans.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** What goes on behind a noun that begins a sentence without an article, and not behind somebody: `Prudence dans les prix`. */
const NOT_ACTING = list(
  `de du des d et ou à au aux en dans sur sous chez pour par avec sans que qui comme
  von vom und oder im in am an auf aus bei mit nach für über unter zu zum zur ohne gegen statt wie als
  y o e u del al con por para sin sobre entre según di da dal dalla della del dei delle degli nel nella al alla per tra fra su senza ed
  do dos das no na nos nas ao à com sem para por em ou van voor naar op bij met zonder of uit tot om te aan`,
);
/** What stands before a noun of German, or before a time of the year. */
const DETERMINED =
  /(?<!\p{L})(?:de[rnms]|d(?:ie|as)|ein(?:e[nmrs]?)?|kein(?:e[nmrs]?)?|im|ins|am|ans|vom|zum|zur|beim|pro|seit|ab|bis|anfang|mitte|ende|vor|nach|jede[nmrs]?|diese[nmrs]?|letzte[nmrs]?|nächste[nmrs]?|kommende[nmrs]?|ganze[nmrs]?|\p{Ll}{3,}(?:er|es|em|en)) $/iu;
const TITLED =
  /(?<!\p{L})(?:Frau|Herrn?|Familie|Dr\.|Prof\.|Kolleg(?:e|en|in)|[Mm]me|M\.|[Ss]ra?\.?|[Ss]rta\.?|[Ss]eñora?|Sig\.(?:ra)?|[Ss]ignora?|[Dd]ott\.(?:ssa)?|[Dd]hr\.|[Mm]evr\.|[Mm]evrouw|[Mm]eneer|[Ff]ru) $/u;
/** How Italian speaks of a woman by her surname: `La Fontana ha chiesto`. */
const A_WOMAN = /(?<!\p{L})[Ll]a $/u;
const SHE_DOES =
  /^ (?:non |si |ci |gli |le |lo |la |ne )?(?:ha|è|aveva|era|avrà|sarà|vuole|sa|lavora|chiede|preferisce|cerca|viene|conosce|gestisce|parla|può|potrebbe|vorrebbe|accetta|resta|torna|dice|racconta|porta|arriva|guida|segue|tiene|risponde)(?!\p{L})/u;

/** Whether Italian speaks of somebody by their name with an article, also where a town is called by both: `La Serena guida`. */
export const isWomanSpokenOf = (text: string, { start, end }: { start: number; end: number }): boolean =>
  A_WOMAN.test(text.slice(Math.max(0, start - 4), start)) &&
  SHE_DOES.test(text.slice(end, end + 30)) &&
  readerOf(text) === 'it';

const PARTICLE =
  /^(?:de|het|den|der|van|van de|van den|van der|la|le|du|des|di|da|dos?|das|del|el) (?=\p{Ll})/u;

/**
 * How a name that may be a word as well is meant in a text of another language than English, where that can be told: its own words
 * tell it in small letters and at the beginning of a sentence, in German behind an article. Null where the text is English or read by
 * no list, or a place is called so.
 */
export function readAbroad(text: string, { start, end }: { start: number; end: number }): Reading | null {
  const whole = text.slice(start, end);
  // A particle in small letters reads as the article that it is: `de kok van de afdeling`.
  const particle = PARTICLE.exec(whole)?.[0] ?? '';
  const said = whole.slice(particle.length);
  if (!/^\p{L}[\p{L}\p{M}]+$/u.test(said) || (particle !== '' && /^\p{Lu}/u.test(said))) return null;
  const reader = readerOf(text);
  if (reader === null || reader === 'en') return null;
  const small = said.toLowerCase();
  if (/^\p{Ll}/u.test(said)) {
    const isAddress = /[@./_\d-]$/u.test(text.slice(0, start)) || /^[@_\d-]/u.test(text.slice(end));
    return !isAddress && isWordOf(reader, small) && /\p{Lu}/u.test(text) ? 'word' : null;
  }
  if (!/^\p{Lu}\p{Ll}/u.test(said)) return null;
  const before = text.slice(Math.max(0, start - 30), start);
  const isOfHer = reader === 'it' && A_WOMAN.test(before) && SHE_DOES.test(text.slice(end, end + 30));
  if (TITLED.test(before) || isOfHer) return 'name';
  if (isPlaceName(folded(said).text)) return null;
  const isWord = isWordOf(reader, small) || isNounOf(reader, said);
  if (!beginsSentence(text, start)) {
    if (reader !== 'de' || !isWord || TITLED.test(before)) return 'name';
    return DETERMINED.test(before) ? 'word' : 'unsure';
  }
  if (!isWord) return null;
  const next = /^ (\p{Ll}[\p{L}\p{M}’']*)/u.exec(text.slice(end, end + 30))?.[1];
  if (next === undefined) return null;
  return NOT_ACTING.has(next.replace(/['’].*$/u, '')) ? 'unsure' : 'name';
}

/** What only somebody does or is, and no town. */
const AS_SOMEBODY =
  /^ (?:(?:é|está|es|est|è|sta|ist|is|är|er|jest) (?!(?:uma?|una?|une?|eine?|een|ett?|en|die|das|der|la|el|le|o|a|het|de|lo|il|too|für|pour|para|per|voor|för|nicht|no|não|non|pas|niet|inte)(?!\p{L}))\p{Ll}{4,}|(?:trabalha|cuida|veio|começou|quer|busca|tem|fez|fala|lleva|trabaja|busca|quiere|tiene|fue|vino|empezó|lavora|viene|cerca|vuole|travaille|cherche|veut|arbeitet|sucht|möchte|fährt|leitet|werkt|zoekt|wil|jobbar|söker|arbetar|jobber|søker|arbejder|søger|pracuje|szuka)(?!\p{L}))/u;

/** Whether the person's own given name at the head of a sentence abroad is theirs, also where a town is called so: `Pilar lleva en`. */
export const isSomebodyAbroad = (text: string, { start, end }: { start: number; end: number }): boolean =>
  beginsSentence(text, start) && AS_SOMEBODY.test(text.slice(end, end + 40)) && readerOf(text) !== 'en';

/**
 * Whether a sentence of another language than English begins with a name that is a place as well and goes on with what may be a verb:
 * `Paris dirige dix personnes`.
 */
export function actsAbroad(text: string, { start, end }: { start: number; end: number }): boolean {
  const said = text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}/u.test(said) || !isPlaceName(folded(said).text) || !beginsSentence(text, start))
    return false;
  const next = /^ (\p{Ll}[\p{L}\p{M}’']*)/u.exec(text.slice(end, end + 30))?.[1];
  if (next === undefined || NOT_ACTING.has(next.replace(/['’].*$/u, ''))) return false;
  return readerOf(text) !== 'en';
}
