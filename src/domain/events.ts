/** The events that can be subscribed to, and when each fires. */
export const EVENTS = {
  'account.enriched': 'asynchronous enrichment of a client company has finished',
  'candidate.enriched': 'asynchronous enrichment of a candidate has finished',
  'application.received': 'a candidate is added to a job',
  'application.scored': 'an assessment of an application is complete',
  'application.stage_changed': 'an application moves to another stage',
  'application.status_changed': 'an application is rejected or withdrawn',
  'job.created': 'a job is created and its draft pipeline is ready',
  'job_ad.published': 'a job ad goes live',
  'interview.scheduled': 'an interview is booked',
  'interview.cancelled': 'an interview is cancelled',
  'interview.outcome_recorded': 'the outcome or scorecard of an interview is recorded',
  'submission.created': 'a submission is sent to a client contact',
  'submission.responded': 'a client asks for an interview, passes or asks a question',
  'placement.created': 'a placement is logged',
  'placement.status_changed': 'the status of a placement changes',
  'email.sent': 'a tracked e-mail is sent',
  'email.scheduled': 'an e-mail is scheduled for later',
  'email.cancelled': 'a scheduled e-mail is cancelled',
  'reference.received': 'a candidate submits referee details',
  'spec.sent': 'a spec is sent',
  'spec.viewed': 'a client contact opens a spec for the first time',
  'spec.responded': 'a client responds to a spec',
  'spec.converted': 'an interested spec becomes a job and an application',
  'marketplace.intro.received': 'another agency submits a candidate to a listing or asks for a shared one',
  'marketplace.deal.formed': 'an intro is accepted (told to both agencies)',
  'marketplace.deal.placed': 'a placement lands on a deal (told to both agencies)',
  'marketplace.deal.closed': 'an unplaced deal is closed (told to both agencies)',
} as const;

export type EventName = keyof typeof EVENTS;

/** With what the names of the audit's stream begin, which is in neither the catalogue nor `*`. */
export const AUDIT_PREFIX = 'audit.';

/** Whether a name is one of the audit's stream. */
export const isAudit = (event: string): boolean => event.startsWith(AUDIT_PREFIX);
