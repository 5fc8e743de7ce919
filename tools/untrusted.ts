import type { Action } from '#src/action/define.ts';
import { untrustedPaths } from '#src/lib/trust.ts';

const known = new WeakMap<Action, ReadonlyMap<string, string>>();

/** The paths of an action's result with untrusted text (`body`, `items.*.cv_text`), and who wrote it. */
export function untrustedIn(action: Action): ReadonlyMap<string, string> {
  let paths = known.get(action);
  if (paths === undefined) {
    paths = untrustedPaths(action.output);
    known.set(action, paths);
  }
  return paths;
}
