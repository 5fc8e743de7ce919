import { defineWrite } from '#src/action/define.ts';
import { convertLead } from '#src/domain/bd/index.ts';
import { ConvertedLead, ConvertLead } from '#src/domain/bd/schema.ts';

export const bdConvertLeadAction = defineWrite({
  name: 'bd_convert_lead',
  title: 'Make a client of a lead',
  titleIn: { de: 'Aus einer Chance einen Kunden machen', fr: 'Faire un client d’une piste' },
  description:
    'Win a lead: its target becomes a client (client_id for one that there is already), contact is added to it, and with ' +
    'job_title or the role_title of the lead a job is opened. Once only; the lead reads converted and the target won. Nobody ' +
    'is written to; go on with send_spec or create_submission. lead_id comes from list_bd_leads.',
  phrasings:
    'the lead came good; they gave us the job; the prospect became a client; won the lead; turn the lead into a client; they signed with us make it a job; they want to work with us turn the lead into a client; the prospect signed; lead became a customer; lead came good; they became a client; turn the lead into a client and a job; the tip worked, open the role; convert it',
  scope: 'clients:write',
  synonyms: ['win a lead'],
  idempotency: 'required',
  risk: { destructive: false, outward: false, reversible: false },
  input: ConvertLead,
  output: ConvertedLead,
  run: convertLead,
  irreversible: 'Close the job with update_job, and remove a client made by it with delete_client.',
  subject: ({ lead }) => lead.id,
});
