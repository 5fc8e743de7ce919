import { matchesOf } from '#src/lib/matches.ts';
import { romanised } from '../names/index.ts';
import { folded, wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary } from './reading.ts';
import type { Reason } from './spans.ts';
import { GENERIC } from './words.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const THEM = '(?:him|her|them|me|us|the candidate|this (?:one|lad|man|woman|candidate))';
/** Where a sentence or a clause begins. */
const AT_HEAD =
  '(?<=(?:^|[.;:!?\\n•·–—-]\\s{0,2}|, (?:and |but |so |then )?|(?<!\\p{L})(?:when|because|since|as|if|that|until|while|but|and|before|after|where|once|says?|said) ))';
/** What only a house does to somebody, or has to decide about them. */
const DEEDS: readonly string[] = [
  `(?:has |have |had |then |later |first |once |already |finally )?(?:took|taken|hired|poached|recruited|employ(?:s|ed)|trained|promoted|made|moved|sponsor(?:s|ed)|kept|keeps|laid|let|sent|seconded|appointed|headhunted|lured|snapped|signed|brought|pays?|paid|gives?|gave|offered|owes?|wants|values|rates|knows|put|bumped|moves|sends|trains) ${THEM}(?!\\p{L})`,
  "(?:would|will|might|may|could|is going to|are going to|is likely to|has|have|had|won['’]t|wouldn['’]t|does not|doesn['’]t|did not|didn['’]t|do not|don['’]t) (?:surely |probably |certainly |always |already |not )?(?:match|matched|counter|countered|counter-?offer(?:ed)?|beat (?:any|the|our|that) offer|top (?:any|the|our|that) offer|hold (?:him|her|them)|release (?:him|her|them)|let (?:him|her|them)|fight (?:for|to keep)|up (?:his|her|their) (?:pay|salary|package)|raised? (?:his|her|their) (?:pay|salary)|know(?:n)? (?:yet|about|of|that|he|she|they)|freeze|frozen|announced (?:cuts|redundancies|layoffs|lay-offs)|cut(?:ting)? (?:jobs|staff|heads))(?!\\p{L})",
  '(?:is|are|was|were) (?:now |again |currently )?(?:restructuring|downsizing|laying (?:off|people)|making (?:people |half |many |some )|cutting (?:jobs|staff|heads|costs)|closing (?:the|its|their|down)|moving (?:the|its|their) |selling (?:the|its|their)|being (?:sold|bought|taken over|merged)|paying (?:him|her|them))',
  'pays? (?:well|badly|poorly|peanuts|monthly|weekly|[$€£¥]|the (?:bonus|bills)|a (?:bonus|retainer)|out (?:the|his|her|their))',
];
/** What many houses begin or end with, and tells none. */
const NO_OWN =
  /^(?:the|bank|city|shire|town|university|department|ministry|royal|house|group|school|college|institute|office|council|hospital|hotel|saint|st|new|big|public|local|senior|head|early|full|part|free|good|home|human|data|project|student|work|night|day|old|great|north|south|east|west|general|national|international|united|first|last|next|district|county|regional|people|team|staff|management|clinic|partners|engineering|services|holding|holdings|company|trust|family|brothers|sons|son|auckland|sydney|melbourne|london|singapore|australia|england|india|america|europe|asia|africa)$/u;

/**
 * Finds a recorded employer by a word of its name, a town or a given name as well, where a clause says that it did to the candidate what only an
 * employer does: `Waikato took her on`, `Irving would match any offer`.
 */
