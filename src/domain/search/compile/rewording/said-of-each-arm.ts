import { placeNamed } from '../../../lexicon/places.ts';
import { inTurn, outsideQuotes, type Ways } from './in-turn.ts';

const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}+#.&/'’-]*`;
const TRADES = String.raw`${NAME}(?:\s+(?!(?:and|or|in|at|who|with|only|if)(?!\p{L}))${NAME}){0,2}s`;
const END = String.raw`(?=\s*(?:$|[,;.)!?]|\s[-–—]\s))`;
const THING = String.raw`(?!(?:and|or|in|at|who|with)(?!\p{L}))${NAME}(?:\s+(?!(?:and|or|in|at|who|with|respectively)(?!\p{L}))${NAME}){0,2}`;

/** What is asked of one of two trades alone, said apart from it; put into one phrase with it before clauses are parted. */
const WAYS: Ways = [
  // "Midwives on contract or, if permanent, in Perth".
  [
    new RegExp(
      String.raw`,?\s+or\s*,\s*(?:if|when|where)\s+(?:(?:they|he|she)(?:['’](?:re|s)|\s+(?:are|is))\s+)?((?:on\s+)?(?:contract|perm(?:anent)?|temp(?:orary)?|freelance|interim|junior|senior|mid-level))\s*,\s+(?:then\s+|only\s+)?((?:in|near|with|who|on|at)\s[^,;.!?()]{3,50}?)${END}`,
      'giu',
    ),
    ' or ($1 and $2)',
  ],
  // "Dentists or vets, implants or surgery respectively".
  [
    new RegExp(
      String.raw`(?<=^\s*|[.;:!?]\s+|\b(?:find|need|want|for|me|any|all)\s+)(${TRADES})\s+(?:and|or|&|\/)\s+(${TRADES})\s*,?\s+(?:with\s+)?(${THING})\s+(?:and|or|&|\/)\s+(${THING})\s*,?\s+respectively${END}`,
      'giu',
    ),
    '$1 with $3 or $2 with $4',
  ],
  // "Or scaffolders – those need the scaffolding ticket".
  [
    new RegExp(
      String.raw`(?<=\b(?:or|and|plus)\s+)(${TRADES})\s*[,;(–—-]+\s*(?:those|they|these|the\s+latter)\s+(?:all\s+)?(?:need(?:ing)?|must\s+have|should\s+have|have\s+to\s+have|need\s+to\s+have|require|want)\s+(?=(?:the|an?|their|some)\s)`,
      'giu',
    ),
    '$1 with ',
  ],
  // "Bookkeepers on Xero, any rights; credit controllers only if citizen".
  [
    /\s*,\s*(?:any|all|whatever|no\s+matter\s+the|whichever)\s+(?:work(?:ing)?\s+)?(?:rights|visas?|passport|status|notice|level|seniority|area|region|location|speciality|specialty|specialism|field)(?=\s*(?:$|[,;.)!?]))|\s*,\s*whatever\s+(?:the|their)\s+(?:rights|visa|passport|status|notice|level|area|region|location|speciality|specialty|specialism|field)(?=\s*(?:$|[,;.)!?]))/giu,
    '',
  ],
  // "MSLs, plus drug safety people if they do signal detection".
  [
    new RegExp(
      String.raw`(?<=^\s*|[.!?]\s+)([^;.!?()]{3,60}?)\s*,?\s+(?:plus|or|and)\s+(${TRADES}|${NAME}(?:\s+${NAME}){0,2}\s+(?:people|folks?|staff))\s*,?\s+(?:but\s+)?(?:only\s+)?(?:if|where|provided(?:\s+that)?|as\s+long\s+as|so\s+long\s+as)\s+they\s+(?:(?:can\s+)?(?:do|know|hold|have|use)|have\s+done)\s+([^,;.!?()]{3,50}?)${END}`,
      'giu',
    ),
    '($1) or ($2 with $3)',
  ],
  // "Auditors provided there is a Big 4 firm on the CV".
  [
    /\s*,?\s+(?:but\s+)?(?:only\s+)?(?:if|where|provided(?:\s+that)?|as\s+long\s+as|so\s+long\s+as)\s+(?:there(?:['’]s|\s+is)|they(?:['’]ve|\s+have)(?:\s+got)?)\s+(?:an?\s+|some\s+|at\s+least\s+one\s+)?(Big\s+(?:4|Four|5|3|Three)(?:\s+(?:firm|name|house|bank))?|\p{Lu}[\p{L}&]+(?:\s+\p{Lu}[\p{L}&]+){0,2})\s+(?:on|in)\s+(?:the|their)\s+(?:cv|CV|resum[eé]|record|background|history|past)(?:\s*[,(]?\s*(?:now\s+or\s+(?:before|earlier|once|ever)|past\s+or\s+present|at\s+any\s+time)\)?)?/gu,
    ' who have worked at $1',
  ],
  [
    new RegExp(
      String.raw`(?<=^\s*|[.!?]\s+)([^,;.!?()]{4,60})\s*;\s*(?:and\s+|or\s+|but\s+)?(${TRADES})\s+(?:but\s+)?only\s+(?:if|when|where)\s+(?:(?:they|he|she)(?:['’]re|\s+(?:are|is))?\s+)?([^,;.!?()]{3,60}?)(?=\s*(?:$|[.!?]))`,
      'giu',
    ),
    '($1) or ($2 with $3)',
  ],
];

const ONES = new RegExp(
  String.raw`(?<=^\s*|[.!?]\s+)(?<trade>${TRADES})\s*[,:–—-]\s+(?<first>\p{Lu}[\p{L}.]*(?:\s\p{Lu}\p{L}*)?)\s+(?:based\s+)?(?:ones|people)\s+(?<with>(?:with|who|on|at)\s+[^,;.!?()]{2,50}?)\s*[,;]\s*(?:and\s+|or\s+|but\s+)?(?<second>\p{Lu}[\p{L}.]*(?:\s\p{Lu}\p{L}*)?)\s+(?:based\s+)?(?:ones|people)\s+(?:regardless|anyway|either\s+way|without(?:\s+it)?|as\s+they\s+are|in\s+any\s+case|no\s+matter\s+what)(?=\s*(?:$|[.;!?]))`,
  'gu',
);

/** The countries whose people are called by a word of its own where these are told by where they are. */
const LANDS: Readonly<Record<string, string>> = {
  australian: 'Australia',
  aussie: 'Australia',
  kiwi: 'New Zealand',
  british: 'the UK',
  english: 'England',
  scottish: 'Scotland',
  welsh: 'Wales',
  irish: 'Ireland',
  german: 'Germany',
  swiss: 'Switzerland',
  austrian: 'Austria',
  dutch: 'the Netherlands',
  french: 'France',
  american: 'the US',
  canadian: 'Canada',
};

/** A query with what is asked of one of two lots of people beside whom it is asked of. */
export const withEachArm = (query: string, country: string): string =>
  outsideQuotes(inTurn(query, WAYS), (part) =>
    part.replace(ONES, (said: string, ...rest: unknown[]) => {
      const { trade = '', first = '', second = '', with: has = '' } = rest.at(-1) as Record<string, string>;
      const [one, two] = [first, second].map((name) =>
        placeNamed(name, country) === null ? LANDS[name.toLowerCase()] : name,
      );
      return one === undefined || two === undefined
        ? said
        : `(${trade} ${has} in ${one}) or (${trade} in ${two})`;
    }),
  );
