import { on } from '../query.ts';
import { emptiness, JOB_NOUN, NOBODYS, reading, type Sign, sign } from './sign.ts';

const STATUS_WORDS = {
  on_hold:
    '(?:(?:been |got )?(?:placed|put|gone|went|going|left|kept|set) )?(?:on[- ]?hold|on (?:ice|pause|the back[- ]?burner|the shelf)|in abeyance)|hold(?! \\p{L})|paused|pausing|frozen|suspended|parked|held|shelved|mothballed',
  filled: 'filled|(?<=\\b(?:did|have|has) (?:we|i|they|you) (?:(?:ever|actually|manage to|not|even) )*)fill',
  closed:
    'closed (?:unfilled|without (?:being filled|filling(?: it| them)?|an? (?:hire|placement)|anyone))|closed|cancelled|canceled|lost|dead|shut|pulled',
  active:
    'active|live|open|current|vacant|unfilled|ongoing|(?:(?:we|i|they|you) (?:are |am )?)?still (?:working(?: on)?|being worked(?: on)?|filling)|still (?:on|running|recruiting|hiring|looking|to (?:fill|be filled)|need(?:s|ing)? (?:filling|to be filled))|(?:(?:we|you|they) are|are (?:we|you|they)|(?:we|you|they) have been) (?:(?:all|currently|actively|presently|still|now|busy) )*working(?: on)?|(?:still )?going(?! (?:on|to|back|up|down|out|through|for|from|rate)\\b)|yet to (?:be filled|fill)|on the go|(?:for which )?(?:we|you) (?:are )?(?:(?:currently|actively|presently|still|now|busy) )*(?:recruiting|hiring)(?: for)?|(?:currently|actively|presently) (?:recruiting|hiring)(?: for)?',
} as const;

/** What a job is, whether it is asked for itself or by what belongs to it. */
export const OF_JOBS: Sign[] = [
  reading('(?:not |non[- ]?)(?:evergreen|always[- ]open)', () => [on('evergreen', { values: ['no'] })]),
  sign('evergreen', 'yes', 'evergreens?|always[- ]open|rolling(?! off)'),
  sign('employment_type', 'full_time', 'full[- ]?time|permanent(?:ly)?|perms?|fte'),
  sign('employment_type', 'part_time', 'part[- ]?time(?:rs?)?'),
  sign(
    'employment_type',
    'contract',
    '(?<!\\b(?:signed|signing|sign|returned|issued|sent|draft(?:ed)?|agreed) (?:the |their |an? |his |her )?)contract(?:s|ing|ors?)?(?! (?:(?:has|have|is|are|was|were|been|being|not|yet|already|all|just) )*(?:signed|returned|issued|sent|drafted|agreed|countersigned|out|back)(?![\\p{L}]))|temps?|temporary|freelanc(?:e|ers?|ing)|interim|fixed[- ]term|ftc',
  ),
  reading(
    '(?:pa(?:id|ys?|ying) )?by the (?:hour or (?:by )?(?:the )?day|day or (?:by )?(?:the )?hour)',
    () => [on('period', { values: ['day', 'hour'] })],
  ),
  sign(
    'period',
    'day',
    'by the day|(?:on (?:an? )?)?(?:day|daily)[- ]rates?|daily[- ]paid|pa(?:id|ys?|ying) (?:by the day|daily|per day|a day rate)',
  ),
  sign(
    'period',
    'hour',
    'by the hour|(?:on (?:an? )?)?hourly[- ]rates?|hourly(?:[- ]paid)?|pa(?:id|ys?|ying) (?:by the hour|hourly|per hour|an hourly rate)',
  ),
  sign('period', 'year', 'salaried|annual salar(?:y|ies)|annual|per annum|yearly'),
];

const LOCATION_WORDS = {
  // "Three days a week from home" is tried before "from home".
  hybrid:
    '(?:partly|part|mostly|mainly|sometimes|half(?: the time| the week)?|some days|(?:\\d|an?|one) days?(?: (?:a|per|each|every) week)?)(?: (?:work(?:ed|ing)?|done|based|in the week))? (?:from|at) home|hybrid|(?:home (?:and|/) office|office (?:and|/) home)(?: (?:mix|split))?|(?:mix|split) (?:of|between) (?:the )?(?:home and (?:the )?office|(?:the )?office and home)',
  remote:
    '(?:fully |100% |totally |completely )?(?:remote(?:ly)?|(?:(?:can|could|may) be |(?:people|you|they|candidates?|staff) (?:can |could |may )?)?(?:(?:done|do|worked|working|work|performed|based|carried out|filled) )?(?:(?:entirely|fully|completely|wholly|totally|purely|solely|permanently|exclusively|100%) )*(?:from|at) home(?! (?:office|counties|care|page|improvement))|(?:no|without|zero)(?: any)? (?:office (?:attendance|days?|time)|commut(?:e|ing)|days? in the office)|wfh|home[- ]?based|home[- ]?work(?:ing|ers?)|tele[- ]?(?:work(?:ing)?|commut(?:e|ing))|from anywhere)',
  on_site: 'on[- ]?site|in[- ]office|office[- ]based|in the office',
} as const;
export const LOCATIONS: Sign[] = Object.entries(LOCATION_WORDS).map(([value, words]) =>
  sign('location_type', value, words),
);

