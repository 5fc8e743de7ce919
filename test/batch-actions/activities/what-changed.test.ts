import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';

const here = fixture(() => startMailDesk());
const cutOff = fixture(() => startMailDesk({ SMTP_URL: 'smtp://127.0.0.1:1' }));

interface Line {
  id: string;
  type: string;
  summary: string;
  changed: string | null;
  actor: { id: string };
  data: Record<string, unknown>;
}

const linesOf = async (query: string, api = here.desk.api): Promise<Line[]> =>
  (await api.get(`/activities?${query}`)).body.data;

it('a mail that left stands once among the activities, with the batch that wrote it, and is found to be undone by that line', async () => {
  const { desk, candidate } = here;
  const ana = await candidate();
  const { body } = await desk.api.post('/batch', {
    reason: 'Asked by phone',
    actions: [
      {
        id: 'mail',
        action: 'send_email',
        input: { candidate_id: ana.id, subject: 'Hello', body: 'Dear Ana, hello.' },
      },
    ],
  });
  const lines = (await linesOf(`candidate_id=${ana.id}`)).filter(({ summary }) => summary.includes('Hello'));
  expect(lines).toMatchObject([
    {
      type: 'email_sent',
      summary: 'E-mailed Ana Ruiz: Hello',
      data: {
        batch_id: body.data.batch_id,
        batch_item: 'mail',
        reason: 'Asked by phone',
        words_by: 'agency',
      },
    },
  ]);
  const undone = await desk.api.post(`/activities/${lines[0]?.id}/undo`, {});
  expect(JSON.stringify(undone.body)).not.toContain('neither by a batch');
  expect(JSON.stringify(undone.body)).toContain('send_email cannot be taken back');
});

it('a mail that waits for its server stands among the activities while it does', async () => {
  const { desk, candidate } = cutOff;
  const ana = await candidate();
  await desk.api.post('/emails', { candidate_id: ana.id, subject: 'Later', body: 'Dear Ana, later.' });
  const lines = await linesOf(`candidate_id=${ana.id}`, desk.api);
  expect(lines.map(({ summary }) => summary)).toContain('Wrote to Ana Ruiz: Later');
});

it('what an update changed is told before and after, money to whoever may read it alone, and words about people to nobody', async () => {
  const { desk, candidate, application } = here;
  const ana = await candidate();
  const { id, job_id } = await application(ana.id);
  await desk.api.post('/placements', {
    application_id: id,
    start_date: '2026-12-07',
    salary: 100_000,
    fee_percent: 20,
  });
  const placement = (await desk.api.get(`/placements?candidate_id=${ana.id}`)).body.data[0];
  await desk.api.patch(`/placements/${placement.id}`, { start_date: '2026-12-14', salary: 110_000 });
  await desk.api.patch(`/jobs/${job_id}`, { title: 'Financial Controller' });
  await desk.api.patch(`/candidates/${ana.id}`, { phone: '+61 400 111 222', do_not_approach: true });
  const poor = desk.as(
    await desk.key(['activities:read', 'placements:read', 'jobs:read', 'candidates:read']),
  );
  const poorer = desk.as(await desk.key(['activities:read']));
  const changedBy = async (api: typeof poor, query: string, word: string) =>
    (await linesOf(query, api)).find(({ summary }) => summary.includes(word)) as Line;

  const placed = `candidate_id=${ana.id}&type=placement`;
  const rich = await changedBy(desk.api, placed, 'Changed');
  expect(rich.changed).toContain('start date: 2026-12-07 → 2026-12-14');
  expect(rich.changed).toContain('100000 → 110000');
  expect(rich.data.changes).toContainEqual({ field: 'start_date', from: '2026-12-07', to: '2026-12-14' });
  const told = await changedBy(poor, placed, 'Changed');
  expect(told.changed).toBe('start date: 2026-12-07 → 2026-12-14; guarantee until: 2027-03-07 → 2027-03-14');
  expect(JSON.stringify(told)).not.toMatch(/1[01]0.?000/);
  const nothing = await changedBy(poorer, placed, 'Changed');
  expect(nothing).toMatchObject({ changed: null });
  expect(nothing.data.changes).toBeUndefined();

  const job = await changedBy(desk.api, `job_id=${job_id}`, 'Updated job');
  expect(job.changed).toBe('title: Controller → Financial Controller');
  const person = await changedBy(desk.api, `candidate_id=${ana.id}`, 'Updated candidate');
  expect(person.changed).toContain('no → yes');
  expect(JSON.stringify(person)).not.toMatch(/400 111 222/);
});

it('activities are filtered by who did it', async () => {
  const { desk, candidate } = here;
  const ana = await candidate();
  const other = await desk.user('consultant');
  await other.api.post('/activities', { type: 'note', summary: 'Hers', candidate_id: ana.id });
  await desk.api.post('/activities', { type: 'note', summary: 'Mine', candidate_id: ana.id });
  const lines = await linesOf(`actor_id=${other.userId}`);
  expect(lines.map(({ summary }) => summary)).toEqual(['Hers']);
});
