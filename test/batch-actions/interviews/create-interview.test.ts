import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { invitations } from '#test/harness/invitations.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Answer } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

const at = inDays;
const book = (body: Record<string, unknown>, key?: string | null): Promise<Answer> =>
  agency.api.post('/interviews', body, key);

describe('a booking', () => {
  it('fills in what was left out, makes the calendar entry and fires interview.scheduled', async () => {
    const client_id = await desk.client();
    const job_id = await desk.job({ client_id, title: 'Site Manager' });
    const candidate_id = await desk.candidate({ name: 'Ana Ruiz' });
    const application_id = await desk.application({ job_id, candidate_id, stage: 'submitted' });
    const ran = await runAction(running, agency.adminKey, 'create_interview', {
      application_id,
      kind: 'client',
      starts_at: at(3),
    });
    expect(ran.status).toBe(201);
    expect(ran.data).toMatchObject({
      application_id,
      job_id,
      candidate_id,
      client_id,
      kind: 'client',
      format: 'video',
      round: 1,
      starts_at: at(3),
      ends_at: at(3, 1),
      timezone: 'Australia/Sydney',
      location: null,
      meeting_url: null,
      interviewers: [],
      organizer_id: agency.adminId,
      status: 'scheduled',
      outcome: null,
      scorecard: null,
      reschedule_count: 0,
      cancel_reason: null,
      created_by: agency.adminId,
    });
    expect(ran.data.id).toMatch(/^int_/);
    expect(ran.data.title).toContain('Ana Ruiz, Site Manager at ');
    expect(ran.events).toEqual(['interview.scheduled', 'application.stage_changed']);
    expect(ran.outbox[0]?.data.interview).toEqual(ran.data);
    expect(ran.activities.map(({ type }) => type)).toEqual(['interview', 'stage_changed']);
    const event = await agency.api.get(`/calendar-events/${ran.data.calendar_event_id}`);
    expect(event.body.data).toMatchObject({
      title: ran.data.title,
      event_type: 'interview',
      starts_at: ran.data.starts_at,
      ends_at: ran.data.ends_at,
      all_day: false,
      application_id,
      job_id,
      candidate_id,
      assigned_to: agency.adminId,
    });
  });

  it.each([
    ['internal', 'phone', 30, 'phone_screen'],
    ['internal', 'video', 60, 'phone_screen'],
    ['client', 'phone', 30, 'phone_screen'],
    ['client', 'in_person', 60, 'interview'],
  ])(
    'of kind %s and format %s lasts %i minutes and is a %s in the calendar',
    async (kind, format, minutes, type) => {
      const application_id = await desk.application();
      const { data } = (await book({ application_id, kind, format, starts_at: at(4) })).body;
      expect(Date.parse(data.ends_at) - Date.parse(data.starts_at)).toBe(minutes * 60_000);
      const event = await agency.api.get(`/calendar-events/${data.calendar_event_id}`);
      expect(event.body.data.event_type).toBe(type);
    },
  );

  it('counts the rounds of each kind', async () => {
    const application_id = await desk.application();
    const rounds: number[] = [];
    for (const [index, kind] of ['client', 'client', 'internal'].entries()) {
      rounds.push((await book({ application_id, kind, starts_at: at(5 + index) })).body.data.round);
    }
    expect(rounds).toEqual([1, 2, 1]);
  });

  it.each([
    ['internal', 'yes', 'screen'],
    ['internal', 'funnel', 'funnel'],
    ['internal', 'maybe', 'maybe'],
    ['internal', 'no', 'no'],
    ['internal', 'screen', 'screen'],
    ['internal', 'submitted', 'submitted'],
    ['client', 'submitted', 'client_interview'],
    ['client', 'screen', 'screen'],
    ['client', 'yes', 'yes'],
    ['client', 'references', 'references'],
  ])('of kind %s takes an application from %s to %s', async (kind, from, to) => {
    const application_id = await desk.application({ stage: from });
    const answer = await book({ application_id, kind, starts_at: at(2) });
    expect(answer.status).toBe(201);
    expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe(to);
  });
});

