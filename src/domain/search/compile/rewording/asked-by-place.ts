import { placeNamed } from '../../../lexicon/places.ts';
import { roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const WORD = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}+#/&'’-]|\.(?=[\p{L}\p{N}]))*`;
const NAME = String.raw`(?:the\s+)?\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,2}`;
const PLACES = String.raw`${NAME}?(?:(?:\s*,\s*|\s*\/\s*|\s+(?:or|and)\s+)(?!they\b|those\b)${NAME}?){0,3}?`;
const THOSE = String.raw`(?:(?:the|any|all|those|people|folks?|candidates?|any(?:one|body)|whoever|ones?|some)\s+){0,2}(?:(?:who|that)\s+)?(?:(?:is|are|['’]s|live|lives|living|based|located|sit|sits|sitting|work|works|working|residing)\s+){0,2}`;
const NEED = String.raw`(?:(?:all\s+|also\s+|only\s+|just\s+)?(?:need|needs|require|requires|must\s+have|must\s+hold|should\s+have|should\s+hold|have\s+to\s+have|have\s+to\s+hold|has\s+to\s+have|need\s+to\s+have|need\s+to\s+hold|has\s+to\s+hold|(?:(?:must|should|(?:need|have|has)\s+to)\s+)?(?:speak|speaks|know|knows))|with|having|holding|speaking|on)`;
/** No word of a thing: what goes on, or what is asked of another place. */
const OWN = String.raw`(?!(?:and|or|but|if|in|those|the|for|anyone|whoever|needs?|requires?|must|should|ha(?:ve|s)|with|having|holding|they)(?!\p{L}))${WORD}`;
const THING = String.raw`(?:an?\s+|the\s+|their\s+|some\s+)?(?<NTH>${OWN}(?:\s+${OWN}){0,3})`;
const AND = String.raw`(?:and|or|but|while|whereas|whilst|plus)`;
const JOINT = String.raw`(?:\s*[,;.–—-]+\s*(?:${AND}\s+)?|\s+${AND}\s+)`;
const arm = (at: number): string =>
  String.raw`(?:for\s+)?(?:if\s+(?:they(?:['’]re|\s+are|\s+live)\s+)?)?${THOSE}(?:in|from)\s+(?<p${at}>${PLACES})\s*[,:–—-]?\s+(?:(?:they|these|those|it|that)(?:['’]s)?\s+)?${at === 1 ? NEED : `(?:${NEED}\\s+)?`}\s*${THING.replace('NTH', `t${at}`)}`;
/** "Conveyancers: those living in England need a CLC licence, those in Australia need PEXA". */
const BY_PLACE = new RegExp(
  String.raw`(?<=^\s*|[.!?\n]\s+)(?<trade>(?:[\p{L}&'’/-]+\s+){0,3}?[\p{L}&'’/-]+)\s*[:,;.–—-]+\s+${arm(1)}${JOINT}${arm(2)}(?:${JOINT}${arm(3)})?(?=\s*(?:$|[.;!?,\n)]))`,
  'iu',
);
const KIND = String.raw`(?<kNTH>${OWN}(?:\s+${OWN}){0,2}?)[\s-]+(?:speakers|speaking(?:\s+(?:ones|people))?)`;
const kind = (at: number): string =>
  `${KIND.replace('NTH', String(at))}\\s+(?:based\\s+)?in\\s+(?<q${at}>${PLACES})`;
/** "Consultants: German speakers in Germany, French speakers in France". */
const KINDS_BY_PLACE = new RegExp(
  String.raw`(?<=^\s*|[.!?\n]\s+)(?<trade>(?:[\p{L}&'’/-]+\s+){0,3}?[\p{L}&'’/-]+)\s*(?::|\s[–—-])\s+${kind(1)}${JOINT}${kind(2)}(?:${JOINT}${kind(3)})?(?=\s*(?:$|[.;!?\n)]))`,
  'iu',
);
const OTHERS = String.raw`(?:(?:any\s?where|(?:some|any)\s?where|every\s?where|no\s?where)\s+else|elsewhere|(?:(?:all|any|the)\s+)?(?:other|others?|rest)\s*(?:countries|cities|places|locations|towns|states|regions)?|nobody\s+(?:from\s+)?(?:elsewhere|any\s?where\s+else))`;
const NO_USE = String.raw`(?:(?:is|are|['’]s|would\s+be)\s+)?(?:of\s+)?(?:no\s+(?:use|good|interest|help)|not\s+(?:of\s+)?(?:interest|useful|relevant|needed|wanted|considered|an\s+option)|useless|irrelevant|out|off\s+the\s+table)(?:\s+(?:to|for)\s+(?:me|us|them|this|the\s+client))?`;
/** "Other countries no use to me": the places that were named say it. */
const NOWHERE_ELSE = new RegExp(
  String.raw`(?<=\))\s*[.;,–—-]+\s*(?:(?:and|so|but)\s+)?(?:${OTHERS}\s+${NO_USE}|(?:no|not|never)\s+${OTHERS}|nowhere\s+else|nobody\s+(?:from\s+)?(?:elsewhere|any\s?where\s+else))(?:\s*,?\s*(?:please|pls|thanks))?(?=\s*(?:$|[.;!?,\n]))`,
  'iu',
);

const isTrade = (said: string): boolean => {
  const words = said.split(/\s+/);
  return (
    words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined) ||
    skills().book.whole(said.replace(/\s+(?:people|folks?|staff)$/i, '')) !== undefined
  );
};

const PARTS = /\s*,\s*|\s*\/\s*|\s+(?:or|and)\s+/iu;

const arePlaces = (said: string, country: string): boolean =>
  said.split(PARTS).every((place) => placeNamed(place.replace(/^the\s+/i, ''), country) !== null);

/** The people of each place as descriptions in brackets; null where a name is no place, or a word that heads them no trade. */
function inBrackets(
  groups: Record<string, string | undefined>,
  marks: { place: string; thing: string },
  country: string,
): string | null {
  const { trade = '' } = groups;
  const arms = [1, 2, 3].flatMap((at) => {
    const [places, thing] = [groups[`${marks.place}${at}`], groups[`${marks.thing}${at}`]];
    return places === undefined || thing === undefined ? [] : [{ places, thing }];
  });
  const areKinds = arms.every(
    ({ places, thing }) => roles().book.whole(thing) === undefined && arePlaces(places, country),
  );
  if (!areKinds || !isTrade(trade)) return null;
  return arms
    .map(({ places, thing }) => `(${trade} in ${places.replace(PARTS, ' or ')} with ${thing})`)
    .join(' or ');
}

/** A query in which what is asked of each place alone stands beside it, as a description in brackets. */
export const withAskedByPlace = (query: string, country: string): string =>
  outsideQuotes(query, (part) => {
    const put = part
      .replace(KINDS_BY_PLACE, (whole: string, ...rest: unknown[]) => {
        const groups = rest.at(-1) as Record<string, string | undefined>;
        return inBrackets(groups, { place: 'q', thing: 'k' }, country) ?? whole;
      })
      .replace(BY_PLACE, (whole: string, ...rest: unknown[]) => {
        const groups = rest.at(-1) as Record<string, string | undefined>;
        return inBrackets(groups, { place: 'p', thing: 't' }, country) ?? whole;
      });
    return put === part ? part : put.replace(NOWHERE_ELSE, '');
  });
