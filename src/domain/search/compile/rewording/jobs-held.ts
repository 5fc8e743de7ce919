import { roleOfWork, roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const TITLE = String.raw`([\p{L}&/-]+(?:\s+[\p{L}&/-]+){0,3}?)`;
const END = String.raw`(?=\s*(?:$|[,;.)?!]|\s[-–—]\s|\b(?:and|or|but|who|with|in|at|near|from|please|for|on)(?!\p{L})))`;
const ONCE = String.raw`(?:once|before(?:\s+(?:that|this|now))?|beforehand|previously|formerly|originally|in\s+the\s+past|earlier(?:\s+on)?(?:\s+in\s+(?:the|their|his|her)\s+careers?)?|(?:early\s+)?(?:on\s+)?in\s+(?:the|their|his|her)\s+careers?|at\s+(?:some|one)\s+(?:point|time|stage)|back\s+in\s+the\s+day|years\s+ago|behind\s+(?:them|him|her)|(?:to|on)\s+(?:their|his|her|the)\s+(?:names?|cvs?|resum[eé]s?))`;
const AN_EARLIER_JOB = String.raw`(?:(?:in|at)\s+(?:an?|some|one|another)\s+(?:earlier|previous|former|past|prior|old|different)\s+(?:jobs?|roles?|positions?|posts?|employers?|compan(?:y|ies)|firms?|li(?:fe|ves)|careers?)(?:\s+or\s+(?:(?:in|at)\s+)?(?:an?\s+)?(?:earlier|previous|former|past|prior)\s+(?:jobs?|roles?|positions?|posts?|employers?|compan(?:y|ies)))?)`;
const EARLIER = `(?:${ONCE}|${AN_EARLIER_JOB})`;
const NOW = String.raw`(?:now|right\s+now|just\s+now|at\s+(?:the|this)\s+(?:very\s+)?(?:moment|minute|present|time)|at\s+present|today|currently|presently|as\s+we\s+speak|these\s+days|nowadays)`;
const SPELL = String.raw`(?:jobs?|roles?|positions?|posts?|stints?|spells?|time|turns?|stretch(?:es)?|periods?|gigs?|years?)`;
const OLD = String.raw`(?:earlier|past|previous|former|prior|old)`;

/** Ways of saying what somebody was, each with the title alone in its group. */
const WAS: readonly RegExp[] = [
  // "With an earlier job as site engineer".
  String.raw`\b(?:with|having(?:\s+had)?|(?:have|has)(?:\s+had)?|had|held|did|done|after)\s+(?:an?|some|their|one|the)\s+${OLD}\s+(?:\p{Ll}+\s+)?${SPELL}\s+as\s+(?:an?\s+)?${TITLE}(?:\s+${EARLIER})?${END}`,
  // "Who did a stint as site engineer earlier in their career", "with a spell as account manager behind them".
  String.raw`\b(?:with|having(?:\s+had)?|(?:(?:have|has)\s+)?(?:had|held|done|did|spent|served))\s+(?:an?|some|their|one|a\s+few)\s+(?:\p{Ll}+\s+){0,2}?${SPELL}\s+as\s+(?:an?\s+)?${TITLE}\s+${EARLIER}${END}`,
  String.raw`\b(?:(?:have|has)\s+)?(?:had|did|done|spent|served)\s+(?:an?|some|their|one|a\s+few)\s+(?:\p{Ll}+\s+)?(?:stints?|spells?|turns?|stretch(?:es)?|time|years)\s+as\s+(?:an?\s+)?${TITLE}${END}`,
  // "That had an account manager job in the past".
  String.raw`\b(?:(?:have|has)\s+)?(?:had|held|did|done)\s+(?:an?\s+|some\s+)?${TITLE}\s+(?:jobs?|roles?|positions?|posts?|gigs?)\s+${EARLIER}${END}`,
  // "Who worked as account managers before", "who have been account managers in an earlier role".
  String.raw`\b(?:(?:have|has|had)\s+)?(?:(?:worked|served|acted|practi[sc]ed|operated|employed|been\s+employed|been\s+working)\s+as|been|were|was)\s+(?:an?\s+)?${TITLE}\s+${EARLIER}${END}`,
  // "Who started out as nurses".
  String.raw`\b(?:(?:have|has|had)\s+)?(?:started|began|begun|kicked)\s+(?:(?:out|off|life|(?:their|his|her)\s+(?:careers?|working\s+li(?:fe|ves)))\s+)+as\s+(?:an?\s+)?${TITLE}(?:\s+${EARLIER})?${END}`,
  // "Who switched from being a nurse".
  String.raw`\b(?:(?:have|has|had)\s+)?(?:switched|moved|came|come|crossed|changed|retrained|transitioned|converted)(?:\s+(?:over|across|jobs?|careers?))*\s+from\s+(?:being|working\s+as|life\s+as|(?:an?|their)\s+(?:career|job)\s+as)\s+(?:an?\s+)?${TITLE}(?:\s+${EARLIER})?${END}`,
  // "With a nursing job behind them".
  String.raw`\b(?:with|having(?:\s+had)?|(?:have|has)(?:\s+had)?)\s+(?:an?\s+|some\s+)?${TITLE}\s+(?:jobs?|roles?|positions?|posts?|gigs?|stints?|spells?)\s+${ONCE}${END}`,
].map((pattern) => new RegExp(String.raw`(?:\b(?:who|that)\s*(?:['’](?:ve|s|d))?\s+)?${pattern}`, 'giu'));

/** ", once account managers": behind a comma, of whom was just named. */
const ONCE_AHEAD = new RegExp(
  String.raw`(?<=\p{L}s?\s*)[,(]\s*(?:and\s+|but\s+)?(?:once|originally|at\s+one\s+time|in\s+an?\s+(?:past|former|previous|earlier|prior|old|different)\s+(?:life|job|career|role)|one-?time|sometime)\s+(?:an?\s+)?${TITLE}(?=\s*(?:$|[,;.)?!]))\)?`,
  'giu',
);

/** Ways of saying what somebody is at this time. */
const IS: readonly RegExp[] = [
  String.raw`(?:is|are|['’]s|['’]re|work(?:s|ing)?\s+as|employed\s+as|acting\s+as|serving\s+as)\s+(?:an?\s+)?${TITLE}\s+${NOW}${END}`,
  String.raw`(?:(?:is|are)\s+)?${NOW}\s+(?:(?:working|employed|acting|serving)\s+as|in|(?:is|are))\s+(?:an?\s+)?${TITLE}(?:\s+(?:jobs?|roles?|positions?|posts?|seats?))?${END}`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}'’])(?:(?:who|that)\s*)?${pattern}`, 'giu'));

/** What was held before, by its title or by the name of the work: "nursing". */
function formerly(said: string, lead: string, whole: string): string {
  if (isTrade(said)) return `${lead} ${said}`;
  const role = /ing$/i.test(said) ? roleOfWork(plainWords(said)) : null;
  return role === null ? whole : `${lead} ${role.name}`;
}

const isTrade = (title: string): boolean => roles().book.whole(title) !== undefined;

/** A query in which what somebody was or is at this time, where a trade is named, stands in the words by which it is read. */
export const withJobsHeld = (query: string): string =>
  outsideQuotes(query, (part) => {
    let said = part;
    for (const was of WAS)
      said = said.replace(was, (whole, title: string) =>
        isWritten(title) ? whole : formerly(title, 'who used to be', whole),
      );
    said = said.replace(ONCE_AHEAD, (whole, title: string) =>
      isTrade(title) ? `, formerly ${title}` : whole,
    );
    for (const is of IS)
      said = said.replace(is, (whole, title: string) =>
        isTrade(title) ? `who are currently ${title}` : whole,
      );
    return said;
  });

/** "Were Business Development Managers in some past job": a title as it stands on record, and no trade. */
const isWritten = (title: string): boolean => /^\p{Lu}\p{Ll}/u.test(title);

const PAIR = /(?<![\p{L}-])((?:\p{L}+\s+)?\p{L}+s)\s+and\s+((?:\p{L}+\s+)?\p{L}+s)(?!\p{L})/giu;

/** "Gas fitters and plumbers": two trades, each told of many, are both looked for, though both together may be one title. */
export const withTradesApart = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(PAIR, (whole, first: string, second: string) =>
      isTrade(whole) && isTrade(first) && isTrade(second) ? `${first} or ${second}` : whole,
    ),
  );
