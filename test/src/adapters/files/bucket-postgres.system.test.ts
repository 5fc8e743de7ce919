import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BucketStore } from '#src/adapters/files/bucket-store.ts';
import { startBucket } from '#test/harness/bucket.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { startService } from '#test/harness/workspace.ts';

const bucket = fixture(startBucket);
const postgres = fixture(startPostgres);
const at = () =>
  new BucketStore({
    endpoint: bucket.env.S3_ENDPOINT,
    bucket: 'documents',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });

it('serves a document from a node that has none of its bytes on disk, and the removal of its record takes it out of the bucket', async () => {
  const env = { ...bucket.env, DATABASE_URL: await postgres.database() };
  const first = await startService(env);
  const second = await startService(env, first.dataDir);
  const desk = await first.workspace();
  const text = 'a letter of Ana Silva';
  const made = await desk.api.post('/documents', {
    file_base64: Buffer.from(text).toString('base64'),
    filename: 'letter.txt',
  });
  expect(made.status).toBe(201);
  const content = await second.app.request(`/api/v1/documents/${made.body.data.id}/content`, {
    headers: { Authorization: `Bearer ${desk.adminKey}` },
  });
  expect([content.status, await content.text()]).toEqual([200, text]);
  expect(existsSync(join(first.dataDir, 'files'))).toBe(false);
  const sha256 = createHash('sha256').update(text).digest('hex');
  expect(await at().keptAt(desk.accountId, sha256)).not.toBeNull();
  const erased = await desk.api.delete(`/documents/${made.body.data.id}`);
  expect(erased.status).toBeLessThan(300);
  await second.service.jobs.runDue();
  expect(await at().keptAt(desk.accountId, sha256)).toBeNull();
  const left = readdirSync(bucket.folder, { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.includes(sha256) && name.endsWith('object'))).toEqual([]);
});
