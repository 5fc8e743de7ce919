import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { addLead, getPlainLead, removeLead } from '#src/domain/bd/index.ts';
import { AddLead, BdLead } from '#src/domain/bd/schema.ts';

export const bdAddLeadAction = defineWrite({
  name: 'bd_add_lead',
  title: 'Add a lead',
  titleIn: { de: 'Chance eintragen', fr: 'Ajouter une piste' },
  description:
    'Add to a target a reason to speak to it now: an ad, funding, growth, a new head, a contact who moved. It adds strength ' +
    'to the score of the target for 30 days (a usual one of its kind unless given). With role_title, get_bd_lead finds people ' +
    'for it. target_id comes from list_bd_targets or bd_create_target.',
  phrasings:
    'they are hiring remember it; heard that they got funding; the company is growing note it as a lead; saw their ad; a reason to ring that company; a tip about a company that needs people; new lead; somebody moved to a company we could win; new company worth chasing; a firm that might need us; got a tip about a company; somebody hiring we do not work with yet; spotted them advertising; a lead from the trade fair; put it down as a lead; possible new business; I saw they are hiring; heard that Delta needs welders; saw their ad on Seek, keep it as a lead; a mate told me they are growing; got a tip; log a lead; sniffed out an opening',
  scope: 'clients:write',
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  input: AddLead,
  output: BdLead,
  run: addLead,
  subject: (lead) => lead.id,
  undo: undoCreate({
    type: 'bd_lead',
    read: (ctx, id) => getPlainLead(ctx, id),
    remove: (ctx, id) => removeLead(ctx, id),
  }),
});
