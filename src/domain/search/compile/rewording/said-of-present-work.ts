import { employerGroup, employerNamed } from '../../../lexicon/employers.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { certifications, industries, roleOfWork, roles, skills } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { COMPANY } from './company-names.ts';
import { outsideQuotes } from './in-turn.ts';

const NOW = String.raw`(?:now|right\s+now|just\s+now|at\s+(?:present|the\s+moment|this\s+(?:moment|time)|the\s+present\s+time)|currently|presently|today|these\s+days|nowadays)`;
const FIELD = String.raw`(\p{L}+(?:\s+(?:and|&)\s+\p{L}+|\s+\p{L}+)?)`;
const SECTOR = String.raw`(?:\s+(?:industry|sector|field|space|world|business|game|trade))?`;
const HOUSE = String.raw`(?:firm|company|business|employer|outfit|house|player|group|organi[sz]ation)`;
const END = String.raw`(?=\s*(?:$|[,;.)?!/|]|\s[-–—]\s|\b(?:and|or|but|who|with|in|at|please|for|on)(?!\p{L})))`;

/** Ways of saying in which field of business somebody is at this time, each with the field alone in its group. */
const IN_A_FIELD: readonly RegExp[] = [
  String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is|work(?:s|ing)?|employed|sit(?:s|ting)?)\s+)?${NOW}\s+(?:(?:active|working|employed|based|engaged|sitting)\s+)?in\s+(?:the\s+|an?\s+)?${FIELD}${SECTOR}${END}`,
  String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is|work(?:s|ing)?|employed|sit(?:s|ting)?|active)\s+)*in\s+(?:the\s+)?${FIELD}${SECTOR}\s+${NOW}${END}`,
  String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is|work(?:s|ing)?|employed)\s+)?(?:${NOW}\s+)(?:work(?:s|ing)?\s+|employed\s+|are\s+|is\s+)?(?:at|with|for|in|by)\s+an?\s+${FIELD}\s+${HOUSE}${END}`,
  String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is|work(?:s|ing)?|employed)\s+)?(?:at|with|for|in|by)\s+an?\s+${FIELD}\s+${HOUSE}\s+${NOW}${END}`,
  // "Accountant / mining sector / current role".
  String.raw`(?<=[/,;|]\s*)(?:in\s+(?:the\s+)?)?${FIELD}\s+(?:sector|industry)\s*[/,;|]\s*(?:(?:in|of)\s+)?(?:(?:the|their|his|her)\s+)?(?:current|present|existing)\s+(?:role|job|position|post|employer)${END}`,
].map((pattern) => new RegExp(pattern, 'giu'));

const fieldOf = (said: string): string | null =>
  industries().book.whole(said) !== undefined
    ? said
    : (['industry', 'sector', 'company']
        .map((last) => `${said} ${last}`)
        .find((name) => industries().book.whole(name) !== undefined) ?? null);

/** A field, or the words before it with the field: "managers in oil and gas" is of oil and gas. */
const inFields = (text: string): string =>
  IN_A_FIELD.reduce(
    (all, way) =>
      all.replace(way, (whole, said: string) => {
        const field = fieldOf(said);
        if (field === null || isTown(said)) return whole;
        return `${/^[,;/|\s]/.test(whole) ? ' ' : ''}who now work in the ${/industry|sector|company$/i.test(field) ? field.replace(/company$/i, 'industry') : `${field} industry`}`;
      }),
    text,
  );

const isTown = (said: string): boolean => /^\p{Lu}/u.test(said) && placeNamed(said, 'GB') !== null;

const TITLE = String.raw`([\p{L}&/-]+(?:\s+[\p{L}&/-]+){0,3}?)`;
const YEARS = String.raw`((?:(?:at\s+least|more\s+than|over|a\s+minimum\s+of|upwards\s+of|not\s+less\s+than|no\s+less\s+than|around|about)\s+)?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?:\s+or\s+more|\s*\+|\s+plus)?\s+(?:years|yrs))`;
/** "Who's been an HGV driver for five years": and is one still. */
const BEEN_FOR = new RegExp(
  String.raw`\b(who|that|which|they|people|anyone|anybody|somebody|someone)(?:['’]s|['’]ve|\s+has|\s+have)\s+(?:now\s+)?been\s+(?:working\s+as\s+|employed\s+as\s+)?(?:an?\s+)?${TITLE}\s+for\s+(?:the\s+(?:last|past)\s+)?${YEARS}(?:\s+(?:now|already|or\s+(?:more|longer)))?(?=\s*(?:$|[,;.)?!]))`,
  'giu',
);

