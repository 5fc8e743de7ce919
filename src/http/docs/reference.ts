import { catalogue } from '#actions/catalogue.ts';
import { type Findable, searchActions } from '#src/batch/index.ts';
import { openApi } from '../openapi.ts';
import type { Json } from '../openapi-operation.ts';
import { AREAS, type Area } from './areas.ts';
import { sampleOf } from './sample.ts';
import { bodySchema, type Member, membersOf, recordOf, recordsIn, type Schema } from './schema-words.ts';

/** A route with all that its documentation says. */
export interface Operation {
  name: string;
  area: string;
  method: string;
  /** Under the address of the API, with parameters in braces. */
  path: string;
  summary: string;
  description: string;
  scope: string | null;
  /** Whether it is an action, which a batch takes too. */
  action: boolean;
  /** Whether nothing but a signed-in credential is needed to read it, or not even that. */
  open: boolean;
  parameters: Member[];
  headers: string[];
  body: Member[];
  /** The record it answers, or its members. */
  answer: { record: string | null; list: boolean; members: Member[] };
  /** An input that works: what goes into the path and query, and the body. */
  example: { path: string; body: unknown };
}

export interface Reference {
  areas: (Area & { name: string; operations: Operation[] })[];
  find(words: string): Operation[];
  /** The members of the records that these operations speak of, in the order of their names. */
  records(operations: readonly Operation[]): { name: string; members: Member[] }[];
}

interface Described {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-scope'?: string;
  security?: unknown[];
  parameters?: (Schema & {
    name: string;
    in: string;
    schema: Schema;
    example?: unknown;
    required: boolean;
  })[];
  requestBody?: { content: Record<string, { schema?: Json; example?: unknown }> };
  responses: Record<string, unknown>;
}

let made: Reference | null = null;

/** The interface as its documentation tells it; made once for the process. */
export function reference(): Reference {
  made ??= makeReference();
  return made;
}

function makeReference(): Reference {
  const { paths, components } = openApi('') as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method, path, described)),
  );
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const findable = new Map<string, Findable>(
    operations.map((operation) => [operation.name, catalogue.get(operation.name) ?? asFindable(operation)]),
  );
  const schemas = new Map(Object.entries(components.schemas));
  return {
    areas: Object.entries(AREAS).map(([name, area]) => ({
      name,
      ...area,
      operations: operations.filter((operation) => operation.area === name),
    })),
    find: (words) => searchActions(findable, words).flatMap(({ name }) => byName.get(name) ?? []),
    records: (some) => recordsOf(some, schemas),
  };
}

function operationOf(method: string, path: string, described: Described): Operation {
  const { parameters = [], requestBody, responses } = described;
  const body = bodySchema(requestBody);
  const whole = Object.entries(responses).find(([status]) => /^2/.test(status))?.[1];
  const data = bodySchema(whole)?.properties?.data ?? {};
  const list = data.type === 'array';
  const record = recordOf(list ? (data.items ?? {}) : data);
  return {
    name: described.operationId,
    area: described.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary: described.summary,
    description: described.description,
    scope: described['x-scope'] ?? null,
    action: catalogue.has(described.operationId),
    open: described.security?.length === 0,
    parameters: parameters
      .filter((one) => one.in !== 'header')
      .flatMap((one) =>
        membersOf({
          properties: {
            [one.name]: {
              ...one.schema,
              ...(one.description === undefined ? {} : { description: one.description }),
            },
          },
          required: one.required ? [one.name] : [],
        }),
      ),
    headers: parameters.filter((one) => one.in === 'header').map((one) => one.name),
    body: (body?.oneOf ?? [body ?? {}]).flatMap((schema) => membersOf(schema)),
    answer: { record, list, members: record === null ? membersOf(list ? (data.items ?? {}) : data) : [] },
    example: exampleOf(path, described),
  };
}

function exampleOf(path: string, { parameters = [], requestBody }: Described): Operation['example'] {
  const values = parameters
    .filter((one) => one.in !== 'header' && (one.required || one.example !== undefined))
    .map((one) => ({ ...one, value: String(one.example ?? sampleOf(one.schema)) }));
  const filled = values
    .filter((one) => one.in === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(
    values.filter((one) => one.in === 'query').map(({ name, value }) => [name, value]),
  ).toString();
  const json = requestBody?.content['application/json'];
  return {
    path: query === '' ? filled : `${filled}?${query}`,
    body: json === undefined ? null : (json.example ?? sampleOf(json.schema ?? {})),
  };
}

/** A route that is no action, to be found by its words. */
const asFindable = ({ name, summary, description, scope }: Operation): Findable => ({
  name,
  title: summary,
  description,
  synonyms: [],
  phrasings: '',
  readOnly: true,
  scope: scope as Findable['scope'],
  anyScope: [],
  access: null,
  ownFigures: false,
  risk: { destructive: false, outward: false, reversible: true },
});

function recordsOf(
  operations: readonly Operation[],
  schemas: ReadonlyMap<string, Schema>,
): { name: string; members: Member[] }[] {
  const wanted = operations.flatMap(({ answer, body, parameters }) => [
    ...(answer.record === null ? [] : [answer.record]),
    ...[...answer.members, ...body, ...parameters].flatMap(({ records }) => records),
  ]);
  const known = new Set<string>();
  while (wanted.length > 0) {
    const name = wanted.pop() ?? '';
    if (known.has(name)) continue;
    known.add(name);
    wanted.push(...recordsIn(schemas.get(name)));
  }
  return [...known]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => ({ name, members: membersOf(schemas.get(name) ?? {}) }));
}
