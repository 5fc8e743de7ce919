import { roles } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const TRADE = String.raw`(?:an?\s+)?(?!(?:have|has|had|are|is|do|does|no|not|now|since|then|later|but|and|or|who|that|they|he|she|in|gone|went|moved|left|changed|switched|only)(?!\p{L}))[\p{L}-]+(?:\s+(?!(?:or|and|but|in|at|who|that|with|before|once|previously|now|then|since)(?!\p{L}))[\p{L}-]+){0,2}`;
const JOINT = String.raw`(?:\s*,\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+|\s*\/\s*)`;
const PARTS = new RegExp(JOINT, 'iu');
const ONCE = String.raw`(?:once|previously|formerly|originally|at\s+(?:one|some)\s+(?:time|point|stage)|either)`;
const WERE = String.raw`(?:(?:(?:who|that)(?:['’](?:ve|s|d))?\s+)?(?:(?:have|has|had)\s+)?(?:${ONCE}\s+)*(?:was|were|been|used\s+to\s+be|(?:used\s+to\s+work|worked|started(?:\s+out)?|began|trained\s+and\s+worked)\s+as)\s+(?:${ONCE}\s+)*|(?:once|formerly|previously)\s+(?=an?\s)|(?:ex|former|one-?time)[\s-]+)`;
const LIFE = '(?:li(?:fe|ves)|careers?|jobs?|roles?|times?)';
const EARLIER = String.raw`(?:\s*,?\s+(?:once|before|previously|formerly|earlier(?:\s+on)?|years\s+ago|in\s+the\s+past|back\s+in\s+the\s+day|in\s+(?:an?|some|one|their|another)\s+(?:earlier|past|previous|former|prior|other|different|old)\s+${LIFE}|at\s+(?:one|some)\s+(?:time|point|stage)))*`;
const OTHER = String.raw`(?:(?:something|anything|somewhere)\s+(?:else|different|new|other)|(?:(?:quite|completely|entirely|totally)\s+)?(?:an?other|an?\s+(?:(?:completely|entirely|totally|wholly)\s+)?(?:different|new|other|fresh)|different|other|new|pastures|some\s+other)\s*(?:lines?(?:\s+of\s+(?:work|business))?|fields?|careers?|trades?|professions?|kinds?\s+of\s+work|work|jobs?|roles?|things|sectors?|directions?|walks?\s+of\s+life|(?<=pastures\s)new))`;
const LATELY = String.raw`(?:(?:since|now|then|later|long\s+since|already|all)\s+)*`;
const TODAY = String.raw`(?:\s+(?:now|today|since|these\s+days|nowadays|any\s?more|any\s+longer|at\s+(?:all|present|the\s+moment)|altogether|currently|entirely|completely))*`;
const THAT_WORK = String.raw`(?:it|that|them|the\s+(?:profession|trade|job|work|field|classroom|bar|law|industry|game|life)|(?:the\s+|that\s+)?(?:line\s+of\s+)?work|(?:teaching|nursing|law|journalism|academia|medicine|cooking|kitchens)|those\s+(?:jobs|roles|trades|professions))`;
const AS_SUCH = String.raw`(?:one|it|that|so|such|those|them|either|any\s+of\s+(?:these|those|them)|(?:doing|practi[sc]ing|working)(?:\s+(?:as\s+)?(?:it|that|one|such|so))?)`;
const GONE = [
  // "Have since gone into another line", "then moved on to something else".
  String.raw`(?:(?:have|has|['’]ve|had)\s+)?${LATELY}(?:gone|went|moved|switched|changed|crossed|got|retrained|turned|branched)(?:\s+(?:on|over|out|across|away|off))*\s+(?:in)?to\s+${OTHER}`,
  String.raw`(?:(?:have|has|['’]ve|had)\s+)?${LATELY}(?:changed|switched)\s+(?:careers?|jobs?|professions?|fields?|trades?|lines?(?:\s+of\s+work)?|track|direction|course)(?:\s+(?:completely|entirely|altogether))?`,
  String.raw`(?:(?:have|has|['’]ve|had)\s+)?${LATELY}(?:moved\s+on|left|quit|given\s+up|gave\s+up|packed\s+in|got\s+out\s+of|gone\s+out\s+of|turned\s+(?:their|his|her)\s+backs?\s+on)(?:\s+from)?\s+${THAT_WORK}(?:\s+behind)?`,
  String.raw`(?:(?:have|has|['’]ve|had)\s+)?${LATELY}moved\s+on`,
  // "Does something different now", "now doing something else".
  String.raw`(?:(?:is|are|['’]s|['’]re)\s+)?${LATELY}(?:do|does|did|doing|work|works|working)(?:\s+(?:in|as|at|on))?\s+${OTHER}`,
  String.raw`(?:(?:is|are|['’]s|['’]re)\s+)?${LATELY}in\s+${OTHER}`,
  // "Isn't any more", "no longer are", "don't do it any more".
  String.raw`(?:(?:is|are)(?:n['’]t|\s+not)|not)(?:\s+${AS_SUCH})?\s+(?:any\s?more|any\s+longer|now|today|these\s+days|currently)`,
  String.raw`(?:(?:is|are)\s+)?no\s+longer(?:\s+(?:is|are|do|does|work|works|practi[sc]es?|cooks?|teach(?:es)?|nurses?))?(?:\s+(?:as\s+)?${AS_SUCH})?(?:\s+(?:is|are))?`,
  String.raw`(?:do|does)(?:n['’]t|\s+not)\s+(?:do|work|practi[sc]e)(?:\s+(?:as\s+)?${AS_SUCH})?\s+(?:any\s?more|any\s+longer|now|these\s+days)`,
].join('|');
const END = String.raw`(?=\s*(?:$|[,;.:?!)]|\s[-–—]\s|\b(?:and|or|with|in|at|near|around|based|from|living|speaking)(?!\p{L})))`;
/** "Were once a lecturer or a lawyer and have since gone into another line", "was a teacher in an earlier life but isn't any more". */
const LEFT = new RegExp(
  String.raw`(?<![\p{L}-])${WERE}(?<trades>${TRADE}(?:${JOINT}${TRADE}){0,6})${EARLIER}(?:\s*[,;(–—-]+)?\s*(?:(?:and|but|yet|though|then|only)\s+)*(?:(?:who|that|they|he|she)\s*)?(?:${GONE})${TODAY}\)?${END}`,
  'giu',
);

/** A query in which those who have left the trades that they had are none of them now, whichever they had. */
export const withTradesLeft = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(LEFT, (said: string, ...found: unknown[]) => {
      const { trades = '' } = found.at(-1) as Record<string, string>;
      const all = trades.split(PARTS).map((trade) =>
        roles()
          .book.whole(trade.trim().replace(/^an?\s+/i, ''))
          ?.name.toLowerCase(),
      );
      if (all.includes(undefined)) return said;
      const names = [...new Set(all)];
      const list = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
      return `who used to be ${list}${names.length === 1 ? '' : `, not now a ${list}`}`;
    }),
  );
