import { sql } from 'kysely';
import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** What agencies share with one another: listings, intros to them, the deals that come of those. */
export const marketplace: Migration = {
  name: '0013-marketplace',
  async up(db, dialect) {
    const { text, real } = columnTypes(dialect);
    await db.schema
      .createTable('marketplace_listings')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('source_id', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('headline', text, (c) => c.notNull())
      .addColumn('chips', text, (c) => c.notNull())
      .addColumn('pitch', text, (c) => c.notNull())
      .addColumn('location', text)
      .addColumn('salary_min', real)
      .addColumn('salary_max', real)
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('fee_percent', real)
      .addColumn('owner_share_percent', 'integer', (c) => c.notNull())
      .addColumn('candidate_aware', 'integer')
      .addColumn('terms_version', text, (c) => c.notNull())
      .addColumn('published_at', text, (c) => c.notNull())
      .addColumn('attested_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('closed_at', text)
      .addColumn('created_by', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('marketplace_intros')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('owner_account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('listing_id', text, (c) => c.notNull().references('marketplace_listings.id'))
      .addColumn('listing_headline', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('resolution', text)
      .addColumn('candidate_id', text)
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('headline', text)
      .addColumn('chips', text, (c) => c.notNull())
      .addColumn('pitch', text)
      .addColumn('location', text)
      .addColumn('note', text)
      .addColumn('attested_relationship', 'integer', (c) => c.notNull())
      .addColumn('terms_version', text, (c) => c.notNull())
      .addColumn('decline_reason', text)
      .addColumn('deal_id', text)
      .addColumn('sent_by', text)
      .addColumn('consultant', text)
      .addColumn('expires_at', text, (c) => c.notNull())
      .addColumn('responded_at', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('marketplace_deals')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('partner_account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('placing_account_id', text, (c) => c.notNull())
      .addColumn('intro_id', text, (c) => c.notNull().references('marketplace_intros.id'))
      .addColumn('listing_id', text, (c) => c.notNull())
      .addColumn('listing_kind', text, (c) => c.notNull())
      .addColumn('listing_headline', text, (c) => c.notNull())
      .addColumn('owner_agency', text, (c) => c.notNull())
      .addColumn('partner_agency', text, (c) => c.notNull())
      .addColumn('owner_share_percent', 'integer', (c) => c.notNull())
      .addColumn('fee_percent', real)
      .addColumn('salary_min', real)
      .addColumn('salary_max', real)
      .addColumn('currency', text, (c) => c.notNull())
      .addColumn('terms_version', text, (c) => c.notNull())
      .addColumn('revealed', text)
      .addColumn('revealed_at', text)
      .addColumn('revealed_email', text)
      .addColumn('revealed_phone', text)
      .addColumn('revealed_linkedin', text)
      .addColumn('protection_ends_at', text, (c) => c.notNull())
      .addColumn('candidate_id', text)
      .addColumn('application_id', text)
      .addColumn('placement_id', text)
      .addColumn('owner_marked_paid_at', text)
      .addColumn('partner_marked_received_at', text)
      .addColumn('closed_at', text)
      .addColumn('closed_by', text)
      .addColumn('closed_reason', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('marketplace_terms')
      .addColumn('account_id', text, (c) => c.primaryKey().references('accounts.id'))
      .addColumn('version', text, (c) => c.notNull())
      .addColumn('accepted_by', text)
      .addColumn('accepted_at', text, (c) => c.notNull())
      .execute();
    for (const statement of INDEXES) await sql.raw(statement).execute(db);
  },
};

const INDEXES = [
  'create index marketplace_listings_own on marketplace_listings (account_id, created_at, id)',
  "create index marketplace_listings_live on marketplace_listings (created_at, id) where status = 'live'",
  "create index marketplace_listings_due on marketplace_listings (expires_at) where status in ('live', 'paused')",
  "create unique index marketplace_listings_source on marketplace_listings (account_id, source_id) where status = 'live'",
  'create index marketplace_intros_sent on marketplace_intros (account_id, created_at, id)',
  'create index marketplace_intros_received on marketplace_intros (owner_account_id, created_at, id)',
  'create index marketplace_intros_listing on marketplace_intros (listing_id, status)',
  "create index marketplace_intros_due on marketplace_intros (expires_at) where status = 'pending'",
  "create unique index marketplace_intros_pending on marketplace_intros (listing_id, account_id, subject) where status = 'pending'",
  'create unique index marketplace_deals_intro on marketplace_deals (intro_id)',
  'create index marketplace_deals_owner on marketplace_deals (account_id, created_at, id)',
  'create index marketplace_deals_partner on marketplace_deals (partner_account_id, created_at, id)',
  'create index marketplace_deals_placing on marketplace_deals (placing_account_id, placement_id)',
];
