import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { progressShown } from '#src/cli/import/progress.ts';
import { run } from '#src/cli/run.ts';
import { put } from '#test/harness/cv/imports.ts';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { type Listening, listen } from '#test/harness/mcp.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const { running, desk } = useDesk();
let url: string;
let server: Listening;
const cvs: Buffer[] = [];

beforeAll(async () => {
  for (const sheet of sheets(3, 41)) cvs.push(await pdfOf(sheet, 'dark column at the left'));
  server = await listen(running.app);
  ({ url } = server);
});
afterAll(() => server.close());

async function deskhand(args: string[], more: { terminal?: boolean; key?: string; inWords?: boolean } = {}) {
  let out = '';
  let err = '';
  let ended = false;
  // The command waits for what the service does beside the requests.
  const working = (async () => {
    while (!ended) {
      await running.service.jobs.runDue();
      await new Promise(setImmediate);
    }
  })();
  const code = await run(['import', ...args, '--url', url, ...(more.inWords === true ? [] : ['--json'])], {
    env: more.key === '' ? {} : { DESKHAND_KEY: more.key ?? desk.adminKey },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    terminal: more.terminal ?? false,
  });
  ended = true;
  await working;
  return { code, err, out, data: out.startsWith('{') ? JSON.parse(out) : null };
}

const cvNamed = async (seed: number): Promise<Buffer> =>
  pdfOf(sheets(1, seed)[0] as Sheet, 'dark column at the left');

function folderWith(files: Record<string, Buffer | string>): string {
  const folder = scratchFolder('import');
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

it('imports the CVs of a folder and those below it, names each bad file, and ends with 1 for them', async () => {
  const folder = folderWith({
    'one.pdf': cvs[0] as Buffer,
    'older/two.pdf': cvs[1] as Buffer,
    'broken.pdf': '%PDF-1.4 nothing',
    'notes.txt': 'Call them',
    'empty.docx': '',
  });
  const { code, err, data } = await deskhand([folder]);
  expect(code).toBe(1);
  expect(data).toMatchObject({ files: 3, imported: 2, merged: 0, failed: 1 });
  const refused = data.refused.map(({ path }: { path: string }) => path).sort();
  expect(refused).toEqual(['broken.pdf', 'empty.docx', 'notes.txt']);
  for (const path of refused) expect(err).toContain(`${path}: `);
  expect((await desk.api.get('/candidates')).body.meta.count).toBe(2);
});

it('lets one run at a time send a folder, and tells the other to wait', async () => {
  const bytes = await Promise.all([75, 76, 77].map(cvNamed));
  const folder = folderWith({
    'one.pdf': bytes[0] as Buffer,
    'two.pdf': bytes[1] as Buffer,
    'three.pdf': bytes[2] as Buffer,
  });
  const ran = await Promise.all([deskhand([folder]), deskhand([folder])]);
  expect(ran.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(ran.find(({ code }) => code === 1)?.err).toContain('Another run is sending the files');
  expect(ran.find(({ code }) => code === 0)?.data).toMatchObject({ files: 3, imported: 3, merged: 0 });
  expect((await deskhand([folder])).code).toBe(0);
});

it('says in a line how many files there were, which adds up, and that there are none', async () => {
  const folder = folderWith({ 'one.pdf': await cvNamed(78), 'notes.txt': 'x', 'empty.docx': '' });
  expect((await deskhand([folder], { inWords: true })).out).toBe(
    '3 files: 1 new person, 0 merged, 2 not read.\n',
  );
  const none = folderWith({});
  mkdirSync(none, { recursive: true });
  expect((await deskhand([none], { inWords: true })).out).toBe(`There are no files in ${none}.\n`);
});

it('leaves a file by itself that cannot be opened under its name, and a link, and sends the others', async () => {
  const [sheet] = sheets(7, 45).slice(6) as [Sheet];
  const folder = folderWith({ 'seven.pdf': await pdfOf(sheet, 'dark column at the left') });
  writeFileSync(
    Buffer.concat([Buffer.from(join(folder, 'cv-')), Buffer.from([0xff]), Buffer.from('.pdf')]),
    'x',
  );
  symlinkSync(join(folder, 'seven.pdf'), join(folder, 'linked.pdf'));
  const { code, err, data } = await deskhand([folder]);
  expect([code, data]).toMatchObject([1, { files: 1, imported: 1, failed: 0 }]);
  expect(data.refused).toHaveLength(2);
  expect(err).toContain('rename it');
  expect(err).toContain('linked.pdf: is a link');
});

it('tells in words why a file was not read, by its path, and which paths it may be where two share a name', async () => {
  const cv = await pdfOf(sheets(8, 46)[7] as Sheet, 'dark column at the left');
  const folder = folderWith({ 'a.pdf': cv, 'sub/a.pdf': cv, 'sub/text.pdf': 'hello' });
  const { data } = await deskhand([folder]);
  expect(data).toMatchObject({ files: 3, imported: 1, failed: 2 });
  const told = Object.fromEntries(
    data.refused.map(({ path, reason }: Record<'path' | 'reason', string>) => [path, reason]),
  );
  expect(told).toEqual({
    'a.pdf or sub/a.pdf': expect.stringContaining('same file as another'),
    'sub/text.pdf': expect.stringContaining('no PDF, DOC or DOCX inside'),
  });
});

it('sends a file again that an import which was cancelled did not read', async () => {
  const cv = await pdfOf(sheets(9, 47)[8] as Sheet, 'dark column at the left');
  const folder = folderWith({ 'nine.pdf': cv });
  const { id } = (await desk.api.post('/candidate-imports', { file_count: 1 })).body.data;
  const names = { files: [{ filename: 'nine.pdf' }] };
  const [slot] = (await desk.api.post(`/candidate-imports/${id}/files`, names)).body.data.files;
  await put(running, slot.upload_url, cv);
  // Not finalized: nothing can have read it before it is cancelled.
  expect((await desk.api.post(`/candidate-imports/${id}/cancel`, {})).status).toBe(200);
  const { size, mtimeMs } = statSync(join(folder, 'nine.pdf'));
  const done = { 'nine.pdf': `${size}-${Math.floor(mtimeMs)}` };
  writeFileSync(join(folder, '.deskhand-import.json'), JSON.stringify({ server: url, import_id: id, done }));
  expect((await deskhand([folder])).data).toMatchObject({ files: 1, imported: 1, failed: 0, refused: [] });
  expect((await deskhand([folder])).data).toMatchObject({ files: 0 });
});

it('sends nothing twice: a run that ended goes on in its import with the files that are left', async () => {
  const folder = folderWith({ 'three.pdf': cvs[2] as Buffer });
  const opened = await desk.api.post('/candidate-imports', { file_count: 5 });
  const names = { files: [{ filename: 'three.pdf' }] };
  const slots = (await desk.api.post(`/candidate-imports/${opened.body.data.id}/files`, names)).body.data
    .files;
  const { size, mtimeMs } = statSync(join(folder, 'three.pdf'));
  const { item_id, upload_url } = slots[0];
  await put(running, upload_url, cvs[2] as Buffer);
  const state = {
    server: url,
    import_id: opened.body.data.id,
    done: {},
    slots: [{ path: 'three.pdf', mark: `${size}-${Math.floor(mtimeMs)}`, item_id, upload_url }],
  };
  writeFileSync(join(folder, '.deskhand-import.json'), JSON.stringify(state));
  const first = await deskhand([folder]);
  expect(first).toMatchObject({ code: 0, data: { files: 1, imported: 1, failed: 0 } });
  expect(first.data.import_ids).toEqual([opened.body.data.id]);
  const kept = JSON.parse(readFileSync(join(folder, '.deskhand-import.json'), 'utf8'));
  expect(Object.keys(kept.done)).toEqual(['three.pdf']);
  const again = await deskhand([folder]);
  expect(again).toMatchObject({ code: 0, data: { files: 0, import_ids: [] } });
  writeFileSync(join(folder, 'four.pdf'), '%PDF-1.4 nothing');
  expect((await deskhand([folder])).data).toMatchObject({ files: 1, failed: 1 });
});

it('takes the slots that an earlier run asked for and ended before it had them, in an import that has no more', async () => {
  const folder = folderWith({
    'five.pdf': await pdfOf(sheets(5, 43)[4] as Sheet, 'dark column at the left'),
  });
  const opened = await desk.api.post('/candidate-imports', { file_count: 1 });
  const id = opened.body.data.id;
  const key = crypto.randomUUID();
  const asked = await fetch(`${url}/api/v1/candidate-imports/${id}/files`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${desk.adminKey}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ files: [{ filename: 'five.pdf' }] }),
  });
  expect(asked.ok).toBe(true);
  writeFileSync(
    join(folder, '.deskhand-import.json'),
    JSON.stringify({ server: url, import_id: id, done: {}, asked: { key, paths: ['five.pdf'] } }),
  );
  const { code, data } = await deskhand([folder]);
  expect(data).toMatchObject({ files: 1, imported: 1, failed: 0, import_ids: [id] });
  expect(code).toBe(0);
});

