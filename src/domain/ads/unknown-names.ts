import { languageOf } from '#src/lib/language.ts';
import { explainedOf, unexplainedIn } from '../anonymity/index.ts';
import { asksByContent, sentencesOf } from '../jobs/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import type { Finding } from '../moderation/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import type { Draft } from './draft.ts';
import { isDutyByForm } from './duty-form.ts';

/**
 * Names in the prose of a drafted ad that nothing explains. What the rules of drafts do not understand often has one: the owner, the house
 * next door, the buyer. A person looks at it before it is public.
 */

/** "You run the Aistear day": what somebody is to do names what it is done with. */
const OF_THE_WORK = /^(?:you|they|he|she|who|the (?:role|person|candidate|holder))(?:['’]\p{L}+)?(?!\p{L})/iu;
/** "Based in Boon Lay", "Place: Rudrapur", "Port Stephens": a place that no list has. */
const WHERE =
  /(?:(?<!\p{L})(?:in|near|around|across|outside|between|à|en|dans|près de|vers|a|di|te|em) (?:the )?|(?<!\p{L})(?:place|location|where|based?|town|city|site|lieu|lugar|sede|luogo|plaats|local):\s*)(?:\p{Lu}[\p{L}'’-]+(?: |, | and | or | & |\/))*$|(?<!\p{L})(?:Port|Mount|Mt|Lake|Cape|Fort|Saint|St|San|Santa|New)\.? $/iu;
/** "Hoedspruit, on the reserve": a place at the head of what says where it is. */
const IS_AT_HEAD =
  /^, (?:on|in|at|near|just|off|close|about|outside|next|north|south|east|west|\d)(?!\p{L})/u;
/** "Logiciel ProDevis": the word before says what it is. */
const IS_TOOL =
  /(?<!\p{L})(?:software|system|program|platform|app|tool|crm|erp|cad|logiciel|outil|programa|sistema|pakket|programma|systeem) $/iu;
/** "Req.", "Loc: Tuas": a heading cut short. */
const IS_LABEL = /^\s*(?:[:.]|$)/u;
/** "Um", "Uh": a sound at the head of what was dictated. */
const LEAST_AT_HEAD = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** German writes every noun with a capital; where no dictionary reads, every word would be a name. */
const isReadable = (text: string): boolean =>
  ![null, 'de'].includes(readerOf(text)) && languageOf(text) !== 'de';

/** The names of a sentence, in the order in which they stand in it. */
function namesIn(sentence: string, known: ReadonlySet<string>): string[] {
  const reader = readerOf(sentence);
  if (reader === null || !isReadable(sentence)) return [];
  if (OF_THE_WORK.test(sentence) || isDutyByForm(sentence) || asksByContent(sentence)) return [];
  return unexplainedIn(sentence, [], () => false)
    .map(({ start, end }) => ({ start, end, words: sentence.slice(start, end) }))
    .filter(({ start, end, words }) => {
      const [before, behind] = [sentence.slice(0, start), sentence.slice(end)];
      const isHead = start === 0;
      if (!/^\p{Lu}\p{Ll}/u.test(words)) return false;
      if (isHead && (IS_LABEL.test(behind) || IS_AT_HEAD.test(behind) || words.length < LEAST_AT_HEAD))
        return false;
      if (placeNamed(words, 'AU') !== null || explainedOf('skill', words) !== null) return false;
      if (WHERE.test(before) || IS_TOOL.test(before)) return false;
      return !wordsOf(words).every(
        (word) => known.has(word) || isEnglish(word) || (reader !== 'en' && isWordOf(reader, word)),
      );
    })
    .map(({ words }) => words);
}

/**
 * Findings about names in the text of a drafted ad that nothing explains: no word, place, tool or trade, and named in no list of what is done or
 * asked. One finding for each sentence.
 * @param own what the job says of itself elsewhere: its place, and the agency
 */
export function unknownNamesIn(
  ad: Draft['ad'],
  own: readonly (string | null)[],
  isUnread: boolean,
): Finding[] {
  const body = ad.body ?? '';
  if (!isReadable([ad.title, ad.headline ?? '', body].join('\n'))) return [];
  const lists = [...body.split('\n').filter((line) => line.startsWith('- ')), ...ad.bullets];
  const known = new Set([ad.title, 'our client', ...own, ...lists].flatMap((said) => wordsOf(said ?? '')));
  return (['headline', 'body'] as const).flatMap((field) => {
    const text = ad[field] ?? '';
    const prose = text.split('\n').filter((line) => !/^(?:- |\*\*)/u.test(line));
    return prose.flatMap(sentencesOf).flatMap((sentence): Finding[] => {
      const names = namesIn(sentence, known);
      const start = text.indexOf(sentence);
      if (names.length === 0 || start < 0) return [];
      return [
        {
          verdict: isUnread ? 'held' : 'look',
          about: 'identity',
          field,
          words: sentence,
          start,
          end: start + sentence.length,
          reason: `Nothing explains ${names.map((name) => `“${name}”`).join(', ')}: it may name somebody, a house or what a house makes.`,
          rewording: 'Leave it out, or say what it is',
        },
      ];
    });
  });
}
