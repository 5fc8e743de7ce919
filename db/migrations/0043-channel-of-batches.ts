import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Where a batch came from is called its channel, as everywhere else. */
export const channelOfBatches: Migration = {
  name: '0043-channel-of-batches',
  async up(db) {
    await sql`alter table batches rename column face to channel`.execute(db);
  },
};
