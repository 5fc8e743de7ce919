import type { AgencyTables } from '../agency-table.ts';

/** What was done and what is told of it, and what is kept for repeated requests. */
export const history: AgencyTables = {
  activities: {
    columns: {
      id: 'text',
      type: 'text',
      actor_type: 'text',
      actor_id: 'text?',
      actor_name: 'text?',
      candidate_id: 'text?',
      client_id: 'text?',
      contact_id: 'text?',
      job_id: 'text?',
      application_id: 'text?',
      summary: 'text',
      body: 'text?',
      data: 'text',
      occurred_at: 'text',
      created_at: 'text',
    },
    key: ['id'],
    indexes: {
      activities_list: ['occurred_at', 'id'],
      activities_candidate: { columns: ['candidate_id'], where: 'candidate_id is not null' },
      activities_client: { columns: ['client_id'], where: 'client_id is not null' },
      activities_job: { columns: ['job_id'], where: 'job_id is not null' },
      activities_contact: { columns: ['contact_id'], where: 'contact_id is not null' },
      activities_application: { columns: ['application_id'], where: 'application_id is not null' },
    },
  },
  events: {
    columns: {
      id: 'text',
      sequence: 'bigint',
      event: 'text',
      data: 'text',
      created_at: 'text',
    },
    key: ['id'],
    unique: {
      events_sequence: ['sequence'],
    },
  },
  changes: {
    columns: {
      sequence: 'bigint',
      type: 'text',
      action: 'text',
      record_id: 'text',
      fields: 'text?',
      occurred_at: 'text',
    },
    key: ['sequence'],
  },
  idempotency_keys: {
    columns: {
      credential_id: 'text',
      key: 'text',
      operation: 'text',
      operation_id: 'text',
      fingerprint: 'text',
      state: 'text',
      holder: 'text?',
      status: 'integer?',
      response: 'text?',
      created_at: 'text',
      expires_at: 'text',
    },
    key: ['credential_id', 'key'],
    acrossAgencies: {
      idempotency_keys_expiry: ['expires_at'],
    },
  },
  webhooks: {
    columns: {
      id: 'text',
      url: 'text',
      events: 'text',
      status: 'text',
      paused_reason: 'text?',
      secret: 'text',
      credential_type: 'text',
      credential_id: 'text',
      user_id: 'text?',
      scopes: 'text',
      failing_since: 'text?',
      created_at: 'text',
      updated_at: 'text',
      deleted_at: 'text?',
    },
    key: ['id'],
    indexes: {
      webhooks_account: ['created_at', 'id'],
    },
  },
  webhook_deliveries: {
    columns: {
      id: 'text',
      webhook_id: 'text',
      event_id: 'text',
      event: 'text',
      status: 'text',
      attempts: 'integer',
      last_response_code: 'integer?',
      last_error: 'text?',
      due_at: 'text?',
      claim: 'text?',
      lease_until: 'text?',
      data: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    references: { webhook_id: 'webhooks' },
    indexes: {
      webhook_deliveries_list: ['webhook_id', 'created_at', 'id'],
    },
    acrossAgencies: {
      webhook_deliveries_due: { columns: ['webhook_id', 'due_at', 'id'], where: 'due_at is not null' },
    },
  },
  clock_moves: {
    columns: {
      target: 'text',
      claim: 'text?',
      lease_until: 'text?',
    },
    key: [],
  },
  ai_budget: {
    columns: {
      period: 'text',
      tokens: 'bigint',
    },
    key: ['period'],
  },
};
