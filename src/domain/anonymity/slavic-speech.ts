import { matchesOf } from '#src/lib/matches.ts';
import { folded } from './fold.ts';
import type { Find } from './near.ts';
import { isPlaceName } from './reading.ts';
import { GENERIC } from './words.ts';

/** Behind what a house stands in a case, in Slavic languages: no other language has these before a name. */
const BEFORE =
  '(?<=(?<![\\p{L}\\p{M}])(?:[Ww]e?|[Zz]e?|[Uu]|[Oo]d?|[Nn]a|[Dd]o|[Pp]o|[Vv]e?|[Kk]e?|[Zz]a|[Pp]rze[dz]|[Dd]la|[Pp]rzy|[Ii]z|[Ss]a?|[Pp]ri|[Pp]rije|[Nn]akon|[Pp]řed|[Pp]ro|[Oo]de|[Pp]red|[Вв]о?|[Уу]|[Зз]і?|[Іі]з|[Ии]з|[Сс]о?|[Нн]а|[Дд]о|[Оо]т|[Вв]ід|[Пп]осле|[Пп]ісля|[Дд]ля|[Дд]о|[Кк]|[Пп]о|[Пп]ри) [«„"“]?)';
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Endings of cases of nouns, in Latin letters and in Cyrillic ones. */
const CASES =
  'a|ie|e|u|y|i|ę|ą|o|em|iem|owi|ovi|om|ów|ou|ě|ům|ech|ách|ach|ami|ama|ima|och|ego|emu|ej|ich|ými|ím|é|ém|ého|oj|om|ih|im';
const CASES_CYRILLIC =
  'а|у|е|і|и|ы|ом|ем|ою|ой|ею|ю|я|ям|ам|ах|ях|ів|ов|ами|ями|єю|єм|ём|ові|еві|ью|ію|ей|ого|ому|им|ым|их|ых|ій|ою';
/** How the last consonant of a word is written in front of some of them. */
const SOFT: readonly (readonly [RegExp, string])[] = [
  [/ch$/u, '(?:ch|sz|š)'],
  [/k$/u, '(?:k|c|č)'],
  [/g$/u, '(?:g|dz|z)'],
  [/h$/u, '(?:h|z)'],
  [/r$/u, '(?:r|rz|ř)'],
  [/t$/u, '(?:t|ci)'],
  [/d$/u, '(?:d|dzi)'],
  [/ł$/u, '(?:ł|l)'],
  [/к$/u, '(?:к|ц|ч)'],
  [/г$/u, '(?:г|з)'],
  [/х$/u, '(?:х|с)'],
];
const soft = (stem: string): string => {
  const [end, by] = SOFT.find(([pattern]) => pattern.test(stem)) ?? [/$/u, ''];
  return `${escaped(stem.replace(end, ''))}${by}`;
};

/** A word without its vowel at the end, or without the one that comes and goes before its last consonant: `Wedl` of Wedel. */
function stemsOf(word: string): string[] {
  const bare = word.replace(/[aeioyáéíýаеоияіїьй]$/u, '');
  const fleeting = /^(.+\p{L})[eěео](\p{L})$/u.exec(bare);
  return [bare, ...(fleeting === null ? [] : [`${fleeting[1]}${fleeting[2]}`])];
}

/** What people make of a name with -ka or -ówka: `Remontówka`, `Komerčka`, `Magnitka`. */
function fondStems(word: string): string[] {
  const [, stem = ''] =
    /^(.{4,}?)(?:ow[ayie]|ov[aáéýy]|sk[aiyáéý]|n[íiay]|č[níi]+|ций|ский|ная|ный)$/u.exec(word) ?? [];
  return stem === '' ? [] : [`${stem}ów`, `${stem}ov`, stem];
}

const isOwn = (word: string): boolean =>
  /^\p{Lu}[\p{Script=Latin}]{3,}$|^\p{Lu}[\p{Script=Cyrillic}]{3,}$/u.test(word) &&
  !GENERIC.has(folded(word).text) &&
  !isPlaceName(folded(word).text) &&
  !/^(?:Bank|Banka|Grupa|Skupina|Fabryka|Zakłady|Huta|Uniwersytet|Univerzita|Politechnika|Česk[áéý]|Polsk[aie]|Nov[áéý]|Now[aey]|Нова|Новая|Первый|Украинск\p{L}+|Банк|Завод|Группа|Московск\p{L}+|Росси\p{L}+)$/u.test(
    word,
  );

/**
 * Finds a house by a word of its name in any case of Slavic languages, by what people make of it with a diminutive, and by what stands before
 * `bank` in one word, behind a preposition of theirs: `w Pesie`, `V Alze`, `w Remontówce`, `у Приваті`, `в Сбере`.
 */
export function slavicSpeechFinder(name: string): Find | undefined {
  const words = name
    .replace(/[«»„”"“]/gu, '')
    .split(/[\s.-]+/u)
    .slice(0, 2);
  const banks = words.flatMap((word) => /^(\p{L}{3,})(?:банк|[Бб]анк|bank|Bank)$/u.exec(word)?.[1] ?? []);
  const joined =
    words.length === 2 && /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? '') && /^\p{Ll}{4,}$/u.test(words[1] ?? '')
      ? [words.join('')]
      : [];
  // `w Pesie` of PESA.
  const small = words.flatMap((word) =>
    /^\p{Lu}{4,}$/u.test(word) ? [word.charAt(0) + word.slice(1).toLowerCase()] : [],
  );
  const plain = [...[...words, ...small].filter(isOwn), ...banks, ...joined];
  if (plain.length === 0) return undefined;
  const forms = plain.flatMap((word) => {
    const isCyrillic = /\p{Script=Cyrillic}/u.test(word);
    const fond = isCyrillic
      ? fondStems(word)
          .slice(2)
          .map((stem) => `${escaped(stem)}(?:к|ц)(?:а|и|і|у|е|ою|ой)`)
      : fondStems(word).map((stem) => `${escaped(stem)}(?:k|c)(?:a|i|y|ę|ą|o|e|u|ou|ach|ách)`);
    const cases = isCyrillic ? CASES_CYRILLIC : CASES;
    return [...stemsOf(word).map((stem) => `${soft(stem)}(?:${cases})?`), ...fond];
  });
  let said: RegExp | undefined;
  return (text) => {
    said ??= new RegExp(`${BEFORE}(?:${forms.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
    return matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
  };
}
