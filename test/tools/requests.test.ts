import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import { findActions } from '#src/batch/index.ts';
import { cpuTime } from '#test/harness/cpu.ts';
import { useService } from '#test/harness/fixture.ts';
import requests from './requests.json' with { type: 'json' };

/** Of the 60 requests, how many may miss; fewer in proportion while some of their actions are still to come. */
const MISSES = 3;

const running = useService();
let principal: Principal;

beforeAll(async () => {
  const agency = await running.workspace();
  principal = await running.service.authentication.bearer(agency.adminKey);
});

const present = requests.filter(({ action }) => catalogue.has(action));

it('holds 60 requests as people write them', () => {
  expect(requests).toHaveLength(60);
  expect(new Set(requests.map(({ request }) => request)).size).toBe(60);
});

it('finds the right action among the first three for 57 of 60 requests', () => {
  const missed = present.filter(({ request, action }) => {
    const found = findActions(principal, request, { limit: 3 });
    return !found.some(({ name }) => name === action);
  });
  const shown = missed.map(({ request, action }) => {
    const found = findActions(principal, request, { limit: 4 }).map(({ name }) => name);
    return `${request} → ${action}, found ${found.join(', ')}`;
  });
  expect(shown.length, shown.join('\n')).toBeLessThanOrEqual(
    Math.floor((MISSES * present.length) / requests.length),
  );
});

it('finds the report first that lists whose papers are missing or have run out', () => {
  for (const request of [
    'which contractors have papers missing',
    'who has expired papers',
    'contractors with missing documents',
    'whose papers have run out',
  ])
    expect([request, findActions(principal, request, { limit: 1 })[0]?.name]).toEqual([
      request,
      'run_report',
    ]);
});

it('answers in under 5 ms', () => {
  findActions(principal, 'warm up');
  const times = requests.flatMap(({ request }) => {
    const began = cpuTime();
    findActions(principal, request, { limit: 5 });
    return cpuTime() - began;
  });
  expect(times.sort((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(5);
});

it('finds an action by its name however it is written, and shows nothing that the credential may not do', async () => {
  for (const query of ['create_placement', 'Create Placement', 'create-placement']) {
    expect(findActions(principal, query)[0]?.name).toBe('create_placement');
  }
  const narrow = { ...principal, scopes: new Set(['clients:read']) };
  expect(findActions(narrow, 'create a client').map(({ name }) => name)).not.toContain('create_client');
});

it('finds it through a slip of the pen', () => {
  expect(findActions(principal, 'log a plcement', { limit: 3 }).map(({ name }) => name)).toContain(
    'create_placement',
  );
});
