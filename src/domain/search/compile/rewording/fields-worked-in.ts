import { employerNamed } from '../../../lexicon/employers.ts';
import { industries, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const FIELD = String.raw`(\p{L}+(?:\s+(?:and|&)\s+\p{L}+|\s+\p{L}+)?)`;
const WORKED_IN = new RegExp(
  String.raw`(?<=\b(?:works?|working|worked|is|are|be|been|sits?|sitting|employed|based)\s+(?:(?:now|currently|presently|today|at\s+present)\s+)?in\s+(?:the\s+)?)${FIELD}(?=\s*(?:$|[,;.)?!]|\b(?:now|currently|today|right|at|these|who|and|or|with|please)(?!\p{L})))`,
  'giu',
);
const SECTOR = new RegExp(
  String.raw`\b(?:(?:current|present|today['’]?s|existing)\s+)(?:sector|industry|field|line\s+of\s+business)(?:\s+(?:is|being|of|in)|\s*[:=])?\s+(?:the\s+)?${FIELD}(?=\s*(?:$|[,;.)?!]|[-–—]\s|\b(?:now|please|who|with|and)(?!\p{L})))`,
  'giu',
);

const isField = (said: string): boolean =>
  ['', ' industry', ' sector', ' company'].some(
    (last) => industries().book.whole(`${said}${last}`) !== undefined,
  );

/** "Nobody from oil and gas": behind such a word the "and" would begin another house. */
const OF_TWO = /(?<=(?<![\p{L}-])(?:from|left|leaving|outside)\s*)(\p{L}+)\s+and\s+(\p{L}+)(?!\p{L})/giu;
const withFieldsOfTwo = (query: string): string =>
  query.replace(OF_TWO, (whole, one: string, other: string) =>
    industries().book.whole(`${one} & ${other}`) === undefined ? whole : `${one} & ${other}`,
  );

/**
 * A query in which a field that somebody works in is one of business, where it is a skill by itself: "who work in oil and gas now",
 * "current sector oil and gas".
 */
export const withFieldsWorkedIn = (query: string): string =>
  outsideQuotes(query, (part) =>
    withFieldsOfTwo(part)
      .replace(WORKED_IN, (said) =>
        skills().book.whole(said) !== undefined &&
        industries().book.whole(said) === undefined &&
        isField(said)
          ? `${said} industry`
          : said,
      )
      .replace(SECTOR, (whole, said: string) =>
        isField(said)
          ? `who now work in the ${industries().book.whole(said) === undefined ? `${said} industry` : said}`
          : whole,
      ),
  );

const IS_A_NO =
  /(?<![\p{L}-])(\p{Lu}[\p{L}\p{N}+#.]*(?:\s+\p{Lu}[\p{L}\p{N}+#.]*)?)\s+(?:is|are|would\s+be)\s+an?\s+(?:(?:definite|hard|firm|big|straight|flat|absolute|strict)\s+)?(?:no(?:[\s-](?:go|no))?|non[\s-]starter|deal[\s-]?breaker)(?=\s*(?:$|[,;.)!]|\b(?:and|but|please|for)\b))/gu;

/** "Django is a no": a skill that is refused, where only a company would stand for those who are there. */
export const withSkillsRefused = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(IS_A_NO, (whole, said: string) =>
      skills().book.whole(said) === undefined || employerNamed(said) !== undefined ? whole : `no ${said}`,
    ),
  );

const OF_ACCOUNTS =
  /(?<!\p{L})(?:accountants?|auditors?|bookkeepers?|book-keepers?|tax\s+(?:advis[eo]rs?|accountants?|managers?|seniors?|consultants?)|audit\s+(?:seniors?|managers?|associates?)|aca|acca)(?!\p{L})/iu;
/** "Practice not industry". */
const PRACTICE_NOT_INDUSTRY =
  /(?<![\p{L}-])(?:(?:from|in|of)\s+)?practice\s*,?\s*(?:(?:and|but)\s+)?(?:not|no|rather\s+than|instead\s+of|as\s+opposed\s+to)\s+(?:from\s+|in\s+)?(?:industry|commerce)(?:\s+(?:and|or|&|\/)\s+(?:commerce|industry))?(?!\p{L})/giu;
const IN_PRACTICE =
  /(?<=(?<!\p{L})(?:from|in)\s+)practice(?!\s*(?:or|and|\/)\s*(?:in\s+)?(?:industry|commerce))(?=\s*(?:$|[,;.)?!]|\b(?:and|or|in|with|who|not|but|now|currently|please|at)(?!\p{L})))/giu;

/** A query in which the practice that accountants work in is a firm of theirs: "accountants, practice not industry". */
export const withPractice = (query: string): string =>
  OF_ACCOUNTS.test(query)
    ? outsideQuotes(query, (part) =>
        part.replace(PRACTICE_NOT_INDUSTRY, 'in public practice').replace(IN_PRACTICE, 'public practice'),
      )
    : query;
