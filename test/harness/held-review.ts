import { expect } from 'vitest';
import { decide } from '#src/batch/approval-decide.ts';
import { readApproval } from '#src/batch/approval-view.ts';
import type { AppError } from '#src/lib/errors.ts';
import type { Answer, TestService, Workspace } from './workspace.ts';

/**
 * Decides about a held record as an agency's admin does: a key asks, and the admin approves of it on the page.
 * @param meanwhile what happens between that the page is read and that it is approved
 */
export async function decideHeld(
  running: TestService,
  desk: Workspace,
  record: string,
  decision: 'release' | 'withdraw' = 'release',
  meanwhile: () => unknown = () => {},
): Promise<Answer> {
  const reason = 'The person agreed to it.';
  const asked = await desk.api.post(`/held/${record}/decision`, { decision, reason });
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  expect(asked.body.data.status).toBe('awaiting_approval');
  await approve(running, desk, asked.body.data.approval.id, meanwhile);
  const decided = await desk.api.get(`/batch/${asked.body.data.batch_id}`);
  const [item] = decided.body.data.items;
  expect(item.status, JSON.stringify(decided.body)).toBe('succeeded');
  return decided;
}

/** Approves as the agency's admin what a page shows. */
async function approve(
  running: TestService,
  desk: Workspace,
  id: string,
  meanwhile: () => unknown,
): Promise<void> {
  const admin = { accountId: desk.accountId, userId: desk.adminId, name: 'Mia', role: 'admin' } as const;
  const { hash } = await readApproval(running.service, admin, id);
  await meanwhile();
  await decide(running.service, admin, id, { approve: true, hash }).catch((error: AppError) => {
    // What moved is told, as a refusal here may not come a second time.
    throw new Error(`${error.message} ${JSON.stringify(error.details.extra)}`, { cause: error });
  });
  await running.service.batches.settled();
}
