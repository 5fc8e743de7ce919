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

/** What marks a text of an output. */
export interface Mark {
  source: TextSource;
  /** Tells of the record that the text is a member of whether the agency's own people wrote it after all. */
  isOwn?: ((record: object) => boolean) | undefined;
  /** Of a member that holds another record: what is marked in that, by its paths. */
  inside?: ((record: object) => ReadonlyMap<string, Mark>) | undefined;
}

/** By number, as a registry keeps plain values alone. */
const marks: Mark[] = [];
const numbers = z.registry<{ mark: number }>();

const markOf = (schema: z.ZodType): Mark | undefined => marks[numbers.get(schema)?.mark ?? -1];

function markWith<T extends z.ZodType>(schema: T, mark: Mark): T {
  numbers.add(schema, { mark: marks.push(mark) - 1 });
  return schema;
}

const guards = z.registry<{ guard: GuardKind }>();

/**
 * Marks a field of an output schema as text that an outsider wrote: a CV, an incoming e-mail, an answer on a no-login
 * page. No interface lets it fill a guarded input by reference, and the MCP interface shows it as data.
 * @param isOwn where only some of the records hold such text: whether a record's is the agency's own
 */
export function untrusted<T extends z.ZodType>(source: TextSource, schema: T, isOwn?: Mark['isOwn']): T {
  return markWith(schema, { source, isOwn });
}

/**
 * Marks a member of an output that holds another record, whose kind the record around it tells: what is outsiders' text in
 * that is so here. @param schemaOf its schema; undefined where nothing in it is from outside
 */
export function holdingRecord<T extends z.ZodType>(
  schema: T,
  schemaOf: (record: object) => z.ZodType | undefined,
): T {
  const known = new WeakMap<z.ZodType, ReadonlyMap<string, Mark>>();
  const inside = (record: object): ReadonlyMap<string, Mark> => {
    const held = schemaOf(record);
    if (held === undefined) return NOTHING;
    const paths = known.get(held) ?? untrustedPaths(held);
    known.set(held, paths);
    return paths;
  };
  return markWith(schema, { source: 'actor', isOwn: (record) => inside(record).size === 0, inside });
}

const NOTHING: ReadonlyMap<string, Mark> = new Map();

/** Who of outside wrote a marked text; undefined when it is the agency's own. @param record of which it is a member */
export function writerOf({ source, isOwn }: Mark, record: unknown): TextSource | undefined {
  return typeof record === 'object' && record !== null && isOwn?.(record) === true ? undefined : source;
}

/** Marks a field of an input schema as one that decides who gets mail, money, credit or rights, or where a call goes. */
export function guarded<T extends z.ZodType>(guard: GuardKind, schema: T): T {
  guards.add(schema, { guard });
  return schema;
}

/** The steps from a value to a part of it: member names, array positions, `*` for every element. */
export type Path = readonly string[];

/**
 * Who of outside wrote the text at a path of an output, or in anything below it; undefined when it is the agency's own.
 * @param result the output; without it, nothing is said of what only the record tells
 */
export function sourceAt(schema: z.ZodType, path: Path, result?: unknown): TextSource | undefined {
  const mark = labelAt(schema, path, markOf);
  if (mark?.isOwn === undefined) return mark?.source;
  if (result === undefined) return undefined;
  const paths = untrustedPaths(schema);
  const starred = path.map((step) => (/^\d+$/.test(step) ? '*' : step));
  const depth = starred.findIndex((_, at) => paths.has(starred.slice(0, at + 1).join('.')));
  const exact = paths.get(starred.slice(0, depth + 1).join('.'));
  // What is above several texts is the agency's own only where no other's stands below it, which is not looked into.
  if (depth === -1 || exact === undefined) return mark.source;
  const below = starred.slice(depth + 1).join('.');
  const writers = partsAt(result, path.slice(0, depth)).map((record) => writerBelow(exact, record, below));
  return writers.find((writer) => writer !== undefined);
}

/** As `writerOf`, of a part of a marked member: of one that holds a record, only what is marked in that counts. */
function writerBelow(mark: Mark, record: unknown, path: string): TextSource | undefined {
  const writer = writerOf(mark, record);
  if (mark.inside === undefined || path === '' || typeof record !== 'object' || record === null)
    return writer;
  const isMarked = [...mark.inside(record).keys()].some(
    (marked) => marked === path || marked.startsWith(`${path}.`) || path.startsWith(`${marked}.`),
  );
  return isMarked ? writer : undefined;
}

/** The parts of a value at a path, `*` for every element. */
function partsAt(value: unknown, [step, ...rest]: Path): unknown[] {
  if (step === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value).flatMap((member) => partsAt(member, rest));
  return partsAt(Object.entries(value).find(([name]) => name === step)?.[1], rest);
}

/** What the input at a path, or anything below it, controls; undefined when it is unguarded. */
export function guardAt(schema: z.ZodType, path: Path): GuardKind | undefined {
  return labelAt(schema, path, (node) => guards.get(node)?.guard);
}

/** Every path of an output that may hold outsiders' text, `*` for each element: `body`, `items.*.cv_text`. */
export function untrustedPaths(schema: z.ZodType): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>();
  const visit = (node: z.ZodType, path: string, open: ReadonlySet<z.ZodType>): void => {
    if (open.has(node)) return;
    const mark = markOf(node);
    if (mark !== undefined) {
      found.set(path, mark);
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