const isTrade = (title: string): boolean => roles().book.whole(title) !== undefined;

const withYearsInIt = (text: string): string =>
  text.replace(BEEN_FOR, (whole, who: string, title: string, years: string) => {
    if (!isTrade(title)) return whole;
    const lead = /^(?:who|that|which|they)$/i.test(who) ? who : `${who} who`;
    return `${lead} are ${title} with ${years} of experience`;
  });

const AT_WORK =
  /\b(who|that|which)\s+(?:is|are|['’]s|['’]re)\s+(?:(?:currently|now|presently|already)\s+)?(\p{L}{3,}ing)(?=\s+(?:at|for|with)\s+(?:the\s+)?\p{Lu})/gu;
const WORKING =
  /\b(people|anyone|anybody|somebody|someone|folks?|staff|those|candidates)\s+(?:(?:currently|now|presently)\s+)?(\p{L}{3,}ing)(?=\s+(?:at|for|with)\s+(?:the\s+)?\p{Lu})/giu;

/** Whether the words name a trade, or what looks like one. */
export function namesTrade(text: string): boolean {
  const words = plainWords(text);
  return words.some((_, at) => {
    const found = roles().book.at(words, at);
    return found !== undefined && !found.doubtful;
  });
}

/** "Who is nursing at Bupa": the trade by its verb, where no other is named. */
function withTradesAtWork(text: string): string {
  if (!/ing\s+(?:at|for|with)\s/i.test(text) || namesTrade(text)) return text;
  const put = (whole: string, who: string, verb: string): string => {
    const role = roleOfWork(plainWords(verb));
    if (role === null) return whole;
    return `${/^(?:who|that|which)$/i.test(who) ? `${who} are ` : ''}${role.name}s who now work`;
  };
  return text.replace(AT_WORK, put).replace(WORKING, put);
}

/** "One-time Accenture consultants": who left it. */
const ONCE_AT = new RegExp(
  String.raw`(?<![\p{L}-])(?:[Oo]ne[\s-]?time|[Ee]rstwhile|[Ss]ometime)\s+(?:(?:employees?|staff|people)\s+(?:of|at|from)\s+)?(?=(${COMPANY}))`,
  'gu',
);
/** A query in which who left a company is said so before "one" is taken for a number. */
export const withOnceAt = (text: string): string =>
  text.replace(ONCE_AT, (whole, name: string) => {
    const words = name.split(/\s+/);
    const isHouse = words.some((_, at) => {
      const said = words.slice(0, at + 1).join(' ');
      return employerNamed(said) !== undefined || employerGroup(said) !== undefined;
    });
    return isHouse ? 'former ' : whole;
  });

const IN_THAT_WAY =
  /(?<![\p{L}-])(?:(?:in\s+terms\s+of|on\s+the)\s+)?(\p{L}{4,}(?:ing|acy|try))(?:\s+|-)(?:wise|front)(?!\p{L})\s*[,:]?/giu;
const DOES_IT =
  /\b(?:(?:who|that)\s+)?(?:can\s+|could\s+|able\s+to\s+)?(?:do|does|doing)\s+(?:the\s+)?(\p{L}{4,}(?:ing|ion|acy|try))(?=\s+(?:and|or|but|with|who|in|at)\b|\s*(?:$|[,;.?!)]))/giu;

/** "Welding wise, welders I mean": the work of a trade that is named besides asks for no skill. */
const withoutOwnWork = (text: string): string => {
  const drop = (whole: string, work: string, isTopic = false): string => {
    const role = roleOfWork([work.toLowerCase()]) ?? roles().book.whole(`${work}ist`) ?? null;
    const rest = text.replace(whole, ' ');
    if (role === null) return whole;
    const words = plainWords(rest);
    const isNamed = words.some((_, at) => roles().book.at(words, at)?.value.id === role.id);
    if (isNamed) return ' ';
    return isTopic && !namesTrade(rest) ? `${role.name}s, ` : whole;
  };
  const said = text
    .replace(IN_THAT_WAY, (whole, work: string) => drop(whole, work, true))
    .replace(DOES_IT, (whole, work: string) => {
      const dropped = drop(whole, work);
      return dropped === ' ' ? (/^(?:who|that)\b/i.test(whole) ? 'who ' : ' ') : dropped;
    });
  return said === text ? text : said.replace(/\b(who|that|can|could)\s+(?:and|or)\s+/gi, '$1 ');
};

