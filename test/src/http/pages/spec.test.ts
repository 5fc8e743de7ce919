import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { float, pathOf, press } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

const read = async (id: string) => (await agency.api.get(`/specs/${id}`)).body.data;

it('is opened by a person only: neither a look at the link nor a program that scans it counts', async () => {
  const { spec } = await float(agency);
  const path = pathOf(spec.url);
  expect((await running.app.request(path)).status).toBe(200);
  expect((await running.app.request(path, { method: 'HEAD' })).status).toBe(200);
  expect((await press(running, `${path}/viewed`, {}, { purpose: 'prefetch' })).status).toBe(204);
  expect((await press(running, `${path}/viewed`, {}, { 'user-agent': 'SafeLinks' })).status).toBe(204);
  expect((await read(spec.id)).first_viewed_at).toBeNull();
  expect(
    (await press(running, `${path}/viewed`, {}, { 'user-agent': 'Mozilla/5.0 Firefox/130' })).status,
  ).toBe(204);
  expect((await read(spec.id)).status).toBe('viewed');
});

it('shows the profile formatted, and nothing that would run', async () => {
  const { spec } = await float(agency, { pitch: '**Closes** fast.\n\n- <script>alert(1)</script>' });
  const response = await running.app.request(pathOf(spec.url));
  const html = await response.text();
  expect(html).toContain('<strong>Closes</strong>');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>alert');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

it('asks for the words of a question, keeps what was filled in and is 404 for a link that was not made here', async () => {
  const { spec } = await float(agency);
  const empty = await press(running, pathOf(spec.url), { kind: 'question', question: ' ' });
  expect(empty.status).toBe(422);
  expect(empty.html).toContain('aria-invalid="true"');
  const long = await press(running, pathOf(spec.url), { kind: 'interested', rating: '9', note: 'Call me' });
  expect(long.status).toBe(422);
  expect(long.html).toContain('Call me');
  expect((await read(spec.id)).status).toBe('sent');
  expect((await running.app.request('/s/nothing')).status).toBe(404);
  expect((await press(running, '/s/nothing', { kind: 'interested' })).status).toBe(404);
});
