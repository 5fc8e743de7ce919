import type { Migration } from '../migration.ts';
import { createAgencyTable } from './agency-table.ts';

/** What records mean, as vectors of a configured model, and how far each agency's are brought up to date. */
export const meaning: Migration = {
  name: '0033-meaning',
  async up(db, dialect) {
    await createAgencyTable(db, dialect, 'meaning_vectors', {
      columns: {
        record_id: 'text',
        kind: 'text',
        model: 'text',
        text_hash: 'text',
        vector: 'reals',
      },
      key: ['record_id'],
      indexes: { meaning_vectors_kind: ['kind', 'record_id'] },
    });
    await createAgencyTable(db, dialect, 'meaning_cursors', {
      columns: { model: 'text', sequence: 'bigint', passed_id: 'text?' },
      key: [],
    });
  },
};
