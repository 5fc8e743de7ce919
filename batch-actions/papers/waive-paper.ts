import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { getPaperWaiver, removeWaiver, waivePaper } from '#src/domain/papers/index.ts';
import { PaperWaiverResult, WaivePaper } from '#src/domain/papers/schema.ts';

export const waivePaperAction = defineWrite({
  name: 'waive_paper',
  title: 'Mark a document as not needed',
  titleIn: { de: 'Unterlage als nicht erforderlich vermerken', fr: 'Noter un document comme non requis' },
  description:
    'Stop asking for one contractor document on one contract only, with the reason. The right to work can never be waived. Other ' +
    'contracts still ask for it: what every contract of a country needs is set_required_papers. To ask for it again use ' +
    'restore_paper_requirement. The kind is the word of an item of get_placement_papers, such as public_liability; placement_id comes from list_placements.',
  phrasings:
    'he does not need that one; skip the check this time; let her off the certificate; not required for this contract; do without the document; he does not need the licence for this one; let it go; make an exception; not required here; go without the check; skip the medical; let the insurance go for this contract; no police check needed here; exempt her from the check; client does not ask for it, drop the requirement',
  scope: 'placements:write',
  synonyms: ["don't need", 'skip document', 'not required'],
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: WaivePaper,
  output: PaperWaiverResult,
  run: waivePaper,
  subject: (result) => result.placement_id,
  undo: undoCreate({
    type: 'paper_waiver',
    read: (ctx, id) => getPaperWaiver(ctx, id),
    remove: (ctx, id) => removeWaiver(ctx, id),
  }),
});
