export { createActivityAction } from './create-activity.ts';
export { exportAuditAction } from './export-audit.ts';
export { listActivitiesAction } from './list-activities.ts';
