import { defineWrite } from '#src/action/define.ts';
import { recordSearch, searchCandidates } from '#src/domain/search/index.ts';
import { CandidateSearchResult, SearchCandidates } from '#src/domain/search/schema.ts';

export const searchCandidatesAction = defineWrite({
  name: 'search_candidates',
  title: 'Search candidates',
  description:
    'Search the talent bank in plain language: role, skills, place, employers and their fields, pay, notice, rights, languages, ' +
    'time in the job, last contact, tags. "Ideally" only ranks, "not" removes. Answers how it was understood, how many meet every ' +
    'hard requirement, and a ranked page with why; near_misses when nobody does; notes say what was not run. Never shows people not to be approached. To find one person by e-mail, or to walk everybody, use ' +
    'list_candidates; for a job match_candidates_to_job.',
  scope: 'candidates:read',
  ai: true,
  readOnly: true,
  idempotency: 'required',
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: ['find people', 'talent search', 'source candidates', 'who knows', 'shortlist'],
  input: SearchCandidates,
  output: CandidateSearchResult,
  prepare: searchCandidates,
  run: (ctx, { query }, found) => recordSearch(ctx, query, found),
  subject: () => null,
  irreversible: 'It only looked: there is nothing to undo.',
});
