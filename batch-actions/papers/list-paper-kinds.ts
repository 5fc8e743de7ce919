import { defineRead } from '#src/action/define.ts';
import { listPaperKinds } from '#src/domain/papers/index.ts';
import { ListPaperKinds, PaperKinds } from '#src/domain/papers/schema.ts';

export const listPaperKindsAction = defineRead({
  name: 'list_paper_kinds',
  title: 'List the kinds of contractor documents',
  description:
    "List the kinds of contractor documents that a country knows (the agency's own unless one is named), how long each counts, and " +
    'what a contract there needs in this agency. Use it to find the word of a kind before save_paper or waive_paper. Not legal advice. ' +
    'What one contract lacks is get_placement_papers.',
  phrasings:
    'which kinds of documents are there; what document types exist; which checks can we record; what kinds of papers are there; which checks can we keep; list of document types; what certificates does the system know',
  scope: 'candidates:read',
  synonyms: ['document types', 'which documents exist'],
  input: ListPaperKinds,
  output: PaperKinds,
  run: (ctx, { country }) => listPaperKinds(ctx, country),
});
