import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk } = useDesk();

const page = '<script>alert(1)</script>';

async function upload(by: Workspace) {
  const { body } = await by.api.post('/documents', {
    file_base64: Buffer.from(page).toString('base64'),
    filename: 'Zoë “CV”.html',
    kind: 'portfolio',
  });
  return body.data;
}

const content = (key: string, url: string) =>
  running.app.request(url, { headers: { authorization: `Bearer ${key}` } });

it('answers the record, and its bytes as a file that no browser opens as a page', async () => {
  const made = await upload(desk);
  expect((await desk.api.get(`/documents/${made.id}`)).body.data).toEqual(made);
  const answer = await content(desk.adminKey, made.content_url);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(page);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename="Zo_ _CV_.html"; filename*=UTF-8''Zo%C3%AB%20%E2%80%9CCV%E2%80%9D.html`,
  });
});

it('gives bytes to nobody without documents:read, and none of another agency', async () => {
  const made = await upload(desk);
  expect((await content(await desk.key(['candidates:read']), made.content_url)).status).toBe(403);
  expect((await running.app.request(made.content_url)).status).toBe(401);
  const other = await running.workspace();
  for (const url of [made.content_url, '/api/v1/documents/doc_0000/content', '/api/v1/documents/x/content'])
    expect((await content(other.adminKey, url)).status).toBe(404);
});
