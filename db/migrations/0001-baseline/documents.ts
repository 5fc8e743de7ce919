import type { AgencyTables } from '../agency-table.ts';

/** Files and their texts. */
export const documents: AgencyTables = {
  documents: {
    columns: {
      id: 'text',
      candidate_id: 'text?',
      kind: 'text',
      filename: 'text',
      mime_type: 'text',
      size: 'integer',
      sha256: 'text',
      created_by: 'text?',
      created_at: 'text',
      updated_at: 'text',
    },
    key: ['id'],
    indexes: {
      documents_candidate: { columns: ['candidate_id', 'created_at'], where: 'candidate_id is not null' },
      documents_list: ['created_at', 'id'],
      documents_file: ['sha256'],
    },
  },
  document_texts: {
    columns: {
      document_id: 'text',
      text: 'text',
    },
    key: ['document_id'],
    references: { document_id: { table: 'documents', onDelete: 'cascade' } },
  },
  file_removals: {
    columns: {
      id: 'text',
      sha256: 'text',
      created_at: 'text',
    },
    key: ['id'],
  },
};
