export { createActivityAction } from './create-activity.ts';
export { listActivitiesAction } from './list-activities.ts';
