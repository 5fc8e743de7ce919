import { sql } from 'kysely';
import { columnTypes } from '../../columns.ts';
import type { Migration } from '../../migration.ts';

/** Candidates, who are the people behind contacts too, and their tags. */
export const people: Migration['up'] = async (db, dialect) => {
  const { text, real } = columnTypes(dialect);
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
};
