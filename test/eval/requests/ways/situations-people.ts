/** How people ask who know a situation and not the names of actions, about candidates, pools, imports and references: by action, separated by semicolons. */
export const SITUATIONS_PEOPLE: Readonly<Record<string, string>> = {
  create_candidate: `add a candidate: Amir Sadeghi, amir.s@mail.example;
    create a new candidate in the talent bank;
    met a great controller on the train, name's Eva Moss, let me give you her details;
    someone rang in looking for work, no CV yet, just name and mail;
    referred by Leah: her brother Saul, an electrician, saul@pikes.example, not with us yet;
    insert person record with name and contact info;
    nw cand: m. duarte, mduarte@ex.example, ux designer lisbon;
    The lady at reception left her card because she's looking, she should be on our books so that we can ring her later`,
  delete_candidate: `delete candidate Jon Pike;
    remove this candidate from the talent bank;
    Amir says he's emigrated and wants off our books, nothing legal, just take him out;
    entry made in error, it was a salesman not a jobseeker, get rid of the person;
    drop talent record (ordinary removal, not a privacy request);
    take eva moss out of db, she isnt looking nor ever will;
    That profile "asdf asdf" in the talent bank should go;
    he died last year, poor man, please take his record out of the bank`,
  dismiss_duplicate: `dismiss this possible duplicate;
    mark the pair as not duplicates;
    the two Maria Silvas are different women, stop suggesting they're one;
    father and son with the same name, leave them apart for good;
    record negative match verdict for candidate pair;
    it keeps showing me these twins, tell it to shut up;
    nt the same person!! checked w both by phone;
    The system thinks the Chens on my screen are one person. They share a landline because they're married, so don't flag them again.`,
  erase_candidate: `erase this person for good under privacy law;
    GDPR erasure for Tom Hadley;
    he's invoking his right to be forgotten, everything has to go;
    received an Article 17 request from a former applicant, carry it out;
    execute data subject deletion incl. files and communications;
    right 2b forgotten req, d. okafor, deadline fri;
    The data protection officer forwarded a letter: no trace of Ms Kessler may be left with us, beyond what the law makes us keep;
    not just off the list, I mean legally destroyed, every table`,
  export_person: `export everything held about this person;
    data subject access request for Leah Byrne;
    Mr Okafor wants a copy of all the data we keep on him;
    what do we have on her, all of it, in every corner of the system, for her solicitor;
    produce portability package for one individual;
    dsar - hadley tom - need file;
    She's entitled to see what we store: mails, notes, references, interview comments. Could you gather that into one thing I can send her?;
    GDPR article 15 copy`,
  extract_candidate_preferences: `read a candidate's preferences out of their notes and calls;
    extract preferences for Priya from what she said;
    she told us on the phone what she wants next, can you work it out from the transcript;
    what is Marta looking for, going by her mails? draft it for me;
    derive desired role, pay and location from unstructured conversation history;
    pull wishes from calls, dan okafor;
    I don't want to type her wish list in myself when it's all in last week's call - fill a draft from that, with her words beside each item;
    turn his ramblings into a list of what he wants, for me to check`,
  get_candidate: `open the candidate record of Marta Ruiz;
    read candidate by id;
    show me Tom Hadley's full profile;
    what's Leah's mobile number;
    I need the whole record of one person, history and preferences too;
    fetch talent entity;
    whats priyas email adress;
    Where does this man work at present and what town is he in? It'll be on his page.`,
  get_erasure_certificate: `read the certificate of erasure;
    show the erasure certificate for the person we erased in March;
    prove to the regulator that Ms Kessler's data is gone;
    what exactly got deleted when we forgot that man, and what did we have to keep;
    fetch attestation of completed data deletion;
    need proof of the gdpr wipe, kessler;
    Her lawyer wants it in writing that nothing is left, with who did it and when;
    have the bytes of his CV finally left the storage? the forgetting was done two weeks ago`,
  list_candidates: `list candidates, newest first;
    show candidates tagged "java" in Berlin;
    everybody we've marked do not approach;
    who was added to the bank since 1 June;
    people whose surname is Okafor;
    filter talent by exact field values: city = Leeds, rating = 5;
    cands w tag forklift, leeds;
    I'm looking for the id of a man called Pike`,
  list_duplicates: `list possible duplicates;
    show duplicate candidates;
    I suspect we've got loads of people in there twice;
    who appears more than once in our talent bank;
    surface candidate record collisions with match reasons;
    Priya Nair and P. Nair-Shah look the same to me, has the system noticed any such pairs?;
    dupes??;
    the database is full of twins, give me the likeliest first`,
  merge_candidates: `merge two candidates;
    merge Priya Nair and Priya Nair-Shah into one record;
    those two entries are the same woman, make it one;
    keep the newer profile of Tom and fold the old one into it;
    consolidate duplicate person records;
    join dan okafor + daniel okafor, same guy;
    I've checked with Marta: both profiles are her. Her notes should be in one place, please.;
    collapse the pair, survivor is the one with the CV`,
  unmerge_candidate: `take the merge of these candidates back;
    unmerge Maria Silva;
    oh no, those were two different people, split them again;
    I joined the wrong Johns last week;
    revert record consolidation of persons;
    shouldnt have combined them, sepaarte pls, it was on tuesday;
    Her son's applications now sit on the mother's record because somebody thought they were one. Give each their own back.;
    undo that combining of profiles we did on the 3rd, both records should exist once more`,
  update_candidate: `change a candidate's phone number;
    update candidate Tom Hadley's current employer;
    Priya moved to Manchester, put that on her record;
    Leah just started as finance manager at Kestrel, so her job title is out of date;
    she's Mrs Hart now, fix the surname;
    patch person record fields;
    new mob for amir 07700 900777;
    Marta rang to say her old mail no longer works and we should use marta.r@post.example`,
  update_candidate_preferences: `set the candidate's preferences;
    update what Priya wants: remote, 90k, three months' notice;
    Tom is only open to four-day weeks from now on;
    Daniel won't relocate after all, note it in what he's looking for;
    not open to work any more, Leah has settled in;
    write desired salary and locations to talent profile;
    amir: notice 1 mth, wants perm only, no london;
    He told me himself over lunch: head-of level, hybrid, nothing with travel. Put that in his wishes.`,
  update_candidate_tags: `change the candidate's tags;
    add tag "SAP" to Tom Hadley;
    put the label "boomerang" on Leah;
    take "urgent" off Marta, keep the other labels;
    strip all labels from this person;
    append keyword markers to talent record;
    tag amir w cscs + forklift;
    She should show when we filter by "night shift", so hang that on her`,
  cancel_candidate_draft: `discard a candidate draft;
    cancel the staged draft made from the CV;
    that CV was a joke, throw away what was read from it;
    don't make a person of this one, we don't need him;
    abandon unconfirmed profile proposal;
    bin the draft of j pike, wrong file;
    Turns out the PDF was an invoice and not a résumé, the thing it staged can go;
    nobody is going to confirm this profile, clear it away`,
  confirm_candidate_draft: `confirm the candidate draft;
    make a candidate of the draft;
    looks right, save her to the talent bank;
    I've gone over what was read from the CV and it's fine, put him in;
    commit staged profile to talent database;
    ok w the parsed cv, go;
    Everything in Eva's staged profile checks out and I've corrected her phone, now she can become a real one;
    accept the parse result as a real person`,
  draft_candidate_from_cv: `read this CV into a candidate draft;
    draft a candidate from a CV;
    here's a résumé in PDF, pull out the name and history;
    got one CV by mail, don't want to type it all;
    extract structured profile from curriculum vitae file;
    cv attchd, pls read in;
    A lady handed me her CV on paper and I've scanned it, get her jobs and skills from the scan so I can check before she's saved;
    one PDF, one new applicant, do the typing for me`,
  get_candidate_draft: `show the candidate draft;
    read the draft made from the CV;
    what did it make of Eva's résumé so far;
    where did that phone number in the staged profile come from, which line of the CV;
    is the one waiting to be confirmed somebody we know already;
    inspect staged profile by token;
    lemme see the parsed cv agn;
    I dropped a CV in an hour ago and got called away, what did it find?`,
  update_candidate_draft: `mend the candidate draft: the e-mail is wrong;
    change the phone in the staged draft;
    the CV reader took the university for his name, correct that before saving;
    it missed her LinkedIn, add it to the not-yet-confirmed profile;
    edit staged profile fields prior to commit;
    parsed surname wrong, its Moß;
    Before I accept Eva from her résumé: her current employer is Kestrel since May, the CV is old;
    he has no e-mail in the parse, here it is: saul@pikes.example`,
  add_import_files: `get upload slots for the import;
    add files to an open import;
    where do I send these 20 PDFs, the import is open already;
    I need addresses to put the next CVs of the batch to;
    there's a second folder of résumés to go into the same load;
    slots for 25 more files pls;
    The bulk load exists, but how do the documents themselves get in? Give me somewhere to push them.;
    file names are anna.pdf, ben.docx and cara.doc, hand me the links to upload them to`,
  cancel_candidate_import: `stop the import;
    cancel the bulk import of CVs;
    halt the CV load, it's the wrong folder;
    it's chewing through last year's résumés by mistake, make it quit;
    abort running ingestion job;
    stp the cv upload thing!!;
    We noticed halfway that these people never agreed to be stored. Whatever hasn't been read must not be read.;
    pull the plug on the mass reading of CVs`,
  create_candidate_import: `open a bulk import of CVs;
    start an import of 1,200 CV files;
    we bought another agency and have a drive full of résumés to bring in;
    how do I get a whole folder of CVs into the talent bank;
    initiate mass ingestion session for curriculum vitae documents;
    mass load cvs, abt 300;
    On the 1st we switch over from the old system, and all its CV documents have to come along. Begin that load.;
    job fair yesterday, 85 resumes on a stick, get me going`,
  finalize_candidate_import: `confirm the uploaded files of the import;
    finalize the import, the files are in their slots;
    I've pushed all 25 PDFs, you can start reading;
    uploads are through, go ahead and process them;
    signal completion of file transfer so parsing begins;
    done uploadng, kick it off;
    The CVs have sat in the load since noon and nothing is read. I think nobody told it that they had arrived.;
    files delivered, please read them in the background`,
  get_candidate_import: `how far is the import;
    read the progress of the CV import;
    is the big load of résumés finished yet;
    how many of the 1,200 failed and for what reason;
    poll ingestion status incl. per-file failures;
    import stil running?;
    We loaded 300 CVs last night. How many new people did it give us and do any suit the jobs we have open?;
    what came of the folder we threw in this morning`,
  match_candidates_to_job: `match candidates to the Senior Accountant job;
    find candidates for this job;
    who have we got for the Halden vacancy;
    new role just landed, who in our bank could do it;
    rank talent against requisition;
    any1 for the devops search?;
    I opened the job yesterday and before we advertise I'd like to know whether somebody we already know would suit;
    don't make me write a search, take the vacancy and tell me the best twenty`,
  search_candidates: `search candidates: Java developers in Berlin who speak Dutch;
    search the talent bank;
    nurses near Cork who could start within a month;
    who do we know that worked at Siemens and wants under 80k;
    semantic query over talent: "controller with SAP and manufacturing experience";
    elctricians w own van, leeds area;
    I need somebody who has run a warehouse of over 100 staff, been there at least three years and needs no visa;
    finance directors open to interim work`,
  search_records: `search applications stuck at offer for over two weeks;
    search interviews or jobs in plain language;
    which contract jobs in Sydney are open and pay over 700 a day;
    client interviews next week for the Northwind roles with nobody's feedback;
    natural-language query across applications / jobs / interviews;
    apps at submitted >10 days no reply;
    I recall somebody being interviewed by Halden around May who asked for Fridays off, find me that interview;
    jobs without a single person at client stage`,
  assess_application: `assess this application;
    have Tom's application assessed anew;
    how well does Priya fit the Halden role, work it out again;
    I added his new CV, redo the fit on that job;
    recompute candidate-job-client fit;
    rescore amir 4 devops;
    She has since passed her exams. Could the machine take another look at how she suits the controller vacancy?;
    no verdict stands on this process yet, get one`,
  bulk_update_applications: `move all these applications to rejected;
    bulk move applications to shortlist;
    the role is filled, turn down the remaining forty with the reason;
    Nadia is leaving, give all her live processes to Sam;
    mass stage transition or owner reassignment;
    reject the rest, ~60, reason: position filled;
    Before she goes on leave, the twelve people Leah looks after on the CFO role must become Nina's;
    push these 150 forward in one go`,
  create_application: `put Tom Hadley on the Senior Accountant job;
    create an application;
    Priya would be good for the Halden vacancy, add her to it;
    consider Marta for the CFO role;
    link talent to requisition at initial stage;
    amir -> devops req;
    Had a nice chat with Leah and she'd like to be in the running for the controller opening. Set that up.;
    enter him for the nurse role, straight at interview`,
  get_application: `show Tom's application for the Senior Accountant job;
    read an application by id;
    at what stage is Priya with Halden and since when;
    why was Daniel turned down for the plant manager role;
    fetch candidacy entity;
    amirs status on devops?;
    I know she's in process there, open that one process and tell me how long it has stood still;
    did that candidacy end in a placement`,
  list_applications: `list applications for this job;
    show all applications of Tom Hadley;
    who's in process for the plant manager role;
    everything I own that's at client interview;
    enumerate candidacies by stage, owner, source;
    apps frm linkedin, live only;
    Give me all people we have running at Northwind, whatever the vacancy;
    rejected ones of the CFO search`,
  list_stages: `list the stages;
    which stages can an application stand at;
    what does "triage" mean in the process and what comes after it;
    name all steps from first contact to hired, in order;
    enumerate pipeline states with labels and groups;
    stage names??;
    I'm building a dropdown and need every step the process knows, with the right keys;
    how many columns does our recruiting board have`,
  move_application_stage: `move Tom's application to client interview;
    change the stage of an application;
    Priya got through, put her one step further;
    reject Daniel for the plant manager role, too junior;
    transition candidacy state;
    amir devops -> offer;
    Halden want to see her after all, so bring her back from rejected to interview;
    she's been made an offer, her card should stand there on the board`,
  overrule_assessment: `overrule the assessment of this application;
    put my own verdict in place of what the assessment found;
    the machine says no to Tom but I say yes, he ran that very plant;
    I disagree with the score on Priya, make it a maybe;
    human override of automated fit decision with rationale;
    its wrong abt amir, he IS a yes;
    She was marked down for a gap in her CV that was maternity leave. Have my judgement stand instead.;
    manual thumbs up regardless of the AI`,
  add_pool_member: `add a candidate to the talent pool;
    put Tom into the pool of interim controllers;
    Priya belongs with our night nurses;
    keep Marta warm with the other CFOs;
    insert talent into pool;
    amir -> devops pool;
    She isn't right for any vacancy today, but I'd want her among the ones I ring first for HR jobs;
    file him with the people we keep for forklift shifts`,
  approve_pool_join_request: `approve the request to join the pool;
    let Eva into the talent pool she asked for;
    yes, that nurse who signed up on our page may come in;
    somebody applied at the public address of the controllers' group, take them;
    admit pending join request;
    join req ok 4 s. pike;
    A midwife left her details on the page for our nurses. She looks great, so in with her.;
    welcome him aboard the bench he applied for`,
  create_talent_pool: `create a talent pool;
    make a pool of interim controllers;
    I'd like a group of people I can ring for night shifts in Leeds;
    start a bench of marine engineers;
    instantiate named candidate collection;
    new pool: cfos dach;
    Every autumn the same scramble for warehouse staff. Let's have a standing set of them with its own page where folk can sign up.;
    a fresh silver-medallist list for finance people`,
  decline_pool_join_request: `decline the request to join the pool;
    turn down Saul's join request;
    the person who signed up on the page isn't a nurse at all, no;
    don't let that spammer into the controllers' group;
    refuse pending membership application;
    join req no - wrong country;
    Somebody with a made-up name wants onto our bench. Keep them out.;
    say no thanks to the sign-up for marine engineers`,
  delete_talent_pool: `delete the talent pool;
    remove the pool "DevOps 2021" altogether;
    nobody uses the bench of fax technicians, away with it;
    that group was a test, get rid of it and all who asked to be in it;
    drop candidate collection permanently;
    kill pool old cfos;
    We merged two benches last year and the empty one is still standing there. It can go.;
    dissolve the group of night nurses, the people themselves stay with us`,
  get_talent_pool: `show the talent pool;
    get the pool of interim controllers;
    does the night nurse bench take people in by itself;
    who's supposed to belong in the SAP circle, what did we define;
    fetch pool configuration;
    devops pool settings?;
    I want to know whether mails go out by themselves to that bench to keep it warm;
    description and counts of one particular bench`,
  list_pool_join_requests: `list requests to join the pool;
    show pending join requests;
    who signed up for the night nurse bench;
    did anybody apply on the public page of our controllers' group;
    enumerate membership applications;
    join reqs pending pool sap;
    The page for marine engineers has been up since Monday. Any takers? I'll decide on each of them later.;
    sign-ups we turned down last month`,
  list_pool_members: `list the members of the talent pool;
    show who is in the pool of interim controllers;
    names and numbers of all our night nurses on the bench;
    whom can I ring from the SAP circle;
    enumerate pool membership with contacts;
    devops pool - whos in;
    Short notice job at a shutdown: which welders do we have in that set of ours, with phones?;
    last ones added to the marine bench`,
  list_talent_pools: `list talent pools;
    show our pools;
    what benches do we have;
    is there a group for nurses already;
    enumerate candidate collections;
    pools w open join reqs;
    New here, and they tell me we keep sets of people for certain work. Which sets?;
    names of all groups of warm candidates, so that I can pick one`,
  remove_pool_member: `remove a member from the pool;
    take Tom out of the talent pool;
    Priya doesn't do nights any more, off the bench with her;
    he's found a permanent job, he shouldn't be in the temps circle;
    detach talent from pool;
    amir out of devops pool;
    Marta asked not to get the mails of the CFO group. She's happy to stay on our books otherwise.;
    the wrong Eva ended up among our midwives`,
  update_talent_pool: `change the talent pool;
    rename the pool to Interim Finance;
    make the night nurse bench public so people can sign up;
    stop the SAP circle from adding folk by itself;
    edit pool settings;
    devops pool: keep warm on;
    Too many unsuitable ones drift in. Only those in Yorkshire with a licence should be taken by that set in future.;
    take our CFO circle off the web page, everything else as it is`,
  get_referee_request: `show the request for referees;
    read one request for referees;
    whom did Priya name as her references;
    has Tom's old boss answered yet;
    fetch reference collection details;
    refs amir - what came back?;
    The client wants to know how the former manager rated Daniel. It was the request we sent on the 2nd.;
    any red flags in that one set of references`,
  list_referee_requests: `list requests for referees;
    show requests for referees of this application;
    which reference checks are still running in the agency;
    who hasn't named their references yet;
    enumerate reference collections;
    refs outstanding?;
    Before the partners' meeting: for which candidates did we ask for references, and which of those are complete?;
    has anybody asked Leah for references on this process before`,
  request_referee_details: `ask the candidate for referees;
    request referees from Tom;
    Northwind want references on Priya, have her tell us whom we may ring;
    get two names of former bosses out of Marta;
    send referee collection mail to applicant;
    refs pls - amir/orbis;
    She's at offer stage, so it's time she gave us people who can vouch for her, send her the form;
    mail him so that he can enter who'll speak for him`,
  get_ai_screen: `show the AI screen;
    read one AI screen;
    what did Tom answer to the robot's questions;
    how was Priya rated in each area by the automatic interview;
    fetch ai screening result;
    amir ai screen score?;
    The hiring manager is curious how the computer judged Daniel's answers on safety. What words did it go by?;
    how many questions has she still to answer in that automatic talk`,
  list_ai_screens: `list AI screens;
    show AI screens of this job;
    who was invited to the automatic interview and hasn't done it;
    all bot talks this week;
    enumerate ai screenings by status;
    ai screens completed, job 4471;
    How many people has the robot questioned for us so far, and what came of each?;
    any automatic interviews Leah has taken with us`,
  send_ai_voice_screen: `invite Tom to an AI screen;
    send an AI voice screen;
    let the robot ask Priya the first questions;
    I've no time to ring Amir, have the machine do the first talk;
    dispatch ai interview invitation to applicant;
    ai scrn -> m duarte;
    Thirty came in for the nurse job. Begin with Marta: she should answer our questions by herself, by voice, when it suits her.;
    get him to talk to the bot about this vacancy`,
  set_ai_screening: `set the AI screening of the job;
    turn on AI screening for the nurse job;
    everyone who applies for the plant manager should get the robot's questions without my doing;
    the automatic interview for the DevOps role must ask about on-call work too;
    configure automated screening focus per requisition;
    ai scrn job 4471 focus: safety, shifts;
    Candidates complain about the machine on the CFO search. We'll ring them ourselves, so it should no longer be sent out there.;
    which topics the voice questions cover on that opening: change to these four`,
  delete_document: `delete the document;
    remove Tom's old CV file for good;
    somebody attached a payslip to Priya, that file has to vanish;
    wrong PDF on Marta, get rid of it;
    purge stored file and its bytes;
    del passport scan amir, no longer needed;
    A stranger's reference letter landed among Daniel's files. It may not stay with us a minute longer.;
    there are two copies of her certificate, bin one`,
  get_document: `show what is known of the document;
    read the record of one file;
    whose is this PDF;
    how big is the contract scan and what type;
    fetch file metadata by id;
    doc 5512 info;
    I've an id of an attachment in a log and no idea what it is or to whom it belongs;
    the name under which one attachment was kept`,
  list_documents: `list documents;
    show Tom's documents;
    which files do we keep of Priya;
    do we have a cover letter from Marta;
    enumerate stored files per candidate or kind;
    docs amir;
    A client wants her certificates. What attachments are there on her?;
    find the id of Daniel's latest CV file`,
  upload_document: `upload a document;
    attach this certificate to Tom;
    here's Priya's signed contract, keep it with her;
    put the cover letter Marta mailed on her file;
    store base64 file for candidate;
    amir degree scan -> his docs;
    He sent a portfolio, 6 MB. Could you put it where his CV is?;
    I've got a reference letter on paper and scanned it, where does the scan go? Store it for Daniel`,
};
