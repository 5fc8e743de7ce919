import type { Schema } from './schema-words.ts';

const ID = '_01k2v7zqta1x5m8e3r9wj4hb';

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-09-14',
  'date-time': '2026-09-14T00:00:00Z',
  email: 'ana.ruiz@mail.example',
  uri: 'https://ironbark-water.example',
};

/** A value that fits a schema, with what is required alone. */
export function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const branch = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (branch !== undefined) return sampleOf(branch);
  const type = [schema.type ?? []].flat()[0];
  if (type === 'object') return sampleObject(schema);
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => sampleOf(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  const id = /^\^([a-z]+)_\[/.exec(schema.pattern ?? '')?.[1];
  if (id !== undefined) return `${id}${ID}`;
  return FORMATS[schema.format ?? ''] ?? 'text';
}

function sampleObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
}
