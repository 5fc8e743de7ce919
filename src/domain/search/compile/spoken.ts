import type { Found } from '../../lexicon/phrase-book.ts';
import { placeNamed } from '../../lexicon/places.ts';
import { languages, roles, type Term } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { MAX_VALUES } from '../facets.ts';
import type { Draft } from './draft.ts';

const SPEAKS =
  /\b(?:speak(?:s|ing|ers?)?|fluen(?:t|cy)|bilingual|trilingual|native|mother tongue|conversational|language|languages|business level|proficien(?:t|cy)|spoken|written)\b/i;

// "German speaking countries" are places.
const SPEAKING_LAND = /^[\s-]*speaking\s+(?:countries|europe|markets?|region|world)\b/i;

/** "Must have french": what is had is spoken, where nothing else is named behind it. */
const MUST_HAVE =
  /\b(?:must (?:have|know)|needs?(?: to have)?|requires?|have|has|having)\s+(?:(?:good|fluent|basic|some|decent|excellent)\s+)?$/i;

/** The spoken language that begins at a word, where it is meant as one. */
export function languageAt(draft: Draft, texts: readonly string[], at: number): Found<Term> | null {
  const found = languages().book.at(texts, at);
  const word = draft.words[at];
  if (found === undefined || word === undefined) return null;
  if (SPEAKING_LAND.test(draft.text.slice(word.end))) return null;
  const before = draft.text.slice(Math.max(0, word.start - 40), word.start);
  const behind = draft.text.slice(word.end, word.end + 25);
  // "In Nederland or Belgium" is where, whatever stands beside it.
  if (/\b(?:in|from|near)\s+(?:the\s+)?$/i.test(before) && !/\bfluent(?:ly)?\s+in\s+$/i.test(before)) {
    const raw = draft.text.slice(word.start, word.end);
    if (placeNamed(raw, draft.home.country)?.kind === 'country') return null;
  }
  const cued =
    SPEAKS.test(before) ||
    isBesideLanguage(before) ||
    MUST_HAVE.test(before) ||
    /\bwith\s+(?:(?:good|fluent|basic|some)\s+)?(?:\p{Lu}\p{Ll}+\s+(?:and|or)\s+)?$/u.test(before) ||
    /^[\s-]*(?:speak|language|native|fluent|or|and|,|(?:(?:is|are|would be)\s+)?(?:an?\s+|strongly\s+|highly\s+)?(?:ok\b|nice\b|plus\b|must\b|bonus\b|preferred|essential|required|desirable|advantage))/i.test(
      behind,
    );
  const raw = draft.text.slice(word.start, word.end);
  // "10+ yrs, mandarin": alone between commas.
  const apart =
    /[,;+&]\s*$/.test(before) &&
    /^\s*(?:$|[,;.)+&])/.test(behind) &&
    roles().book.at(texts, at) === undefined;
  const capital = /^\p{Lu}/u.test(raw) || apart;
  // "Nederland" is the country, "Nederlands" the language.
  if (!cued && placeNamed(raw, draft.home.country)?.kind === 'country') return null;
  if (!cued && (!capital || (found.value.id === 'english' && !apart))) return null;
  if (
    !cued &&
    /^\s*(?:teachers?|tutors?|cuisine|restaurants?|food|literature|law|qual(?:\b|ifi)|trained|registered|licen[cs]ed|market|clients?|standards?|tax|gaap|hgb|passports?|citizens?)/i.test(
      behind,
    )
  )
    return null;
  if (!cued && roles().book.at(texts, at + found.length) !== undefined) {
    draft.note(
      'read_as_language',
      `People are not searched by where they come from: "${found.value.name}" was read as the language that they speak.`,
    );
  }
  return found;
}

// "German/English": in a list behind another language.
function isBesideLanguage(before: string): boolean {
  const last = /(\p{L}+)\s*(?:,|\/|\+|&|\b(?:and|or)\b)\s*$/u.exec(before)?.[1];
  return last !== undefined && languages().book.whole(last) !== undefined;
}

// Words around language names that add nothing.
const AROUND_LANGUAGE =
  /\b(?:speak(?:s|ing|ers?)?|fluen(?:t|cy)(?:\s+in)?|bilingual(?:\s+in)?|[tm]\p{L}*lingual|fluente|fluido|fließend|courant|native|mother tongue|conversational|(?:foreign )?languages?|business level|spoken)(?![\p{L}])/giu;

const BESIDES = String.raw`(?:on top of|besides?|apart from|beyond|other than|except|as well as|in addition to|over and above)`;
const ANOTHER = new RegExp(
  String.raw`\b(?:(?:(?:and|who|that|also)\s+)*(?:speak(?:s|ing)?|with|know(?:s|ing)?|fluent in|ha(?:s|ve|ving))\s+)?(?:(?:(?:any|an|some|at least one|one(?: or)? more|one)\s+)?(?:other|another|second|foreign|additional|further)\s+(?:foreign\s+)?languages?\b(?!\s*[:(])(?:\s+(?:${BESIDES}|than)\s+English)?|(?:an?y|an?|some|at least one|one|a)\s+languages?\s+${BESIDES}\s+English|(?:something|anything|(?:at least\s+)?one\s+more(?:\s+languages?)?|more(?:\s+languages?)?)\s+(?:else\s+)?(?:${BESIDES}|than)\s+(?:just\s+|only\s+)?English)`,
  'gi',
);

/** "Any language on top of English", "a second language": one of those on record that is not English. */
export function readAnotherLanguage(draft: Draft): void {
  for (const { index, 0: said } of draft.each(ANOTHER)) {
    const end = index + said.length;
    // "A second language, French or Spanish": which one is said behind it.
    if (
      /^\s*(?:,|\(|:|such as|like|preferably|ideally|eg|e\.g)/i.test(draft.text.slice(end)) &&
      isNamed(draft.text.slice(end, end + 50))
    ) {
      draft.blot(index, end);
      continue;
    }
    const names = [...languages().byId.values()].flatMap(({ id, name }) => (id === 'english' ? [] : [name]));
    const either = names.length > MAX_VALUES ? draft.freeNumber() : null;
    const label = 'a language other than English';
    const first = draft.take(index, end, {
      kind: 'language',
      label,
      values: names.slice(0, MAX_VALUES),
      either,
    });
    for (let from = MAX_VALUES; from < names.length; from += MAX_VALUES)
      draft.read.push({ at: index, end, facet: { ...first, values: names.slice(from, from + MAX_VALUES) } });
  }
}

const isNamed = (text: string): boolean => {
  const words = plainWords(text);
  return words.some((_, at) => languages().book.at(words, at) !== undefined);
};

/** Marks the words around a language as read. */
export function readAroundLanguages(draft: Draft): void {
  if (!draft.read.some(({ facet }) => facet.kind === 'language')) return;
  for (const match of draft.each(AROUND_LANGUAGE)) draft.blot(match.index, match.index + match[0].length);
}
