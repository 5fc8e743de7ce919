import { defineWrite } from '#src/action/define.ts';
import { recordSearch, searchCandidates } from '#src/domain/search/index.ts';
import { CandidateSearchResult, SearchCandidates } from '#src/domain/search/schema.ts';

export const searchCandidatesAction = defineWrite({
  name: 'search_candidates',
  title: 'Search candidates',
  description:
    'Search people in plain words: role, skills, place, employers, pay, notice, rights, languages, ' +
    'tenure, last contact, tags, what they are to us (placed, in process, sent to whom, whose, pool). "Ideally" only ranks, "not" removes. Answers how it was read, how many meet all and ' +
    'a ranked page with why, else near_misses; notes say what was not run. One person by e-mail, or everybody: ' +
    'list_candidates; for a job: match_candidates_to_job.',
  phrasings:
    'find me people near; anybody with a licence; who has worked at; find nurses; somebody who speaks; people with experience in; know any engineers; who is looking in the city; find people earning under; search the database for; who is free now; anyone who can start at once; nurses within an hour of; electricians near; drivers in the north; anyone with a ticket for; people who have done; welders; somebody for next week; who can drive a truck; java people under; plumbers who live in; teachers who are free; a good accountant in; who do we know that; within kilometres of; chefs around; who lives near; show me everyone who; need a forklift driver; any welders going; who can do nights; somebody with a truck licence; people who used to work at; got anyone with; source some; who have we got that speaks; talent in the area; who is free next week; bilingual accountants; senior people who; nurses with ICU experience who can start in May; who speaks Mandarin and knows SAP; find me a payroll person near Geelong; any forklift drivers free from Monday; anyone with a security clearance; who has worked at Telstra; people who know Java and live in Perth; looking for somebody who can weld stainless; who could do nights in Ballarat; got anyone for aged care; senior accountants under 120k; dig out some estimators; source me three developers; I need a chef by Friday; got any plumbers; who do we have with a white card; search our database for; find similar people; who on our books can; give me names for a warehouse role',
  scope: 'candidates:read',
  aside: true,
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
