import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getApplication, overrule, restoreOverruling } from '#src/domain/applications/index.ts';
import { APPLICATION, Application, Fit, OverruleAssessment } from '#src/domain/applications/schema.ts';

export const overruleAssessmentAction = defineWrite({
  name: 'overrule_assessment',
  title: 'Overrule an assessment',
  titleIn: { de: 'Einschätzung überstimmen', fr: 'Passer outre une évaluation' },
  description:
    "Put a person's own verdict (yes, maybe or no) and the reason in place of what the assessment of an application found. It " +
    'stands when the application is assessed again; assessed_verdict keeps what the assessment says, and the report ' +
    'assessment_agreement tells how often people agree. The stage stays: use move_application_stage for that. Needs an ' +
    'assessed application (get_application, fit); assess_application makes one. application_id comes from list_applications.',
  phrasings:
    'the score is wrong; I disagree with the rating; the machine got her wrong; he is better than the score says; put my own verdict; correct the assessment; she should be a yes; the rating is unfair; mark him suitable anyway; change the verdict; I see it differently than the score; the AI verdict is rubbish, mark him as a yes; I disagree with the score; she should be a maybe; override the rating; the verdict is wrong; ignore the AI, he is good; change the assessment by hand',
  scope: 'applications:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['disagree with the score', 'wrong verdict', 'change the verdict'],
  input: OverruleAssessment,
  output: Application,
  run: overrule,
  subject: (application) => application.id,
  undo: undoUpdate({
    record: APPLICATION,
    within: 'fit',
    fields: ['overruled'],
    members: Fit.shape,
    read: getApplication,
    write: (ctx, id, fields) => restoreOverruling(ctx, id, Fit.shape.overruled.parse(fields.overruled)),
  }),
});
