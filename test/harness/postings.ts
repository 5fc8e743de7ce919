import { advanceTo } from './test-clock.ts';
import { type Answer, startService, type TestService, type Workspace } from './workspace.ts';

/** A sandbox agency with a client, for tests of boards. */
export interface BoardDesk {
  running: TestService;
  desk: Workspace;
  client: string;
  /** Opens an active job. */
  job(more?: Record<string, unknown>): Promise<string>;
  post(job: string, boards: string[], more?: Record<string, unknown>): Promise<Answer>;
  /** A posting as it stands. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  posting(id: string): Promise<any>;
  /** The postings of a job by board. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  postingsOf(job: string): Promise<Record<string, any>>;
  set(board: string, body: Record<string, unknown>): Promise<Answer>;
  runDue(): Promise<number>;
  advance(by: { days?: number; minutes?: number }): Promise<void>;
  close(): Promise<void>;
}

/** Starts a service with a sandbox, whose clock can be moved. */
export async function startBoardDesk(env: Record<string, string> = {}): Promise<BoardDesk> {
  const running = await startService({ PUBLIC_URL: 'https://desk.example', ...env });
  return boardDesk(running, await running.workspace({ sandbox: true }));
}

/** The same for an agency that is there. */
export async function boardDesk(running: TestService, desk: Workspace): Promise<BoardDesk> {
  const client = (await desk.api.post('/clients', { name: 'Acme Mining' })).body.data.id;
  return {
    running,
    desk,
    client,
    async job(more = {}) {
      const made = await desk.api.post('/jobs', {
        title: 'Controller',
        client_id: client,
        description: 'Requirements:\n- CPA or CA is required',
        employment_type: 'full_time',
        location: { type: 'on_site', city: 'Perth', country: 'AU' },
        ...more,
      });
      return made.body.data.id;
    },
    post: (job_id, board_slugs, more = {}) =>
      desk.api.post('/distribution/postings', { job_id, board_slugs, ...more }),
    posting: async (id) => (await desk.api.get(`/distribution/postings/${id}`)).body.data,
    async postingsOf(job) {
      const { data } = (await desk.api.get(`/distribution/postings?job_id=${job}&limit=100`)).body;
      return Object.fromEntries(data.reverse().map((row: { board_slug: string }) => [row.board_slug, row]));
    },
    set: (board, body) => desk.api.patch(`/distribution/boards/${board}`, body),
    runDue: () => running.service.jobs.runDue(),
    async advance({ days = 0, minutes = 0 }) {
      const row = await running.service.store.read((db) =>
        db
          .selectFrom('accounts')
          .where('id', '=', desk.accountId)
          .select('clock_offset_ms')
          .executeTakeFirstOrThrow(),
      );
      const from = Date.now() + row.clock_offset_ms;
      const to = new Date(from + (days * 1440 + minutes) * 60_000).toISOString();
      const moved = await advanceTo(desk.api, to);
      if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
    },
    close: () => running.close(),
  };
}
