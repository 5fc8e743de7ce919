import { insertRow, json } from '#db/rows.ts';
import type { CvFields } from '#src/domain/cv/schema.ts';
import { newId } from '#src/lib/ids.ts';
import type { TestService, Workspace } from '#test/harness/workspace.ts';

const NOTHING: CvFields = {
  name: null,
  email: null,
  phone: null,
  linkedin_url: null,
  location: null,
  headline: null,
  summary: null,
  current_title: null,
  current_company: null,
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  languages: [],
};

/** A draft as if it had been read from a CV that says just this, without opening one. */
export async function stagedDraft(
  running: TestService,
  desk: Workspace,
  fields: Partial<CvFields>,
  days = 30,
): Promise<{ id: string; documentId: string }> {
  const made = await desk.api.post('/documents', {
    file_base64: Buffer.from(`CV of ${fields.name}`).toString('base64'),
    filename: 'cv.txt',
    kind: 'cv',
  });
  const id = newId('candidate_draft');
  const documentId: string = made.body.data.id;
  const now = new Date();
  await running.service.store.write(({ tx }) =>
    insertRow(tx, 'candidate_drafts', {
      id,
      account_id: desk.accountId,
      document_id: documentId,
      fields: json.encode({ ...NOTHING, ...fields }),
      provenance: json.encode({ name: { confidence: 0.9, page: 1, quote: fields.name ?? '' } }),
      text_quality: json.encode({ score: 1, columns: 1, ocr_needed: false, hidden_text: [] }),
      source: 'api',
      status: 'staged',
      candidate_id: null,
      created_by: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * 86_400_000).toISOString(),
    }),
  );
  return { id, documentId };
}
