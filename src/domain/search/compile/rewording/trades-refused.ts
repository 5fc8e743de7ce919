import { matchesOf } from '#src/lib/matches.ts';
import { roles } from '../../../lexicon/terms.ts';
import { wordsOf } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const BEGIN = String.raw`(?<=^\s*|[,;.:!(–-]\s*|\b(?:and|but|so|please|pls|then|just|kindly|can\s+you|could\s+you|to)\s+)`;
/** What one does with those whom one does not want to see. */
const AWAY = String.raw`(?:leav(?:e|ing)\s+(?:out|off|aside)|skip(?:ping)?|hid(?:e|ing)|drop(?:ping)?|ditch(?:ing)?|bin(?:ning)?|lose|los(?:e|ing)|cut(?:ting)?(?:\s+out)?|scrap(?:ping)?|exclud(?:e|ing)|omit(?:ting)?|ignor(?:e|ing)|remov(?:e|ing)|tak(?:e|ing)\s+(?:out|away|off)|strip(?:ping)?\s+out|filter(?:ing)?\s+out|weed(?:ing)?\s+out|screen(?:ing)?\s+out|sift(?:ing)?\s+out|rul(?:e|ing)\s+out|knock(?:ing)?\s+out|strik(?:e|ing)\s+(?:out|off)|kick(?:ing)?\s+out|throw(?:ing)?\s+out|toss(?:ing)?|discard(?:ing)?|disregard(?:ing)?|discount(?:ing)?|reject(?:ing)?|suppress(?:ing)?|eliminat(?:e|ing)|delet(?:e|ing)|deselect(?:ing)?|spare\s+me|pass(?:ing)?\s+over|get(?:ting)?\s+rid\s+of|(?:do\s+not|don't|never)\s+(?:show|send|list|include|give|want|bring(?:\s+up)?|return|pull(?:\s+up)?|put\s+forward|submit|consider|need)(?:\s+(?:me|us|them|the\s+client))?|(?:(?:i|we|they)\s+)?(?:do\s+not|don't)\s+(?:want|need)(?:\s+to\s+see)?|(?:(?:i|we|they)(?:'m|'re|\s+am|\s+are)\s+)?not\s+(?:interested\s+in|after|looking\s+for|keen\s+on))`;
/** Who turns somebody away: "Wincanton won't take". */
const OTHERS_REFUSE = String.raw`(?:[\p{L}&.'’-]+\s+){0,4}?(?:(?:won't|will\s+not|wouldn't|would\s+not|do(?:es)?n't|do(?:es)?\s+not|can't|cannot|can\s+not|never|refuses?\s+to)\s+(?:ever\s+|even\s+)?(?:take|look\s+at|consider|accept|hire|employ|interview|touch|see|want|have|use|entertain|insure|cover)(?:\s+on)?)`;
const ALL = String.raw`(?:(?:the|any|all|of|those|these|our|your|such)\s+)*`;
const ONES = String.raw`(?:(?:any|every)(?:one|body)|people|those|folks?|candidates|the\s+(?:ones|people|candidates)|whoever|all(?:\s+(?:those|of\s+them))?|ones)`;
/** How a phrase goes on that says which of them. */
const WHICH = `(?:who(?:se|m)?|that|which|with|without|in|at|on|from|below|under|above|over|outside|near|needing|requiring|wanting|having|lacking|asking|earning|living|based|working|located|rated|scored|graded|contacted|called|placed|not|currently|now|presently|still|already|between|has|is|needs|wants|lives|works|we|i|you|they)`;

const AWAY_ONES = new RegExp(String.raw`${BEGIN}${AWAY}\s+${ALL}(${ONES})\s+(?=${WHICH}(?!\p{L}))`, 'giu');
const AWAY_TRADE = new RegExp(
  String.raw`${BEGIN}(?:${AWAY}\s+${ALL}|(?<!\b(?:say|said|says|there\s+(?:is|are))\s+)(?:no|not|without)\s+(?!more\b|longer\b|need\b)(?:any\s+|the\s+)?|${OTHERS_REFUSE}\s+(?:an?\s+|any\s+|the\s+)?)(?=\p{L})`,
  'giu',
);
const SAYS_WHICH = new RegExp(String.raw`^\s+(?=${WHICH}(?!\p{L}))`, 'iu');
/** People of any trade, whom a query without a trade is about. */
const ANYBODY =
  /(?<!\p{L})(?:(?:any|every|some)(?:one|body)|people|candidates|staff|folks?|those|who(?:ever)?|employees|all)(?!\p{L})/iu;
