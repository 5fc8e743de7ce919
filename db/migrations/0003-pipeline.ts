import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const pipeline: Migration = {
  name: '0003-pipeline',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema.alterTable('jobs').addColumn('job_ad_id', text).execute();
    await db.schema.alterTable('placements').addColumn('guarantee_ends_on', text).execute();
    await db.schema
      .createIndex('jobs_pipeline')
      .on('jobs')
      .columns(['id'])
      .where(sql.raw("pipeline_status = 'pending'") as never)
      .execute();
    await db.schema
      .createIndex('applications_client')
      .on('applications')
      .columns(['account_id', 'client_id'])
      .execute();
    await db.schema
      .createIndex('placements_job')
      .on('placements')
      .columns(['account_id', 'job_id'])
      .execute();
    await db.schema
      .createIndex('placements_starting')
      .on('placements')
      .columns(['account_id', 'start_date'])
      .where(sql.raw("status = 'pending_start' and start_date is not null") as never)
      .execute();
    await db.schema
      .createIndex('placements_guaranteed')
      .on('placements')
      .columns(['account_id', 'guarantee_ends_on'])
      .where(sql.raw("status = 'started' and guarantee_ends_on is not null") as never)
      .execute();
  },
};
