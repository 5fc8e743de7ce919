import * as z from 'zod';

import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import { type Action, defineWrite } from '#src/action/define.ts';
import { execute, type Outcome } from '#src/action/execute.ts';
import type { WriteContext } from '#src/domain/context.ts';
import type { TestService } from './workspace.ts';

/** What running an action left, for a test that looks behind the interfaces. */
export interface Ran {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  data: any;
  warnings: Outcome['warnings'];
  meta: Outcome['meta'];
  /** The names of the events that went to the outbox, in order. */
  events: string[];
  /** The events themselves. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  outbox: { event: string; data: any }[];
  activities: { type: string; summary: string }[];
}

/** Runs an action of the catalogue by name with a key, as a batch item would be, without an interface. */
export async function runAction(
  running: TestService,
  key: string,
  name: string,
  input: unknown,
): Promise<Ran> {
  return run(running, await running.service.authentication.bearer(key), named(name), input);
}

/** Runs an action as the person of a key does who is signed in on the agency's pages. */
export async function runSignedIn(
  running: TestService,
  key: string,
  name: string,
  input: unknown,
): Promise<Ran> {
  const principal = await running.service.authentication.bearer(key);
  const credential = { ...principal.credential, type: 'session', mode: null } as const;
  return run(running, { ...principal, credential }, named(name), input);
}

function named(name: string): Action {
  const action = catalogue.get(name);
  if (action === undefined) throw new Error(`no action ${name}`);
  return action;
}

/** Runs a function of the domain in a unit of its own, with all that a write leaves behind. */
export async function runInDomain<T>(
  running: TestService,
  key: string,
  work: (ctx: WriteContext) => Promise<T>,
): Promise<Ran> {
  const action = defineWrite({
    name: 'test_domain',
    title: 'Test the domain',
    description: 'Runs a function of the domain in a unit.',
    scope: null,
    idempotency: 'optional',
    risk: { destructive: false, outward: false, reversible: false },
    input: z.object({}),
    output: z.unknown(),
    run: (ctx) => work(ctx),
    subject: () => null,
  });
  return run(running, await running.service.authentication.bearer(key), action, {});
}

async function run(running: TestService, principal: Principal, action: Action, input: unknown): Promise<Ran> {
  const outcome = await execute(running.service.runtime, action, input, {
    principal,
    origin: { channel: 'job', requestId: 'req_test' },
  });
  const { status, data, warnings, meta, effects } = outcome;
  const outbox = effects?.events ?? [];
  return {
    status,
    data,
    warnings,
    meta,
    events: outbox.map(({ event }) => event),
    outbox,
    activities: effects?.activities ?? [],
  };
}
