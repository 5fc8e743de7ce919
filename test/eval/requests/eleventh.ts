import type { Request } from './request.ts';

/** Forty of a recruiter's working day, written before the rules and the ways of asking were read. */
export const ELEVENTH: Request[] = [
  // Papers.
  ['her new visa came through, put the right to work on her file, good till june 2028', 'save_paper'],
  ['we saw his passport on teams this morning, note the right to work check', 'check_paper', 'save_paper'],
  ['whose working with children check runs out before christmas', 'list_candidate_papers', 'run_report'],
  ['she doesn’t need a police check for this one, the client said so', 'waive_paper'],
  ['what is still missing before Omar can start on Monday', 'get_placement_papers'],
  // Offers and placements.
  ['he said yes on friday and now he has changed his mind, he isn’t taking the job', 'mark_placement_status'],
  ['candidate accepted the offer then pulled out', 'mark_placement_status'],
  ['Tom started today', 'mark_placement_status'],
  ['they let her go in week five', 'mark_placement_status'],
  ['push Grace’s start date back a fortnight', 'update_placement'],
  ['her contract got another three months', 'update_placement'],
  ['when is the invoice for the Holloway deal due', 'get_placement', 'get_client', 'list_placements'],
  ['payment terms on that placement are 14 days not 30', 'update_placement'],
  ['they offered 135k base plus super, log it', 'log_offer'],
  // Promises and calls.
  ['who did I promise to ring today', 'get_desk_brief', 'list_calendar_events'],
  [
    'I’ve called Priya back, tick that off',
    'update_calendar_event',
    'create_activity',
    'delete_calendar_event',
  ],
  ['remind me to follow up with Dana on Thursday at ten', 'create_calendar_event'],
  ['I left Sam a voicemail, write that down', 'create_activity'],
  ['did anyone talk to Northwind last week', 'list_activities', 'get_client_brief'],
  // Pipeline.
  ['park everyone who isn’t shortlisted for the analyst role', 'bulk_update_applications'],
  ['knock back the other applicants with a kind note', 'bulk_update_applications'],
  ['she’s through to second round', 'move_application_stage'],
  ['who’s still sitting at screening after two weeks', 'list_applications', 'get_desk_brief', 'run_report'],
  ['stick Marcus on the payroll lead role', 'create_application'],
  ['the computer scored him too low, I disagree with the assessment', 'overrule_assessment'],
  // Clients and submissions.
  ['has the client looked at the shortlist yet', 'get_submission', 'list_submissions'],
  ['pull the CVs I sent Brightwater, wrong candidate in there', 'revoke_submission'],
  ['the hiring manager asked about notice periods, give her the answer', 'answer_submission_question'],
  ['new fee with them is 18 percent', 'set_client_fee_terms'],
  ['Jo has left the client, take her off', 'delete_client_contact', 'update_client_contact'],
  ['they like people who have run a small team, remember that about this client', 'add_client_dna_note'],
  // People.
  ['don’t let anyone approach Helen until March', 'update_candidate', 'update_candidate_preferences'],
  ['these two are the same person', 'merge_candidates'],
  ['she wants to be forgotten, wipe her', 'erase_candidate'],
  ['he only wants four days and nothing in the city', 'update_candidate_preferences'],
  ['ask his old boss for a reference', 'request_referee_details'],
  ['give me accountants near Parramatta who’d take a contract', 'search_candidates'],
  // Desk and figures.
  [
    'how far off target am I this quarter',
    'get_quota_period',
    'run_report',
    'ask_analytics',
    'get_desk_brief',
    'list_quota_periods',
  ],
  ['Kim’s last day is Friday, give Leo her desk', 'hand_over'],
  ['scrap the mail to the candidates that is going out tonight', 'cancel_scheduled_email'],
];
