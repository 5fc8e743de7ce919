import { createRequire } from 'node:module';
import { headingOf } from '../jobs/index.ts';
import { roleIn } from './role-in.ts';
import { asOne, cleanTitle } from './title-clean.ts';
import { type Mention, mentionsOf } from './title-mentions.ts';
import { signsOf } from './title-signs.ts';

/** What a brief may call its role, as a title is written, with the signs for and against it. */
export interface Candidate {
  text: string;
  signs: string[];
}

const require = createRequire(import.meta.url);
const weights: Record<string, number> = require('#src/domain/job-drafts/title-weights.json');

/**
 * Every stretch of a brief that may be what its role is called.
 * @param kept what is for the recruiter alone
 * @param subject of the mail, where it has one
 * @param home the agency's country
 */
export function candidatesOf(
  lines: readonly string[],
  kept: readonly string[],
  subject: string | null,
  home: string,
): Candidate[] {
  const clean = once((written: string) => cleanTitle(written, home));
  const isRole = once((text: string) => roleIn(text) !== null);
  const all = mentionsOf(lines, kept, subject)
    .map((mention) => ({ mention, text: clean(asOne(countBefore(mention), mention.text)) }))
    .filter(({ text }) => text !== '' && !IS_NO_ROLE.test(text) && !isHeading(text));
  const roles = all
    .map(({ mention }) => mention)
    .filter(({ found, span }) => found === 'role' && span === '');
  const wanted = all
    .map(({ mention }) => mention)
    .filter(({ found, span }) => found === 'wanted' && span === '')
    .map(({ sentence }) => sentence);
  const where = new Map<string, Set<number>>();
  for (const { mention, text } of all) {
    const key = text.toLowerCase();
    where.set(key, (where.get(key) ?? new Set()).add(mention.sentence));
  }
  const ofSubject = new Set(
    all.filter(({ mention }) => mention.line < 0).map(({ text }) => text.toLowerCase()),
  );
  return all.map(({ mention, text }) => {
    const key = text.toLowerCase();
    const others = {
      again: (where.get(key)?.size ?? 1) - 1,
      inSubject: mention.line >= 0 && ofSubject.has(key),
      rank: roles.filter((role) => isBefore(role, mention)).length,
      isFirstWanted: !wanted.some((sentence) => sentence < mention.sentence),
      isRole: isRole(text),
    };
    return { text, signs: signsOf(mention, text, others, home) };
  });
}

/** "Taken", "Vos missions": what heads a list, and no role. */
const isHeading = (text: string): boolean =>
  ['responsibilities', 'offers'].includes(headingOf(text)?.section ?? '') && roleIn(text) === null;

/** "Tempo indeterminato", "Um(a)", "Jo hi hi": how somebody is engaged, an article alone, anybody, or a greeting. */
const IS_NO_ROLE =
  /^(?:(?:\p{L}+ )?(?:(?:hi|hiya|hello|hey|hallo|hola|salut|ciao|hoi)[ !,]*)+|(?:contratto |contrat |contrato |a |umowa )?(?:tempo (?:in)?determinato|tempo (?:pieno|parziale|inteiro|integral)|durée (?:in)?déterminée|indefinido|temporal|sem termo|o pracę|jornada completa|unbefristet|vollzeit|teilzeit)|um|uma|un|une|una|ein|eine|een|ett|en|personn?es?|personas?|person(?:en)?|persoon|pessoas?|some(?:one|body)|quelqu[’']un|alguien|qualcuno|iemand|jemand(?:en)?)$/iu;

/** What stands before a mention, with how many are wanted where that stands behind it: "care assistants x4". */
const countBefore = ({ before, after }: Mention): string =>
  /^\s*\(?[x×]\s?\d/u.test(after) ? `${before}2 ` : before;

const isBefore = (one: Mention, other: Mention): boolean =>
  one.sentence < other.sentence ||
  (one.sentence === other.sentence && one.before.length + one.text.length <= other.before.length);

/**
 * What a mention weighs at least to be a title: of briefs that were read by what others taught (learn-titles.ts) one title in a hundred
 * weighs less, and of what is best beside it one in seven weighs more; a known role may weigh less. Below the higher one, which one of what stands beside reaches in fifty, it is in doubt.
 */
const LEAST = 2.5;
const LEAST_OF_ROLE = 2;
const SURE = 5.5;
/** How likely it is at least that no other mention is the title, for it to be told without a doubt. */
const LIKELY = 0.75;

/** How much less weighs nearly as much; a small word behind the noun tells it more closely. */
const NEARLY = 1.3;
const GOES_ON = /^\p{L}+ \p{Ll}{5,}$/u;

/** Whether a title with such odds and such a weight is told without a doubt. */
export const isSure = (odds: number, weight: number): boolean => odds >= LIKELY && weight >= SURE;

/** Of the ways in which a title is written the one with most capitals that is not all capitals. */
const asTitle = (written: readonly string[]): string => {
  const capitals = (text: string): number =>
    text === text.toUpperCase() ? 0 : (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length;
  return written.reduce((best, text) => (capitals(text) > capitals(best) ? text : best));
};

/** The title that a brief most likely gives its role, and whether that is in doubt; null where nothing is likely to be one. Arguments as of `candidatesOf`. */
export function chosenTitle(
  ...of: Parameters<typeof candidatesOf>
): { text: string; guessed: boolean } | null {
  const all = candidatesOf(...of).map(({ text, signs }) => ({
    text,
    weight: signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0),
  }));
  const [first, ...rest] = all;
  if (first === undefined) return null;
  const heaviest = rest.reduce((most, one) => (one.weight > most.weight ? one : most), first);
  // "Projectleider werktuigbouw": of two that weigh nearly as much the one that says more.
  const best =
    all.find(
      ({ text, weight }) =>
        weight > heaviest.weight - NEARLY && GOES_ON.test(text) && text.startsWith(`${heaviest.text} `),
    ) ?? heaviest;
  const share = (some: readonly { weight: number }[]): number =>
    some.reduce((sum, { weight }) => sum + Math.exp(weight - best.weight), 0);
  const same = all.filter(({ text }) => text.toLowerCase() === best.text.toLowerCase());
  if (best.weight < (roleIn(best.text) === null ? LEAST : LEAST_OF_ROLE)) return null;
  const text = asTitle(same.map((one) => one.text));
  return { text, guessed: !isSure(share(same) / share(all), best.weight) };
}

/** A function of a text that works each text out once. */
function once<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const value = known.get(text) ?? of(text);
    known.set(text, value);
    return value;
  };
}
