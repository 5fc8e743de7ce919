export { assessApplicationAction } from './assess-application.ts';
export { bulkUpdateApplicationsAction } from './bulk-update-applications.ts';
export { createApplicationAction } from './create-application.ts';
export { getApplicationAction } from './get-application.ts';
export { listApplicationsAction } from './list-applications.ts';
export { listStagesAction } from './list-stages.ts';
export { moveApplicationStageAction } from './move-application-stage.ts';
export { overruleAssessmentAction } from './overrule-assessment.ts';
