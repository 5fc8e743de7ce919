/** How people ask who know a situation and not the names of actions, about placements, papers, quotas, mails, the marketplace and briefs: by action, separated by semicolons. */
export const SITUATIONS_DEALS: Readonly<Record<string, string>> = {
  get_candidate_brief: `give me a brief of candidate Priya Nair;
    short summary of this candidate before I phone her;
    I'm ringing Tom Hadley in five minutes, what do I need to know;
    where does Marta stand on everything we have her in for, and did we promise her anything;
    remind me of the story so far with Daniel Okafor;
    synthesise person context prior to outreach: open applications, pending items, recent contact;
    cheat sheet on Leah b4 call pls;
    She's about to decide between two offers and Sam is off sick - could you catch me up on her quickly, including what we still owe her?`,
  get_client_brief: `brief me on the client Northwind;
    client brief for Halden Foods please;
    I walk into Brightwater's office at two, what's going on with them;
    who do we have running at Castellan right now and what are they still sitting on;
    anything outstanding with Meridian Bank - unanswered questions, starts, guarantees running out?;
    catch me up on the account I've inherited from Jo;
    assemble account snapshot: contacts, active roles, pending responses, upcoming starts;
    hav mtg w Orbis in 10 min, gimme the lowdown`,
  get_desk_brief: `give me my desk brief;
    what needs doing today on the desk;
    morning! what's on fire;
    where should I start after two weeks' holiday;
    daily to-do across everything;
    produce prioritised overview of pending work for the current user;
    what am I forgetting;
    its 8:30 and coffee is ready, tell me what the day looks like and what cant wait`,
  get_job_brief: `brief of the Senior Accountant job;
    summarise where this job is;
    how are we doing on the plant manager search for Ridgeway;
    who's in the running for the CFO role and what did the client ask for last;
    taking over the DevOps search from Nadia, where did she leave it and what comes next;
    status of role at a glance: headcount per stage, upcoming interviews, blockers;
    hows the warehouse lead vacancy going;
    Is the search for Tessler's head of sales moving or dead in the water? Tell me what's been said lately and what the next step is.`,
  create_activity: `heard Ostara's growing by 50 people, jot it down;
    write a note on Tom;
    log a call with Julia at Northwind;
    just spoke to Priya, she's wavering, jot that down;
    left a voicemail for Mr Voss at eleven;
    register contact event on record;
    called amir, no answr, note it;
    Had coffee with Marta and her husband: they might move to Lisbon. It should be on her timeline so that nobody forgets.;
    minutes of my telephone chat about the CFO search`,
  create_placement: `log a placement;
    Tom Hadley was hired by Northwind, fee 16,000;
    we made a deal! Priya starts at Halden on 1 September;
    she signed, get the fee on the board;
    create won-fee record;
    placed marta @ castellan cfo 150k 25%;
    The ink is dry on Daniel's contract with Ridgeway. Salary 78k, split between Nina and Sam half and half. Book it.;
    ring the bell, somebody got hired through us;
    Priya accepted, log it`,
  log_offer: `we made a deal! Priya starts at Halden on 1 September;
    log an accepted offer;
    Tom accepted Northwind's offer today, start still ahead;
    she said yes to Halden! begins in October;
    verbal acceptance from Marta, put the deal down as waiting for its start;
    amir accpted, offer dtd 3/6, starts 1/8;
    He took the job on Friday. It isn't a start yet, but it should count as pending with Friday's date.;
    signed offer letter is back, the person has three months' notice to serve;
    Priya accepted, log it`,
  get_placement: `show the placement;
    read one placement by id;
    what fee did we earn on Tom at Northwind;
    how is the credit split on Priya's hire;
    fetch won-fee entity;
    amirs contract rates + end date at orbis;
    Accounts want to know on what day Daniel started and what was agreed for him, just that one deal;
    which refund terms apply to the man we put into Ridgeway`,
  list_placements: `list placements;
    show placements of this quarter;
    whom have we placed at Northwind;
    guarantees that end in August;
    enumerate won fees by status;
    starts next wk;
    Payroll needs all temps on assignment at present with their clients;
    every deal Nina closed since January, one by one`,
  mark_placement_status: `set the placement's status to started;
    mark Tom's placement as fallen off;
    Priya's first day was today and she's there;
    he quit after three weeks, what do we owe them back;
    transition placement lifecycle: started / fell off / completed;
    amir left orbis 12/5, fell off;
    The hire at Ridgeway didn't survive probation: last day the 20th. Work out the refund.;
    the contractor turned up and is at work, pending no more`,
  update_placement: `change the placement;
    update the salary on Tom's placement;
    the start moved to 15 September, correct the deal;
    Nina and Sam agreed on 60/40 for the Priya hire;
    edit won-fee fields;
    marta fee shld be 37500;
    We typed the wrong guarantee on the Ridgeway deal, it's 60 days and not 90;
    the whole credit should be Leah's, she did everything on that hire`,
  check_marketplace_intro: `check who an intro brings;
    do we know the candidate of this intro already;
    the other agency is offering somebody anonymous, is he in our bank;
    before we accept theirs: is she one of ours;
    detect prior ownership of anonymous referral;
    intro cand known 2 us?;
    I don't want to pay half the fee for someone we spoke with in March. Find out, without them telling us the name.;
    is that nameless profile from the partner agency an old acquaintance`,
  create_marketplace_intro: `answer a listing of another agency;
    create an intro with Priya for their shared job;
    I've got just the person for the role Talbot Partners are sharing;
    we'd like the engineer another agency has on offer, ask for him;
    submit anonymised candidate to external listing;
    req their shared cand for our cfo role;
    There's a nurse job up from an agency in Cork, split fifty-fifty. Marta would fit. Offer her to them.;
    respond to somebody else's advert with one of my people`,
  create_marketplace_listing: `share a job on the marketplace;
    share a candidate with other agencies;
    we can't fill the plant manager alone, let partners help for half the fee;
    Tom is superb but we've no role for him, maybe other agencies do;
    publish requisition to split-fee network;
    list marta 4 split 40/60;
    I'd take half a fee over none. Put my stuck Bradford search where colleagues from other firms can see it.;
    let the network have a go at it`,
  get_marketplace_deal: `show the marketplace deal;
    get one split-fee deal;
    what's our share of the fee with Talbot Partners for the nurse;
    what terms did we agree on with the Cork agency;
    fetch deal from caller's side;
    deal 88 money?;
    Accounts received an invoice from another agency for half a fee, I'd like to see the arrangement behind it;
    who is meant in the shared-fee arrangement we made last week`,
  get_marketplace_intro: `show the intro;
    get one marketplace intro;
    the anonymous profile that Talbot sent us, let me read it;
    what note came with their nameless candidate;
    fetch referral with profile and note;
    intro 31 details;
    Somebody reacted to the search we share. I'd like to look at what this one person is like before deciding.;
    status of the one referral I made`,
  get_marketplace_listing: `show the marketplace listing;
    get one listing;
    how many intros has our shared plant manager got;
    the details of the nurse job that the Cork agency shares;
    fetch single split-fee offer;
    listing 204 terms?;
    I clicked on a shared vacancy yesterday with a fee of 30% and wish to see that one again;
    what split does that particular shared role carry`,
  list_marketplace_deals: `list marketplace deals;
    show our split-fee deals;
    with which agencies are we sharing fees;
    what's still to come to us from splits;
    enumerate deals caller side;
    open splits 2025;
    End of year and the accountant wants all partnerships on hires we did together with others, with our part of each;
    shared-fee hires under way`,
  list_marketplace_intros: `list marketplace intros;
    show intros received;
    who reacted to the roles we share;
    what have we put forward to other agencies and how did they take it;
    enumerate referrals by direction;
    intros sent, pending;
    Since we shared the CFO search, did anyone offer us somebody? All of them, please.;
    incoming referrals this week`,
  list_marketplace_listings: `list marketplace listings;
    show jobs that other agencies share;
    what's on offer in the network right now;
    anything I could fill for another agency;
    browse live split-fee offers;
    shared nurse jobs ireland;
    I've three good controllers and no vacancy. Are there any foreign ones going for half the fee?;
    candidates of colleagues' firms I might borrow`,
  respond_to_marketplace_intro: `answer the intro;
    accept the intro from Talbot Partners;
    no thank you, their anonymous candidate doesn't fit;
    withdraw the offer of Priya that I made to the Cork agency;
    accept/decline/retract pending referral;
    decline intro 31 - known 2 us;
    She's taken a job elsewhere, so pull her back from the agency I had offered her to, they haven't replied yet;
    turn down the three that came in for the CFO, starting with this one`,
  update_marketplace_deal: `act on the marketplace deal;
    update our split deal: mark as done what is left to do by hand;
    our half has been paid, tick it on the arrangement with Talbot;
    call off the shared-fee arrangement, the client withdrew;
    perform manual transition on deal;
    deal 88 -> paid;
    Our partner asks us to press the button on our side so that the arrangement goes on. Please do.;
    dispute what the other agency says about our joint hire`,
  update_marketplace_listing: `pause the listing;
    renew our shared job on the marketplace;
    end the offer of Tom to other agencies, he's got a job;
    the plant manager is filled, take it away from the network;
    transition own listing state;
    listing 204 resume;
    No more intros for a fortnight, please, we're swamped with them for the nurse role. After that it goes on.;
    stop showing our engineer to colleagues' firms`,
  add_quota_adjustment: `post a quota adjustment;
    add 5,000 to Nina's billings for May with the reason;
    credit Sam with a bonus amount on this quarter's board;
    the refund to Halden should come off Leah's numbers, minus 3,200;
    insert signed ledger entry on period;
    -1500 sam q2, clawback ridgeway;
    We promised her that half of the old retainer counts to her first quarter, it isn't a placement, so it needs to go in by hand;
    top up what the agency has billed in June`,
  copy_previous_quota_period: `copy the previous period's targets;
    same targets as last quarter;
    take over everybody's May goals into June;
    I don't want to enter thirty goals again, they haven't changed;
    clone prior period quota values;
    tgts q3 = q2;
    New month, and nothing is set for anyone. Whatever they had to bring in the month before will do.;
    roll last period's goals over, replacing what's there`,
  get_quota_period: `show the quota board;
    get the board of June;
    who has hit target this month;
    how much has Nina billed this quarter against what she should;
    fetch attainment per consultant and team;
    q2 board;
    It's the 28th and I'd like to know who is behind on what they were to bring in;
    league table of the consultants for May, with percentages`,
  get_quota_plan: `show the quota plan;
    get how we measure billings;
    do we count a deal at start or at offer;
    in which currency are goals set;
    fetch measurement rules for billings;
    plan settings quota?;
    Sam and Nina argue whether a hire counts when the offer is accepted. What's our agency's set-up?;
    which month does our year begin in for goals`,
  list_quota_periods: `list quota periods;
    show the quarters that quotas are set for;
    which months are locked already;
    what periods do we have goals for, and is next year there;
    enumerate periods with status;
    periods open?;
    The finance lady needs to know how far back our target boards go;
    are any quarters still unpublished`,
  remove_quota_adjustment: `remove the quota adjustment;
    take out the 5,000 I posted to Nina's ledger;
    the manual credit for Sam was a mistake, get rid of it;
    that clawback on Leah's May was entered twice, delete one;
    drop ledger entry from unlocked period;
    rm adj -1500 sam q2;
    The Dublin cross-charge was paid after all, so the correction we put on the agency's June should no longer be there;
    unbook the bonus amount I added by hand`,
  set_quota_period_status: `lock the quota period;
    publish the quota board of June;
    close the books on Q1 so nobody changes it;
    let everybody see the goals for July now;
    transition period state open/published/locked;
    q2 lock;
    Commission has been paid for the first quarter, so its figures have to be frozen;
    the board for the new month is still hidden, make it visible`,
  set_quota_plan: `change the quota plan;
    set quotas to quarters rather than months;
    count deals from the day of the offer, not the start;
    our year should begin in April for goals;
    configure billing recognition rules;
    plan: monthly, gbp, start date;
    The partners decided that contract margins count towards what people bill. Change the rules accordingly.;
    locked quarters must refuse corrections, set that`,
  set_quota_target: `set a quota target;
    Nina's target for Q3 is 90,000;
    the Leeds team is to bring 250k this quarter;
    raise what the agency has to bill in June to half a million;
    assign billing goal to consultant for period;
    tgt leah jul 35k;
    Our new starter shouldn't be measured in her first month, clear her number;
    everyone has a figure but me, mine is 60 for the quarter`,
  check_paper: `accept a contractor document;
    reject the insurance certificate Amir uploaded;
    I've looked at his right to work, it's fine;
    the scan she sent from her page is unreadable, refuse it;
    set verification verdict on uploaded compliance document;
    visa of m. duarte ok -> valid;
    Two uploads from contractors wait for a pair of eyes. The first is a proper public liability certificate, so let it count.;
    passport copy is somebody else's, don't let that count`,
  get_contractor_page_link: `make a link to the contractor's page;
    give me a fresh link to Amir's own page;
    he needs somewhere to upload his insurance without a password;
    her link has run out, she wants to set which days she's free;
    issue tokenised self-service url for contractor;
    portal link 4 jon pls;
    The locum rang: he'd like to tell us his availability from his phone rather than by mail. What can I send him?;
    new 60-day address for our freelancer to hand in papers`,
  get_placement_papers: `check what a contract needs;
    which documents does Amir's contract at Orbis still need;
    is the paperwork complete for the nurse starting Monday;
    what's missing before he can set foot on site;
    evaluate compliance status of contract placement;
    papers ok for jon @ ridgeway?;
    Payroll won't pay the new contractor until compliance is green. Where does that deal stand, item by item?;
    can she start tomorrow as far as the formalities go`,
  list_candidate_papers: `list a person's contractor documents;
    show Amir's contractor documents;
    when does Jon's licence run out;
    which checks and insurances do we have of Marta Duarte;
    enumerate compliance records of candidate;
    papers j pike;
    A site manager asks what certificates our electrician holds, all of them, expired ones too;
    everything compliance has on that freelancer, whichever contract`,
  list_paper_kinds: `list the kinds of contractor documents;
    which document kinds does Ireland know;
    what sorts of papers are there for contractors in Germany;
    how long does a DBS check count;
    enumerate compliance document types per country;
    paper types uk + validity;
    I'm about to enter a certificate and don't know under which heading it goes. What headings are there?;
    is there such a thing as an A1 form in the system`,
  restore_paper_requirement: `ask for a document again;
    restore the requirement for insurance on Amir's contract;
    we said he didn't need a DBS for this one, but the client now insists;
    undo "not needed" for her licence;
    reinstate waived compliance item;
    un-waive a1 form, m duarte orbis;
    Someone excused him from public liability on the assignment. That was wrong, it must show as missing once more.;
    put the dropped check back on that contract's list`,
  save_paper: `save a contractor document;
    record Amir's passport as right to work;
    I've seen Jon's licence, valid to 3 March 2027, enter it;
    she brought her insurance certificate to the office today, get it on file with its end date;
    register verified compliance record with dates;
    cscs card pike exp 11/26;
    The contractor mailed me his A1 form. I've checked it against the register, so please keep it as one of his compliance papers.;
    his renewed work permit, I held it in my hands`,
  set_required_papers: `set which documents contracts need;
    require insurance and right to work for all contracts in the UK;
    from now on nobody starts in Germany without an A1;
    drop the reference check from what every Irish contract asks for;
    define regional compliance policy;
    req papers ALL = rtw, pl insurance;
    The auditors want public liability to be a must for each temp, everywhere. Make it house policy.;
    which checks are compulsory by default in France - replace with these three`,
  waive_paper: `mark the document as not needed;
    waive the DBS on Amir's contract;
    he works from home, no site safety card needed at Orbis;
    the client provides insurance themselves, so stop asking for it on this one;
    grant compliance exemption with reason, single contract;
    skip licence check jon/ridgeway - desk job;
    The red mark for professional indemnity is holding up his start and legal say it doesn't apply to him here. Clear it for this job only.;
    make an exception on one check`,
  cancel_email_draft: `discard the e-mail draft;
    cancel the staged e-mail draft to Tom;
    don't send what the assistant wrote, throw it away;
    I rang Priya instead, so the mail waiting for my okay isn't needed;
    abandon unconfirmed message;
    bin draft mail amir;
    The wording is hopeless and I'll write to her from my own account. What is staged can go.;
    forget the message you proposed`,
  cancel_scheduled_email: `cancel the scheduled e-mail;
    take back the mail that's to go to Tom tomorrow;
    stop the message planned for Monday morning;
    Priya has accepted, so the reminder timed for 5 pm mustn't go out;
    abort queued future message;
    unschedule mail to amir;
    I set a birthday greeting for Daniel and he's just died. Please see that it is never sent.;
    the mail waiting for its hour, call it off`,
  confirm_email_draft: `send the e-mail draft;
    confirm the staged mail to Tom;
    what you wrote to Priya is perfect, off with it;
    yes, send the proposal;
    commit staged message for delivery;
    draft amir ok send;
    I read through the assistant's text for Daniel, gaps are filled. Out it goes.;
    approve the message you composed`,
  draft_email: `draft an e-mail to Tom;
    have the assistant write a mail to Priya about the interview;
    write something kind to Marta telling her it's a no, I'll check it first;
    compose an invitation for Daniel, mention the parking, don't send it yet;
    generate candidate message from intent for review;
    mail to leah re notice period - u write it;
    She hasn't called back for a week. Could you word a gentle follow-up which I can look over?;
    put into nice words that the client needs more time`,
  get_email_draft: `show the e-mail draft;
    read the staged mail to Tom;
    is the assistant done with the message for Priya, what does it say;
    what's still empty in the letter you proposed;
    fetch staged message by token;
    draft mail amir - show;
    I asked for a text an hour ago. Has it been written, and to when is it timed?;
    the proposed message, its subject and body please`,
  get_scheduled_email: `show the scheduled e-mail;
    read one scheduled e-mail;
    why did the mail planned for Tom on Monday fail;
    what exactly does the message say that goes to Priya tomorrow;
    fetch queued message with last error;
    sched mail amir - status?;
    I set something for nine this morning and he says he got nothing. Open that one mail and tell me what happened.;
    the text of what will go out to Daniel on the 12th`,
  list_scheduled_emails: `list scheduled e-mails;
    show mails that wait to be sent;
    what goes out by itself this week;
    which timed messages failed;
    enumerate queued messages by time;
    sched mails all;
    Sam is leaving today. What messages has he set to go out after he's gone?;
    what was planned and then taken back last month`,
  revise_email_draft: `have the e-mail draft revised;
    make the draft shorter;
    friendlier, please, the mail you wrote to Tom;
    tell the assistant to add that parking is free;
    rewrite staged message per instruction;
    draft amir: less salesy pls;
    Good, but mention her notice period and drop the second paragraph, then show me the new version.;
    same mail in German, if you would`,
  schedule_email: `schedule an e-mail to Tom for Monday 9:00;
    send Priya this mail tomorrow morning;
    let this go out to Marta on the 12th by itself;
    not now, it's Sunday, have it leave at eight for Daniel;
    queue candidate message for future delivery;
    mail leah wed 7am: good luck today;
    He starts on 1 August and should get these words of welcome on that very day, without my thinking of it;
    good-luck message for the morning of her client round`,
  send_email: `send an e-mail to Tom;
    e-mail Priya that the interview is confirmed;
    write to Marta right now: the client said yes;
    drop Daniel a line asking for his payslip;
    dispatch candidate message without delay;
    mail leah "call me back pls";
    She's waiting for the address. Here's the text, so just mail it to her this second.;
    reply to the candidate in our thread with him`,
  send_scheduled_email_now: `send the scheduled e-mail now;
    bring the mail planned for Tom forward to now;
    don't wait until Monday, let the timed one to Priya go at once;
    the message set for 5 pm can leave this minute;
    expedite queued message;
    sched mail amir -> now;
    The planned one is waiting for its second attempt. The server is back, so push it out straight away.;
    why wait, she's at her desk: release what's timed for the afternoon`,
  update_email_draft: `change the e-mail draft by hand;
    set the subject of the staged draft to "Your interview";
    I've rewritten the second paragraph of your proposal myself, store my wording;
    the unsent letter to Tom should go at 8 tomorrow once I confirm, put the time on;
    edit staged message fields manually;
    draft amir: subj = "Monday";
    Two words in what the assistant wrote for Marta must be replaced by mine, exactly as I type them;
    here's my own body for the staged mail`,
  update_scheduled_email: `change the scheduled e-mail;
    move the mail planned for Tom to Tuesday;
    the timed message to Priya has a typo, correct it before it leaves;
    put Sam in copy on what goes out to Marta on the 12th;
    edit queued message recipients, bodies or time;
    sched mail amir: 9am not 8;
    The interview was moved and the reminder that is waiting still names the old day. Mend its text.;
    the subject of the one queued for tomorrow is wrong`,
  export_audit: `export the audit;
    give me the audit as CSV;
    the auditor wants a file of everything that was done and by whom;
    who signed in, who made keys, who approved what - as a file for the lawyers;
    dump compliance log to csv;
    audit trail jan-jun download;
    ISO certification is on Thursday and they ask for evidence of each change of roles and policies, in a spreadsheet;
    a file with all actions incl. sign-ins, to hand over`,
  list_activities: `list activities;
    show what was done on Tom's record;
    who changed Priya's salary and why;
    pull interaction history of one individual;
    enumerate timeline events incl. changes by actor;
    hist of app amir/orbis;
    Somebody moved Marta to rejected and nobody owns up. Let me see what happened there, latest first.;
    notes and calls on Halden since Easter`,
  ask_analytics: `ask for a figure in words;
    how many placements did my team make in May;
    billings by consultant last quarter except contracts?;
    on average how long from first call to offer for nurses this year;
    answer natural-language metrics question;
    avg fee per placemt q1 vs q2;
    The owner just put his head in: what share of our shortlists get an interview? I don't know which report that would be.;
    did we do better in June than a year ago, in money`,
  explain_figure: `explain the figure;
    how was this number calculated;
    the report says 14 placements, which 14;
    Nina's billings show 61,300 and she swears it's more, open it up;
    drill into metric provenance and source records;
    why 37%?? show the records;
    The answer you gave me for May looks low. On what is it based?;
    break down that total on the quota board into the deals it's made of`,
  list_reports: `list the reports;
    which reports can I run;
    what statistics are there ready made;
    is there a report about sources, and what may I group it by;
    enumerate available report definitions and parameters;
    reports avail?;
    I'd like something monthly for the board but don't know what exists. Show me the menu.;
    names of all the ready evaluations`,
  run_report: `run a report;
    run the pipeline snapshot;
    time to fill for this year, by client;
    give me the consultant scorecard of June;
    execute predefined analytics report with params;
    stage conv nurses 2025;
    Every first Monday we hang the placements ledger on the wall. It's that Monday.;
    source effectiveness, last twelve months, ready-made one`,
};
