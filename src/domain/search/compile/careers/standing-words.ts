import { industries } from '../../../lexicon/terms.ts';
import { yearsTold } from './year-edges.ts';

/** What a word or phrase says of somebody's time in a place or under a title. */
export type Kind =
  | 'border'
  | 'unknown'
  | 'who'
  | 'person'
  | 'not'
  | 'never'
  | 'now'
  | 'past'
  | 'last'
  | 'ever'
  | 'left'
  | 'longer'
  | 'work'
  | 'worked'
  | 'have'
  | 'record'
  | 'job'
  | 'title'
  | 'else'
  | 'or'
  | 'and'
  | 'comma'
  | 'at'
  | 'from'
  | 'out'
  | 'years'
  | 'small';

export interface Token {
  is: Kind;
  at: number;
  end: number;
}

const THEIR = String.raw`(?:(?:the|their|his|her|its|a|an|any|whose|this|that)\s+)`;
const PLACES = String.raw`(?:employers?|compan(?:y|ies)|firms?|places?|banks?|business(?:es)?|outfits?|organi[sz]ations?|shops?|(?<!\bin[\s-])houses?|agenc(?:y|ies)|consultanc(?:y|ies)|builders?|hospitals?)`;
const JOBS = String.raw`(?:${PLACES}|jobs?|roles?|positions?|posts?|gigs?|seats?|stints?|spells?|assignments?|engagements?)`;
const ON_RECORD = String.raw`(?:(?:(?:anywhere|somewhere|at\s+all|ever)\s+)?(?:on|in|among|amongst|within|throughout|across|over|from|of|to)\s+${THEIR}?(?:(?:whole|entire|work|working|job|employment|career|professional|past)\s+)*)`;

