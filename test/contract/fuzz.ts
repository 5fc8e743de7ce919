import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { Principal } from '#src/access/principal.ts';
import { execute } from '#src/action/execute.ts';
import { routes } from '#src/http/routes/index.ts';
import { AppError } from '#src/lib/errors.ts';
import type { TestService } from '#test/harness/workspace.ts';
import { arbitraryInput } from './arbitrary-input.ts';
import { newStage } from './stage.ts';
import type { World } from './world.ts';

// The clock of a sandbox stops at each day on its way: ten years take half a minute, which one short run in five met.
const LEAPS_FROM = 1000;
const LEAP_MS = 90 * 24 * 3_600_000;

/** Whether an instant is months ahead. */
const isLeap = (to: unknown): boolean => Date.parse(String(to)) > Date.now() + LEAP_MS;

/**
 * Tests of so many inputs made from the schemas, and of a fifth as many raw requests.
 * @param told is given how many inputs were done, and how many ended with each error
 */
export function fuzzTests(
  cases: number,
  timeout: number,
  told?: (ends: Record<string, number>) => void,
): void {
  const takesLeaps = cases >= LEAPS_FROM;
  let running: TestService;
  let world: World;
  let principal: Principal;
  beforeAll(async () => {
    ({ running, world } = await newStage({ RATE_LIMIT_AI_PER_MINUTE: '1000000' }));
    principal = await running.service.authentication.bearer(world.desk.adminKey);
  });

  it(
    `answers or refuses ${cases} inputs made from the schemas, and never fails on one`,
    async () => {
      const actions = [...catalogue.values()];
      const known = Object.values(world.ids);
      const ends = new Map<string, number>();
      const count = (end: string): void => void ends.set(end, (ends.get(end) ?? 0) + 1);
      const inputs = fc.oneof(
        ...actions.map((action) =>
          arbitraryInput(action.input, known)
            .filter(({ to }) => takesLeaps || action.name !== 'advance_test_clock' || !isLeap(to))
            .map((input) => ({ action, input })),
        ),
      );
      await fc.assert(
        fc.asyncProperty(inputs, async ({ action, input }) => {
          try {
            await execute(running.service.runtime, action, input, {
              principal,
              origin: { channel: 'http', requestId: 'req_fuzz' },
            });
            count('done');
          } catch (error) {
            if (!(error instanceof AppError))
              throw new Error(`${action.name}: ${error instanceof Error ? error.stack : String(error)}`);
            expect(error.status, `${action.name}: ${error.message}`).toBeLessThan(500);
            count(error.code);
          }
        }),
        { numRuns: cases, endOnFailure: true },
      );
      told?.(Object.fromEntries(ends));
      // Inputs that are all refused would prove little.
      expect(ends.get('done')).toBeGreaterThan(cases / 20);
    },
    timeout,
  );

  it(
    'answers every route with the envelope whatever its body, query or path holds',
    async () => {
      const words = fc.constantFrom('', 'x', '%00', '..%2f..', 'cli_1', 'null', '%E0%A4%A', '9'.repeat(400));
      const bodies = fc.oneof(
        fc.json(),
        fc.constantFrom(
          '',
          '{',
          '[]',
          'null',
          '"x"',
          '{"a":1e999}',
          '{"a":1,"a":2}',
          '{"__proto__":{}}',
          `${'['.repeat(100)}${']'.repeat(100)}`,
        ),
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...routes),
          words,
          bodies,
          words,
          async (route, word, body, query) => {
            const path = route.path.replaceAll(/\{\w+\}/g, word === '' ? 'x' : word);
            const response = await running.app.request(`/api/v1${path}?${query === '' ? '' : `a=${query}`}`, {
              method: route.method,
              headers: {
                Authorization: `Bearer ${world.desk.adminKey}`,
                'Content-Type': 'application/json',
                'Idempotency-Key': 'fuzz',
              },
              ...(route.method === 'GET' ? {} : { body }),
            });
            expect(response.status, `${route.method} ${path}`).toBeLessThan(500);
            const answer = await response.text();
            if (response.status !== 204) expect(typeof JSON.parse(answer).success, answer).toBe('boolean');
          },
        ),
        { numRuns: Math.ceil(cases / 5), endOnFailure: true },
      );
    },
    timeout,
  );
}
