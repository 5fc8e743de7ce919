import type { Migration } from '../migration.ts';
import { type AgencyTables, createAgencyTable } from './agency-table.ts';

const tables: AgencyTables = {
  ai_screens: {
    columns: {
      id: 'text',
      application_id: 'text',
      candidate_id: 'text',
      job_id: 'text',
      channel: 'text',
      status: 'text',
      automatic: 'integer',
      attempts: 'integer',
      message: 'text?',
      questions: 'text',
      hash: 'text',
      sent_at: 'text',
      reminded_at: 'text?',
      expires_at: 'text',
      due_at: 'text?',
      consented_at: 'text?',
      started_at: 'text?',
      paused_at: 'text?',
      completed_at: 'text?',
      person_wanted: 'integer',
      focus_scores: 'text',
      recommendation: 'text?',
      summary: 'text?',
      concerns: 'text',
      failure: 'text?',
      phone_screen_id: 'text?',
      retention_days: 'integer',
      answers_removed_at: 'text?',
      created_by: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    unique: { ai_screens_hash: ['hash'] },
    indexes: {
      ai_screens_list: ['created_at', 'id'],
      ai_screens_application: ['application_id', 'created_at', 'id'],
      ai_screens_candidate: ['candidate_id'],
    },
    acrossAgencies: { ai_screens_due: { columns: ['due_at'], where: 'due_at is not null' } },
  },
  ai_screen_answers: {
    columns: {
      id: 'text',
      screen_id: 'text',
      no: 'integer',
      kind: 'text',
      text: 'text?',
      document_id: 'text?',
      sha256: 'text?',
      seconds: 'real?',
      transcription: 'text',
      transcribe_at: 'text?',
      tries: 'integer',
      answered_at: 'text',
    },
    key: ['id'],
    unique: { ai_screen_answers_no: ['screen_id', 'no'] },
    acrossAgencies: {
      ai_screen_answers_due: { columns: ['transcribe_at'], where: 'transcribe_at is not null' },
    },
  },
};

export const aiScreens: Migration = {
  name: '0014-ai-screens',
  async up(db, dialect) {
    for (const [name, table] of Object.entries(tables)) await createAgencyTable(db, dialect, name, table);
  },
};