const ANY_STATUS = Object.values(STATUS_WORDS)
  .map((words) => `(?:${words})`)
  .join('|');
const statusesIn = (listed: string): string[] =>
  Object.entries(STATUS_WORDS)
    .filter(([, words]) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu').test(listed))
    .map(([value]) => value);
const THEY_ARE =
  '(?:is|are|has been|have been|was|were)(?: now| since| still| currently| already| either| both)*';
const WHOSE_JOB = `(?:(?:where|whose|(?:even )?though|although|yet|but|while|when) (?:the |their |its )?${JOB_NOUN} ${THEY_ARE}|(?<=${JOB_NOUN} )(?:(?:that|which) )?(?:we|i|they) (?:(?:still|currently) )?(?:have|keep|hold)(?: (?:got|still|now|currently))*)`;
const JOBS_ARE = `(?:${JOB_NOUN} (?:(?:that|which) )?${THEY_ARE}|${WHOSE_JOB})`;

/** What may not stand between how jobs are and the jobs: "live candidates on Leeds jobs" are live themselves. */
const NO_KIND =
  '(?:candidates?|people|applicants?|applications?|cvs?|interviews?|meetings?|offers?|ones?|on|for|in|at|of|to|from|with|by|since|and|or|but|who|that|which|are|is|was|were|not|this|last|next|all|any|every|each|my|our|the|an?|\\d\\S*)';

/** The same of the jobs of applications and interviews, where the words alone might be said of these. */
export const OF_THEIR_JOBS: Sign[] = [
  // "On jobs that are closed or filled", of which each stands behind the one lead.
  reading(
    `${JOBS_ARE} (?<listed>(?:${ANY_STATUS})(?:(?:,| or| and|\\/|, or)+ ?(?:${ANY_STATUS}))+)`,
    ({ groups = {} }) => [on('status', { values: statusesIn(groups.listed ?? '') })],
  ),
  // "Closed and filled jobs", of which the noun stands behind the last.
  reading(
    `(?<listed>(?:${ANY_STATUS})(?:(?:,| or| and| ?\\/|, or| &| \\+)+ ?(?:${ANY_STATUS}))+) ${JOB_NOUN}`,
    ({ groups = {} }) => [on('status', { values: statusesIn(groups.listed ?? '') })],
  ),
  ...Object.entries(STATUS_WORDS).map(([value, words]) =>
    sign(
      'status',
      value,
      `job[ _]status(?: ?[:=]+ ?| (?:is|of|equals) | )(?:${words})|job ?[:=]+ ?(?:${words})|(?:${words}) ${JOB_NOUN}|${JOB_NOUN} (?:now |currently |still )?(?:${words})|${JOB_NOUN} (?:that|which) ${THEY_ARE} (?:${words})|${WHOSE_JOB} (?:${words})`,
    ),
  ),
  // "On open Leeds roles", "on closed Kestrel jobs".
  ...Object.entries(STATUS_WORDS).map(([value, words]) =>
    sign(
      'status',
      value,
      `(?:${words})(?= (?:(?!${NO_KIND}(?![\\p{L}]))[\\p{L}\\uFFFC&'-]+ ){1,3}?${JOB_NOUN}(?![\\p{L}]))`,
    ),
  ),
  ...Object.entries(LOCATION_WORDS).map(([value, words]) =>
    sign('location_type', value, `(?:${words}) ${JOB_NOUN}|${JOB_NOUN} (?:that|which) are (?:${words})`),
  ),
];

/** What is said of a job alone. */
export const OWN_OF_JOBS: Sign[] = [
  reading(
    '(?:no longer (?:active|live|open|running|current|on the go|being worked(?: on)?)|(?:not|none) (?:active|live|open|running) (?:any ?more|any longer))',
    () => [on('status', { values: ['active'], not: true })],
  ),
  ...Object.entries(STATUS_WORDS).map(([value, words]) => sign('status', value, words)),
  ...LOCATIONS,
  ...emptiness({
    owner: 'owners?|consultants?(?: assigned)?|recruiters?',
    manager: 'hiring managers?',
    contact: 'contacts?|contact person',
    client: 'clients?',
    team: 'team',
    pay: 'salary|salaries|pay|rates?|compensation|pay range|salary range|budget',
    ad: 'ads?|adverts?|advertisements?|job ads?',
    description: 'descriptions?|job descriptions?|jds?|specs?',
    place: 'locations?|place|city',
    target_start: 'start dates?|target start(?: dates?)?',
  }),
  reading('(?:not (?:yet )?(?:being )?|un)(?:advertised|posted)', () => [on('ad', { has: false })]),
  reading(NOBODYS, () => [on('owner', { has: false })]),
  reading('advertised', () => [on('ad', { has: true })]),
];
