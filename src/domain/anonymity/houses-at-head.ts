import { matchesOf } from '#src/lib/matches.ts';
import { readerOf } from '../speech/readers.ts';
import type { Find } from './near.ts';
import { isPlaceName } from './reading.ts';
import type { Reason } from './spans.ts';
import { GENERIC } from './words.ts';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Where a sentence, an item of a list or a further house in a row begins. */
const AT_HEAD =
  '(?<=(?:^|[.;:!?\\n•·–-]\\s{0,2}|, (?:and |then |later |now |earlier |before that |previously )?))';
const COUNT =
  '(?:\\d{1,2}(?:[.,]5)?|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|a couple of|several|some|many)';
/** How it goes on after a house that tells when somebody was there: `Mace on the towers for four years`, `Northern twelve years,`. */
const WHEN = [
  '(?:since|until|till|from) (?:(?:early|late|mid) )?(?:\\p{Lu}\\p{L}{2,8} )?(?:19|20)\\d\\d(?!\\d)',
  `(?:for )?(?:(?:the|her|his|their) )?(?:(?:last|past|first) )?${COUNT} (?:\\p{Ll}+ )?(?:years?|yrs?|months?|seasons?|winters?|summers?)(?!\\p{L})(?! (?:of|old|out|away|off|ago|experience|ahead|behind|running|on the|is|are|was|were|would))`,
  '(?:before|earlier|previously|first|beforehand)(?: (?:that|then))?(?=[.,;)]| \\(|$)',
  '(?:now|today|just now|at present|currently|at the moment)(?=[.,;:)]|$)',
].join('|');
const WHERE = '(?: (?:in|on|at|near) (?:the )?(?:\\p{L}[\\p{L}-]* ){0,2}\\p{L}[\\p{L}-]*){0,2}';
/** What counts or orders years at the head of a sentence, whatever house is called so: `Next two years`. */
const ORDERS =
  /^(?:Next|First|Last|Past|Every|Most|Some|These|Those|All|After|Since|Until|Before|Spring|Summer|Winter|Autumn|Fall)$/u;
/** What many houses begin with, or stands before another name. */
const NO_FIRST =
  /^(?:The|Bank|City|Shire|Town|University|Department|Ministry|Royal|House|Group|School|College|Institute|Office|Council|Hospital|Hotel|Saint|St|New|Big|Public|Local|Senior|Head|Early|Full|Part|Free|Good|Home|Human|Data|Project|Human|Student|Work|Night|Day)$/u;

/**
 * Finds a recorded employer by its first word at the head of a sentence or an item, where what follows tells when somebody was there:
 * `Delta since 2017`, `Slaters five years` of Slater and Gordon. What the word says elsewhere, and whether it begins a sentence, counts nothing.
 */
export function atHeadFinder(name: string, reason: Reason): Find | undefined {
  const [first = ''] = name.split(/[\s,]+/u);
  if (reason !== 'employer' || !/^\p{Lu}[\p{L}’']{2,}$/u.test(first)) return undefined;
  if (NO_FIRST.test(first) || ORDERS.test(first)) return undefined;
  const small = first.toLowerCase();
  if (isPlaceName(small) && !GENERIC.has(small)) return undefined;
  const said = new RegExp(`${AT_HEAD}${escaped(first)}(?:[’']?s)?(?=${WHERE},? (?:${WHEN}))`, 'gu');
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** Finds a house of two words by their letters, where it stands so: `JB in Abuja earlier`. */
export function twoLettersAtHeadFinder(name: string, reason: Reason): Find | undefined {
  const words = name.split(/\s+/u);
  if (reason !== 'employer' || words.length !== 2 || !words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word)))
    return undefined;
  const letters = words.map((word) => word.charAt(0)).join('');
  const said = new RegExp(`${AT_HEAD}${letters}(?=${WHERE},? (?:${WHEN}))`, 'gu');
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/**
 * Finds a house whose name has an article by what stands behind it, in a language that joins the article to a preposition: `chef au Bristol`
 * of Le Bristol, `cocinero del Celler` of El Celler. A town has none there.
 */
export function withArticleFinder(name: string, reason: Reason): Find | undefined {
  const [, article = '', word = ''] = /^(Les?|El|Los|Il|O|Os) (\p{Lu}[\p{L}’'-]{2,})/u.exec(name) ?? [];
  if (reason !== 'employer' || word === '') return undefined;
  const joined = {
    Le: 'au|du',
    Les: 'aux|des',
    El: 'al|del',
    Los: 'a los|de los',
    Il: 'al|del|dal|nel',
    O: 'ao|do|no|pelo',
    Os: 'aos|dos|nos',
  }[article];
  const said = new RegExp(`(?<=(?<!\\p{L})(?:${joined}) )${escaped(word)}(?![\\p{L}\\p{N}])`, 'giu');
  return (text) =>
    readerOf(text) === 'en'
      ? []
      : matchesOf(said, text)
          .filter(({ 0: one }) => /^\p{Lu}/u.test(one))
          .map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}

/** Finds a house that is called after a saint by the name alone, as whose it is: `Vincent's before` of St Vincent's University Hospital. */
export function saintFinder(name: string): Find | undefined {
  const saint = /^(?:St\.?|Saint) (\p{Lu}\p{L}+)[’']s?(?!\p{L})/u.exec(name)?.[1];
  if (saint === undefined) return undefined;
  const said = new RegExp(
    `(?<!(?:St\\.?|Saint) )(?<![\\p{L}-])${saint.replace(/s$/u, '')}s?[’']s?(?=[.,;:)!?]|$|,? (?:${WHEN})|${WHERE},? (?:${WHEN})| (?:as|in|on|and|before|after|since|until|for|where|then|to|from|now)(?!\\p{L}))`,
    'gu',
  );
  return (text) =>
    matchesOf(said, text).map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
}
