import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { catalogue } from '#actions/catalogue.ts';
import { REPORT_NAMES } from '#src/domain/reports/catalogue.ts';
import { runnable } from '#src/domain/reports/runnable.ts';
import { routes } from '#src/http/routes/index.ts';
import { issueKey } from '#test/harness/workspace.ts';
import { fixtures } from './fixtures.ts';
import { newStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});
afterAll(() => stage.running.close());

const lists = routes.filter(({ method, action }) => action.list && method === 'GET');

function pathOf({ path, action }: (typeof lists)[number]): string {
  const given: Record<string, unknown> = { ...fixtures[action.name]?.(stage.world) };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(given[name]);
    delete given[name];
    return value;
  });
  delete given.limit;
  const query = new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]));
  return `${filled}?${query}`;
}

const fetched = (path: string, key: string, init: RequestInit = {}) =>
  stage.running.app.request(`/api/v1${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  });

/** The rows of RFC 4180 text, its head first. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** The XML of a workbook's first sheet. */
function sheetOf(bytes: ArrayBuffer): Promise<string> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (fault, zip) => {
      if (fault) return reject(fault);
      zip.on('entry', (entry) => {
        if (entry.fileName !== 'xl/worksheets/sheet1.xml') return zip.readEntry();
        zip.openReadStream(entry, (broken, stream) =>
          broken ? reject(broken) : text(stream).then(resolve, reject),
        );
      });
      zip.on('end', () => reject(new Error('a workbook without a sheet')));
      zip.readEntry();
    });
  });
}

/** Text that a spreadsheet would run as a formula; a number may begin with a minus. */
const runs = (cell: string): boolean => /^[=+@\t\r＝＋－＠-]/u.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);

/** Lists that call their cursor by another name. */
const CURSORS: Readonly<Record<string, string>> = { list_changes: 'since', list_scheduled_emails: 'cursor' };

/** @param cursor the parameter that takes the cursor */
async function rowsOfJson(path: string, cursor: string): Promise<unknown[]> {
  const all: unknown[] = [];
  let after: string | null = null;
  do {
    const more: string = after === null ? '' : `&${cursor}=${encodeURIComponent(after)}`;
    const answer = await fetched(`${path}${more}`, stage.world.desk.adminKey);
    const body = (await answer.json()) as { data: unknown[]; meta: { next_cursor: string | null } };
    expect(answer.status, JSON.stringify(body)).toBe(200);
    all.push(...body.data);
    after = body.meta.next_cursor;
  } while (after !== null);
  return all;
}

/** The key of a further consultant who sees the whole agency. */
async function consultant(): Promise<string> {
  const { running, world } = stage;
  const accountId = String(world.ids.account_id);
  const email = `${randomUUID()}@agency.example`;
  const { body } = await world.desk.api.post(`/accounts/${accountId}/users`, {
    name: 'Pat Reader',
    email,
    role: 'consultant',
  });
  return issueKey(running.service, accountId, { scopes: ['admin'], userId: body.data.id });
}

async function same(rows: number, as: (format: 'csv' | 'xlsx') => Promise<Response>): Promise<void> {
  const csv = await as('csv');
  expect([csv.status, csv.headers.get('content-type')], csv.ok ? '' : await csv.clone().text()).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ]);
  const [head = [], ...lines] = parsed(await csv.text());
  expect(lines).toHaveLength(rows);
  expect(new Set(head).size).toBe(head.length);
  for (const line of lines) {
    expect(line).toHaveLength(head.length);
    expect(line.filter(runs)).toEqual([]);
  }
  const xlsx = await as('xlsx');
  expect(xlsx.status).toBe(200);
  const sheet = await sheetOf(await xlsx.arrayBuffer());
  expect(sheet.match(/<row /g)?.length).toBe(rows + 1);
  expect(sheet).not.toContain('<f>');
}

describe('every list', () => {
  it('can be had over REST as a file', () => {
    const reads = [...catalogue.values()].filter(({ list, kind }) => list && kind === 'read');
    const without = reads.filter((action) => !lists.some((route) => route.action === action));
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it.each(lists.map((route) => [route.action.name, route] as const))(
    '%s holds the same rows as CSV, as a workbook and as JSON',
    async (_, route): Promise<void> => {
      const path = pathOf(route);
      const rows = await rowsOfJson(path, CURSORS[route.action.name] ?? 'after');
      await same(rows.length, async (format) =>
        fetched(`${path}&format=${format}`, stage.world.desk.adminKey),
      );
    },
  );

  it('counts as many candidates towards the daily allowance as a file as it does as JSON', async () => {
    const [reader, exporter] = [await consultant(), await consultant()];
    const left = (answer: Response): string | null => answer.headers.get('x-candidate-allowance-remaining');
    let counted = 0;
    for (const route of lists) {
      const path = pathOf(route);
      const [json, csv] = [await fetched(path, reader), await fetched(`${path}&format=csv`, exporter)];
      expect([route.action.name, csv.status, left(csv)]).toEqual([
        route.action.name,
        json.status,
        left(json),
      ]);
      if (left(json) !== null) counted += 1;
    }
    expect(counted).toBeGreaterThan(3);
  });
});

describe('every report', () => {
  it.each(REPORT_NAMES.filter((name) => runnable(name) !== undefined))(
    '%s holds the same rows as CSV, as a workbook and as JSON',
    async (report) => {
      const body = JSON.stringify({ report });
      const run = async (query: string): Promise<Response> =>
        fetched(`/reports/run${query}`, stage.world.desk.adminKey, { method: 'POST', body });
      const { data } = (await (await run('')).json()) as { data: { rows: unknown[] } };
      await same(data.rows.length, (format) => run(`?format=${format}`));
    },
  );
});
