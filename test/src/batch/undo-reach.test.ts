import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays, interview, letPass } from '#test/harness/interview.ts';
import { deskOf } from '#test/harness/pipeline.ts';

// What undo has to reach: each action is run by a batch and undone, and the record has to read as before.
const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);
let serial = 0;

/** What no undo sets back: when something was done. */
const WHEN = new Set(['updated_at', 'stage_changed_at', 'previous_stage']);

const made = async (path: string, body: object) => (await agency.api.post(path, body)).body.data;
const shown = async (path: string) => {
  const { status, body } = await agency.api.get(path);
  if (status !== 200) return { status };
  return JSON.parse(JSON.stringify(body.data, (name, value) => (WHEN.has(name) ? undefined : value)));
};
const run = async (action: string, input: object) => {
  const { data } = (await agency.api.post('/batch', { actions: [{ id: 'it', action, input }] })).body;
  expect(data.status, JSON.stringify(data.items)).toBe('succeeded');
  return data;
};
const undo = async (id: string) => (await agency.api.post(`/batch/${id}/undo`, {})).body.data.items[0].undo;

interface Case {
  action: string;
  /** Makes what it needs. */
  given(): Promise<{ path: string; input: object }>;
}

const candidate = async () => {
  serial += 1;
  const { id } = await made('/candidates', {
    name: 'Ana Ruiz',
    email: `reach${serial}@mail.example`,
    tags: ['first'],
    preferred_roles: ['CFO'],
  });
  return { id, path: `/candidates/${id}` };
};
const contact = async () => {
  const client_id = await desk.client();
  const boss = await made(`/clients/${client_id}/contacts`, { name: 'Big Boss', is_primary: true });
  const low = await made(`/clients/${client_id}/contacts`, { name: 'Low Boss', reports_to: boss.id });
  return { client_id, contact_id: boss.id, low: low.id, path: `/clients/${client_id}/contacts` };
};
const scheduled = async () => {
  const { id } = await candidate();
  const mail = await made('/scheduled-emails', {
    candidate_id: id,
    subject: 'Later',
    body_text: 'Dear Ana',
    scheduled_at: '2099-01-01T09:00:00Z',
  });
  return { id: mail.id, path: `/scheduled-emails/${mail.id}` };
};
const entry = async () => {
  const event = await made('/calendar-events', {
    title: 'Call them',
    event_type: 'reminder',
    starts_at: inDays(3),
  });
  return { id: event.id, path: `/calendar-events/${event.id}` };
};
const held = async () => {
  const { id } = await interview(agency);
  await letPass(running, id);
  return { id, path: `/interviews/${id}` };
};

const CASES: Case[] = [
  {
    action: 'update_candidate_tags',
    given: async () => {
      const { id, path } = await candidate();
      return { path, input: { candidate_id: id, add: ['second'], remove: ['first'] } };
    },
  },
  {
    action: 'update_candidate_preferences',
    given: async () => {
      const { id, path } = await candidate();
      return { path, input: { candidate_id: id, preferred_roles: ['Controller'], open_to_relocation: true } };
    },
  },
  {
    action: 'move_application_stage',
    given: async () => {
      const id = await desk.application({ stage: 'yes' });
      return { path: `/applications/${id}`, input: { application_id: id, stage: 'rejected', reason: 'x' } };
    },
  },
  {
    action: 'update_client_contact',
    given: async () => {
      const { client_id, contact_id, path } = await contact();
      return { path, input: { client_id, contact_id, title: 'CFO', phone: '+61 2 5550 0000' } };
    },
  },
  {
    action: 'delete_client_contact',
    given: async () => {
      const { client_id, contact_id, path } = await contact();
      return { path, input: { client_id, contact_id } };
    },
  },
  {
    action: 'update_scheduled_email',
    given: async () => {
      const { id, path } = await scheduled();
      return { path, input: { scheduled_email_id: id, subject: 'Sooner', to_address: 'else@mail.example' } };
    },
  },
  {
    action: 'cancel_scheduled_email',
    given: async () => {
      const { id, path } = await scheduled();
      return { path, input: { scheduled_email_id: id } };
    },
  },
  {
    action: 'update_calendar_event',
    given: async () => {
      const { id, path } = await entry();
      return { path, input: { calendar_event_id: id, title: 'Write to them', starts_at: inDays(4) } };
    },
  },
  {
    action: 'delete_calendar_event',
    given: async () => {
      const { id, path } = await entry();
      return { path, input: { calendar_event_id: id } };
    },
  },
  {
    action: 'mark_placement_status',
    given: async () => {
      const application_id = await desk.application({ stage: 'offer' });
      const { id } = await made('/placements', {
        application_id,
        salary: 90_000,
        start_date: '2026-01-05',
      });
      return { path: `/placements/${id}`, input: { placement_id: id, status: 'fell_off' } };
    },
  },
  {
    action: 'record_interview_outcome',
    given: async () => {
      const { id, path } = await held();
      const scorecard = { overall: 3, ratings: [], notes: 'Would hire' };
      return { path, input: { interview_id: id, outcome: 'advance', scorecard } };
    },
  },
  {
    action: 'mark_interview_no_show',
    given: async () => {
      const { id, path } = await held();
      return { path, input: { interview_id: id } };
    },
  },
  {
    action: 'confirm_phone_screen',
    given: async () => {
      const application_id = await desk.application({ stage: 'yes' });
      const { id } = await made(`/applications/${application_id}/phone-screens`, { transcript: 'Hello' });
      const path = `/applications/${application_id}`;
      return { path, input: { phone_screen_id: id, outcome: 'advance' } };
    },
  },
  {
    action: 'create_phone_screen',
    given: async () => {
      const application_id = await desk.application({ stage: 'yes' });
      const answers = [{ question: 'Notice?', answer: 'Four weeks' }];
      return { path: `/applications/${application_id}`, input: { application_id, answers } };
    },
  },
];

