import type { RecordType } from './query.ts';

export type Lists =
  | 'stages'
  | 'statuses'
  | 'employment_types'
  | 'location_types'
  | 'formats'
  | 'kinds'
  | 'outcomes';
type Sign = [Lists, string, RegExp];

const APPLICATION_SIGNS: Sign[] = [
  // Who declines an offer withdraws.
  [
    'statuses',
    'withdrawn',
    /\b(?:declined|refused|turned down|knocked back) (?:(?:our|the|an|their|your) )?offers?\b|\boffers? (?:(?:was|were|got|that were) )?(?:declined|refused|turned down|knocked back)\b/gi,
  ],
  [
    'stages',
    'client_interview',
    /\b(?:client interviews?|(?:at|in|for|after) (?:the |their |a )?(?:final|first|second|third|\d(?:st|nd|rd|th))(?: round| stage)? interviews?|interviewing|at interview|interview stage|in interviews?)\b/gi,
  ],
  ['stages', 'submitted', /\b(?:submitted|sent to (?:the )?clients?|put forward|with (?:the )?clients?)\b/gi],
  ['stages', 'references', /\b(?:references?|reference checks?)\b/gi],
  ['stages', 'offer', /\b(?:offers?|offered|at offer)\b/gi],
  ['stages', 'screen', /\b(?:screen(?:ing|ed)?|phone screens?)\b/gi],
  ['stages', 'funnel', /\b(?:funnel|new applications?|untriaged|to review|unreviewed|triage)\b/gi],
  ['stages', 'maybe', /\bmaybes?\b/gi],
  ['stages', 'yes', /\b(?:shortlist(?:ed)?|yes(?:es)?)\b/gi],
  ['statuses', 'placed', /\b(?:placed|hired|placements?)\b/gi],
  ['statuses', 'rejected', /\b(?:rejected|rejections?|declined|turned down)\b/gi],
  ['statuses', 'withdrawn', /\b(?:withdrew|withdrawn|withdrawals?|dropped out|pulled out)\b/gi],
  ['statuses', 'active', /\b(?:active|live|open|in progress|in process|in play|current|ongoing)\b/gi],
];
const JOB_SIGNS: Sign[] = [
  ['statuses', 'on_hold', /\b(?:on[\s-]?hold|paused)\b/gi],
  ['statuses', 'filled', /\bfilled\b/gi],
  ['statuses', 'closed', /\b(?:closed|cancelled|lost)\b/gi],
  ['statuses', 'active', /\b(?:active|live|open|current|unfilled|vacant)\b/gi],
  ['employment_types', 'full_time', /\b(?:full[\s-]?time|permanent|perm)\b/gi],
  ['employment_types', 'part_time', /\bpart[\s-]?time\b/gi],
  ['employment_types', 'contract', /\b(?:contract(?:s|ing)?|temp(?:orary)?|freelance)\b/gi],
  ['location_types', 'remote', /\b(?:remote|work from home|wfh)\b/gi],
  ['location_types', 'hybrid', /\bhybrid\b/gi],
  ['location_types', 'on_site', /\b(?:on[\s-]?site|in[\s-]office)\b/gi],
];
const INTERVIEW_SIGNS: Sign[] = [
  ['statuses', 'no_show', /\b(?:no[\s-]?shows?|didn't (?:show|turn) up)\b/gi],
  ['statuses', 'cancelled', /\b(?:cancelled|canceled|called off)\b/gi],
  ['statuses', 'completed', /\b(?:completed|done|finished|held|past)\b/gi],
  ['statuses', 'scheduled', /\b(?:scheduled|upcoming|booked|planned|coming up)\b/gi],
  ['formats', 'video', /\b(?:video|zoom|teams call|online)\b/gi],
  ['formats', 'phone', /\b(?:phone|telephone)\b/gi],
  ['formats', 'in_person', /\b(?:in[\s-]person|face[\s-]to[\s-]face|onsite|on[\s-]site)\b/gi],
  ['formats', 'technical', /\b(?:technical|tech)\b/gi],
  ['kinds', 'client', /\bclient\b(?! names?)/gi],
  ['kinds', 'internal', /\b(?:internal|our own)\b/gi],
  ['outcomes', 'advance', /\b(?:advanced?|passed|went well|positive)\b/gi],
  ['outcomes', 'hold', /\b(?:held back|to hold)\b/gi],
  ['outcomes', 'reject', /\b(?:rejected|failed|negative)\b/gi],
];
/** What names a state or kind of a record, by the sort of record. */
export const SIGNS: Record<RecordType, Sign[]> = {
  applications: APPLICATION_SIGNS,
  jobs: JOB_SIGNS,
  interviews: INTERVIEW_SIGNS,
};

/** What no field of a record says. */
export const UNSUPPORTED =
  /\b(?:by (?:the |a |our )?(?:clients?|candidates?|hiring managers?)|(?:final|first|second|third|\d(?:st|nd|rd|th))[\s-](?:round|stage)|(?:morning|afternoon|evening)s?|salary|pay(?:ing)?|salaries|budget|margin|fees?|commission|urgent|urgency|priority|hot|best|good|easy|difficult|likely|probab\w+|sentiment|feedback|cv|resume|email(?:ed|s)?|called|score[sd]?|rating|quality|diversity)\b/gi;
