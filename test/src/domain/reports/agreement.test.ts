import { expect, it } from 'vitest';
import { assessNow } from '#test/harness/assess.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

async function assessed(title: string): Promise<string> {
  const { api } = desk;
  const email = `${crypto.randomUUID()}@people.example`;
  const candidate_id = (await api.post('/candidates', { name: 'Ana Ruiz', email, current_title: title })).body
    .data.id;
  const job_id = (await api.get('/jobs')).body.data[0].id;
  const { id } = (await api.post('/applications', { job_id, candidate_id })).body.data;
  await assessNow(running, desk.accountId, id);
  return id;
}

it('counts how often people decide as the assessments say, by overruling or by where they move an application', async () => {
  const { api } = desk;
  const client_id = (await api.post('/clients', { name: 'Acme' })).body.data.id;
  await api.post('/jobs', { title: 'Site Manager', client_id });
  const [on, off, undecided, wrong, said] = [
    await assessed('Site Manager'),
    await assessed('Barista'),
    await assessed('Site Manager'),
    await assessed('Barista'),
    await assessed('Site Manager'),
  ];
  await api.post(`/applications/${on}/stage`, { stage: 'screen' });
  await api.post(`/applications/${off}/stage`, { stage: 'rejected', reason: 'Another trade' });
  await api.post(`/applications/${wrong}/stage`, { stage: 'submitted' });
  await api.post(`/applications/${said}/overrule`, { verdict: 'maybe', reason: 'Too far' });
  expect(undecided).toBeDefined();
  const { data } = (await api.post('/reports/run', { report: 'assessment_agreement' })).body;
  const row = (verdict: string) => data.rows.find((each: { verdict: string }) => each.verdict === verdict);
  expect(row('yes')).toMatchObject({ assessed: 3, decided: 2, decided_yes: 1, decided_maybe: 1, agreed: 1 });
  expect(row('no')).toMatchObject({ assessed: 2, decided: 2, decided_yes: 1, decided_no: 1, agreed: 1 });
  expect(row('yes').agreement).toBe(50);
  expect(data.totals[0]).toMatchObject({ assessed: 5, decided: 4, agreed: 2, agreement: 50 });
});
