import { employerNamed } from '../../../lexicon/employers.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { COMPANY } from './company-names.ts';
import { outsideQuotes } from './in-turn.ts';

const CLIENT = String.raw`(?:(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]nd|[Bb]ut)\s+)*(?:[Ee]nd[\s-])?[Cc]lient(?:\s+(?:here|there|(?:for|on|in)\s+this(?:\s+one)?))?(?:\s+is|['’]s|\s*[:=])`;
const IT_IS_FOR = String.raw`(?:[Ii]t|[Tt]his|[Tt]hat|[Tt]his\s+one|[Tt]he\s+(?:job|role|brief))(?:['’]s|\s+is|\s+came|\s+comes)\s+(?:(?:for|from|with|via)\s+)?(?:an?\s+)?`;
/** What a company does or is there: small words, none of which wants or praises anybody. */
const DOES = String.raw`(?:(?!(?:people|staff|folks?|employees|ideal\p{L}*|prefer\p{L}*|good|great|who|or|ex|not|no|background|experience|alumni|now|today|before|previously)(?!\p{L}))\p{Ll}[\p{L}'’-]*\s*){1,6}?`;
const SO = String.raw`\s*(?:,|[–—-]|;)?\s+(?:and\s+)?so\s+(?:(?:obviously|clearly|naturally|of\s+course|please|pls|then|again)\s*,?\s+)*`;
const NOBODY = String.raw`(?:nobody|no[\s-]?one|none|not\s+any(?:one|body))`;
const AGAIN = String.raw`(?:\s+(?:already|now|today|at\s+present|currently|right\s+now|at\s+the\s+moment|please|obviously|of\s+course))*`;
const THEM = String.raw`(?:there|(?:for|with|at)\s+(?:them|it|that\s+(?:lot|firm|company)))`;
const IS_THERE = String.raw`(?:who|that)\s*(?:['’](?:s|re)|\s+(?:is|are))?\s+(?:(?:already|still|now|currently|presently)\s+)*(?:(?:work(?:s|ing)?|employed|sits?|sitting)\s+)?(?:${THEM}|on\s+their\s+(?:books|payroll))`;
const WAS_THERE = String.raw`(?:who|that)\s*(?:['’](?:s|ve|d)|\s+(?:has|have|had))?\s+(?:(?:ever|once|previously|already)\s+)*(?:been|worked|was|were)\s+(?:(?:ever|once|previously|already)\s+)*${THEM}(?:\s+(?:before|ever|previously|in\s+the\s+past|at\s+(?:any|some)\s+(?:point|stage|time)))*`;
const OF_THEM = String.raw`(?:from|out\s+of|of)\s+(?:there|them|theirs|that\s+(?:lot|firm|company)|their\s+(?:own\s+)?(?:people|staff|team|books|ranks))`;
const END = String.raw`(?=\s*(?:$|[,;.!?)]|\s[-–—]\s))`;

const FROM_THEM = new RegExp(
  String.raw`(?<=^\s*|[.!?;,(]\s*|\s[-–—]\s+)(?:(?:${CLIENT}|${IT_IS_FOR})\s+)?(?:[Tt]he\s+)?(${COMPANY})(?:\s+${DOES})?${SO}${NOBODY}\s+(?:(${WAS_THERE})|${IS_THERE}|${OF_THEM})${AGAIN}${END}`,
  'gu',
);

const SAYS_CLIENT = /^(?:\p{L}+\s+)*client(?!\p{L})/iu;

/**
 * "Grant Thornton rang so nobody who's there already", "client is Lendlease so nobody who's ever worked for them": who is not
 * wanted is said of a company that the words before it name, and is put beside its name. A town that is named so is no company.
 */
export const withNobodyFromThem = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(FROM_THEM, (whole: string, company: string, was?: string) => {
      if (
        !SAYS_CLIENT.test(whole) &&
        employerNamed(company) === undefined &&
        placeNamed(company, 'GB') !== null
      )
        return whole;
      if (was !== undefined) return `nobody who ever worked at ${company}`;
      return `nobody currently at ${company}`;
    }),
  );
