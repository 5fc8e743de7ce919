import { type JSONSchema7, jsonSchema, type Schema } from 'ai';
import * as z from 'zod';

type Node = Record<string, unknown>;

/** What strict structured output takes of a schema; limits of length and number are checked in the answer. */
const TAKEN: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'anyOf',
  'items',
  'properties',
  'description',
  '$ref',
  '$defs',
]);

/**
 * A schema as strict structured output wants it: every member required and no others, and null for what may be left out.
 * The answer is read by the schema that was given, once such nulls are taken out of it.
 */
export function strictSchema<T>(given: z.ZodType<T>): Schema<T> {
  const plain = z.toJSONSchema(given, { io: 'input', target: 'draft-7', reused: 'inline' }) as Node;
  return jsonSchema<T>(strict(plain) as JSONSchema7, {
    validate: (answer) => {
      const parsed = given.safeParse(withoutNulls(answer, plain));
      return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
    },
  });
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const propertiesOf = ({ properties }: Node): [string, Node][] =>
  isNode(properties)
    ? Object.entries(properties).filter((entry): entry is [string, Node] => isNode(entry[1]))
    : [];

const isRequired = ({ required }: Node, name: string): boolean =>
  Array.isArray(required) && required.includes(name);

function strict(node: Node): Node {
  const made: Node = Object.fromEntries(Object.entries(node).filter(([name]) => TAKEN.has(name)));
  if (isNode(node.items)) made.items = strict(node.items);
  if (Array.isArray(node.anyOf)) made.anyOf = node.anyOf.filter(isNode).map(strict);
  if (node.type !== 'object') return made;
  const members = propertiesOf(node).map(([name, inner]): [string, Node] => {
    const whole = strict(inner);
    return [name, isRequired(node, name) || takesNull(inner) ? whole : orNull(whole)];
  });
  return {
    ...made,
    properties: Object.fromEntries(members),
    required: members.map(([name]) => name),
    additionalProperties: false,
  };
}

function orNull({ description, ...rest }: Node): Node {
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: 'null' }] };
}

const takesNull = (node: Node): boolean =>
  node.type === 'null' ||
  (Array.isArray(node.type) && node.type.includes('null')) ||
  (Array.isArray(node.anyOf) && node.anyOf.some((inner) => isNode(inner) && takesNull(inner)));

/** Takes out the nulls that stand for what was left out. */
function withoutNulls(answer: unknown, node: Node): unknown {
  if (Array.isArray(answer)) {
    const { items } = node;
    return isNode(items) ? answer.map((one) => withoutNulls(one, items)) : answer;
  }
  if (!isNode(answer)) return answer;
  if (Array.isArray(node.anyOf)) {
    const object = node.anyOf.find((inner) => isNode(inner) && inner.type === 'object');
    return isNode(object) ? withoutNulls(answer, object) : answer;
  }
  const members = new Map(propertiesOf(node));
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      const member = members.get(name);
      if (member === undefined) return [[name, value]];
      return value === null && !takesNull(member) && !isRequired(node, name)
        ? []
        : [[name, withoutNulls(value, member)]];
    }),
  );
}
