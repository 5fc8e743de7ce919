import { roles, skills } from '../../../lexicon/terms.ts';
import { PLURAL } from '../runs.ts';
import { outsideQuotes } from './in-turn.ts';
import { inFull } from './short-forms.ts';

const SENTENCE = /(?:(?!\s[-–—]\s)[^.;:!?()\n])+/gu;
const JOINT = /(\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+|\s*\/\s*)/iu;
const LEAD =
  /^\s*(?:(?:any|all|find|get|show|need|want|me|us|we|i|please|some|looking|for|after|hi|both|either)\s+)*/iu;

const isTrade = (said: string): boolean => {
  const words = inFull(said).trim().toLowerCase().split(/\s+/);
  return words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined);
};

/** Who works with a thing, where the word for it alone is no trade: "forklift". */
function tradeOf(thing: string): string | undefined {
  if (isTrade(thing) || skills().book.whole(thing) === undefined) return undefined;
  return [`${thing} driver`, `${thing} operator`].find((trade) => roles().book.whole(trade) !== undefined);
}

/** The pieces of a list of trades, with the machines of some of them in full. */
function ofList(sentence: string): string {
  const parts = sentence.split(JOINT);
  const lead = LEAD.exec(parts[0] ?? '')?.[0] ?? '';
  // What comes behind the list begins with its last trade: "crane ops in Leeds".
  const heads = parts.map((part, at) => (at === 0 ? part.slice(lead.length) : part));
  const trades = heads.filter((part, at) => at % 2 === 0 && PLURAL.test(part) && isTrade(part));
  if (trades.length < 2) return sentence;
  let isList = true;
  const said = heads.map((part, at) => {
    if (at % 2 === 1) return part;
    const trade = tradeOf(part.trim().replace(/s$/i, ''));
    if (trade !== undefined && isList) return part.replace(part.trim(), `${trade}s`);
    isList &&= isTrade(part);
    return part;
  });
  return lead + said.join('');
}

/** "Forklift, plumbers, scaffs, crane ops": in a list of trades the machine stands for who drives it. */
export const withShortTrades = (query: string): string =>
  outsideQuotes(query, (part) => part.replace(SENTENCE, ofList));
