/** What the activities are written about. */
export const ACTIVITY_TYPES = [
  'note',
  'call',
  'email_sent',
  'email_received',
  'stage_changed',
  'interview',
  'submission',
  'submission_response',
  'placement',
  'spec',
  'paper',
  'reference',
  'ai_screen',
  'merge',
  'import',
  'erasure',
  'marketplace',
  'record_changed',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];
