import { defineRead } from '#src/action/define.ts';
import { getJobBrief } from '#src/domain/briefs/index.ts';
import { GetJobBrief, JobBrief } from '#src/domain/briefs/schema.ts';

export const getJobBriefAction = defineRead({
  name: 'get_job_brief',
  title: 'Brief of a job',
  description:
    'One job in short: the facts, how many people stand where and who, what the client asked or has not answered, interviews ahead, the last contacts, the next step. job_id comes from list_jobs; for the whole record use get_job, for all its people list_applications.',
  phrasings:
    'brief me on the job; how is the search going; where are we with the vacancy; catch me up on the role; state of the assignment; summary of the job; where are we with the role; how is that search doing; state of the vacancy; catch me up on the job; rundown on the role; what is left to do on this search; prep me on the vacancy; how are we going with the role; rundown on the job; progress on the search; status update on the vacancy; what is happening with the role; status of the payroll officer search; how is the vacancy looking; update me on the foreman job; state of play on this assignment; who is left in the running for the role; what is holding up the search; catch me up on the vacancy; how far along is the nurse role; summary of the search for the client; is the role moving; what is the next step on this job',
  scope: 'jobs:read',
  synonyms: [
    'where are we with the job',
    'status of the search',
    'catch me up on the role',
    'how is the vacancy going',
  ],
  input: GetJobBrief,
  output: JobBrief,
  run: getJobBrief,
});
