import { expect, it } from 'vitest';
import { fixture, useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU', sandbox: true });

const made = async (path: string, input: object) => {
  const { status, body } = await desk.api.post(path, input);
  expect(status, JSON.stringify(body.error)).toBeLessThan(300);
  return body.data;
};

/** One candidate who is put forward for two jobs, and another for one. */
fixture(async () => {
  const client = await made('/clients', { name: 'Harbour Freight' });
  await made(`/clients/${client.id}/contacts`, {
    name: 'Casey Harbour',
    email: 'casey@harbour.example',
    is_primary: true,
  });
  const jobs = [];
  for (const title of ['Planner', 'Buyer'])
    jobs.push(await made('/jobs', { title, client_id: client.id, employment_type: 'full_time' }));
  for (const [name, wanted] of [
    ['Ana Moss', 2],
    ['Bo Reyes', 1],
  ] as const) {
    const person = await made('/candidates', { name, email: `${name[0]}@people.example` });
    for (const job of jobs.slice(0, wanted)) {
      const { id } = await made('/applications', { job_id: job.id, candidate_id: person.id });
      await made('/submissions', {
        job_id: job.id,
        items: [{ application_id: id, summary: 'Meets the brief.' }],
      });
    }
  }
  return {};
});

const ask = async (question: string) => (await desk.api.post('/analytics/ask', { question })).body.data;

it('tells how many people there are where one of them has several of what is counted', async () => {
  expect((await ask('how many people applied this year')).answer).toContain('3, of 2 people');
  expect((await ask('how many applications did we get this year')).answer).not.toContain('people');
  const byClient = await ask('how many candidates applied this year by client');
  expect(byClient.caveats).toContain('Somebody with several counts once for each: they are 2 people.');
});

it('tells a ratio of several places over all of them as one', async () => {
  const { answer, rows } = await ask('submissions per interview by job this year');
  expect(rows.length, answer).toBe(2);
  expect(answer).toMatch(/: not known, [^;]* in all/);
  expect(answer.match(/not known/g)).toHaveLength(2);
});

it('tells who was spared something of those alone whom it could have befallen', async () => {
  const client = await made('/clients', { name: 'Kestrel Hotels' });
  await made(`/accounts/${desk.accountId}/users`, {
    name: 'Una Never',
    email: 'una@agency.example',
    role: 'consultant',
  });
  const owner_id = (
    await made(`/accounts/${desk.accountId}/users`, {
      name: 'Sol Placed',
      email: 'sol@agency.example',
      role: 'consultant',
    })
  ).id;
  const job = await made('/jobs', { title: 'Porter', client_id: client.id, owner_id });
  const person = await made('/candidates', { name: 'Cy Hale', email: 'cy@people.example' });
  const { id } = await made('/applications', { job_id: job.id, candidate_id: person.id, owner_id });
  await made('/placements', { application_id: id, fee_type: 'fixed', fee_amount: 9000 });
  const spared = await ask('which consultants had no fall-offs this year');
  expect(spared.answer).toContain('No fall-offs: 1 of 1 consultant with placements: Sol Placed.');
  expect(spared.rows).toMatchObject([{ consultant: 'Sol Placed' }]);
  expect(spared.caveats.join(' ')).toContain('Left out, as they have no placements at all: Una Never.');
  const few = await ask('which consultants had fewer than two fall-offs this year');
  expect(few.rows).toMatchObject([{ consultant: 'Sol Placed', fall_offs: 0 }]);
  const fewest = await ask('which consultants had the fewest fall-offs this year');
  expect(fewest.rows).toMatchObject([{ consultant: 'Sol Placed', fall_offs: 0 }]);
  expect((await ask('which consultants had no placements this year')).answer).toContain('Una Never');
});

it('tells a name as it is written', async () => {
  const { id } = await made(`/accounts/${desk.accountId}/users`, {
    name: 'Jo_Ann Ito',
    email: 'jo@agency.example',
    role: 'consultant',
  });
  expect(id).toMatch(/^usr_/);
  expect((await ask('placements of Jo_Ann Ito this year')).read_as).toContain('Jo_Ann Ito');
});

it.each([
  'Who is under guarantee?',
  'Who is still under guarantee from my placements?',
  'Who in my team is at references?',
  'Who is currently at offer?',
])('%s asks for the people who are there, and not for consultants', async (question) => {
  const team = (await made(`/accounts/${desk.accountId}/teams`, { name: `Team ${question.length}` })).id;
  const led = desk.as((await desk.user('team_lead', { teamId: team, dataScope: 'team' })).key);
  const { read_as, interpretation, rows, answer } = (await led.post('/analytics/ask', { question })).body
    .data;
  expect(read_as, answer).toMatch(/^list of /);
  expect(interpretation.dimensions).not.toContain('consultant');
  for (const row of rows) expect(row).not.toHaveProperty('consultant_id');
});
