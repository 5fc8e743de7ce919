import { roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const WAS = String.raw`(?:(?:have|has|had)\s+)?(?:beg[au]n|started(?:\s+(?:out|off|life))?|were|was|been|used\s+to\s+(?:be|work)|came\s+up|worked)`;
const ON_THE_TOOLS = new RegExp(
  String.raw`(?<![\p{L}-])${WAS}\s+(?:on|off)\s+the\s+tools(?:\s*(?:\(|[–—:]\s*)(?:as\s+)?(?:an?\s+)?(?<trades>[^().;]{4,160}?)\))?(?![\p{L}-])`,
  'giu',
);
const THINGS = String.raw`(?:lines?\s+of\s+work|jobs?|trades?|careers?|fields?|occupations?|professions?|kinds?\s+of\s+work)`;
const BUT_NOW = new RegExp(
  String.raw`(?<=\b(?:began|begun|started|formerly|used\s+to|once|previously|were|was)\s(?:(?!\b(?:at|with|for)\s)[^.;!?]){2,200}?)\s*,?\s+(?:(?:and|but|who)\s+)*(?:(?:have|has)\s+)?(?:now|today|currently|since)\s+(?:(?:has|have|do|does|doing|work(?:s|ing)?\s+in|are\s+in|is\s+in|in|(?:gone|moved)\s+(?:in)?to)\s+(?:an?other|an?\s+(?:different|other|new)|some\s+other)\s*,?\s*(?:non?[\s-]+(?<not>[\p{L}-]+)\s+)?${THINGS}|(?<=now\s+)(?:(?:do|does|doing|in)\s+)?something\s+(?:else|different|new))(?:\s+(?:now|altogether|entirely|completely))?(?=\s*(?:$|[,;.!?)]))`,
  'giu',
);
/** Who works with their hands, as the lexicon calls them. */
const HANDS = 'blue collar workers';

/** "Began on the tools (plumber or fitter) and now has a different line of work": who was of these trades, and is it no more. */
export const withOffTheTools = (query: string): string =>
  outsideQuotes(query, (part) =>
    part
      .replace(BUT_NOW, (said: string, ...rest: unknown[]) => {
        const { not } = rest.at(-1) as Record<string, string | undefined>;
        if (not === undefined) return '';
        const kind = roles().book.whole(plainWords(`${not} workers`).join(' '));
        return kind === undefined ? said : `, not currently ${not.replace('-', ' ')} workers`;
      })
      .replace(ON_THE_TOOLS, (_said: string, ...rest: unknown[]) => {
        const { trades } = rest.at(-1) as Record<string, string | undefined>;
        return trades === undefined ? `used to be ${HANDS}` : `used to be a ${trades}`;
      }),
  );
