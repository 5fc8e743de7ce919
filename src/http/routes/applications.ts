import {
  assessApplicationAction,
  bulkUpdateApplicationsAction,
  createApplicationAction,
  getApplicationAction,
  listApplicationsAction,
  listStagesAction,
  moveApplicationStageAction,
  overruleAssessmentAction,
} from '#actions/applications/index.ts';
import { bind } from '../bind.ts';

export const applicationRoutes = [
  bind('GET', '/applications', listApplicationsAction),
  bind('POST', '/applications', createApplicationAction),
  bind('POST', '/applications/bulk-update', bulkUpdateApplicationsAction),
  bind('GET', '/applications/{application_id}', getApplicationAction),
  bind('POST', '/applications/{application_id}/stage', moveApplicationStageAction),
  bind('POST', '/applications/{application_id}/assess', assessApplicationAction),
  bind('POST', '/applications/{application_id}/overrule', overruleAssessmentAction),
  bind('GET', '/stages', listStagesAction),
];
