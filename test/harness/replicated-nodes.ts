import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { Store } from '#db/store.ts';
import { fixture } from './fixture.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import { type Api, apiOf, startService, type TestService } from './workspace.ts';

/** Two nodes on one agency, whose reports and searches are read from a standby. */
export interface ReplicatedNodes {
  pair: PostgresPair;
  nodes: TestService[];
  /** The interface of a node, by the agency's admin. */
  api(at: 0 | 1): Api;
  readonly store: Store;
}

/** Two nodes on a primary and a standby that follows it without being waited for. */
export function useReplicatedNodes(): ReplicatedNodes {
  const pair = fixture(() => startPostgresPair({ synchronous: false }));
  const nodes: TestService[] = [];
  let key = '';
  beforeAll(async () => {
    const env = {
      DATABASE_URL: pair.both('desk'),
      DATABASE_READ_URL: pair.standby.url('desk'),
      DATABASE_TIMEOUT_SECONDS: '600',
    };
    const first = await startService(env);
    nodes.push(first, await startService(env, first.dataDir));
    key = (await first.workspace()).adminKey;
  });
  const node = (at: number): TestService => {
    const found = nodes[at];
    if (found === undefined) throw new Error('the nodes have not started');
    return found;
  };
  return {
    pair,
    nodes,
    api: (at) => apiOf(node(at).app, key),
    get store() {
      return node(0).service.store;
    },
  };
}

export async function search(api: Api, word: string): Promise<{ names: string[]; asOf: unknown }> {
  const answer = await api.post('/candidates/search', { query: word });
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  const people = answer.body.data.results as { name: string }[];
  return { names: people.map(({ name }) => name), asOf: answer.body.meta.as_of };
}

export async function createPerson(api: Api, name: string, headline: string): Promise<void> {
  const answer = await api.post('/candidates', { name, email: `${randomUUID()}@example.test`, headline });
  expect([answer.status, answer.body]).toEqual([201, answer.body]);
}
