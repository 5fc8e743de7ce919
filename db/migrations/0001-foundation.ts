import type { Migration } from '../migration.ts';
import { accounts } from './0001-foundation/accounts.ts';
import { clients } from './0001-foundation/clients.ts';
import { people } from './0001-foundation/people.ts';
import { pipeline } from './0001-foundation/pipeline.ts';
import { records } from './0001-foundation/records.ts';

export const foundation: Migration = {
  name: '0001-foundation',
  async up(db, dialect) {
    // What refers to a table comes after it.
    for (const area of [accounts, people, clients, pipeline, records]) await area(db, dialect);
  },
};
