import type { Migration } from '../migration.ts';
import { createAgencyTable } from './agency-table.ts';

/** What was read of people's wishes in their own words, until somebody takes it. */
export const preferenceDrafts: Migration = {
  name: '0023-preference-drafts',
  async up(db, dialect) {
    await createAgencyTable(db, dialect, 'preference_drafts', {
      columns: {
        id: 'text',
        candidate_id: 'text',
        status: 'text',
        preferences: 'text',
        quotes: 'text',
        left_out: 'text',
        not_read: 'text',
        texts_read: 'integer',
        created_by: 'text?',
        created_at: 'text',
        updated_at: 'text',
        expires_at: 'text',
      },
      key: ['id'],
      references: { candidate_id: 'candidates' },
      indexes: {
        preference_drafts_candidate: ['candidate_id'],
        preference_drafts_staged: { columns: ['expires_at'], where: "status = 'staged'" },
      },
    });
  },
};
