import { industries } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';

/** What a clause begins behind. */
const BEGIN = String.raw`(?<=^\s*|[.,;:!?(\n–—]\s*|\s-\s+|(?<!\p{L})(?:and|but|so|please)\s+)`;
const END = String.raw`(?:\s*[,;:.!)–—]+|\s+-(?=\s)|\s*$)`;
const SO_FAR = String.raw`(?:\s+(?:so\s+far|as\s+yet|yet|to\s+date|until\s+now|up\s+to\s+now|anywhere|elsewhere|at\s+all|today|this\s+(?:week|month)|lately|here|myself|ourselves|either|whatsoever))*`;
const LUCK = String.raw`(?:(?:i|we)(?:['’]ve|\s+have)?\s+(?:had\s+|been\s+having\s+|got\s+)?|having\s+(?:had\s+)?)?(?:no|not\s+(?:much|any|a\s+lot\s+of)|little|zero|hardly\s+any)\s+(?:real\s+|great\s+)?(?:luck|joy|success|takers|bites|progress)${SO_FAR}`;
const TRYING = String.raw`(?:in\s+|with\s+|at\s+)?(?:finding|getting|sourcing|filling|locating|landing|hiring|recruiting|tracking\s+down|digging\s+up|turning\s+up|looking\s+for|searching\s+for|(?:my|our|the)\s+(?:search|hunt)\s+for)\s+(?:us\s+|them\s+|him\s+|her\s+)?(?:an?\s+|any\s+|some\s+)?`;
const HOW = String.raw`(?:picky|choosy|fussy|precious|difficult|awkward|funny|rude|harsh|greedy|pedantic|pushy|annoying|mean|cheeky|boring|bossy|unreasonable|unfair|unkind|snobby|dramatic|negative|too\s+\p{L}+|a\s+(?:pain|snob|nuisance|bore)|that\s+(?:guy|person|client))`;

/** Denials of every day that deny nothing of anybody: "no joke", "without fail", "without being picky". */
const IDLE = new RegExp(
  String.raw`${BEGIN}(?:(?:and|but|so)\s+)?(?:(?:without|not)\s+(?:(?:wishing|wanting|trying|meaning|looking)\s+to\s+(?:be|sound|seem|come\s+across\s+as)|to\s+(?:be|sound)|being|sounding|getting)\s+(?:(?:overly|over|all|at\s+all)\s+)*${HOW}(?:\s+(?:about\s+(?:it|this|that)|here|now))*|(?:absolutely\s+)?no\s+(?:joke|joking|kidding|lie|(?:word\s+of\s+a\s+)lie|messing(?:\s+about)?|offen[cs]e(?:\s+(?:to\s+(?:anyone|anybody)|meant|intended))?|disrespect(?:\s+(?:meant|intended))?|doubt(?:\s+about\s+(?:it|that))?|surprises?\s+there|wonder|pun\s+intended|biggie|sweat|stress|ifs(?:\s*,?\s*(?:and|or|no)?\s+buts)?|two\s+ways\s+about\s+it|question\s+about\s+(?:it|that)|beating\s+about\s+the\s+bush|need\s+to\s+(?:reply|rush|hurry|panic|apologi[sz]e|explain|thank\s+me)(?:\s+(?:back|today|now))?)|without\s+(?:fail|(?:a\s+|any\s+)?doubt|(?:any\s+)?(?:further|more)\s+ado|(?:any\s+)?hesitation|question))(?=\s*(?:$|[,;:.!?)–—]|-\s|but\s))(?:\s*,?\s+but(?=\s)|${END})\s*`,
  'giu',
);
const NO_LUCK = new RegExp(String.raw`${BEGIN}${LUCK}(?:${END}|(?=\s*[?]))\s*`, 'giu');
const NO_LUCK_FINDING = new RegExp(String.raw`${BEGIN}${LUCK}\s+${TRYING}(?=\p{L})`, 'giu');
const NO_LUCK_WITH = new RegExp(
  String.raw`${BEGIN}${LUCK}\s+(?:with|from|on|via|through|in|at)\s+[^,;:.!?()\n–—]{2,60}?${END}\s*`,
  'giu',
);

