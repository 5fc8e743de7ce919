import { roles } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const LED =
  /\b(?:(?:need|find|want|looking for|get(?: me)?|after)\s+)?(?:some(?:one|body)|any(?:one|body)|people|an?\s+person|a\s+candidate)\s+(?:(?:who|that)\s+(?:can|could|will|would|is able to)\s+|to\s+)(?:run|lead|manage|head(?:\s+up)?|oversee|take (?:over|charge of)|be in charge of)\s+(?:(?:the|our|an?|their|his|her|my)\s+)?([\p{L}&-]+(?:\s+[\p{L}&-]+){0,2}?)(?=\s*(?:$|[,;.)]|\b(?:in|at|for|of|with|from|on|who|near|around)\b))/giu;
const TITLES = ['manager', 'supervisor', 'lead'];

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
