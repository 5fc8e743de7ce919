import type { ErrorSetup, Row } from './row.ts';

const MONTHLY = { monthly_post_limit: 0 };

/** An active job, open at a client of its own. */
async function job({ desk }: ErrorSetup): Promise<string> {
  const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  const description = 'Requirements:\n- CPA';
  return (await desk.api.post('/jobs', { title: 'Controller', client_id: client, description })).body.data.id;
}

/** A posting of a job on a board that is set so. */
async function posting(setup: ErrorSetup, board: Record<string, unknown>): Promise<string> {
  const { api } = setup.desk;
  await api.patch('/distribution/boards/xml_feed', board);
  const body = { job_id: await job(setup), board_slugs: ['xml_feed'] };
  const { data } = (await api.post('/distribution/postings', body)).body;
  await api.patch('/distribution/boards/xml_feed', { ...MONTHLY, regions: [] });
  return `/distribution/postings/${data[0].id}`;
}

const capped = {
  code: 'quota_exceeded' as const,
  says: /takes 0 postings a month.*configure_board/,
  extra: { board_slug: 'xml_feed' },
  meta: MONTHLY,
};

/** Refusals of boards and of the drafts of jobs. */
export const distributionRows = (setup: ErrorSetup): Row[] => [
  {
    ...capped,
    when: "a board's monthly cap is used up",
    field: 'board_slugs',
    provoke: async () => {
      const job_id = await job(setup);
      await setup.desk.api.patch('/distribution/boards/xml_feed', MONTHLY);
      return () => setup.desk.api.post('/distribution/postings', { job_id, board_slugs: ['xml_feed'] });
    },
  },
  {
    ...capped,
    when: "a posting is confirmed past the board's cap",
    field: 'posting_id',
    provoke: async () => {
      const path = await posting(setup, { pricing: 'paid' });
      return () => setup.desk.api.post(`${path}/confirm`);
    },
  },
  {
    ...capped,
    when: "a posting is tried again past the board's cap",
    field: 'posting_id',
    provoke: async () => {
      const path = await posting(setup, { regions: ['NZ'] });
      return () => setup.desk.api.post(`${path}/retry`);
    },
  },
  {
    code: 'DRAFT_HAS_GAPS',
    when: 'a job draft without a client is confirmed',
    field: 'client',
    says: 'update_job_draft',
    extra: { type: 'draft_has_gaps', gaps: ['client'] },
    provoke: async () => {
      const made = await setup.desk.api.post('/jobs/from-description', { text: 'Controller' });
      const path = `/jobs/from-description/${made.body.data.review_token}/confirm`;
      return () => setup.desk.api.post(path);
    },
  },
];