/** "Defence client, so …", "for a banking client -", "insurance client looking for": what field the client is of. */
const CLIENT = new RegExp(
  String.raw`${BEGIN}(?:(?:it['’]s|it\s+is|this\s+is|for|with)\s+)?(?:(?:an?|the|our|my|one\s+of\s+our|new|big|large|small|major|local|global|existing|key)\s+)*(?<field>[\p{L}&-]+(?:\s+(?:[\p{L}-]+|&)){0,3})\s+(?:client|customer)\s*(?:(?:,\s*|\s+)(?:so|hence|therefore)(?:\s*[:,])?(?=\s)|${END}|\s+(?:(?:is|are|was)\s+)?(?:now\s+)?(?:looking\s+for|searching\s+for|seeking|hiring|needs?|wants?|after|requires?|asks?\s+for|asking\s+for|in\s+need\s+of|would\s+like)\s+(?=\p{L}|\d))\s*`,
  'giu',
);

/** "Nothing against juniors but we want": who is not wanted, said politely before who is. */
const NOTHING_AGAINST = new RegExp(
  String.raw`${BEGIN}(?:(?:i|we|they)(?:['’]ve|\s+have)?\s+(?:got\s+)?)?nothing\s+(?:personal\s+)?against\s+[^,;:.!?\n]{2,50}?\s*,?\s+but\s+(?:(?:i|we|they|he|she|(?:the\s+)?client)(?:['’]d|\s+would)?\s+(?:really\s+|only\s+)?(?:wants?|needs?|asks?\s+for|prefers?|rather\s+have|like)\s+)?(?=\p{L})`,
  'giu',
);

/** "HSBC has a role going: …": whose the job is. */
const HAS_ROLE =
  /^\s*(?:(?:so|ok(?:ay)?|right|hi|and)\s*,?\s+)*\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:\p{Lu}|&)[\p{L}\p{N}&.'’-]*){0,3}\s+(?:has|have|['’](?:s|ve)\s+got|has\s+got|have\s+got|got)\s+(?:(?:an?|another|one|two|three|some|several|few|new|urgent)\s+)*(?:role|job|vacancy|opening|position|seat|slot|gig|req|post|vacancies|mandate|search)s?(?:\s+(?:going|open|coming\s+up|available|to\s+fill|live|up|on|now|again))*\s*(?::|\s[-–—](?=\s))\s*/u;

