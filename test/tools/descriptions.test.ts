import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { EXECUTOR_TOOLS } from '#tools/executor-tools.ts';
import { offer } from '#tools/toolsets.ts';

const executor = EXECUTOR_TOOLS.map(({ tool }) => tool);
const tools = [...executor, ...[...catalogue.values()].map((action) => offer(action).tool)];
const known = new Set(tools.map(({ name }) => name));
// What else is written with underscores: fields, their values, and the kinds of errors.
const fields = new Set([
  'draft_has_gaps',
  'quota_exceeded',
  ...tools.flatMap((tool) => [
    ...Array.from(JSON.stringify(tool).matchAll(/"([a-z_]+)":\{/g), ([, field]) => field ?? ''),
    ...Array.from(JSON.stringify(tool.inputSchema).matchAll(/"([a-z_]+)"/g), ([, field]) => field ?? ''),
  ]),
]);
const verbs = new Set([...catalogue.keys()].map((name) => name.split('_')[0]));

/** The actions that answer an id, by the field that takes it. */
const SOURCES: Record<string, readonly string[]> = {
  adjustment_id: ['get_quota_period'],
  application_id: ['list_applications'],
  calendar_event_id: ['list_calendar_events'],
  candidate_id: ['list_candidates', 'search_candidates'],
  client_id: ['list_clients', 'list_client_contacts'],
  contact_id: ['list_client_contacts'],
  deal_id: ['list_marketplace_deals'],
  delivery_id: ['list_webhook_deliveries'],
  document_id: ['list_documents'],
  ids: ['list_applications'],
  import_id: ['create_candidate_import'],
  interview_id: ['list_interviews'],
  intro_id: ['list_marketplace_intros'],
  listing_id: ['list_marketplace_listings'],
  job_id: ['list_jobs'],
  key_id: ['list_keys'],
  keep_id: ['list_duplicates', 'list_candidates'],
  merge_id: ['list_duplicates', 'list_candidates'],
  certificate_id: ['erase_candidate'],
  pair_id: ['list_duplicates'],
  service_account_id: ['list_service_accounts'],
  ai_screen_id: ['list_ai_screens'],
  paper_id: ['list_candidate_papers'],
  member_id: ['list_pool_members'],
  period_id: ['list_quota_periods'],
  phone_screen_id: ['list_phone_screens'],
  placement_id: ['list_placements'],
  pool_id: ['list_talent_pools'],
  request_id: ['list_pool_join_requests'],
  plan_id: ['plan_actions'],
  posting_id: ['list_postings'],
  rule_id: ['list_distribution_rules'],
  batch_id: ['run_actions', 'commit_plan', 'list_batches'],
  question_id: ['get_submission', 'get_spec'],
  referee_request_id: ['list_referee_requests'],
  review_token: ['draft_candidate_from_cv', 'draft_email', 'draft_job'],
  scheduled_email_id: ['list_scheduled_emails'],
  spec_id: ['list_specs'],
  submission_id: ['list_submissions'],
  lead_id: ['list_bd_leads'],
  target_id: ['list_bd_targets'],
  team_id: ['list_teams'],
  from_user_id: ['list_users'],
  to_user_id: ['list_users'],
  user_id: ['list_users'],
  webhook_id: ['list_webhooks'],
};

describe.each(tools.map((tool) => [tool.name, tool] as const))('%s', (_name, tool) => {
  const text = tool.description ?? '';

  it('has a title, and a description of several sentences that is no essay', () => {
    expect(tool.title).toMatch(/^[A-Z].{3,60}$/);
    expect(text.split(/[.;](\s|$)/).filter((part) => (part ?? '').trim().length > 3).length).toBeGreaterThan(
      1,
    );
    expect(text.length).toBeGreaterThan(70);
    expect(text.length).toBeLessThan(900);
  });

  it('says when to use it, and when not or which action instead', () => {
    expect(text).toMatch(/\b(use|for|to|when|before|after|with|where|while|that nobody|why)\b/i);
    expect(text).toMatch(
      /\b(not|never|instead|no|cannot|only|once|first|without|none|stays?|left out|unless|nothing)\b|[a-z]+_[a-z]+/i,
    );
  });

  it('says where the ids come from that it must be given', () => {
    const required = (tool.inputSchema.required ?? []) as string[];
    const unsaid = required.filter((field) => SOURCES[field]?.every((source) => !text.includes(source)));
    expect(unsaid).toEqual([]);
    expect(required.filter((field) => field.endsWith('_id') && SOURCES[field] === undefined)).toEqual([]);
  });

  it('names no action that does not exist', () => {
    const missing = [...text.matchAll(/\b([a-z]+)_[a-z_]+\b/g)]
      .filter(([word, verb]) => verbs.has(verb) && !known.has(word) && !fields.has(word))
      .map(([word]) => word);
    expect(missing).toEqual([]);
  });
});
