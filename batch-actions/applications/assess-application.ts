import { defineWrite } from '#src/action/define.ts';
import { Application } from '#src/domain/applications/schema.ts';
import { AssessApplication, assessApplication } from '#src/domain/assessment/index.ts';

export const assessApplicationAction = defineWrite({
  name: 'assess_application',
  title: 'Assess an application',
  titleIn: { de: 'Bewerbung einschätzen', fr: 'Évaluer une candidature' },
  description:
    'Have an application assessed anew: how well the candidate fits the job and the client. It happens by itself when an ' +
    'application arrives and when the CV or the brief changes; call this when fit is null or looks out of date. The work is ' +
    'done in the background within seconds; read get_application then, or listen to application.scored. fit gives job_fit and ' +
    'client_fit (0 to 100), a verdict, and for each requirement met, missing or unknown with the words that tell it and ' +
    'what would settle it. Nobody is moved or rejected by it. Disagree with overrule_assessment. application_id comes from list_applications.',
  phrasings:
    'check her against the brief; is he any good for this job; score the applicant; how well does she fit the role; have a look whether he meets what they want; judge his application; rate her fit; screen the applicant; how good is she for it; check him against the requirements; rate the applicant; is she qualified for the role; does he tick the boxes; score her against the job; is he right for this role; how well does she fit; rate him against the brief; assess the applicant; check the fit; does he meet the requirements; evaluate her for the role; run the assessment again; compare him with the spec',
  scope: 'applications:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['score', 'rate', 'fit', 'screen the CV', 'how well does she match'],
  input: AssessApplication,
  output: Application,
  run: assessApplication,
  irreversible: 'It asks for a fresh assessment, which changes nothing but fit; assess again or overrule it.',
  subject: (application) => application.id,
});
