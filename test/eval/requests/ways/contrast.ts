/** What is done with a thing, and the action that does it. */
type Deeds = Partial<Record<keyof typeof VERBS, string>>;

/** How people say what is done, with `*` for the thing: what tells actions about one thing apart. */
const VERBS = {
  read: [
    'what does * say',
    'open * for me',
    'I want to look at *',
    'details on *',
    'how do things stand with *',
    'tell me about *',
    'show me *',
    'when was * made and by whom',
    'where can I see *',
  ],
  list: [
    'which * do we have',
    'all * please',
    'give me the list of *',
    'how many * are there',
    'show every one of the *',
    'are there any *',
    'overview of *',
    'which * are open at the moment',
    'what * belong to me',
  ],
  change: [
    '* is wrong, correct it',
    'edit *',
    'something changed about *, put it right',
    'amend *',
    'can you alter *',
    '* needs an update',
    'fix a mistake in *',
    'adjust *, they told me something new',
    'reword *',
  ],
  remove: [
    'get rid of *',
    'bin *',
    "we don't need * any more",
    'wipe *',
    'scrap * for good',
    'strike * off',
    'take * out',
    '* was a mistake, drop it',
    'remove *, it is obsolete',
  ],
  make: [
    'set up *',
    "we don't have * yet, make it",
    'I need *',
    'start *',
    'put in *',
    'can you add *',
    'register *',
    'let us have *',
    'new: *',
  ],
  stop: ['call off *', 'halt *', '* must not go ahead', 'stop * before it is too late', 'no * after all'],
} as const;