export function byDeedFinder(name: string, reason: Reason): Find | undefined {
  if (reason !== 'employer') return undefined;
  const words = name
    .split(/[\s,/()]+/u)
    .filter((word) => /^\p{Lu}[\p{L}\p{M}’'-]{3,}$/u.test(word))
    .filter((word) => !NO_OWN.test(word.toLowerCase()) && !GENERIC.has(word.toLowerCase()));
  const said = words.filter((word, at) => at === 0 || !isInDictionary(word.toLowerCase()));
  if (said.length === 0) return undefined;
  // A word of the language does much else: `Target pays well` is told by what measures it, and marked.
  const as = (words: readonly string[], deeds: readonly string[]): string[] =>
    words.length === 0 ? [] : [`(?:${words.map(escaped).join('|')})(?= (?:${deeds.join('|')}))`];
  const isSaid = (word: string): boolean => isInDictionary(word.toLowerCase());
  const all = [
    ...as(said.filter(isSaid), DEEDS.slice(0, 2)),
    ...as(
      said.filter((word) => !isSaid(word)),
      DEEDS,
    ),
  ];
  const pattern = new RegExp(`${AT_HEAD}(?:${all.join('|')})`, 'gu');
  return (text) =>
    matchesOf(pattern, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/**
 * Finds a house that is called after a saint by the saint, with or without the stop, and a trust of several by each: `St Luke's` of St. Luke's
 * Medical Center, `St Thomas'` of Guy's and St Thomas'.
 */
export function wholeSaintFinder(name: string): Find | undefined {
  const saints = matchesOf(
    /(?:^|(?<= (?:and|&|y|e|et|und|en) ))(?:St\.?|Saint) (\p{Lu}\p{L}+[’']s|\p{Lu}\p{L}+s)(?!\p{L})/gu,
    name,
  ).map(({ 1: saint = '' }) => saint.replace(/[’']?s$/u, ''));
  if (saints.length === 0) return undefined;
  const said = new RegExp(
    `(?<!\\p{L})(?:St\\.?|Saint) (?:${saints.join('|')})[’']?s(?!\\p{L}| (?:Street|St|Road|Rd|Avenue|Square|Church|Hill|Lane|Park|Place|Close)(?!\\p{L}))(?:[’'](?= [\\p{Ll}I]|[.,;:)]))?`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/**
 * Finds a house of Cyrillic words in its cases: `у Новій пошті` of Нова пошта.
 * @param least how many words it has at least; of one, others find the cases of a recorded house
 */
export function casesOfWordsFinder(name: string, least = 2): Find | undefined {
  const words = name.replace(/[«»"“”]/gu, '').split(/\s+/u);
  if (
    words.length < least ||
    words.length > 3 ||
    !words.every((word) => /^\p{Script=Cyrillic}{4,}$/u.test(word))
  )
    return undefined;
  const bent = words.map(
    (word) => `${word.replace(/(?:ий|ый|ой|ая|яя|ое|ее|ые|ие|[аяоеіиыйь])$/u, '')}\\p{L}{0,3}`,
  );
  const said = new RegExp(`(?<!\\p{L})${bent.join('[ -]')}(?!\\p{L})`, 'giu');
  return (text) =>
    matchesOf(said, text)
      .filter(({ 0: one }) => /^\p{Lu}/u.test(one))
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** Finds a university by its letters with the word that joins them: `U de M` of the Université de Moncton, `U of T`. */
export function joinedLettersFinder(name: string, reason: Reason): Find | undefined {
  const [, joint = '', place = ''] =
    /^(?:The )?(?:University|Université|Universidad|Universidade|Università) (of|de|d[’']|di|do) ?(?:la |the )?(\p{Lu})/iu.exec(
      name,
    ) ?? [];
  if (reason !== 'school' || place === '') return undefined;
  const said = new RegExp(
    `(?<!\\p{L})U ?${escaped(joint)} ?${folded(place).text.toUpperCase()}(?!\\p{L})`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** Finds a house that is recorded in katakana with what it does by its own part in Latin letters: `Yamato` of ヤマト運輸. */
export function katakanaInLatinFinder(name: string): Find | undefined {
  const own = /^(?:株式会社)?([\p{Script=Katakana}ー]{3,})\p{Script=Han}/u.exec(name)?.[1];
  const read = own === undefined ? '' : wordsOf(romanised(own)).join('');
  if (read.length < 4 || isInDictionary(read)) return undefined;
  const said = new RegExp(`(?<!\\p{L})${read}(?!\\p{L})`, 'giu');
  return (text) =>
    matchesOf(said, text)
      .filter(({ 0: one }) => /^\p{Lu}/u.test(one))
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
