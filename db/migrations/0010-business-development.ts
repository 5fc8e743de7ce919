import type { Migration } from '../migration.ts';
import { type AgencyTables, createAgencyTable } from './agency-table.ts';

const tables: AgencyTables = {
  bd_targets: {
    columns: {
      id: 'text',
      company_name: 'text',
      company_folded: 'text',
      domain: 'text?',
      industry: 'text?',
      location: 'text?',
      size_band: 'text?',
      market: 'text?',
      status: 'text',
      client_id: 'text?',
      owner_id: 'text?',
      contacts: 'text',
      next_action: 'text?',
      next_action_at: 'text?',
      notes: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    references: { client_id: 'clients', owner_id: 'users' },
    unique: { bd_targets_company: ['company_folded'] },
    indexes: { bd_targets_created: ['created_at', 'id'] },
  },
  bd_leads: {
    columns: {
      id: 'text',
      target_id: 'text',
      kind: 'text',
      title: 'text',
      role_title: 'text?',
      summary: 'text?',
      source: 'text?',
      source_url: 'text?',
      market: 'text?',
      strength: 'integer',
      status: 'text',
      owner_id: 'text?',
      next_action: 'text?',
      next_action_at: 'text?',
      detected_at: 'text',
      expires_at: 'text',
      job_id: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    references: { target_id: 'bd_targets', owner_id: 'users', job_id: 'jobs' },
    indexes: {
      bd_leads_created: ['created_at', 'id'],
      bd_leads_target: ['target_id'],
    },
  },
  bd_patches: {
    columns: {
      id: 'text',
      user_id: 'text',
      markets: 'text',
      role_families: 'text',
      locations: 'text',
      industries: 'text',
      excluded_domains: 'text',
      created_at: 'text',
      updated_at: 'text?',
    },
    key: ['id'],
    references: { user_id: 'users' },
    unique: { bd_patches_user: ['user_id'] },
  },
};

export const businessDevelopment: Migration = {
  name: '0010-business-development',
  async up(db, dialect) {
    for (const [name, table] of Object.entries(tables)) await createAgencyTable(db, dialect, name, table);
  },
};
