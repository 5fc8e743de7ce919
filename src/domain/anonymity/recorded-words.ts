import { matchesOf } from '#src/lib/matches.ts';
import { readerOf } from '../speech/readers.ts';
import { folded, wordsOf } from './fold.ts';
import { isKindOfHouse } from './german-houses.ts';
import type { Find } from './near.ts';
import { isInDictionary } from './reading.ts';
import { beginsSentence, type Reason } from './spans.ts';
import { GENERIC } from './words.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Where a sentence or a part of one begins, or somebody comes to a house: no article and no adjective stands before it. */
const BARE = String.raw`(?<=^|[\n.;:!?(/,+&-] ?|(?<!\p{L})(?:at|with|for|from|to|by|then|now|before|after|since|ex|via|through|joined|left|has|had|did|was|and|plus|or|in|bei|von|zu|dann|chez|puis|et|en|de|luego|y|poi|da|e|na|no|bij|van|en|på|hos|och|w|u|i) )`;
const ALONE = String.raw`(?=$|[\n.;:!?),/+&-]| (?:then|now|before|after|since|and|plus|or|for|till|until|in|at|on|first|last|from|to|still|owe[sd]?|pays?|paid|had|has|was|were|want|let|gave|sent|b4|\d)(?![\p{L}]))`;
const CAPITAL_WORD = /(?<![\p{L}\p{M}])\p{Lu}\p{Ll}/gu;

/** Whether a text is typed without capitals: then they tell no name from a word. */
function isTypedSmall(text: string): boolean {
  const capitals = text.match(CAPITAL_WORD)?.length ?? 0;
  const begins = text.match(/(?:^|[.!?]\s+)\p{Ll}/gu)?.length ?? 0;
  return capitals === 0 || (begins > 1 && begins >= capitals);
}

/**
 * Finds a word of a recorded house or school in a text that is typed without capitals, where no article says that a thing is meant: `harvest, then
 * beacon, both on price work`.
 */
export function typedSmallFinder(name: string): Find | undefined {
  const words = wordsOf(name).filter(
    (word) => /^[a-z]{4,}$/.test(word) && isInDictionary(word) && !GENERIC.has(word),
  );
  if (words.length === 0) return undefined;
  const said = new RegExp(`${BARE}(?:${words.map(escaped).join('|')})${ALONE}`, 'gu');
  return (text) =>
    isTypedSmall(text)
      ? matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      : [];
}

/** Words of a recorded name of many kinds, behind what only a house stands behind in English: `straight to Power` of Singapore Power. */
const TO_HOUSE = String.raw`(?<=(?<!\p{L})(?:[Ss]traight to|[Tt]hen (?:to )?|[Jj]oined|[Ll]eft|[Aa]t|[Ww]ith|[Ww]ent to|[Mm]oved to|[Bb]ack (?:to|at|with)|[Ff]rom) )`;

/** Finds a word of a recorded house that many houses have, with a capital amid a sentence where only a house stands. */
export function kindInPlaceFinder(name: string, reason: Reason): Find | undefined {
  const words = name.split(/[\s,/()]+/u).filter((word) => /^\p{Lu}[\p{L}\p{M}]{2,}$/u.test(word));
  if (reason !== 'employer' || words.length < 2) return undefined;
  const kinds = words.filter(isKindOfHouse);
  const generic = words.filter((word) => GENERIC.has(folded(word).text) && folded(word).text.length > 3);
  const all = [
    ...kinds.map(
      (word) =>
        String.raw`(?<=(?<!\p{L})(?:dann|danach|davor|zuvor|vorher|früher|jetzt|seit|bei den|bei der|beim|zu den|zur|zum|und|von den|von der|vom|,) )${escaped(word)}n?(?=[.,;:)]|$| (?:und|dann|bis|seit|als|in|im|mit|für)(?!\p{L}))`,
    ),
    ...generic.map(
      (word) =>
        `${TO_HOUSE}${escaped(word)}(?=[.,;:)]|$| (?:and|then|until|since|for|as|in|before|after)(?!\\p{L}))`,
    ),
  ];
  if (all.length === 0) return undefined;
  const said = new RegExp(all.join('|'), 'gu');
  return (text) =>
    matchesOf(said, text)
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      .filter(({ start }) => !beginsSentence(text, start));
}

/** Short words of many languages that sentences begin with. */
const BEGINS = new Set(
  'a ab al all alle als am an and ans as at au auf aus avec bei beim bin bis but ca can car ce ces chez col com con cu da dal dann das dat de del dem den der des det di die dit do don dont dos du e een ein el ella elle em en er es et eu ex for fra fue für ga gli go ha han har hat he her het hij him hoy hun i ich ihr il ils im in ist it ja je já jeg jest jetzt ju ka kan ki la las le les lo los lui ma mag mais man maar mas me med mein men mes mi mich mit moi mon mu muy na nach nas ne nee nei nein nem ni nie nik no non nos not nous nu nun o ob och oder og om on op or os ou par pas per però pero plus po por pour pro puis qu que qui sa se seit ses si sie sin sind so son su sua sul sur ta te ti til to toe tot tous tra tu två um un una und une uns us va van var vi via viel vier voor vor was we wel wer wie wir wo você ya yo zal ze zij zo zu zum zur så sen ser sehr senior mar maj mai mei juni juli marca avril januar'.split(
    ' ',
  ),
);
const HEAD_WORD = /(?<![\p{L}\p{M}\p{N}’'-])(\p{Lu}\p{Ll}{1,8})(?= \p{Ll}|, \p{Ll})/gu;

/**
 * Finds what a given name becomes in short where a sentence of another language than English begins with it: `Ro lleva seis años`, `Jasiek spawał`,
 * `San zat acht jaar bij`.
 */
export function shortAtHeadAbroadFinder(given: string): Find | undefined {
  const name = folded(given).text;
  if (!/^[a-z]{4,}$/.test(name)) return undefined;
  return (text) =>
    readerOf(text) === 'en'
      ? []
      : matchesOf(HEAD_WORD, text).flatMap(({ 1: said = '', index }) => {
          const small = folded(said).text;
          const isCut = name.startsWith(small) && small.length < name.length;
          const isBent = small.length > 3 && small.startsWith(name.slice(0, 3)) && !isInDictionary(small);
          const is = beginsSentence(text, index) && small !== name && (isCut || isBent);
          // `An sprak alleen Engels`: no Dutch sentence begins with what begins German ones.
          const isBeginning = BEGINS.has(small) && !(small === 'an' && readerOf(text) === 'nl');
          return is && !isBeginning ? [{ start: index, end: index + said.length }] : [];
        });
}
