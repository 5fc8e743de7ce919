/**
 * The fields of the resources, in the order of the description. A dot leads into an object or into the objects of a list.
 */
export const FIELDS: Record<string, string> = {
  Job: `id account_id title status client.id client.name client_contact.id client_contact.name team.id team.name
    hiring_manager.id hiring_manager.name location.type location.city location.country location.country_code employment_type
    compensation.base_min compensation.base_max compensation.ote compensation.currency compensation.period description
    spec.summary spec.responsibilities spec.requirements spec.nice_to_have assessment_criteria interview_plan job_ad
    share_links stats.total_applications target_start_date compensation_research default_interview_format
    ai_screen_enabled ai_screen_focus is_evergreen created_at updated_at`,
  Client: `id account_id name website phone domain logo_url industry description address notes locations
    fee_schedule.currency fee_schedule.fee_basis fee_schedule.tiers.from fee_schedule.tiers.percent
    fee_schedule.minimum_fee fee_schedule.guarantee_days fee_schedule.guarantee_remedy fee_schedule.guarantee_notes
    fee_schedule.payment_terms_days fee_schedule.is_standard fee_schedule.version enrichment_status dna_status created_at
    updated_at`,
  ClientDna: `dna.reflection dna.traits notes`,
  ClientContact: `id client_id person_id name email phone title notes reports_to is_primary origin created_at updated_at`,
  Placement: `id candidate_id client_id candidate_name client_name job_title job_id application_id salary currency fee.type
    fee.percent fee.amount placement_type offer_date contract.end_date contract.charge_rate contract.pay_rate
    contract.expected_gp contract.rate_period credits.user_id credits.role credits.percent start_date guarantee_days
    status notes created_at updated_at`,
  Submission: `id job_id client_id client_contact_id job_title client_name status title email_subject greeting headline
    intro_body message identity_visibility url expires_at first_viewed_at completed_at created_at items`,
  Candidate: `id name first_name last_name email phone linkedin_url location.city skills resume_url rating tags current_title
    current_company do_not_approach open_to_work contact_only salary_expectation salary_expectation_annual salary_currency
    salary_expectation_amount salary_expectation_period notice_period notice_period_days work_rights work_rights_status
    years_experience preferred_roles preferred_seniority work_types open_to_relocation available_from
    preferred_locations`,
  CandidateImport: `id status file_count created_at completed_at counts.pending counts.processing counts.imported
    counts.merged counts.failed failures.filename failures.reason role_matches.job_id role_matches.job_title
    role_matches.strong_count role_matches.matches.candidate_id role_matches.matches.name role_matches.matches.score`,
  TalentPool: `id name slug eligibility auto_add_enabled min_job_fit min_hm_fit description who_we_hire video_url
    is_published keep_warm_enabled cover_color created_at updated_at`,
  ScheduledEmail: `id candidate_id application_id job_id thread_id email_message_id created_by to_address cc_addresses
    bcc_addresses subject body_html body_text status scheduled_at sent_at cancelled_at last_error created_at updated_at`,
  CalendarEvent: `id title notes event_type starts_at ends_at all_day application_id job_id candidate_id assigned_to
    created_by created_at updated_at`,
  MarketplaceListing: `id kind status headline chips pitch location salary_min salary_max currency fee_percent
    owner_share_percent candidate_aware`,
  MarketplaceIntro: `id listing_id listing_headline kind direction status from_agency.name from_agency.consultant`,
  MarketplaceDeal: `id intro_id listing_id listing_kind listing_headline status role counterpart_agency
    owner_share_percent your_share_percent fee_percent salary_min salary_max currency terms_version revealed revealed_at
    protection_ends_at placement_id placement_status placed_salary placed_fee_amount partner_share_amount
    your_share_amount placed_currency placed_start_date owner_marked_paid_at partner_marked_received_at closed_at
    closed_by closed_reason created_at`,
  Webhook: `id url events status created_at`,
  WebhookDelivery: `id webhook_id event status attempts last_response_code last_error next_retry_at payload created_at`,
  DistributionBoard: `slug name provider regions industries categories pricing capabilities.edit capabilities.expire
    capabilities.applyBack capabilities.statusQuery monthly_post_limit posts_used_this_month posts_remaining_this_month`,
  DistributionRule: `id name filter.country filter.category filter.job_type filter.team_id target_board_slugs active
    created_at updated_at`,
  JobBoardPosting: `id job_id job_ad_id board_slug status url external_id error_code error_message published_at
    updated_at`,
  CandidateSearchResult: `entity_type interpretation.intent interpretation.facets.label interpretation.facets.kind
    interpretation.facets.strength total_count ranked_pool_size page page_size has_more notes.code notes.message results.id
    results.name results.email results.location results.current_job_title results.current_employer results.match_score
    results.band results.coverage.matched results.coverage.total mentioned_in_cv.total_count mentioned_in_cv.facet_labels
    mentioned_in_cv.results.id mentioned_in_cv.results.name mentioned_in_cv.results.email
    mentioned_in_cv.results.location mentioned_in_cv.results.current_job_title
    mentioned_in_cv.results.current_employer`,
  EntitySearchResult: `entity_type interpretation results total_count page page_size has_more degraded degraded_reason
    unsupported_concepts suggested_alternatives`,
  Spec: `id response_rating`,
  Paper: `kind country status`,
};
