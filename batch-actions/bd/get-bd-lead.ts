import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getLead } from '#src/domain/bd/index.ts';
import { BdLeadDetail } from '#src/domain/bd/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getBdLeadAction = defineRead({
  name: 'get_bd_lead',
  title: 'Read a lead',
  description:
    'Read one lead with matched_candidates: up to ten people whose present title suits its role_title and who may be ' +
    'approached, the best first. Send one to the contact with send_spec once the target is a client (bd_convert_lead). ' +
    'lead_id comes from list_bd_leads.',
  phrasings:
    'show the lead; what was that tip about; whom could we show them; details of the lead; tell me about that lead; where did the lead come from; what do we know about the lead',
  scope: 'clients:read',
  input: z.object({ lead_id: id('bd_lead') }),
  output: BdLeadDetail,
  run: (ctx, { lead_id }) => getLead(ctx, lead_id),
});
