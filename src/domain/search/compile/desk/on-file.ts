import type { Relation } from '../../desk.ts';
import type { Draft } from '../draft.ts';

/** What a record may hold of somebody. */
interface Detail {
  relation: Extract<Relation, 'cv' | 'email' | 'phone' | 'linkedin' | 'pay' | 'notice' | 'rights'>;
  label: string;
  noun: string;
  /** What it is called where nothing else can be meant: "we have no [number] for". */
  short?: string;
  /** What it is in a clause of its own: "haven't told us [what they want to earn]". */
  clause?: string;
  /** Whether to have it or to have none says something of the person, so that the record has to be named. */
  isOfThem?: true;
  /** Whether to have none does. */
  isNoneOfThem?: true;
}

const DETAILS: readonly Detail[] = [
  { relation: 'cv', label: 'CV on file', noun: 'cvs?|resum[eé]s?|r[eé]sum[eé]s?|curricul(?:um|a) vitae' },
  { relation: 'email', label: 'e-mail address on record', noun: 'e-?mails?(?: address(?:es)?)?' },
  {
    relation: 'phone',
    label: 'phone number on record',
    noun: String.raw`(?:(?:phone|mobile|telephone|cell|tel|landline)(?:\s+phone)?(?: (?:numbers?|no\.?|nos\.?))?|contact (?:numbers?|no\.?))(?! (?:dev|app|eng|games?|market|banking|crane|plant|screen|sales|calls?))`,
    short: String.raw`(?:(?:direct|working|current|valid)\s+)?numbers?(?:\s+to\s+(?:call|ring|dial|reach)(?:\s+(?:them|him|her))?(?:\s+on)?)?`,
  },
  {
    relation: 'linkedin',
    label: 'LinkedIn profile on record',
    noun: 'linkedin(?: (?:profiles?|urls?|links?|pages?))?',
  },
  {
    relation: 'pay',
    label: 'pay wish on record',
    noun: String.raw`(?:(?:desired|expected|target|asking)\s+)?(?:salar(?:y|ies)|pay|rates?|wages?|compensation|remuneration|money)(?:\s+(?:expectations?|asks?|wish(?:es)?|requirements?|demands?|figures?|range|info(?:rmation)?|details?))?`,
    clause: String.raw`(?:what|how much)\s+(?:(?:pay|salary|money|rate)\s+)?(?:they|he|she)(?:'d|'re|\s+would|\s+are|\s+is)?\s+(?:wants?|expects?|asks?|like|need|after|looking)(?:\s+(?:to\s+(?:earn|be paid|get|make)|for))?`,
    isOfThem: true,
  },
  {
    relation: 'notice',
    label: 'notice on record',
    noun: String.raw`notice(?:\s+periods?)?|availability|start(?:ing)?\s+dates?`,
    clause: String.raw`(?:when\s+(?:they|he|she)(?:'d|\s+(?:can|could|would|are))?\s+(?:be\s+)?(?:able to\s+)?(?:start|free|available|begin|join)|how much notice (?:they|he|she) (?:have|has|must|need|needs)(?:\s+to\s+give)?|what notice (?:they|he|she)(?:'re|\s+are|\s+is)\s+on)`,
    isOfThem: true,
    isNoneOfThem: true,
  },
  {
    relation: 'rights',
    label: 'work rights on record',
    noun: String.raw`work(?:ing)?[\s-](?:rights?|permits?|authori[sz]ations?|eligibility)|rights?\s+to\s+work(?:\s+status)?|(?:visa|residency|immigration)\s+(?:status|situation|details?)`,
    clause: String.raw`(?:whether|if)\s+(?:they|he|she)\s+(?:can|may|are allowed to)\s+work(?:\s+here)?`,
    isOfThem: true,
    isNoneOfThem: true,
  },
];

