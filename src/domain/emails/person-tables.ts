import type { PersonTable } from '../person-table.ts';

/** What this module holds of a person. */
export const PERSON_TABLES: readonly PersonTable[] = [
  {
    table: 'email_drafts',
    type: 'email_draft',
    called: { by: 'subject', scope: 'emails:read' },
    erase: 'delete',
  },
  {
    table: 'email_messages',
    type: 'email_message',
    called: { by: 'subject', scope: 'emails:read' },
    erase: 'delete',
  },
  {
    table: 'scheduled_emails',
    type: 'scheduled_email',
    called: { by: 'subject', scope: 'emails:read' },
    erase: 'delete',
  },
  { table: 'email_opt_outs', key: ['hash'], erase: 'delete' },
  { table: 'email_threads', once: [], erase: 'delete' },
];
