import { levelIn } from '../../../lexicon/levels.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { certifications, languages, roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const TOKEN = String.raw`(?:[\p{L}\p{N}+#&/-]|\.(?=[\p{L}\p{N}]))+`;
const THING = String.raw`(${TOKEN}(?:\s+(?!(?:but|or|and|is|are|would|will|also|ok|fine|too|otherwise|else|ideally|preferred|preferably|first)\b)${TOKEN}){0,2}?)`;
const WILL_DO = String.raw`(?:\s*['’]s|\s+(?:is|are|would\s+be|will\s+be|be))?(?:\s+(?:also|just\s+as|perfectly|equally|still|totally))*\s+(?:fine|ok(?:ay)?|good|grand|great|acceptable|alright|all\s+right|possible|welcome|works?|(?:will|would|can|could|might)\s+(?:do|work)|considered)(?:\s+(?:too|as\s+well|also|by\s+(?:us|me|them)|for\s+(?:us|me|them)))*`;
const BEST = String.raw`(?:ideally|preferably|for\s+preference|by\s+preference|preferred|first\s+choice|for\s+choice)`;
const ELSE = String.raw`(?:otherwise|or\s+else|else|failing\s+that|if\s+not|alternatively|then)`;
const END = String.raw`(?=\s*(?:$|[,;.)!?]|[-–—]\s|\b(?:in|at|for|near|with|who|and|but)\b))`;
const BEGIN = String.raw`(?<=^\s*|[,;.:!?(]\s*|\s[-–—]\s+)`;

/** "Ideally Go but Java ok", "Go preferred, otherwise Java", "Go ideally, Java will do". */
const SECOND_BEST: readonly RegExp[] = [
  String.raw`${BEGIN}${BEST}\s+${THING}\s*,?\s+(?:but|though|although|or|and)\s+${THING}${WILL_DO}${END}`,
  String.raw`${BEGIN}${BEST}\s+${THING}\s*[,;]\s*${ELSE},?\s+${THING}(?:${WILL_DO})?${END}`,
  String.raw`${BEGIN}${THING}\s*[,(]?\s*(?:is\s+|are\s+|would\s+be\s+)?${BEST}\)?\s*[,;]?\s*(?:(?:but|and)\s+)?(?:or|${ELSE}),?\s+${THING}(?:${WILL_DO})?${END}`,
  String.raw`${BEGIN}${THING}\s*[,(]?\s*(?:is\s+|are\s+|would\s+be\s+)?${BEST}\)?\s*[,;]?\s*(?:but\s+|though\s+|and\s+)?${THING}${WILL_DO}${END}`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** What stands behind a name and says only that it is known or spoken. */
const KNOWN_AS = /\s+(?:speaking|speakers?|experience|background|skills?|knowledge|people)$/i;

const isKnown = (said: string): boolean => {
  const bare = said.replace(KNOWN_AS, '');
  return (
    [skills(), languages(), certifications(), roles()].some(({ book }) => book.whole(bare) !== undefined) ||
    levelIn(bare) !== null
  );
};

/** "French or Spanish speaking": what is said of both stands behind both. */
function either(best: string, next: string): string {
  const said = KNOWN_AS.exec(best)?.[0] ?? KNOWN_AS.exec(next)?.[0] ?? '';
  const [first, second] = [best, next].map((one) => one.replace(KNOWN_AS, ''));
  return `${first} or ${second}${said} (ideally ${first}${said})`;
}

/** What is wished for first and what will do as well are either of them, with the first as a wish: else the second best alone would be required. */
const withSecondBest = (query: string): string =>
  outsideQuotes(query, (part) =>
    SECOND_BEST.reduce(
      (said, way) =>
        said.replace(way, (whole: string, best: string, next: string) =>
          isKnown(best) && isKnown(next) && best.toLowerCase() !== next.toLowerCase()
            ? either(best, next)
            : whole,
        ),
      part,
    ),
  );

const TOWN = String.raw`\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}`;
const OF_TRADE = new RegExp(
  String.raw`(?<=^\s*|[.;|\n]\s*|,\s+)([\p{L}&/-]+(?:\s+[\p{L}&/-]+){0,3}?)\s*:\s*(${TOWN}(?:\s*(?:,|\/|\bor\b|\band\b|&)\s*${TOWN})*)(?=\s*(?:$|[.;|\n]))[.;|\n\s]*`,
  'gu',
);

const isTrade = (said: string): boolean => roles().book.whole(said.trim()) !== undefined;

/** "Nurses: Leeds. Carers: Hull, York": each trade where it is wanted, and either will do. */
function withTradesByTown(query: string, country: string): string {
  const found = [...query.matchAll(OF_TRADE)];
  const isAll =
    found.length > 1 && found.reduce((sum, [said]) => sum + said.length, 0) === query.trim().length;
  if (!isAll) return query;
  const each = found.map(([, trade = '', towns = '']) => ({
    trade,
    towns: towns.split(/\s*(?:,|\/|\bor\b|\band\b|&)\s*/),
  }));
  const areMeant = each.every(
    ({ trade, towns }) => isTrade(trade) && towns.every((town) => placeNamed(town, country) !== null),
  );
  return areMeant ? each.map(({ trade, towns }) => `${trade} in ${towns.join(' or ')}`).join(' or ') : query;
}

/** "Golang people in Amsterdam and Ruby people in Leeds": nobody is in both, so that either is looked for. */
const PEOPLE_APART =
  /(?<=\s(?:people|folks?|guys)\s+in\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)\s*,?\s+(?:and|&|plus)\s+(?=[\p{L}\p{N}+#.]+\s+(?:people|folks?|guys)\s+in\s+\p{Lu})/gu;

/** A query in which what will do besides what is best, and which trade is wanted in which town, stand as choices. */
export const withChoicesSaid = (query: string, country: string): string =>
  withSecondBest(withTradesByTown(query, country)).replace(PEOPLE_APART, ' or ');
