import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ env: { METRICS: 'true' } });
const off = useDesk();

const exposed = async (): Promise<string> => (await running.app.request('/metrics')).text();

it('counts requests by route and status, and batches by how they ended', async () => {
  const { id: client_id } = (await desk.api.post('/clients', { name: 'Quarry Lane' })).body.data;
  await desk.api.get(`/clients/${client_id}`);
  const ran = await desk.api.post('/batch', {
    actions: [{ action: 'update_client', input: { client_id, industry: 'Quarries' } }],
  });
  expect(ran.body.data).toMatchObject({ status: 'succeeded' });
  const text = await exposed();
  expect(text).toContain(
    'deskhand_http_requests_total{method="POST",route="/api/v1/clients",status="201"} 1',
  );
  expect(text).toMatch(
    /deskhand_http_request_duration_seconds_count\{method="GET",route="[^"]*clients[^"]*"\} 1/,
  );
  expect(text).toContain('deskhand_batches_total{status="succeeded"} 1');
  const store = running.service.store.dialect;
  expect(text).toContain(`deskhand_info{release="7.2.0",region="us",store="${store}",role="all"} 1`);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

it('tells nothing of an agency: no id and no word of it', async () => {
  const { id: client_id } = (await desk.api.post('/clients', { name: 'Marlow Ferries' })).body.data;
  await running.app.request(`/nothing/${client_id}`);
  const text = await exposed();
  expect(text).not.toContain('Marlow');
  expect(text).not.toMatch(/\b(acc|key|cli|req|bat)_[0-9A-Za-z]{10,}/);
});

it('is not there unless METRICS is set', async () => {
  expect((await off.running.app.request('/metrics')).status).toBe(404);
});
