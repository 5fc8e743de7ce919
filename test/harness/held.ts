import { slowAction, withActions } from './batch.ts';
import { startService, type TestService, type Workspace } from './workspace.ts';

let made = 0;

/** A name that no other test uses. */
export function freshName(): string {
  made += 1;
  return `Living ${made}`;
}

/** An item that makes a client. */
export function client(id?: string, more: object = {}) {
  const input = { name: freshName() };
  return { ...(id === undefined ? {} : { id }), action: 'create_client', input, ...more };
}

/** An item that makes a client once the gate is open. */
export const slow = (id: string, more: object = {}) => ({
  id,
  action: 'slow_client',
  input: { name: freshName() },
  ...more,
});

/** An item that fails. */
export const bad = (id: string) => ({ id, action: 'get_client', input: { client_id: 'cli_nobody' } });

// biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
export const statuses = (data: any): string[] => data.items.map((item: { status: string }) => item.status);

/** An agency whose slow actions a test holds at a gate. */
export interface HeldDesk {
  running: TestService;
  agency: Workspace;
  /** The names that slow work was called with since the gate was shut. */
  readonly called: readonly string[];
  shut(): void;
  open(): void;
  /** Resolves when so many slow items wait at the gate. */
  preparing(count: number): Promise<void>;
  /** Reads a batch until its first item has committed: the store takes its time, whatever the event loop does. */
  firstCommitted(batchId: string): Promise<void>;
  /** Resolves when a batch is to be cancelled, as it stands in the store. */
  cancelRequested(batchId: string): Promise<void>;
  close(): Promise<void>;
}

export async function startHeldDesk(): Promise<HeldDesk> {
  const running = await startService();
  const agency = await running.workspace({ country: 'AU' });
  const called: string[] = [];
  let gate: { open: () => void; promise: Promise<void> } = { open: () => {}, promise: Promise.resolve() };
  const waiting = async ({ name }: { name: string }): Promise<string> => {
    called.push(name);
    await gate.promise;
    return name;
  };
  withActions(
    running,
    [slowAction('slow_client', waiting), slowAction('call_client', waiting, { outside: true })],
    20,
  );
  return {
    running,
    agency,
    called,
    shut() {
      called.length = 0;
      let open = (): void => {};
      const promise = new Promise<void>((resolve) => {
        open = resolve;
      });
      gate = { open, promise };
    },
    open: () => gate.open(),
    async preparing(count) {
      while (called.length < count) await new Promise((resolve) => setImmediate(resolve));
    },
    async firstCommitted(id) {
      const first = async () => (await agency.api.get(`/batch/${id}`)).body.data.items[0].status;
      while ((await first()) !== 'succeeded') await new Promise((resolve) => setImmediate(resolve));
    },
    async cancelRequested(id) {
      const requested = () =>
        running.service.store.read((db) =>
          db
            .selectFrom('batches')
            .select('cancel_requested')
            .where('account_id', '=', agency.accountId)
            .where('id', '=', id)
            .executeTakeFirst(),
        );
      while ((await requested())?.cancel_requested !== 1)
        await new Promise((resolve) => setImmediate(resolve));
    },
    async close() {
      gate.open();
      await running.close();
    },
  };
}
