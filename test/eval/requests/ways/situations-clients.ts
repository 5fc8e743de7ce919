/** How people ask who know a situation and not the names of actions, about clients, jobs, boards, submissions and interviews: by action, separated by semicolons. */
export const SITUATIONS_CLIENTS: Readonly<Record<string, string>> = {
  add_client_contact: `add a contact at Northwind: Julia Brandt, HR manager;
    new contact person for client Halden;
    there's a new talent lead at Orbis, her card says Imani Cole, imani@orbis.example;
    put Peter Lund down as someone we deal with at Castellan;
    register additional stakeholder under customer company;
    hiring mgr at brightwater = ken ito, nt in the system yet;
    From now on invoices go via a lady named Rosa in their accounts team, she isn't on file at all, so could you put her in under the company?;
    we only have one name at Meridian, let me give you a second`,
  add_client_dna_note: `add a note to the client's DNA;
    record in Northwind's DNA that they dislike job hoppers;
    learned something about how Halden hire: the founder always does a gut-feel chat at the end;
    they will never take anybody without a degree, write that down about them for next time;
    insight about the hiring culture of the account, store it;
    persist qualitative observation on customer's selection behaviour;
    after the debrief today it's clear Castellan value loyalty over brilliance, make sure everyone's matching takes that in;
    fyi meridian care abt comms skills way more than tech, pls remember`,
  create_client: `add a new client company;
    create client Brightwater Ltd with its contact Ann Shaw;
    we just signed terms with Solent Marine, get them into the system;
    won a new account, 20% fee, contact is Bo Larsen;
    onboard new customer organisation with initial commercial terms;
    new co on board!! Tarn & Vale, hr is gemma;
    I've got a vacancy from Pellworth but can't log it because the company isn't known here;
    Signed agreement came back this morning from Aster Clinics in Leeds. Could you open a record for them, with Dr Hume as the person to talk to?`,
  delete_client: `delete the client Test Company Ltd;
    remove this client from the agency;
    Pellworth was entered by mistake, there are no jobs on it, get rid of it;
    we stopped working with Aster years ago, take the whole company off our books;
    drop customer organisation record permanently;
    there are two Solents and the second one is empty, wipe that second company;
    they've gone bust, I don't want the firm showing up anywhere anymore;
    del hexa robotics, never became anything`,
  delete_client_contact: `delete contact Julia Brandt from Northwind;
    remove a contact at a client;
    Ken left Brightwater last month, take him off their list;
    their old HR manager has retired and shouldn't be on the account any longer;
    purge obsolete stakeholder from customer's people;
    that person never worked at Orbis, wrong name on the company, get it off;
    rosa no longer w Castellan accounts, pls rmv;
    Only the one man should disappear, the company stays: he's moved to a competitor and his replacement is in already`,
  get_client: `open the client record for Northwind;
    read client by id;
    what industry and website do we have down for Halden;
    show me the company record of Castellan, address and all;
    fetch customer entity details;
    need brightwaters adress n vat no;
    I'm filling in a supplier form and want what's stored about Solent Marine as a company;
    is Aster down as active or dormant, and who's the account owner`,
  get_client_dna: `show the client's DNA;
    what is Northwind's DNA;
    what sort of people do Halden like to hire;
    are Orbis quick deciders or do they drag things out;
    personality of the account: pace, risk, structure;
    would a maverick fit at Meridian, going by what we've seen of them;
    retrieve hiring-culture profile for company;
    wat r brightwater like 2 recruit for`,
  list_client_contacts: `list the contacts at Northwind;
    show all contacts of this client;
    who do we know at Castellan;
    names and numbers of everybody we deal with at Orbis;
    people on the client side, Brightwater;
    enumerate stakeholders belonging to customer company;
    whos whos at meridian bank;
    My usual man there is on leave until the 14th, so who else have we got in that company?`,
  list_clients: `list all clients;
    show our client companies;
    which firms do we work for;
    who have we signed up this year so far;
    I need the id of Halden Foods, look it up among the companies;
    enumerate customer organisations;
    how many companies are on our books, and which are they;
    clnts in manufacturing??`,
  set_client_fee_terms: `set fee terms for Northwind;
    change the client's fee to 22% with a 90-day guarantee;
    Halden negotiated us down to 18 percent under 80k and 20 above;
    payment within 14 days from now on for Castellan, it's in the new contract;
    their minimum charge goes up to 9,000;
    apply standard commercial schedule to customer;
    new rates agrred w brightwater: 25% flat, 8 wk rebate;
    The renewal came back signed this morning, so what Meridian pays us, from what salary, and how long we stand behind the hire all need entering`,
  update_client: `change the client's address;
    update client Halden's website and industry;
    Brightwater have rebranded as Bright & Co, rename the company;
    they moved offices to Rotterdam, correct their record;
    mark the firm as dormant, we don't hear from them any more;
    modify customer entity attributes;
    wrong vat nr on castellan pls fix;
    The phone at the top of Solent's page is their old switchboard, it should be 020 7946 0112`,
  update_client_contact: `update a contact at a client;
    change Julia Brandt's phone number at Northwind;
    Ken got promoted to Head of People at Brightwater, fix his title;
    make Imani the main person at Orbis instead of Peter;
    who reports to whom at Halden: put Mr Voss as Gemma's boss;
    edit stakeholder attributes;
    gemma got maried, mails go to gemma.hart@ now, same job at tarn&vale;
    the number we have for their HR lady is one digit off`,
  complete_job_pipeline: `draft the job's pipeline now;
    complete this job's missing criteria, interview plan and spec;
    I've just opened the role and the interview plan is blank, I can't wait for it to come by itself;
    fill in what the new vacancy still lacks, at once;
    force generation of requisition artefacts;
    pipeline setup now pls, job 4471;
    Nothing has turned up under criteria for the role I added this morning, give the worker a nudge;
    finish setting up this opening so that we can begin assessing`,
  create_job: `open a job for Northwind: Senior Accountant;
    create a new job;
    Halden want a plant manager in Leeds, 70 to 80k, log the role;
    we've got a vacancy in from Castellan;
    instantiate requisition under customer;
    new req: devops eng, orbis, remote, 95k;
    My client just told me over lunch they need a head of sales. I know the details, so let's put it on the board as a live role.;
    start a search for Solent, marine engineer contract six months`,
  get_job: `open the job record of Senior Accountant at Northwind;
    read job by id;
    what does the plant manager role pay and where is it;
    show me the full spec and the criteria of that vacancy;
    fetch requisition entity;
    salry band on the devops req?;
    is the head of sales opening still active or on hold? and who's the hiring manager on it;
    how many applications stand at each stage of that one role, with all of its fields`,
  list_jobs: `list open jobs;
    show all jobs of Northwind;
    which roles is Nina's team working on;
    what vacancies are on hold at present;
    enumerate requisitions by status;
    jobs w "engineer" in title;
    What are we recruiting for at the moment? The receptionist would like to tell callers.;
    everything Mr Voss is hiring manager for`,
  refresh_compensation_research: `look up what this role pays;
    refresh the compensation research of the job;
    is 65k realistic for that vacancy going by our own placements;
    the market rate on the job page is a year old, work it out again;
    rerun salary benchmark for requisition;
    pay data stale on req 4471, redo;
    The client says our suggested range is off. Recalculate it from our offers and from what candidates ask now.;
    the going rate shown for that opening was made before we changed its level, so make it anew`,
  update_job: `change the job's salary;
    update job: put it on hold;
    Northwind have frozen the hire, park the role;
    they raised the band to 85k, fix it on the vacancy;
    close the CFO role, they hired internally;
    patch requisition fields;
    devops req now remote, title sr devops;
    The hiring manager is Ms Adeyemi from today, so her name should stand on the opening instead of Mr Voss`,
  confirm_job_draft: `confirm the job draft;
    open the job from the draft;
    the vacancy you read from their mail looks right, make it live;
    yes, all correct in what was read, open the role;
    commit staged requisition;
    jd draft ok -> go;
    I checked what came out of Halden's job description against the original. No gaps left. Start the search with it.;
    take the provisional vacancy and put it on our board of live roles`,
  draft_job: `read a job from this text;
    draft a job from the client's e-mail;
    here's the JD they sent, get the role out of it;
    Halden wrote three paragraphs about what they need, turn it into something I can check;
    extract structured requisition from free text;
    jd pasted, set up draft pls dont open yet;
    The hiring manager mailed her wish list for the new controller. Before anything goes live I'd like to see title, place and pay as you read them.;
    parse this position description`,
  get_job_draft: `show the job draft;
    read a job draft by its token;
    what gaps are left in the vacancy you read from Halden's mail;
    did that staged role become a job in the end, and which;
    inspect staged requisition;
    jd draft - whats missing?;
    Nadia pasted a brief in on Friday and never finished. How does the provisional role stand?;
    has the text of the brief been read properly? show it to me before I confirm`,
  update_job_draft: `change the job draft;
    set the client on the staged job draft;
    the pay was read wrong from the JD, it's 60 and not 600, before we open it;
    it took the client's address for the workplace, mend that in the unconfirmed role;
    modify staged requisition prior to confirmation;
    jd draft: title shld be Controller;
    Not live yet, luckily: the text said permanent but she told me fixed term, so correct what you read;
    clear the salary in the provisional vacancy`,
  get_job_ad: `show the job ad;
    read the ad of this job;
    what does our public text for the plant manager say;
    is the vacancy visible on our career site, and at what address;
    fetch public posting copy of requisition;
    link to advert on our own site pls;
    A candidate asks where he can read about the role, I need the web page of it;
    what are we telling the world about this opening`,
  update_job_ad: `write the job ad;
    publish the ad of this job;
    the advert still says Leeds, make it say Bradford;
    put the vacancy on our career site;
    set public copy for requisition and publish;
    ad txt: add 4 day week, repubish;
    I polished the text for the nurse role last night and would like it to replace what's on our website;
    take the role off our own site, boards aside`,
  configure_board: `set up a job board;
    configure the board: monthly cap 20 and price 150;
    StepWork raised its price to 95 a posting, enter it;
    we don't want more than ten ads a month on that board;
    adjust channel settings: cost, countries, webhook address;
    board webhook url + signing, where do i set;
    Our in-house developer built a receiver for the postings, the board needs to know which address to send them to;
    the cap on NurseHub should be raised from 5 to 15 as of today`,
  confirm_posting: `confirm the posting;
    publish the posting that waits because its board is paid;
    yes, we'll pay the 95 for that ad, let it go out;
    the ad on StepWork is parked until somebody agrees to the cost, I agree;
    authorise chargeable board publication;
    approve paid post for nurse role;
    It says the board has no known price and the job is waiting for a human. I'm that human, go ahead with it.;
    green light for the fee of putting that vacancy up`,
  create_distribution_rule: `create a distribution rule;
    post jobs by a rule: all nursing roles to NurseHub;
    every German vacancy should go on StepWork by itself;
    I'm tired of putting each role up by hand, automate it for Nina's team;
    define automatic job-to-board routing;
    auto-post new it jobs -> devjobs + jobplanet;
    Could it be arranged that, as of next week, anything in the category logistics lands on FreightJobs the moment it becomes active?;
    set and forget for advertising our Irish openings`,
  delete_distribution_rule: `delete the distribution rule;
    end the rule that posts nursing jobs;
    no more automatic advertising on NurseHub, ever;
    we dropped the contract with StepWork, so the standing instruction for it can go for good;
    retire auto-posting definition permanently;
    kill the devjobs auto post thing;
    Somebody made two of these automatics for the same team and every role goes out twice. Get rid of the second one.;
    from now on we'll put Irish roles up by hand again, scrap the automatic`,
  expire_posting: `take the posting off the board;
    expire this posting;
    the plant manager ad should come down from StepWork today;
    the role is filled but JobPlanet still shows it, get it down;
    withdraw live advertisement from channel;
    pull ad from devjobs asap;
    Applicants keep phoning about the nurse vacancy because it's still up on the board. It needs to vanish from there, only there.;
    salary in the ad on FreightJobs is wrong, get it off before more people see it`,
  get_board: `show the job board StepWork;
    read a job board by its slug;
    what does NurseHub charge;
    how many of this month's postings do we have left on JobPlanet;
    fetch channel details: price, capability, cap;
    devjobs quota left?;
    Before I put the role up I want to know what this particular site can do and what it costs;
    is FreightJobs good for jobs in Poland`,
  get_distribution_rule: `show the distribution rule;
    read one distribution rule by id;
    which boards does the nursing automatic put jobs on;
    is the automation for German roles switched on;
    fetch routing definition;
    rule 12 details;
    The Irish openings stopped appearing by themselves, is that instruction perhaps paused? Look at that one.;
    look into the one standing instruction for Nina's team, which jobs it takes`,
  get_posting: `show the posting;
    read one posting of the job on StepWork;
    is our nurse ad live on NurseHub yet;
    why isn't the plant manager up on JobPlanet;
    fetch publication status of job on channel;
    until when is the freightjobs ad up?;
    I sent the CFO vacancy to that board yesterday and can't find it there. What went wrong?;
    error message of the one that was rejected by the board`,
  list_boards: `list job boards;
    show the boards we can post to;
    where could we advertise this role;
    which sites do we have and what do they cost;
    enumerate publication channels with slugs and prices;
    all boards + caps;
    I'm new here. On what external sites can this agency put its vacancies?;
    compare what each advertising site charges us`,
  list_distribution_rules: `list distribution rules;
    show the rules by which jobs are posted automatically;
    what automatics do we have for advertising;
    which standing instructions send roles to boards by themselves;
    enumerate routing definitions;
    auto post rules, all;
    Before I add another automatic for the Leeds team I'd like to see those there are;
    everything that publishes openings without a human`,
  list_postings: `list postings on job boards;
    show all postings of this job;
    where is the plant manager advertised right now;
    which ads are live on StepWork;
    enumerate job publications by status;
    postings awaiting confirmation;
    The boss wants to see on which external sites each of our vacancies has been in the last month;
    have we ever had the CFO role on JobPlanet`,
  post_job: `post this job to StepWork and JobPlanet;
    post the job to job boards;
    get the nurse vacancy out there on NurseHub;
    advertise the plant manager externally;
    publish requisition to channels;
    cfo role -> jobplanet pls;
    The ad is ready on our site, now it ought to be seen on the paid places as well, FreightJobs to begin with;
    spread the word about the opening on external sites`,
  preview_distribution_rule: `preview a distribution rule;
    which active jobs would this rule match;
    if I switch the nursing automatic on, what would go where;
    dry run of the auto-posting for German roles;
    simulate routing definition against live requisitions;
    test rule 12 w/o posting;
    I'm nervous about letting it advertise by itself. Show me first what it would publish and what it would park.;
    what does the automatic catch at present and what becomes of each on each board`,
  repost_posting: `post an expired posting again;
    repost the plant manager ad on StepWork;
    the nurse advert ran out on Sunday, put it up for another month;
    our thirty days on JobPlanet are over and we still need people;
    re-publish lapsed advertisement on same channel;
    ad's gone from freightjobs, up again pls;
    The CFO vacancy came down by itself last week when its time was up. Have it stand there again.;
    another 30 days for the ad that lapsed`,
  retry_posting: `ad's gone from freightjobs, up again pls;
    try the posting again;
    retry the posting that ended in error;
    StepWork rejected the ad for a missing salary, I've added one, send it again;
    the board was down yesterday and ours didn't get through, give it another go;
    reattempt failed channel publication;
    failed on devjobs, cause mended, go again;
    The ad never made it onto JobPlanet because the town was unknown. It's spelt right now, so have another try.;
    second attempt for the refused advert`,
  update_distribution_rule: `change the distribution rule;
    pause the distribution rule;
    the nursing automatic should also send to CareBoard;
    stop auto-posting German roles for August, we'll start again in September;
    modify routing filter and channels;
    rule 12: only perm jobs;
    The automation for Nina's team is too greedy, it should take engineering roles only, and no longer use FreightJobs;
    switch the auto advertiser back on`,
  answer_submission_question: `answer the client's question about a candidate;
    reply to Northwind's question on the review page;
    Julia asked on the shortlist page whether Tom drives, tell her yes;
    they want to know Priya's notice period before they decide, it's three months;
    post reply to reviewer's query on submitted candidate;
    q from halden re marta: salary = 82k, send;
    A question mark from Mr Voss has stood beside Daniel since Tuesday on the page with our three people. Say he can travel.;
    let the client know what they asked about the man we presented`,
  create_submission: `put candidates to the client;
    submit Tom and Priya to Northwind for the accountant role;
    send the shortlist over to Julia;
    Halden should see these three CVs for the plant manager job;
    dispatch candidate review link to hiring contact;
    sub amir + jon to orbis, devops;
    My four favourites for the nurse role are ready, Dr Hume at Aster should get them today so she can choose whom to meet;
    float the finalists for job 4471 past the hiring manager`,
  get_submission: `show the submission to Northwind;
    read one submission;
    what did Julia say to each of the three we put forward;
    did they ask to meet Tom, and at what times;
    fetch client responses per presented candidate;
    vosss feedback on the cfo shortlist?;
    I got a mail that Orbis have reacted to our people. Open that shortlist and show me the reactions one by one.;
    which questions stand on the page we sent Dr Hume`,
  list_submissions: `list submissions;
    show what was submitted to clients this month;
    which shortlists haven't been opened yet;
    everything we've put to Halden so far;
    enumerate client presentations by status;
    subs pending, all clients;
    For the accountant role: how often have we presented people and when;
    review pages that have lapsed without a reply`,
  preview_redaction: `preview a redaction;
    show how the client would read this text with the name hidden;
    does this profile give away who he is;
    would Halden guess who she is from what we wrote;
    simulate identity masking on candidate text;
    blind cv check - anything leaking?;
    She still works at their competitor, so I'm anxious: which words about her would be blacked out and which might betray her?;
    try the masking at "partial" on these paragraphs`,
  resend_submission: `send the submission again;
    resend the shortlist to Julia;
    Julia clicks on our page with the candidates and gets nothing, it's run out;
    Mr Voss can't find our mail with the three candidates;
    re-mail existing candidate presentation to contact;
    orbis lost the mail w amir n jon, again pls;
    Halden were on holiday and the page timed out. Same people, same words, same address, just work once more.;
    nudge the hiring manager with the very same shortlist`,
  revoke_submission: `revoke the submission;
    close the review link for good;
    I sent the shortlist to the wrong Julia;
    Tom must not be on that page, he asked us not to show him there, shut it;
    invalidate client review access;
    recall cfo shortlist!! wrong client;
    It went to their competitor by accident. Nobody should be able to open the page with our people from this minute on.;
    pull back what we presented to Orbis`,
  answer_spec_question: `answer the client's question about the spec;
    reply to what the contact asked on the page of the anonymous profile;
    Bo asks whether our mystery controller speaks German, tell him fluent;
    the firm we floated the blind profile with wants to know her notice;
    post reply to query on speculative profile;
    q on the blind profile: yes relocates;
    There's no job, I only floated him, and now their MD asks what he earns. Let her know it's 95.;
    a prospect wrote back under the nameless candidate, say he could start in May`,
  chase_spec: `chase the spec;
    chase the contact about the anonymous profile;
    Bo hasn't reacted to our mystery controller for a week, jog his memory;
    no answer on the blind profile I sent Pellworth;
    follow up on unanswered speculative profile;
    nudge tarn&vale re nameless cfo;
    I floated a lady with them before Easter and heard crickets. One more friendly mail, please.;
    have them look at the profile without a name, they must have forgotten`,
  convert_spec: `make a job of the spec;
    convert the spec;
    Bo wants to meet our mystery controller, so there's a vacancy now;
    they're interested in the blind profile, open a role with her on it;
    promote speculative profile to requisition with candidate attached;
    spec -> job, pellworth said yes;
    Tarn & Vale clicked that they'd like him. Set up the vacancy under them, with that contact and our man at submitted.;
    a job out of thin air: the floated person got a bite`,
  get_spec: `show the spec;
    read one spec with what its contact said;
    what did Bo answer on our mystery controller;
    was the blind profile to Pellworth opened;
    fetch speculative profile with responses;
    reaction from tarn&vale on the nameless cfo?;
    I have a ping that somebody asked something on the page of the anonymous lady. Open it and show me.;
    the questions that stand under the one no-name profile`,
  list_specs: `list specs;
    show anonymous profiles sent to clients;
    whom have we floated Priya with;
    which blind profiles got no reaction;
    enumerate speculative profiles by status;
    specs opened not answered;
    The owner wonders how many people we've been floating without a job, and how many turned into one;
    no-name profiles on their way at the moment`,
  revoke_spec: `revoke the spec;
    close the link of the anonymous profile for good;
    the blind profile says too much, anyone could tell it's her, shut the page;
    I floated him with his own employer, help;
    invalidate speculative profile access;
    kill link of blind cfo, wrong contact;
    She rang in a panic: she doesn't want to be floated any more. Make sure that page can't be read by them again.;
    take back the no-name person we sent round`,
  send_spec: `send a spec;
    send an anonymous profile of Priya to Bo at Pellworth;
    float Tom with Castellan, no name, no job;
    they aren't hiring officially but they'd love this woman, let them see her blind;
    dispatch speculative anonymised candidate profile;
    spec marta to tarn&vale;
    He's on notice and too good to wait for a vacancy. Could Mr Lund get a nameless write-up of him to look at?;
    sell in a candidate without giving away who it is, no vacancy behind it`,
  bd_add_lead: `add a lead to the target;
    record that Vantor just raised 20 million;
    Kestrel Foods have advertised three controllers, that's a reason to ring them;
    saw in the paper that Vantor are opening a plant in Bremen, note it on them;
    register buying signal against prospect;
    vantor new cto!! log as reason to call;
    There's a prospect on my list already, and today they posted an ad for a nurse manager. Attach that to them.;
    heard Ostara's growing by 50 people, jot it down`,
  bd_convert_lead: `make a client of the lead;
    convert the lead;
    Vantor said yes, they want us to find their controller;
    the prospect has turned into a customer, move them over with the role they need;
    promote prospect to customer with optional requisition;
    ostara won! set up as clnt w cto job;
    The call about their new plant ended with signed terms. Their HR lady should be the contact and the plant manager the first role.;
    from hunting to serving: they bit`,
  bd_create_target: `add a company to win;
    create a target: Vantor GmbH;
    I want us to go after Ostara;
    put Kestrel Foods on the hunting list;
    insert prospect organisation;
    new prospect: lumenfold, berlin, solar;
    Drove past a huge new warehouse by the motorway, firm is called Transvale. Let's have them on the list of those we're chasing.;
    not a client yet, but I mean to make them one`,
  bd_set_patch: `set my patch;
    change my territory of business development;
    I cover logistics in the north of England from now on;
    my market is healthcare in Ireland, finance and HR roles;
    define own sales territory filters;
    patch = de+at, eng roles, manufacturing;
    As of the 1st I take over Jo's region in addition to mine, whom I hunt should reflect that;
    leave out gmail and our own domain from where I look for business`,
  bd_update_lead: `change the lead;
    mark the lead as actioned;
    I've rung Vantor about their funding, tick that one off;
    the ad at Kestrel is a fake, dismiss it so that it stops counting;
    modify signal: status, owner, next step;
    that hook is weaker than thought, strength 2;
    The reason we had for speaking to Ostara turned out to be old news from 2021. It shouldn't score for anything.;
    reword the growth story we noted, it's 50 people and not 500`,
  bd_update_target: `change a company to win;
    set the target's status to meeting;
    we've got an appointment with Vantor on the 9th, move them on;
    lost Kestrel to a competitor, mark them so;
    edit prospect: owner, next action, contacts, notes;
    transvale: next = call thurs, owner nina;
    The lady to speak to at Lumenfold is a Ms Kerr, put her on the prospect with what she told me;
    hand that prospect over to Sam`,
  get_bd_lead: `show the lead about Vantor's funding;
    read a lead with its matched candidates;
    who of ours would suit the role Kestrel are advertising, going by that one hook;
    open the reason we noted for calling Ostara;
    fetch signal with suggested talent;
    lead on transvale ad - which cands fit?;
    I'm about to ring the firm with the new plant and would like two or three people of ours up my sleeve for it;
    the text and strength of one particular hook`,
  get_bd_patch: `show my patch;
    read my territory;
    which markets am I hunting in;
    how much of my area have I worked through;
    fetch caller's sales territory with coverage;
    wats my bd area set to;
    I suspect my region still excludes the public sector. Can you see how it is set?;
    how far am I with working my ground`,
  get_bd_target: `show the target Vantor;
    read a company to win;
    why does Kestrel score 80, and whom should I speak to;
    what's the next step with Ostara;
    fetch prospect organisation with score reasons;
    transvale prospect card pls;
    Sam handed me that dream client. Who is it, how warm is it and who's our man there?;
    did somebody write down who decides at Lumenfold, the firm we're courting`,
  list_bd_leads: `list leads;
    show new leads of this week;
    what reasons do I have to ring companies today;
    which prospects got funding lately;
    enumerate buying signals newest first;
    hooks for bd calls, logistics;
    Friday is my cold-calling day. What's happened at firms we court that I could open with?;
    all ads we spotted at companies that aren't clients`,
  list_bd_targets: `list companies to win;
    show our targets by score;
    who are we chasing;
    which prospects are at meeting stage;
    enumerate prospect organisations;
    prospects w/o next action;
    The owner asks whom we lost to competitors this year among those we courted;
    hottest dream clients first, and why they are hot`,
  cancel_interview: `cancel the interview;
    call off Tom's interview on Thursday;
    Halden have filled the role, tell everybody Priya's meeting with them is off;
    she has withdrawn, so the client round tomorrow isn't happening;
    abort scheduled interview with notices;
    amir intvw fri - scrap;
    The hiring manager has been taken to hospital, nobody should turn up on Monday for Marta's second round;
    don't let them meet, uninvite all involved`,
  confirm_phone_screen: `confirm the phone screen;
    decide a staged phone screen;
    the first call with Tom was good, approve what was kept of it;
    no, having read her answers from the call she doesn't go further;
    finalise staged screening with outcome;
    ps of jon pike -> reject;
    Nadia wrote up yesterday's first call with Leah as a draft. I've read it and agree, make it count.;
    sign off the screening call notes, he's through`,
  create_calendar_event: `put an entry into the calendar;
    create a calendar event for Friday 10:00, team meeting;
    remind me to ring Julia on the 14th;
    deadline for the tender is 30 June, have everybody see it;
    add reminder to shared agenda;
    lunch w bo thu 12:30 in cal;
    Contract with the cleaning firm has to be cancelled by the end of October, so I'd like something to pop up in the diary;
    pencil in a strategy day for the whole agency on the 3rd`,
  create_interview: `book an interview for Tom with Northwind;
    create an interview;
    Halden want to see Priya next Wednesday at ten in their office;
    set up a second round between Marta and Mr Voss by video;
    schedule candidate meeting with client panel;
    intvw amir/orbis mon 14h teams;
    She accepted the slot the client offered. Please get it in with invitations to both sides.;
    arrange for the hiring manager and Leah to meet`,
  create_phone_screen: `keep a phone screen;
    record the first call with Tom as a phone screen;
    just had the screening call with Amir, here are his answers;
    store the transcript of my first talk with Leah, to be decided later;
    save initial screening call result as staged;
    ps w eva: avail now, 45k, ok english;
    I rang the applicant for the nurse job for the first time and jotted down what she said to our standard questions. Where do these go?;
    log what the first telephone conversation brought, verdict later`,
  delete_calendar_event: `delete the calendar entry;
    take the reminder off the calendar;
    the team meeting on Friday is not going ahead, wipe it from the diary;
    we don't need the deadline for the tender any more;
    drop agenda item;
    rm lunch w bo from cal;
    The office move was called off, so the blocked Tuesday afternoon should become free again;
    get rid of the strategy day, it's on there twice`,
  get_calendar_event: `show the calendar entry;
    read one calendar event by id;
    what do the notes of the tender deadline say;
    at what time is the strategy day and whose is it;
    fetch single agenda item;
    details of the fri team mtg;
    There's a block on Tuesday afternoon in the diary. Who put it there and what for?;
    the item called "audit visit", what exactly is in it`,
  get_interview: `show the interview;
    read one interview by id;
    when and where is Tom's talk with Northwind;
    who's on the panel for Priya on Wednesday;
    fetch interview entity with outcome;
    amirs intvw link?;
    Did they ever put down how Daniel did on the 8th? It should be on that appointment.;
    is the client round on Monday still on, and by video or in person`,
  get_phone_screen: `show the phone screen;
    read one phone screen;
    what did Tom answer in his first call;
    the transcript of the screening call with Leah;
    fetch screening call record;
    jon pikes ps answers;
    Before I meet her, I want to read again what she told Nadia when Nadia first rang her;
    which salary did he name in the qualifying call`,
  list_calendar_events: `list the calendar;
    show the shared calendar of next week;
    what's on in the office on Friday;
    any deadlines coming up;
    enumerate agenda items;
    diary 9-13 june;
    When did we say the strategy day was? I only remember it's somewhere in the agency's agenda.;
    all reminders of mine`,
  list_interviews: `list interviews;
    show interviews of this week with Northwind;
    who is seeing whom tomorrow;
    Tom's rounds so far, all of them;
    enumerate scheduled interviews by job, organizer, status;
    client intvws today;
    How many second rounds has Nina set up this month? Give me the meetings themselves.;
    no-shows since January`,
  list_phone_screens: `list the phone screens of this application;
    show phone screens on Tom's application;
    has anyone done a first call with Priya on this process;
    which telephone screens of hers still await a decision;
    enumerate screening calls per application;
    ps on jon/nurse app?;
    Two of us rang him, I believe. What is recorded of either call under this application?;
    how many times was she screened by phone for the controller job`,
  mark_interview_no_show: `mark that the candidate did not come;
    no-show: Tom at Northwind this morning;
    Priya stood us up;
    Mr Voss waited half an hour and Daniel never turned up;
    set interview status absent candidate;
    amir didnt show 2day;
    The meeting began at ten and by eleven there was still no sign of him, his phone is off. Note it against that round.;
    client's furious, our girl wasn't there`,
  record_interview_outcome: `record how the interview went;
    the outcome of Tom's interview: advance;
    Halden loved Priya, she goes to the next round;
    Mr Voss says no after meeting Daniel, put that down with the scorecard;
    store post-interview evaluation;
    marta intvw: reject, too quiet;
    Just off the phone with the panel: they scored her on all five points and want to see her again. Where do I enter it?;
    hold after round one, they have two more to see`,
  start_video_call: `open a video call;
    start a video call and give me the link;
    I need a room to see Priya on screen right now;
    can we do this face to face online, send me something to click;
    generate ad hoc conferencing link;
    vid call now pls;
    The phone line is awful and he suggests cameras. Get us a place to join this minute.;
    instant online meeting, nothing booked`,
  update_calendar_event: `change the calendar entry;
    move the team meeting on the calendar to 11:00;
    the tender deadline was put off to 15 July, correct the diary;
    the reminder to ring Julia should be Sam's;
    edit agenda item fields;
    lunch w bo -> 13h not 12:30;
    Strategy day takes place, but on the 4th and in the big room, please adjust what stands in the agenda;
    put dial-in numbers in the notes of Friday's stand-up`,
  update_interview: `move the interview;
    change Tom's interview to Friday 14:00;
    Priya can't make Wednesday, same meeting a day later;
    the client round is now in their Bradford office;
    reschedule candidate-client meeting;
    amir/orbis mon -> tue same time;
    Video rather than in person, since trains are on strike, for Daniel's second round, here's the new link;
    the panel changed: Kerr out, Lund in`,
};
