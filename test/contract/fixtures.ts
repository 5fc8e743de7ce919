import type { World } from './world.ts';

/** A valid input of an action, made of the records of a world. */
export type Fixture = (world: World) => Record<string, unknown>;

const none: Fixture = () => ({});
const of =
  (...names: string[]): Fixture =>
  ({ ids }) =>
    Object.fromEntries(names.map((name) => [name, ids[name]]));
const and =
  (base: Fixture, more: Record<string, unknown> | Fixture): Fixture =>
  (world) => ({ ...base(world), ...(typeof more === 'function' ? more(world) : more) });

/**
 * For every action of the catalogue, an input that it accepts. The tenant matrix, the scope matrix, the money check and
 * the comparison of the faces run each action with it; an action without one fails them.
 */
export const fixtures: Record<string, Fixture> = {
  get_account: of('account_id'),
  update_account: and(of('account_id'), { name: 'New name' }),
  get_me: none,
  list_users: of('account_id'),
  get_user: of('account_id', 'user_id'),
  create_user: and(of('account_id'), ({ fresh }) => ({
    name: 'New Person',
    email: `${fresh()}@agency.example`,
    role: 'consultant',
  })),
  update_user: ({ ids }) => ({
    account_id: ids.account_id,
    user_id: ids.other_user_id,
    team_id: ids.team_id,
  }),
  list_teams: of('account_id'),
  create_team: and(of('account_id'), ({ fresh }) => ({ name: `Team ${fresh()}` })),
  update_team: and(of('account_id', 'team_id'), ({ fresh }) => ({ name: `Team ${fresh()}` })),
  delete_team: of('account_id', 'team_id'),
  set_candidate_allowance: () => ({ limit: 300, mode: 'warn' }),
  set_connection_policy: () => ({ roles: ['consultant'] }),
  set_fee_terms_roles: () => ({ roles: ['team_lead'] }),
  create_key: () => ({ scopes: ['jobs:read'] }),
  list_keys: none,
  revoke_key: of('key_id'),

  create_client: ({ fresh }) => ({ name: `Client ${fresh()}`, contacts: [{ name: 'First Contact' }] }),
  get_client: of('client_id'),
  list_clients: none,
  update_client: and(of('client_id'), { industry: 'Mining' }),
  delete_client: of('client_id'),
  set_client_fee_terms: and(of('client_id'), { tiers: [{ from: 0, percent: 18 }] }),
  add_client_contact: and(of('client_id'), ({ fresh }) => ({
    name: `Person ${fresh()}`,
    email: `${fresh()}@client.example`,
  })),
  list_client_contacts: of('client_id'),
  update_client_contact: and(of('client_id', 'contact_id'), { title: 'CFO' }),
  delete_client_contact: of('client_id', 'contact_id'),
  get_client_dna: of('client_id'),
  add_client_dna_note: and(of('client_id'), { text: 'They decide quickly.' }),

  create_candidate: ({ fresh }) => ({ name: 'Neu Person', email: `${fresh()}@people.example` }),
  get_candidate: of('candidate_id'),
  list_candidates: none,
  update_candidate: and(of('candidate_id'), { current_title: 'Controller' }),
  delete_candidate: ({ ids }) => ({ candidate_id: ids.other_candidate_id }),
  update_candidate_tags: and(of('candidate_id'), { add: ['mining'] }),
  update_candidate_preferences: and(of('candidate_id'), { preferred_roles: ['CFO'] }),

  create_job: and(of('client_id'), { title: 'Analyst' }),
  get_job: of('job_id'),
  list_jobs: none,
  update_job: and(of('job_id'), { title: 'Group CFO' }),
  complete_job_pipeline: of('job_id'),
  draft_job: and(of('client_id'), { text: 'Controller\nLocation: Perth' }),
  get_job_draft: ({ ids }) => ({ review_token: ids.job_draft_token }),
  update_job_draft: ({ ids }) => ({ review_token: ids.job_draft_token, title: 'Group Controller' }),
  confirm_job_draft: ({ ids }) => ({ review_token: ids.job_draft_token }),
  list_boards: none,
  get_board: () => ({ board_slug: 'xml_feed' }),
  configure_board: () => ({ board_slug: 'xml_feed', monthly_post_limit: 50 }),
  list_distribution_rules: none,
  get_distribution_rule: of('rule_id'),
  create_distribution_rule: () => ({ name: 'All of them', target_board_slugs: ['career_page'] }),
  update_distribution_rule: and(of('rule_id'), { active: false }),
  delete_distribution_rule: of('rule_id'),
  preview_distribution_rule: of('rule_id'),
  list_postings: none,
  get_posting: of('posting_id'),
  post_job: and(of('job_id'), { board_slugs: ['career_page'] }),
  confirm_posting: of('parked_posting_id'),
  retry_posting: of('rejected_posting_id'),
  expire_posting: of('posting_id'),
  repost_posting: of('expired_posting_id'),
  get_job_ad: of('job_id'),
  update_job_ad: and(of('job_id'), { headline: 'A new line' }),

  create_application: ({ ids }) => ({ job_id: ids.job_id, candidate_id: ids.other_candidate_id }),
  get_application: of('application_id'),
  list_applications: none,
  move_application_stage: and(of('application_id'), { stage: 'screen' }),
  bulk_update_applications: ({ ids }) => ({ ids: [ids.application_id], stage: 'yes' }),
  list_stages: none,

  create_submission: ({ ids }) => ({
    job_id: ids.job_id,
    client_contact_id: ids.contact_id,
    items: [{ application_id: ids.application_id }],
  }),
  get_submission: of('submission_id'),
  list_submissions: none,
  resend_submission: of('submission_id'),
  revoke_submission: of('submission_id'),
  answer_submission_question: and(of('submission_id', 'question_id'), { answer: 'Yes, twice.' }),

  create_placement: and(of('application_id'), { salary: 120_000 }),
  get_placement: of('placement_id'),
  list_placements: none,
  update_placement: and(of('placement_id'), { notes: 'Signed' }),
  mark_placement_status: and(of('placement_id'), { status: 'started' }),
  log_offer: and(of('application_id'), { salary: 120_000, offer_date: '2026-11-01' }),

  get_quota_plan: none,
  list_quota_periods: none,
  get_quota_period: of('period_id'),
  set_quota_plan: () => ({ count_extensions: false }),
  set_quota_target: and(of('period_id', 'team_id'), { amount: 1000 }),
  set_quota_period_status: and(of('period_id'), { status: 'published' }),
  add_quota_adjustment: and(of('period_id', 'user_id'), { amount: -50, reason: 'Shared a fee' }),
  remove_quota_adjustment: of('adjustment_id'),
  copy_previous_quota_period: () => ({ period_id: 'next' }),

  list_candidate_papers: ({ ids }) => ({ candidate_id: ids.other_candidate_id }),
  save_paper: and(of('candidate_id'), { kind: 'police_check', country: 'AU', issued_on: '2026-01-05' }),
  check_paper: and(of('paper_id'), { decision: 'rejected', reason: 'Page two is missing.' }),
  get_placement_papers: of('placement_id'),
  waive_paper: and(of('placement_id'), { kind: 'public_liability', reason: 'The client insures it.' }),
  restore_paper_requirement: and(of('placement_id'), { kind: 'nda' }),
  get_contractor_page_link: of('candidate_id'),
  list_paper_kinds: () => ({ country: 'GB' }),
  set_required_papers: () => ({ region: 'NZ', requirements: [{ one_of: ['ir330'], engagement: 'payg' }] }),

  request_referee_details: and(of('application_id'), { send_again: true }),
  get_referee_request: of('referee_request_id'),
  list_referee_requests: of('application_id'),

  create_activity: and(of('candidate_id'), { type: 'call', summary: 'Called' }),
  list_activities: () => ({ limit: 100 }),

  list_changes: none,
  advance_test_clock: () => ({ to: '2030-01-01T00:00:00Z' }),
  list_webhook_events: none,
  create_webhook: ({ fresh }) => ({ url: `https://hooks.example/${fresh()}`, events: ['placement.created'] }),
  list_webhooks: none,
  get_webhook: of('webhook_id'),
  update_webhook: and(of('webhook_id'), { status: 'paused' }),
  delete_webhook: of('webhook_id'),
  rotate_webhook_secret: of('webhook_id'),
  test_webhook: of('webhook_id'),
  list_webhook_deliveries: of('webhook_id'),
  replay_webhook_delivery: of('webhook_id', 'delivery_id'),

  send_email: and(of('candidate_id'), { subject: 'Your interview', body: 'See you on Monday.' }),
  schedule_email: and(of('candidate_id'), {
    subject: 'Hello',
    body_text: 'Hello Ana',
    scheduled_at: '2031-01-01T09:00:00Z',
  }),
  list_scheduled_emails: none,
  get_scheduled_email: of('scheduled_email_id'),
  update_scheduled_email: and(of('scheduled_email_id'), { subject: 'Hello again' }),
  cancel_scheduled_email: of('scheduled_email_id'),
  send_scheduled_email_now: of('scheduled_email_id'),
  draft_email: and(of('candidate_id'), { intent: 'advance' }),
  get_email_draft: of('review_token'),
  update_email_draft: and(of('review_token'), { subject: 'A better subject' }),
  revise_email_draft: and(of('review_token'), { instruction: 'Make it shorter' }),
  confirm_email_draft: of('review_token'),
  cancel_email_draft: of('review_token'),

  create_calendar_event: and(of('application_id'), {
    title: 'Ask for references',
    event_type: 'reminder',
    starts_at: '2099-02-01T09:00:00Z',
  }),
  get_calendar_event: of('calendar_event_id'),
  list_calendar_events: none,
  update_calendar_event: and(of('calendar_event_id'), { title: 'Call them today' }),
  delete_calendar_event: of('calendar_event_id'),
  create_interview: and(of('application_id'), { kind: 'internal', starts_at: '2099-02-02T09:00:00Z' }),
  get_interview: of('interview_id'),
  list_interviews: none,
  update_interview: and(of('interview_id'), { starts_at: '2099-02-03T09:00:00Z' }),
  cancel_interview: of('interview_id'),
  record_interview_outcome: and(of('interview_id'), { outcome: 'advance', scorecard: { overall: 3 } }),
  mark_interview_no_show: ({ ids }) => ({ interview_id: ids.begun_interview_id }),
  start_video_call: of('interview_id'),
  create_phone_screen: and(of('application_id'), {
    answers: [{ question: 'Notice?', answer: 'Four weeks' }],
  }),
  get_phone_screen: of('application_id', 'phone_screen_id'),
  list_phone_screens: of('application_id'),
  confirm_phone_screen: and(of('application_id', 'phone_screen_id'), { outcome: 'advance' }),

  upload_document: and(of('candidate_id'), {
    file_base64: Buffer.from('Notes').toString('base64'),
    filename: 'notes.txt',
  }),
  get_document: of('document_id'),
  list_documents: none,
  delete_document: of('document_id'),

  list_reports: none,
  ask_analytics: () => ({ question: 'How many placements did we make this year?' }),
  run_report: ({ ids }) => ({ report: 'placements_ledger', filters: { client_id: ids.client_id } }),
};
