import { languageOf } from '#src/lib/language.ts';
import { isForeign, isKnownAbroad } from '../speech/foreign.ts';
import { namedAbroad } from './other-languages.ts';
import { ownAbroad } from './own-words-abroad.ts';
import { OF_LANGUAGE, OF_SOUGHT } from './reasons.ts';

/** Words of a sentence that wait for somebody, and why. */
export interface Abroad {
  start: number;
  end: number;
  why: { reason: string; rewording: string };
}

/**
 * Reads a sentence in another language than English, which nobody has read: in a language that no rules know it waits, in the
 * others where it names people by an attribute, whether or not it says that they are chosen by it.
 * @param clause the sentence as it was written; `masked` the same in small letters, with what is certainly lawful taken out, `text` the whole that it stands in
 * @returns null where the sentence is English, or names nobody
 */
export function readAbroad(clause: string, masked: string, text: string): Abroad | null {
  // A few words tell no language: they are in that of the rest.
  const isShort = (clause.match(/\p{L}+/gu)?.length ?? 0) < 4;
  // Nothing is left of what is certainly lawful.
  if (!/[\p{L}\p{N}]/u.test(masked)) return null;
  if (!isForeign(clause) && !isOfShortWords(clause) && !isOfLetters(clause) && !(isShort && isForeign(text)))
    return null;
  // "Farid from Kopi Cloud": names in a text that is English.
  if (!isForeign(text) && /(?<!\p{L})(?:the|and|of|with|from|to|our|your|we|by)(?!\p{L})/iu.test(clause))
    return null;
  const isKnown =
    languageOf(text) !== 'en' || [text, clause].some((said) => isKnownAbroad(said) || isGermanOrFrench(said));
  if (!isKnown) return { start: 0, end: clause.length, why: OF_LANGUAGE };
  const named = namedAbroad(masked) ?? ownAbroad(masked);
  return named === null ? null : { ...named, why: OF_SOUGHT };
}

// Words between words that English does not have, and those that it has: "un homme, l'équipe de nuit" looks English by its nouns.
const BETWEEN_ABROAD =
  /(?<![\p{L}’'])(?:und|oder|auch|ist|sind|wird|wir|sie|der|das|den|dem|ein|eine[mnrs]?|kein\p{L}*|nicht|mit|für|von|zu|zum|zur|bei|bitte|nur|plutôt|les?|la|des|une?|du|au|aux|et|est|sont|pas|pour|avec|chez|qui|que|nous|vous|quelqu[’']un|de|l[’']|d[’']|qu[’']|los|las|el|una|para|por|il|gli|di|della|het|een|voor|niet)(?=[\s’'\p{L}]|[.,;!?]|$)/giu;
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

// The words that ads in German and French have most, beside those that stand between words.
const COMMON =
  /(?<![\p{L}’'])(?:wer|mehr|tage?n?|woche|monat|jahre?n?|arbeit\p{L}*|bekomm\p{L}*|urlaub\p{L}*|stunden|schicht\p{L}*|gern|auch|schon|möglich\p{L}*|bieten|suchen|brauchen|kenntnisse|erfahrung|il faut|faut|pouvoir|savoir|plusieurs|pays|dans|notre|nos|votre|vos|par|mois|jours?|semaine|heures?|travail\p{L}*|poste|équipe|expérience|être|avoir|sera|sont|chaque|très|bien)(?!\p{L})/giu;

function isGermanOrFrench(clause: string): boolean {
  const words = clause.match(/\p{L}+/gu)?.length ?? 0;
  const known = (clause.match(COMMON)?.length ?? 0) + (clause.match(BETWEEN_ABROAD)?.length ?? 0);
  return known >= 2 && known >= words / 3;
}
