import { type Ran, runAction } from './action.ts';
import { useDesk } from './fixture.ts';
import { applied } from './hire.ts';
import type { Answer, TestService, Workspace } from './workspace.ts';

/** An agency whose quotas a test looks at. */
export interface QuotaDesk {
  running(): TestService;
  desk(): Workspace;
  /** Runs an action as the agency's admin. */
  run(action: string, input: object): Promise<Ran>;
  /** Logs a placement and, unless it is to wait, marks it as started. Answers its id. */
  placed(terms: Record<string, unknown>, status?: string): Promise<string>;
  team(name: string): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into boards of every scope
  board(period?: string): Promise<any>;
}

/** A service with one agency in Australia, for a test file. */
export function openQuotaDesk(): QuotaDesk {
  const { running, desk } = useDesk({ country: 'AU' });
  return {
    running: () => running,
    desk: () => desk,
    run: (action, input) => runAction(running, desk.adminKey, action, input),
    placed: (terms, status) => placed(desk, terms, status),
    team: async (name) => (await desk.api.post(`/accounts/${desk.accountId}/teams`, { name })).body.data.id,
    board: async (period = 'current') => (await desk.api.get(`/quotas/periods/${period}`)).body.data,
  };
}

/** Logs a placement in an agency and moves it to a status. Answers its id. */
export async function placed(
  desk: Workspace,
  terms: Record<string, unknown>,
  status = 'started',
): Promise<string> {
  const { applicationId } = await applied(desk.api);
  const made = await desk.api.post('/placements', { application_id: applicationId, ...terms });
  expectOk(made);
  if (status !== 'pending_start')
    expectOk(await desk.api.patch(`/placements/${made.body.data.id}`, { status }));
  return made.body.data.id;
}

function expectOk({ status, body }: Answer): void {
  if (status >= 300) throw new Error(JSON.stringify(body.error));
}

/** A day of this year so many months from now, in the middle of its month. */
export function monthsFromNow(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15)).toISOString().slice(0, 10);
}

/** Today in Sydney, where these agencies are. */
export function todayThere(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
}