const A = String.raw`(?:(?:an?|any|the|their|his|her|some|single|known|stated|recorded|clear)\s+)*`;
const PUT = String.raw`(?:recorded|known|listed|given|stated|entered|noted|logged|filled(?:\s+in|\s+out)?|set|provided|disclosed|captured|told|held|saved|stored|supplied|shown|specified|uploaded|attached)`;
const ON_RECORD = String.raw`(?:(?:(?:is|are)\s+)?(?:on\s+(?:(?:the|their|our|his|her)\s+)?(?:file|record|records?|books?|system|database|profiles?|cards?)|down|in\s+(?:the|our|their)\s+(?:record|system|database|file|profile)s?|to hand|there|${PUT}))(?!\p{L})`;
const FIELD = String.raw`(?:\s+(?:field|box|column|line|entry|section|slot))?`;
const BLANK = String.raw`(?:(?:is|are|has been|was|were|being)\s+)?(?:left\s+)?(?:empty|blank|missing|unknown|unrecorded|unstated|absent|unspecified|undisclosed|unlisted|lacking|tbc|not there|a blank|nowhere)(?!\p{L})`;
const NOT_PUT = String.raw`(?:(?:is|are|was|were|has|have|been)\s*)*(?:not|n't|never)\s+(?:yet\s+)?(?:been\s+)?(?:${ON_RECORD}|${PUT})(?!\p{L})`;
const WE = String.raw`(?:we|i|nobody|no one|anyone|anybody|the team|us)`;
const KNOW = String.raw`(?:(?:have|'ve|has|had)\s+(?:got|had|taken|asked(?:\s+for)?|recorded|noted)|got|have|'ve|has|hold|holds|know|knows|keep|recorded)`;
const DO_NOT_KNOW = String.raw`(?:(?:do|does|did|have|has|are|'re)(?:n't|\s+not)\s+(?:yet\s+|ever\s+)?(?:have|know|hold|got|had|taken|asked(?:\s+for)?|recorded|sure (?:of|about))|(?:'re|\s*are|\s*is)?\s*(?:still\s+)?(?:missing|lacking|without|unsure (?:of|about)|short of)|lacks?|never\s+(?:asked(?:\s+for)?|got|took|had|recorded)|(?:have|has|'ve)\s+never\s+(?:asked(?:\s+for)?|got|had|taken|recorded)|(?:have|has|'ve)\s+(?:got\s+)?no|(?:have|has)\s+(?:yet|still)\s+to\s+(?:ask|get|take|record)(?:\s+for)?)`;
const LACK = String.raw`(?:without|missing|lacking|lacks?|short of|minus|(?:with|have|has|having|got|(?<=\b(?:but|and)\s+)|(?<=[,;]\s*))\s*(?:no|not? any|zero)|(?:do|does|did)(?:n't|\s+not)\s+have|(?<=\p{L}\s+with\s+)unknown)`;
const TOLD = String.raw`(?:told|given|give|tell|left|leave|sent|send|supplied|provided|said|shared|disclosed|mentioned)(?:\s+(?:to\s+)?us)?`;
const REACH = String.raw`(?:reach(?:ed|able)?|contact(?:ed|able)?|call(?:ed|able)?|ring|rung|phone[d]?|dial(?:led)?|get (?:hold of|through to)|got hold of)`;

interface Way {
  relation: Detail['relation'];
  label: string;
  pattern: RegExp;
}

