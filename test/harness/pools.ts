import { useDesk } from './fixture.ts';
import type { Api, TestService, Workspace } from './workspace.ts';

/** The smallest file that its bytes show to be a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

// biome-ignore lint/suspicious/noExplicitAny: tests read into records of every shape
type Data = any;

/** An agency whose talent pools a test looks at. */
export interface PoolDesk {
  running(): TestService;
  desk(): Workspace;
  api(): Api;
  pool(more?: Record<string, unknown>): Promise<Data>;
  candidate(more?: Record<string, unknown>): Promise<Data>;
  add(poolId: string, candidateId: string): Promise<Data>;
  members(poolId: string, query?: string): Promise<Data[]>;
  requests(poolId: string): Promise<Data[]>;
  /** Asks to join a pool at its public address, with the fields given in place of good ones (null: left out). */
  join(pool: Data, fields?: Record<string, string | null>, cv?: Uint8Array | null): Promise<Joined>;
  /** Runs one action through a batch and undoes it. */
  doAndUndo(action: string, input: object): Promise<Data>;
}

export interface Joined {
  status: number;
  headers: Headers;
  body: Data;
}

let count = 0;

/** Posts a form to the public address of a pool. */
export async function postJoin(
  running: TestService,
  url: string,
  fields: Record<string, string | null> = {},
  cv: Uint8Array | null = null,
): Promise<Joined> {
  count += 1;
  const form = new FormData();
  const whole = { full_name: 'Jo Asker', email: `jo${count}@people.example`, consent: 'true', ...fields };
  for (const [name, value] of Object.entries(whole)) if (value !== null) form.set(name, value);
  if (cv !== null) form.set('cv', new Blob([Buffer.from(cv)]), 'Jo Asker.pdf');
  const path = new URL(url).pathname;
  const response = await running.app.request(path, { method: 'POST', body: form });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** A service with one agency in Australia, for a test file. */
export function openPoolDesk(
  env: Record<string, string> = {},
  options: { sandbox?: boolean } = {},
): PoolDesk {
  const { running, desk } = useDesk({
    country: 'AU',
    ...options,
    env: { PUBLIC_PAGE_PER_TEN_MINUTES: '100000', PUBLIC_UNKNOWN_PER_DAY: '100000', ...env },
  });
  const made = async (path: string, body: object) => {
    const answer = await desk.api.post(path, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body.error));
    return answer.body.data;
  };
  return {
    running: () => running,
    desk: () => desk,
    api: () => desk.api,
    pool: (more = {}) => {
      count += 1;
      return made('/talent-pools', { name: `Pool ${count}`, ...more });
    },
    candidate: (more = {}) => {
      count += 1;
      return made('/candidates', { name: 'Ana Ruiz', email: `ana${count}@people.example`, ...more });
    },
    add: (poolId, candidate_id) => made(`/talent-pools/${poolId}/members`, { candidate_id }),
    members: async (poolId, query = '') =>
      (await desk.api.get(`/talent-pools/${poolId}/members?limit=100${query}`)).body.data,
    requests: async (poolId) => (await desk.api.get(`/talent-pools/${poolId}/requests?limit=100`)).body.data,
    join: (pool, fields, cv) => postJoin(running, pool.join_url, fields, cv),
    doAndUndo: async (action, input) => {
      const batch = await desk.api.post('/batch', { actions: [{ action, input }] });
      const [item] = batch.body.data.items;
      if (item.status !== 'succeeded') throw new Error(JSON.stringify(item.error));
      const undone = await desk.api.post(`/batch/${batch.body.data.batch_id}/undo`);
      return { result: item.result, undo: undone.body.data.items[0].undo };
    },
  };
}
