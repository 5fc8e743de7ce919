import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'GB', name: 'Castle Staff' });
const desk = deskOf(agency);

async function share(given: object, person: Record<string, unknown> = {}) {
  await agency.api.patch(`/accounts/${agency.accountId}`, { marketplace: true });
  const candidate_id = await desk.candidate({ name: 'Oriel Fenwarden', ...person });
  const { status, body } = await agency.api.post('/marketplace/listings', {
    kind: 'candidate',
    candidate_id,
    headline: 'Lift engineer',
    pitch: 'Keeps lifts running.',
    candidate_aware: true,
    accept_terms: true,
    ...given,
  });
  expect(status, JSON.stringify(body.error)).toBe(201);
  return body.data;
}

it.each([
  'Whitby',
  'Leominster, United Kingdom',
  'near Ludlow',
  'Hybrid, Whitby or Leominster',
  'Within 20 miles of Bideford',
  'Leeds (2 days on site)',
  'Stratford-upon-Avon',
])('a town of any size in the place of a listing is no name: %s', async (location) => {
  expect(await share({ location })).toMatchObject({ status: 'live', review: null, location });
});

it.each([
  ['Near the mosque he attends', ['mosque they attend']],
  ['Whitby, near the mosque he attends', ['mosque they attend']],
  ['two doors from the depot where she trained', ['two doors from the depot where they trained']],
])('what is more than a place waits for a person: %s', async (location, words) => {
  const listing = await share({ location });
  expect(listing.status).toBe('paused');
  const found = listing.review.findings.filter((one: { field: string }) => one.field === 'location');
  expect(found.map((one: { words: string }) => one.words)).toEqual(words);
});

it('a town that a house of theirs is called by, and a place that no gazetteer has, wait still', async () => {
  const experience = [{ title: 'Fitter', employer: 'Leominster Lifts' }];
  const own = await share({ location: 'Leominster' }, { experience });
  expect(JSON.stringify(own)).not.toMatch(/"location":"Leominster".*"review":null/);
  expect((await share({ location: 'Quennevale' })).status).toBe('paused');
});

it('pay is in the currency of the record, or else of the agency', async () => {
  expect(await share({ salary_min: 34_000 })).toMatchObject({ salary_min: 34_000, currency: 'GBP' });
  const paid = { salary_expectation: '€60,000' };
  expect(await share({ salary_min: 60_000 }, paid)).toMatchObject({ currency: 'EUR' });
  expect(await share({ salary_min: 60_000, currency: 'CHF' }, paid)).toMatchObject({ currency: 'CHF' });
  const job_id = await desk.job({
    client_id: await desk.client(),
    compensation: { base_min: 50_000, currency: 'USD' },
  });
  const job = { kind: 'job', job_id, candidate_aware: undefined, candidate_id: undefined };
  expect(await share(job)).toMatchObject({ currency: 'USD' });
});

it.each([
  ['Hamburg', 'Germany', 'EUR'],
  ['Columbus', 'United States', 'USD'],
  ['Brisbane', 'Australia', 'AUD'],
])(
  'a record that tells no pay shares it in the currency of its own country: %s',
  async (city, country, currency) => {
    expect(await share({ salary_min: 60_000 }, { location: { city, country } })).toMatchObject({ currency });
    const job_id = await desk.job({
      client_id: await desk.client(),
      location: { type: 'on_site', city, country },
      compensation: { currency: 'CHF' },
    });
    const job = { kind: 'job', job_id, candidate_aware: undefined, candidate_id: undefined };
    expect(await share(job)).toMatchObject({ currency });
  },
);

it('of a record without a country the town of the listing tells the currency', async () => {
  expect(await share({ location: 'Dayton, Ohio', salary_min: 60_000 })).toMatchObject({ currency: 'USD' });
  expect(await share({ location: 'Hamburg' })).toMatchObject({ currency: 'EUR' });
  expect(await share({ location: 'near Ludlow' })).toMatchObject({ currency: 'GBP' });
});
