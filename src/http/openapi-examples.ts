/** An id of a kind, as it looks. */
const made = (kind: string): string => `${kind}_01k2v7zqta1x5m8e3r9wj4hb`;

/**
 * An input for each of the most used operations that take one, by the name of the action: path parameters, query and body
 * together.
 */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  create_candidate: {
    name: 'Ana Ruiz',
    email: 'ana.ruiz@mail.example',
    phone: '+61 400 111 222',
    current_title: 'Financial Controller',
    location: { city: 'Sydney', country_code: 'AU' },
    salary_expectation: '$180k + super',
    tags: ['shortlist'],
  },
  update_candidate: { candidate_id: made('cnd'), phone: '+61 400 111 333', notice_period: '4 weeks' },
  list_candidates: { tag: 'shortlist', limit: 25 },
  search_candidates: { query: 'financial controllers in Sydney with CPA' },
  create_client: {
    name: 'Ironbark Water',
    website: 'https://ironbark-water.example',
    contacts: [{ name: 'Helen Marsh', email: 'helen@ironbark-water.example', is_primary: true }],
  },
  add_client_contact: {
    client_id: made('cli'),
    name: 'Rohan Pillai',
    title: 'Head of People',
    email: 'rohan@ironbark-water.example',
  },
  create_job: {
    title: 'Chief Financial Officer',
    client_id: made('cli'),
    location: { type: 'hybrid', city: 'Sydney', country_code: 'AU' },
    employment_type: 'full_time',
    compensation: { base_min: 190_000, base_max: 230_000, currency: 'AUD' },
  },
  update_job: { job_id: made('job'), status: 'on_hold' },
  get_quota_period: { period_id: 'current' },
  list_jobs: { status: 'active', limit: 25 },
  create_application: { job_id: made('job'), candidate_id: made('cnd'), source: 'added' },
  list_applications: { job_id: made('job'), limit: 25 },
  move_application_stage: { application_id: made('app'), stage: 'rejected', reason: 'experience too narrow' },
  bulk_update_applications: {
    ids: [made('app'), 'app_01k2v7zqta1x5m8e3r9wj4hc'],
    stage: 'screen',
  },
  create_submission: {
    job_id: made('job'),
    items: [{ application_id: made('app') }],
    identity_visibility: 'first_name',
  },
  create_interview: {
    application_id: made('app'),
    kind: 'client',
    format: 'video',
    starts_at: '2026-09-14T00:00:00Z',
    ends_at: '2026-09-14T01:00:00Z',
    interviewers: [{ contact_id: made('cct') }],
  },
  record_interview_outcome: { interview_id: made('int'), scorecard: { overall: 4 } },
  create_placement: {
    application_id: made('app'),
    salary: 210_000,
    offer_date: '2026-09-18',
    start_date: '2026-10-19',
  },
  send_email: { candidate_id: made('cnd'), subject: 'Your interview', body: 'It is on Monday at ten.' },
  schedule_email: {
    candidate_id: made('cnd'),
    subject: 'How was the first week?',
    body_text: 'Hi Ana, how was the first week?',
    scheduled_at: '2026-10-26T22:00:00Z',
  },
  get_candidate: { candidate_id: made('cnd') },
  get_job: { job_id: made('job') },
  list_interviews: { status: 'scheduled', limit: 25 },
  run_report: { report: 'placements_ledger', period: 'this_quarter' },
  ask_analytics: { question: 'billings by consultant this year' },
  create_activity: { type: 'call', summary: 'Wants to start in October', candidate_id: made('cnd') },
};
