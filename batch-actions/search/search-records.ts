import { defineWrite } from '#src/action/define.ts';
import { recordAnySearch, searchRecords } from '#src/domain/search/index.ts';
import { SearchEntities, SearchResult } from '#src/domain/search/schema.ts';

export const searchRecordsAction = defineWrite({
  name: 'search_records',
  title: 'Search applications, jobs or interviews',
  description:
    'Search applications, jobs or interviews in plain language ("applications stuck at offer for over two weeks", "open contract ' +
    'jobs in Sydney", "client interviews next week"), or candidates as search_candidates does. The newest come ' +
    'first. unsupported_concepts says what could not be run. For exact filters and whole lists use list_applications, ' +
    'list_jobs or list_interviews. It also takes the scope of what is searched (jobs:read).',
  phrasings:
    'any interviews mentioning; which applications are stuck; jobs about; find the job we had with; search applications; look through the interviews; which jobs need; jobs that pay over; find where somebody mentioned Workday; search everything for; which notes mention; where did I read about; any emails that talk about; look through all records for the word; full text search; find the document that says; who mentioned a pay rise; find the note about parking; which record has this phone number',
  scope: 'candidates:read',
  aside: true,
  ai: true,
  readOnly: true,
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  synonyms: [
    'find applications',
    'find jobs',
    'find interviews',
    'look for',
    'which jobs',
    'stuck applications',
  ],
  input: SearchEntities,
  output: SearchResult,
  prepare: searchRecords,
  run: (ctx, { query }, found) => recordAnySearch(ctx, query, found),
  subject: () => null,
  irreversible: 'It only looked: there is nothing to undo.',
});
