import { defineWrite } from '#src/action/define.ts';
import { undoUpdates } from '#src/action/undo.ts';
import { bulkUpdate, getApplication, restoreApplication } from '#src/domain/applications/index.ts';
import { APPLICATION, BulkResult, BulkUpdate } from '#src/domain/applications/schema.ts';
import { pageOf } from '#src/lib/page.ts';

export const bulkUpdateApplicationsAction = defineWrite({
  name: 'bulk_update_applications',
  title: 'Move many applications',
  titleIn: { de: 'Viele Bewerbungen verschieben', fr: 'Déplacer plusieurs candidatures' },
  description:
    'Move up to 200 applications to one stage, hand them over to another owner, or both; a reason is kept on those rejected. ' +
    'Answers one line for each id: ok, or the error that kept it back while the others went on. For a single application use ' +
    'move_application_stage; for hires create_placement. Each move fires its events; ids come from list_applications.',
  phrasings:
    'reject everybody left; knock all back; move all the maybes; reject the rest; shortlist all three; everyone on the job to; turn the remaining applicants down; move those five to; say no to everyone still at applied; decline all of them; everyone else is out; turn down all who are left; move the lot to screen; all of these to the next stage; clear out the rest; knock back everyone still at applied; move all of them; everyone on the list to interview; reject the others; bin the rest; all the remaining ones are out; change them all at once; decline all the leftover applicants; say no to everyone at applied; move all the maybes to no; knock back everyone else; shift all of them to screen; clear out the pipeline; mass reject; turn down the remaining applicants; set all of these to; everyone who is not shortlisted is out; withdraw them all',
  scope: 'applications:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: BulkUpdate,
  output: pageOf(BulkResult),
  run: bulkUpdate,
  subject: () => null,
  undo: undoUpdates({
    record: APPLICATION,
    read: (ctx, id) => getApplication(ctx, id),
    write: (ctx, id, fields, { before }) => restoreApplication(ctx, id, fields, before ?? {}),
  }),
});
