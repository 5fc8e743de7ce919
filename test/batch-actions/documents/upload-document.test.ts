import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();
let person: string;

beforeAll(async () => {
  const made = await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' });
  person = made.body.data.id;
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF';

it('keeps a file, tells its type from its bytes and shows it among the documents of the candidate', async () => {
  const made = await desk.api.post('/documents', {
    file_base64: base64(PDF),
    filename: 'folder/../Police check.pdf',
    candidate_id: person,
    kind: 'paper',
  });
  expect(made.status).toBe(201);
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  expect(made.body.data).toMatchObject({
    candidate_id: person,
    kind: 'paper',
    filename: 'Police check.pdf',
    mime_type: 'application/pdf',
    size: PDF.length,
    sha256,
    created_by: desk.adminId,
  });
  const { id, created_at } = made.body.data;
  const line = { id, kind: 'paper', filename: 'Police check.pdf', created_at };
  expect((await desk.api.get(`/candidates/${person}`)).body.data.documents).toEqual([line]);
  expect((await desk.api.get('/candidates')).body.data[0].documents).toEqual([line]);
  expect(existsSync(join(running.dataDir, 'files', desk.accountId, sha256.slice(0, 2), sha256))).toBe(true);
});

it('keeps the same bytes once for an agency, and apart for two', async () => {
  const body = { file_base64: `data:text/plain;base64,${base64('the same words')}`, filename: 'a.txt' };
  const other = await running.workspace();
  const made = [desk, desk, other].map(({ api }) => api.post('/documents', body));
  const hashes = new Set((await Promise.all(made)).map(({ body }) => body.data.sha256));
  expect(hashes.size).toBe(1);
  const [hash = ''] = hashes;
  for (const { accountId } of [desk, other]) {
    const folder = join(running.dataDir, 'files', accountId, hash.slice(0, 2));
    expect(readdirSync(folder).filter((name) => name.startsWith(hash))).toEqual([hash]);
  }
});

it.each([
  ['', 400, 'file_base64'],
  ['%%%', 400, 'file_base64'],
  ['https://files.example/cv.pdf', 400, 'file_base64'],
  ['data:text/plain,hello', 400, 'file_base64'],
  [Buffer.alloc(10 * 1024 * 1024 + 1, 1).toString('base64'), 400, 'file_base64'],
  [base64('MZ\u0000\u0001 a program'), 422, 'file_base64'],
])('refuses %#: what is no file of a kind it keeps', async (file_base64, status, field) => {
  const refused = await desk.api.post('/documents', { file_base64, filename: 'x.pdf' });
  expect(refused.status).toBe(status);
  expect(refused.body.error.field).toBe(field);
});

it('refuses a candidate of another agency and a kind that it does not know, and keeps no file for either', async () => {
  const other = await running.workspace();
  const foreign = await other.api.post('/documents', {
    file_base64: base64('for somebody else'),
    filename: 'a.txt',
    candidate_id: person,
  });
  expect(foreign.status).toBe(404);
  expect(foreign.body.error.field).toBe('candidate_id');
  expect(existsSync(join(running.dataDir, 'files', other.accountId))).toBe(false);
  const odd = await desk.api.post('/documents', {
    file_base64: base64('x'),
    filename: 'a.txt',
    kind: 'poem',
  });
  expect(odd.status).toBe(422);
  expect(odd.body.error.field).toBe('kind');
});
