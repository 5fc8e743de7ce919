import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { invitations } from '#test/harness/invitations.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'GB' });

let count = 0;
/** Somebody who was put to a client without the name, and how to book an interview with it. */
async function anonymous(title = 'Coppersmith') {
  count += 1;
  const person = {
    name: 'Thaddeus Wraxall',
    email: `tw${count}@people.example`,
    phone: '07700 900444',
    current_company: 'Zoom',
  };
  const brief = await briefOf(desk, [person], { title });
  const sent = await submit(desk, brief, { identity_visibility: 'anonymous' });
  expect(sent.status).toBe(201);
  const more = await desk.api.post(`/clients/${brief.client_id}/contacts`, {
    name: 'Ivo Second',
    email: `ivo${count}@client.example`,
  });
  const second: string = more.body.data.id;
  const book = (given: object = {}) =>
    desk.api.post('/interviews', {
      application_id: brief.applications[0],
      kind: 'client',
      format: 'video',
      starts_at: inDays(3),
      interviewers: [{ contact_id: brief.contact_id }],
      ...given,
    });
  return { brief, person, second, second_email: `ivo${count}@client.example`, book };
}

it('a link or a place that tells who it is waits for a person, however it is written, at a booking and at a change', async () => {
  const { book } = await anonymous();
  const links = [
    'https://meet.example/thaddeus-wraxall-interview',
    'https://meet.example/room?uname=T.Wraxall',
    'https://meet.example/%74haddeus%2Dwraxall',
    'https://meet.example/%2574haddeus%252Dwraxall',
    'https://meet.example/ThaddeusWraxall',
    'https://call.example/+447700900444',
  ];
  for (const meeting_url of links)
    expect((await book({ meeting_url })).body.error, meeting_url).toMatchObject({
      type: 'held_wording',
      field: 'meeting_url',
    });
  expect((await book({ location: 'Ring 07700 900444' })).body.error).toMatchObject({ field: 'location' });
  const { id } = (await book({ meeting_url: 'https://meet.example/abc' })).body.data;
  const changed = await desk.api.patch(`/interviews/${id}`, { meeting_url: links[0] });
  expect(changed.body.error).toMatchObject({ type: 'held_wording', field: 'meeting_url' });
});

it('an unlawful word in a link is refused as in a mail', async () => {
  const { book } = await anonymous();
  for (const meeting_url of [
    'https://zoom.example/j/no-muslims-please',
    'https://zoom.example/j/1?topic=no%20muslims%20please',
  ])
    expect((await book({ meeting_url })).body.error, meeting_url).toMatchObject({
      type: 'unlawful_wording',
      field: 'meeting_url',
    });
});

it.each([
  'https://us02web.zoom.us/j/85214796321?pwd=QzFkNGh1aE5xVzR0bXlBcGFzc3dvcmQ.1',
  'https://meet.google.com/abc-defg-hij',
  'https://teams.microsoft.com/l/meetup-join/19%3ameeting_NjYxMmE3YjQtNzE2%40thread.v2/0?context=%7b%22Tid%22%3a%2272f988bf-86f1-41af%22%2c%22Oid%22%3a%22dead%22%7d',
  'https://whereby.com/harbour-talent-interviews',
])(
  'an ordinary link of a meeting is free, also with the site of a former employer: %s',
  async (meeting_url) => {
    const { book } = await anonymous();
    const booked = await book({ meeting_url });
    expect(booked.status, JSON.stringify(booked.body.error)).toBe(201);
  },
);

it('the title of the job waits where it names whom the client has without the name, at a booking, a change and a send', async () => {
  const { book, brief } = await anonymous();
  const { id } = (await book()).body.data;
  await desk.api.patch(`/jobs/${brief.job_id}`, { title: 'Coppersmith (Thaddeus Wraxall)' });
  for (const { body } of [await book(), await desk.api.patch(`/interviews/${id}`, { starts_at: inDays(5) })])
    expect(body.error).toMatchObject({ type: 'held_wording', field: 'job_title' });
  const named = await briefOf(desk, [{ name: 'Mirela Oduya' }], { title: 'Role for Mirela Oduya' });
  const sent = await submit(desk, named, { identity_visibility: 'anonymous' });
  expect(sent.body.data.review).toMatchObject({ state: 'held' });
});

it('a trade that is also a surname holds nothing', async () => {
  const brief = await briefOf(desk, [{ name: 'Tom Baker' }], { title: 'Baker' });
  await submit(desk, brief, { identity_visibility: 'anonymous' });
  const booked = await desk.api.post('/interviews', {
    application_id: brief.applications[0],
    kind: 'client',
    starts_at: inDays(3),
    interviewers: [{ contact_id: brief.contact_id }],
  });
  expect(booked.status, JSON.stringify(booked.body.error)).toBe(201);
});

it('who is left out is told that it goes on without them, and never that it does not take place', async () => {
  const { book, brief, second, second_email } = await anonymous();
  const people = [{ contact_id: brief.contact_id }, { contact_id: second }];
  const { id } = (await book({ interviewers: people })).body.data;
  await desk.api.patch(`/interviews/${id}`, { interviewers: [{ contact_id: brief.contact_id }] });
  const alone = await desk.api.patch(`/interviews/${id}`, { interviewers: [] });
  expect(JSON.stringify(alone.body.meta.warnings)).toContain('no_interviewer');
  const all = await invitations(running);
  for (const to of [second_email, brief.contact_email]) {
    const last = all.filter((mail) => mail.to === to && mail.uid.startsWith(id)).at(-1);
    expect(last?.subject).toMatch(/^You need not come: /);
    expect(last?.text).toContain('it goes on without you');
    expect(JSON.stringify(last)).not.toMatch(/will not take place|Cancelled:/);
  }
});

it('a call that becomes a meeting in person loses its link, and asks for the place that is missing', async () => {
  const { book, person } = await anonymous();
  const { id } = (await book({ meeting_url: 'https://rooms.example/abc' })).body.data;
  const changed = await desk.api.patch(`/interviews/${id}`, { format: 'in_person' });
  expect(changed.body.data.meeting_url).toBeNull();
  expect(JSON.stringify(changed.body.meta.warnings)).toContain('no_place');
  const mail = (await invitations(running)).filter(({ to }) => to === person.email).at(-1);
  expect(JSON.stringify(mail)).not.toContain('rooms.example');
  const placed = await desk.api.patch(`/interviews/${id}`, { location: '12 Quay Street' });
  expect(JSON.stringify(placed.body.meta.warnings ?? [])).not.toContain('no_place');
});
