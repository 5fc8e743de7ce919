export { completeJobPipelineAction } from './complete-job-pipeline.ts';
export { createJobAction } from './create-job.ts';
export { getJobAction } from './get-job.ts';
export { listJobsAction } from './list-jobs.ts';
export { refreshCompensationResearchAction } from './refresh-compensation-research.ts';
export { updateJobAction } from './update-job.ts';
