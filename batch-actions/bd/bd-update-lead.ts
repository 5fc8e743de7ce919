import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getPlainLead, updateAndShowLead, updateLead } from '#src/domain/bd/index.ts';
import { BdLeadDetail, LEAD, UpdateLead } from '#src/domain/bd/schema.ts';

export const bdUpdateLeadAction = defineWrite({
  name: 'bd_update_lead',
  title: 'Change a lead',
  titleIn: { de: 'Chance ändern', fr: 'Modifier une piste' },
  description:
    'Change a lead: status new, actioned or dismissed (dismissed scores nothing), owner, next_action and when, strength and ' +
    'text. null clears a field that may be empty. Nobody is written to. lead_id comes from list_bd_leads; use bd_convert_lead ' +
    'when it was won.',
  phrasings:
    'the lead went cold; drop the lead; that lead is nothing; change the next step of the lead; the lead is stronger now; move the lead on; they are not interested any more; I called the lead; put a next step on the lead; lead went cold; called the lead; dismiss that lead; not a lead any more; mark the lead as contacted',
  scope: 'clients:write',
  synonyms: ['dismiss a lead'],
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateLead,
  output: BdLeadDetail,
  run: updateAndShowLead,
  subject: (lead) => lead.id,
  undo: undoUpdate({
    record: LEAD,
    read: (ctx, id) => getPlainLead(ctx, id),
    write: (ctx, id, fields) => updateLead(ctx, UpdateLead.parse({ lead_id: id, ...fields })),
  }),
});
