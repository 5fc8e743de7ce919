import { insertRow, json } from '#db/rows.ts';
import type { BatchesTable } from '#db/schema/batches.ts';
import type { RunsAs } from '#src/batch/store.ts';
import { newId } from '#src/lib/ids.ts';
import type { TestService, Workspace } from './workspace.ts';

interface Left {
  /** Labels of items that had begun to call outside. */
  marked?: string[];
  runsAs?: RunsAs;
  columns?: Partial<BatchesTable>;
}

/** A batch of the admin's key as a process that died left it: its row, and the items that it had begun. */
export async function leftBatch(
  running: TestService,
  agency: Workspace,
  actions: readonly { id?: string; action: string; input: object; after?: string[] }[],
  { marked = [], runsAs, columns }: Left = {},
): Promise<string> {
  const { credential } = await running.service.authentication.bearer(agency.adminKey);
  const id = newId('batch');
  const at = new Date().toISOString();
  const as = runsAs ?? { id: credential.id, type: credential.type, scopes: null, token: null };
  await running.service.store.write(async ({ tx }) => {
    await insertRow(tx, 'batches', {
      id,
      account_id: agency.accountId,
      credential_id: as.id,
      credential_type: as.type,
      user_id: agency.adminId,
      mode: 'independent',
      on_error: 'continue',
      max_failures: null,
      status: 'running',
      reason: null,
      items: json.encode(actions.map((item, index) => ({ id: `a${index + 1}`, after: [], ...item }))),
      idempotency_key: null,
      plan_id: null,
      request_id: newId('request'),
      channel: 'http',
      runs_as: json.encode(as),
      claim: null,
      lease_until: null,
      cancel_requested: 0,
      attempt: 0,
      created_at: at,
      updated_at: at,
      finished_at: null,
      ...columns,
    });
    for (const label of marked) {
      const position = actions.findIndex((item) => item.id === label);
      await insertRow(tx, 'batch_items', {
        batch_id: id,
        account_id: agency.accountId,
        position,
        label,
        action: actions[position]?.action ?? '',
        status: 'running',
        http_status: null,
        result: null,
        notes: null,
        error: null,
        caused_by: null,
        done: null,
        trace: null,
        undo: null,
        sequence: 1,
        attempt: 0,
        updated_at: at,
      });
    }
  });
  return id;
}
