import type { Problem as InputProblem } from '#src/action/parse.ts';
import { closest } from '#src/lib/closest.ts';
import { AppError } from '#src/lib/errors.ts';

/** One thing wrong with a request; `item` is the label of the item at fault. */
export interface Problem extends InputProblem {
  item?: string;
  code?: string;
}

/** The refusal that lists everything wrong with a request. */
export function batchInvalid(problems: readonly Problem[]): AppError {
  const [first] = problems;
  const count = problems.length === 1 ? 'One problem' : `${problems.length} problems`;
  const named =
    first === undefined
      ? ''
      : ` ${first.field}: ${first.message}${problems.length > 1 ? ' (and more)' : ''}${/\?$/.test(first.message) && problems.length === 1 ? '' : '.'}`;
  return new AppError(
    'BATCH_INVALID',
    `${count}; nothing has run.${named} Mend what error.problems lists and send the batch again.`,
    {
      field: first?.field,
      extra: { problems },
    },
  );
}

/** What else is wrong, as the refusal of the same input says it: problems of other fields than those named already. */
export function besides(problems: readonly Problem[], refusal: unknown): Problem[] {
  const others = refusal instanceof AppError ? refusal.details.extra?.problems : undefined;
  const named = new Set(problems.map(({ field }) => field));
  return Array.isArray(others) ? (others as Problem[]).filter(({ field }) => !named.has(field)) : [];
}

/** A path inside an item's input, as a path of the request. */
export function inputField(position: number, path: string): string {
  return `actions[${position}].input${path === '' || path === 'input' ? '' : `.${path}`}`;
}

/** What other interfaces call the members of an item. */
const OTHER_NAMES: readonly (readonly [string, readonly string[]])[] = [
  ['input', ['arguments', 'args', 'params', 'parameters', 'payload', 'body', 'data']],
  ['action', ['name', 'tool', 'type', 'operation', 'method', 'function']],
  ['after', ['depends_on', 'dependsOn', 'requires', 'needs']],
];

/** A field that does not exist, with the nearest one that does. */
export function unknownField(prefix: string, key: string, known: string[]): Problem {
  const near =
    closest(key, known) ??
    OTHER_NAMES.find(([one, names]) => known.includes(one) && names.includes(key))?.[0];
  return {
    field: `${prefix}${key}`,
    message: `is not known here; ${near === undefined ? `known are ${known.join(', ')}` : `did you mean ${near}?`}`,
    ...(near === undefined ? {} : { did_you_mean: `${prefix}${near}` }),
  };
}