const BUDGET =
  /(?:,\s*)?(?:\b(?:as|since|because)\s+)?\b(?:(?:the|our|their|its|his|her|my|(?:\p{L}+\s+)?\p{L}+['’]s|\p{Lu}\p{L}+)\s+)?(?:budgets?|purse|coffers)\s+(?:is|are|was|['’]s)\s+(?:(?:very|quite|really|rather|pretty|a\s+bit|fairly|super|so)\s+)*(?:tight|limited|small|modest|low|thin|strained|stretched|restricted|squeezed|frozen|not\s+(?:big|huge|large|great))(?:\s+(?:so|and\s+so|which\s+means))?\s*[,:;–-]?\s*/giu;

/** "Aviva and Zurich, actuaries working for one or the other now": where the houses are named before. */
const AT_EITHER = new RegExp(
  String.raw`\b(?:(?:who|that)\s+)?(?:(?:are|is)\s+)?(?:(?:currently|now)\s+)?(?:work(?:s|ing)?|employed|sitting|based)\s+(?:for|at|with|by|in)\s+(?:one\s+or\s+(?:the\s+)?other|either(?:\s+(?:one|of\s+(?:them|those|these|the\s+two)))?|(?:any|one)\s+of\s+(?:them|those|these|the\s+(?:two|three|four)))\s+${NOW}${END}`,
  'giu',
);

const OF_WORK = String.raw`(?:\s+(?:roles?|jobs?|work|positions?|employment|basis|hires?|placements?|people|candidates))?`;
const PERM_ONLY = new RegExp(
  String.raw`\b(perm(?:anent)?)${OF_WORK}\s+only(?=\s*(?:$|[,;.)!]))|\b(?:only|solely|strictly|exclusively)\s+(perm(?:anent)?)${OF_WORK}(?=\s*(?:$|[,;.)!]))`,
  'giu',
);

/** "Permanent only": and no contractors, where nothing else is said of them. */
const withPermOnly = (text: string): string =>
  /contract|temp|freelanc|interim|locum|agency/i.test(text)
    ? text
    : text.replace(
        PERM_ONLY,
        (_, one: string | undefined, other: string | undefined) => `${one ?? other}, no contractors`,
      );

/** "Which work actually by Siemens", "actually working at Siemens": said of now, as in other languages. */
const ACTUALLY_AT =
  /(?:\s+(?:who|which|that))?\s+(?:(?:are|is)\s+)?(?:(?:work(?:s|ing)?|employed)\s+actually|actually\s+(?:work(?:s|ing)?|employed))\s+(?:by|at|for|with)\s+(?=\p{Lu})/gu;

/** A query in which work of this time is said in the words by which it is read, and talk of a budget asks for nothing. */
export const withPresentWork = (query: string): string =>
  outsideQuotes(query, (part) =>
    withoutOwnWork(
      withTradesAtWork(
        withYearsInIt(
          inFields(
            withPermOnly(part.replace(ACTUALLY_AT, ' now at '))
              .replace(BUDGET, ' ')
              .replace(AT_EITHER, 'who are there now'),
          ),
        ),
      ),
    ),
  );

const PART = String.raw`(?<=(?<![\p{L}\p{N}])AND\s+)(\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+){0,2})(?=\s*(?:$|[,;)]|AND(?!\p{L})|OR(?!\p{L})|NOT(?!\p{L})))`;

/** "Mechanic AND Perth": a part of a search string that is a town and nothing else is where they are. */
export const withTownsOfStrings = (query: string, country: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(new RegExp(PART, 'gu'), (said) =>
      placeNamed(said, country) !== null &&
      employerNamed(said) === undefined &&
      [roles(), skills(), certifications()].every(({ book }) => book.whole(said) === undefined)
        ? `in ${said}`
        : said,
    ),
  );

const BARE_NOW = /(?<=[/|;]\s*)(?:now|today|straight\s+away)(?=\s*(?:$|[/|;]))/giu;

/** "Site manager / Manchester / SMSTS / now": in a list of conditions without a company "now" is when they can start. */
export function withNowInLists(query: string): string {
  const parts = query.split(/\s*[/|;]\s*/);
  if (parts.length < 3 || /["\n]/.test(query)) return query;
  const isHouse = parts.some(
    (part) => employerNamed(part) !== undefined || employerGroup(part) !== undefined,
  );
  const at = parts.findIndex((part) => /^(?:now|today|straight\s+away)$/i.test(part.trim()));
  const before = parts[at - 1] ?? '';
  if (at < 0 || isHouse || isTrade(before) || /\b(?:sector|industry|company|firm)\b/i.test(query))
    return query;
  return query.replace(BARE_NOW, 'available now');
}
