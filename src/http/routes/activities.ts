import { createActivityAction, exportAuditAction, listActivitiesAction } from '#actions/activities/index.ts';
import { bind } from '../bind.ts';

export const activityRoutes = [
  bind('GET', '/activities', listActivitiesAction),
  bind('POST', '/activities', createActivityAction),
  bind('GET', '/audit/export', exportAuditAction),
];
