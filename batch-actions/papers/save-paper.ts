import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { getPaper, removePaper, savePaper } from '#src/domain/papers/index.ts';
import { Paper, SavePaper } from '#src/domain/papers/schema.ts';

export const savePaperAction = defineWrite({
  name: 'save_paper',
  title: 'Save a contractor document',
  titleIn: { de: 'Unterlage ablegen', fr: 'Enregistrer un document de mission' },
  description:
    'Save a contractor document that somebody of the agency has seen: kind, country, issue and end dates, what stands on it, the ' +
    'file (upload_document). It replaces the one of the same kind and country. A document made for one engagement (contractor ' +
    'agreement, assignment schedule, …) needs placement_id and the scope placements:write; with placement_id the country may be ' +
    "left out. Saving an upload's document_id accepts that upload; check_paper does so too, or rejects it. candidate_id comes from list_candidates, a kind's word from list_paper_kinds.",
  phrasings:
    'file his insurance; record the police check; put her visa on record; her licence runs until; enter the certificate; he sent his public liability; log the working with children check; his licence came through; got her certificate put it on file; the clearance arrived; she sent her visa; new insurance for the contractor; record the white card; his check came in; her licence arrived; got the ticket; record the certificate; police check is back; enter his visa; she sent her insurance; put the white card on file; medical is done; has her first aid now; his police check is good until 2028; got her working with children check; licence number is; visa valid until June; record his insurance; add the white card; she sent her right to work; medical done, valid for a year; put his ticket in with the expiry; new expiry for the licence; his forklift licence came in',
  scope: 'candidates:write',
  synonyms: ['police check', 'licence', 'insurance certificate', 'right to work', 'expires'],
  idempotency: 'required',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  settableBy: { status: 'check_paper', reason: 'check_paper' },
  derived: { stops_counting_on: 'expires_on', label: 'kind' },
  input: SavePaper,
  output: Paper,
  run: savePaper,
  subject: (paper) => paper.id,
  undo: undoCreate({
    type: 'paper',
    fields: ['kind', 'country', 'details', 'issued_on', 'expires_on', 'document_id', 'checked_at'],
    read: (ctx, id) => getPaper(ctx, id),
    remove: (ctx, id) => removePaper(ctx, id),
  }),
});