function waysOf({ relation, label, noun, short, clause, isOfThem, isNoneOfThem }: Detail): Way[] {
  const thing = short === undefined ? `(?:${noun})` : `(?:${noun}|${short})`;
  const long = String.raw`(?:(?<!\p{L})(?:${noun}))`;
  const what = clause === undefined ? `${A}${thing}` : `(?:${A}${thing}|${clause})`;
  const record = String.raw`(?:\s+${ON_RECORD})`;
  const lacked = [
    // "Without a phone number", "with no salary expectation on record".
    String.raw`${LACK}\s+${A}${isNoneOfThem ? `${long}${FIELD}${record}` : `${long}${FIELD}${record}?`}`,
    // Of whom it is said that something is missing, the record is meant.
    String.raw`(?:missing|lacking|lacks?|(?<=\p{L}\s+with\s+)unknown)\s+${A}${long}${FIELD}`,
    String.raw`(?:with\s+)?nothing\s+(?:(?:is\s+)?(?:down|recorded|entered|noted|in|there|known|listed|stated|on (?:file|record))\s+)?(?:for|under|as|about|on)\s+${A}${long}${FIELD}`,
    String.raw`(?:(?:whose|with|their|the|where)\s+)*${long}${FIELD}(?:\s+expectation)?\s+(?:${BLANK}|${NOT_PUT})`,
    String.raw`(?:whose|with)\s+${thing}${FIELD}\s+(?:${BLANK}|${NOT_PUT})`,
    String.raw`(?:(?:whose|which)\s+)${thing}${FIELD}\s+(?!nobody|no one)${WE}\s*${DO_NOT_KNOW}(?!\p{L})`,
    String.raw`(?:(?:whose|which)\s+)${thing}${FIELD}\s+(?:nobody|no one)\s+(?:here\s+)?${KNOW}(?!\p{L})`,
    String.raw`(?:(?:for\s+)?(?:whom?|that)\s+)?(?<!\p{L})${WE}\s*${DO_NOT_KNOW}\s+${what}(?:\s+(?:for|of|from|on|about)(?:\s+(?:them|him|her))?)?(?!\p{L})`,
    String.raw`(?:(?:who|that)\s+)?(?:(?:have|has|had|did|do|does)(?:n't|\s+not)(?:\s+(?:yet|ever))?|(?:have\s+|has\s+)?never|(?:have|has) yet to)\s+${TOLD}\s+${what}(?!\p{L})`,
  ];
  const had = [
    String.raw`(?:with|have|has|having|holding|got)\s+${A}${long}${FIELD}${isOfThem ? record : String.raw`(?:${record}|(?=\s*(?:$|[,;.)]|\bbut\b|[-–]\s)))`}`,
    String.raw`(?:whose|where|with)\s+(?:their\s+)?${thing}\s+(?:(?:is|are)\s+)?${ON_RECORD}`,
    String.raw`(?:whose|which)\s+${thing}\s+${WE}\s*(?:actually\s+|already\s+|do\s+)?${KNOW}(?!\p{L})`,
    String.raw`(?:(?:for\s+)?(?:whom?|that)\s+)?(?<!\p{L})(?:we|i)\s*(?:actually\s+|already\s+|do\s+)?${KNOW}\s+${what}\s+(?:for|of|on)(?:\s+(?:them|him|her))?(?!\p{L})`,
    String.raw`for\s+whom\s+(?:we|i)\s*(?:already\s+)?${KNOW}\s+${what}(?!\p{L})`,
    String.raw`(?:(?:who|that)\s+)?(?:have|has|'ve)\s+(?:already\s+)?${TOLD}\s+${what}(?!\p{L})|(?:(?:who|that)\s+)?(?:left|gave|sent|supplied|shared|provided|told)\s+(?:us|me|the\s+(?:desk|office|team|agency))\s+(?:with\s+)?${what}(?!\p{L})|(?:who|that)\s+left\s+${what}(?!\p{L})`,
    ...(isOfThem ? [] : [String.raw`(?<=(?:^|[,;])\s*)${long}${record}`]),
  ];
  if (relation === 'phone') {
    const by = String.raw`(?:by|on|via|over)\s+(?:the\s+|an?\s+)?(?:phone|telephone|mobile|blower)`;
    lacked.push(
      String.raw`(?:(?:(?:is|are|can|could|be)\s*)*(?:can't|cannot|not|n't)\s+(?:be\s+)?|un)(?:${REACH})\s+${by}(?!\p{L})|(?:(?:whom?|that)\s+)?(?:we|i)\s+(?:can't|cannot|can not|couldn't|could not)\s+(?:ring|phone|call|(?:${REACH})\s+${by})(?:\s+(?:them|him|her))?(?!\p{L})`,
    );
    had.push(
      String.raw`(?:(?:(?:is|are|can|could|be|to)\s+)*)(?:${REACH})\s+${by}(?!\p{L})|(?:(?:whom?|that)\s+)?(?:we|i)\s+(?:can|could)\s+(?:ring|phone|call|(?:${REACH})\s+${by})(?:\s+(?:them|him|her|up))?(?=\s*(?:$|[,;.)]|\b(?:and|who|in|with)\b))`,
    );
  }
  return [
    { relation, label, pattern: new RegExp(`(?<lacks>${lacked.join('|')})`, 'giu') },
    { relation, label, pattern: new RegExp(had.join('|'), 'giu') },
  ];
}

const WAYS: readonly Way[] = DETAILS.flatMap(waysOf);
/** Two negations in one take one another back. */
const NOBODY =
  /\b(?:nobody|no[\s-]?one|none|not|excluding|exclude|except|leave out|minus)\s+(?:(?:the|those|anyone|anybody|any|people|candidates|ones)\s+)*(?:(?:who|that)\s+(?:is|are)?\s*)?$/i;

/** Without one of these words nothing here can be said, and the patterns need not be tried. */
const SAYS =
  /phone|mobile|number|landline|\bcell\b|\btel\b|e-?mail|\bcv|r[eé]sum|vitae|linkedin|salar|\bpay\b|rate|wage|compensation|remuneration|money|want|notice|availab|start|rights?\b|permit|authori|eligib|visa|residency|immigration|reach|contact|\bring\b|\bcall|\bcan work/i;

/** Reads what the record holds of somebody or lacks: "whose number we have", "with no salary expectation on record". */
export function readOnFile(draft: Draft): void {
  if (!SAYS.test(draft.text)) return;
  for (const { relation, label, pattern } of WAYS)
    for (const { index, 0: said, groups } of draft.each(pattern)) {
      const before = NOBODY.exec(draft.rest.slice(0, index))?.[0].length ?? 0;
      const at = index - before + (before > 0 ? 0 : said.length - said.trimStart().length);
      const isLacking = (groups?.lacks !== undefined) !== before > 0;
      const facet = { kind: 'desk', label, values: [relation] } as const;
      const taken = draft.take(
        at,
        index + said.trimEnd().length,
        { ...facet, values: [relation] },
        isLacking,
      );
      if (isLacking) taken.strength = 'exclude';
    }
}
