import { allUsers } from '#src/domain/accounts/people.ts';
import type { ToolCall } from './tool.ts';

/** The admins by name, who may give the missing scope. Their names are for credentials of a person alone. */
export async function adminsFor({
  desk,
  principal,
}: Pick<ToolCall, 'desk' | 'principal'>): Promise<string[]> {
  if (principal.user === null) return [];
  const people = await desk.service.runtime.store.read((db) => allUsers(db, principal.account.id));
  return people
    .filter(({ role, status }) => role === 'admin' && status !== 'paused')
    .slice(0, 3)
    .map(({ name }) => name);
}
