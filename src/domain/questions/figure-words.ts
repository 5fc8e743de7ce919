import type { MetricName } from '../analytics/index.ts';

/** A figure, the meanings that name it (each one of several), and those that may stand beside without changing it. */
export interface Entry {
  metric: MetricName;
  needs: readonly (readonly string[])[];
  beside: ReadonlySet<string>;
}

const WHOM = 'candidate people';
const entry = (metric: MetricName, needs: string, beside = ''): Entry => ({
  metric,
  needs: needs.split(' ').map((one) => one.split('|')),
  beside: new Set(beside.split(' ').filter((one) => one !== '')),
});

export const ENTRIES: readonly Entry[] = [
  entry('placements', 'place|hire', `make do close win get come bring generate ${WHOM} hire place opened`),
  entry('shared_placements', 'sharedplacement', `make do get hire ${WHOM}`),
  entry('billings', 'bill', 'make get do generate fee money bring come place'),
  entry('billings', 'fee', 'earn generate bring make come get charge take collect place bill do job'),
  entry('billings', 'earn', 'money fee'),
  entry('billings', 'money', 'make bring earn come generate take'),
  entry('fees', 'fee|bill win|sign', 'place get'),
  entry('forecast', 'forecast', 'bill fee come due'),
  entry('forecast', 'bill|fee due|will|pending', 'forecast will come'),
  entry('contract_profit', 'gp', 'make do get generate place forecast come'),
  entry('fee', 'feesize', 'fee place make do get charge'),
  entry('salary', 'salary', `place hire make get do ${WHOM}`),
  entry('fee_percent', 'feepercent', 'place charge get make pay agree'),
  entry('in_guarantee', 'guarantee', `under place hire inside period ${WHOM}`),
  entry('covered_fees', 'guarantee fee|bill|money|worth', 'under inside place period'),
  entry('guarantee_endings', 'guarantee end', `period place hire come due will ${WHOM}`),
  entry('contract_endings', 'end', 'place hire due will come people candidate'),
  entry('starts', 'start', `place hire new make get do ${WHOM}`),
  entry('pending_starts', 'pending', `place hire start will due ${WHOM}`),
  entry('pending_starts', 'start due|will|come', `place hire get ${WHOM}`),
  entry('running_contracts', 'running', `place now ${WHOM}`),
  entry('fall_offs', 'falloff', `place hire get ${WHOM}`),
  entry('fall_off_rate', 'falloff rate', `place hire get ${WHOM}`),
  entry('fall_off_share', 'falloff share', `place hire get end ${WHOM}`),
  entry('applications', 'apply', `get come bring generate opened make job add ${WHOM}`),
  entry(
    'live_applications',
    'apply|candidate|people open',
    'apply candidate people pipeline job process client get now',
  ),
  entry('live_applications', 'pipeline', 'candidate people apply open job'),
  entry('submissions', 'submit', `send make do get go client job ${WHOM}`),
  entry('submissions', 'candidate|people send', 'client get'),
  entry('awaiting', 'silent', `client submit respond ${WHOM}`),
  entry('waiting', 'silent long|time|slow|short', `time client submit respond stay take ${WHOM}`),
  entry('interviews', 'interview', `hold do get make add sign job ${WHOM}`),
  entry('client_interviews', 'interview client', `hold do get make add sign job ${WHOM}`),
  entry('no_shows', 'noshow', `interview get ${WHOM}`),
  entry('no_show_rate', 'noshow rate|share', `interview get ${WHOM}`),
  entry('cancelled_interviews', 'cancel interview', `get ${WHOM}`),
  entry('offers', 'offer', `make do get send apply ${WHOM}`),
  entry('rejections', 'reject', `apply get ${WHOM}`),
  entry('withdrawals', 'withdraw', `apply get ${WHOM}`),
  entry('stage_entries', 'reach', `stage apply ${WHOM}`),
  entry('open_jobs', 'job open', 'get now'),
  entry('jobs_opened', 'job opened|win|take|come|get|add|generate', 'open make come get opened'),
  entry('jobs_opened', 'job', ''),
  entry('jobs_filled', 'job fill', 'get do place'),
  entry('fill_rate', 'fill rate|share', 'job get'),
  entry('job_age', 'job old', 'time open'),
  entry('job_age', 'open long|old', 'time get'),
  entry('job_age', 'job open long|time', 'time get'),
  entry('time_to_fill', 'fill time|long|take|fast|slow|short', 'time job take long get place'),
  entry('time_to_fill', 'place time', 'time take long'),
  entry('time_to_hire', 'hire time|long|fast|slow', 'time take long apply candidate'),
  entry('time_to_hire', 'apply place|hire time|long|fast|slow|take', 'time take long get candidate make'),
  entry('time_to_submit', 'submit time|long|fast|slow', 'time client_first take candidate job cv'),
  entry('response_time', 'respond time|long|fast|slow|take', 'time client take long get submit'),
  entry('stage_time', 'stage|stay time|long|slow|fast|stay', `stage stay take apply get ${WHOM}`),
  entry('candidates', 'candidate', 'get'),
  entry('candidates', 'people talent', ''),
  entry('candidates_added', 'candidate opened|add', 'get opened add'),
  entry('clients', 'client', ''),
  entry('clients_added', 'client opened|add', 'get opened add'),
  entry('client_contacts', 'clientcontact', 'get now'),
  entry('client_contacts_added', 'clientcontact opened|add', 'get opened add'),
  entry('client_contacts_added', 'newcontact', 'get add client'),
  entry('emails_sent', 'email', 'send get'),
  entry('emails_failed', 'email fail', 'send'),
  entry('emails_bounced', 'bounce', 'email get'),
  entry('emails_received', 'respond get', 'email'),
  entry('emails_received', 'email respond|get', ''),
  entry('calls', 'call', 'make phone add do'),
  entry('contacts', 'contact', `client do make get ${WHOM}`),
  entry('notes', 'note', 'make add written'),
  entry('offer_acceptance_rate', 'accept', 'offer rate share get'),
  entry('interview_rate', 'interview rate', 'submit'),
  entry('placement_rate', 'place|hire rate', ''),
  entry('submission_rate', 'submit rate', ''),
  entry('applications_per_job', 'apply job perjob', 'opened mean get'),
  entry('submissions_per_job', 'submit job perjob', 'opened mean candidate cv get'),
];