describe('refused, and nothing is booked', () => {
  it.each([
    ['a start that has passed', { starts_at: at(-1) }, 'starts_at'],
    ['an end before the start', { starts_at: at(2), ends_at: at(1) }, 'ends_at'],
    ['an end at the start', { starts_at: at(2), ends_at: at(2) }, 'ends_at'],
    ['more than a day', { starts_at: at(2), ends_at: at(4) }, 'ends_at'],
    ['a time beyond every calendar', { starts_at: '9999-12-31T23:30:00Z' }, 'starts_at'],
    ['a start without an offset', { starts_at: '2030-01-01T09:00:00' }, 'starts_at'],
    ['a zone that does not exist', { timezone: 'Mars/Base' }, 'timezone'],
    ['a link that is none', { meeting_url: 'javascript:alert(1)' }, 'meeting_url'],
    ['a title with a line break', { title: 'A\nBcc: x@y.example' }, 'title'],
    ['an interviewer who is nobody', { interviewers: [{}] }, 'interviewers.0'],
    ['an unknown kind', { kind: 'panel' }, 'kind'],
  ])('%s', async (_, fields, field) => {
    const application_id = await desk.application();
    const answer = await book({ application_id, kind: 'internal', starts_at: at(2), ...fields });
    expect([answer.status, answer.body.error?.field]).toEqual([422, field]);
    expect((await agency.api.get(`/interviews?application_id=${application_id}`)).body.data).toEqual([]);
    expect((await agency.api.get(`/calendar-events?application_id=${application_id}`)).body.data).toEqual([]);
  });

  it('an end before the start, told by the agency’s clock', async () => {
    const application_id = await desk.application();
    const answer = await book({ application_id, kind: 'internal', starts_at: at(2), ends_at: at(1) });
    expect(answer.body.error.message).toMatch(
      /^ends_at: \w{3} \d+ \w+ \d{4}, \d\d:\d\d is not after the start .*\(\w+(?:\/\w+)?\)/,
    );
    expect(answer.body.error.message).not.toMatch(/\dZ\b/);
  });

  it.each(['rejected', 'withdrew', 'placed'])('an application that is %s', async (stage) => {
    const application_id = await desk.application({ stage });
    const answer = await book({ application_id, kind: 'internal', starts_at: at(2) });
    expect([answer.status, answer.body.error.code, answer.body.error.field]).toEqual([
      409,
      'CONFLICT',
      'application_id',
    ]);
  });

  it('a contact known only from their own employment, and one of another client', async () => {
    const client_id = await desk.client({ name: 'Wirtz Pumps' });
    const application_id = await desk.application({ job_id: await desk.job({ client_id }) });
    await desk.candidate({ name: 'Lena Insider', current_company: 'Wirtz Pumps' });
    const [insider] = (await agency.api.get(`/clients/${client_id}/contacts`)).body.data;
    expect(insider.origin).toBe('works_here');
    const other = await agency.api.post(`/clients/${await desk.client()}/contacts`, { name: 'Otto Other' });
    for (const contact_id of [insider.id, other.body.data.id]) {
      const answer = await book({
        application_id,
        kind: 'client',
        starts_at: at(2),
        interviewers: [{ contact_id }],
      });
      expect([answer.status, answer.body.error.field]).toEqual([422, 'interviewers.0.contact_id']);
    }
    const user = { user_id: 'usr_00000000000000' };
    const unknown = await book({ application_id, kind: 'client', starts_at: at(2), interviewers: [user] });
    expect([unknown.status, unknown.body.error.field]).toEqual([404, 'interviewers.0.user_id']);
  });

  it('an unknown application, and a request without an Idempotency-Key', async () => {
    const body = { application_id: 'app_00000000000000', kind: 'internal', starts_at: at(2) };
    expect((await book(body)).status).toBe(404);
    const application_id = await desk.application();
    expect((await book({ ...body, application_id }, null)).status).toBe(400);
  });
});

it('warns of everybody who is busy then, and books all the same', async () => {
  const pat = await agency.user('consultant');
  const application_id = await desk.application();
  const first = await book({
    application_id,
    kind: 'internal',
    starts_at: at(20),
    interviewers: [{ user_id: pat.userId }],
  });
  const second = await book({
    application_id,
    kind: 'internal',
    starts_at: new Date(Date.parse(at(20)) + 30 * 60_000).toISOString(),
    interviewers: [{ user_id: pat.userId }],
  });
  expect(second.status).toBe(201);
  const people = second.body.meta.warnings
    .filter(({ code }: { code: string }) => code === 'overlap')
    .map((warning: { person_id: string; interview_id: string }) => [warning.person_id, warning.interview_id]);
  const { candidate_id } = first.body.data;
  const { id } = first.body.data;
  expect(people.toSorted()).toEqual(
    [
      [candidate_id, id],
      [pat.userId, id],
    ].toSorted(),
  );
  const after = await book({ application_id, kind: 'internal', starts_at: at(20, 2) });
  const codes = (after.body.meta.warnings ?? []).map(({ code }: { code: string }) => code);
  expect(codes).not.toContain('overlap');
});

