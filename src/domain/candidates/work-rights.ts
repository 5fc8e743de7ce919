export const WORK_RIGHTS = ['citizen', 'permanent_resident', 'visa_holder', 'requires_sponsorship'] as const;
export type WorkRightsStatus = (typeof WORK_RIGHTS)[number];

const NEEDS_NONE =
  /\b(no|not|without|n't)\b[^.;]{0,25}\bsponsor\w*|\b(no|without)\s+(need|requirement)[^.;]{0,15}sponsor\w*/gi;

/** In order: the first match decides. */
const STATUS_PATTERNS: [WorkRightsStatus, RegExp][] = [
  [
    'requires_sponsorship',
    /sponsor(ship)?\s+(is\s+)?(required|needed)|\b(needs?|requires?|requiring|needing|seeking|want\w*)\b[^.;]{0,30}sponsor|\b(no|without)\s+(work|working)\s+(rights?|permit|visa)|\bno\s+(right|authori[sz]ation|permission)\s+to\s+work|^\s*sponsorship\s*$|not\s+(eligible|authori[sz]ed|allowed)\s+to\s+work/i,
  ],
  [
    'permanent_resident',
    /permanent[\s_-]*residen|\bPR\b|\bgreen\s*card|indefinite\s+leave|\bILR\b|(?<!pre-?\s?)\bsettled\s+status|niederlassungserlaubnis|\bunbefristete\w*\s+aufenthalt|\bsubclass\s+(100|186|187|189|190|191|801|887)\b|\bresident\s+visa\b/i,
  ],
  [
    'citizen',
    /(?<!\bnot\s+(an?\s+)?(\w+\s+)?)\bcitizen|\bpassport\s*(holder)?\b|\bstaatsb[üu]rger|\b(eu|eea|british|irish)\s+national\b|\bnationality\b|\b(local|native)[\s-]born\b/i,
  ],
  [
    'visa_holder',
    /\bvisa\b|\b(work|working|residence|employment)\s+permit|\bpermit\b|\bH-?1-?B\b|\bL-?1\b|\bE-?3\b|\bTN\b|\bOPT\b|\bEAD\b|\bblue\s+card\b|\bskilled\s+worker\b|\btier\s*[1245]\b|pre-?\s?settled|\bsubclass\s+\d{3}\b|\b(417|462|482|485|491|494|500|457)\b|aufenthaltstitel|\bgraduate\s+route\b/i,
  ],
];

/** Classifies a description of a person's right to work; null if it cannot be told. */
export function workRightsStatus(raw: string): WorkRightsStatus | null {
  const exact = raw
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const named = WORK_RIGHTS.find((status) => status === exact);
  if (named !== undefined) return named;
  const text = raw.replace(NEEDS_NONE, ' ');
  return STATUS_PATTERNS.find(([, sign]) => sign.test(text))?.[0] ?? null;
}
