import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromBuffer } from 'yauzl';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk } = useDesk({ country: 'AU' });
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

beforeAll(async () => {
  const made = deskOf(desk);
  const client_id = await made.client({ name: '=HYPERLINK("http://evil.example")' });
  for (let n = 0; n < 120; n += 1) {
    const name = n === 0 ? '+SUM(A1), "Ana"' : `Ana Person${String.fromCharCode(97 + (n % 26))}`;
    const { status } = await desk.api.post('/candidates', { name, email: `ana${n}@people.example` });
    expect(status).toBe(201);
  }
  const application_id = await made.application({ job_id: await made.job({ client_id }), stage: 'offer' });
  const placed = await desk.api.post('/placements', {
    application_id,
    salary: 100_000,
    fee_percent: 20,
    start_date: '2026-03-02',
    offer_date: '2026-02-02',
  });
  expect(placed.status, JSON.stringify(placed.body.error)).toBe(201);
});

const fetched = (path: string, key = desk.adminKey, init: RequestInit = {}) =>
  running.app.request(`/api/v1${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...init.headers },
  });

/** The rows of RFC 4180 text. */
function parsed(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

/** The parts of a workbook, as XML. */
function unzipped(bytes: ArrayBuffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const parts: Record<string, string> = {};
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (fault, zip) => {
      if (fault) return reject(fault);
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          text(stream).then((xml) => {
            parts[entry.fileName] = xml;
            zip.readEntry();
          }, reject);
        });
      });
      zip.on('end', () => resolve(parts));
      zip.readEntry();
    });
  });
}

describe('a list as a file', () => {
  it('holds every row of all its pages as CSV, by format or by the Accept header', async () => {
    const answer = await fetched('/candidates?format=csv&name=ana');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="candidates-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head = [], ...rows] = parsed(await answer.text());
    expect(rows).toHaveLength(120);
    expect(head).toEqual(expect.arrayContaining(['id', 'name', 'email', 'created_at']));
    for (const row of rows) expect(row).toHaveLength(head.length);
    const asked = await fetched('/candidates?name=ana', desk.adminKey, { headers: { Accept: 'text/csv' } });
    expect(parsed(await asked.text())).toEqual([head, ...rows]);
  });

  it('is JSON for whoever takes JSON, and refuses a kind of file that is not made', async () => {
    const accept = { Accept: 'application/json, text/csv' };
    const json = await fetched('/candidates', desk.adminKey, { headers: accept });
    expect(json.headers.get('content-type')).toContain('application/json');
    const other = await fetched('/candidates?format=pdf');
    expect(other.status).toBe(422);
  });

  it('runs no text as a formula, and keeps what it says', async () => {
    const [, ...rows] = parsed(await (await fetched('/candidates?format=csv&name=sum')).text());
    expect(rows.flat()).toContain(`'+SUM(A1), "Ana"`);
    const { 'xl/worksheets/sheet1.xml': sheet = '' } = await unzipped(
      await (await fetched('/clients?format=xlsx')).arrayBuffer(),
    );
    expect(sheet).not.toContain('<f>');
  });

  it('is a workbook with amounts and days as such', async () => {
    const answer = await fetched('/placements?format=xlsx');
    expect(answer.headers.get('content-type')).toBe(XLSX);
    const parts = await unzipped(await answer.arrayBuffer());
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    // 2 March 2026 is day 46083 of the spreadsheet's calendar.
    expect(sheet).toMatch(/<c [^>]*><v>46083<\/v><\/c>/);
    expect(sheet).toMatch(/<c [^>]*><v>20000<\/v><\/c>/);
    expect(parts['xl/styles.xml']).toContain('#,##0.00');
    // The fee is written as the salary is.
    const styleOf = (amount: number) =>
      new RegExp(`<c [^>]*s="(\\d+)"[^>]*><v>${amount}</v>`).exec(sheet)?.[1];
    expect(styleOf(20_000)).toBe(styleOf(100_000));
    expect(styleOf(20_000)).toBeDefined();
    expect(parts['xl/styles.xml']).toContain('yyyy-mm-dd');
  });

  it('leaves amounts out that the credential may not see, and says so', async () => {
    const reader = await desk.key(['placements:read'], { userId: null });
    const [head = [], row = []] = parsed(await (await fetched('/placements?format=csv', reader)).text());
    expect(row[head.indexOf('salary')]).toBe('');
    expect(row[head.indexOf('fee.amount')]).toBe('');
    expect(row[head.indexOf('start_date')]).toBe('2026-03-02');
    const parts = await unzipped(await (await fetched('/placements?format=xlsx', reader)).arrayBuffer());
    expect(JSON.stringify(parts)).toContain('Hidden from this credential');
    expect(JSON.stringify(parts)).not.toContain('<v>20000</v>');
  });

  it('needs the scope of the list, and shows nothing of another agency', async () => {
    const reader = await desk.key(['jobs:read'], { userId: null });
    expect((await fetched('/candidates?format=csv', reader)).status).toBe(403);
    const other = await running.workspace({ country: 'AU' });
    expect(parsed(await (await fetched('/candidates?format=csv', other.adminKey)).text())).toHaveLength(1);
  });
});

describe('the daily allowance', () => {
  it('counts what a file shows like a list, and refuses one that would overrun it before any is counted', async () => {
    const worker = await desk.user('consultant');
    await runAction(running, desk.adminKey, 'set_candidate_allowance', { limit: 100, mode: 'stop' });
    const refused = await fetched('/candidates?format=csv&name=ana', worker.key);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ error: { code: 'DAILY_LIMIT_REACHED' } });
    const few = await fetched('/candidates?format=xlsx&name=persona', worker.key);
    expect(few.status).toBe(200);
    expect(few.headers.get('x-candidate-allowance-remaining')).toBe('96');
  });
});

describe('a report as a file', () => {
  it.each(['csv', 'xlsx'])('is answered as %s with every row', async (format) => {
    const answer = await fetched(`/reports/run?format=${format}`, desk.adminKey, {
      method: 'POST',
      body: JSON.stringify({ report: 'placements_ledger', period: 'all_time' }),
    });
    expect(answer.status).toBe(200);
    if (format === 'csv') {
      const [head = [], row = []] = parsed(await answer.text());
      expect(row[head.indexOf('fee')]).toBe('20000');
      expect(row[head.indexOf('won_on')]).toBe('2026-02-02');
      return;
    }
    const parts = await unzipped(await answer.arrayBuffer());
    expect(parts['xl/worksheets/sheet1.xml']).toMatch(/<v>20000<\/v>/);
    expect(JSON.stringify(parts)).toContain('Every placement by the day its fee was won');
  });

  it('has empty cells where the credential may not see the amounts', async () => {
    const reader = await desk.key(['analytics:read'], { userId: null });
    const body = JSON.stringify({ report: 'placements_ledger', period: 'all_time' });
    const answer = await fetched('/reports/run?format=csv', reader, { method: 'POST', body });
    const [head = [], row = []] = parsed(await answer.text());
    expect([row[head.indexOf('fee')], row[head.indexOf('salary')]]).toEqual(['', '']);
  });
});
