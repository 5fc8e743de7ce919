import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, pathOf } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

async function sent(person: Record<string, unknown>, identity_visibility: string) {
  const brief = await briefOf(agency, [{ name: 'Christian Dane', ...person }]);
  const items = brief.applications.map((application_id) => ({
    application_id,
    summary: 'Closes the books.',
  }));
  const answer = await agency.api.post('/submissions', { job_id: brief.job_id, items, identity_visibility });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { review, url } = answer.body.data;
  const page = await running.app.request(pathOf(url));
  return {
    findings: (review?.findings ?? []).map((one: Record<string, string>) => [
      one.verdict,
      one.about,
      one.field,
    ]),
    status: page.status,
    html: await page.text(),
  };
}

it.each(['full', 'first_name'])(
  'holds a %s send whose titles tell what is not of the work',
  async (level) => {
    const title = await sent({ current_title: 'Controller (mother of two)' }, level);
    expect(title.findings).toEqual([['held', 'family', 'items.0.current_title']]);
    expect(title.status).toBe(410);
    const called = await sent({ current_title: 'Controller, call 0411 222 333' }, level);
    expect(called.findings).toContainEqual(['held', 'contact_details', 'items.0.current_title']);
    const roles = await sent(
      {
        experience: [
          { title: 'Clerk', employer: 'Boreal Foods', from: '2015' },
          { title: 'Devout Muslim accountant', employer: 'Kestrel Rail', from: '2019' },
        ],
        education: [{ school: 'Monash', degree: 'BCom (as a single mother)' }],
      },
      level,
    );
    expect(roles.findings.map(([, , field]: string[]) => field).toSorted()).toEqual([
      'items.0.education.0.degree',
      'items.0.experience.1.title',
    ]);
  },
);

it('holds no send for titles of people’s work, nor for the name of whom they are about', async () => {
  for (const current_title of [
    'Aged Care Nurse',
    'Midwife',
    'Chairman',
    'Christian, Head of Tax',
    'Foreman',
  ]) {
    const { findings, status } = await sent({ current_title }, 'full');
    expect(findings, current_title).toEqual([]);
    expect(status).toBe(200);
  }
});

it('holds no anonymous send for what its short fields leave out', async () => {
  const { findings, html } = await sent({ current_title: 'Controller (mother of two)' }, 'anonymous');
  expect(findings).toEqual([]);
  expect(html).not.toContain('mother');
});
