import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'GB', name: 'Castle Staff' });
const desk = deskOf(agency);

async function send(location: string | undefined) {
  const client_id = await desk.client();
  await agency.api.post(`/clients/${client_id}/contacts`, {
    name: 'Jo Contact',
    email: `${crypto.randomUUID()}@client.example`,
    is_primary: true,
  });
  const candidate_id = await desk.candidate({
    name: 'Oriel Fenwarden',
    current_title: 'Lift Engineer',
    location: { city: 'Leominster', country_code: 'GB' },
  });
  const { status, body } = await agency.api.post('/specs', {
    candidate_id,
    client_id,
    pitch: 'Keeps lifts running.',
    chips: ['Lifts'],
    ...(location === undefined ? {} : { location }),
  });
  expect(status, JSON.stringify(body.error)).toBe(201);
  return body.data;
}

it("the town of the record, whatever its size, is no name in a spec's place", async () => {
  const spec = await send(undefined);
  expect(spec.location).toContain('Leominster');
  expect(spec.review).toBeNull();
  expect((await send('Near Whitby')).review).toBeNull();
});

it('what is more than a place waits in a spec too', async () => {
  const { review } = await send('Whitby, by the chapel where she sings');
  expect(review.findings).toContainEqual(
    expect.objectContaining({ verdict: 'held', about: 'identity', field: 'location' }),
  );
});