const GREETED = String.raw`^\s*(?:(?:so|ok(?:ay)?|right|hi|hey|hello|morning|and|well)(?:\s+(?:all|team|both))?\s*[,!:.–-]?\s+)*`;
/** "Two gaps after half term – …", "3 holes in the rota: …": how many are missing, before who they are. */
const MISSING = new RegExp(
  String.raw`${GREETED}(?:(?:(?:we|i|they)(?:['’]ve|\s+have|\s+got)(?:\s+got)?|(?:there\s+(?:is|are)|there['’]s)|with|got)\s+)?(?:an?|one|two|three|four|five|six|several|some|a\s+few|a\s+couple\s+of|\d{1,2})\s+(?:(?:more|new|big|urgent|last[\s-]minute|staffing|rota|unfilled|open)\s+)*(?:gaps?|holes?)(?:\s+(?:to\s+(?:fill|plug|cover)|coming\s+up|opening\s+up|left|open|now))*(?:\s+(?:after|before|from|in|on|at|over|this|next|for|until|since)\s+(?![^,;:.!?\n–—]*(?<!\p{L})(?:cvs?|career|employment|resum[eé]s?|histor(?:y|ies)|records?|experience)(?!\p{L}))[^,;:.!?\n–—]{2,40}?)?(?:\s*[:–—]|\s+-(?=\s)|\.(?=\s)|,\s+so(?=\s))\s*`,
  'iu',
);
/** "Two things for the same site: …": whom they are for, before who they are. */
const OF_THE_SAME = new RegExp(
  String.raw`${GREETED}(?:(?:we|i|they)(?:['’]ve|\s+have|\s+got|\s+need)(?:\s+got)?\s+|there\s+are\s+)?(?:two|three|four|several|some|a\s+few|a\s+couple\s+of|both|\d)\s+(?:(?:different|separate|more|new|urgent)\s+)*(?:things|asks|requests|reqs|roles|vacancies|jobs|searches|needs|hires|kinds\s+of\s+people)\s+(?:here\s+)?(?:for|on|at|with|from)\s+(?:the|one)\s+same\s+[\p{Ll}-]+\s*(?:[:–—]|\s-(?=\s))\s*`,
  'iu',
);
/** "Just off a call with the CTO of a fintech: …": of whom the wish was heard. */
const HEARD = new RegExp(
  String.raw`${GREETED}(?:(?:i|we)(?:['’]m|['’]ve|\s+have|\s+am)?\s+)?(?:(?:just|fresh|literally|straight|only)\s+)+(?:(?:come|came|got(?:ten)?|stepped|jumped|hopped|been)\s+)?(?:off|out\s+of|had|put\s+down|hung\s+up|finished)\s+(?:an?|the|my|another|our)\s+(?:(?:quick|long|good|video|zoom|teams|intake|first|second|follow-?up|briefing|kick-?off)\s+)*(?:call|phone|blower|line|zoom|meeting|chat|briefing|intake|catch-?up|word|conversation)\s+(?:with|to|from)\s+[^;:.!?\n–—,]{2,70}?(?:\s*[:–—]|\s+-(?=\s)|\.(?=\s)|,(?=\s+(?:and\s+|so\s+)?(?:he|she|they|who|we|it|wants?|needs?)(?!\p{L})))\s*(?:(?:and|so)\s+)?`,
  'iu',
);

/** Fields of business that are a skill or a part of the state as well. */
const ALSO_FIELD =
  /^(?:oil\s+(?:and|&)\s+gas|tech(?:nology)?|software|legal|(?:public|private|third)\s+sector|(?:central|local|federal|state)\s+government|health|care|transport|food|rail|nuclear|maritime|marine)$/i;

/** Whether words are a field of business and no more. */
function isField(words: string): boolean {
  const said = plainWords(words);
  return ALSO_FIELD.test(words) || (said.length > 0 && industries().book.at(said, 0)?.length === said.length);
}

/**
 * A query without what is said idly: denials of every day, luck that nobody had, and of what field the client is.
 * @param namesTrade whether some words name a trade
 * @param leave takes what is left out
 */
export function withoutIdleWords(
  query: string,
  namesTrade: (text: string) => boolean,
  leave: (said: string) => void,
): string {
  let text = query;
  const cut = (way: RegExp, isIdle: (rest: string, groups: Record<string, string>) => boolean): void => {
    text = text.replace(way, (said: string, ...more: unknown[]) => {
      const groups = (typeof more.at(-1) === 'object' ? more.pop() : {}) as Record<string, string>;
      const [at = 0, all = ''] = more.slice(-2) as [number, string];
      const rest = all.slice(0, at) + all.slice(at + said.length);
      if (rest.trim() === '' || !isIdle(rest, groups)) return said;
      leave(said.replace(/^[\s,;:.–—-]+|[\s,;:.!()–—-]+$/gu, ''));
      // What stood between two conditions leaves them parted.
      return at + said.length < all.length && /[\p{L}\p{N}]\s*$/u.test(all.slice(0, at)) ? ', ' : '';
    });
  };
  cut(IDLE, () => true);
  cut(NO_LUCK, () => true);
  cut(NO_LUCK_FINDING, () => true);
  cut(NO_LUCK_WITH, namesTrade);
  cut(NOTHING_AGAINST, () => true);
  cut(HAS_ROLE, namesTrade);
  cut(MISSING, namesTrade);
  cut(OF_THE_SAME, namesTrade);
  cut(HEARD, namesTrade);
  cut(CLIENT, (_, { field = '' }) => isField(field));
  return text;
}
