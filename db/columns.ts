import { sql } from 'kysely';

/**
 * The column types that both dialects share. PostgreSQL text is compared bytewise, as SQLite's is, so that ids
 * and times sort the same way everywhere.
 */
export function columnTypes(dialect: 'sqlite' | 'postgres') {
  return {
    text: dialect === 'postgres' ? sql<'text'>`text collate "C"` : ('text' as const),
    real: 'double precision' as const,
  };
}
