import type { Principal } from '#src/action/context.ts';
import type { Action } from '#src/action/define.ts';
import { changedSince } from '#src/action/undo.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Made } from './perform.ts';
import { redactRecord } from './record-redactor.ts';
import type { Rehearsal, Version } from './rehearse.ts';

interface Planned {
  versions: readonly Version[];
  confirmText: string;
}

interface Moved {
  item: string;
  type: string;
  id: string;
  name: string | null;
  changed: Record<string, { planned: unknown; now: unknown }>;
}

/**
 * Compares what a plan showed with what it would do now.
 * @throws AppError PLAN_STALE with the difference
 */
export function refuseStale(
  plan: Planned,
  now: Rehearsal,
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
): void {
  const show = (type: string, image: object | null) => redactRecord(catalogue, principal, type, image) ?? {};
  const key = ({ type, id }: Pick<Version, 'type' | 'id'>): string => `${type} ${id}`;
  const known = new Map(plan.versions.map((version) => [key(version), version]));
  const found = new Map(now.versions.map((version) => [key(version), version]));
  const moved: Moved[] = [];
  for (const version of plan.versions) {
    const is = found.get(key(version));
    if (is !== undefined && same(version.before, is.before)) continue;
    moved.push(
      movedOf(
        version,
        show(version.type, version.before),
        is === undefined ? null : show(is.type, is.before),
      ),
    );
  }
  for (const version of now.versions) {
    if (!known.has(key(version))) moved.push(movedOf(version, {}, show(version.type, version.before)));
  }
  const failed = now.states.filter(({ status }) => status === 'failed');
  if (moved.length === 0 && failed.length === 0 && now.confirmText === plan.confirmText) return;
  throw stale(moved, {
    failing: failed.map(({ item, error }) => ({ item: item.id, error })),
    ...(now.confirmText === plan.confirmText
      ? {}
      : { confirm_text: { planned: plan.confirmText, now: now.confirmText } }),
  });
}

/**
 * Compares what people were shown who may see more than whoever asked, such as a fee.
 * @throws AppError PLAN_STALE without the difference, which whoever asked may not see
 */
export function refuseRetold(shown: string, now: string): void {
  if (shown !== now) throw stale([], {});
}

/** Checks each item's records once more inside the unit that writes them. */
export function versionGuard(versions: readonly Version[]): (label: string, made: Made) => void {
  return (label, made) => {
    for (const version of versions) {
      if (version.item !== label) continue;
      const change = made.effects?.changes.find(({ type, id }) => type === version.type && id === version.id);
      if (change === undefined || !same(change.before, version.before))
        throw stale([movedOf(version, {}, {})], {});
    }
  };
}

function movedOf(version: Version, planned: object, now: object | null): Moved {
  const fields = [...new Set([...Object.keys(planned), ...Object.keys(now ?? {})])];
  const difference = changedSince(planned, now, fields) ?? {};
  return {
    item: version.item,
    type: version.type,
    id: version.id,
    name: version.name,
    changed: Object.fromEntries(
      Object.entries(difference).map(([name, { left, now: is }]) => [name, { planned: left, now: is }]),
    ),
  };
}

function same(a: object | null, b: object | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function stale(moved: Moved[], more: Record<string, unknown>): AppError {
  const [first] = moved;
  const what =
    first === undefined
      ? 'What it would do is no longer what it showed'
      : `${first.name ?? first.id} (${first.type.replaceAll('_', ' ')}) was changed since it was made`;
  return new AppError(
    'PLAN_STALE',
    `The plan no longer fits, and nothing has run: ${what}. Plan again with dry_run: true, read the effects, and commit that plan.`,
    { extra: { difference: moved, ...more } },
  );
}