/** What each word or phrase of where people work says, in the order in which they are tried. */
const LEXICON: readonly (readonly [Kind, string])[] = [
  // Exceptions: all but those.
  [
    'not',
    String.raw`(?:any\s?(?:one|body|where|thing)?|every(?:\s?(?:one|body|where|thing))?|all|some\s?(?:one|where|body))\s+(?:${PLACES}\s+)?(?:else\s+)?(?:but|bar|barring|except(?:\s+for)?|other\s+than|besides|save(?:\s+for)?|apart\s+from|aside\s+from|outside(?:\s+of)?)`,
  ],
  [
    'not',
    String.raw`(?:with\s+the\s+exception\s+of|(?:other|rather)\s+than|(?:apart|aside)\s+from|but\s+not|leav(?:e|ing)\s+(?:out|aside|off)|ruling\s+out|rule\s+out|outside(?:\s+of)?|save\s+for|except(?:ing)?(?:\s+for)?|exclud(?:e|es|ing)|excl\.?|avoid(?:ing)?|skip(?:ping)?|omit(?:ting)?|ignor(?:e|ing)|drop(?:ping)?|filter(?:ing)?\s+out|minus|bar|barring|without|neither|none|nor|no\s?one|nobody|non(?=-))`,
  ],
  [
    'small',
    String.raw`(?:one|any|either|each|some|all)\s+of\s+(?:these|those|the|them)(?:\s+(?:following|two|three|four|five|\d|big(?!\s+(?:4|four)(?!\s*:)(?!\p{L}))|${PLACES}))*\s*:?`,
  ],
  // No longer: a negation that says when.
  ['longer', String.raw`(?:no\s+longer|no\s+more|not\s+any\s?(?:more|longer))`],
  ['longer', String.raw`any\s?(?:more|longer)`],
  ['left', String.raw`(?:(?:have|has|had)\s+)?(?:since\s+|then\s+|already\s+)?been\s+gone(?=\s+from)`],
  ['never', 'never'],
  [
    'not',
    String.raw`(?:is|are|was|were|do|does|did|have|has|had|wo|would|must|should|could|ca|may|need)n't|cannot|not|no`,
  ],
  [
    'left',
    String.raw`(?:left|leaving\s+dates?|(?:end|exit|departure)\s+dates?|quit|departed|exited|resigned|retired|ditched|(?:walked|broke|gone|went|moved)\s+(?:away|out|off)|moved\s+on|(?:have|has)\s+gone|gone|parted\s+(?:ways|company)|(?:made|were|was|been)\s+(?:made\s+)?redundant|laid\s+off|let\s+go|dropped\s+out|finish(?:ed|ing)(?:\s+up)?|c[ao]m(?:e|es|ing)\s+(?:over\s+)?(?:from|out\s+of)|(?:are|is|were|was|been|now|currently|already|since)\s+out\s+of|ended(?!\s+up)|came\s+to\s+an\s+end|(?:were|was|are|is)\s+(?:over|done|up))(?!\s+(?:over\s+)?(?:to|into)(?![\p{L}]))`,
  ],
  // Times.
  [
    'ever',
    String.raw`(?:at\s+(?:any|some|one|whatever|whichever)\s+(?:time|point|stage|moment)(?:\s+or\s+(?:another|other))?(?:\s+(?:in|of|during)\s+${THEIR}?(?:career|working\s+life|life|past))?)`,
  ],
  [
    'ever',
    String.raw`(?:some\s?time\s+or\s+(?:an)?other|in\s+any\s+capacity|at\s+all|whatsoever|whenever(?:\s+(?:that|it)\s+(?:was|is))?|no\s+matter\s+when|any\s?time|ever)`,
  ],
  [
    'now',
    String.raw`(?:at\s+(?:the\s+(?:moment|mo|minute|present(?:\s+time)?)|present|this\s+(?:time|moment))|as\s+we\s+speak|as\s+of\s+(?:now|today)|right\s+now|these\s+days|for\s+now|just\s+now)`,
  ],
  ['now', String.raw`(?:now(?:adays)?|currently|presently|today|still|(?:current|present|existing)(?:ly)?)`],
  [
    'past',
    String.raw`(?:used\s+to|in\s+(?:the|a|an|some|one)\s+(?:past|previous|former|earlier|prior)\s+(?:life|lives|job|role|company|employer|firm|position|post)|in\s+(?:the|their|his|her)\s+past|back\s+in\s+the\s+day|in\s+the\s+past|at\s+an?\s+earlier\s+(?:stage|point|time))`,
  ],
  [
    'last',
    String.raw`(?:(?:last|previous|prior|most\s+recent|latest)(?=\s+(?:job|role|title|post|position|employer|gig)\b)(?:\s+(?:job|role|title|post|position|employer|gig))+(?:\s+(?:before|prior\s+to)\s+(?:this(?:\s+one)?|that|the\s+(?:current|present)\s+one|now))?|(?:in|for)\s+the\s+(?:job|role|post|position)\s+(?:right\s+|just\s+|immediately\s+)?before(?:\s+(?:this|that|the\s+present)(?:\s+one)?)?)`,
  ],
  [
    'past',
    String.raw`(?:ex(?=-|\s)|former(?:ly)?|previous(?:ly)?|earlier|prior|once|before(?:\s+(?:that|then|this|now))?|beforehand|past|alumn(?:i|us|a|ae|s)|alums?|leavers?|veterans?|behind\s+them)`,
  ],
  // Leaving.
  [
    'past',
    String.raw`before\s+(?:they|he|she)\s+(?:left|moved(?:\s+on)?|went(?:\s+elsewhere)?|quit|changed|joined\s+\p{L}+)`,
  ],
  [
    'else',
    String.raw`(?:elsewhere|(?:some|any)where\s+else|somewhere\s+(?:new|different)|someone\s+else|other\s+(?:pastures|things|places)|(?:at|with|for|in)\s+(?:another|a\s+different|some\s+other|an?\s+new)\s+${PLACES}|another\s+(?:${JOBS}|one|title)|a\s+(?:different|new|separate)\s+(?:${JOBS}|one|title)|differently|other\s+${JOBS})`,
  ],
  // Records.
  [
    'record',
    String.raw`(?:${ON_RECORD}(?:cvs?|resum[eé]s?|résum[eé]s?|records?|files?|profiles?|histor(?:y|ies)|backgrounds?|careers?|(?:working\s+)?li(?:fe|ves)|work\s+histor(?:y|ies))(?:\s+at\s+all)?)`,
  ],
  [
    'record',
    String.raw`(?:(?:(?:some|any|good|solid|long|prior|previous|past|recent|strong|proven|real|earlier|brief|short|lengthy)\s+)?(?:time|stints?|spells?|days(?=\s+(?:were|was|are|at|with))|experience|backgrounds?|histor(?:y|ies)|pedigree|exposure|tenure|past|roots|training)(?=\s+(?:at|with|in|from|inside|within|there|was|were|is|are|of|as|behind|on|whatsoever|at\s+all|ever)\b|\s*[,.;)]|\s*$))`,
  ],
  // Work.
  ['work', String.raw`as\s+${THEIR}?(?:main\s+|only\s+)?employers?`],
  ['work', String.raw`(?:whose|their)\s+${PLACES}\s+(?:is|=)`],
  [
    'work',
    String.raw`(?:(?:on|from|under)\s+${THEIR}?(?:books|payrolls?|staff|headcount|roster|team)(?:\s+(?:of|at))?|in\s+the\s+(?:employ|service|ranks)\s+of|in\s+house\s+at|draw(?:s|ing)?\s+(?:an?\s+|their\s+)?(?:salary|wages?|pay(?:cheque|check)?)|earn(?:s|ing)?\s+(?:an?\s+|their\s+)?(?:salary|wages?|living|crust))`,
  ],
  ['work', String.raw`(?<=['’]s?\s|\uFFFC\s|[\p{Lu}\d]\p{L}*\s)(?:payrolls?|books)`],
  [
    'work',
    String.raw`(?:works?|working|employs?|employed(?=\s+(?:by|at|with|in)\b)|employing|sits?|sitting|sat|based|stationed|parked|serv(?:e|es|ing)|engaged|placed\s+themselves)`,
  ],
  [
    'worked',
    String.raw`(?:worked|been|was|were|did|done|spent|served|joined|started|began|trained|employed|had|seen|got|hired|cut(?:s)?\s+(?:their|his|her)\s+teeth|earned\s+(?:their|his|her)\s+(?:stripes|spurs))`,
  ],
  ['have', String.raw`(?:have|has|having|count|counts|list|lists|boast|boasts|show|shows)`],
  [
    'job',
    String.raw`(?:as\s+)?${THEIR}?(?:(?:law|accounting|accountancy|audit|consulting|tech|investment|software)\s+)?(?:${JOBS})`,
  ],
  [
    'job',
    String.raw`(?:inside|from\s+(?:the\s+inside|working\s+there)|in\s+(?:either|both)\s+cases?|as\s+(?:staff|an?\s+employee|employees)|there)`,
  ],
  [
    'person',
    String.raw`(?:(?:the\s+)?(?:people|ppl|persons?|anyone|anybody|someone|somebody|everyone|everybody|whoever|those|ones?|folks?|guys|candidates?|lot))`,
  ],
  ['person', String.raw`(?:staff|employees?|workers?|staffers|personnel|crew|hires)`],
  ['who', String.raw`(?:who(?:se|m)?|that|which|they)`],
  ['or', String.raw`(?:and\/or|or(?:\s+else)?)`],
  ['and', String.raw`(?:and|but|then|yet|though|although|while|whilst|&|\+)`],
  ['from', String.raw`(?:from|out\s+of)`],
  ['at', String.raw`(?:at|with|for|by|in|inside|within|to|into|on|through)`],
  ['out', String.raw`(?:out|aside|off)`],
  [
    'small',
    String.raw`(?:(?:so|as)\s+long\s+as|provided(?:\s+that)?|as|of|a|an|the|their|his|her|its|this|that|these|any|either|one|is|are|am|be|being|will|would|do|does|even|also|already|just|only|since|later|some|them|it|who|there|ever|'s|s'|s|or\s+other|w\/)`,
  ],
];

