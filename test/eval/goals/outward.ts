import { type Goal, is, told } from './goal.ts';
import { addressOf } from './world.ts';

const plan = (action: string, input: Record<string, unknown>) =>
  ['plan_actions', { actions: [{ action, input }] }] as const;
const COMMIT = ['commit_plan', '<plan>'] as const;

/** Goals that leave the agency, bind it or cannot be undone. */
export const OUTWARD: readonly Goal[] = [
  {
    name: 'mail',
    says: 'Write to Sofia Marin that her interview with Brightwater is confirmed.',
    mails: [addressOf('Sofia Marin')],
    check: ({ mails }) => [
      /interview/i.test(`${mails[0]?.subject} ${mails[0]?.text}`) ? null : 'the mail says nothing of it',
    ],
    best: [
      [
        'send_email',
        {
          candidate_id: 'Sofia Marin',
          subject: 'Your interview',
          body: 'Your interview with Brightwater is confirmed.',
        },
      ],
      COMMIT,
    ],
  },
  {
    name: 'mail-kim',
    says: 'Tell Kim Sharp by mail that we have the application and will be in touch.',
    mails: [addressOf('Kim Sharp')],
    check: ({ mails }) => [is('the number of mails', mails.length, 1)],
    best: [
      [
        'send_email',
        {
          candidate_id: 'Kim Sharp',
          subject: 'Your application',
          body: 'We have your application and will be in touch.',
        },
      ],
      COMMIT,
    ],
  },
  {
    name: 'not-to-be-approached',
    says: 'Mail Victor Stone about the Warehouse Supervisor job.',
    check: (after) => told(after, /approach/i),
    best: [
      [
        'send_email',
        { candidate_id: 'Victor Stone', subject: 'A job for you', body: 'May I tell you of a job?' },
      ],
    ],
  },
  {
    name: 'which-chris',
    says: 'Mail Chris Taylor that the role is gone.',
    check: (after) => told(after, 'chris1@mail.example', 'chris2@mail.example'),
    best: [['list_candidates', { name: 'Chris Taylor' }]],
  },
  {
    name: 'mail-later',
    says: 'Have a mail go to Grace Lim tomorrow at 9am: how is she getting on?',
    check: async ({ get, ids }) => [
      is('mails that wait', (await get(`/scheduled-emails?candidate_id=${ids['Grace Lim']}`)).length, 1),
    ],
    best: [
      plan('schedule_email', {
        candidate_id: 'Grace Lim',
        subject: 'How are you getting on?',
        body_text: 'Hi Grace, how are you getting on?',
        scheduled_at: 'tomorrow 9am',
      }),
      COMMIT,
    ],
  },
  {
    name: 'mail-not-after-all',
    says: 'Do not send the mail to Mei Chen that is waiting.',
    check: async ({ get, ids }) => [
      is('the status', (await get(`/scheduled-emails/${ids['mail to Mei']}`)).status, 'cancelled'),
    ],
    best: [
      [
        'run_read_actions',
        { actions: [{ action: 'list_scheduled_emails', input: { candidate_id: 'Mei Chen' } }] },
      ],
      [
        'run_actions',
        { actions: [{ action: 'cancel_scheduled_email', input: { scheduled_email_id: '<sem>' } }] },
      ],
    ],
  },
  {
    name: 'shortlist',
    says: 'Put Ana Ruiz and Liam OShea to Priya Nair for the nurse job.',
    mails: ['priya@lantern.example'],
    shares: 1,
    check: async ({ get, ids }) => {
      const [sent] = await get(`/submissions?job_id=${ids['job Nurse Unit Manager']}`);
      const items = sent === undefined ? [] : (await get(`/submissions/${sent.id}`)).items;
      return [is('the people sent', items.length, 2)];
    },
    best: [
      ['list_applications', { job_id: 'Nurse Unit Manager' }],
      [
        'create_submission',
        {
          job_id: 'Nurse Unit Manager',
          items: [{ application_id: '<app: Ana Ruiz>' }, { application_id: '<app: Liam OShea>' }],
        },
      ],
      COMMIT,
    ],
  },
  {
    name: 'shortlist-without-names',
    says: 'Show Daniel Okafor to Brightwater for the finance job, without his name.',
    mails: ['helen@brightwater.example'],
    shares: 1,
    check: async ({ get, ids }) => {
      const [sent] = await get(`/submissions?job_id=${ids['job Finance Manager']}`);
      return [is('what is shown of names', sent?.identity_visibility, 'anonymous')];
    },
    best: [
      ['list_applications', { name: 'Daniel Okafor' }],
      [
        'create_submission',
        {
          job_id: 'Finance Manager',
          items: [{ application_id: '<app: Daniel Okafor>' }],
          identity_visibility: 'anonymous',
        },
      ],
      COMMIT,
    ],
  },
  {
    name: 'book',
    says: 'Book Daniel Okafor with Helen Marsh for the finance job tomorrow at 2pm, in person at 1 Wharf Street.',
    mails: [addressOf('Daniel Okafor'), 'helen@brightwater.example'],
    check: async ({ get, ids }) => [
      is('his interviews', (await get(`/interviews?candidate_id=${ids['Daniel Okafor']}`)).length, 1),
    ],
    best: [
      ['list_applications', { name: 'Daniel Okafor' }],
      [
        'run_read_actions',
        { actions: [{ action: 'list_client_contacts', input: { client_id: 'Brightwater Foods' } }] },
      ],
      [
        'create_interview',
        {
          application_id: '<app: Daniel Okafor>',
          kind: 'client',
          format: 'in_person',
          location: '1 Wharf Street',
          starts_at: 'tomorrow 2pm',
          interviewers: [{ contact_id: '<cct: Helen Marsh>' }],
        },
      ],
      COMMIT,
    ],
  },
  {
    name: 'postpone',
    says: 'Sofia Marin’s interview moves to 5pm tomorrow.',
    mails: [addressOf('Sofia Marin'), 'helen@brightwater.example'],
    check: async ({ get, ids }) => {
      const { starts_at } = await get(`/interviews/${ids['interview of Sofia']}`);
      const hour = new Date(starts_at).toLocaleString('en-AU', {
        timeZone: 'Australia/Sydney',
        hour: 'numeric',
        hour12: false,
      });
      return [is('its hour', Number(hour), 17)];
    },
    best: [
      ['run_read_actions', { actions: [{ action: 'list_interviews', input: { name: 'Sofia Marin' } }] }],
      plan('update_interview', { interview_id: '<int: Sofia Marin>', starts_at: 'tomorrow 5pm' }),
      COMMIT,
    ],
  },
  {
    name: 'call-off',
    says: 'Call off Sofia Marin’s interview, the client is ill.',
    mails: [addressOf('Sofia Marin'), 'helen@brightwater.example'],
    check: async ({ get, ids }) => [
      is('the status', (await get(`/interviews/${ids['interview of Sofia']}`)).status, 'cancelled'),
    ],
    best: [
      ['run_read_actions', { actions: [{ action: 'list_interviews', input: { name: 'Sofia Marin' } }] }],
      plan('cancel_interview', { interview_id: '<int: Sofia Marin>', reason: 'The client is ill.' }),
      COMMIT,
    ],
  },
  {
    name: 'terms',
    says: 'Quarry Street Legal agreed to 22 percent with a guarantee of 60 days.',
    check: async ({ get, ids }) => {
      const { fee_schedule: terms } = await get(`/clients/${ids['Quarry Street Legal']}`);
      return [
        is('the percent', terms.tiers, [{ from: 0, percent: 22 }]),
        is('the days', terms.guarantee_days, 60),
      ];
    },
    best: [
      plan('set_client_fee_terms', {
        client_id: 'Quarry Street Legal',
        tiers: [{ from: 0, percent: 22 }],
        guarantee_days: 60,
      }),
      COMMIT,
    ],
  },
  {
    name: 'one-person-twice',
    says: 'Jon Meyer and Jonathan Meyer are one person. Keep Jon Meyer’s record.',
    check: async ({ get, ids }) => [
      is('the kept record', (await get(`/candidates/${ids['Jonathan Meyer']}`)).id, ids['Jon Meyer']),
    ],
    best: [plan('merge_candidates', { keep_id: 'Jon Meyer', merge_id: 'Jonathan Meyer' }), COMMIT],
  },
  {
    name: 'delete',
    says: 'Delete the test client Testco.',
    check: async ({ get }) => {
      const clients = await get('/clients?limit=100');
      return [clients.some(({ name }: { name: string }) => name === 'Testco') ? 'it is still there' : null];
    },
    best: [plan('delete_client', { client_id: 'Testco' }), COMMIT],
  },
];
