import { defineWrite } from '#src/action/define.ts';
import { recordSearch, searchCandidates } from '#src/domain/search/index.ts';
import { CandidateSearchResult, SearchCandidates } from '#src/domain/search/schema.ts';

export const searchCandidatesAction = defineWrite({
  name: 'search_candidates',
  title: 'Search candidates',
  description:
    'Search the talent bank in plain language: role, skills, place, employers, pay, notice, work rights, languages, tags. Words ' +
    'such as "ideally" only rank, "not" removes. Answers how it was understood (facets), how many meet every hard requirement, ' +
    'and a ranked page. Read notes: they say what was not run. People not to be approached and mere client contacts are never ' +
    'shown. To find one person by e-mail, or to walk everybody, use list_candidates; for a job use match_candidates_to_job.',
  scope: 'candidates:read',
  ai: true,
  looks: true,
  idempotency: 'required',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['find people', 'talent search', 'source candidates', 'who knows', 'shortlist'],
  input: SearchCandidates,
  output: CandidateSearchResult,
  prepare: searchCandidates,
  run: (ctx, { query }, found) => recordSearch(ctx, query, found),
  subject: () => null,
  irreversible: 'It only looked: there is nothing to undo.',
});
