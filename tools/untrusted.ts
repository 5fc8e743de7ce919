import type { Action } from '#src/action/define.ts';
import { type Mark, untrustedPaths } from '#src/lib/trust.ts';

const known = new WeakMap<Action, ReadonlyMap<string, Mark>>();

/** The paths of an action's result that may hold untrusted text (`body`, `items.*.cv_text`), each with what marks it. */
export function untrustedIn(action: Action): ReadonlyMap<string, Mark> {
  let paths = known.get(action);
  if (paths === undefined) {
    paths = untrustedPaths(action.output);
    known.set(action, paths);
  }
  return paths;
}
