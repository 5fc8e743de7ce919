// Read model: what is told of the records behind a figure, over the tables of every module.
import { sql } from 'kysely';
import type { FactName, Join, Sql } from './facts.ts';

/** What identifies a record of a fact to a reader. */
export interface RecordCells {
  /** What the records are: the id is one of these. */
  type: string;
  id: Sql;
  needs: readonly Join[];
  /** Further cells, by the keys of their columns. */
  cells: readonly (readonly [key: RecordCell, value: Sql])[];
}

/** The cells that records may have, with their labels. */
export const RECORD_CELLS = {
  candidate: 'Candidate',
  contact: 'Contact',
  job: 'Job',
  client: 'Client',
  consultant: 'Consultant',
  stage: 'Stage',
  status: 'Status',
  kind: 'Kind',
  response: 'Answer',
  direction: 'Direction',
} as const;
type RecordCell = keyof typeof RECORD_CELLS;

const ref = (name: string): Sql => sql.ref(name);

const ofApplication = (id: string): Pick<RecordCells, 'id' | 'cells'> => ({
  id: ref(id),
  cells: [
    ['candidate', ref('c.name')],
    ['job', ref('j.title')],
    ['client', ref('k.name')],
    ['consultant', ref('u.name')],
  ],
});

const PLACED: RecordCells['cells'] = [
  ['candidate', ref('p.candidate_name')],
  ['job', ref('p.job_title')],
  ['client', ref('p.client_name')],
  ['status', ref('p.status')],
];

const AROUND: readonly Join[] = ['person', 'job', 'client', 'owner'];

/** The cells of each fact's records. */
export const CELLS_OF: Record<FactName, RecordCells> = {
  applications: { type: 'application', needs: AROUND, ...ofApplication('a.id') },
  stays: {
    type: 'application',
    needs: ['application', ...AROUND],
    id: ref('s.application_id'),
    cells: [...ofApplication('a.id').cells, ['stage', ref('s.stage')]],
  },
  jobs: {
    type: 'job',
    id: ref('j.id'),
    needs: ['client', 'owner'],
    cells: [
      ['job', ref('j.title')],
      ['client', ref('k.name')],
      ['consultant', ref('u.name')],
      ['status', ref('j.status')],
    ],
  },
  interviews: {
    type: 'interview',
    needs: AROUND,
    id: ref('i.id'),
    cells: [...ofApplication('a.id').cells, ['kind', ref('i.kind')], ['status', ref('i.status')]],
  },
  ai_screens: {
    type: 'ai_screen',
    needs: AROUND,
    id: ref('x.id'),
    cells: [...ofApplication('a.id').cells, ['status', ref('x.status')]],
  },
  placements: { type: 'placement', id: ref('p.id'), needs: [], cells: PLACED },
  fills: {
    type: 'placement',
    id: ref('p.id'),
    needs: ['owner'],
    cells: [...PLACED, ['consultant', ref('u.name')]],
  },
  credits: {
    type: 'placement',
    id: ref('p.id'),
    needs: ['owner'],
    cells: [...PLACED, ['consultant', ref('u.name')]],
  },
  submission_items: {
    type: 'submission',
    needs: AROUND,
    id: ref('n.submission_id'),
    cells: [...ofApplication('a.id').cells, ['response', ref('n.response')]],
  },
  candidates: {
    type: 'candidate',
    id: ref('c.id'),
    needs: ['owner'],
    cells: [
      ['candidate', ref('c.name')],
      ['consultant', ref('u.name')],
    ],
  },
  clients: {
    type: 'client',
    id: ref('k.id'),
    needs: ['owner'],
    cells: [
      ['client', ref('k.name')],
      ['consultant', ref('u.name')],
    ],
  },
  client_contacts: {
    type: 'client_contact',
    id: ref('y.id'),
    needs: ['owner', 'person'],
    cells: [
      ['contact', ref('c.name')],
      ['client', ref('k.name')],
      ['consultant', ref('u.name')],
    ],
  },
  emails: {
    type: 'email_message',
    id: ref('m.id'),
    needs: ['client', 'job', 'owner'],
    cells: [
      ['client', ref('k.name')],
      ['job', ref('j.title')],
      ['consultant', ref('u.name')],
      ['direction', ref('m.direction')],
      ['status', ref('m.status')],
    ],
  },
  activities: {
    type: 'activity',
    id: ref('t.id'),
    needs: ['client', 'job', 'owner', 'person'],
    cells: [
      ['candidate', ref('c.name')],
      ['client', ref('k.name')],
      ['job', ref('j.title')],
      ['consultant', ref('u.name')],
      ['kind', ref('t.type')],
    ],
  },
};

/** The jobs that a count of different jobs among placements is of. */
export const JOB_OF_PLACEMENT: RecordCells = {
  type: 'job',
  id: ref('p.job_id'),
  needs: ['owner'],
  cells: [
    ['job', ref('p.job_title')],
    ['client', ref('p.client_name')],
    ['consultant', ref('u.name')],
  ],
};
