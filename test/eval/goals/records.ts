import { type Goal, is } from './goal.ts';

const run = (action: string, input: Record<string, unknown>) =>
  ['run_actions', { actions: [{ action, input }] }] as const;

/** Goals that keep records: nobody outside the agency hears of them. */
export const RECORDS: readonly Goal[] = [
  {
    name: 'move',
    says: 'Move Liam OShea to screen on the nurse job.',
    check: async ({ get, ids }) => [
      is(
        'the stage',
        (await get(`/applications/${ids['Liam OShea at Nurse Unit Manager']}`)).stage,
        'screen',
      ),
    ],
    best: [
      ['list_applications', { name: 'Liam OShea' }],
      ['move_application_stage', { application_id: '<app: Liam OShea>', stage: 'screen' }],
    ],
  },
  {
    name: 'reject',
    says: 'Mei Chen is out on the finance job, too junior.',
    check: async ({ get, ids }) => {
      const application = await get(`/applications/${ids['Mei Chen at Finance Manager']}`);
      return [
        is('the stage', application.stage, 'rejected'),
        /junior/.test(JSON.stringify(application)) ? null : 'the reason is not on record',
      ];
    },
    best: [
      ['list_applications', { name: 'Mei Chen' }],
      [
        'move_application_stage',
        { application_id: '<app: Mei Chen>', stage: 'rejected', reason: 'too junior' },
      ],
    ],
  },
  {
    name: 'reject-the-rest',
    says: 'Reject everybody on the Legal Secretary job: the client changed the brief.',
    check: async ({ get, ids }) => {
      const people = ['Grace Lim', 'Omar Haddad', 'Petra Novak'];
      const rows = await Promise.all(
        people.map((name) => get(`/applications/${ids[`${name} at Legal Secretary`]}`)),
      );
      return rows.map(({ stage }, at) => is(`the stage of ${people[at]}`, stage, 'rejected'));
    },
    best: [
      ['list_applications', { job_id: 'Legal Secretary' }],
      run('bulk_update_applications', {
        ids: ['<app: Grace Lim>', '<app: Omar Haddad>', '<app: Petra Novak>'],
        stage: 'rejected',
        reason: 'the client changed the brief',
      }),
    ],
  },
  {
    name: 'new-person',
    says: 'Add Tom Reyes, electrician in Ballarat, tom.reyes@mail.example, 0400 111 222.',
    check: async ({ get }) => {
      const [person] = await get('/candidates?email=tom.reyes@mail.example');
      return [
        is('the name', person?.name, 'Tom Reyes'),
        is('the city', person?.location?.city, 'Ballarat'),
        /400 ?111 ?222/.test(person?.phone ?? '') ? null : `the phone is ${person?.phone}`,
      ];
    },
    best: [
      run('create_candidate', {
        name: 'Tom Reyes',
        email: 'tom.reyes@mail.example',
        phone: '0400 111 222',
        current_title: 'Electrician',
        location: { city: 'Ballarat', country_code: 'AU' },
      }),
    ],
  },
  {
    name: 'new-client',
    says: 'New client: Westgate Cold Storage. Their contact is Joan Price, joan@westgate.example.',
    check: async ({ get }) => {
      const clients = await get('/clients?limit=100');
      const own = clients.find(({ name }: { name: string }) => name === 'Westgate Cold Storage');
      const contacts = own === undefined ? [] : await get(`/clients/${own.id}/contacts`);
      return [
        is(
          'the contacts',
          contacts.map(({ email }: { email: string }) => email),
          ['joan@westgate.example'],
        ),
      ];
    },
    best: [
      run('create_client', {
        name: 'Westgate Cold Storage',
        contacts: [{ name: 'Joan Price', email: 'joan@westgate.example', is_primary: true }],
      }),
    ],
  },
  {
    name: 'new-job',
    says: 'Lantern Health need a Scrub Nurse in Melbourne, 95 to 110 thousand.',
    check: async ({ get, ids }) => {
      const jobs = await get(`/jobs?client_id=${ids['Lantern Health']}`);
      const job = jobs.find(({ title }: { title: string }) => title === 'Scrub Nurse');
      return [
        is('the least', job?.compensation.base_min, 95_000),
        is('the most', job?.compensation.base_max, 110_000),
      ];
    },
    best: [
      run('create_job', {
        title: 'Scrub Nurse',
        client_id: 'Lantern Health',
        location: { type: 'on_site', city: 'Melbourne', country_code: 'AU' },
        compensation: { base_min: 95_000, base_max: 110_000, currency: 'AUD' },
      }),
    ],
  },
  {
    name: 'offer-accepted',
    says: 'Ivan Petrov said yes to Brightwater at 96k, he starts in four weeks.',
    check: async ({ get, ids }) => {
      const [placement] = await get(`/placements?candidate_id=${ids['Ivan Petrov']}`);
      return [
        is('the salary', placement?.salary, 96_000),
        is('the job', placement?.job_title, 'Warehouse Supervisor'),
      ];
    },
    best: [
      ['list_applications', { name: 'Ivan Petrov' }],
      [
        'create_placement',
        {
          application_id: '<app: Ivan Petrov>',
          salary: 96_000,
          offer_date: '<day+0>',
          start_date: '<day+28>',
        },
      ],
    ],
  },
  {
    name: 'fell-off',
    says: 'Noah Brandt has left Brightwater. Record it.',
    check: async ({ get, ids }) => [
      is('the status', (await get(`/placements/${ids['placement of Noah']}`)).status, 'fell_off'),
    ],
    best: [
      ['run_read_actions', { actions: [{ action: 'list_placements', input: { name: 'Noah Brandt' } }] }],
      run('mark_placement_status', { placement_id: '<pla: Noah Brandt>', status: 'fell_off' }),
    ],
  },
  {
    name: 'note',
    says: 'Note on Sofia Marin: wants to be rung after six only.',
    check: async ({ get, ids }) => {
      const [note] = await get(`/activities?candidate_id=${ids['Sofia Marin']}&type=note`);
      return [/six/.test(`${note?.summary} ${note?.body}`) ? null : 'no such note'];
    },
    best: [
      run('create_activity', { type: 'note', candidate_id: 'Sofia Marin', summary: 'Rings after six only' }),
    ],
  },
  {
    name: 'tags',
    says: 'Tag Ana Ruiz and Liam OShea with careers night.',
    check: async ({ get, ids }) => [
      is('the tags of Ana', (await get(`/candidates/${ids['Ana Ruiz']}`)).tags, ['careers night']),
      is('the tags of Liam', (await get(`/candidates/${ids['Liam OShea']}`)).tags, ['careers night']),
    ],
    best: [
      [
        'run_actions',
        {
          actions: ['Ana Ruiz', 'Liam OShea'].map((candidate_id) => ({
            action: 'update_candidate_tags',
            input: { candidate_id, add: ['careers night'] },
          })),
        },
      ],
    ],
  },
  {
    name: 'leave-alone',
    says: 'Omar Haddad asked to be left alone for good. Mark him so.',
    check: async ({ get, ids }) => [
      is('the mark', (await get(`/candidates/${ids['Omar Haddad']}`)).do_not_approach, true),
    ],
    best: [run('update_candidate', { candidate_id: 'Omar Haddad', do_not_approach: true })],
  },
  {
    name: 'pool',
    says: 'Put Ana Ruiz into the pool Night shift nurses.',
    check: async ({ get, ids }) => [
      is('the members', (await get(`/talent-pools/${ids.pool}/members`)).length, 1),
    ],
    best: [run('add_pool_member', { pool_id: 'Night shift nurses', candidate_id: 'Ana Ruiz' })],
  },
  {
    name: 'contact-number',
    says: 'Helen Marsh at Brightwater Foods has a new number, 03 9123 4567.',
    check: async ({ get, ids }) => {
      const contacts = await get(`/clients/${ids['Brightwater Foods']}/contacts`);
      const helen = contacts.find(({ name }: { name: string }) => name === 'Helen Marsh');
      return [/9123 ?4567/.test(helen?.phone ?? '') ? null : `the phone is ${helen?.phone}`];
    },
    best: [
      run('update_client_contact', {
        client_id: 'Brightwater Foods',
        contact_id: 'Helen Marsh',
        phone: '03 9123 4567',
      }),
    ],
  },
  {
    name: 'diary',
    says: 'Block an hour tomorrow at 3pm in my calendar for the dentist.',
    check: async ({ get }) => {
      const events = await get('/calendar-events');
      return [
        events.some(({ title }: { title: string }) => /dentist/i.test(title))
          ? null
          : 'nothing is in the calendar',
      ];
    },
    best: [
      run('create_calendar_event', { title: 'Dentist', event_type: 'reminder', starts_at: 'tomorrow 3pm' }),
    ],
  },
  {
    name: 'take-it-back',
    says: 'Move Liam OShea to no on the nurse job … sorry, wrong one, take that back.',
    check: async ({ get, ids }) => {
      const id = ids['Liam OShea at Nurse Unit Manager'];
      const moves = await get(`/activities?application_id=${id}&type=stage_changed`);
      return [
        is('the stage', (await get(`/applications/${id}`)).stage, 'yes'),
        moves.some(({ data }: { data: { to?: string } }) => data.to === 'no') ? null : 'it was never moved',
      ];
    },
    best: [
      ['list_applications', { name: 'Liam OShea' }],
      ['move_application_stage', { application_id: '<app: Liam OShea>', stage: 'no' }],
      ['undo_batch', { batch_id: '<bat>' }],
      ['commit_plan', '<plan>'],
    ],
  },
];
