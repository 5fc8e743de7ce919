import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { invitations } from '#test/harness/invitations.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

/** Books an interview of a new person; answers its warnings by code, and the mails by receiver. */
async function book(person: Record<string, unknown>, booking: Record<string, unknown>, stage = 'yes') {
  const client_id = await desk.client();
  const job_id = await desk.job({ client_id });
  const email = `${crypto.randomUUID()}@people.example`;
  const candidate_id = await desk.candidate({ name: 'Ana Ruiz', email, ...person });
  const application_id = await desk.application({ job_id, candidate_id, stage });
  const contact = async (name: string) => {
    const made = await agency.api.post(`/clients/${client_id}/contacts`, {
      name,
      email: `${crypto.randomUUID()}@client.example`,
    });
    return made.body.data;
  };
  const { interviewers, ...rest } = booking;
  const people =
    interviewers === 'contact' ? [{ contact_id: (await contact('Helen Marsh')).id }] : (interviewers ?? []);
  const made = await agency.api.post('/interviews', {
    application_id,
    kind: 'internal',
    format: 'phone',
    starts_at: inDays(3),
    ...rest,
    interviewers: people,
  });
  expect(made.status, JSON.stringify(made.body.error)).toBe(201);
  const warned: { code: string; message: string }[] = made.body.meta.warnings ?? [];
  const all = await invitations(running);
  const mails = all.filter(({ uid }) => uid.startsWith(made.body.data.id));
  return {
    application_id,
    warned: Object.fromEntries(warned.map(({ code, message }) => [code, message])),
    mailTo: (address: string) => mails.find(({ to }) => to === address)?.text ?? '',
    email,
    mails,
  };
}

it('a booking from before the stage it leads to moves nobody and says so with the next call', async () => {
  for (const stage of ['funnel', 'maybe', 'no']) {
    const { warned, application_id } = await book({}, {}, stage);
    expect(warned.stage_unchanged).toContain(`Ana Ruiz stays at ${stage}: `);
    expect(warned.stage_unchanged).toContain(
      `move_application_stage with application_id ${application_id} and stage screen.`,
    );
    const read = await agency.api.get(`/applications/${application_id}`);
    expect(read.body.data.stage).toBe(stage);
  }
  const early = await book({}, { kind: 'client' }, 'screen');
  expect(early.warned.stage_unchanged).toContain('stage client_interview.');
  expect((await book({}, {}, 'yes')).warned.stage_unchanged).toBeUndefined();
  expect((await book({}, {}, 'offer')).warned.stage_unchanged).toBeUndefined();
});

it("tells the candidate the time where they live, where that is known and another than the interview's", async () => {
  const perth = await book({ location: { city: 'Perth', state: 'WA', country_code: 'AU' } }, {});
  expect(perth.mailTo(perth.email)).toMatch(/When: .*\(Australia\/Sydney, GMT\+1[01]\)/);
  expect(perth.mailTo(perth.email)).toMatch(/Your time: .*\(Australia\/Perth, GMT\+8\)/);
  for (const location of [{ city: 'Sydney', state: 'NSW', country_code: 'AU' }, { country_code: 'US' }]) {
    const other = await book({ location }, {});
    expect(other.mailTo(other.email)).toContain('When: ');
    expect(other.mailTo(other.email)).not.toContain('Your time');
  }
});

it("a phone interview says who calls whom on which number, and gives a candidate's number to nobody of the client", async () => {
  const phone = '+61 2 5550 7529';
  const { userId } = await agency.user('consultant');
  const user = (await agency.api.get(`/accounts/${agency.accountId}/users/${userId}`)).body.data;
  const internal = await book({ phone }, { interviewers: [{ user_id: userId }] });
  expect(internal.mailTo(internal.email)).toContain(`${user.name} calls you on ${phone}.`);
  expect(internal.mailTo(user.email)).toContain(`Please call Ana Ruiz on ${phone}.`);
  const client = await book({ phone }, { kind: 'client', interviewers: 'contact' }, 'submitted');
  expect(client.mailTo(client.email)).toContain(`Helen Marsh calls you on ${phone}.`);
  const [theirs = ''] = client.mails.filter(({ to }) => to !== client.email).map(({ text }) => text);
  expect(theirs).toContain('Mia Admin gives you the number to call.');
  expect(theirs).not.toContain('5550');
  const none = await book({}, {});
  expect(none.mailTo(none.email)).toContain('Mia Admin calls you. Please answer with the number to call.');
  expect(none.warned.no_phone).toContain('Ana Ruiz has no phone number on record');
  const place = await book({}, { location: 'Dial +61 2 5550 0000, code 7' });
  expect(place.warned.no_phone).toBeUndefined();
  expect(place.mailTo(place.email)).not.toContain('calls you');
});

it('a booking without an interviewer says that nobody who asks was invited', async () => {
  expect((await book({}, {})).warned.no_interviewer).toContain('nobody who asks was invited');
  const { userId } = await agency.user('consultant');
  expect((await book({}, { interviewers: [{ user_id: userId }] })).warned.no_interviewer).toBeUndefined();
});

it('the place that guests read passes the gate as the title does', async () => {
  const { application_id } = await book({}, {});
  const booking = { application_id, kind: 'internal', format: 'in_person', starts_at: inDays(9) };
  const refused = await agency.api.post('/interviews', {
    ...booking,
    location: 'Level 3, no men over 50 please',
  });
  expect(refused.body.error).toMatchObject({ type: 'unlawful_wording', field: 'location' });
  const booked = await agency.api.post('/interviews', {
    ...booking,
    location: 'Level 3, 12 Dock Road, St Mary’s Hospital, Male Ward',
  });
  expect(booked.status, JSON.stringify(booked.body.error)).toBe(201);
  const moved = await agency.api.patch(`/interviews/${booked.body.data.id}`, {
    location: 'Christian men only, Level 3',
  });
  expect(moved.body.error).toMatchObject({ type: 'unlawful_wording', field: 'location' });
});

it.each(['Ground floor, because of his MS', 'Room 4, wheelchair access for her', 'Ramp entrance for Ana'])(
  'a key tells the client no health of the candidate in the place: %s',
  async (location) => {
    const { application_id } = await book({}, {});
    const booking = { application_id, kind: 'client', format: 'in_person', starts_at: inDays(9) };
    const refused = await agency.api.post('/interviews', { ...booking, location });
    expect(refused.body.error).toMatchObject({ type: 'held_wording', field: 'location' });
    const booked = await agency.api.post('/interviews', { ...booking, location: 'Ground floor, Room 4' });
    expect(booked.status, JSON.stringify(booked.body.error)).toBe(201);
    const moved = await agency.api.patch(`/interviews/${booked.body.data.id}`, { location });
    expect(moved.body.error).toMatchObject({ type: 'held_wording', field: 'location' });
  },
);

it('tells whoever interviews who else does, and not themselves', async () => {
  const { mails, email } = await book({}, { kind: 'client', interviewers: 'contact' });
  const [contact] = mails.filter(({ to }) => to !== email);
  expect(contact?.text).toContain('the interview of Ana Ruiz');
  expect(contact?.text).not.toContain('With: Helen Marsh');
  expect(mails.find(({ to }) => to === email)?.text).toContain('With: Helen Marsh');
});
