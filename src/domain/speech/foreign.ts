import { isEnglish } from './index.ts';

// Words in small letters: a capital may be a name or a tool in any language.
const SMALL_WORD = /(?<![\p{L}\p{M}\p{N}'’@./-])[\p{Ll}\p{Lo}][\p{L}\p{M}]+/gu;
/** The share of English words that English prose has at least; other languages stay below a half. */
const SHARE = 0.6;

/** Whether a text is written in another language than English: by its script, or as few of its small words are English. */
export function isForeign(text: string): boolean {
  if (text !== last.text) last = { text, is: isOther(text) };
  return last.is;
}

/** Of the last text: each form of each house asks for it. */
let last = { text: '', is: false };

function isOther(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 3 && latin < letters / 2) return true;
  // "qPCR", "mRNA": names of something in any language.
  const words = (text.match(SMALL_WORD) ?? []).filter((word) => !/\p{Lu}/u.test(word));
  return words.length > 2 && words.filter(isWord).length < words.length * SHARE;
}

/** Names of markup, which are words of no language. */
const MARKUP =
  /^(?:html?|css|javascript|script|style|div|span|img|src|href|alt|onclick|onerror|onload|https?|www)$/;

/** How ads shorten English words: "£27-30k dep on exp". */
const SHORTENED =
  /^(?:exp|dep|yrs?|hrs?|wks?|mths?|mins?|max|approx|incl?|excl?|mgr|mgmt|dept|pls|plz|perm|temp|req|reqd|ref|refs|quals?|prev|poss|pref|neg|ote|pcm|pw|pa|ph|ft|pt|wfh|hols|info|admin|comms|ops|eng|tech|dev|govt|avail|ad|ads|thru|ur|chem|bio|micro|haem|histo|specs?|stats|vets?|obs|meds|sched)$/;

const isWord = (word: string): boolean =>
  MARKUP.test(word) || SHORTENED.test(word) || isEnglish(word) || isEnglish(word.replace(/e?s$/, ''));

/** Letters of languages that share their short words with those that are read. */
export const OTHER_LETTERS =
  /[ąćęłńśźżőűčřěšťďůřžāēīōūșțğışđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹõ]/iu;
const SHORT_WORDS =
  /(?<!\p{L})(?:come|dal|dello|degli|anni|età|und|oder|auch|ihre?[nrms]?|unsere?[nrms]?|vor|um|am|durch|wie|nach|einer|einem|der|die|das|den|dem|des|mit|für|von|aus|als|auf|ein|eine|einen|bei|beim|im|zu|zum|zur|bis|sind|ist|werden|wird|wir|sie|du|alle|les|des|nous|vous|et|une|un|pour|avec|chez|car|est|sont|du|le|la|de|en|sur|ou|au|aux|à|ses|sans|los|las|el|con|para|del|por|que|y|il|gli|di|ha|al|una|della|nel|per|os|as|um|uma|do|da|dos|com|em|não|het|een|van|voor|met|wij|naar|zijn|och|på|att|av|för|till|som|af|og|på|til|alle|vi|jeg|den|ett|et)(?!\p{L})/giu;

/** Whether a foreign text is in one of the languages of which words for people are known: de, fr, es, it, pt, nl, sv, da, no. */
export function isKnownAbroad(text: string): boolean {
  if (OTHER_LETTERS.test(text)) return false;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const short = text.match(SHORT_WORDS)?.length ?? 0;
  return short >= words / 8 && short >= (words < 9 ? 1 : 2);
}
