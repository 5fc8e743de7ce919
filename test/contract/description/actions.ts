/** The named actions of the batch endpoint. */
export const ACTIONS = `
send_email schedule_email create_placement update_placement mark_placement_status log_offer create_submission
answer_submission_question send_spec chase_spec convert_spec answer_spec_question set_ai_screening match_candidates_to_job
update_candidate_tags update_candidate_preferences extract_candidate_preferences set_client_fee_terms ask_analytics
run_report save_paper waive_paper get_placement_papers get_contractor_page_link start_video_call send_ai_voice_screen
request_referee_details
`
  .trim()
  .split(/\s+/);

/** "and BD actions", by the names that were settled for them. */
export const BD_ACTIONS = [
  'bd_create_target',
  'bd_update_target',
  'bd_add_lead',
  'bd_update_lead',
  'bd_convert_lead',
  'bd_set_patch',
];
