import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const INDEXES = {
  placements_contracts: `placements (account_id, start_date)
    where placement_type = 'contract' and status in ('pending_start', 'started')`,
  scheduled_emails_failed: `scheduled_emails (account_id, updated_at) where status = 'failed'`,
};

/** What briefs look for among many: contracts that run or come, and mails that failed. */
export const briefIndexes: Migration = {
  name: '0008-briefs',
  async up(db) {
    for (const [name, on] of Object.entries(INDEXES))
      await sql.raw(`create index ${name} on ${on}`).execute(db);
  },
};