it('books once for one key, however often it is sent', async () => {
  const application_id = await desk.application();
  const body = { application_id, kind: 'internal', starts_at: at(6) };
  const [first, second] = [await book(body, 'same'), await book(body, 'same')];
  expect(second.body.data).toEqual(first.body.data);
  expect((await agency.api.get(`/interviews?application_id=${application_id}`)).body.data).toHaveLength(1);
});

describe('invitations', () => {
  it('go to the candidate and each interviewer, each naming nobody else’s address', async () => {
    const client_id = await desk.client();
    const contact = await agency.api.post(`/clients/${client_id}/contacts`, {
      name: 'Carla Kontakt',
      email: 'carla@invited.example',
    });
    const candidate_id = await desk.candidate({ name: 'Ana Ruiz', email: 'ana@invited.example' });
    const application_id = await desk.application({ job_id: await desk.job({ client_id }), candidate_id });
    const { data } = (
      await book({
        application_id,
        kind: 'client',
        starts_at: at(9),
        location: 'Pier 4, Sydney',
        meeting_url: 'https://meet.example/abc',
        interviewers: [{ contact_id: contact.body.data.id }],
      })
    ).body;
    expect(data.interviewers).toEqual([
      {
        user_id: null,
        contact_id: contact.body.data.id,
        name: 'Carla Kontakt',
        email: 'carla@invited.example',
      },
    ]);
    const sent = (await invitations(running)).filter(({ to }) => to.endsWith('@invited.example'));
    expect(sent.map(({ to, attendees }) => [to, attendees]).toSorted()).toEqual([
      ['ana@invited.example', ['mailto:ana@invited.example']],
      ['carla@invited.example', ['mailto:carla@invited.example']],
    ]);
    for (const mail of sent) {
      expect(mail).toMatchObject({
        method: 'REQUEST',
        sequence: 0,
        status: 'CONFIRMED',
        summary: data.title,
        location: 'Pier 4, Sydney',
        url: 'https://meet.example/abc',
        start: data.starts_at,
        end: data.ends_at,
      });
      expect(mail.uid).toContain(data.id);
      expect(mail.organizer).toMatch(/^mailto:.+@agency\.example$/);
    }
  });

  it('leave out the candidate who must not be approached, and say so; an opt-out from mail does not hinder them', async () => {
    const flagged = await desk.candidate({ email: 'flagged@quiet.example', do_not_approach: true });
    const opted = await desk.candidate({ email: 'opted@quiet.example' });
    await running.service.store.write((unit) =>
      unit.tx.updateTable('candidates').set({ email_opt_out: 1 }).where('id', '=', opted).execute(),
    );
    const answers: Answer[] = [];
    for (const candidate_id of [flagged, opted]) {
      const application_id = await desk.application({ candidate_id });
      answers.push(await book({ application_id, kind: 'internal', starts_at: at(10) }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.meta.warnings).toContainEqual(expect.objectContaining({ code: 'not_invited' }));
    const sent = (await invitations(running)).map(({ to }) => to);
    expect(sent).toContain('opted@quiet.example');
    expect(sent).not.toContain('flagged@quiet.example');
  });
});

it('sends nothing from a plan, nor from an atomic batch that fails', async () => {
  const candidate_id = await desk.candidate({ email: 'nothing@mail.example' });
  const application_id = await desk.application({ candidate_id, stage: 'yes' });
  const booking = {
    action: 'create_interview',
    input: { application_id, kind: 'internal', starts_at: at(12) },
  };
  const planned = await agency.api.post('/batch', { dry_run: true, actions: [booking] });
  expect(planned.status, JSON.stringify(planned.body)).toBe(200);
  expect(planned.body.data.plan_id).toMatch(/^pln_/);
  const late = { ...booking, input: { ...booking.input, starts_at: at(-1) } };
  const atomic = await agency.api.post('/batch', { mode: 'atomic', actions: [booking, late] });
  expect([atomic.status, atomic.body.error.code]).toEqual([422, 'BATCH_ROLLED_BACK']);
  expect((await agency.api.get(`/interviews?application_id=${application_id}`)).body.data).toEqual([]);
  expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe('yes');
  expect((await invitations(running)).filter(({ to }) => to === 'nothing@mail.example')).toEqual([]);
});

it('is taken back by undo: cancelled, off the calendar, the guests told, the application where it was', async () => {
  const candidate_id = await desk.candidate({ email: 'undone@mail.example' });
  const application_id = await desk.application({ candidate_id, stage: 'yes' });
  const batch = await agency.api.post('/batch', {
    actions: [{ action: 'create_interview', input: { application_id, kind: 'internal', starts_at: at(11) } }],
  });
  expect(batch.body.data.status, JSON.stringify(batch.body)).toBe('succeeded');
  const { id } = batch.body.data.items[0].result;
  const undone = await agency.api.post(`/batch/${batch.body.data.batch_id}/undo`);
  expect(undone.status, JSON.stringify(undone.body)).toBe(200);
  const interview = (await agency.api.get(`/interviews/${id}`)).body.data;
  expect(interview.status).toBe('cancelled');
  expect((await agency.api.get(`/calendar-events/${interview.calendar_event_id}`)).status).toBe(404);
  expect((await agency.api.get(`/applications/${application_id}`)).body.data.stage).toBe('yes');
  const mails = (await invitations(running)).filter(({ to }) => to === 'undone@mail.example');
  expect(mails.map(({ method, sequence }) => [method, sequence])).toEqual([
    ['REQUEST', 0],
    ['CANCEL', 1],
  ]);
});

it('says in the agency’s own time when a start has passed', async () => {
  const application_id = await desk.application();
  const past = await book({ application_id, kind: 'client', starts_at: '2020-03-04T01:00:00Z' });
  expect(past.status).toBe(422);
  expect(past.body.error.message).toContain('starts_at: Wed 4 Mar 2020, 12:00 has passed');
  expect(past.body.error.message).toContain('(Australia/Sydney) here');
});

it('tells no clash of an organizer who is not there, as others interview', async () => {
  const [pat, kim] = [await agency.user('consultant'), await agency.user('consultant')];
  const codes = async (starts_at: string, user_id: string | null) =>
    (
      await book({
        application_id: await desk.application(),
        kind: 'internal',
        starts_at,
        ...(user_id === null ? {} : { interviewers: [{ user_id }] }),
      })
    ).body.meta.warnings.filter(({ code }: { code: string }) => code === 'overlap').length;
  expect(await codes(at(40), pat.userId)).toBe(0);
  expect(await codes(at(40), kim.userId)).toBe(0);
  // With nobody named, the organizer is who holds it.
  expect(await codes(at(41), null)).toBe(0);
  expect(await codes(at(41), null)).toBe(1);
});

it('says that the stage stays when the screen that had moved it is called off', async () => {
  const application_id = await desk.application({ stage: 'yes' });
  const { id } = (await book({ application_id, kind: 'internal', starts_at: at(45) })).body.data;
  const cancelled = await agency.api.post(`/interviews/${id}/cancel`, {});
  expect(cancelled.status, JSON.stringify(cancelled.body.error)).toBe(200);
  const said = cancelled.body.meta.warnings.find(({ code }: { code: string }) => code === 'stage_unchanged');
  expect(said?.message).toMatch(
    / stays at screen: calling an interview off moves nobody\. .*move_application_stage/,
  );
});

it('an undo that brings a clash back says so, in its plan and once it is done', async () => {
  const pat = await agency.user('consultant');
  const [one, two] = [await desk.application(), await desk.application()];
  const interviewers = [{ user_id: pat.userId }];
  const { id } = (await book({ application_id: one, kind: 'internal', starts_at: at(50), interviewers })).body
    .data;
  const { body } = await agency.api.post('/batch', {
    actions: [
      {
        id: 'move',
        action: 'update_interview',
        input: { interview_id: id, starts_at: at(51), ends_at: at(51, 1) },
      },
    ],
  });
  expect(body.data.items[0].status, JSON.stringify(body)).toBe('succeeded');
  await book({ application_id: two, kind: 'internal', starts_at: at(50), interviewers });
  const { batch_id } = body.data;
  const planned = await agency.api.post(`/batch/${batch_id}/undo`, { dry_run: true });
  const overlap = { code: 'overlap', message: expect.stringContaining('has another interview at that time') };
  expect(planned.body.data.items[0].warnings).toContainEqual(expect.objectContaining(overlap));
  const undone = await agency.api.post(`/batch/${batch_id}/undo`, {});
  expect(undone.body.data.items[0].undo.outcome).toBe('done');
  expect(undone.body.data.items[0].undo.warnings).toContainEqual(expect.objectContaining(overlap));
});
