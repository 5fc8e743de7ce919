import type { Migration } from '../migration.ts';
import { type AgencyTables, createAgencyTable } from './agency-table.ts';

const TABLES: AgencyTables = {
  candidate_merges: {
    columns: {
      id: 'text',
      keep_id: 'text',
      merged_id: 'text',
      log: 'text',
      merged_by: 'text?',
      created_at: 'text',
      expires_at: 'text',
    },
    key: ['id'],
    unique: { candidate_merges_once: ['merged_id'] },
  },
  erasure_certificates: {
    columns: {
      id: 'text',
      candidate_id: 'text',
      records: 'text',
      retained: 'text',
      erased_by: 'text?',
      erased_at: 'text',
      purged_at: 'text?',
    },
    key: ['id'],
    unique: { erasure_certificates_once: ['candidate_id'] },
    acrossAgencies: { erasure_certificates_open: { columns: ['id'], where: 'purged_at is null' } },
  },
  suppressed_people: {
    columns: { hash: 'text', certificate_id: 'text', created_at: 'text' },
    key: ['hash'],
  },
};

/** Merges and erasures of people. */
export const personRecords: Migration = {
  name: '0004-person-records',
  async up(db, dialect) {
    for (const [name, table] of Object.entries(TABLES)) await createAgencyTable(db, dialect, name, table);
  },
};
