import { defineRead } from '#src/action/define.ts';
import { AuditExport, ExportAudit, exportAudit } from '#src/domain/activities/audit.ts';

export const exportAuditAction = defineRead({
  name: 'export_audit',
  title: 'Export the audit',
  description:
    'Export all that was done and by whom, the latest first, as CSV or NDJSON in `content`: sign-ins, apps, approvals, keys, roles, ' +
    'policies, every change of a record. Use it for an audit or a security review; for the history of one record use list_activities. ' +
    'For admins.',
  phrasings:
    'audit log; who signed in; a file of all that was done; proof for the auditor; security log; download the history; everything anybody did as a file; logins of last month; audit trail; record of all changes for the lawyer; our accountant wants a log of everything done in March; audit trail as a file; download the log; who did what, as csv; compliance log; export the history of changes; give the auditors the records of access; file of all activity',
  scope: 'admin',
  access: 'admin',
  synonyms: ['audit log', 'login history', 'security log'],
  input: ExportAudit,
  output: AuditExport,
  run: exportAudit,
});