/** "All the other paralegals yes", "the rest are fine": those who are left. */
const THE_REST = String.raw`[\s,;.–-]*(?:and\s+|but\s+)?(?:show\s+(?:me\s+)?)?(?:(?:all|any)\s+(?:of\s+)?)?(?:the\s+)?(?:others?|rest|remaining\s+ones?|other\s+ones?|other\s+TRADE|rest\s+of\s+(?:the\s+|our\s+)?(?:TRADE|them))(?:\s+(?:(?:are|is)\s+)?(?:yes|fine|ok(?:ay)?|good|welcome|please|in))+(?=\s*(?:$|[,;.!)]))`;

interface Trade {
  id: string;
  said: string;
  at: number;
  end: number;
}

function tradesIn(text: string): Trade[] {
  const words = wordsOf(text);
  const plain = words.map((word) => word.text);
  const found: Trade[] = [];
  for (let at = 0; at < plain.length; at++) {
    const trade = roles().book.at(plain, at);
    const [first, last] = [words[at], words[at + (trade?.length ?? 1) - 1]];
    if (trade === undefined || first === undefined || last === undefined) continue;
    found.push({
      id: trade.value.id,
      said: text.slice(first.start, last.end),
      at: first.start,
      end: last.end,
    });
    at += trade.length - 1;
  }
  return found;
}

/** Titles that say by themselves no trade. */
const CALLED =
  /^\s*((?:[\p{L}&-]+\s+){0,2}?(?:managers|engineers|developers|consultants|directors|officers|assistants|analysts|technicians|operators|supervisors|coordinators|administrators|executives|advis[eo]rs|specialists|associates|inspectors|planners|trainers|workers))(?!\p{L})/iu;

function calledIn(clause: string): Trade | undefined {
  const said = CALLED.exec(clause);
  return said === null ? undefined : { id: '', said: said[1] ?? '', at: 0, end: said[0].length };
}

/**
 * A query in which some of a trade are refused, and not the trade that is looked for: "leave out radiographers who need sponsoring",
 * "no chefs in London" look for radiographers and chefs. Where another trade or anybody is looked for, the trade stays refused.
 */
export const withTradesRefused = (query: string): string =>
  outsideQuotes(query, (part) => {
    const text = part.replace(AWAY_ONES, (_, who: string) =>
      /^whoever$/i.test(who) ? 'nobody who ' : 'nobody ',
    );
    for (const { index, 0: refuses } of matchesOf(AWAY_TRADE, text)) {
      if (tradesIn(refuses).length > 0) continue;
      const from = index + refuses.length;
      // "No rush: developers with Kotlin": behind a colon or a dash stands what is looked for.
      const clause = /^(?:(?!\s[-–—]\s)[^,;:.!?()\n])*/u.exec(text.slice(from))?.[0] ?? '';
      const [first, other] = tradesIn(clause);
      const trade = first ?? calledIn(clause);
      if (trade === undefined || wordsOf(clause.slice(0, trade.at)).length > 1) continue;
      const which = SAYS_WHICH.exec(clause.slice(trade.end))?.[0];
      if (which === undefined || (other !== undefined && other.id !== trade.id)) continue;
      const [before, behind] = [text.slice(0, index), text.slice(from + clause.length)];
      const rest = tradesIn(`${before} ; ${behind}`);
      const isSame = rest.length > 0 && rest.every(({ id }) => id === trade.id);
      if (!isSame && (rest.length > 0 || ANYBODY.test(`${before} ${behind}`))) continue;
      const left = new RegExp(THE_REST.replaceAll('TRADE', escaped(trade.said)), 'iu');
      const said = clause.slice(0, trade.end);
      return `${before}${isSame && before.trim() !== '' ? '' : `${said}, `}nobody ${clause.slice(trade.end + which.length)}${behind.replace(left, '')}`;
    }
    return text;
  });

const escaped = (said: string): string => said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
