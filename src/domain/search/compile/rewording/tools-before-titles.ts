import { roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const TOKEN = String.raw`(?:[\p{L}\p{N}+#&-]|\.(?=[\p{L}\p{N}]))+`;
const NAME = String.raw`${TOKEN}(?:\s${TOKEN})?`;
const HEAD = String.raw`(?:engineers?|analysts?|designers?|technicians?|managers?|specialists?|consultants?|coordinators?|administrators?|officers?|operators?|modellers?|testers?|architects?|people|experts?)`;
/** "Python/SQL analysts", "Java, Python or SQL analysts": tools before the last word of a title. */
const TOOLS = new RegExp(
  String.raw`(?<=^|[.;:(!?]\s*|\b(?:need|needs|want|find|any|some|for|the|an?|our|two|three|more|good|senior|junior|lead|mid|strong|experienced|permanent|contract|seeking)\s+)((?:${NAME}\s*[,/]\s*)*?)(${NAME})\s*(?:\/|,?\s+or\s)\s*(${NAME})\s+(${HEAD})(?![\p{L}-])`,
  'giu',
);
/** A type of aircraft, a control, a machine: "A320". */
const CODE = /^\p{Lu}{1,3}-?\d{2,4}$/u;

const isTitle = (said: string): boolean => roles().book.whole(said) !== undefined;
const isSoftware = (said: string): boolean =>
  roles().book.whole(said)?.implies.includes('software_engineer') === true;
const isSkill = (said: string): boolean => skills().book.whole(said) !== undefined;

/**
 * Tools before a title that begins with a tool itself are of its people: "Python/SQL analysts" are analysts with either. Read one by one,
 * whoever knows the first tool would be found, of any trade. Where each is a title with the last word, each is read as one.
 */
export const withToolsOfTitles = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(TOOLS, (whole: string, list: string, tool: string, last: string, head: string) => {
      const tools = [...list.split(/\s*[,/]\s*/).filter((one) => one !== ''), tool];
      const areCodes = [...tools, last].every((one) => CODE.test(one));
      const areTools = tools.every((one) => isSkill(one) && !isTitle(`${one} ${head}`));
      const isOfSoftware = [...tools, last].some((one) => isSoftware(`${one} ${head}`));
      const trade = !isTitle(head) && isOfSoftware ? `software ${head}` : head;
      // "Embedded / C++ engineers": who writes software, of that kind or with that language.
      if (trade !== head && isSkill(last) && !isTitle(`${last} ${head}`))
        return `${[...tools, last].join(' or ')} ${trade}`;
      if (!areCodes && !(areTools && isTitle(`${last} ${head}`))) return whole;
      if (areCodes || isSkill(last)) return `${head} with ${[...tools, last].join(' or ')}`;
      return isTitle(trade) ? `${trade} with ${tools.join(' or ')} or ${last} ${head}` : whole;
    }),
  );