it('goes on in another import where an earlier run left one that has no more slots', async () => {
  const folder = folderWith({ 'six.pdf': await pdfOf(sheets(6, 44)[5] as Sheet, 'dark column at the left') });
  const opened = await desk.api.post('/candidate-imports', { file_count: 1 });
  const id = opened.body.data.id;
  await desk.api.post(`/candidate-imports/${id}/files`, { files: [{ filename: 'six.pdf' }] });
  writeFileSync(
    join(folder, '.deskhand-import.json'),
    JSON.stringify({ server: url, import_id: id, done: {} }),
  );
  const { code, data } = await deskhand([folder]);
  expect([code, data]).toMatchObject([0, { files: 1, imported: 1, failed: 0 }]);
  expect(data.import_ids).not.toContain(id);
  expect((await desk.api.get(`/candidate-imports/${id}`)).body.data.status).not.toBe('uploading');
});

it('says what is missing: a key, a folder, a server, a scope', async () => {
  const folder = folderWith({ 'one.pdf': cvs[0] as Buffer });
  expect(await deskhand([folder], { key: '' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('DESKHAND_KEY'),
  });
  expect((await deskhand([join(folder, 'none')])).code).toBe(2);
  const weak = await desk.key(['candidates:read']);
  expect(await deskhand([folder], { key: weak })).toMatchObject({
    code: 1,
    err: expect.stringContaining('candidates:write'),
  });
});

it('draws one line over on a terminal, and writes lines elsewhere', () => {
  const at = { files: 10, sent: 5, imported: 2, merged: 0, failed: 1 };
  const drawn: string[] = [];
  const bar = progressShown(
    () => {},
    (line) => drawn.push(line),
  );
  bar.show(at);
  bar.end({ ...at, sent: 10, imported: 9 });
  expect(drawn[0]).toContain('] 40 %  5 of 10 sent, 2 new, 0 merged, 1 failed');
  expect(drawn[1]).toContain('] 100 %');
  const lines: string[] = [];
  let now = 0;
  const told = progressShown(
    (line) => lines.push(line),
    null,
    () => now,
  );
  told.show(at);
  told.show({ ...at, sent: 6 });
  now = 6_000;
  told.show({ ...at, sent: 7 });
  told.end({ ...at, sent: 10 });
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['5', '7', '10']);
});
