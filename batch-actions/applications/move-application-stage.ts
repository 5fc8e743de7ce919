import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getApplication, moveApplication, restoreApplication } from '#src/domain/applications/index.ts';
import { APPLICATION, Application, MoveStage } from '#src/domain/applications/schema.ts';

export const moveApplicationStageAction = defineWrite({
  name: 'move_application_stage',
  title: 'Move an application',
  titleIn: { de: 'Bewerbung verschieben', fr: 'Déplacer une candidature' },
  description:
    'Move an application to another stage (list_stages), any to any; fires application.stage_changed, and ' +
    'application.status_changed for rejected and withdrew. The stage it stands at already changes nothing. Give a reason ' +
    'when rejecting. For a hire use create_placement, which moves it to placed and logs the fee; placed set here alone comes ' +
    'back with a warning. For many at once use bulk_update_applications. application_id comes from list_applications.',
  phrasings:
    'move her to second interview; he goes to offer; reject him; knock her back; she withdrew; he pulled out; next stage; progress him; shortlist her; she is no longer interested; put him back to; she is through to the final round; he made it to the next stage; take her to the next step; drop him from the process; he is out; client said no to her; put her down as interviewing; set him to offer; she fell out of the running; mark as screened; next round; he is through; she is out; they said no to him; he pulled out of the process; move to offer; shift her back a stage; he has been rejected; the client passed on her; second interview stage; he is not right for it say no; bump Lena along to client interview; she passed the first round; push her to the next stage; she goes through; drop him to maybe; put her in screen; move back a step; he made the shortlist; reject him for this; not suitable, knock him back; she pulled out; he withdrew; mark as a no; she is a yes; set his stage; advance her; she is at offer now; the candidate withdraws after the offer; she withdrew after we made the offer; take the candidate off the job; take him off this job; remove her from the job',
  scope: 'applications:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  settableBy: { owner_id: 'bulk_update_applications' },
  input: MoveStage,
  output: Application,
  run: moveApplication,
  subject: (application) => application.id,
  undo: undoUpdate({
    record: APPLICATION,
    read: (ctx, id) => getApplication(ctx, id),
    write: (ctx, id, fields, { before }) => restoreApplication(ctx, id, fields, before ?? {}),
  }),
});
