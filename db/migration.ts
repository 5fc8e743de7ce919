import type { Kysely } from 'kysely';
import type { Database } from './types.ts';

/** One step of the schema. Steps are never changed once released; a new one follows. */
export interface Migration {
  name: string;
  up(db: Kysely<Database>, dialect: 'sqlite' | 'postgres'): Promise<void>;
}
