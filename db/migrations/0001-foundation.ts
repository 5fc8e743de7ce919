import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const foundation: Migration = {
  name: '0001-foundation',
  async up(db, dialect) {
    const { text, real } = columnTypes(dialect);
    await db.schema
      .createTable('accounts')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('country', text, (c) => c.notNull())
      .addColumn('timezone', text, (c) => c.notNull())
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('standard_fee_schedule', text, (c) => c.notNull())
      .addColumn('plan', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('marketplace', 'integer', (c) => c.notNull())
      .addColumn('sandbox', 'integer', (c) => c.notNull())
      .addColumn('clock_offset_ms', 'bigint', (c) => c.notNull())
      .addColumn('event_sequence', 'bigint', (c) => c.notNull())
      .addColumn('change_sequence', 'bigint', (c) => c.notNull())
      .addColumn('settings', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('teams')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await db.schema
      .createTable('users')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_folded', text, (c) => c.notNull())
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('email_folded', text, (c) => c.notNull())
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('team_id', text)
      .addColumn('data_scope', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('default_currency', text)
      .addColumn('timezone', text)
      .addColumn('last_active_at', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('api_keys')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('user_id', text)
      .addColumn('name', text)
      .addColumn('mode', text, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('hint', text, (c) => c.notNull())
      .addColumn('scopes', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('expires_at', text)
      .addColumn('last_used_at', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('revoked_at', text)
      .execute();
    await db.schema
      .createTable('candidates')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('first_name', text)
      .addColumn('last_name', text)
      .addColumn('name_folded', text, (c) => c.notNull())
      .addColumn('email', text)
      .addColumn('email_folded', text)
      .addColumn('other_emails', text, (c) => c.notNull())
      .addColumn('phone', text)
      .addColumn('phone_e164', text)
      .addColumn('linkedin_url', text)
      .addColumn('linkedin_slug', text)
      .addColumn('headline', text)
      .addColumn('summary', text)
      .addColumn('city', text)
      .addColumn('city_folded', text)
      .addColumn('state', text)
      .addColumn('country', text)
      .addColumn('country_code', text)
      .addColumn('skills', text, (c) => c.notNull())
      .addColumn('resume_url', text)
      .addColumn('rating', 'integer')
      .addColumn('current_title', text)
      .addColumn('current_company', text)
      .addColumn('do_not_approach', 'integer', (c) => c.notNull())
      .addColumn('open_to_work', 'integer')
      .addColumn('contact_only', 'integer', (c) => c.notNull())
      .addColumn('salary_expectation', text)
      .addColumn('salary_currency', text)
      .addColumn('salary_amount', real)
      .addColumn('salary_period', text)
      .addColumn('salary_annual', real)
      .addColumn('notice_period', text)
      .addColumn('notice_period_days', real)
      .addColumn('work_rights', text)
      .addColumn('work_rights_status', text)
      .addColumn('years_experience', real)
      .addColumn('preferred_roles', text)
      .addColumn('preferred_seniority', text)
      .addColumn('work_types', text)
      .addColumn('open_to_relocation', 'integer')
      .addColumn('available_from', text)
      .addColumn('preferred_locations', text)
      .addColumn('experience', text, (c) => c.notNull())
      .addColumn('education', text, (c) => c.notNull())
      .addColumn('certifications', text, (c) => c.notNull())
      .addColumn('languages', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('owner_id', text)
      .addColumn('last_contacted_at', text)
      .addColumn('email_opt_out', 'integer', (c) => c.notNull())
      .addColumn('consent', text)
      .addColumn('merged_into', text)
      .addColumn('merged_ids', text, (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await db.schema
      .createTable('clients')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('name_folded', text, (c) => c.notNull())
      .addColumn('website', text)
      .addColumn('phone', text)
      .addColumn('domain', text)
      .addColumn('logo_url', text)
      .addColumn('industry', text)
      .addColumn('description', text)
      .addColumn('address', text)
      .addColumn('notes', text)
      .addColumn('locations', text, (c) => c.notNull())
      .addColumn('is_self', 'integer', (c) => c.notNull())
      .addColumn('owner_id', text)
      .addColumn('fee_terms', text)
      .addColumn('fee_version', 'integer', (c) => c.notNull())
      .addColumn('enrichment_status', text, (c) => c.notNull())
      .addColumn('dna_status', text, (c) => c.notNull())
      .addColumn('operation_key', text)
      .addColumn('operation_hash', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await db.schema
      .createTable('client_fee_versions')
      .addColumn('client_id', text, (c) => c.notNull().references('clients.id'))
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('terms', text)
      .addColumn('set_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('client_fee_versions_pk', ['client_id', 'version'])
      .execute();
    await db.schema
      .createTable('client_contacts')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('client_id', text, (c) => c.notNull().references('clients.id'))
      .addColumn('person_id', text, (c) => c.notNull().references('candidates.id'))
      .addColumn('email', text)
      .addColumn('phone', text)
      .addColumn('title', text)
      .addColumn('notes', text)
      .addColumn('reports_to', text)
      .addColumn('is_primary', 'integer', (c) => c.notNull())
      .addColumn('origin', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await db.schema
      .createTable('tags')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('label', text, (c) => c.notNull())
      .addColumn('label_folded', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('candidate_tags')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull().references('candidates.id'))
      .addColumn('tag_id', text, (c) => c.notNull().references('tags.id'))
      .addPrimaryKeyConstraint('candidate_tags_pk', ['candidate_id', 'tag_id'])
      .execute();
    await db.schema
      .createTable('jobs')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('title_folded', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('client_id', text, (c) => c.references('clients.id'))
      .addColumn('client_contact_id', text)
      .addColumn('team_id', text)
      .addColumn('hiring_manager_id', text)
      .addColumn('location_type', text)
      .addColumn('city', text)
      .addColumn('state', text)
      .addColumn('country', text)
      .addColumn('country_code', text)
      .addColumn('employment_type', text)
      .addColumn('base_min', real)
      .addColumn('base_max', real)
      .addColumn('ote', real)
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('period', text, (c) => c.notNull())
      .addColumn('description', text)
      .addColumn('spec', text)
      .addColumn('assessment_criteria', text, (c) => c.notNull())
      .addColumn('interview_plan', text)
      .addColumn('share_links', text)
      .addColumn('target_start_date', text)
      .addColumn('success_in_90_days', text)
      .addColumn('compensation_research', text)
      .addColumn('default_interview_format', text, (c) => c.notNull())
      .addColumn('ai_screen_enabled', 'integer', (c) => c.notNull())
      .addColumn('ai_screen_focus', text)
      .addColumn('is_evergreen', 'integer', (c) => c.notNull())
      .addColumn('owner_id', text)
      .addColumn('pipeline_status', text, (c) => c.notNull())
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('applications')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('job_id', text, (c) => c.notNull().references('jobs.id'))
      .addColumn('candidate_id', text, (c) => c.notNull().references('candidates.id'))
      .addColumn('client_id', text, (c) => c.references('clients.id'))
      .addColumn('stage', text, (c) => c.notNull())
      .addColumn('previous_stage', text)
      .addColumn('stage_changed_at', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('owner_id', text)
      .addColumn('fit', text)
      .addColumn('rejection', text)
      .addColumn('answers', text, (c) => c.notNull())
      .addColumn('cv_document_id', text)
      .addColumn('submitted_at', text)
      .addColumn('placement_id', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('deleted_at', text)
      .execute();
    await db.schema
      .createTable('placements')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('candidate_id', text, (c) => c.notNull().references('candidates.id'))
      .addColumn('client_id', text, (c) => c.notNull().references('clients.id'))
      .addColumn('job_id', text, (c) => c.references('jobs.id'))
      .addColumn('application_id', text)
      .addColumn('candidate_name', text)
      .addColumn('client_name', text)
      .addColumn('job_title', text)
      .addColumn('owner_id', text)
      .addColumn('salary', real)
      .addColumn('currency', text)
      .addColumn('fee_type', text, (c) => c.notNull())
      .addColumn('fee_percent', real)
      .addColumn('fee_amount', real)
      .addColumn('fee_from_schedule', 'integer', (c) => c.notNull())
      .addColumn('minimum_fee', real)
      .addColumn('placement_type', text, (c) => c.notNull())
      .addColumn('offer_date', text)
      .addColumn('contract_end_date', text)
      .addColumn('charge_rate', real)
      .addColumn('pay_rate', real)
      .addColumn('rate_period', text)
      .addColumn('expected_gp', real)
      .addColumn('expected_gp_set', 'integer', (c) => c.notNull())
      .addColumn('start_date', text)
      .addColumn('guarantee_days', 'integer')
      .addColumn('guarantee_remedy', text)
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('fell_off_at', text)
      .addColumn('guarantee_outcome', text)
      .addColumn('notes', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('placement_credits')
      .addColumn('placement_id', text, (c) => c.notNull().references('placements.id'))
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('role', text)
      .addColumn('percent', real, (c) => c.notNull())
      .addPrimaryKeyConstraint('placement_credits_pk', ['placement_id', 'position'])
      .execute();
    await db.schema
      .createTable('activities')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('type', text, (c) => c.notNull())
      .addColumn('actor_type', text, (c) => c.notNull())
      .addColumn('actor_id', text)
      .addColumn('actor_name', text)
      .addColumn('candidate_id', text)
      .addColumn('client_id', text)
      .addColumn('contact_id', text)
      .addColumn('job_id', text)
      .addColumn('application_id', text)
      .addColumn('summary', text, (c) => c.notNull())
      .addColumn('body', text)
      .addColumn('data', text, (c) => c.notNull())
      .addColumn('occurred_at', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('events')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull())
      .addColumn('sequence', 'bigint', (c) => c.notNull())
      .addColumn('event', text, (c) => c.notNull())
      .addColumn('data', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('changes')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('sequence', 'bigint', (c) => c.notNull())
      .addColumn('type', text, (c) => c.notNull())
      .addColumn('action', text, (c) => c.notNull())
      .addColumn('record_id', text, (c) => c.notNull())
      .addColumn('fields', text)
      .addColumn('occurred_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('changes_pk', ['account_id', 'sequence'])
      .execute();
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('credential_id', text, (c) => c.notNull())
      .addColumn('key', text, (c) => c.notNull())
      .addColumn('operation', text, (c) => c.notNull())
      .addColumn('operation_id', text, (c) => c.notNull())
      .addColumn('fingerprint', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('holder', text)
      .addColumn('status', 'integer')
      .addColumn('response', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_keys_pk', ['account_id', 'credential_id', 'key'])
      .execute();
    await db.schema
      .createIndex('users_email')
      .unique()
      .on('users')
      .columns(['account_id', 'email_folded'])
      .execute();
    await db.schema.createIndex('api_keys_hash').unique().on('api_keys').columns(['hash']).execute();
    await db.schema
      .createIndex('api_keys_account')
      .on('api_keys')
      .columns(['account_id', 'created_at'])
      .execute();
    await db.schema.createIndex('teams_account').on('teams').columns(['account_id']).execute();
    await db.schema
      .createIndex('clients_list')
      .on('clients')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await db.schema.createIndex('clients_domain').on('clients').columns(['account_id', 'domain']).execute();
    await db.schema
      .createIndex('clients_name')
      .on('clients')
      .columns(['account_id', 'name_folded'])
      .execute();
    await db.schema
      .createIndex('clients_operation')
      .unique()
      .on('clients')
      .columns(['account_id', 'operation_key'])
      .where(sql.raw('operation_key is not null') as never)
      .execute();
    await db.schema
      .createIndex('client_contacts_client')
      .on('client_contacts')
      .columns(['account_id', 'client_id'])
      .execute();
    await db.schema
      .createIndex('client_contacts_person')
      .on('client_contacts')
      .columns(['account_id', 'person_id'])
      .execute();
    await db.schema
      .createIndex('candidates_list')
      .on('candidates')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('candidates_email')
      .unique()
      .on('candidates')
      .columns(['account_id', 'email_folded'])
      .where(sql.raw('deleted_at is null and email_folded is not null') as never)
      .execute();
    await db.schema
      .createIndex('candidates_phone')
      .on('candidates')
      .columns(['account_id', 'phone_e164'])
      .execute();
    await db.schema
      .createIndex('candidates_linkedin')
      .on('candidates')
      .columns(['account_id', 'linkedin_slug'])
      .execute();
    await db.schema
      .createIndex('tags_label')
      .unique()
      .on('tags')
      .columns(['account_id', 'label_folded'])
      .execute();
    await db.schema
      .createIndex('candidate_tags_tag')
      .on('candidate_tags')
      .columns(['account_id', 'tag_id'])
      .execute();
    await db.schema.createIndex('jobs_list').on('jobs').columns(['account_id', 'created_at', 'id']).execute();
    await db.schema.createIndex('jobs_client').on('jobs').columns(['account_id', 'client_id']).execute();
    await db.schema
      .createIndex('applications_list')
      .on('applications')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('applications_job')
      .on('applications')
      .columns(['account_id', 'job_id'])
      .execute();
    await db.schema
      .createIndex('applications_candidate')
      .on('applications')
      .columns(['account_id', 'candidate_id'])
      .execute();
    await db.schema
      .createIndex('applications_live')
      .unique()
      .on('applications')
      .columns(['job_id', 'candidate_id'])
      .where(sql.raw("status = 'active' and deleted_at is null") as never)
      .execute();
    await db.schema
      .createIndex('placements_list')
      .on('placements')
      .columns(['account_id', 'created_at', 'id'])
      .execute();
    await db.schema
      .createIndex('placements_client')
      .on('placements')
      .columns(['account_id', 'client_id'])
      .execute();
    await db.schema
      .createIndex('placements_candidate')
      .on('placements')
      .columns(['account_id', 'candidate_id'])
      .execute();
    await db.schema
      .createIndex('placement_credits_user')
      .on('placement_credits')
      .columns(['account_id', 'user_id'])
      .execute();
    await db.schema
      .createIndex('activities_list')
      .on('activities')
      .columns(['account_id', 'occurred_at', 'id'])
      .execute();
    await db.schema
      .createIndex('activities_candidate')
      .on('activities')
      .columns(['account_id', 'candidate_id'])
      .where(sql.raw('candidate_id is not null') as never)
      .execute();
    await db.schema
      .createIndex('activities_client')
      .on('activities')
      .columns(['account_id', 'client_id'])
      .where(sql.raw('client_id is not null') as never)
      .execute();
    await db.schema
      .createIndex('activities_job')
      .on('activities')
      .columns(['account_id', 'job_id'])
      .where(sql.raw('job_id is not null') as never)
      .execute();
    await db.schema
      .createIndex('activities_contact')
      .on('activities')
      .columns(['account_id', 'contact_id'])
      .where(sql.raw('contact_id is not null') as never)
      .execute();
    await db.schema
      .createIndex('activities_application')
      .on('activities')
      .columns(['account_id', 'application_id'])
      .where(sql.raw('application_id is not null') as never)
      .execute();
    await db.schema
      .createIndex('events_sequence')
      .unique()
      .on('events')
      .columns(['account_id', 'sequence'])
      .execute();
    await db.schema
      .createIndex('idempotency_keys_expiry')
      .on('idempotency_keys')
      .columns(['expires_at'])
      .execute();
  },
};
