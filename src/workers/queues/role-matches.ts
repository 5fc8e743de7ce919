import type { Runtime } from '#src/action/execute.ts';
import {
  roleMatchesOf,
  settleRoles,
  type ToMatch,
  toMatch,
  unmatchedImports,
} from '#src/domain/imports/index.ts';
import type { RoleMatches } from '#src/domain/imports/schema.ts';
import type { Queue } from '../queue.ts';
import { readAsSystem } from '../system.ts';

/** Matches the people of an import with the open jobs: a read of its own for each job, so that nobody waits for all of them. */
export function roleMatches({ runtime }: { runtime: Runtime }): Queue<ToMatch, RoleMatches> {
  return {
    name: 'match_imported',
    title: 'Matched the people of an import with open jobs',
    places: { perAccount: 1, all: 2 },
    due: unmatchedImports,
    read: toMatch,
    work: async ({ people, jobs }, accountId) => {
      const found: RoleMatches = [];
      for (const job of jobs)
        found.push(
          ...((await readAsSystem(runtime, accountId, (ctx) => roleMatchesOf(ctx, job, people))) ?? []),
        );
      return found;
    },
    write: settleRoles,
  };
}
