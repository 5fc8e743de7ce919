import { fold } from '#src/lib/fold.ts';
import { employerNamed } from '../lexicon/employers.ts';
import { placeNamed } from '../lexicon/places.ts';
import { companyAliases } from './companies.ts';
import { isOfWorld } from './names-of-world.ts';
import { productsOf } from './products.ts';
import { isPlaceName } from './reading.ts';

interface Stretch {
  start: number;
  end: number;
}

/** Endings of cases in which a town stands where somebody was in it, but for those in Cyrillic. */
const BENT =
  /(?:issa|issä|ista|istä|iin|ssa|ssä|sta|stä|lla|llä|ban|ben|ról|ről|oje|uje|ach|ech|ích|ou|ie|ze|em|on|en|ön|st|is|as|e|i|u|y|ě|a|n|s|ā|ē|ī)$/u;
/** What such a town has in the place of its ending. */
const UNBENT = ['', 'a', 'o', 'e', 'y', 'i', 'ha', 'ia', 'ow', 'ec'] as const;
/** Towns in Cyrillic, by what their cases share. */
const TOWNS_CYRILLIC =
  /^(?:Києв|Київ|Киев|Львов|Львів|Харк|Одес|Дніпр|Днепр|Запор|Варшав|Краков|Москв|Петербург|Софи|Пловдив|Варн|Белград|Београд|Минск|Мінськ|Берл|Праг|Праз|Вроцлав|Полтав|Вінниц|Черніг|Чернів|Терноп|Ужгород|Казан|Новосиб|Екатерин|Самар|Ростов|Красно|Нижн|Алмат|Астан|Скоп|Загреб|Лондон|Вен|Відн|Дуба[йяеюию]|Стамбул|Ташкент|Бишкек|Шымкент|Караганд|Тбилис|Ереван|Актау|Атырау|Челябинск|Воронеж|Сочи$|Тюмен|Перм|Уф[аеуы]$)/u;
/** Towns and regions of Greece and Cyprus, by what their cases share. */
const TOWNS_GREEK =
  /^(?:Αθήν|Αττικ|Πειραι|Θεσσαλονίκ|Θεσσαλί|Μακεδονί|Πάτρ|Ηράκλει|Ηρακλεί|Λάρισ|Βόλο|Ιωάννιν|Ιωαννίν|Χανι|Χανιά|Ρόδο|Κρήτ|Κέρκυρ|Πελοπόννησ|Λευκωσί|Λεμεσ|Λάρνακ|Πάφο|Κύπρ|Μαρούσι|Κηφισι|Γλυφάδ|Λονδίν|Βρυξέλλ|Βερολίν|Παρίσι|Ντουμπάι)/u;

const isTown = (name: string): boolean => {
  const place = placeNamed(fold(name), 'AU');
  return place !== null && (place.kind !== 'city' || place.population > 50_000);
};

/** Whether a word, also in a case, is a place: `w Krakowie`, `v Plzni`, `Helsingissä`. */
export function isBentPlace(word: string): boolean {
  if (isTown(word) || TOWNS_CYRILLIC.test(word) || TOWNS_GREEK.test(word) || isOfWorld(word)) return true;
  const stems = new Set<string>();
  for (let stem = word, cut = 0; cut < 2; cut += 1) {
    const shorter = stem.replace(BENT, '');
    if (shorter === stem || shorter.length < 3) break;
    stem = shorter;
    stems.add(stem);
  }
  return [...stems].some((stem) => {
    const hard = stem
      .replace(/ng$/u, 'nk')
      .replace(/^Plzn$/u, 'Pilsen')
      .replace(/(?<=\p{L}{2})(?<![aeiouyáéíóú])([lnrmc])$/u, 'e$1');
    return [stem, hard].some((one) => UNBENT.some((end) => isTown(one + end)));
  });
}

const LONGEST_PLACE = 3;

/** Words that are a place only together: "United Kingdom", "New South Wales". */
export function inPlaces<Word extends Stretch>(text: string, words: readonly Word[]): Set<Word> {
  const found = new Set<Word>();
  for (const [at, { start }] of words.entries()) {
    for (let count = 2; count <= LONGEST_PLACE; count += 1) {
      const place = words.slice(at, at + count);
      const end = place.at(-1)?.end ?? start;
      if (place.length === count && isPlaceOf(text.slice(start, end)))
        for (const word of place) found.add(word);
    }
  }
  return found;
}

const isPlaceOf = (said: string): boolean => isPlaceName(fold(said.toLowerCase())) || isTown(said);

/** Whether a known house, or what one has, is called so: `Masan`, a town of Korea as well. */
export const isHouseSomewhere = (word: string): boolean =>
  employerNamed(word) !== undefined || companyAliases(word).length > 0 || productsOf([word]).length > 0;

/** Whether a word, also in a case or with an ending behind its sign, is a place and no house. */
export function isPlaceAlone(word: string): boolean {
  const bare = word.replace(/['’].*$/u, '');
  return isBentPlace(bare) && !isHouseSomewhere(bare);
}
