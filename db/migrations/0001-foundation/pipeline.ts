import { sql } from 'kysely';
import { columnTypes } from '../../columns.ts';
import type { Migration } from '../../migration.ts';

/** Jobs, who is on them, and the fees that come of it. */
export const pipeline: Migration['up'] = async (db, dialect) => {
  const { text, real } = columnTypes(dialect);
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
};
