/** The twelve stages of an application in pipeline order. Shared by jobs (counts) and applications. */
export const STAGES = [
  'funnel',
  'maybe',
  'yes',
  'no',
  'screen',
  'submitted',
  'client_interview',
  'references',
  'offer',
  'placed',
  'rejected',
  'withdrew',
] as const;

export type Stage = (typeof STAGES)[number];

/** What people call the stages in English; the pages say them in other languages too. */
export const STAGE_LABELS = {
  funnel: 'Funnel',
  maybe: 'Maybe',
  yes: 'Yes',
  no: 'No',
  screen: 'Screen',
  submitted: 'Submitted',
  client_interview: 'Client interview',
  references: 'References',
  offer: 'Offer',
  placed: 'Placed',
  rejected: 'Rejected',
  withdrew: 'Withdrew',
} as const satisfies Record<Stage, string>;

/** A stage within a sentence. */
export const stageWords = (stage: Stage): Lowercase<(typeof STAGE_LABELS)[Stage]> =>
  STAGE_LABELS[stage].toLowerCase() as Lowercase<(typeof STAGE_LABELS)[Stage]>;