/** What is said of titles alone, and tried before the rest where one is looked for. */
const OF_TITLES: readonly (readonly [Kind, string])[] = [
  ['now', String.raw`(?:in|of|for|from)\s+(?:the|their|his|her)\s+(?:current|present|existing)\s+${JOBS}`],
  [
    'past',
    String.raw`(?:in|of|for|from)\s+(?:the|their|his|her|some|an?|any|one|one\s+of\s+(?:the|their))\s+(?:past|previous|former|earlier|prior|old)\s+${JOBS}`,
  ],
  ['work', String.raw`(?:(?:go(?:es)?|going)\s+by|(?:work(?:s|ing)?|employed|engaged|serving|acting)\s+as)`],
  ['worked', String.raw`(?:went\s+by|(?:worked|served|acted)\s+as)`],
  [
    'title',
    String.raw`(?:(?:the|a)\s+)?(?:(?:job|work|official|formal)[\s-]+)?titles?(?:\s+(?:of|is|was|being|reads?|says)|\s*=)?`,
  ],
  ['title', String.raw`(?:job[\s-])?titled|entitled|styled`],
  ['have', String.raw`called|known\s+as`],
  [
    'title',
    String.raw`on\s+${THEIR}?(?:(?:business|visiting)\s+)?(?:cards?|badges?|name\s?tags?|(?:e-?mail\s+)?signatures?|doors?|contracts?)`,
  ],
  [
    'title',
    String.raw`(?:(?:the|a)\s+)?(?:posts?|positions?|roles?|jobs?|ranks?|seats?)\s+(?:of|as)(?:\s+an?)?`,
  ],
  [
    'have',
    String.raw`(?:hold(?:s|ing)?|carr(?:y|ies|ying)|bear(?:s|ing)?|fill(?:s|ing)?|occup(?:y|ies|ying)|us(?:e|es|ing))`,
  ],
  ['worked', String.raw`(?:held|carried|bore|filled|occupied)`],
  ['at', String.raw`(?:among|amongst|under)`],
];

