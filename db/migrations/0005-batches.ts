import { columnTypes } from '../columns.ts';
import type { Migration } from '../migration.ts';

export const batches: Migration = {
  name: '0005-batches',
  async up(db, dialect) {
    const { text } = columnTypes(dialect);
    await db.schema
      .createTable('batches')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('credential_id', text, (c) => c.notNull())
      .addColumn('credential_type', text, (c) => c.notNull())
      .addColumn('user_id', text)
      .addColumn('mode', text, (c) => c.notNull())
      .addColumn('on_error', text, (c) => c.notNull())
      .addColumn('max_failures', 'integer')
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('reason', text)
      .addColumn('items', text, (c) => c.notNull())
      .addColumn('idempotency_key', text)
      .addColumn('plan_id', text)
      .addColumn('request_id', text, (c) => c.notNull())
      .addColumn('face', text, (c) => c.notNull())
      .addColumn('runs_as', text, (c) => c.notNull())
      .addColumn('claim', text)
      .addColumn('lease_until', text)
      .addColumn('cancel_requested', 'integer', (c) => c.notNull())
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addColumn('finished_at', text)
      .execute();
    await db.schema
      .createTable('batch_items')
      .addColumn('batch_id', text, (c) => c.notNull().references('batches.id'))
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('label', text, (c) => c.notNull())
      .addColumn('action', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('http_status', 'integer')
      .addColumn('result', text)
      .addColumn('notes', text)
      .addColumn('error', text)
      .addColumn('caused_by', text)
      .addColumn('done', text)
      .addColumn('undo', text)
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('updated_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('batch_items_pk', ['batch_id', 'position'])
      .execute();
    await db.schema
      .createTable('batch_answers')
      .addColumn('batch_id', text, (c) => c.notNull().references('batches.id'))
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('created_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('batch_answers_pk', ['batch_id', 'attempt'])
      .execute();
    await db.schema
      .createTable('batch_plans')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('credential_id', text, (c) => c.notNull())
      .addColumn('credential_type', text, (c) => c.notNull())
      .addColumn('user_id', text)
      .addColumn('request', text, (c) => c.notNull())
      .addColumn('prepared', text, (c) => c.notNull())
      .addColumn('versions', text, (c) => c.notNull())
      .addColumn('confirm_text', text, (c) => c.notNull())
      .addColumn('batch_id', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('approvals')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('batch_id', text, (c) => c.notNull().references('batches.id'))
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('decider', text, (c) => c.notNull())
      .addColumn('confirm_text', text, (c) => c.notNull())
      .addColumn('items', text, (c) => c.notNull())
      .addColumn('frozen', text, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('requested_by', text, (c) => c.notNull())
      .addColumn('decided_by', text)
      .addColumn('decided_at', text)
      .addColumn('created_at', text, (c) => c.notNull())
      .addColumn('expires_at', text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('approval_policies')
      .addColumn('account_id', text, (c) => c.notNull().references('accounts.id'))
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('policy', text, (c) => c.notNull())
      .addColumn('set_by', text)
      .addColumn('updated_at', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('approval_policies_pk', ['account_id', 'subject'])
      .execute();
    await db.schema.createIndex('batches_status').on('batches').columns(['status']).execute();
    await db.schema.createIndex('batch_plans_expiry').on('batch_plans').columns(['expires_at']).execute();
    await db.schema
      .createIndex('approvals_batch')
      .on('approvals')
      .columns(['account_id', 'batch_id'])
      .execute();
    await db.schema
      .createIndex('approvals_open')
      .on('approvals')
      .columns(['account_id', 'status', 'created_at'])
      .execute();
  },
};
