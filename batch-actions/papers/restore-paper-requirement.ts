import { defineWrite } from '#src/action/define.ts';
import { undoDelete } from '#src/action/undo.ts';
import { restorePaperRequirement, restoreWaivers } from '#src/domain/papers/index.ts';
import { PaperWaiverResult, RestorePaperRequirement } from '#src/domain/papers/schema.ts';

export const restorePaperRequirementAction = defineWrite({
  name: 'restore_paper_requirement',
  title: 'Ask for a document again',
  titleIn: { de: 'Unterlage wieder verlangen', fr: 'Redemander un document' },
  description:
    'Ask a contract again for a contractor document that was marked as not needed with waive_paper. One that is asked for already ' +
    'stays so. The kind is the word of the waived item of get_placement_papers; placement_id comes from list_placements.',
  phrasings:
    'she needs the ticket after all; take the waiver back; require the check again; he does need it after all; bring the requirement back; no exception any more; he does need the check after all; put the requirement back; un-waive the licence; ask for the insurance again',
  scope: 'placements:write',
  synonyms: ['unwaive', 'take back waiver', 'need it after all'],
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: RestorePaperRequirement,
  output: PaperWaiverResult,
  run: restorePaperRequirement,
  subject: (result) => result.placement_id,
  undo: undoDelete({
    type: 'paper_waiver',
    restore: (ctx, _id, changes) =>
      restoreWaivers(
        ctx,
        changes.flatMap(({ type, before }) => (type === 'paper_waiver' ? [before] : [])),
      ),
  }),
});
