import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { invitations } from '#test/harness/invitations.ts';
import { type Brief, briefOf, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'GB' });

let count = 0;
/** Somebody with an address who was put to a client, and how to book an interview with it. */
async function putTo(level: string, person: Record<string, unknown> = {}) {
  count += 1;
  const email = `rosalind${count}@people.example`;
  const name = 'Rosalind Thackwray';
  const brief = await briefOf(desk, [{ name, email, ...person }], { title: 'Field Engineer' });
  await submit(desk, brief, { identity_visibility: level });
  const book = (more: object = {}) =>
    desk.api.post('/interviews', {
      application_id: brief.applications[0],
      kind: 'client',
      format: 'in_person',
      starts_at: inDays(3),
      interviewers: [{ contact_id: brief.contact_id }],
      ...more,
    });
  return { brief, email, book };
}

/** All that the contact was mailed about interviews, and all that somebody else was. */
async function mailed({ contact_email }: Brief, email: string) {
  const all = await invitations(running);
  const said = (to: string): string =>
    all
      .filter((one) => one.to === to)
      .map(({ to: _, ...mail }) => JSON.stringify(mail))
      .join('\n');
  return { contact: said(contact_email), candidate: said(email) };
}

const eventsOf = (id: string) =>
  running.service.store.read((db) =>
    db
      .selectFrom('events')
      .where('data', 'like', `%${id}%`)
      .where('event', 'like', 'interview.%')
      .select('data')
      .execute(),
  );

it.each([
  ['anonymous', 'Candidate A', /Rosalind|Thackwray/],
  ['first_name', 'Rosalind', /Thackwray/],
])(
  'an invitation, its changes and its end, and the events, name nobody to a client who was put them %s, and the candidate is called by name',
  async (level, label, names) => {
    const { brief, email, book } = await putTo(level);
    const booked = await book();
    expect(booked.status, JSON.stringify(booked.body.error)).toBe(201);
    const { id, title } = booked.body.data;
    expect(title).toMatch(new RegExp(`^Interview: ${label}, Field Engineer at `));
    expect(booked.body.meta.warnings).toContainEqual(
      expect.objectContaining({
        code: 'name_withheld',
        message: expect.stringContaining(`the invitation to its interviewers says ${label}.`),
      }),
    );
    expect((await desk.api.patch(`/interviews/${id}`, { starts_at: inDays(4) })).status).toBe(200);
    expect((await desk.api.post(`/interviews/${id}/cancel`, {})).status).toBe(200);
    const { contact, candidate } = await mailed(brief, email);
    expect(contact.split('\n')).toHaveLength(3);
    expect(contact).toContain(`the interview of ${label} for Field Engineer`);
    expect(contact).not.toMatch(names);
    expect(candidate).toContain('Invitation: Interview: Rosalind Thackwray, Field Engineer at ');
    expect(candidate).not.toContain('Candidate A');
    const events = JSON.stringify(await eventsOf(id));
    expect(events).toContain(label);
    expect(events).not.toMatch(names);
    const entry = await desk.api.get(`/calendar-events?candidate_id=${booked.body.data.candidate_id}`);
    expect(JSON.stringify(entry.body.data)).not.toContain('Candidate A');
  },
);

it('a plan of the booking says what the client will read, and that the name is not told', async () => {
  const { book } = await putTo('anonymous');
  const { body } = await book({});
  const planned = await desk.api.post('/batch', {
    dry_run: true,
    actions: [
      {
        action: 'create_interview',
        input: {
          application_id: body.data.application_id,
          kind: 'client',
          starts_at: inDays(8),
          interviewers: body.data.interviewers,
        },
      },
    ],
  });
  const told = JSON.stringify(planned.body);
  expect(told).toContain('name_withheld');
  expect(told).toContain('Interview: Candidate A, Field Engineer at ');
});

it('a title or a place that names them is held where the client has them without the name, at a booking and at a change', async () => {
  const { book } = await putTo('anonymous');
  for (const [field, words] of [
    ['title', 'Rosalind Thackwray, first round'],
    ['title', 'Candidate A (Thackwray), first round'],
    ['location', 'Room 4, ask for Thackwray'],
  ] as const) {
    const refused = await book({ [field]: words });
    expect(refused.body.error, words).toMatchObject({ type: 'held_wording', field });
    expect(refused.body.error.message).toContain('They were put forward without the name, as Candidate A');
  }
  const { data } = (await book({ title: 'Field Engineer, first round' })).body;
  const changed = await desk.api.patch(`/interviews/${data.id}`, { title: 'With Rosalind Thackwray' });
  expect(changed.body.error).toMatchObject({ type: 'held_wording', field: 'title' });
});

it('a job that is called as they are names nobody, and neither does the service that made the title', async () => {
  const { brief, email, book } = await putTo('anonymous', { name: 'Rosalind Field' });
  const { id } = (await book()).body.data;
  await desk.api.patch(`/jobs/${brief.job_id}`, { title: 'Lift Engineer' });
  expect((await desk.api.patch(`/interviews/${id}`, { starts_at: inDays(5) })).status).toBe(200);
  const { contact } = await mailed(brief, email);
  expect(contact).toContain('Candidate A');
  expect(contact).not.toContain('Rosalind');
});

it('a client who was sent them in full reads the name', async () => {
  {
    const { brief, email, book } = await putTo('full');
    await book();
    expect((await mailed(brief, email)).contact).toContain('the interview of Rosalind Thackwray');
  }
});

it('a client to whom an invitation named them once reads the name again', async () => {
  const { brief, email, book } = await putTo('anonymous');
  const { id } = (await book()).body.data;
  await running.service.store.write(({ tx }) =>
    tx.updateTable('interviews').set({ title: 'Rosalind Thackwray, round 1' }).where('id', '=', id).execute(),
  );
  const again = (await book({ starts_at: inDays(6) })).body;
  expect(again.data.title).toContain('Rosalind Thackwray');
  expect(again.meta.warnings).toContainEqual(expect.objectContaining({ code: 'names_candidate' }));
  expect((await mailed(brief, email)).contact).toContain('the interview of Rosalind Thackwray');
});
