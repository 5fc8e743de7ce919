import type { Request } from './request.ts';

/** A British contractor desk: polite, with the situation around the wish, and the wish as a result rather than as an action. */
export const SEVENTH: readonly Request[] = [
  [
    'Good morning, I have just sat down with a coffee; could you tell me what ought to be at the top of my list?',
    'get_desk_brief',
  ],
  [
    'I am about to go into a call with Marcus Webb and would be grateful for everything that matters about him on one page.',
    'get_candidate_brief',
  ],
  ['We are seeing Barclays this afternoon and I would like to walk in prepared.', 'get_client_brief'],
  [
    'My director has asked how the SC-cleared DevOps requirement is getting on and who is still in the running.',
    'get_job_brief',
  ],
  [
    'The head of procurement at Thales has introduced herself, could her details be kept with the company please?',
    'add_client_contact',
  ],
  [
    'Over lunch their CTO mentioned that they never take anyone who has job-hopped; it would be useful if that was borne in mind in future.',
    'add_client_dna_note',
  ],
  [
    'We have finally signed terms with Northern Rail Systems and they need to exist on our side.',
    'create_client',
  ],
  [
    'I gather that Simon Peel has retired from Rolls-Royce, so he ought not to appear among their people any more.',
    'delete_client_contact',
  ],
  [
    'From the first of next month Vodafone has agreed to pay us eighteen per cent with a rebate of twelve weeks.',
    'set_client_fee_terms',
  ],
  ['Before I quote, I should like to see what we agreed to charge them.', 'get_client'],
  [
    'Their office has moved to Leeds and the website is now a different one, would you kindly make our records agree?',
    'update_client',
  ],
  [
    'A contractor has written in to invoke his right to be forgotten and we have thirty days to comply.',
    'erase_candidate',
  ],
  ['The ICO wants evidence that we really did wipe Mr Hargreaves last spring.', 'get_erasure_certificate'],
  ['Ms Okafor has made a subject access request; we need to hand her a copy of everything.', 'export_person'],
  [
    'I have a nagging feeling that we hold quite a few people twice over, could we see how bad it is?',
    'list_duplicates',
  ],
  [
    'I am afraid I combined two different David Joneses last week and would like them back as they were.',
    'unmerge_candidate',
  ],
  [
    'Nadia tells me that she will not get out of bed for under £550 a day and needs to be remote from April.',
    'update_candidate_preferences',
  ],
  [
    'He was rather rude to our receptionist and I would prefer that nobody here contacts him again.',
    'update_candidate',
  ],
  [
    'There are notes of three long calls with her; could what she is looking for be pulled out of them?',
    'extract_candidate_preferences',
  ],
  [
    'A colleague forwarded me a CV as a PDF and I should like the person to be in our system, after I have checked what was read.',
    'draft_candidate_from_cv',
  ],
  [
    'The draft you read from the CV has the wrong surname, it ought to be Mackenzie.',
    'update_candidate_draft',
  ],
  [
    'Everything on that CV draft looks right to me, so please go ahead and make it a real record.',
    'confirm_candidate_draft',
  ],
  [
    'We bought a small competitor who kept about two thousand CVs on a drive, and we would like them all in.',
    'create_candidate_import',
  ],
  [
    'Would you mind stopping the bulk upload, it turns out to be the wrong folder.',
    'cancel_candidate_import',
  ],
  [
    'We need a Java contractor within an hour of Reading who can start next week and holds clearance; is there anybody?',
    'search_candidates',
  ],
  [
    'Looking at the requirement from HMRC, who among the people we know would be the best bets?',
    'match_candidates_to_job',
  ],
  [
    'I have an e-mail from the hiring manager with all the details of a new contract; can you turn it into something I can check?',
    'draft_job',
  ],
  [
    'Right, the client on the vacancy draft has been filled in now, so let us have the vacancy opened.',
    'confirm_job_draft',
  ],
  [
    'The budget for the tester contract has been cut to £400 a day, so our details are out of date.',
    'update_job',
  ],
  [
    'Lloyds has told us that the project has been cancelled, so we need not work on that vacancy any longer.',
    'update_job',
  ],
  [
    'I worry that we are advertising that role too low; what do people in such positions tend to be paid?',
    'refresh_compensation_research',
    'get_job',
  ],
  [
    'The advert on our careers page reads rather stiffly and I would like the opening paragraph to be friendlier.',
    'update_job_ad',
  ],
  [
    'I was hoping that the cyber analyst position could be seen on CV-Library and Totaljobs by lunchtime.',
    'post_job',
  ],
  [
    'Someone says that our advert is still up although the contract was filled in August; it should not be.',
    'expire_posting',
    'update_job_ad',
  ],
  [
    'There is an advert waiting for somebody to accept the cost, and I am happy to pay it.',
    'confirm_posting',
  ],
  [
    'The advert on Reed ran out over the weekend, and we still have not found anyone, so it had better go up for another month.',
    'repost_posting',
  ],
  [
    'Before I switch the automatic posting on I should like to see what it would have done to the vacancies that are open.',
    'preview_distribution_rule',
  ],
  ['Which sites can we actually advertise on and what do they charge us?', 'list_boards'],
  [
    'Would you please consider Helen Marsh for the change manager contract at Aviva, she asked me to put her down for it.',
    'create_application',
  ],
  [
    'Now that we have filled it, the other fourteen who applied deserve to be turned down in one go.',
    'bulk_update_applications',
  ],
  [
    'Aviva would like to make Helen an offer, so she should be shown as having got that far.',
    'move_application_stage',
  ],
  [
    'The computer gave Yusuf a low mark before he had corrected his CV; may we have him looked at afresh?',
    'assess_application',
  ],
  [
    'Is there a record of why we turned Oliver down and at what point?',
    'get_application',
    'list_applications',
    'list_activities',
  ],
  [
    'I should like the hiring manager to see Helen and Yusuf this afternoon, with a line from me about each.',
    'create_submission',
  ],
  [
    'We put four people to Jaguar on Monday and I am wondering whether there has been any reaction.',
    'list_submissions',
    'get_submission',
  ],
  [
    'The manager cannot find our message with the profiles from last week and asks to have it once more.',
    'resend_submission',
  ],
  [
    'On the review page the manager has asked whether Yusuf has IR35 experience; the reply is that he has six years of it.',
    'answer_submission_question',
  ],
  [
    'I should like to be certain that neither the name nor the employer can be worked out from what we are about to send to them.',
    'preview_redaction',
  ],
  [
    'There is no vacancy, but I believe that Siemens would bite if they saw an exceptional architect without being told who he is.',
    'send_spec',
  ],
  [
    'It has been a week and Siemens have not said a word about the anonymous architect; a gentle prod may be in order.',
    'chase_spec',
  ],
  [
    'I read in the paper that Monzo has raised eighty million, which is a good reason to get in touch with them.',
    'bd_add_lead',
  ],
  [
    'I would love to work for Ocado one day, so please keep them somewhere as a company that I am pursuing.',
    'bd_create_target',
  ],
  ['Whom should I be approaching this week to win new business?', 'list_bd_targets', 'list_bd_leads'],
  [
    'The lead at Monzo has come good and they want to work with us, so they should count as one of our clients.',
    'bd_convert_lead',
  ],
  [
    'Something I tried to send has not gone out because of its wording, and I cannot see where it is.',
    'list_held',
  ],
  [
    'The hiring manager is free on Thursday at half past two and Helen can make it, so we need everyone to have it in their diaries.',
    'create_interview',
  ],
  [
    'I am sorry to say that the manager has been taken ill, so Thursday cannot happen and those concerned ought to know.',
    'cancel_interview',
    'update_interview',
  ],
  [
    'The client was very taken with Helen; they would give her four out of five and would like to go on.',
    'record_interview_outcome',
  ],
  ['We all waited for twenty minutes and Yusuf simply was not there.', 'mark_interview_no_show'],
  [
    'Could I know who is meeting whom over the next two days and at what time?',
    'list_interviews',
    'get_desk_brief',
    'list_calendar_events',
  ],
  [
    'I must not forget that my tender to the council is due on the fourteenth, would you put that somewhere I will see it?',
    'create_calendar_event',
  ],
  [
    'Brilliant news: Helen has accepted £525 a day for six months, and we should have it on the books before she begins.',
    'log_offer',
    'create_placement',
  ],
  ['The contract has been prolonged by three months at a slightly higher rate.', 'update_placement'],
  [
    'Unfortunately he resigned in his fourth week and the client will be wanting some money back.',
    'mark_placement_status',
  ],
  [
    'Which of our contractors are coming to the end of their assignments before Christmas?',
    'list_placements',
  ],
  [
    'Another agency has offered somebody for our vacancy; I want to be sure that we do not already know the person.',
    'check_marketplace_intro',
    'respond_to_marketplace_intro',
  ],
  [
    'We cannot fill this one ourselves and would happily share half of the fee with whoever can.',
    'create_marketplace_listing',
  ],
  [
    'The split deal with the Bristol agency, how far has it got?',
    'list_marketplace_deals',
    'get_marketplace_deal',
  ],
  [
    'I keep being asked for solid Salesforce people, so I should like a group of them ready to hand.',
    'create_talent_pool',
  ],
  [
    'Two people have filled in the form to be in our data community and are waiting to hear; who are they?',
    'list_pool_join_requests',
  ],
  [
    'She has gone permanent elsewhere and no longer belongs among our available project managers.',
    'remove_pool_member',
  ],
  [
    'I would be curious to know how near I am to what I am meant to bring in this quarter.',
    'get_quota_period',
  ],
  ['For the spring quarter, Amelia is expected to bring in sixty thousand.', 'set_quota_target'],
  ['We would like this quarter to have the same goals as the one before.', 'copy_previous_quota_period'],
  [
    'Is everything in order for Marcus to begin on Monday, I mean his right to work, insurance and the rest?',
    'get_placement_papers',
  ],
  [
    'His DBS certificate came by post and I have it in my hand; please note that it is good until 2028.',
    'save_paper',
  ],
  ['He uploaded a scan of his passport, but it is blurred and will not do.', 'check_paper'],
  [
    'The end client says that this engagement does not need professional indemnity, so let us not go on asking for it.',
    'waive_paper',
  ],
  [
    'Marcus would like somewhere to upload his documents himself without having to make an account.',
    'get_contractor_page_link',
  ],
  ['In the UK we should always insist on an IR35 determination before anyone begins.', 'set_required_papers'],
  [
    'They would like to hear from two of her former managers before they decide, so could we ask her whom to speak to?',
    'request_referee_details',
  ],
  [
    'Would it be possible for Yusuf to answer the first questions to a machine in his own time?',
    'send_ai_voice_screen',
  ],
  ['What did Yusuf say to the machine, and how did he do?', 'get_ai_screen', 'list_ai_screens'],
  [
    'Please let Helen know that there is no news yet but that I have not forgotten her.',
    'send_email',
    'draft_email',
  ],
  [
    'It would be kinder if she got that message on Monday at nine rather than in the middle of the night.',
    'schedule_email',
    'update_scheduled_email',
  ],
  ['The text that you wrote is lovely but twice as long as it should be.', 'revise_email_draft'],
  [
    'I have changed my mind about the e-mail that is due to leave at five.',
    'cancel_scheduled_email',
    'update_scheduled_email',
  ],
  ['I have her signed contract as a PDF and it should be kept with her record.', 'upload_document'],
  [
    'For the file: I spoke with Alan at noon, he is keen but on holiday until the twentieth.',
    'create_activity',
  ],
  ['I wonder who changed the rate on that vacancy and when that was.', 'list_activities', 'list_changes'],
  [
    'The board would like to know how long it took us on average to fill a contract over the past year.',
    'ask_analytics',
    'run_report',
  ],
  ['That total looks too good to be true; which placements is it made of?', 'explain_figure'],
  ['Our finance system should be told by itself every time that somebody is placed.', 'create_webhook'],
  [
    'For two days our other system has not been getting anything from you; can you see what was sent and what came back?',
    'list_webhook_deliveries',
  ],
  ['We have a new consultant who begins on Monday and will need to be able to work in here.', 'create_user'],
  [
    'A laptop with one of our keys on it has been stolen on the train, so nobody must be able to use it.',
    'revoke_key',
  ],
  ['Our developer needs credentials for a bot that is not tied to any one person.', 'create_service_account'],
  ['The auditors want the list of sign-ins and changed permissions for the last year.', 'export_audit'],
  ['I am not happy with what you did a moment ago and should like everything as it was.', 'undo_batch'],
  ['What has the assistant been up to on our account since yesterday?', 'list_batches', 'list_activities'],
];
