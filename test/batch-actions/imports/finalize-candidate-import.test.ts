import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ImportWorker } from '#src/workers/imports.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { importFiles, put } from '#test/harness/cv/imports.ts';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { advanceTo } from '#test/harness/test-clock.ts';
import { startService } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();
let files: { filename: string; bytes: Buffer }[];

beforeAll(async () => {
  const [sheet] = sheets(1) as [Sheet];
  files = [{ filename: 'one.pdf', bytes: await pdfOf(sheet, 'dates at the right') }];
});

const settle = async (id: string, by = desk) => {
  await running.service.jobs.runDue();
  return (await by.api.get(`/candidate-imports/${id}`)).body.data;
};

it('confirms only files that have arrived, and closes with the last call', async () => {
  const { id } = (await desk.api.post('/candidate-imports', { file_count: 2 })).body.data;
  const { data } = (await desk.api.post(`/candidate-imports/${id}/files`, { files: [{ filename: 'a.pdf' }] }))
    .body;
  const [slot] = data.files;
  const early = await desk.api.post(`/candidate-imports/${id}/finalize`, {
    uploaded_item_ids: [slot.item_id],
  });
  expect(early.status).toBe(422);
  expect(early.body.error.field).toBe('uploaded_item_ids.0');
  const stranger = await desk.api.post(`/candidate-imports/${id}/finalize`, {
    uploaded_item_ids: ['imi_00000000'],
  });
  expect(stranger.status).toBe(422);
  await put(running, slot.upload_url, files[0]?.bytes ?? Buffer.alloc(0));
  const last = { uploaded_item_ids: [slot.item_id], complete: true };
  expect((await desk.api.post(`/candidate-imports/${id}/finalize`, last)).body.data).toMatchObject({
    status: 'processing',
    counts: { pending: 1 },
  });
  const late = await desk.api.post(`/candidate-imports/${id}/files`, { files: [{ filename: 'b.pdf' }] });
  expect(late.status).toBe(409);
  expect((await settle(id)).status).toBe('complete');
  expect((await desk.api.post(`/candidate-imports/${id}/finalize`, last)).status).toBe(409);
});

it('gives up slots that were not confirmed for two hours, and ends the import with them', async () => {
  const sandbox = await running.workspace({ sandbox: true });
  const { id } = (await sandbox.api.post('/candidate-imports', { file_count: 2 })).body.data;
  const { data } = (
    await sandbox.api.post(`/candidate-imports/${id}/files`, {
      files: [{ filename: 'a.pdf' }, { filename: 'b.pdf' }],
    })
  ).body;
  const [sent] = data.files;
  const bytes = Buffer.from('sent and never confirmed');
  await put(running, sent.upload_url, bytes);
  await sandbox.api.post(`/candidate-imports/${id}/finalize`, { complete: true });
  const to = new Date(Date.now() + 3 * 3_600_000).toISOString();
  await advanceTo(sandbox.api, to);
  const ended = await settle(id, sandbox);
  expect(ended).toMatchObject({ status: 'complete', counts: { failed: 2, pending: 0 } });
  expect(ended.failures).toEqual([
    { filename: 'a.pdf', reason: 'upload_timeout' },
    { filename: 'b.pdf', reason: 'upload_timeout' },
  ]);
  expect((await put(running, sent.upload_url, bytes)).status).toBe(410);
  expect(existsSync(join(running.dataDir, 'files', sandbox.accountId))).toBe(true);
});

it('tells of a file that no reader could be started for that the fault is not the file’s', async () => {
  const broken = await startService({}, undefined, ['-e', 'process.exit(1)']);
  const there = await broken.workspace();
  const id = await importFiles(broken, there, files.slice(0, 1));
  let passed = 0;
  const clock = new SteadyClock(
    () => Date.now() + passed,
    () => performance.now() + passed,
  );
  const { runtime, log } = broken.service;
  const worker = new ImportWorker({ runtime, clock, log });
  const read = async () => (await there.api.get(`/candidate-imports/${id}`)).body.data;
  for (const failed of [0, 0, 1]) {
    await worker.accountClock.run('');
    expect((await read()).counts).toMatchObject({ failed });
    // What it could not read is taken again when its lease has run out.
    passed += 10 * 60_000;
  }
  expect(await read()).toMatchObject({ status: 'complete', failures: [{ reason: 'reader_failed' }] });
});
