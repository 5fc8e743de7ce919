import { employerAt, employerGroupAt } from '../../../lexicon/employers.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { outsideQuotes } from './in-turn.ts';

const STOP = String.raw`(?!(?:and|or|but|who|that|have|has|since|then|later|afterwards|subsequently|now|before|after|in|on|with|at|to|for|from|are|is|was|were|moved|joined|went|once)(?![\p{L}]))`;
const WORD = String.raw`${STOP}[\p{L}\p{N}][\p{L}\p{N}&.'’-]*`;
const NAME = String.raw`(?:the\s+|an?\s+)?${WORD}(?:\s+(?:&\s+)?${WORD}){0,3}`;
const NAMES = String.raw`${NAME}(?:\s*(?:,\s*(?:or\s+)?|\/|\s+or\s+)(?:at\s+)?${NAME}){0,4}`;
const HAVE = String.raw`(?:(?:have|has|had|were|was|all|first|originally)\s+|['’]ve\s+){0,2}`;
const BEGAN = String.raw`(?:trained(?:\s+up)?|qualified|started(?:\s+(?:out|off|(?:their|his|her)\s+careers?))?|beg[au]n(?:\s+(?:their|his|her)\s+careers?)?|(?:came|come|rose)\s+up|grew\s+up|cut\s+(?:their|his|her)\s+teeth|learn(?:ed|t)\s+(?:their|the)\s+(?:trade|craft|ropes)|served\s+(?:their|his|her)\s+time|did\s+(?:their|his|her)\s+(?:training|traineeships?|articles|apprenticeships?))`;
const AT = String.raw`(?:at|with|through|via|under)`;
const AGO = String.raw`(?:since|later|afterwards|after\s+that|subsequently|now)`;
const ENDS = String.raw`(?=\s*(?:$|[,;.:!?)]|\s[-–—]\s|\b(?:in|who|with|and|on|based|from)\s))`;
const MOVED = String.raw`(?:(?:have|has|are|is)\s+|['’]ve\s+)?(?:(?:since|then|later|afterwards|subsequently|now)\s+)?(?:(?:moved|gone|went|switched|crossed|jumped|transferred|defected|moving|going|switching)(?:\s+(?:on|over|across))?\s+to|joined|joining|landed\s+at|ended\s+up\s+(?:at|with)|(?:are|is)\s+(?:now|today)\s+(?:at|with)|now\s+(?:at|with)|(?:today|these\s+days)\s+(?:at|with))`;

/** "Trained at the Big 4 and have since moved to BDO". */
const FIRST_AND_NOW = new RegExp(
  String.raw`(?:,?\s*\b(?:who|that|having)\s+)?(?<![\p{L}])${HAVE}${BEGAN}\s+${AT}\s+(?<first>${NAMES})\s*[,–—-]?\s*(?:(?:and|but|then|before|who|later)\s+){0,3}${MOVED}\s+(?<second>${NAMES})(?:\s+${AGO})?${ENDS}`,
  'giu',
);
/** "Were at KPMG and have since moved to something else". */
const FIRST_AND_ELSE = new RegExp(
  String.raw`(?:,?\s*\b(?:who|that|having)\s+)?(?<![\p{L}])${HAVE}(?:${BEGAN}|(?:were|was|been|worked|working))\s+${AT}\s+(?<first>${NAMES})\s*[,–—-]?\s*(?:(?:and|but|then|before|who|later)\s+){0,3}(?:(?:have|has)\s+|['’]ve\s+)?(?:since\s+|then\s+|later\s+)?(?:moved|gone|went|switched|changed|moving)(?:\s+(?:on|over|across))?\s+(?:to\s+)?(?:(?:something|somewhere|someone)\s+(?:else|new|different)|an?(?:other|\s+(?:new|different))\s+(?:firm|company|employer|house|place)|pastures\s+new|elsewhere)(?:\s+${AGO})?${ENDS}`,
  'giu',
);
/** "Now at BDO after training at the Big 4". */
const NOW_AND_FIRST = new RegExp(
  String.raw`(?:,?\s*\b(?:who|that)\s+)?(?:\b(?:are|is|work)\s+)?\bnow\s+(?:at|with)\s+(?<second>${NAMES})\s*,?\s*(?:(?:and|but|who|after|having)\s+){0,2}${HAVE}(?:${BEGAN}|training|qualifying|starting(?:\s+(?:out|off))?|beginning)\s+${AT}\s+(?<first>${NAMES})${ENDS}`,
  'giu',
);

const SCHOOL = /\b(?:university|uni|college|school|academy|institute|tafe|polytechnic)\b/i;

/** Whether each of a list is a house: one that is known, or a name that is no place. */
function areHouses(list: string, country: string): boolean {
  return list.split(/\s*,\s*(?:or\s+)?|\s*\/\s*|\s+or\s+/i).every((part) => {
    const name = part.replace(/^(?:at\s+)?(?:the|an?)\s+/i, '');
    if (SCHOOL.test(name)) return false;
    const words = plainWords(name);
    if (employerAt(words, 0)?.length === words.length) return true;
    if (employerGroupAt(words, 0)?.length === words.length) return true;
    const isName = name.split(/\s+/).every((word) => /^(?:\p{Lu}|&)/u.test(word));
    return isName && placeNamed(name, country) === null;
  });
}

/** The houses that a list begins with: behind the last of them a place may stand. */
function housesOf(list: string, country: string): string {
  const comma = list.lastIndexOf(',');
  if (areHouses(list, country)) return list;
  return comma < 0 ? '' : housesOf(list.slice(0, comma), country);
}

/** A query in which who began at one house and moved to another was at the first and is at the second. */
export const withHousesInTurn = (query: string, country: string): string =>
  [FIRST_AND_NOW, NOW_AND_FIRST, FIRST_AND_ELSE].reduce(
    (text, pattern) =>
      outsideQuotes(text, (part) =>
        part.replace(pattern, (said: string, ...rest: unknown[]) => {
          const { first = '', second } = rest.at(-1) as Record<string, string>;
          if (!areHouses(first, country)) return said;
          if (second === undefined) return ` formerly at ${first.trim()}`;
          const now = housesOf(second, country);
          return now === ''
            ? said
            : ` formerly at ${first.trim()}, now at ${now.trim()}${second.slice(now.length)}`;
        }),
      ),
    query,
  );
