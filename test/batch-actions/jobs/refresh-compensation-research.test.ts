import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const running = useService();
const work = () => running.service.jobs.runDue();

// biome-ignore lint/suspicious/noExplicitAny: what is read has every shape
type Data = any;

const ok = async (asked: ReturnType<Workspace['api']['get']>): Promise<Data> => {
  const { status, body } = await asked;
  expect(status, JSON.stringify(body.error)).toBeLessThan(300);
  return body.data;
};
const PLACE = { type: 'on_site', city: 'Sydney', country: 'Australia' };

async function jobOf({ api }: Workspace, more: object = {}): Promise<string> {
  const client = await ok(api.post('/clients', { name: `Acme ${randomUUID()}` }));
  const about = { title: 'Controller', client_id: client.id, location: PLACE, ...more };
  return (await ok(api.post('/jobs', about))).id;
}
const wish = ({ api }: Workspace, salary_expectation: string, more: object = {}) =>
  ok(
    api.post('/candidates', {
      name: 'Ana Ruiz',
      email: `${randomUUID()}@people.example`,
      current_title: 'Controller',
      salary_expectation,
      location: { city: 'Sydney', country_code: 'AU' },
      ...more,
    }),
  );
const refresh = ({ api }: Workspace, id: string) => ok(api.post(`/jobs/${id}/compensation-research`));
const research = async ({ api }: Workspace, id: string) =>
  (await ok(api.get(`/jobs/${id}`))).compensation_research;

it('is made when the job is, says that too few are known under five, and is made anew on request', async () => {
  const desk = await running.workspace();
  for (const k of [100, 110, 120, 130]) await wish(desk, `$${k}k`);
  const id = await jobOf(desk);
  expect(await research(desk, id)).toBeNull();
  await work();
  expect(await research(desk, id)).toEqual({
    status: 'insufficient_sources',
    researched_at: expect.any(String),
  });
  await wish(desk, '$140k');
  await refresh(desk, id);
  await work();
  expect(await research(desk, id)).toMatchObject({
    status: 'complete',
    place: { city: 'Sydney', country_code: 'AU' },
    employment: 'permanent',
    // Of 110k and 130k, the second and the fourth of five.
    range: { low: 105_000, high: 135_000 },
    currency: 'AUD',
    period: 'year',
    sources: { placements: 0, offers: 0, wishes: 5, total: 5 },
  });
});

it('counts a person once, what they were paid before what they want, and others apart by role, level, place, currency', async () => {
  const desk = await running.workspace();
  for (const k of [100, 110, 120, 130]) await wish(desk, `$${k}k`);
  await wish(desk, '$90k', { current_title: 'Junior Controller' });
  await wish(desk, '$90k', { current_title: 'Nurse' });
  await wish(desk, '£90k');
  await wish(desk, '$60 per hour');
  await wish(desk, 'NZD 90k', { location: { city: 'Auckland', country_code: 'NZ' } });
  const id = await jobOf(desk);
  const placed = await wish(desk, '$300k');
  await work();
  const other = await jobOf(desk);
  const application = await ok(desk.api.post('/applications', { job_id: other, candidate_id: placed.id }));
  await ok(
    desk.api.post('/placements', { application_id: application.id, salary: 140_000, fee_percent: 20 }),
  );
  await refresh(desk, id);
  await work();
  expect(await research(desk, id)).toMatchObject({
    range: { low: 105_000, high: 135_000 },
    sources: { placements: 0, offers: 1, wishes: 4, total: 5 },
  });
});

it('follows a change of title, pay or place, and no other', async () => {
  const desk = await running.workspace();
  for (const k of [100, 110, 120, 130, 140]) await wish(desk, `$${k}k`);
  const id = await jobOf(desk, { title: 'Nurse' });
  await work();
  expect((await research(desk, id)).status).toBe('insufficient_sources');
  const asked = async () =>
    (
      await running.service.store.read((db) =>
        db.selectFrom('jobs').where('id', '=', id).select('research_asked').executeTakeFirstOrThrow(),
      )
    ).research_asked;
  const before = await asked();
  await ok(desk.api.patch(`/jobs/${id}`, { description: 'A new text.' }));
  expect(await asked()).toBe(before);
  await ok(desk.api.patch(`/jobs/${id}`, { title: 'Controller' }));
  await work();
  expect((await research(desk, id)).status).toBe('complete');
  await ok(desk.api.patch(`/jobs/${id}`, { compensation: { period: 'day' } }));
  await work();
  expect((await research(desk, id)).period).toBe('day');
  await ok(
    desk.api.patch(`/jobs/${id}`, { location: { type: 'on_site', city: 'Berlin', country: 'Germany' } }),
  );
  await work();
  expect((await research(desk, id)).status).toBe('insufficient_sources');
});

it('shows the range to those alone who may see salaries', async () => {
  const desk = await running.workspace();
  for (const k of [100, 110, 120, 130, 140]) await wish(desk, `$${k}k`);
  const id = await jobOf(desk);
  await work();
  const without = desk.as(await desk.key(['jobs:read']));
  const shown = (await ok(without.get(`/jobs/${id}`))).compensation_research;
  expect(shown).toMatchObject({ status: 'complete', range: null, sources: { total: 5 } });
});
