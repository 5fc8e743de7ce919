import { defineWrite } from '#src/action/define.ts';
import { matchCandidates, recordMatch } from '#src/domain/search/index.ts';
import { JobMatches, MatchCandidates } from '#src/domain/search/schema.ts';

export const matchCandidatesToJobAction = defineWrite({
  name: 'match_candidates_to_job',
  title: 'Match candidates to a job',
  description:
    'Find who in the talent bank fits a job: role, skills, place, level and terms are taken from the job itself. Each person ' +
    'comes with a band (strong, good, partial), the words of their record for each point, and whether ' +
    'they are on the job already. It puts nobody on the job: use create_application. For wishes of your own words use ' +
    'search_candidates. job_id comes from list_jobs. People not to be approached are never shown.',
  phrasings:
    'who could do this role; who fits the job; best people for; who should I call for this vacancy; anybody suitable; suggest people for the job; longlist for the role; who have we got for; rank the database against the job; best people for the job; who would suit; whom should I put forward; anyone for this one; fill this job; top ten for the role; who in our database could do it; best people for the vacancy; rank our people for the role; who would suit them; shortlist from the database; who is a good fit; find me three for the job; match the role; who have we got for this job; give me names for the role; who would suit the payroll officer opening; best fits for this job; rank people for the vacancy; match people to the role; who from our database fits this job; top ten for the foreman role; anybody good for the open position; shortlist from the database for the role; run a match; suggest people for the vacancy; who should I put up for this one',
  scope: 'candidates:read',
  aside: true,
  ai: true,
  readOnly: true,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['who fits', 'suggest candidates', 'best people for a role', 'longlist', 'recommend'],
  input: MatchCandidates,
  output: JobMatches,
  prepare: matchCandidates,
  run: (ctx, _input, found) => recordMatch(ctx, found),
  subject: () => null,
  irreversible: 'It only looked: there is nothing to undo.',
});
