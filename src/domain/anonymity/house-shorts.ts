import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { isForeign } from '../speech/foreign.ts';
import { readerOf } from '../speech/readers.ts';
import { companyAliases } from './companies.ts';
import { folded, wordsOf } from './fold.ts';
import type { Find } from './near.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { ACRONYMS_OF_WORK, GENERIC } from './words.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const found = (said: RegExp, text: string): { start: number; end: number }[] =>
  matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));

/** Finds a part of a house's name that has a sign of omission: `O'Rourke's` of Laing O'Rourke. */
function apostropheFinder(name: string): Find | undefined {
  const own = name
    .split(/\s+/u)
    .filter((word) => /^\p{Lu}[’']\p{Lu}\p{L}{2,}$/u.test(word))
    .map((word) => word.replace(/[’']/u, "[’']?"));
  if (own.length === 0) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${own.join('|')})(?!\\p{L})`, 'gu');
  return (text) => found(said, text);
}

/** Vowels that Hungarian makes long before an ending. */
const LONG: Record<string, string> = { a: 'á', e: 'é', á: 'á', o: 'ó', ö: 'ő' };
const HUNGARIAN =
  'n[aá]l|n[eé]l|ban|ben|b[oó]l|b[őö]l|t[oó]l|t[őö]l|hoz|hez|höz|r[aeóő]l?|nak|nek|val|vel|t|n|ig|ért|k|s|i|hoz|ra|re|ba|be|ék|éknál|ék?ben';
/** The endings that adjectives have by which houses are called in Slavic languages: `Remontowa`, `Zbrojovka Vítkovická`. */
const ADJECTIVE = /^(\p{Lu}\p{L}{3,}(?:ow|sk|ck|zk|n|ov|ín|in))(?:a|y|e|i|á|ý|é)$/u;

/** Finds a house whose name changes its last vowel in a case: `Rábánál` of Rába, `w Remontowej` of Remontowa. */
function vowelCaseFinder(name: string): Find | undefined {
  const [first = ''] = name.split(/[\s-]+/u);
  if (!/^\p{Lu}[\p{Script=Latin}]{3,}$/u.test(first) || isPlaceName(folded(first).text)) return undefined;
  const forms: string[] = [];
  const last = first.slice(-1);
  if (LONG[last] !== undefined) forms.push(`${escaped(first.slice(0, -1))}${LONG[last]}(?:${HUNGARIAN})`);
  const stem = ADJECTIVE.exec(first)?.[1];
  if (stem !== undefined && !isInDictionary(first.toLowerCase()))
    forms.push(
      `${escaped(stem)}(?:ej|iej|ą|ę|ego|iego|emu|iemu|ym|im|ém|ého|ému|ou|ú|ie|ých|ich|ych|oj|oje|u)`,
    );
  if (forms.length === 0) return undefined;
  const said = new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return (text) => (isForeign(text) ? found(said, text) : []);
}

/** Finds letters of a house with a case behind a colon, as Finnish and Swedish write them: `EB:llä`, `SEB:s`. */
function colonCaseFinder(letters: readonly string[]): Find | undefined {
  const own = [...new Set(letters.filter((one) => /^\p{Lu}[\p{Lu}\p{N}&]{1,5}$/u.test(one)))];
  if (own.length === 0) return undefined;
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${own.map(escaped).join('|')})(?=:(?:n|s|t|[aä]|ss[aä]|ll[aä]|lt[aä]|lle|st[aä]|een|h[aioäö]n|iin|ksi|na|nä|in|en|et|ns)(?!\\p{L}))`,
    'gu',
  );
  return (text) => found(said, text);
}

/** Finds a faculty by its letters joined to those of the university: `FAUBA`, `FEUP`, `FDUL`. */
function facultyLettersFinder(letters: readonly string[]): Find | undefined {
  const own = [...new Set(letters.filter((one) => /^U\p{Lu}{1,3}$/u.test(one)))];
  if (own.length === 0) return undefined;
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:F\\p{Lu}\\p{L}{0,3}|I\\p{Lu}{1,2}|E\\p{Lu}{1,2}) ?(?:[-/ ])?(?:${own.filter((one) => one.length > 2).join('|') || '(?!)'})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])F\\p{Lu}{1,2}(?:${own.join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return (text) => found(said, text);
}

/** Where a house stands, or is told by those who know it: `at Freo`, `(yes, Glasto)`. */
const THERE =
  /(?:(?<!\p{L})(?:at|with|from|for|joined|left|by|of|to|ex|via|in|the|yes,?|aka|i\.e\.,?|namely) (?:the |old |little )?|\()$/iu;

/** Finds what people make of a house in speaking, by its first letters and an ending: `Glasto`, `Freo`, `Woolies`, `the Salvos`. */
function spokenCutFinder(name: string): Find | undefined {
  const [first = ''] = wordsOf(name);
  if (first.length < 7 || !/^[a-z]+$/.test(first) || GENERIC.has(first)) return undefined;
  return (text) =>
    readerOf(text) !== 'en'
      ? []
      : matchesOf(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,6}(?:os?|ies?|ers|y|as)(?![\p{L}\p{N}-])/gu, text).flatMap(
          ({ 0: said, index }) => {
            const small = said.toLowerCase();
            const stem = small.replace(/(?:os?|ies?|ers|y|as)$/u, '');
            if (
              stem.length < 3 ||
              !(first.startsWith(stem) || first.startsWith(stem.replace(/(.)\1$/u, '$1')))
            )
              return [];
            if (small === first || isInDictionary(small) || isGivenName(small) || isPlaceName(small))
              return [];
            return THERE.test(text.slice(Math.max(0, index - 16), index))
              ? [{ start: index, end: index + said.length }]
              : [];
          },
        );
}

/** What a house is, by which those who work there call it alone with a capital. */
const KIND =
  /^(?:Gas|Water|Rail|Railways?|Tramways?|Ferries|Post|Trust|Council|Steel|Power|Light|Electric(?:ity)?|Brewery|Port|Harbour|Dockyard|Shipyard|Mint|Mill|Mills|Works|Infirmary|Clinic|Hotel|Club|Zoo|Museum|Gallery|Opera|Ballet|Theatre|Playhouse|Cathedral|Abbey|Mission|Refinery|Smelter|Telegraph|Gazette|Herald|Courier|Chronicle|Guardian|Mercury|Advertiser|Foundry|Airport|Board|Commission|Authority|Institute|Conservatory|Observatory|Library|Archive|Polytechnic|Infirm|Building Society|Society|Dairy|Creamery|Distillery|Sugar|Cement|Salt|Copper|Nickel|Gold|Oil|Coal)$/u;
/** What such a word is there when it is said of something else. */
const OF_ELSE = /^ (?:\p{Lu}|of |and \p{Lu}|engineers?|bills?|prices?|market|industry|supply|leaks?|safe)/u;

/** Finds a house by its kind alone, where it is told to be one that somebody was at: `twelve years at the Gas` of the Adelaide Gas. */
function kindAloneFinder(name: string): Find | undefined {
  const [, ...rest] = name.split(/\s+/u);
  const own = rest.filter((word) => KIND.test(word));
  if (own.length === 0) return undefined;
  const said = new RegExp(
    `(?<=(?<!\\p{L})(?:at|with|joined|left|from|for|by|to|outside|inside|since|before|after) the )(?:${own.join('|')})(?![\\p{L}-])`,
    'gu',
  );
  return (text) => found(said, text).filter(({ end }) => !OF_ELSE.test(text.slice(end, end + 14)));
}

const AT_HOUSE =
  /(?:(?<!\p{L})(?:at|joined|left|out of|ex[ -]?|years? (?:at|with)|from|with|trained at|degree from|worked for) (?:the )?|\()$/iu;
const WAS_THERE =
  /^(?:[’']s(?!\p{L})|, (?:and )?(?:then|now|later|before)(?!\p{L})| (?:since|until|before that|for (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a) |in (?:19|20)\d\d|from (?:19|20)\d\d|(?:19|20)\d\d))/u;

/** Finds letters of a house that say something at work as well, where somebody was: `out of GP's paper business`, `(UI, then four years at`. */
function lettersOfWorkFinder(letters: readonly string[]): Find | undefined {
  const own = letters.filter((one) => ACRONYMS_OF_WORK.has(one.toLowerCase()) || one.length === 2);
  if (own.length === 0) return undefined;
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}&/-])(?:${own.map(escaped).join('|')})(?![\\p{L}\\p{N}&/-])`,
    'gu',
  );
  return (text) =>
    found(said, text).filter(
      ({ start, end }) =>
        AT_HOUSE.test(text.slice(Math.max(0, start - 24), start)) &&
        WAS_THERE.test(text.slice(end, end + 24)),
    );
}

/** A house called after who founded it: `William Grant & Sons`, `John Lewis plc`, `R. Twining and Company`. */
const FOUNDED =
  /^((?:\p{Lu}\p{Ll}+|\p{Lu}\.)(?: \p{Lu}\.)?) (\p{Lu}[\p{L}’'-]{2,})(?:,? (?:&|and) (?:Sons?|Daughters?|Co\.?|Company|Bro(?:ther)?s\.?|Partners)|,? (?:Ltd\.?|Limited|Inc\.?|plc|PLC|Pty\.? Ltd\.?))/u;

/** Finds such a house by the surname alone: `Grant's`, and where somebody is told to have been, `then Grant`. */
function founderFinder(name: string): Find | undefined {
  const [, given = '', surname = ''] = FOUNDED.exec(name) ?? [];
  if (surname === '' || !(given.includes('.') || isGivenName(given.toLowerCase()))) return undefined;
  const own = escaped(surname);
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}] |[\\p{L}\\p{N}])${own}(?:[’']s)(?!\\p{L})|(?<=(?<!\\p{L})(?:at|with|for|from|joined|left|then|ex|by|since) )${own}(?:[’']s)?(?![\\p{L}-])(?! \\p{Lu})`,
    'gu',
  );
  return (text) => found(said, text);
}

/** The letters by which a house is called: as the lists have them, as it is written, and of its words. */
export const spokenLetters = (name: string, ofWords: readonly string[]): string[] =>
  [name, ...companyAliases(name), ...ofWords.map((one) => one.toUpperCase())].filter((one) =>
    /^\p{Lu}[\p{Lu}\p{N}&]{1,5}$/u.test(one),
  );

/** Finders of what a house is called for short in speaking and in cases, which its name does not show. */
export function shortHouseFinders(
  name: string,
  reason: Reason,
  letters: readonly string[],
): (Find | undefined)[] {
  return [
    apostropheFinder(name),
    vowelCaseFinder(name),
    colonCaseFinder(letters),
    lettersOfWorkFinder(letters),
    founderFinder(name),
    ...(reason === 'school'
      ? [facultyLettersFinder(letters)]
      : [spokenCutFinder(name), kindAloneFinder(name)]),
  ];
}
