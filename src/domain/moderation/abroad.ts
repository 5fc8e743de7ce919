import { isForeign } from '../speech/foreign.ts';
import { isEnglish } from '../speech/index.ts';
import { withoutAlike } from './alike-abroad.ts';
import { withoutHousesOfPlace } from './houses-abroad.ts';
import { CONDITION } from './other-languages.ts';
import { markedIn, namesPeople } from './tongue-features.ts';
import { type Reading, readTongues } from './tongue-reader.ts';
import { isCommon, nearestTongue, tonguesOf } from './tongues.ts';
import { calledByWork, isIn, known } from './work-words.ts';

/** What is read of a sentence in another language than English; `unknown` of one in a language of which no words are known. */
export type Abroad = Reading | 'unknown';

/**
 * Reads a sentence in another language than English.
 * @param text the whole that the sentence stands in
 * @returns null where the sentence is English
 */
export function readAbroad(clause: string, text: string): Abroad | null {
  const sure = tonguesOf(clause, text, isEnglish);
  const said = withoutAlike(withoutHousesOfPlace(clause));
  if (sure.length > 0) return readTongues(said, sure);
  // A few words tell no language: they are in that of the rest.
  const isShort = (clause.match(/\p{L}+/gu)?.length ?? 0) < 4;
  if (!isForeign(clause) && !isOfShortWords(clause) && !isOfLetters(clause) && !(isShort && isForeign(text)))
    return null;
  // "Farid from Kopi Cloud": names in a text that is English.
  if (!isForeign(text) && /(?<!\p{L})(?:the|and|of|with|from|to|our|your|we|by)(?!\p{L})/iu.test(clause))
    return null;
  if (!isForeign(text) && (isFormLine(clause) || isTitle(clause))) return null;
  if (asksInEnglish(clause)) return null;
  const nearest = nearestTongue(clause, text);
  return nearest === null ? 'unknown' : readTongues(said, [nearest]);
}

const ASKED = /(?<!\p{L})(?:wanted|needed|required|hiring|vacancy|vacancies|available|asap)(?!\p{L})/iu;

/** Whether a line of names is English by the trade that it asks for: "roofer wanted st austell cornwall". */
function asksInEnglish(clause: string): boolean {
  if (!ASKED.test(clause) || isOfShortWords(clause) || isOfLetters(clause)) return false;
  return (clause.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => isEnglish(word) && (calledByWork(word) || isIn(known().occupations, word)),
  );
}

/** Whether a line is of English words and names, "Registered Nurse, Intensive Care Unit, Tacoma, WA", and none of another language. */
function isTitle(clause: string): boolean {
  if (isOfShortWords(clause) || isOfLetters(clause)) return false;
  // "PFAS": letters that stand for something are of no language.
  const isHeading = !/\p{Ll}/u.test(clause);
  const words = (clause.match(/\p{L}{3,}/gu) ?? []).filter((word) => isHeading || /\p{Ll}/u.test(word));
  return words.filter((word) => isEnglish(word.toLowerCase())).length > words.length / 2;
}

/** Whether a sentence is a line of an English form, "Position: Medical Assistant, family practice, El Paso": a label, and names. */
function isFormLine(clause: string): boolean {
  const [label = '', ...rest] = clause.replace(/\S+@\S+/gu, '').split(':');
  if (rest.length === 0) return false;
  const full = (text: string): string[] =>
    (text.match(/\p{L}+/gu) ?? []).filter((word) => /[aeiouy]/iu.test(word));
  const told = full(rest.join(' ')).filter((word) => word === word.toLowerCase() && word.length > 3);
  const heads = full(label);
  if (told.length === 0 && !/\d/u.test(clause)) return false;
  return heads.length > 0 && [...heads, ...told].every((word) => isEnglish(word.toLowerCase()));
}

const CONDITIONAL = new RegExp(CONDITION, 'iu');
// Whom one pictures, and what somebody is asked of themselves, is no work.
const PICKS =
  /(?<!\p{L})(?:id[ée]al\p{L}*|perfekt|parfaite?s?|perfett[oa]|perfect[oa]) (?:pour|para|per|für|voor)(?!\p{L})|^\s*¿[^?]*(?<!\p{L})(?:usted|te|su|sus)(?!\p{L})/iu;

/** Whether a sentence in another language is certainly of the work, whatever words in it a rule has found. */
export function isExplainedAbroad(clause: string, text: string): boolean {
  if (CONDITIONAL.test(clause) || PICKS.test(clause)) return false;
  const sure = tonguesOf(clause, text, isEnglish);
  return sure.length > 0 && readTongues(clause, sure).isExplained;
}

/** Whether a word of a sentence in another language names people in English alone: "men" says "but" in Swedish, Gent is a town. */
export function isEnglishAlone(said: string, clause: string, text: string): boolean {
  const word = said.toLowerCase();
  if (!/^\p{L}+$/u.test(word)) return false;
  const sure = tonguesOf(clause, text, isEnglish);
  return (
    sure.length > 0 &&
    sure.every(
      (tongue) => isCommon(word, tongue) || (isEnglish(word) && !namesPeople(word, markedIn(clause, tongue))),
    )
  );
}

// Words between words that English does not have, and those that it has: "un homme, l'équipe de nuit" looks English by its nouns.
const BETWEEN_ABROAD =
  /(?<![\p{L}’'])(?:und|oder|auch|ist|sind|wird|wir|sie|der|das|den|dem|ein|eine[mnrs]?|kein\p{L}*|nicht|mit|für|von|zu|zum|zur|bei|bitte|nur|plutôt|les?|la|des|une?|du|au|aux|et|est|sont|pas|pour|avec|chez|qui|que|nous|vous|quelqu[’']un|de|los|las|el|una|para|por|il|gli|di|della|het|een|voor|niet)(?=[\s’'.,;!?]|$)|(?<![\p{L}’'])(?:l|d|qu)[’'](?=\p{L})/giu;
const BETWEEN_ENGLISH =
  /(?<!\p{L})(?:the|and|of|to|with|you|your|our|we|are|is|will|must|have|has|who|this|that|in|for|from|at|by|on|or|be|not)(?!\p{L})/iu;

/** Whether the short words of a sentence are those of another language, and none is English. */
function isOfShortWords(clause: string): boolean {
  if (BETWEEN_ENGLISH.test(clause)) return false;
  const words = clause.match(/\p{L}+/gu)?.length ?? 0;
  const short = clause.match(BETWEEN_ABROAD)?.length ?? 0;
  return words > 2 && short >= 2 && short >= words / 4;
}

// Words that English writes with such letters too.
const LENT =
  /^(?:r[ée]sum[ée]s?|caf[ée]s?|cr[èe]ches?|clich[ée]s?|na[ïi]ve|fianc[ée]+s?|pâtiss?\p{L}+|sauté|purée|entrées?|décor|façades?|soirées?|à|crêpes?|über)$/iu;

/** Whether a sentence without an English short word is written with the letters of German or French: "Gepflegtes Äußeres". */
function isOfLetters(clause: string): boolean {
  if (BETWEEN_ENGLISH.test(clause)) return false;
  const words = clause.match(/\p{L}+/gu) ?? [];
  const marked = words.filter((word) => !LENT.test(word) && /[äöüßéèêëàâçùûîïôœ]/iu.test(word)).length;
  return words.length > 2 && marked > 0 && marked >= words.length / 6;
}
