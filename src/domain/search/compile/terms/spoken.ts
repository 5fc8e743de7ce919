import { tried } from '#src/lib/pattern-needs.ts';
import type { Found } from '../../../lexicon/phrase-book.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { languages, roles, type Term } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { MAX_VALUES } from '../../facets.ts';
import type { Draft } from '../draft.ts';

const SPEAKS =
  /\b(?:speak(?:s|ing|ers?)?|fluen(?:t|cy)|bilingual|trilingual|native|mother tongue|conversational|language|languages|business level|proficien(?:t|cy)|spoken|written)\b/i;

/** "German tax law", "with French clients": of a country, whatever leads to it. */
const OF_THAT_COUNTRY =
  /^\s+(?:teachers?|tutors?|cuisine|cooking|kitchens?|restaurants?|food|wines?|literature|(?:employment|labou?r|corporate|contract|commercial|civil)\s+law|laws?|legislation|regulations?|regulators?|markets?|clients?|customers|standards?|tax(?:es|ation)?|accounting|gaap|hgb|passports?|citizens?)(?![\p{L}])/iu;
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
  if (OF_THAT_COUNTRY.test(behind)) return null;
  if (!cued && /^\s*(?:qual(?:\b|ifi)|trained|registered|licen[cs]ed)/i.test(behind)) return null;
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
  String.raw`\b(?:(?:(?:and|who|that|also)\s+)*(?:speak(?:s|ing)?|with|know(?:s|ing)?|fluent in|ha(?:s|ve|ving))\s+)?(?:(?:(?:any|an|some|at least one|one(?: or)? more|one)\s+)?(?:other|another|second|foreign|additional|further)\s+(?:foreign\s+)?languages?\b(?!\s*[:(])(?:\s+(?:${BESIDES}|than)\s+English)?|(?:an?y|an?|some|at least one|one|a)\s+languages?\s+${BESIDES}\s+English|(?:something|anything|(?:at least\s+)?one\s+more(?:\s+languages?)?|more(?:\s+languages?)?)\s+(?:else\s+)?(?:${BESIDES}|than)\s+(?:just\s+|only\s+)?English|more than (?:just )?English|(?:any\s+|some\s+)?languages?\s+(?:else\s+)?(?:${BESIDES}|than)\s+(?:just\s+|only\s+)?English|more than (?:just )?(?:one|a single) language|(?:two|three|four|several|multiple|many|various|[234])(?: or more|\+)? languages|(?:(?:do(?:es)?|is|are)(?:n't|\s+not)\s+|not\s+)(?:(?:only|just|limited to|restricted to|confined to|speaking|speak)\s+)+English(?: only)?)(?:\s+(?:too|as well|also))?(?!\p{L})|\b(?:bilingual|multi[\s-]?lingual|trilingual|polyglots?)(?:\s+(?:ones|people|candidates))?(?!\p{L})`,
  'giu',
);

