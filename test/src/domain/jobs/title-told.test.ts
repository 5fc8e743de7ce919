import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'GB' });

let count = 0;
const briefFor = async (title: string) => {
  count += 1;
  return briefOf(agency, [{ name: 'Odo Tench', email: `odo${count}@people.example`, stage: 'yes' }], {
    title,
  });
};

/** All by which the title of a job leaves, each with what it answers. */
async function leaving(title: string) {
  const brief = await briefFor(title);
  const [application_id] = brief.applications;
  return [
    await agency.api.post('/interviews', {
      application_id,
      kind: 'internal',
      format: 'phone',
      starts_at: inDays(3),
    }),
    await agency.api.post(`/applications/${application_id}/referee-requests`),
    await agency.api.post(`/applications/${application_id}/ai-screens`),
    await submit(agency, brief),
  ];
}

it.each([
  'Waitress, no over 30s',
  'Thatcher, male',
  'Girl Friday',
  'Junger Monteur, männlich',
  'Monteur (bis 35 Jahre)',
])('an unlawful title of a job leaves in no mail: %s', async (title) => {
  for (const { status, body } of await leaving(title)) {
    expect(status, JSON.stringify(body)).toBe(422);
    expect(body.error.findings[0]).toMatchObject({ field: 'job_title' });
    expect(body.error.message).toContain('update_job');
  }
});

it.each([
  'Vertriebsleiter (m/w/d)',
  'Comptable (H/F)',
  "Girls' school teacher",
  "Head of Men's Wear",
  "Women's health nurse",
])('a lawful title leaves: %s', async (title) => {
  for (const { status, body } of await leaving(title))
    expect([200, 201], JSON.stringify(body)).toContain(status);
});

it('a page that a link opens does not show a title that became unlawful since, nor is anybody reminded of it', async () => {
  const brief = await briefFor('Thatcher');
  const [application_id] = brief.applications;
  const asked = await agency.api.post(`/applications/${application_id}/referee-requests`);
  const path = new URL(asked.body.data.url).pathname;
  const page = async () => (await running.app.request(path)).text();
  expect(await page()).toContain('Thatcher');
  const renamed = await agency.api.patch(`/jobs/${brief.job_id}`, { title: 'Young male thatcher' });
  expect(JSON.stringify(renamed.body.meta.warnings)).toContain('unlawful_wording');
  expect(await page()).not.toMatch(/male thatcher/i);
  expect(await page()).toContain('(title to follow)');
});
