import type { Kysely } from 'kysely';
import type { Database } from './types.ts';

export type Dialect = 'sqlite' | 'postgres';

/** One migration of the schema. A released migration is never changed; a new one is added. */
export interface Migration {
  name: string;
  up(db: Kysely<Database>, dialect: Dialect): Promise<void>;
}
