import { expect, it } from 'vitest';
import { agreed, answered, invited, screenNow } from '#test/harness/ai-screens.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { postForm } from '#test/harness/referees.ts';

const here = fixture(() => startMailDesk({ PUBLIC_URL: 'https://desk.example' }));

it('counts what became of screens, what they recommended, and how often people decide so', async () => {
  const [good, bad, open, person, declined, withdrawn] = [
    await agreed(here, 'yes', ['Payroll']),
    await agreed(here, 'yes', ['Payroll']),
    await invited(here),
    await agreed(here),
    await invited(here),
    await agreed(here),
  ];
  await answered(here, good, ['I led payroll for 900 people and reduced errors by half.', '']);
  await answered(here, bad, ['I have no experience of payroll at all.', '']);
  await postForm(here, `${person.path}/person`);
  await postForm(here, `${declined.path}/decline`);
  await postForm(here, `${withdrawn.path}/withdraw`);
  for (const [at, outcome] of [
    [good, 'advance'],
    [bad, 'hold'],
  ] as const) {
    const { phone_screen_id } = await screenNow(here, at);
    const path = `/applications/${at.application.id}/phone-screens/${phone_screen_id}/confirm`;
    expect((await here.desk.api.post(path, { outcome })).status).toBe(200);
  }
  const { data } = (await here.desk.api.post('/reports/run', { report: 'ai_screen_outcomes' })).body;
  expect(data.totals[0]).toMatchObject({
    invited: 6,
    automatic: 0,
    under_way: 1,
    completed: 2,
    person_wanted: 1,
    declined: 1,
    withdrawn: 1,
    unanswered: 0,
    failed: 0,
    advance: 1,
    hold: 0,
    reject: 1,
    decided: 2,
    agreed: 1,
    completed_percent: 40,
    agreed_percent: 50,
  });
  expect(data.rows).toHaveLength(6);
  expect((await screenNow(here, open)).status).toBe('invited');
  const filters = { job_id: good.application.job_id };
  const one = await here.desk.api.post('/reports/run', { report: 'ai_screen_outcomes', filters });
  expect(one.body.data.totals[0]).toMatchObject({ invited: 1, completed: 1, agreed_percent: 100 });
});
