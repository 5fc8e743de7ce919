/** What the audit is made of: who came in, what they allowed and decided, and who may do what. */
export const AUDIT_TYPES = [
  'sign_in',
  'consent',
  'approval',
  'key_changed',
  'role_changed',
  'access_changed',
  'passkey_changed',
] as const;
export type AuditType = (typeof AUDIT_TYPES)[number];

/** The types of activities. */
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
  ...AUDIT_TYPES,
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];
