import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { BucketStore } from '#src/adapters/files/bucket-store.ts';
import { run } from '#src/cli/run.ts';
import { newId } from '#src/lib/ids.ts';
import { startBucket } from '#test/harness/bucket.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startService } from '#test/harness/workspace.ts';

const bucket = fixture(startBucket);
const account = newId('account');
const at = (over: Partial<{ endpoint: string; accessKeyId: string; pageSize: number }> = {}) =>
  new BucketStore({
    endpoint: bucket.env.S3_ENDPOINT,
    bucket: 'documents',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    ...over,
  });

it('keeps bytes under their hash, reads them back, lists them by age and removes them', async () => {
  const files = at();
  const bytes = Buffer.from('a letter');
  const began = Date.now();
  const kept = await files.keep(account, bytes, 'text/plain');
  expect(kept).toEqual({
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: 8,
    mime_type: 'text/plain',
  });
  expect(Buffer.from(await files.read(account, kept.sha256))).toEqual(bytes);
  const keptAt = await files.keptAt(account, kept.sha256);
  expect(keptAt).toBeGreaterThanOrEqual(began);
  const listed = [];
  for await (const one of files.keptBefore(Date.now() + 60_000)) listed.push(one);
  expect(listed).toEqual([{ account_id: account, sha256: kept.sha256 }]);
  for await (const one of files.keptBefore(began - 60_000)) expect(one).toBeNull();
  await files.remove(account, kept.sha256, (at) => at < began);
  expect(await files.keptAt(account, kept.sha256)).toBe(keptAt);
  for (let i = 0; i < 2; i += 1) await files.remove(account, kept.sha256, () => true);
  expect(await files.keptAt(account, kept.sha256)).toBeNull();
  await expect(files.read(account, kept.sha256)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('keeps what is stored again while it is about to be removed', async () => {
  const files = at();
  const bytes = Buffer.from('a letter sent twice');
  const { sha256 } = await files.keep(account, bytes, 'text/plain');
  let again: Promise<unknown> = Promise.resolve();
  await files.remove(account, sha256, () => {
    again = files.keep(account, bytes, 'text/plain');
    return true;
  });
  await again;
  expect(Buffer.from(await files.read(account, sha256))).toEqual(bytes);
});

it('lists more than one page of objects', async () => {
  const files = at({ pageSize: 2 });
  const other = newId('account');
  const kept = new Set<string>();
  for (let i = 0; i < 5; i += 1)
    kept.add((await files.keep(other, Buffer.from(`letter ${i}`), 'text/plain')).sha256);
  const listed = [];
  for await (const { sha256 } of files.keptBefore(Date.now() + 60_000)) listed.push(sha256);
  expect(listed.filter((sha256) => kept.has(sha256)).length).toBe(5);
  expect(new Set(listed).size).toBe(listed.length);
});

it('is 503 with when to come back where the key is wrong or nobody answers', async () => {
  for (const files of [at({ accessKeyId: 'OTHER' }), at({ endpoint: 'http://127.0.0.1:1' })])
    await expect(files.probeWrite()).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
      details: { retryAfter: 30 },
    });
});

it('puts the documents of a folder into the bucket, and doctor says whether it can be written', async () => {
  const running = await startService();
  const desk = await running.workspace();
  await desk.api.post('/documents', { file_base64: 'YSBsZXR0ZXI=', filename: 'letter.txt' });
  const env = { DATA_DIR: running.dataDir, LOG_LEVEL: 'silent', ...bucket.env };
  const asked = async (given: Record<string, string>, ...args: string[]) => {
    let text = '';
    const take = (more: string) => {
      text += more;
    };
    return {
      code: await run([...args, '--json'], { env: given, out: take, err: take }),
      json: JSON.parse(text),
    };
  };
  await running.service.close();
  const uploaded = await asked(env, 'documents', 'upload');
  expect([uploaded.code, uploaded.json.documents]).toEqual([0, 1]);
  const sha256 = createHash('sha256').update('a letter').digest('hex');
  expect(Buffer.from(await at().read(desk.accountId, sha256)).toString()).toBe('a letter');
  const finding = async (given: Record<string, string>) =>
    (await asked(given, 'doctor')).json.findings.find(
      ({ check }: { check: string }) => check === 'documents',
    );
  expect(await finding(env)).toMatchObject({ status: 'ok' });
  expect(await finding({ ...env, S3_ACCESS_KEY_ID: 'OTHER' })).toMatchObject({
    status: 'fault',
    says: expect.stringContaining('403'),
  });
  expect((await asked({ ...env, S3_BUCKET: '' }, 'doctor')).json.error.message).toContain('S3_BUCKET');
});