/** The steps of an application by which conversions and times between are named. */
export const STEPS = ['apply', 'submit', 'interview', 'offer', 'place', 'start'] as const;
export type Step = (typeof STEPS)[number];

/** The share of those at one step who came to another. */
export const CONVERSIONS: Readonly<Record<string, MetricName>> = {
  'apply submit': 'submission_rate',
  'apply interview': 'application_interview_rate',
  'apply offer': 'application_offer_rate',
  'apply place': 'placement_rate',
  'submit interview': 'interview_rate',
  'submit offer': 'submission_offer_rate',
  'submit place': 'submission_placement_rate',
  'interview offer': 'interview_offer_rate',
  'interview place': 'interview_placement_rate',
  'offer place': 'offer_acceptance_rate',
};

/** Days from one step to another. */
export const TIMES: Readonly<Record<string, MetricName>> = {
  'apply submit': 'application_submission_time',
  'apply place': 'time_to_hire',
  'submit interview': 'submission_interview_time',
  'submit place': 'submission_placement_time',
  'interview offer': 'interview_offer_time',
  'offer start': 'offer_start_time',
};

/** What is counted at a step, for a ratio of two of them in the same period. */
export const COUNTED: Readonly<Record<Step, MetricName>> = {
  apply: 'applications',
  submit: 'submissions',
  interview: 'interviews',
  offer: 'offers',
  place: 'placements',
  start: 'starts',
};

/** Figures of which less is better: the best is then the lowest, and the worst the highest. */
export const LESS_IS_BETTER: ReadonlySet<MetricName> = new Set<MetricName>([
  'time_to_fill',
  'time_to_hire',
  'time_to_submit',
  'response_time',
  'job_age',
  'stage_time',
  'stage_age',
  'waiting',
  'awaiting',
  'application_submission_time',
  'submission_interview_time',
  'submission_placement_time',
  'interview_offer_time',
  'offer_start_time',
  'fall_offs',
  'fall_off_rate',
  'fall_off_share',
  'no_shows',
  'no_show_rate',
  'rejections',
  'withdrawals',
  'cancelled_interviews',
  'emails_failed',
  'emails_bounced',
  'covered_fees',
]);

/** Words that order places: by the figure itself, or by which end of it is the better one. */
export const RANKS: Readonly<Record<string, 'high' | 'low' | 'best' | 'worst'>> = Object.fromEntries(
  (
    [
      ['high', 'most highest biggest largest longest oldest slowest busiest greatest'],
      ['low', 'fewest least lowest smallest shortest fastest quickest speediest'],
      ['best', 'top best leading strongest'],
      ['worst', 'worst bottom weakest poorest'],
    ] as const
  ).flatMap(([order, words]) => words.split(' ').map((word) => [word, order])),
);
