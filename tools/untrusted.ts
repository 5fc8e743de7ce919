import type { Action } from '#src/action/define.ts';

const NONE: ReadonlyMap<string, string> = new Map();

export function untrustedPaths(_action: Action): ReadonlyMap<string, string> {
  return NONE;
}