/** Things by how people call them (one, then several), and what is done with them. */
const THINGS: readonly [one: readonly string[], many: readonly string[], deeds: Deeds][] = [
  [
    ['the talent pool', 'our bench of nurses', 'the hotlist', 'the night shift community'],
    ['talent pools', 'benches', 'hotlists'],
    {
      read: 'get_talent_pool',
      list: 'list_talent_pools',
      change: 'update_talent_pool',
      remove: 'delete_talent_pool',
      make: 'create_talent_pool',
    },
  ],
  [
    ['the webhook', 'the hook to Slack', 'our event subscription'],
    ['webhooks', 'event subscriptions', 'hooks'],
    {
      read: 'get_webhook',
      list: 'list_webhooks',
      change: 'update_webhook',
      remove: 'delete_webhook',
      make: 'create_webhook',
    },
  ],
  [
    ['the posting rule', 'the auto advertising rule', 'the automation that posts jobs'],
    ['posting rules', 'automations for ads'],
    {
      read: 'get_distribution_rule',
      list: 'list_distribution_rules',
      change: 'update_distribution_rule',
      remove: 'delete_distribution_rule',
      make: 'create_distribution_rule',
    },
  ],
  [
    ['the posting on Seek', 'our listing at the job board', 'the ad on Indeed'],
    ['postings on the boards', 'live ads'],
    { read: 'get_posting', list: 'list_postings', remove: 'expire_posting', stop: 'expire_posting' },
  ],
  [
    ['the job advert', 'the ad text of the role', 'the advert on our career site'],
    [],
    { read: 'get_job_ad', change: 'update_job_ad', make: 'update_job_ad' },
  ],
  [
    ['the calendar entry', 'my dentist appointment', 'the reminder', 'the block in my diary'],
    ['entries in the diary', 'reminders', 'appointments'],
    {
      read: 'get_calendar_event',
      list: 'list_calendar_events',
      change: 'update_calendar_event',
      remove: 'delete_calendar_event',
      make: 'create_calendar_event',
    },
  ],
  [
    ['the interview with Coral', 'the second round', "Carla's client interview"],
    ['interviews', 'client interviews this week'],
    {
      read: 'get_interview',
      list: 'list_interviews',
      change: 'update_interview',
      stop: 'cancel_interview',
      make: 'create_interview',
    },
  ],
  [
    ['the queued mail', 'the message timed for Monday', 'the scheduled e-mail to Petr'],
    ['queued mails', 'scheduled messages'],
    {
      read: 'get_scheduled_email',
      list: 'list_scheduled_emails',
      change: 'update_scheduled_email',
      stop: 'cancel_scheduled_email',
      remove: 'cancel_scheduled_email',
    },
  ],
  [
    ['the mail you drafted', 'the draft letter to Carla', 'the unsent e-mail draft'],
    [],
    {
      read: 'get_email_draft',
      change: 'revise_email_draft',
      remove: 'cancel_email_draft',
      make: 'draft_email',
    },
  ],
  [
    ['the profile you read from the CV', 'the staged candidate', 'the draft from the resume'],
    [],
    { read: 'get_candidate_draft', change: 'update_candidate_draft', remove: 'cancel_candidate_draft' },
  ],
  [
    ['the drafted vacancy', 'the job you read out of their mail', 'the role draft'],
    [],
    { read: 'get_job_draft', change: 'update_job_draft', make: 'draft_job' },
  ],
  [
    ['the vacancy', 'the fitter role', 'the job at Coral'],
    ['vacancies', 'open roles', 'jobs at Coral'],
    { read: 'get_job', list: 'list_jobs', change: 'update_job', make: 'create_job' },
  ],
  [
    ['the client record', 'the company Coral', 'the customer account'],
    ['clients', 'customers', 'companies we supply'],
    {
      read: 'get_client',
      list: 'list_clients',
      change: 'update_client',
      remove: 'delete_client',
      make: 'create_client',
    },
  ],
  [
    ['the HR manager at Coral', 'our contact person there', 'the hiring manager at the client'],
    ['contacts at the client', 'people we deal with at Coral'],
    {
      list: 'list_client_contacts',
      change: 'update_client_contact',
      remove: 'delete_client_contact',
      make: 'add_client_contact',
    },
  ],
  [
    ['the candidate record', "Petr's profile", 'this person in the talent bank'],
    ['people on our books', 'candidates'],
    {
      read: 'get_candidate',
      list: 'list_candidates',
      change: 'update_candidate',
      remove: 'delete_candidate',
      make: 'create_candidate',
    },
  ],
  [
    ['the placement', "Carla's deal", 'the hire we made at Coral', 'the contract of our temp'],
    ['placements', 'deals', 'temps out on contract'],
    { read: 'get_placement', list: 'list_placements', change: 'update_placement', make: 'create_placement' },
  ],
  [
    ['the shortlist I sent to the client', 'the submission', 'the review link'],
    ['submissions', 'shortlists out with clients'],
    {
      read: 'get_submission',
      list: 'list_submissions',
      remove: 'revoke_submission',
      stop: 'revoke_submission',
      make: 'create_submission',
    },
  ],
  [
    ['the blind profile I floated', 'the spec', 'the teaser'],
    ['specs', 'blind profiles out there', 'floats'],
    { read: 'get_spec', list: 'list_specs', remove: 'revoke_spec', stop: 'revoke_spec', make: 'send_spec' },
  ],
  [
    ['our marketplace listing', 'the role we share with other agencies'],
    ['listings on the marketplace', 'jobs that partners share'],
    {
      read: 'get_marketplace_listing',
      list: 'list_marketplace_listings',
      change: 'update_marketplace_listing',
      remove: 'update_marketplace_listing',
      make: 'create_marketplace_listing',
    },
  ],
  [
    ['the intro from the other agency', 'the introduction they sent'],
    ['intros', 'introductions from partners'],
    { read: 'get_marketplace_intro', list: 'list_marketplace_intros', make: 'create_marketplace_intro' },
  ],
  [
    ['the split deal', 'the shared placement with the partner agency'],
    ['split deals', 'shared placements'],
    { read: 'get_marketplace_deal', list: 'list_marketplace_deals', change: 'update_marketplace_deal' },
  ],
  [
    ['the manual credit on the board', 'the quota adjustment', 'the correction of her billings'],
    [],
    { remove: 'remove_quota_adjustment', make: 'add_quota_adjustment' },
  ],
  [
    ['the quota plan', 'the rules of our targets'],
    ['quota periods', 'quarters on the board'],
    { read: 'get_quota_plan', change: 'set_quota_plan', list: 'list_quota_periods' },
  ],
  [
    ['the API key', 'the token of the website'],
    ['API keys', 'tokens'],
    { list: 'list_keys', remove: 'revoke_key', stop: 'revoke_key', change: 'rotate_key', make: 'create_key' },
  ],
  [
    ['the service account', 'the machine login', 'the bot identity'],
    ['service accounts', 'machine logins', 'bot identities'],
    { list: 'list_service_accounts', remove: 'revoke_service_account', make: 'create_service_account' },
  ],
  [
    ['the team', 'the Perth desk'],
    ['teams', 'desks'],
    { list: 'list_teams', change: 'update_team', remove: 'delete_team', make: 'create_team' },
  ],
  [
    ['the login of a colleague', 'the user Tara', 'the consultant here'],
    ['colleagues', 'users', 'consultants here'],
    { read: 'get_user', list: 'list_users', change: 'update_user', make: 'create_user' },
  ],
  [
    ['the upload of CVs', 'the bulk import of resumes'],
    [],
    {
      read: 'get_candidate_import',
      stop: 'cancel_candidate_import',
      remove: 'cancel_candidate_import',
      make: 'create_candidate_import',
    },
  ],
  [
    ['the attached file', "Petr's CV file", 'the document'],
    ['files on his record', 'documents', 'attachments'],
    { read: 'get_document', list: 'list_documents', remove: 'delete_document', make: 'upload_document' },
  ],
  [
    ['the prospect', 'the company I want to win', 'the target on my hunting list'],
    ['prospects', 'companies to win'],
    { read: 'get_bd_target', list: 'list_bd_targets', change: 'bd_update_target', make: 'bd_create_target' },
  ],
  [
    ['the lead', 'the tip about Kestrel', 'the reason to call them'],
    ['leads', 'tips', 'reasons to call somebody'],
    {
      read: 'get_bd_lead',
      list: 'list_bd_leads',
      change: 'bd_update_lead',
      remove: 'bd_update_lead',
      make: 'bd_add_lead',
    },
  ],
  [
    ['the AI screen', 'the robot interview with Carla'],
    ['AI screens', 'robot interviews'],
    { read: 'get_ai_screen', list: 'list_ai_screens', make: 'send_ai_voice_screen' },
  ],
  [
    ['the phone screen', 'what came of the first call'],
    ['phone screens', 'first calls'],
    { read: 'get_phone_screen', list: 'list_phone_screens', make: 'create_phone_screen' },
  ],
  [
    ['the request for referees', "Carla's references"],
    ['reference requests', 'references we wait for'],
    { read: 'get_referee_request', list: 'list_referee_requests', make: 'request_referee_details' },
  ],
  [
    ['the application', "Petr's application for the fitter job"],
    ['applications', 'people in the pipeline'],
    { read: 'get_application', list: 'list_applications', make: 'create_application' },
  ],
];

/** Deeds with things in all their names: an action and a sentence. */
export const CONTRAST: readonly (readonly [action: string, sentence: string])[] = THINGS.flatMap(
  ([one, many, deeds]) =>
    (Object.keys(VERBS) as (keyof typeof VERBS)[]).flatMap((deed) => {
      const action = deeds[deed];
      const names = deed === 'list' ? many : one;
      if (action === undefined || names.length === 0) return [];
      return VERBS[deed].map((verb, i): [string, string] => [
        action,
        verb.replace('*', names[i % names.length] ?? ''),
      ]);
    }),
);
