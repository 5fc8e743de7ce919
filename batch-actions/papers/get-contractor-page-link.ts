import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { getContractorLink, makeContractorLink, undoContractorLink } from '#src/domain/papers/index.ts';
import { ContractorLink } from '#src/domain/papers/schema.ts';
import { id } from '#src/lib/ids.ts';

export const getContractorPageLinkAction = defineWrite({
  name: 'get_contractor_page_link',
  title: "Make a link to a contractor's page",
  titleIn: { de: 'Link zur Seite für den Einsatz erstellen', fr: 'Créer un lien vers une page de mission' },
  description:
    "Make a fresh link to a contractor's own page, without a login, valid for 60 days: there they set availability, day rate and " +
    'preferred areas, see which documents are asked for and upload them (status to_check until check_paper). The link before stops ' +
    'working. It is shown once, in `url`, and nothing is sent: pass it on, for example with send_email. Whoever has it can upload as ' +
    'this person. candidate_id comes from list_candidates.',
  phrasings:
    'the page where the contractor uploads; link for uploading his documents; upload page for her; send me the contractor link; where can he upload; a page where she uploads her stuff; link for his documents; where does the contractor send the papers; upload page for the contractor; give the contractor a page where she uploads her stuff; link for him to send his documents; let her hand in her papers online; send him the link for his paperwork',
  scope: 'candidates:write',
  synonyms: ['upload link', 'portal link', 'contractor portal'],
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: true },
  input: z.object({ candidate_id: id('candidate') }),
  output: ContractorLink,
  prepare: async (ctx) => ctx.ports.makeContractorLink(),
  run: makeContractorLink,
  subject: (link) => link.id,
  secrets: ['url'],
  undo: undoCreate({
    type: 'contractor_link',
    fields: ['revoked_at'],
    read: (ctx, id) => getContractorLink(ctx, id),
    remove: (ctx, id) => undoContractorLink(ctx, id),
  }),
});
