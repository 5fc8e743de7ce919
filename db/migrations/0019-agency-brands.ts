import type { Migration } from '../migration.ts';
import { createAgencyTable } from './agency-table.ts';

/** How an agency looks on the pages that outsiders see: its colour and its logo. */
export const agencyBrands: Migration = {
  name: '0019-agency-brands',
  async up(db, dialect) {
    await createAgencyTable(db, dialect, 'agency_brands', {
      columns: {
        colour: 'text?',
        logo: 'text?',
        logo_type: 'text?',
        logo_version: 'text?',
        updated_at: 'text',
      },
      key: [],
    });
  },
};
