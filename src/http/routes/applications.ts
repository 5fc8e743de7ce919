import {
  bulkUpdateApplicationsAction,
  createApplicationAction,
  getApplicationAction,
  listApplicationsAction,
  listStagesAction,
  moveApplicationStageAction,
} from '#actions/applications/index.ts';
import { bind } from '../bind.ts';

export const applicationRoutes = [
  bind('GET', '/applications', listApplicationsAction),
  bind('POST', '/applications', createApplicationAction),
  bind('POST', '/applications/bulk-update', bulkUpdateApplicationsAction),
  bind('GET', '/applications/{application_id}', getApplicationAction),
  bind('POST', '/applications/{application_id}/stage', moveApplicationStageAction),
  bind('GET', '/stages', listStagesAction),
];
