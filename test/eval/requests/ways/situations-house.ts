/** How people ask who know a situation and not the names of actions, about accounts, keys, webhooks and runs: by action, separated by semicolons. */
export const SITUATIONS_HOUSE: Readonly<Record<string, string>> = {
  list_held: `list what waits for a person;
    show held submissions and ads;
    why hasn't my shortlist gone out, it says the wording is being looked at;
    which job ads were stopped because of a word in them;
    enumerate content-moderation queue;
    held texts?;
    Something about "young and dynamic" kept our advert back, I'm told. Let me see everything stuck for such reasons.;
    outgoing texts that somebody must look over before they leave`,
  release_held: `release the held submission;
    let go the job ad that was held;
    the wording is fine, send the shortlist that was stopped;
    I've read the text the language check stopped, don't publish it;
    decide moderated item: release or refuse;
    held spec ok, let it out;
    A posting got stuck because it says "waitress". I'm the one who may judge, it should go out as written.;
    unblock the text with the flagged phrase`,
  list_changes: `follow what changed;
    list changes since sequence 88120;
    our data warehouse has to be kept in step, give it everything from where it stopped;
    what records were created, updated or deleted since the last sync, oldest first;
    incremental change data capture from cursor;
    delta since seq 4000;
    The reporting database lags behind: it should read on from number 51200 and get each record as it's now;
    pull the sync stream`,
  create_webhook: `create a webhook;
    subscribe to events at https://hooks.acme.example/in;
    our bookkeeping program must be told each time a deal is booked;
    tell our Slack bridge whenever an application changes stage;
    register outbound event endpoint;
    new hook: placement.created -> https://fin.example/x;
    The developer of our intranet asks that the system posts to his address each time somebody is hired. Set that up.;
    push instead of us polling, for candidates`,
  delete_webhook: `delete the webhook;
    end the subscription for the old accounting tool;
    we switched off the Slack bridge, nothing should be posted there ever again;
    remove the endpoint at hooks.acme.example for good;
    drop outbound event endpoint permanently;
    kill hook 7;
    Not paused, gone: the intranet was shut down and its address belongs to someone else now;
    get rid of the connection that pushes jobs to the old website`,
  get_webhook: `show the webhook;
    read one subscription;
    why is the push to the accounting tool paused;
    which events does the hook of our website get;
    fetch endpoint config and status;
    hook 7 status?;
    Nothing has arrived at the intranet since Friday. Is its connection still switched on, and if not, for what reason?;
    the settings of the one endpoint for Slack`,
  list_webhook_deliveries: `list deliveries of the webhook;
    show what was sent to the accounting hook;
    did the event about Tom's placement reach the finance tool, and what did it answer;
    which pushes to our website failed yesterday;
    enumerate delivery attempts with responses;
    hook 7 deliveries last 24h errors;
    The intranet man says he never got Tuesday's message. Prove to me what was posted to him and with what result.;
    payloads that went to Slack`,
  list_webhook_events: `list the events that exist;
    which events can a webhook subscribe to;
    is there an event for a started contractor;
    what does the data of "placement.created" look like;
    enumerate event catalogue with schemas;
    event types?;
    Before I set up the push to finance I'd like to see everything the system can announce;
    what fires when an offer is accepted`,
  list_webhooks: `list webhooks;
    show our subscriptions;
    which outside tools get told about things here;
    all addresses we post events to;
    enumerate outbound endpoints;
    hooks all, w status;
    Security review: to which third parties does the system send data by itself?;
    id of the subscription for the accounting tool, find it`,
  replay_webhook_delivery: `send the delivery again;
    replay a webhook delivery;
    the finance tool lost Tuesday's message, post that one once more;
    their server was down and the event about Tom ended as dead, give it another go;
    redeliver dead-lettered event;
    redo delivery 9931;
    The intranet man cleaned out his table by accident. That single message from Monday would need to reach him a second time.;
    re-push the same event, same id`,
  rotate_webhook_secret: `rotate the signing secret;
    give the webhook a new secret;
    the key that signs our event posts leaked in a repo;
    our developer left, so what proves the pushes are ours must change;
    roll signature key of endpoint;
    new secret hook 7 pls;
    Yearly renewal is due of what the accounting tool uses to check that messages really come from us;
    somebody pasted the signature password of our hook into a chat`,
  test_webhook: `send a test event;
    test the webhook;
    does the connection to the finance tool work, fire something at it;
    ping our website's event address;
    emit synthetic event to endpoint;
    hook 7 test;
    The developer sits by his log and waits. Could you make the system post a harmless message to him?;
    is their receiver reading the signature properly, try with a dummy`,
  update_webhook: `change the webhook;
    pause the subscription;
    the accounting tool has a new address, post there from now on;
    resume the push to our website, it's up again;
    modify endpoint url or event set;
    hook 7: drop job.* events;
    Their server is being moved over the weekend. Let the events wait, and on Monday it goes on.;
    Slack gets too many messages, only stage changes please`,
  create_team: `add a team;
    create a team called Healthcare;
    we're opening a desk for logistics, make it exist;
    new department in Dublin: Finance;
    instantiate organisational unit;
    new tm: interim;
    As of July there will be a third group of consultants. Set it up so that people can be put into it.;
    another squad for contractors' business`,
  create_user: `add a person to the agency;
    create a user for our new consultant Ben Ashe;
    somebody starts with us on Monday, she needs access;
    give the new payroll clerk a login with a role that fits;
    provision staff account with role;
    new colleague: i. novak, consultant, ivana@agency.example;
    Our receptionist's temp needs to get in for the two weeks, she isn't one of our users yet;
    set up an account for a starter in the Dublin office`,
  delete_team: `delete the team;
    remove the team Healthcare;
    the logistics desk was closed, take it off;
    Finance in Dublin no longer exists as a group;
    drop organisational unit;
    del team interim;
    After the reorganisation nobody belongs to the third group any more, so it needn't be there;
    dissolve the unit Executive Search`,
  get_account: `show the agency's account;
    read the agency;
    what time zone are we set to;
    which plan are we on and what's our standard fee schedule;
    fetch tenant settings;
    our acct settings?;
    The lawyer asks under what name and country we as a company are registered in the system;
    is the marketplace on for us`,
  get_me: `see who I am;
    who am I signed in as;
    which permissions do I have here;
    what may this key do, and for which agency;
    introspect current credential, scopes and limits;
    whoami;
    I get "not allowed" all the time. With what role and rights am I actually asking?;
    what's today's date for the system, in the firm's time zone, and on whose behalf do I act`,
  get_user: `show a person of the agency;
    read the user Nina Falk;
    what role does Sam have;
    which team is Leah in, our consultant;
    fetch staff member by id;
    user b.ashe role?;
    Ivana says she can't see the contracts. Check how she in particular is set up.;
    one colleague's defaults, currency and time zone`,
  list_teams: `list teams;
    show the agency's teams;
    what desks do we have;
    how many people sit in each group;
    enumerate organisational units with headcount;
    teams?;
    I'd like to set a goal for the Dublin lot but need the id of their group;
    names of all squads`,
  list_users: `list the agency's people;
    show our users;
    who works here, with roles;
    which colleagues are admins;
    enumerate staff accounts;
    users inactive?;
    The insurer wants to know how many employees use the system, and who they are;
    find Nina's user id`,
  set_candidate_allowance: `set the daily candidate allowance;
    let each consultant see at most 100 candidates a day;
    I'm afraid someone copies our whole bank before he leaves, put a brake on it;
    raise the number of people one can be shown per day to 400;
    configure per-user daily record view cap;
    cand limit/day = 150 stop;
    The researchers hit the ceiling by noon and sit idle. Give everybody more profiles a day.;
    going over the day's ration of people should be refused outright`,
  set_fee_terms_roles: `open fee terms to roles;
    let managers change client fee terms too;
    which roles besides admin may set what clients pay: team leads as well;
    consultants shouldn't be able to touch prices any longer, only admins;
    grant role permission for commercial terms;
    fee terms edit -> manager role;
    I'm the only one who can enter discounts and I'm going on leave. Let the people with the lead role do it.;
    who's allowed to alter rates at clients should include finance`,
  set_held_release: `set who lets go what was held;
    only signed-in people may release held texts;
    may the assistant's approval count when a stopped ad is let out? settle that: no;
    admins alone should free texts caught by the language check;
    configure moderation release policy;
    held release = people only;
    Our lawyer wants it laid down which persons may pass an advert that was stopped for its words;
    widen the circle of those who decide about stopped texts`,
  set_own_figures: `show people their own figures;
    let consultants see their own billings;
    consultants shouldn't see where they stand on the board any longer;
    everybody may look at their personal numbers again;
    toggle self-view of attainment;
    own figures off;
    Two juniors asked why they can't see how much they've brought in. I'm fine with them seeing just theirs.;
    staff privacy: no personal place in the ranking for normal consultants`,
  set_search_by_meaning: `set search by meaning;
    turn on semantic search;
    searches should find "bookkeeper" when I type "accountant", we agree to the model reading the texts;
    we don't want candidate texts going to an embedding model, switch it off;
    toggle vector search consent;
    smart search on;
    Our privacy officer has agreed that texts without names may be sent to the model, so results may be ranked by what's meant;
    go back to plain word matching in searches, nothing should leave for an AI`,
  update_account: `change the agency;
    update the agency's time zone;
    we've been renamed to Falk & Partners, change it for the whole firm;
    our standard fee is 22% from January;
    modify tenant settings;
    billing ccy eur -> gbp;
    Head office has moved to Ireland, so the country we're in must be different;
    house price list: 20 under 60k, 25 above, used wherever a client has nothing of its own`,
  update_team: `rename the team;
    change the team's name to Life Sciences;
    the logistics desk is called Supply Chain from now on;
    "Tech Nroth" is misspelt, correct it;
    edit organisational unit label;
    tm interim -> interim & contract;
    The healthcare group has a new title on the website, here it should have that as well;
    give the squad another label, nobody moves`,
  update_user: `change a person of the agency;
    make Nina a team lead;
    Sam moves to the Dublin group;
    Ben has left, deactivate his login;
    edit staff role, team, scope, status;
    user i.novak tz Dublin;
    Ivana is back from parental leave and can't sign in since we suspended her. Make her active again.;
    our payroll clerk should see all data, not only her team's`,
  create_key: `make an API key;
    create a key that may only read jobs;
    our website developer needs a token to fetch vacancies;
    give my script access with candidates:read;
    issue api credential with scopes;
    new key - reporting, read only;
    The BI consultant asks for an "sk" string to connect his tool. He may see placements and nothing else.;
    I want to plug a spreadsheet into the system, what do I paste there?`,
  create_service_account: `make a service account;
    create a service account for the nightly sync;
    a bot of our own that acts for nobody in particular;
    the matching robot should show under its own name in the logs and not mine;
    provision non-human principal;
    svc acct: payroll-bridge;
    When I go on holiday the integration mustn't depend on my login. Give it an identity as a bot of the firm.;
    oauth client credentials for a background job`,
  list_keys: `list API keys;
    show our keys;
    which tokens are out there and whose;
    when was the website developer's key last used;
    enumerate api credentials with scopes;
    keys unused 90d;
    Security asks from which addresses our access strings were used, and what each may do;
    does Ben who left still have a token`,
  list_service_accounts: `list service accounts;
    show our bots;
    which robots of the agency have access, and with what role;
    when did the nightly sync last sign in;
    enumerate non-human principals;
    svc accts + last used;
    The auditor wants all technical accounts that belong to no person;
    id of the payroll bridge's bot identity`,
  revoke_key: `revoke an API key;
    revoke the website developer's key;
    a token of ours is on GitHub, shut it off at once;
    Ben has left, his access string must die;
    invalidate api credential permanently;
    kill key ak_77;
    The freelancer's project is over, and what he used to connect isn't needed any more. No replacement.;
    somebody lost a laptop with the script's token on it, lock it out`,
  revoke_service_account: `revoke a service account;
    revoke the nightly sync's service account;
    the data warehouse bot is not to get in ever again;
    we threw out that supplier, so its robot identity must end;
    terminate non-human principal;
    kill svc acct web-feed;
    The website feed bot has been behaving oddly since last night. I don't want it paused, I want it dead.;
    no more tokens for that robot`,
  rotate_key: `rotate an API key;
    give the website developer's key a new secret;
    same key, fresh secret, every 90 days as policy says;
    the string in our script may have been seen, swap it but keep its rights;
    roll api credential secret;
    rotate ak_77;
    Yearly change of access strings is due. The reporting one goes first, its scopes should stay as they are.;
    replacement secret for an existing key`,
  rotate_service_account: `rotate the keys of the service account;
    new client secret for the nightly sync bot;
    the data warehouse has a new public key, take that instead;
    our robot's secret turned up in a mail, give it another;
    roll credentials of non-human principal;
    svc acct web-feed new secret;
    The certificate of the machine user runs out on Sunday, and here are the keys that it will prove itself with from then on;
    the bot stays, what it signs in with must be different`,
  update_service_account: `change a service account;
    pause the service account of the nightly sync;
    rename our robot to "Warehouse sync";
    the payroll bridge was stopped for the audit, let it run again;
    edit non-human principal name or status;
    svc acct dwh -> active;
    In the logs the bot shows as "test1", which confuses everyone. It should have a proper name.;
    freeze the machine user for the weekend`,
  advance_test_clock: `move the test clock;
    advance the sandbox clock by 30 days;
    let it be September in our test workspace;
    I want to see what happens when the guarantee ends, without waiting three months;
    simulate passage of time;
    clock +7d sandbox;
    Our tester has timed a mail for next Friday and would like to watch it go today. Have Friday come early in the playground.;
    time travel in the trial environment`,
  get_batch: `show the batch;
    read how the batch stands;
    how many of the 200 items went through;
    what came of the big change I started this morning;
    fetch batch status and item results;
    batch b_91 done?;
    The assistant said it was moving everybody in the background. Has it finished, and did each of them work?;
    the one bulk run's outcome, item by item`,
  list_batches: `list what was done in batches and tool calls;
    show batches of this week;
    what has the assistant done on my behalf today;
    which bot changed all those records last night;
    enumerate agent actions and bulk runs;
    ai actions since mon;
    Someone's robot has been busy in our jobs. I'd like to see everything of that sort with who, when and how it ended.;
    everything that was done by machines yesterday`,
  undo_batch: `plan an undo;
    undo the batch;
    the assistant has rejected the wrong forty people, put it back;
    take back what that tool call did;
    compute reversal of bulk run;
    revert b_91;
    Last night's run changed everybody's owner to Sam by mistake. Show me what could be restored and what couldn't.;
    make it as it was before the mass change`,
  cancel_batch: `cancel the batch;
    stop the batch that runs;
    halt it, the bulk change is going through the wrong list;
    the run waiting for approval isn't wanted any longer;
    abort running or pending bulk job;
    stop b_91!!;
    It's at item 30 of 200 and I've seen that the reason text is wrong. The rest must not happen.;
    pull the plug on the mass update in progress`,
  resume_batch: `resume the batch;
    go on with the batch that failed;
    it stopped at item 80, run the remaining ones;
    I've corrected the three wrong rows, do those again;
    retry unfinished items of bulk run with patch;
    b_91 continue w fixes;
    Seven of two hundred didn't go through because of a missing reason. Here's the reason, so let just those seven run.;
    carry on where the mass update left off`,
};
