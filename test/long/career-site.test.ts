import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import {
  crowdedOf,
  faultsOf,
  openBrowser,
  openWindow,
  overflows,
  type Windows,
} from '#test/harness/browser.ts';
import { type PostgresServer, startPostgres } from '#test/harness/postgres.ts';
import { boardDesk } from '#test/harness/postings.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { type Api, apiOf, startService } from '#test/harness/workspace.ts';

let dataDir: string;
let running: Running;
let browser: Windows;
let postgres: PostgresServer;
let api: Api;

beforeAll(async () => {
  dataDir = scratchFolder('careers');
  const config = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '100000' };
  running = await startServer(readConfig(config));
  api = apiOf(createApp(running.service), running.first?.key ?? '');
  browser = await openBrowser();
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await browser.close();
  await running.stop();
  await postgres.stop();
});

const TEXT = `Requirements:
- CPA or CA is required
- ${'Very'.repeat(40)} long words in what is asked for`;

async function advertised(title: string): Promise<string> {
  const client = (await api.post('/clients', { name: `Client of ${title.slice(0, 20)}` })).body.data.id;
  const job = await api.post('/jobs', {
    title,
    client_id: client,
    description: TEXT,
    location: { type: 'hybrid', city: 'Perth', country: 'AU' },
    compensation: { base_min: 150_000, base_max: 170_000 },
  });
  const body = { status: 'published', show_salary: true };
  return (await api.patch(`/jobs/${job.body.data.id}/ad`, body)).body.data.url;
}

it('shows the career site well on phone and desktop, and finds nothing wrong with it', async () => {
  const url = await advertised('Chief Financial Officer for Mining and Infrastructure Projects');
  await advertised('x'.repeat(190));
  const context = await openWindow(browser);
  const page = await context.newPage();
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const address of [new URL('.', url).href.replace(/\/$/, ''), url, `${url}?sent=1`]) {
      await page.goto(address);
      expect(await overflows(page), `${address} at ${viewport.width}`).toBe(false);
      expect(await crowdedOf(page), `${address} at ${viewport.width}`).toEqual([]);
      expect(await faultsOf(page), `${address} at ${viewport.width}`).toEqual([]);
    }
  }
  await context.close();
});

it('lets somebody apply with the keyboard alone and without a script, and leads them to what is wrong', async () => {
  const url = await advertised('Payroll Officer');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('#name').focus();
  const order: (string | null)[] = [];
  for (let i = 0; i < 6; i += 1) {
    order.push(
      (await page.locator(':focus').getAttribute('name')) ?? (await page.locator(':focus').textContent()),
    );
    await page.keyboard.press('Tab');
  }
  expect(order).toEqual(['name', 'email', 'phone', 'cv', 'consent', 'Send application']);
  await page.fill('#name', 'Ana Ruiz');
  await page.fill('#email', 'ana@people.example');
  await page.fill('#phone', 'call me');
  await page.check('#consent');
  await page.getByRole('button', { name: 'Send application' }).click();
  expect(await page.locator(':focus').getAttribute('name')).toBe('phone');
  expect(await page.locator('#name').inputValue()).toBe('Ana Ruiz');
  await page.fill('#phone', '+61 412 345 678');
  await page.locator('button').focus();
  await page.keyboard.press('Enter');
  await page.getByText('has your application').waitFor();
  expect(page.url()).toBe(`${url}?sent=1#apply`);
  await context.close();
});

function pdfOf(lines: readonly string[]): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const made = new PDFDocument();
    made.on('data', (chunk: Buffer) => chunks.push(chunk));
    made.on('end', () => resolve(Buffer.from(Buffer.concat(chunks))));
    for (const line of lines) made.text(line);
    made.end();
  });
}

async function applied(url: string, email: string, file: Buffer<ArrayBuffer>): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Ana Ruiz', email, consent: 'true' }))
    body.set(name, value);
  body.set('cv', new File([file], 'cv.pdf'));
  const { pathname } = new URL(url);
  return (await createApp(running.service).request(pathname, { method: 'POST', body })).status;
}

it('reads the CV of somebody new who applied, and of nobody who was known', async () => {
  const url = await advertised('Credit Controller');
  const known = await api.post('/candidates', { name: 'Bo Lind', email: 'bo@people.example' });
  const cv = await pdfOf([
    'Ana Ruiz',
    'ana.new@people.example',
    'Skills',
    'IFRS, SAP, Excel',
    'Experience',
    'CFO, Boreal Foods, 2018 - present',
  ]);
  for (const email of ['ana.new@people.example', 'bo@people.example'])
    expect(await applied(url, email, cv)).toBe(303);
  await running.service.jobs.runDue();
  const { data } = (await api.get('/candidates?email=ana.new@people.example')).body;
  expect(data[0].skills).toEqual(expect.arrayContaining(['IFRS']));
  const bo = (await api.get(`/candidates/${known.body.data.id}`)).body.data;
  expect(bo).toMatchObject({ name: 'Bo Lind', skills: [] });
  expect((await api.get(`/documents?candidate_id=${bo.id}`)).body.data).toHaveLength(1);
});

it('reads a job out of a PDF', async () => {
  const file = await pdfOf([
    'Financial Controller',
    'Location: Perth',
    'Salary: $150k',
    'Requirements:',
    '- CPA',
  ]);
  const draft = await api.post('/jobs/from-description', { file_base64: file.toString('base64') });
  expect(draft.status).toBe(201);
  expect(draft.body.data).toMatchObject({
    title: 'Financial Controller',
    location: { city: 'Perth' },
    compensation: { base_min: 150_000 },
    spec: { requirements: ['CPA'] },
  });
});

it('lets exactly as many of forty through as the cap allows, by two processes on one PostgreSQL', async () => {
  const url = await postgres.database();
  const one = await startService({ DATABASE_URL: url });
  const desk = await one.workspace();
  const two = await startService({ DATABASE_URL: url }, one.dataDir);
  const here = await boardDesk(one, desk);
  const other = apiOf(two.app, desk.adminKey);
  const jobs = await Promise.all(Array.from({ length: 40 }, () => here.job()));
  await here.set('xml_feed', { monthly_post_limit: 5 });
  const answers = await Promise.all(
    jobs.map((job_id, at) =>
      (at % 2 === 0 ? desk.api : other).post('/distribution/postings', { job_id, board_slugs: ['xml_feed'] }),
    ),
  );
  const codes = answers.map(({ status, body }) => (status === 201 ? 'posted' : body.error.code));
  expect(codes.filter((code) => code === 'posted')).toHaveLength(5);
  expect(codes.filter((code) => code === 'quota_exceeded')).toHaveLength(35);
  await Promise.all([one.service.jobs.runDue(), two.service.jobs.runDue()]);
  const { data } = (await desk.api.get('/distribution/postings?status=live')).body;
  expect(data).toHaveLength(5);
  await two.close();
  await one.close();
});
