import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { readConfig } from '#src/config.ts';
import { createApp } from '#src/server/app.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { sheets } from '#test/harness/cv/sheet.ts';
import { filesWith } from '#test/harness/files-with.ts';
import { closedInTime, scratchFolder } from '#test/harness/scratch.ts';
import { apiOf } from '#test/harness/workspace.ts';

const root = scratchFolder('restore-erased');

async function deskhand(dataDir: string, ...args: string[]) {
  const printed: string[] = [];
  // How far it has come.
  const told: string[] = [];
  const code = await run([...args, '--json'], {
    env: { DATA_DIR: dataDir },
    out: (text) => void printed.push(text),
    err: (text) => void told.push(text),
  });
  if (code !== 0) throw new Error([...printed, ...told].join(''));
  return JSON.parse(printed.join(''));
}

async function serving(dataDir: string, key = '') {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' });
  const server = await startServer(config);
  const stop = once(server);
  closedInTime(stop);
  return { server, stop, api: apiOf(createApp(server.service), key || (server.first?.key ?? '')) };
}

function once(server: Running): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= server.stop();
    return stopped;
  };
}

async function agency(name: string) {
  const dataDir = join(root, name);
  const { server, stop, api } = await serving(dataDir);
  const key = server.first?.key ?? '';
  const make = async (path: string, body: object) => {
    const answer = await api.post(path, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body.error));
    return answer.body.data;
  };
  const settle = () => server.service.jobs.runDue();
  return { dataDir, server, stop, api, key, make, settle };
}

it('erases again whoever comes back with an older backup, before it serves, and keeps them from imports', async () => {
  const here = await agency('cli');
  const erased = await here.make('/candidates', { name: 'Zita Wiederkehr', email: 'zita@back.example' });
  const twin = await here.make('/candidates', { name: 'Zita M Wiederkehr', email: 'zita.m@back.example' });
  const stays = await here.make('/candidates', { name: 'Otto Bleibt', email: 'otto@stays.example' });
  await here.make('/documents', {
    candidate_id: erased.id,
    file_base64: Buffer.from('CV of Zita Wiederkehr').toString('base64'),
    filename: 'cv.txt',
    kind: 'cv',
  });
  const file = join(root, 'before.sqlite');
  await deskhand(here.dataDir, 'backup', file);
  // Merged and erased since, and somebody who is not in the backup at all.
  await here.make('/candidates/merge', { keep_id: erased.id, merge_id: twin.id });
  const [sheet] = sheets(1);
  const later = await here.make('/candidates', {
    name: sheet?.truth.name,
    email: sheet?.truth.email,
  });
  const gone = await here.api.delete(`/candidates/${erased.id}/gdpr-delete`);
  const since = await here.api.delete(`/candidates/${later.id}/gdpr-delete`);
  await here.stop();

  const restored = await deskhand(here.dataDir, 'restore', file, '--force');
  expect(restored.erased_again).toBe(2);
  const back = await serving(here.dataDir, here.key);
  for (const id of [erased.id, twin.id, later.id])
    expect((await back.api.get(`/candidates/${id}`)).status).toBe(404);
  expect((await back.api.get(`/candidates/${stays.id}`)).body.data.name).toBe('Otto Bleibt');
  const certificate = await back.api.get(`/erasure-certificates/${gone.body.certificate_id}`);
  expect(certificate.body.data).toMatchObject({ candidate_id: erased.id, records: { candidates: 2 } });
  expect((await back.api.get(`/erasure-certificates/${since.body.certificate_id}`)).status).toBe(200);

  // Their CV is not taken in again.
  const { data: opened } = (await back.api.post('/candidate-imports', { file_count: 1 })).body;
  const slots = await back.api.post(`/candidate-imports/${opened.id}/files`, {
    files: [{ filename: 'again.pdf' }],
  });
  const [slot] = slots.body.data.files;
  if (sheet === undefined) throw new Error('no sheet');
  const bytes = new Uint8Array(await pdfOf(sheet, 'dates at the right'));
  await fetch(slot.upload_url, { method: 'PUT', body: bytes });
  await back.api.post(`/candidate-imports/${opened.id}/finalize`, {
    uploaded_item_ids: [slot.item_id],
    complete: true,
  });
  await back.server.service.jobs.runDue();
  expect((await back.api.get(`/candidate-imports/${opened.id}`)).body.data.failures).toEqual([
    { filename: 'again.pdf', reason: 'erased_person' },
  ]);
  await back.stop();
  for (const name of readdirSync(here.dataDir))
    if (name.includes('before-restore')) rmSync(join(here.dataDir, name), { recursive: true });
  expect(filesWith(here.dataDir, ['Wiederkehr'])).toEqual([]);
});

it('erases again in a store that was put back by other means, once', async () => {
  const here = await agency('copied');
  const person = await here.make('/candidates', { name: 'Uta Zurueck', email: 'uta@back.example' });
  const copy = join(root, 'copied.sqlite');
  await here.server.service.store.backup(copy);
  await here.api.delete(`/candidates/${person.id}/gdpr-delete`);
  await here.settle();
  await here.stop();
  const store = join(here.dataDir, 'deskhand.sqlite');
  for (const part of ['-wal', '-shm']) rmSync(store + part, { force: true });
  copyFileSync(copy, store);
  for (const _ of [1, 2]) {
    const back = await serving(here.dataDir, here.key);
    expect((await back.api.get(`/candidates/${person.id}`)).status).toBe(404);
    const { data } = (await back.api.get('/activities?limit=100')).body;
    const notes = data.filter(({ summary }: { summary: string }) => summary.startsWith('Erased a person'));
    expect(notes).toHaveLength(1);
    await back.server.service.jobs.runDue();
    await back.stop();
  }
  expect(filesWith(here.dataDir, ['Zurueck'])).toEqual([]);
});
