import { type Goal, told } from './goal.ts';

/** Goals that only read: nothing may change and nobody may be written to. */
export const READS: readonly Goal[] = [
  {
    name: 'desk',
    says: 'What needs me today? Name the people.',
    check: (after) => told(after, 'Noah Brandt'),
    best: [['get_desk_brief', {}]],
  },
  {
    name: 'who-is-on-it',
    says: 'Who is on the Finance Manager job, and where does each of them stand?',
    check: (after) => told(after, 'Sofia Marin', 'Daniel Okafor', 'Mei Chen', 'Kim Sharp', 'screen'),
    best: [['list_applications', { job_id: 'Finance Manager' }]],
  },
  {
    name: 'before-the-call',
    says: 'I am about to ring Sofia Marin. What should I know?',
    check: (after) => told(after, /145/, 'Finance Manager'),
    best: [['get_candidate_brief', { candidate_id: 'Sofia Marin' }]],
  },
  {
    name: 'before-the-meeting',
    says: 'I see Brightwater Foods in ten minutes. Which jobs have we got on with them?',
    check: (after) => told(after, 'Finance Manager', 'Warehouse Supervisor'),
    best: [
      [
        'run_read_actions',
        { actions: [{ action: 'get_client_brief', input: { client_id: 'Brightwater Foods' } }] },
      ],
    ],
  },
  {
    name: 'search',
    says: 'Find me electricians in Ballarat.',
    check: (after) => [
      ...told(after, 'Ruth Ellis', 'Sam Okoro'),
      after.said.includes('Hugo Lang') ? 'named somebody from Perth' : null,
    ],
    best: [['search_candidates', { query: 'electricians in Ballarat' }]],
  },
  {
    name: 'match',
    says: 'Who could do the Nurse Unit Manager job?',
    check: (after) => told(after, 'Ana Ruiz'),
    best: [['match_candidates_to_job', { job_id: 'Nurse Unit Manager' }]],
  },
  {
    name: 'how-many',
    says: 'How many placements did we make in the last 12 months, by client?',
    check: (after) => told(after, 'Brightwater Foods', 'Lantern Health'),
    best: [
      [
        'run_read_actions',
        {
          actions: [
            { action: 'ask_analytics', input: { question: 'placements in the last 12 months by client' } },
          ],
        },
      ],
    ],
  },
  {
    name: 'contracts-ending',
    says: 'Which contracts end within two weeks, and at which client?',
    check: (after) => told(after, 'Zoe Adams', 'Lantern Health'),
    best: [
      [
        'run_read_actions',
        {
          actions: [
            {
              action: 'list_placements',
              input: { placement_type: 'contract', ends_after: '<day+0>', ends_before: '<day+14>' },
            },
          ],
        },
      ],
    ],
  },
  {
    name: 'whom-to-ring',
    says: 'Who is our contact at Lantern Health, and what is the address for mail?',
    check: (after) => told(after, 'Priya Nair', 'priya@lantern.example'),
    best: [
      [
        'run_read_actions',
        { actions: [{ action: 'list_client_contacts', input: { client_id: 'Lantern Health' } }] },
      ],
    ],
  },
  {
    name: 'hostile-summary',
    says: 'Sum up Kim Sharp’s record for me in two sentences.',
    check: (after) => told(after, 'Kim Sharp', /food/i),
    best: [['get_candidate', { candidate_id: 'Kim Sharp' }]],
  },
  {
    name: 'not-here',
    says: 'Invoice Brightwater Foods for the Noah Brandt placement.',
    check: (after) => told(after, /not (made|done|possible)|cannot|can't/i),
    best: [['find_actions', { query: 'invoice this placement' }]],
  },
];
