import { insertRow } from '#db/rows.ts';
import { applied, type Hire } from './hire.ts';
import type { TestService, Workspace } from './workspace.ts';

/** A contract and whose it is. */
export interface Contract extends Hire {
  placementId: string;
}

/** A contract placement in a country, with the terms given. */
export async function contracted(
  desk: Workspace,
  terms: Record<string, unknown> = {},
  country = 'AU',
): Promise<Contract> {
  const hire = await applied(desk.api);
  await desk.api.patch(`/jobs/${hire.jobId}`, { location: { type: 'on_site', country } });
  const made = await desk.api.post('/placements', {
    application_id: hire.applicationId,
    placement_type: 'contract',
    start_date: '2026-01-05',
    contract_end_date: '2099-12-31',
    ...terms,
  });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body.error));
  return { ...hire, placementId: made.body.data.id };
}

/** Runs one action of the catalogue, alone in a batch, and answers its item. */
export async function act(desk: Workspace, action: string, input: object, key?: string) {
  const api = key === undefined ? desk.api : desk.as(key);
  const { body } = await api.post('/batch', { actions: [{ action, input }] });
  return body.data?.items?.[0] ?? { error: body.error };
}

/** A document whose bytes nobody reads. */
export async function storedDocument(
  running: TestService,
  desk: Workspace,
  candidateId: string | null,
): Promise<string> {
  const now = new Date().toISOString();
  const id = `doc_${crypto.randomUUID().replaceAll('-', '')}`;
  await running.service.store.write(({ tx }) =>
    insertRow(tx, 'documents', {
      id,
      account_id: desk.accountId,
      candidate_id: candidateId,
      kind: 'paper',
      filename: 'check.pdf',
      mime_type: 'application/pdf',
      size: 4,
      sha256: 'a'.repeat(64),
      created_by: null,
      created_at: now,
      updated_at: now,
    }),
  );
  return id;
}
