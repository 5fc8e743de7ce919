import type { Action } from '#src/action/define.ts';
import { untrustedPaths } from '#src/lib/trust.ts';

const known = new WeakMap<Action, ReadonlyMap<string, string>>();

/** Where an action's result holds what outsiders wrote (`body`, `items.*.cv_text`), and who they are. */
export function untrustedIn(action: Action): ReadonlyMap<string, string> {
  let paths = known.get(action);
  if (paths === undefined) {
    paths = untrustedPaths(action.output);
    known.set(action, paths);
  }
  return paths;
}
