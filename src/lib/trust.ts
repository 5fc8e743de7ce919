import * as z from 'zod';

/** Who wrote an untrusted text, which is data and never an instruction. */
export type TextSource =
  | 'cv'
  | 'email'
  | 'client'
  | 'candidate'
  | 'contractor'
  | 'referee'
  | 'public_form'
  | 'partner'
  | 'website'
  /** Whoever acted, which may be one of these. */
  | 'actor';

/** What a guarded input controls, which text from outside must not control. */
export type GuardKind = 'recipient' | 'money' | 'credit' | 'role' | 'url';

const sources = z.registry<{ source: TextSource }>();
const guards = z.registry<{ guard: GuardKind }>();

/**
 * Marks a field of an output schema as text that an outsider wrote: a CV, an incoming e-mail, an answer on a no-login
 * page. No interface lets it fill a guarded input by reference, and the MCP interface shows it as data.
 */
export function untrusted<T extends z.ZodType>(source: TextSource, schema: T): T {
  sources.add(schema, { source });
  return schema;
}

/** Marks a field of an input schema as one that decides who gets mail, money, credit or rights, or where a call goes. */
export function guarded<T extends z.ZodType>(guard: GuardKind, schema: T): T {
  guards.add(schema, { guard });
  return schema;
}

/** The steps from a value to a part of it: member names, array positions, `*` for every element. */
export type Path = readonly string[];

/** Who wrote the text at a path of an output, or in anything below it; undefined when it is the agency's own. */
export function sourceAt(schema: z.ZodType, path: Path): TextSource | undefined {
  return labelAt(schema, path, (node) => sources.get(node)?.source);
}

/** What the input at a path, or anything below it, controls; undefined when it is unguarded. */
export function guardAt(schema: z.ZodType, path: Path): GuardKind | undefined {
  return labelAt(schema, path, (node) => guards.get(node)?.guard);
}

/** Every path of an output that holds outsiders' text, `*` for each element: `body`, `items.*.cv_text`. */
export function untrustedPaths(schema: z.ZodType): ReadonlyMap<string, TextSource> {
  const found = new Map<string, TextSource>();
  const visit = (node: z.ZodType, path: string, open: ReadonlySet<z.ZodType>): void => {
    if (open.has(node)) return;
    const source = sources.get(node)?.source;
    if (source !== undefined) {
      found.set(path, source);
      return;
    }
    const inside = new Set(open).add(node);
    for (const [step, child] of childrenOf(node)) {
      visit(child, step === null ? path : path === '' ? step : `${path}.${step}`, inside);
    }
  };
  visit(schema, '', new Set());
  return found;
}

function labelAt<L>(schema: z.ZodType, path: Path, label: (node: z.ZodType) => L | undefined): L | undefined {
  const own = label(schema);
  if (own !== undefined) return own;
  const [step, ...rest] = path;
  if (step === undefined) return labelBelow(schema, label, new Set());
  for (const [name, child] of childrenOf(schema)) {
    const found =
      name === null
        ? labelAt(child, path, label)
        : name === step || name === '*'
          ? labelAt(child, rest, label)
          : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function labelBelow<L>(
  schema: z.ZodType,
  label: (node: z.ZodType) => L | undefined,
  open: ReadonlySet<z.ZodType>,
): L | undefined {
  if (open.has(schema)) return undefined;
  const inside = new Set(open).add(schema);
  for (const [, child] of childrenOf(schema)) {
    const found = label(child) ?? labelBelow(child, label, inside);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The schemas directly inside one: by member name, `*` for elements and values, null for what only wraps or chooses. */
function childrenOf(schema: z.ZodType): [string | null, z.ZodType][] {
  const wrapped = (inner: unknown): [string | null, z.ZodType][] =>
    inner instanceof z.ZodType ? [[null, inner]] : [];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, member]) =>
      member instanceof z.ZodType ? [[name, member] as [string, z.ZodType]] : [],
    );
  }
  if (schema instanceof z.ZodArray) return schema.element instanceof z.ZodType ? [['*', schema.element]] : [];
  if (schema instanceof z.ZodRecord)
    return schema.valueType instanceof z.ZodType ? [['*', schema.valueType]] : [];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(wrapped);
  if (schema instanceof z.ZodIntersection) return [...wrapped(schema.def.left), ...wrapped(schema.def.right)];
  if (schema instanceof z.ZodPipe) return [...wrapped(schema.in), ...wrapped(schema.out)];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy
  ) {
    return wrapped(schema.unwrap());
  }
  return [];
}
