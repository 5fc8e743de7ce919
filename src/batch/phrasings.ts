/**
 * How people at a desk ask for each action, in their own words, separated by semicolons. A request is compared with each
 * of these as a whole, beside the search by words. Names of agencies and people are left out, as they decide nothing.
 */
export const PHRASINGS: Readonly<Record<string, string>> = {
  get_desk_brief:
    'what is on my desk; what is on today; what do I have to do; what needs me; what is waiting for me; where do I start this morning; what did I miss; anything urgent; my day; what comes due this week; what is overdue',
  get_candidate_brief:
    'brief me on her before I call; tell me about him in short; catch me up on Ana; what is the story with this candidate; prepare my call with her; summary of the person; where are we with him',
  get_job_brief:
    'brief me on the job; how is the search going; where are we with the vacancy; catch me up on the role; state of the assignment; summary of the job',
  get_client_brief:
    'brief me on the client; prepare my meeting with the client; what have we got on with them; catch me up on the account; summary of the client; where do we stand with the client',
  add_client_contact:
    'new HR manager at the client; add a person at the company; pop her number in as a contact; our new contact there; save the hiring manager; add the line manager at the client; he is the new talent lead there',
  add_client_dna_note:
    'remember how this client likes to hire; they only want people who; note what the client prefers; keep in mind for this client; they never take; this client hates; their style of interview; write down what they like in candidates',
  create_client:
    'new client; we won a new account; add the company; set up a new customer; sign up a business; put the firm on the books; they want to work with us',
  delete_client: 'delete the client; remove the company; get rid of the test company; drop that client',
  delete_client_contact:
    'the contact left the company; take him off the client; she does not work there any more; remove the contact',
  get_client:
    'what rate are we on; what terms do we have; what fee did they agree; client details; tell me about the company; pull up the client; their payment terms; who owns this client; their address',
  get_client_dna:
    'what do we know about how they hire; what is this client like; how does this client interview; what do they look for; the culture there; what have we learned about the client',
  list_client_contacts:
    'who do we know there; who are our contacts at the client; people at the company; who is the hiring manager there; whom do I ring at',
  list_clients:
    'which companies do we work with; all our clients; clients in the city; show me our customers; do we have this company on the books; which accounts are mine; dormant clients',
  set_client_fee_terms:
    'they agreed to percent; new fee agreed; change the fee; rebate period; terms signed at percent; drop their rate to; guarantee of three months; put the terms on the client; flat fee per hire',
  update_client:
    'change the address of the client; billing address; the company changed its name; new website for the client; assign the client to; hand the client over to a colleague; update the company',
  update_client_contact:
    'her title changed; new phone number for the contact; the contact has a new mail address; he got promoted at the client; change the contact',
  create_candidate:
    'add a candidate; create a candidate; met somebody good; put him in; add her to the database; register a new person; new candidate rang in; got a referral; save this person; somebody walked in',
  delete_candidate:
    'delete the candidate; remove this person from the database; throw the record away; take his record out; entered by mistake',
  get_candidate:
    'show me his record; her phone number; pull up the candidate; tell me about; what do we have on; is she available; what does he earn; where does she work; his profile; when did we last talk to her',
  list_candidates:
    'newest people; candidates added this week; who did we add; everyone tagged; people without a cv; who is on the do not approach list; list of people; have we got somebody called; look up by name or mail',
  update_candidate:
    'his mobile changed; new mail address for her; she moved to; he changed jobs; fix the spelling of her name; correct the surname; do not approach him; never contact her again; she asked to be left alone; update the record; she works at another company now',
  update_candidate_preferences:
    'he only wants part time; nothing under; she wants remote; salary expectation went up; notice period is four weeks; open to relocating; will not commute; available from; only contract work; looks for day rate; will not travel',
  update_candidate_tags:
    'tag them; put a label on; mark as hot; flag her; add the tag; take the tag off; tag everybody from the event',
  cancel_candidate_draft:
    'forget that cv; wrong file; throw the draft away; do not make the person; discard what was read; bin that cv',
  confirm_candidate_draft:
    'the cv draft is fine; save the person from the cv; that looks right make the record; confirm what was read; go ahead and add her from the draft',
  draft_candidate_from_cv:
    'read this cv; here is a resume; parse the attached cv; got a cv by mail; turn the cv into a record; add somebody from a pdf; scan the resume in',
  get_candidate_draft: 'what did it read from the cv; show me the draft of the person; is the cv read yet',
  update_candidate_draft:
    'the draft has it wrong; fix the draft before it is saved; the cv reader got the name wrong; correct what was read; change the job title in the draft',
  add_import_files:
    'more files for the upload; add cvs to the import; I have another batch for the same import',
  cancel_candidate_import: 'stop the import; abort the cv upload; call the bulk upload off',
  create_candidate_import:
    'hundreds of cvs; a folder of old cvs; load all these resumes; bulk upload; migrate our old database; zip of cvs; bring the cvs over from the old system',
  finalize_candidate_import:
    'all files are up start reading; that was the last file; begin the import; the upload is complete',
  get_candidate_import:
    'how far is the import; is the upload done; how many cvs are read; progress of the bulk upload; which files failed in the import',
  match_candidates_to_job:
    'who could do this role; who fits the job; best people for; who should I call for this vacancy; anybody suitable; suggest people for the job; longlist for the role; who have we got for; rank the database against the job',
  search_candidates:
    'find me people near; anybody with a licence; who has worked at; find nurses; somebody who speaks; people with experience in; know any engineers; who is looking in the city; find people earning under; search the database for; who is free now; anyone who can start at once',
  search_records:
    'any interviews mentioning; which applications are stuck; jobs about; find the job we had with; search applications; look through the interviews; which jobs need; jobs that pay over',
  complete_job_pipeline:
    'wrap the job up; the role is filled reject the rest; finish the job and close out everybody; close out everyone left; the job is done clear the pipeline; the client cancelled the role let everyone know',
  create_job:
    'open a role; new vacancy; client needs two engineers; take a job order; a new requisition; they want a manager paying; add a position; got a new brief by phone; raise a job',
  get_job:
    'what does the job pay; details of the role; what are they looking for; where is the job; who owns this job; requirements of the vacancy; pull up the job; how many openings',
  list_jobs:
    'which roles are open; live jobs; what am I working on; our open vacancies; jobs for this client; roles on hold; my reqs; jobs with nobody on them; oldest open jobs',
  update_job:
    'put the role on hold; close the job; reopen the job; they raised the salary; change the title of the job; the job moved to another city; two openings now; mark it filled; pause the vacancy; give the job to a colleague; urgent now',
  confirm_job_draft:
    'the job draft is right; make the job from the draft; save the drafted role; yes create that job',
  draft_job:
    'the client mailed the spec turn it into a job; here is a job description; paste of a brief; read this job text; make a job from this pdf; write up the role from my notes',
  get_job_draft: 'show the job draft; what did it read from the job description',
  update_job_draft:
    'the drafted job has the wrong salary; fix the job draft; change the location before the job is made',
  get_job_ad:
    'show me the advert; how does the ad read; what do candidates see; the ad text; read me the job ad; what does our ad say',
  update_job_ad:
    'write the advert; rewrite the ad; make the ad shorter; less stiff; take the salary out of the ad; change the headline of the advert; put the ad on our career page; hide the client in the ad; publish the ad on our site; draft an ad',
  configure_board:
    'our login for the board; set up the job board; switch the board on; new api key for the board; monthly cap of the board; connect the job board; turn the board off',
  confirm_posting:
    'the board wants us to confirm; yes post it there; approve the posting; the ad is up on the board now I put it there by hand',
  create_distribution_rule:
    'every new job should go to the boards by itself; post automatically; auto post warehouse jobs; always advertise; make a rule for posting',
  delete_distribution_rule: 'delete the posting rule; stop posting by itself; remove the auto post rule',
  expire_posting:
    'take the ad down; pull the advert; stop advertising; unpublish from the board; remove it from the job board; we have enough applicants take it off',
  get_board:
    'how is the board set up; how many postings are left on the board; settings of the job board; our credits on the board',
  get_distribution_rule: 'what does the posting rule say; show the rule',
  get_posting:
    'what happened to that posting; why was the posting refused; is that ad live; status of the ad on the board',
  list_boards:
    'which job boards do we have; where can we post; boards we are connected to; where can we advertise',
  list_distribution_rules: 'which posting rules are there; what posts by itself; our auto post rules',
  list_postings:
    'where is the job advertised; which ads are live; what is posted at the moment; failed postings; ads that run out; where did we advertise',
  post_job:
    'advertise the role; put it on the boards; stick the job online; post the vacancy; get it on seek; publish the job on the job boards; run an ad',
  preview_distribution_rule:
    'what would the rule pick up; which jobs would go out; try the posting rule first; test the rule',
  repost_posting:
    'the ad ran out put it up again; refresh the ad; repost; renew the advert; advertise once more; bump the ad',
  retry_posting:
    'the board refused try again; posting failed have another go; send it to the board again; the post did not go through',
  update_distribution_rule:
    'change the posting rule; pause the rule; the rule should leave out a client; switch the rule off for now',
  bulk_update_applications:
    'reject everybody left; knock all back; move all the maybes; reject the rest; shortlist all three; everyone on the job to; turn the remaining applicants down; move those five to',
  create_application:
    'put her up for the role; add him to the job; attach the candidate to the vacancy; consider her for; add these to the pipeline; line him up for the job; she wants to apply',
  get_application:
    'where is she with the job; how far along is he; what stage is; status of her application; where does he stand',
  list_applications:
    'who is in the running; everyone on the job; who is in the pipeline; applicants for the role; who applied; who is at interview stage; the shortlist for the job; which jobs is she up for; stuck in first stage',
  list_stages:
    'what are the steps; which stages do we have; our pipeline stages; what comes after interview; the hiring steps',
  move_application_stage:
    'move her to second interview; he goes to offer; reject him; knock her back; she withdrew; he pulled out; next stage; progress him; shortlist her; she is no longer interested; put him back to',
  answer_submission_question:
    'the client asks about her tell them; answer the client question; reply to what they asked about the candidate; they want to know whether he; tell the client yes he drives',
  create_submission:
    'send her to the client; put these three in front of; show the client; submit him; send the shortlist over; present her cv; with no names; send blind profiles; pitch him to the hiring manager; forward the cv',
  get_submission:
    'has the client looked; did they open it; what did the client say about her; their feedback on the shortlist; what came of the profile I sent; did they ask anything',
  list_submissions:
    'who owes me an answer; which shortlists are out; what have I sent the client; clients that have not come back; waiting on feedback; submissions nobody answered; open submissions; profiles sent this week',
  preview_redaction:
    'what would they see; how does the blind cv look; show the anonymous version; check that nothing gives him away; preview without the name',
  resend_submission:
    'the link died send it again; resend the shortlist; chase the client about the profiles; the client lost the mail; remind them of the shortlist; the link has expired',
  revoke_submission:
    'pull back the profile; withdraw the shortlist; he is off the market stop the client seeing him; close the link I sent; sent to the wrong client',
  answer_spec_question:
    'answer what they asked about the spec; they asked about the float; reply to the question on the anonymous profile',
  chase_spec:
    'nudge those who never opened the spec; follow up on the floats; chase the spec; remind them of the anonymous profile',
  convert_spec:
    'they like the float make it a job; the spec worked; turn the spec into a vacancy; they want to meet the speculative one',
  get_spec: 'did they open the spec; what came of the float; show the spec',
  list_specs:
    'which specs are out; what have we floated; speculative profiles out there; who saw the anonymous profile',
  revoke_spec: 'take the spec back; stop floating her; close the spec link',
  send_spec:
    'float him to; market a good candidate; spec her in; send an anonymous profile to companies; show somebody great to a company that has not asked; reverse market; punt a profile out',
  cancel_interview:
    'call off the interview; the meeting is off; cancel thursday with the client; he cannot make it cancel; scrap the interview',
  confirm_phone_screen:
    'the screen summary is right; accept the notes of the screen; yes save the phone screen',
  create_calendar_event:
    'block out; remind me to; put it in my diary; dentist on tuesday; note in the calendar; follow up with her next week; time off; catch up with a colleague; set a reminder',
  create_interview:
    'book her with the client; arrange a meeting; set up an interview; get them together thursday at ten; second round with the director; line up an interview; schedule a video interview; panel on monday',
  create_phone_screen:
    'I screened her by phone; notes of the screening call; write up the phone screen; I spoke to him and asked the usual; log my screen',
  delete_calendar_event:
    'take it out of the calendar; delete the appointment; clear my afternoon; remove the reminder',
  get_calendar_event: 'when is that appointment; details of the calendar entry',
  get_interview:
    'when is her interview; where is the interview; who is on the panel; details of the interview; what did they say at the interview',
  get_phone_screen: 'what did she say in the screen; show the phone screen; result of the screening call',
  list_calendar_events:
    'what is on my diary; my calendar tomorrow; what have I got on; am I free; my day; appointments this week; what is on my desk today',
  list_interviews:
    'which interviews are on today; interviews this week; who is interviewing tomorrow; upcoming interviews; interviews without feedback; interviews with this client; what interviews do I have',
  list_phone_screens: 'who did we screen; phone screens this week; screens not written up',
  mark_interview_no_show:
    'he never showed up; she did not turn up; ghosted the client; nobody came; was a no show; stood them up',
  record_interview_outcome:
    'the interview went well; they want her back; they did not like him; feedback from the meeting; she bombed; rate the interview; they said no after the interview; he passed the second round; log how it went',
  start_video_call:
    'get me a video room; start a call now; video meeting with; jump on a video call; I need a meeting link now',
  update_calendar_event:
    'move the appointment; push the reminder; change the calendar entry; make the meeting an hour later in my diary',
  update_interview:
    'push the interview to friday; reschedule; move the interview; make it online; change the interviewer; different time for the interview; the interview is at their office now; bring it forward',
  create_placement:
    'she starts on the; write the deal up; he accepted at; we placed her; log the deal; made the placement; signed the contract; she said yes and signed; raise the placement; fee on this one',
  get_placement:
    'when does she start; what fee did we make on; details of the deal; when does his contract end; until when is the guarantee; what did we place him at',
  list_placements:
    'my deals this quarter; who starts next week; contracts that end; who did we place; placements under guarantee; starters this month; contractors out at the moment; who is on assignment; whose guarantee runs out',
  log_offer:
    'they offered her; she got an offer; the client made an offer; verbal offer; he said yes to; offer is out at; she turned the offer down; they will pay him',
  mark_placement_status:
    'he walked out; she quit in week five; he fell through before the start; the deal fell over; she started today; turned up on day one; finished the contract; got sacked; the placement fell off; left inside the guarantee; passed probation',
  update_placement:
    'the start date slipped; fee is different; contract extended to; new end date; the salary on the deal changed; correct the placement; start moved; day rate went up; split the credit',
  create_marketplace_intro:
    'we have somebody for their listing; offer our person to the other agency; answer their listing with; suggest our candidate for a shared job; ask for the person they listed',
  create_marketplace_listing:
    'share the role with another agency; split the fee with others; put it out to other agencies; get help from partner agencies; offer our candidate to other agencies',
  get_marketplace_deal: 'how does the shared deal stand; our half of that split; details of the split deal',
  get_marketplace_intro: 'what did they offer us; details of the intro; has the other agency answered',
  get_marketplace_listing: 'show that listing; what does the shared job pay',
  list_marketplace_deals:
    'our split deals; shared fees this year; deals with other agencies; what do other agencies owe us',
  list_marketplace_intros:
    'who offered us people; intros waiting; what came in from other agencies; candidates other agencies sent us',
  list_marketplace_listings:
    'what do other agencies need; shared jobs out there; browse what agencies list; jobs we could fill for others; our listings',
  respond_to_marketplace_intro:
    'say yes to the other agency; take their candidate; turn their person down; accept what they offered; decline the intro; we know that person already',
  update_marketplace_deal:
    'the other agency has paid; mark the split as paid; close the shared deal; the shared deal is off',
  update_marketplace_listing:
    'take the listing off; stop sharing the job; change the split to; renew the listing; pause our listing',
  add_pool_member:
    'add him to the bench; put her on the hot list; into the pool; keep her warm in the pool; add them to the talent pool',
  approve_pool_join_request:
    'let them in; approve who wants to join; accept the request to join; yes to the people waiting for the pool',
  create_talent_pool:
    'start a pool; new hot list of; make a bench of; set up a list of night nurses; build a community of',
  decline_pool_join_request:
    'turn down who wants to join; do not let him into the pool; refuse the join request',
  delete_talent_pool: 'delete the pool; get rid of the hot list; close the bench',
  get_talent_pool:
    'how is the pool set up; how many are in the pool; show me the pool; the link to join the pool',
  list_pool_join_requests:
    'who asked to join; who wants into the pool; waiting to get in; new sign ups for the pool',
  list_pool_members: 'who is on the bench; who is in the pool; people on the hot list; show me our pool of',
  list_talent_pools: 'which pools do we have; our hot lists; what benches are there',
  remove_pool_member:
    'take her off the bench; out of the pool; remove from the hot list; he is no longer for the pool',
  update_talent_pool:
    'publish the pool; rename the pool; add new ones by itself; change the criteria of the pool; make the pool public; keep the pool warm',
  add_quota_adjustment:
    'take some off because of the refund; credit her with; correct his billings; add to her numbers; dock his figures; adjustment to the board',
  copy_previous_quota_period: 'same targets as last quarter; carry the targets over; copy last month targets',
  get_quota_period:
    'how am I tracking; am I on target; the board this quarter; who is behind on target; how much have I billed; where do we stand against target; leaderboard; how far off quota; my numbers this month',
  get_quota_plan:
    'how do targets work here; what counts towards the target; rules of the quota; how are billings credited',
  list_quota_periods: 'which quarters are on the board; past target periods; earlier quota periods',
  remove_quota_adjustment: 'take that adjustment back; undo the credit to her numbers; delete the correction',
  set_quota_period_status:
    'lock the quarter; close the month; freeze the board; reopen the period; finalise the numbers',
  set_quota_plan:
    'change how targets work; count deals by start date; targets per month from now on; change the quota rules',
  set_quota_target:
    'give him a target of; set her number for the quarter; raise the target; team target; what he should bill',
  check_paper:
    'the visa scan is unreadable; approve the document; the certificate is fine; knock the document back; check his upload; reject the licence he sent; verify her certificate',
  get_contractor_page_link:
    'the page where the contractor uploads; link for uploading his documents; upload page for her; send me the contractor link; where can he upload',
  get_placement_papers:
    'is the police check in; what is missing for the contract; can he start papers wise; which documents are outstanding; compliance for this placement; what paperwork do we still need; is she cleared to start',
  list_candidate_papers:
    'which certificates does he have; when does her visa expire; his licences; documents that run out; her right to work; what papers do we hold on',
  list_paper_kinds:
    'which kinds of documents are there; what document types exist; which checks can we record',
  restore_paper_requirement: 'she needs the ticket after all; take the waiver back; require the check again',
  save_paper:
    'file his insurance; record the police check; put her visa on record; her licence runs until; enter the certificate; he sent his public liability; log the working with children check',
  set_required_papers:
    'contractors must always have; which documents we require; change what papers are needed; make the police check mandatory; stop asking for',
  waive_paper:
    'he does not need that one; skip the check this time; let her off the certificate; not required for this contract; do without the document',
  get_referee_request:
    'what did the referees say; have the references come back; read me his references; did the referee answer; show the reference',
  list_referee_requests:
    'which references are outstanding; referees who have not answered; references we wait for; where are we with references',
  request_referee_details:
    'ask him for two referees; get references; start the reference check; collect referees; we need references on her',
  get_ai_screen:
    'what did she answer in the screen; how did he do in the voice screen; show the ai screen; read the screening answers',
  list_ai_screens:
    'who was sent a voice screen; which screens are unanswered; ai screens of this job; who has not taken the screen',
  send_ai_voice_screen:
    'screen her by voice; send him the ai screen; invite them to the voice screen; send the screening questions',
  set_ai_screening:
    'screen applicants automatically; turn on the voice screen for this job; switch off auto screening; ask about these in the screen; change the focus areas',
  cancel_email_draft: 'scrap that mail; do not send the draft; bin the draft; forget the mail you wrote',
  cancel_scheduled_email:
    'do not send the monday mail; stop the mail that is queued; cancel the mail for tomorrow; hold back the scheduled message',
  confirm_email_draft:
    'send the draft; the mail is good send it; yes send that one; approve the draft; looks fine fire it off',
  draft_email:
    'write her something nice let me read it; draft a mail; word a message; prepare a mail for me to check; how would you put it to him; write a rejection for me to look at',
  get_email_draft: 'show me the draft of the mail; read me what you wrote',
  get_scheduled_email: 'what does the queued mail say; when does that mail go out',
  list_scheduled_emails:
    'what mails are queued; what goes out tomorrow; scheduled messages; mails that will be sent',
  revise_email_draft:
    'shorter and friendlier; make it warmer; try again less formal; reword it; mention the salary in the mail; change the tone',
  schedule_email:
    'send it monday at eight; mail her tomorrow morning; send later; let it go out at nine; time the mail for',
  send_email:
    'mail her now; drop him a line; tell her by mail; write to him that; email the candidate; let her know the interview moved; message him; ping her about; send him the details',
  send_scheduled_email_now:
    'do not wait send it now; send the queued mail at once; bring the scheduled mail forward to now',
  update_email_draft:
    'change the subject of the draft; I edited the mail use my text; replace the second line of the draft',
  update_scheduled_email:
    'move the mail to tuesday; change the queued mail; send it an hour later; edit the scheduled message',
  delete_document: 'delete the file; remove that attachment; that is the wrong document take it off',
  get_document:
    'show the file; open the attachment; download her cv; who uploaded that document; give me the pdf',
  list_documents:
    'which files do we have on; her attachments; documents on the client; is there a cv on file; what is uploaded',
  upload_document:
    'put the file on his record; attach the contract; upload the signed terms; save this pdf; file the document',
  create_activity:
    'note on; log a call; I rang him; spoke to her; left a voicemail; jot down; note that; he mentioned; had a coffee with; for the record; caught up with the client; tried her no answer',
  list_activities:
    'what happened with; history of the candidate; who changed it; what has been done today; last notes on; when did we last speak; what did I do this week; calls with this client; read me the notes; timeline; what has the bot done; what was promised',
  ask_analytics:
    'how many people did we place; how many interviews last month; compare this quarter with last; average time to fill; which consultant made most; how much did we bill; what share of; who has the most; how are we doing; fees by client; best client this year',
  explain_figure:
    'where does that number come from; show me the records behind it; drill down into the figure; which placements are in that total; why is it that high; prove that figure; what is this number made of; which deals make up my billings',
  list_reports: 'which reports are there; what can you report on; list of reports; which figures can I get',
  run_report:
    'run the billing report; the pipeline report; source of hire; conversion per consultant; forecast for next quarter; export the numbers; board pack; time to hire by client; league table; report for the meeting',
  list_changes:
    'what changed since; everything new since; sync changes; changes after this number; feed of changes; what has moved since yesterday',
  create_webhook:
    'tell our system when; call our address when something happens; push events to; set up a webhook; notify slack when; send placements to our other software',
  delete_webhook: 'stop the webhook; remove the callback; delete the hook',
  get_webhook: 'how is the webhook set up; is the hook paused',
  list_webhook_deliveries:
    'did the webhook arrive; failed deliveries; what did the hook send; why did our system not get it',
  list_webhook_events: 'which events can we get; what can a webhook tell; kinds of events',
  list_webhooks: 'which webhooks do we have; what systems do we notify; our callbacks',
  replay_webhook_delivery:
    'send that delivery again; replay the event; our system was down resend the webhook',
  rotate_webhook_secret: 'new secret for the webhook; the hook secret leaked; change the signing secret',
  test_webhook: 'try the webhook; send a test event; does the hook work',
  update_webhook:
    'change the webhook address; pause the hook; other events for the webhook; turn the webhook back on',
  create_team: 'new team; make a team for; set up a perm desk; split us into teams',
  create_user:
    'give her a login; new starter joins monday; invite a colleague; add a consultant; account for the new recruiter; she needs access',
  delete_team: 'delete the team; dissolve the team; we no longer have that team',
  get_account:
    'which time zone are we in; our agency settings; what plan are we on; our currency; our address; how is the account set up',
  get_me: 'who am I; what may I do; which key is this; my role; what am I allowed; which agency is this',
  get_user: 'his role; what can she see; details of a colleague; is she an admin',
  list_teams: 'which teams do we have; who leads the team; our teams',
  list_users:
    'who works here; our consultants; who is an admin; all colleagues; who is in the team; list of logins',
  set_candidate_allowance:
    'how many candidates may somebody open a day; raise the daily limit; limit what people can view; daily allowance of candidates',
  set_fee_terms_roles:
    'who may change fees; only admins should set terms; let team leads change the fee terms',
  update_account:
    'change our time zone; our name changed; agency currency; new logo; change the settings of the agency; our career page address; turn the marketplace on',
  update_team: 'rename the team; new leader for the team; move people to another team',
  update_user:
    'he left lock him out; make her an admin; pause the login; change her role; move him to another team; she only sees her own; bring the login back; block his access',
  create_key:
    'a key for the api; new access for our bot; let the software in; credentials for the integration; make a token',
  list_keys: 'which keys are there; who has api access; which bots have access; when was the key last used',
  revoke_key:
    'kill the key; the token leaked; stop the bot getting in; take the access of the integration away',
  advance_test_clock:
    'jump to next month in the sandbox; move the clock; pretend it is later; fast forward time',
  list_batches:
    'what did you just do; what has the bot done today; what did the assistant do; what have you changed; show the last batches; everything you did this morning; what ran overnight; last things done by the bot; recent tool calls; list what was done',
  undo_batch:
    'undo what you just did; undo that; take it back; put it back as it was; revert; that was wrong undo it; roll it back; reverse the last change; undo everything the bot did; I did not mean that',
  cancel_batch:
    'stop what you are doing; stop the run; abort the batch; cancel what is running; halt; do not go on with it',
  resume_batch:
    'go on with what failed; continue the batch; try the failed ones again; finish what stopped; carry on where it broke off; run the rest of it',
  get_batch:
    'how did the batch go; is it done yet; what came of the run; did the batch finish; which items failed',
};
