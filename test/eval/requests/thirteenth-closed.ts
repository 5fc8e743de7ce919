import type { Request } from './request.ts';

/** What was kept apart of the thirteenth set. Takes no part in the training and is never listed. */
export const THIRTEENTH_CLOSED: Request[] = [
  ['Kim moves over to the healthcare lot', 'update_user', 'update_team'],
  ['who is on the books as admin here', 'list_users'],
  ['note on Ravi: called, voicemail', 'create_activity'],
  ['who is still sitting in screening on the nurse job', 'list_applications'],
  ['the AI call with Leo, what came of it', 'get_ai_screen', 'list_ai_screens'],
  ['which companies am I chasing at the moment', 'list_bd_leads', 'list_bd_targets'],
  ['get me up to speed on the QS role', 'get_job_brief'],
  ['drop the silver from his labels', 'update_candidate_tags'],
  ['her number changed to 0412 555 019', 'update_candidate'],
  ['who do we deal with at Brook & Sons', 'list_client_contacts'],
  ['where is the crane ad live right now', 'list_postings'],
  ['write to Emma that the client went quiet, let me read it first', 'draft_email'],
  ['push the Thursday chat back to four', 'update_interview', 'update_calendar_event'],
  ['a new vacancy came in: two chefs for the Grand, 60k', 'create_job', 'draft_job'],
  ['the contract is off, he pulled out before day one', 'mark_placement_status'],
  ['how much did each of us bill since July', 'run_report', 'ask_analytics'],
  ['who could do the crane job', 'match_candidates_to_job'],
  [
    'the hiring manager still has not opened the profile I floated, nudge them',
    'chase_spec',
    'resend_submission',
  ],
  ['make me a bench of good forklift people', 'create_talent_pool'],
  ['the last calls to our server failed, try again', 'replay_webhook_delivery'],
];