/** "Any language on top of English", "a second language": one of those on record that is not English. */
export function readAnotherLanguage(draft: Draft): void {
  for (const { index, 0: said } of draft.each(ANOTHER)) {
    const end = index + said.length;
    // "Bilingual, French", "French-English bilingual": which ones is said beside it.
    if (
      /lingual/i.test(said) &&
      (isNamed(draft.text.slice(end, end + 50)) || isNamed(draft.text.slice(Math.max(0, index - 30), index)))
    )
      continue;
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

const languageNames = (): string =>
  [...languages().book.phrases()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', String.raw`[\s-]+`))
    .join('|');

const FLUENT = String.raw`(?:(?:very|really|quite|reasonably|some|a little|a bit of|enough|any|an?|the|their|good|fluent|decent|working|solid|strong|basic|conversational|business(?:[\s-]level)?|professional|excellent|perfect|native|everyday|passable|proper|spoken|written|fair|level|te)\s+)*`;
const ABLE = String.raw`(?:(?:(?:is|are)\s+)?(?:can|could|will|able to|happy to|used to|comfortable|confident|capable of|also|both|easily|fluently|comfortably)\s+)*`;
const TO_PEOPLE = String.raw`(?:\s+(?:(?:to|with)\s+)?(?:people|clients?|customers?|patients?|guests?|others?|staff|the team|colleagues|suppliers|pupils|families|parents|us|anyone|somebody))?`;
const VERB = String.raw`(?:speak(?:s|ing)?|spoke|spoken|know(?:s|ing)?|understand(?:s|ing)?|us(?:e|es|ing)|writ(?:e|es|ing)|read(?:s|ing)?|sign(?:s|ing)?|convers(?:e|es|ing)|communicat(?:e|es|ing)|get(?:s|ting)? by|chat(?:s|ting)?|talk(?:s|ing)?|deal(?:s|ing)?|korero|function|operate|present|negotiate|interpret|hold(?:s)? (?:a|their) (?:conversation|own)|do (?:business|interviews|meetings|calls|presentations|consultations)|handle calls|answer the phone|work(?:s|ing)?(?=\s+in\s)|grew up (?:speaking|with)|brought up (?:speaking|with))`;
const BEHIND = String.raw`(?:[\s-]+(?:language\s+skills?|languages?|skills?|speakers?|speaking|spoken|fluently|well|too|as well|fluency|as an? (?:first|second|third|foreign|native|further)?\s*language|among(?:st)? (?:their|his|her|the) languages|on board|to a (?:good|high|fluent|decent|business) (?:level|standard)|at (?:a )?(?:good|high|native|business|fluent) level))*`;

interface Spoken {
  pattern: RegExp;
  names: RegExp;
}
let spoken: Spoken | undefined;

/** What says of languages, whichever they are, that somebody speaks them; made once, when the names are known. */
function spokenWays(): Spoken {
  if (spoken !== undefined) return spoken;
  const name = String.raw`(?<![\p{L}])(?:${languageNames()})(?![\p{L}])`;
  const joint = String.raw`\s*-?(?:[\s-]+(?:speak(?:ers?|ing)))?\s*(?:,?\s*(?:or(?:,?\s+(?:else|failing (?:that|which)|alternatively|if not))?,?|and\/or|and|&|\/|\+)\s*|,\s*)(?:(?:speak(?:ing)?|with|in|fluent|some|else)\s+)*`;
  const list = String.raw`(?:(?:either|both)\s+)?(?:(?:(?:at least\s+)?(?:one|either|any)\s+(?:out\s+)?of\s+(?:(?:the|these|those)(?:\s+(?:two|three))?(?:\s+languages)?)?\s*[:,]?\s*))?(?<list>${name}(?:${joint}${name})*)`;
  const named = (at: number): string => list.replace('?<list>', `?<list${at}>`);
  const lead = [
    String.raw`${ABLE}(?:${VERB}\s+(?:and|or|&)\s+)?${VERB}${TO_PEOPLE}\s+(?:(?:in|with)\s+)?${FLUENT}${named(1)}${BEHIND}`,
    String.raw`(?:with|have|has|having|got)\s+${FLUENT}(?:command|knowledge|grasp|level|understanding|mastery|fluency)\s+(?:of|in)\s+${FLUENT}${named(2)}${BEHIND}`,
    String.raw`(?:(?:is|are|being|feel)\s+)?(?:fluent|proficient|conversant|comfortable|at home|at ease|confident|competent|native|literate|versed|well[\s-]versed|good)\s+(?:in|at|with)\s+${FLUENT}${named(3)}${BEHIND}`,
    String.raw`(?:whose|with|their)\s+(?:(?:working|spoken)\s+)?languages?\s+(?:skills?\s+)?(?:(?:they\s+)?(?:spoken|speak|known)\s+)?(?:(?:is|are|include|includes|including|cover|range over|number)\s+|:\s*)+${FLUENT}${named(4)}`,
    String.raw`(?:whose|with)\s+${named(5)}\s+(?:(?:that|which)\s+)?(?:is|are|being)\s+(?:fluent|good|native|strong|excellent|perfect|decent|fine|solid|ok|business[\s-]level|conversational|up to|good enough (?:for|to)|strong enough (?:for|to)|at)(?:\s+(?:an?|the)?\s*(?:scratch|par|(?:client|business|customer|working)?\s*(?:meetings?|calls?|level|standard|conversations?|interviews?|use|work)))?`,
    String.raw`(?:(?:with|have|has|got|list|lists|listing|name|names)\s+)${FLUENT}${named(6)}[\s-]+(?:language\s+skills?|as an? (?:first|second|third|foreign|native|further)?\s*language|among(?:st)? (?:their|his|her|the) languages|on board|on (?:their|the) (?:cv|record)|spoken)`,
    String.raw`(?:list|lists|listing)\s+${named(7)}`,
    String.raw`(?:(?:with|have|has|having|got|speaking|in|who|that)\s+)*(?:one|either|any)\s+of\s+${named(8).replace('(?:either|both)', '(?!)')}${BEHIND}`,
    String.raw`(?<list9>${name}${joint}${name}(?:${joint}${name})*)[\s-]+(?:speak(?:ers?|ing))(?!\p{L})`,
    String.raw`${named(10)}[\s-]+(?:spoken|fluency)(?!\p{L})`,
  ];
  spoken = { pattern: new RegExp(lead.join('|'), 'giu'), names: new RegExp(name, 'giu') };
  return spoken;
}

const NOT_SPOKEN =
  /(?:\b(?:do(?:es)?|can|could|is|are|did)(?:n't|\s+not)|\b(?:cannot|can't|not|never|no|without|unable to|nobody who|no one who|excluding|except|minus)(?:\s+(?:those|people|anyone|the ones))?(?:\s+(?:who|that))?)(?:\s+(?:even|actually|any))?\s+$/i;

/** "No need to speak German", "French not required": nobody is asked for it. */
const NOT_ASKED =
  /\b(?:(?:not|n't|no)\s+(?:ha(?:ve|s)|need(?:ed|s)?|required?|essential|necessary|expected|supposed|must)|needn't|need not|no need|whether(?: or not)?(?: they)?|if they(?: can)?)(?:\s+(?:them|they|it|for them))?(?:\s+to)?\s+$/i;
const NOT_NEEDED =
  /^\s*(?:(?:is|are|would be)\s*)?(?:not|n't|un)\s*(?:required|needed|necessary|essential|a must|important)|^\s*(?:optional|unimportant)/i;

/** Whether each word of some language's name stands in a text: without one the long pattern of them all is not tried. */
function mayNameLanguage(text: string): boolean {
  const { lower } = tried(text);
  nameWords ??= [...languages().book.phrases()].map((name) => name.split(' '));
  return nameWords.some((words) => words.every((word) => lower.includes(word)));
}
let nameWords: string[][] | undefined;

/** "Who can hold a conversation in Spanish", "fluent in one of Italian and Arabic", "German- or French-speaking". */
export function readSpoken(draft: Draft): void {
  if (!mayNameLanguage(draft.rest)) return;
  const { pattern, names } = spokenWays();
  for (const { index, 0: said, groups = {} } of draft.each(pattern)) {
    const list = Object.entries(groups).find(
      ([name, value]) => name.startsWith('list') && value !== undefined,
    )?.[1];
    if (list === undefined) continue;
    const values = [
      ...new Set([...list.matchAll(names)].map(([name]) => languages().book.whole(name)?.name ?? name)),
    ];
    // English with others is asked for by itself: "speaks English and Spanish".
    const at = index + said.length - said.trimStart().length;
    const end = index + said.trimEnd().length;
    const name = { at: index + said.indexOf(list), end: index + said.indexOf(list) + list.length };
    const isAny =
      /\b(?:or|either|(?:one|any)(?: out)? of|and\/or)\b|\//i.test(said) && !/\bboth\b/i.test(said);
    if (NOT_ASKED.test(draft.rest.slice(0, at)) || NOT_NEEDED.test(draft.rest.slice(end))) continue;
    if (OF_THAT_COUNTRY.test(draft.text.slice(end))) continue;
    const denied = NOT_SPOKEN.exec(draft.rest.slice(0, at))?.[0].length ?? 0;
    const [first, ...others] = values;
    if (first === undefined) continue;
    const parts = denied > 0 ? [] : choicesIn(list, names);
    if (isAny && parts.length > 1) {
      const [one = [], ...rest] = parts;
      const facet = { kind: 'language', label: one.join(' or '), values: one } as const;
      const taken = draft.takeWhole(name, at, end, { ...facet, values: [...one] });
      for (const values of rest)
        draft.read.push({ at, end, facet: { ...taken, label: values.join(' or '), values } });
      continue;
    }
    if (isAny || others.length === 0 || denied > 0) {
      const facet = { kind: 'language', label: values.join(' or '), values } as const;
      const taken = draft.takeWhole(
        denied > 0 ? { at: at - denied, end } : name,
        at - denied,
        end,
        { ...facet, values: [...values] },
        denied > 0,
      );
      if (denied > 0) taken.strength = 'exclude';
      continue;
    }
    const taken = draft.takeWhole(name, at, end, { kind: 'language', label: first, values: [first] });
    for (const name of others) draft.read.push({ at, end, facet: { ...taken, label: name, values: [name] } });
  }
}

/** "German and French or Italian": each is asked for, and of the second either. Empty where an "and" and an "or" do not stand together. */
function choicesIn(list: string, names: RegExp): string[][] {
  if (!/\bor\b/i.test(list) || /\band\/or\b/i.test(list)) return [];
  const parts = list.split(/\s+(?:and|&|\+)\s+/i);
  // "French, German and Spanish or Italian": the commas may go with either.
  if (parts.length < 2 || list.includes(',')) return [];
  return parts.map((part) =>
    [...part.matchAll(names)].map(([name]) => languages().book.whole(name)?.name ?? name),
  );
}
