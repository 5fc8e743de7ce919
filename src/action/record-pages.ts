import { ID_PREFIX } from '#src/lib/ids.ts';

/** The kinds of records that have a page for people. */
const PAGED = ['candidate', 'job', 'client', 'application', 'placement'] as const;
export type PagedKind = (typeof PAGED)[number];

const KIND_OF = new Map<string, PagedKind>(PAGED.map((kind) => [ID_PREFIX[kind], kind]));

/** The kind of a record that has a page, by its id; undefined for all others. */
export const pagedKind = (id: string): PagedKind | undefined => KIND_OF.get(id.slice(0, id.indexOf('_')));

/** The path of a record's page. */
export const recordPath = (id: string): string => `/records/${id}`;

/**
 * A result with `url`, the page of each record in it: of the record itself or of the items of a list.
 * @param base the address that people open pages at, without a trailing slash; null leaves the result as it is
 */
export function withPages(data: unknown, base: string | null): unknown {
  if (base === null || !isObject(data)) return data;
  if (!Array.isArray(data.items)) return withPage(data, base);
  return {
    ...data,
    items: data.items.map((item: unknown) => (isObject(item) ? withPage(item, base) : item)),
  };
}

function withPage(record: Record<string, unknown>, base: string): unknown {
  const { id } = record;
  if (typeof id !== 'string' || pagedKind(id) === undefined || 'deleted' in record || 'url' in record)
    return record;
  return { ...record, url: base + recordPath(id) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