describe('reaches', () => {
  it.each(CASES)('$action', async ({ action, given }) => {
    const { path, input } = await given();
    const before = await shown(path);
    const data = await run(action, input);
    expect(await shown(path)).not.toEqual(before);
    expect(await undo(data.batch_id)).toEqual({ outcome: 'done' });
    expect(await shown(path)).toEqual(before);
  });

  it('schedule_email, until it is sent', async () => {
    const { id } = await candidate();
    const data = await run('schedule_email', {
      candidate_id: id,
      subject: 'Later',
      body_text: 'Dear Ana',
      scheduled_at: '2099-01-01T09:00:00Z',
    });
    expect(await undo(data.batch_id)).toEqual({ outcome: 'done' });
    const path = `/scheduled-emails/${data.items[0].result.id}`;
    expect((await shown(path)).status).toBe('cancelled');
  });
});

it('leaves a result that was recorded again since, and says how it differs', async () => {
  const { id } = await held();
  const data = await run('record_interview_outcome', { interview_id: id, outcome: 'hold' });
  await agency.api.post(`/interviews/${id}/outcome`, { outcome: 'advance' });
  expect(await undo(data.batch_id)).toMatchObject({
    outcome: 'conflict',
    error: { difference: { outcome: { left: 'hold', now: 'advance' } } },
  });
});

it('leaves a contact off the list whose person is on it again', async () => {
  const { client_id, contact_id, path } = await contact();
  const [{ person_id }] = (await agency.api.get(path)).body.data;
  await agency.api.patch(`/candidates/${person_id}`, { email: 'boss@mail.example' });
  const data = await run('delete_client_contact', { client_id, contact_id });
  const again = await made(path, { name: 'Big Boss', email: 'boss@mail.example' });
  expect(again.person_id).toBe(person_id);
  expect(await undo(data.batch_id)).toMatchObject({
    outcome: 'conflict',
    error: { code: 'CONFLICT', existing_id: again.id },
  });
});

describe('says why and what to do in its place', () => {
  it.each([
    ['create_activity', 'another note'],
    ['cancel_interview', 'create_interview'],
    ['send_email', 'write again'],
    ['create_placement', 'mark_placement_status'],
  ])('of %s', (name, words) => {
    expect(catalogue.get(name)?.irreversible).toContain(words);
  });

  it('in the answer of an undo', async () => {
    const { id } = await interview(agency);
    const data = await run('cancel_interview', { interview_id: id });
    expect(await undo(data.batch_id)).toMatchObject({
      outcome: 'irreversible',
      error: {
        message:
          'cancel_interview cannot be taken back. Its guests were told that it is off; book another with create_interview.',
      },
    });
  });
});
