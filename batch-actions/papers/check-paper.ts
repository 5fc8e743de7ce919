import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { CHECKED_MEMBERS, checkPaper, getPaper, restorePaper } from '#src/domain/papers/index.ts';
import { CheckPaper, PAPER, Paper } from '#src/domain/papers/schema.ts';

export const checkPaperAction = defineWrite({
  name: 'check_paper',
  title: 'Accept or reject a contractor document',
  titleIn: { de: 'Unterlage annehmen oder ablehnen', fr: 'Accepter ou refuser un document de mission' },
  description:
    'Accept (valid) or reject a contractor document after somebody has looked at it: an upload from the contractor page with ' +
    'status to_check, or a document that turned out to be wrong. Accepted, it replaces the one of its kind that counted before; ' +
    'dates and details can be set at once. A rejected one stays listed with its reason, which the contractor is shown. paper_id ' +
    'comes from list_candidate_papers or get_placement_papers (to_check_paper_id). A document that was never uploaded is save_paper.',
  phrasings:
    'the visa scan is unreadable; approve the document; the certificate is fine; knock the document back; check his upload; reject the licence he sent; verify her certificate; look at what he uploaded; is the scan readable; approve the licence; the certificate is wrong send it back; accept the document; I have looked at the visa, it is fine; approve the document he uploaded; verify the licence; the certificate is genuine; reject the scan, unreadable; mark the check as seen; tick off his passport; paper is ok; sighted the original',
  scope: 'candidates:write',
  synonyms: ['approve upload', 'verify document', 'decline'],
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  settableBy: { document_id: 'save_paper', kind: 'save_paper', country: 'save_paper' },
  input: CheckPaper,
  output: Paper,
  run: checkPaper,
  subject: (paper) => paper.id,
  undo: undoUpdate({
    record: PAPER,
    fields: CHECKED_MEMBERS,
    read: (ctx, id) => getPaper(ctx, id),
    write: restorePaper,
  }),
});
