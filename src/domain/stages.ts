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
