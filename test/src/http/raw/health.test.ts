import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { startService } from '#test/harness/workspace.ts';

const running = useService();

it.each(['/health', '/api/v1/health'])('says on %s without a credential that it is ready', async (path) => {
  const answer = await running.app.request(path);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    success: true,
    data: { status: 'ok', ready: true, release: '7.2.0' },
  });
  expect((await running.app.request(path, { method: 'HEAD' })).status).toBe(200);
});

it.each(['{"event":"webhook.test","data":{}}', '[]', 'null', '"text"', ''])(
  'takes %j as a webhook and answers 200',
  async (body) => {
    for (const path of ['/health', '/api/v1/health']) {
      const headers = { 'Content-Type': 'application/json', 'X-Service-Event': 'webhook.test' };
      const answer = await running.app.request(path, {
        method: 'POST',
        headers,
        ...(body === '' ? {} : { body }),
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ success: true, data: { status: 'ok' } });
    }
  },
);

it('refuses other methods naming those that it takes', async () => {
  const answer = await running.app.request('/health', { method: 'DELETE' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, POST');
});

it('is 503 with Retry-After once the store does not answer or the service stops', async () => {
  const broken = await startService();
  await broken.service.store.write((unit) => unit.tx.schema.dropTable('schema_migrations').execute());
  const unready = await broken.app.request('/health');
  expect(unready.status).toBe(503);
  expect(unready.headers.get('retry-after')).toBe('5');
  await broken.service.stop();
  expect((await broken.app.request('/api/v1/health')).status).toBe(503);
  await broken.close();
});