const readersOf = (lexicon: readonly (readonly [Kind, string])[]): readonly { is: Kind; words: RegExp }[] =>
  lexicon.map(([is, words]) => ({
    is,
    words: new RegExp(String.raw`(?:${words})(?![\p{L}\p{N}_])`, 'iuy'),
  }));
const READERS = { company: readersOf(LEXICON), title: readersOf([...OF_TITLES, ...LEXICON]) };

/** Of what the words around tell. */
export type Of = keyof typeof READERS;

const SPACE = /[\s'’-]+/y;
const COMMA = /,\s*/y;
const BORDER = /[;:()|"\uFFFC\n]|\.(?:\s|$)|[–—]|-(?=\s)/y;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[^\s]/uy;

/** The words of a stretch as what they say. */
export function tokensOf(
  text: string,
  { from, to, isBehind, today, of }: { from: number; to: number; isBehind: boolean; today: string; of: Of },
): Token[] {
  const tokens: Token[] = [];
  const part = text.slice(0, to);
  let at = from;
  const met = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.exec(part)?.[0].length ?? 0;
  };
  while (at < to) {
    // A spaced dash parts; one within a name or word does not.
    const isDash = /^\s[-–—]\s/.test(part.slice(at));
    const skipped = isDash ? 0 : met(SPACE);
    if (skipped > 0) {
      at += skipped;
      continue;
    }
    const years = isBehind ? yearsTold(part.slice(at), today) : null;
    const known = years === null ? READERS[of].find(({ words }) => met(words) > 0) : undefined;
    const length =
      years?.length ??
      (isDash ? 3 : known !== undefined ? met(known.words) : met(COMMA) || met(BORDER) || met(WORD) || 1);
    const is: Kind =
      years !== null
        ? 'years'
        : isDash
          ? 'border'
          : (known?.is ?? (met(COMMA) > 0 ? 'comma' : met(BORDER) > 0 ? 'border' : 'unknown'));
    tokens.push({ is, at, end: at + length });
    at += length;
  }
  return withFieldsApart(text, tokens);
}

const JOINS: ReadonlySet<Kind | undefined> = new Set(['or', 'and']);
const ARTICLE = /^(?:the|an?|any|their|his|her|its)\s+/i;

/** "For BHP or a bank", "for a hospital or a school": a kind of house in a list is another house, and says nothing of the first. */
const withFieldsApart = (text: string, tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    if (token.is !== 'job') return token;
    const said = text.slice(token.at, token.end).replace(ARTICLE, '');
    const isListed = JOINS.has(tokens[at - 1]?.is) || JOINS.has(tokens[at + 1]?.is);
    return isListed && industries().book.whole(said) !== undefined ? { ...token, is: 'border' } : token;
  });
