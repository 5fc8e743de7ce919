import * as z from 'zod';
import { holds, type Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { problemsOf } from '#src/action/parse.ts';
import { readInput } from '#src/action/sent-back.ts';
import { closest } from '#src/lib/closest.ts';
import { guardAt, type Path, sourceAt } from '#src/lib/trust.ts';
import { howCalledAlone } from './about-batches.ts';
import { MAX_CHAIN, orderOf } from './graph.ts';
import type { BatchItem, BatchRequest, ReadOptions, StoredItem } from './items.ts';
import { inputField, type Problem } from './problems.ts';
import { leaves } from './reach.ts';
import { fillReferences, findReferences, type Reference } from './references.ts';
import type { Reach } from './types.ts';
import { meantBy } from './unknown-name.ts';

interface CheckOptions extends ReadOptions {
  mode: 'independent' | 'atomic';
}

/** Checks items as far as possible before they run, and adds what is wrong to `problems`. */
export function checkItems(
  given: readonly (StoredItem | null)[],
  options: CheckOptions,
  problems: Problem[],
): Pick<BatchRequest, 'items' | 'order'> {
  const positions = new Map<string, number>();
  given.forEach((item, position) => {
    if (item === null) return;
    const first = positions.get(item.id);
    if (first === undefined) positions.set(item.id, position);
    else {
      problems.push({
        field: `actions[${position}].id`,
        item: item.id,
        message: `${item.id} is the label of actions[${first}] already; labels are unique in a batch`,
      });
    }
  });
  const items: BatchItem[] = [];
  const needs: number[][] = given.map(() => []);
  given.forEach((item, position) => {
    if (item === null) return;
    const definition = definitionOf(item, position, options, problems);
    const { references, faults } = findReferences(item.input);
    for (const { at, message } of faults) {
      problems.push({ field: inputField(position, at.join('.')), item: item.id, message });
    }
    const wanted: [string, string][] = [
      ...item.after.map((name, index): [string, string] => [name, `actions[${position}].after[${index}]`]),
      ...references.map(({ from, at }): [string, string] => [from, inputField(position, at.join('.'))]),
    ];
    for (const [name, field] of wanted) {
      const target = positions.get(name);
      if (target === undefined) problems.push(unknownLabel(item.id, name, field, positions.keys()));
      else needs[position]?.push(target);
    }
    if (definition === undefined) return;
    const checked = checkInput(item, position, definition, references);
    problems.push(...checked.problems);
    items.push({
      position,
      definition,
      references,
      needs: needs[position] ?? [],
      ready: checked.ready,
      ...item,
    });
  });
  const graph = orderOf(
    given.map((item, position) => ({ label: item?.id ?? `a${position + 1}`, needs: needs[position] ?? [] })),
  );
  if (graph.cycle !== null) {
    problems.push({
      field: 'actions',
      message: `${graph.cycle.join(' needs ')}: these items wait for one another; take one of the references or after labels out`,
    });
  } else if (graph.longest.length > MAX_CHAIN) {
    problems.push({
      field: 'actions',
      message: `${graph.longest.join(' → ')} is a chain of ${graph.longest.length}; at most ${MAX_CHAIN} items may depend on one another in a row`,
    });
  }
  if (options.mode === 'atomic') problems.push(...unsettled(items, graph.order));
  if (problems.length === 0) problems.push(...forbiddenReferences(items, options.principal));
  return { items, order: graph.order };
}

function definitionOf(
  item: StoredItem,
  position: number,
  options: CheckOptions,
  problems: Problem[],
): Action | undefined {
  const definition = options.catalogue.get(item.action);
  const field = `actions[${position}].action`;
  if (definition === undefined) {
    const alone = howCalledAlone(item.action);
    if (alone !== undefined) {
      problems.push({ field, item: item.id, message: alone });
      return undefined;
    }
    const { near, says } = meantBy(item.action, options.catalogue);
    problems.push({
      field,
      item: item.id,
      message: `${item.action} is not an action; ${says.replace(/\.$/, '')}`,
      ...(near === undefined ? {} : { did_you_mean: near }),
    });
    return undefined;
  }
  const beyond = beyondReach(definition, options.reach);
  if (beyond !== null) problems.push({ field, item: item.id, message: beyond });
  const { mode, frozen } = options;
  const why = mode === 'atomic' ? whyNotInOneUnit(definition, item, frozen?.has(item.id) === true) : null;
  if (why !== null) {
    problems.push({
      field,
      item: item.id,
      message: `${item.action} ${why}, so it cannot be part of an atomic batch; use mode independent${definition.ai ? ', or plan the batch (dry_run) and commit the plan' : ''}`,
    });
  }
  return definition;
}

/** What would run in one unit behind an action whose consequences come only after the commit. */
function unsettled(items: readonly BatchItem[], order: readonly number[]): Problem[] {
  return items
    .filter(({ definition, position }) => definition.settlesFirst && order.at(-1) !== position)
    .map(({ id, action, position }) => ({
      field: `actions[${position}].action`,
      item: id,
      message: `${action} can only be the last item of an atomic batch, as what it brings happens after the commit; put it last, or use mode independent`,
    }));
}

/** Why an action cannot run in one unit with others; null when it can. */
function whyNotInOneUnit(definition: Action, item: StoredItem, isFrozen: boolean): string | null {
  if (definition.discloses) return 'discloses data, which a rollback could not undo';
  if (definition.prepare === null || isFrozen) return null;
  if (definition.reconcile !== null) return 'reaches outside while it runs';
  if (definition.ai) return 'has AI text made before it writes';
  const { references } = findReferences(item.input);
  return references.length > 0
    ? 'prepares its work from a result that is not there before the batch runs'
    : null;
}

function beyondReach(definition: Action, reach: Reach): string | null {
  if (reach === 'reads' && !definition.readOnly) {
    const by = leaves(definition) ? 'plan_actions, then commit_plan' : 'run_actions';
    return `${definition.name} writes, and only reads can run here; run it with ${by}`;
  }
  if (reach === 'records' && leaves(definition)) {
    const why = definition.risk.outward
      ? 'leaves the agency or binds it'
      : 'removes what cannot be brought back';
    return `${definition.name} ${why}; plan it (plan_actions) and commit the plan (commit_plan)`;
  }
  return null;
}

function unknownLabel(item: string, name: string, field: string, labels: Iterable<string>): Problem {
  const known = [...labels];
  const near = closest(name, known);
  return {
    field,
    item,
    message: `${name} is not the label of an item of this batch; ${near === undefined ? `they are ${known.slice(0, 20).join(', ')}` : `did you mean ${near}?`}`,
    ...(near === undefined ? {} : { did_you_mean: near }),
  };
}

const within = (path: Path, other: Path): boolean => other.every((token, index) => path[index] === token);

/** Faults of an item's input. Values that references will fill are checked when it runs. */
function checkInput(
  item: StoredItem,
  position: number,
  definition: Action,
  references: readonly Reference[],
): { problems: Problem[]; ready: unknown } {
  const given =
    references.length === 0 ? item.input : fillReferences(item.input, references, () => undefined);
  // Rules across fields cannot be checked while a reference is not resolved.
  const schema = references.length === 0 ? definition.input : z.strictObject(definition.input.shape);
  const parsed = readInput(definition, given, schema);
  if (parsed.success) return { problems: [], ready: references.length === 0 ? parsed.data : undefined };
  const issues = parsed.error.issues.filter((issue) => {
    if (issue.code === 'unrecognized_keys') return true;
    const path = issue.path.map(String);
    return !references.some(({ at }) => within(path, at) || (within(at, path) && path.length > 0));
  });
  const problems = problemsOf(definition, new z.ZodError(issues), given).map(
    ({ field, message, did_you_mean }) => ({
      field: inputField(position, field),
      item: item.id,
      message,
      ...(did_you_mean === undefined ? {} : { did_you_mean: inputField(position, did_you_mean) }),
    }),
  );
  return { problems, ready: undefined };
}

/** References that are forbidden by the schemas: untrusted text into guarded inputs, and money hidden from the credential. */
function forbiddenReferences(items: readonly BatchItem[], principal: Principal): Problem[] {
  const byLabel = new Map(items.map((item) => [item.id, item]));
  return items.flatMap((item) =>
    item.references.flatMap((reference): Problem[] => {
      const from = byLabel.get(reference.from);
      const why =
        from === undefined ? null : referenceRefusal(reference, from.definition, item.definition, principal);
      if (why === null) return [];
      const field = inputField(item.position, reference.at.join('.'));
      return [{ field, item: item.id, code: 'REF_FORBIDDEN', message: why }];
    }),
  );
}

/**
 * Why a reference may not be resolved; null when it may. The only place that decides this.
 * @param result of the item that it reads, once that has run: then it is known who wrote a text
 */
export function referenceRefusal(
  reference: Reference,
  from: Action,
  into: Action,
  principal: Principal,
  result?: unknown,
): string | null {
  const hidden = from.redactor.hidden({ has: (scope) => holds(principal, scope) });
  const path = reference.path.map((token) => (/^\d+$/.test(token) ? '*' : token));
  if (hidden.some((gate) => within(path, gate.split('.')))) {
    return `${reference.pointer} of ${reference.from} is money that this credential may not see, so it cannot be used`;
  }
  const source = sourceAt(from.output, reference.path, result);
  const guard = source === undefined ? undefined : guardAt(into.input, reference.at);
  if (guard === undefined) return null;
  return `${reference.pointer} of ${reference.from} is text from outside (${source}); it may not fill a ${guard} field. Write the value out yourself`;
}
