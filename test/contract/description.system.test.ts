import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { EVENTS } from '#src/domain/events.ts';
import { openApi } from '#src/http/openapi.ts';
import { useService } from '#test/harness/fixture.ts';
import { ACTIONS, BD_ACTIONS } from './description/actions.ts';
import { EVENT_NAMES } from './description/events.ts';
import { FIELDS } from './description/fields.ts';
import { type Life, live } from './description/life.ts';
import { OTHER_ROUTES, QUERIES, ROUTES } from './description/routes.ts';

/** What is being built: whoever builds it takes it off, and nothing comes back on. */
const TO_COME = {
  actions: [] as string[],
  fields: [] as string[],
};

const PREFIX = '/api/v1';
/** A route with what stands for ids left unnamed. */
const shape = (route: string): string => route.replaceAll(/\{\w+\}|:\w+/g, '{}');

const running = useService();

describe('the lists of the service description', () => {
  it('finds every route served', () => {
    const served = new Set(running.app.routes.map(({ method, path }) => shape(`${method} ${path}`)));
    const named = [...ROUTES.map((route) => route.replace(' ', ` ${PREFIX}`)), ...OTHER_ROUTES];
    const missing = named.filter(
      (route) => !served.has(shape(route)) && !served.has(shape(route.replace(PREFIX, ''))),
    );
    expect(missing).toEqual([]);
  });

  it('finds the parameters of every list', () => {
    const paths = openApi('https://desk.example').paths as Record<
      string,
      Record<string, { parameters?: { name: string; in: string }[] }>
    >;
    const byShape = new Map(Object.entries(paths).map(([path, methods]) => [shape(path), methods]));
    const missing = Object.entries(QUERIES).flatMap(([path, names]) => {
      const given = new Set((byShape.get(shape(path))?.get?.parameters ?? []).map(({ name }) => name));
      return names.split(' ').flatMap((name) => (given.has(name) ? [] : [`${path}?${name}`]));
    });
    expect(missing).toEqual([]);
  });

  it('finds every action in the catalogue, but those that are to come', () => {
    const missing = [...ACTIONS, ...BD_ACTIONS].filter((name) => !catalogue.has(name));
    expect(missing).toEqual(TO_COME.actions);
  });

  it('finds every event in the catalogue, and no other', () => {
    expect(Object.keys(EVENTS).sort()).toEqual([...EVENT_NAMES].sort());
    expect(EVENT_NAMES).toHaveLength(27);
  });
});

describe('an agency at work', () => {
  let life: Life;
  beforeAll(async () => {
    life = await live();
  });

  it('sends its subscriber each of the 27 events', () => {
    expect(EVENT_NAMES.filter((name) => !life.events.has(name))).toEqual([]);
  });

  it('leaves nothing pending or building once the background work is done', () => {
    const waiting = (life.records.Client ?? []).filter(
      ({ enrichment_status, dna_status }) => enrichment_status === 'pending' || dna_status === 'building',
    );
    expect(waiting).toEqual([]);
  });

  it.each(Object.entries(FIELDS))('fills every field of %s', (resource, fields) => {
    const records = life.records[resource] ?? [];
    expect(records.length).toBeGreaterThan(0);
    const empty = fields
      .trim()
      .split(/\s+/)
      .filter((field) => !records.some((record) => filled(record, field.split('.'))))
      .map((field) => `${resource}.${field}`);
    expect(empty).toEqual(TO_COME.fields.filter((field) => field.startsWith(`${resource}.`)));
  });
});

/** Whether a record holds something at a path, in any object of a list on the way. */
function filled(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => filled(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return value !== null && value !== undefined && value !== '';
  if (typeof value !== 'object' || value === null) return false;
  return filled(Reflect.get(value, name), rest);
}
