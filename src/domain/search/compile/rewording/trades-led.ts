import { roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const LED =
  /\b(?:(?:need|find|want|looking for|get(?: me)?|after)\s+)?(?:some(?:one|body)|any(?:one|body)|people|an?\s+person|a\s+candidate)\s+(?:(?:who|that)\s+(?:can|could|will|would|is able to)\s+|to\s+)(?:run|lead|manage|head(?:\s+up)?|oversee|take (?:over|charge of)|be in charge of)\s+(?:(?:the|our|an?|their|his|her|my)\s+)?([\p{L}&-]+(?:\s+[\p{L}&-]+){0,2}?)(?=\s*(?:$|[,;.)]|\b(?:in|at|for|of|with|from|on|who|near|around)\b))/giu;
const TITLES = ['manager', 'supervisor', 'lead'];

/** "They'd like a few sommeliers": what a client would like is asked for where it is people of a trade, and a wish else ("they'd like German"). */
const LIKED =
  /(?<=^\s*|[.!?;:]\s+|\b(?:and|but|so)\s+|,\s*)(?:they|he|she|we|i|(?:the|our|my)\s+(?:\p{L}+\s+)?(?:client|customer|manager|boss|partner|owner|team|company|firm|school|practice|hotel|site))(?:['’]d|\s+would|\s+should)\s+(?:really\s+|also\s+|both\s+|all\s+|very\s+much\s+|dearly\s+)*(?:like|love|appreciate|welcome|be\s+(?:keen|glad|happy|delighted)\s+(?:on|of|for|with|to\s+(?:see|have|get)))\s+(?:to\s+(?:see|have|get|find|hire|take\s+on)\s+)?/giu;
const FEW =
  /^(?:(?:an?|the|some|any|a\s+few|a\s+couple\s+of|a\s+handful\s+of|couple\s+of|few|more|several|two|three|four|five|six|\d{1,2}|another|one|good|strong|experienced|decent|solid|senior|junior|mid-level|qualified|permanent|perm|contract|part[\s-]time)\s+)*/iu;

/** A query in which people of a trade whom a client would like are needed. */
export const withTradesLiked = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(LIKED, (whole: string, at: number) => {
      const behind = part.slice(at + whole.length);
      const words = plainWords(behind.slice(FEW.exec(behind)?.[0].length ?? 0).slice(0, 80));
      const found = roles().book.at(words, 0);
      return found !== undefined && !found.doubtful ? 'need ' : whole;
    }),
  );

/** A query in which who leads a kind of work goes by the title: "somebody to run housekeeping" is a housekeeping manager. */
export const withTradesLed = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(LED, (whole, work: string) => {
      // Who runs a kitchen is a chef.
      if (/\bkitchen$/i.test(work)) return whole;
      const { book } = roles();
      const title = TITLES.map((last) => `${work} ${last}`).find((name) => {
        const words = plainWords(name);
        return book.at(words, 0)?.length === words.length;
      });
      return title ?? whole;
    }),
  );
