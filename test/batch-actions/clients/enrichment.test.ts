import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { advanceTo } from '#test/harness/test-clock.ts';
import { body, fixturePage, POINT, startWebsite } from '#test/harness/website.ts';

const { running, desk } = useDesk({ env: { ALLOW_PRIVATE_TARGETS: 'true' }, sandbox: true });

const run = () => running.service.jobs.runDue();
const made = async (input: Record<string, unknown>): Promise<string> =>
  (await desk.api.post('/clients', { name: `Acme ${crypto.randomUUID()}`, allow_duplicate: true, ...input }))
    .body.data.id;
const read = async (id: string) => (await desk.api.get(`/clients/${id}`)).body.data;
const builder = () =>
  startWebsite({ '/': body(fixturePage('builder.html')), '/brand/logo.png': body(POINT, 'image/png') });

async function enriched(id: string) {
  const rows = await running.service.store.read((db) =>
    db.selectFrom('events').select('data').where('event', '=', 'account.enriched').execute(),
  );
  return rows.map(({ data }) => JSON.parse(data)).filter(({ client }) => client.id === id);
}

it('reads a new client off its website and tells what was filled and from where', async () => {
  const site = await builder();
  const id = await made({ website: site.url });
  expect(await read(id)).toMatchObject({ enrichment_status: 'pending', enrichment_error: null });
  await run();
  expect(await read(id)).toMatchObject({
    enrichment_status: 'complete',
    industry: 'Commercial construction',
    phone: '+61 2 9374 4000',
    locations: ['Sydney, Australia', 'Newcastle, Australia'],
    logo_url: `${site.url}/brand/logo.png`,
  });
  const [event] = await enriched(id);
  expect(event).toMatchObject({ status: 'complete', error: null });
  expect(event.filled).toContainEqual({ field: 'phone', from: { source: 'website', url: `${site.url}/` } });
});

it('never writes over what a person entered, then or later', async () => {
  const site = await builder();
  const id = await made({ website: site.url, industry: 'Property', phone: '+61 2 1111 2222' });
  await run();
  expect(await read(id)).toMatchObject({ industry: 'Property', phone: '+61 2 1111 2222' });
  await desk.api.patch(`/clients/${id}`, { description: 'Our oldest client.' });
  const other = await builder();
  await desk.api.patch(`/clients/${id}`, { website: other.url });
  await run();
  expect(await read(id)).toMatchObject({
    enrichment_status: 'complete',
    industry: 'Property',
    description: 'Our oldest client.',
    logo_url: `${other.url}/brand/logo.png`,
  });
});

it('reads nothing again when the same address is saved', async () => {
  const site = await builder();
  const id = await made({ website: site.url });
  await run();
  const asked = site.asked.length;
  await desk.api.patch(`/clients/${id}`, { website: site.url, notes: 'Called.' });
  await run();
  expect(site.asked).toHaveLength(asked);
  expect(await enriched(id)).toHaveLength(1);
});

it('tries a website that fails three times within the day, says why, and gives it up until the address changes', async () => {
  const own = await running.workspace({ sandbox: true });
  const site = await startWebsite({ '/': body('', 'text/html', 503) });
  const { id } = (await own.api.post('/clients', { name: 'Slow', allow_duplicate: true, website: site.url }))
    .body.data;
  const status = async () => (await own.api.get(`/clients/${id}`)).body.data;
  const homes = () => site.asked.filter(({ path }) => path === '/').length;
  await run();
  expect(await status()).toMatchObject({ enrichment_status: 'pending' });
  expect((await status()).enrichment_error).toContain('503');
  expect(await enriched(id)).toEqual([]);
  const day = new Date(Date.now() + 24 * 3600_000).toISOString();
  await advanceTo(own.api, day);
  expect(homes()).toBe(3);
  expect(await status()).toMatchObject({ enrichment_status: 'failed' });
  const [event, ...more] = await enriched(id);
  expect(event).toMatchObject({ status: 'failed', filled: [], error: expect.stringContaining('503') });
  expect(more).toEqual([]);
  await run();
  expect(homes()).toBe(3);
  const good = await builder();
  await own.api.patch(`/clients/${id}`, { website: good.url });
  await run();
  expect(await status()).toMatchObject({ enrichment_status: 'complete', enrichment_error: null });
  const told = (await own.api.get(`/activities?client_id=${id}&limit=100`)).body.data;
  const summaries: string[] = told.map(({ summary }: { summary: string }) => summary);
  expect(summaries).toContain('The website of Slow could not be read yet');
  expect(summaries).toContain('The website of Slow could not be read');
  expect(summaries).toContainEqual(expect.stringMatching(/^Read the website of Slow: .*industry/));
});

it('undoes the entry of a client that its website has filled since, and keeps one that a person changed', async () => {
  const site = await builder();
  const actions = ['One', 'Two'].map((name) => ({
    action: 'create_client',
    input: { name: `${name} ${crypto.randomUUID()}`, website: site.url, allow_duplicate: true },
  }));
  const batch = (await desk.api.post('/batch', { actions })).body.data;
  const [first, second] = batch.items.map(({ result }: { result: { id: string } }) => result.id);
  await run();
  await desk.api.patch(`/clients/${second}`, { phone: '+61 2 1111 2222' });
  const undone = (await desk.api.post(`/batch/${batch.batch_id}/undo`, {})).body.data;
  expect(JSON.stringify(undone)).toContain('conflict');
  expect((await desk.api.get(`/clients/${first}`)).status).toBe(404);
  expect((await desk.api.get(`/clients/${second}`)).status).toBe(200);
});
