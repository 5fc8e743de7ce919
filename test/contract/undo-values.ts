export type Schema = Record<string, unknown>;

/** Texts that fields take: words, a currency, a phone number, addresses, days, times, a time zone, a country, a network. */
const TEXTS = [
  'Some other text',
  'other-text',
  'new.person@people.example',
  'https://www.linkedin.com/in/other-person',
  'https://other.example/page',
  '2031-05-06',
  '2099-02-03T09:00:00Z',
  '2099-02-03T09:00:00',
  'NZD',
  '+61 400 000 777',
  'Australia/Perth',
  'NZ',
  '203.0.113.0/24',
];

const schemasOf = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : []);

/** Values that a field may take by its JSON Schema, the likeliest first. `known` are the ids of the world. */
export function valuesOf(schema: Schema, known: readonly string[], depth = 0): unknown[] {
  if (Array.isArray(schema.enum)) return [...schema.enum].reverse();
  if ('const' in schema) return [schema.const];
  const options = [...schemasOf(schema.anyOf), ...schemasOf(schema.oneOf), ...schemasOf(schema.allOf)];
  if (options.length > 0) return options.flatMap((option) => valuesOf(option, known, depth));
  if (Array.isArray(schema.type))
    return schema.type.flatMap((type) => valuesOf({ ...schema, type }, known, depth));
  switch (schema.type) {
    case 'string':
      return texts(schema, known);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case 'array':
      return lists(schema, known, depth);
    case 'object':
      return depth > 3 ? [{}] : objects(schema, known, depth);
    default:
      return [{ of: 'anything' }, 'anything'];
  }
}

function texts(schema: Schema, known: readonly string[]): unknown[] {
  const prefix = /^\^([a-z]+_)/.exec(String(schema.pattern ?? ''))?.[1];
  if (prefix !== undefined) return known.filter((id) => id.startsWith(prefix));
  if (schema.format === 'hostname') return ['one.example', 'two.example'];
  if (schema.format === 'date') return ['2031-05-06', '2020-03-04'];
  return TEXTS;
}

function numbers({ minimum, maximum }: Schema): unknown[] {
  const low = Number(minimum ?? 0);
  const high = Number(maximum ?? 1000);
  return [low + 7, low + 1, high, 55].filter((value) => value >= low && value <= high);
}

function lists(schema: Schema, known: readonly string[], depth: number): unknown[] {
  const items = valuesOf((schema.items ?? {}) as Schema, known, depth + 1);
  return [...items.slice(0, 40).map((item) => [item]), []];
}

function objects(schema: Schema, known: readonly string[], depth: number): unknown[] {
  const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = (schema.required ?? []) as string[];
  const first = (member: Schema) => valuesOf(member, known, depth + 1)[0];
  const needed = Object.fromEntries(
    members.filter(([name]) => required.includes(name)).map(([name, member]) => [name, first(member)]),
  );
  const whole = Object.fromEntries(members.map(([name, member]) => [name, first(member)]));
  return [
    whole,
    ...members.flatMap(([name, member]) =>
      valuesOf(member, known, depth + 1)
        .slice(0, 8)
        .map((value) => ({ ...needed, [name]: value })),
    ),
  ];
}
