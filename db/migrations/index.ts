import type { Migration } from '../migrate.ts';
import { foundation } from './0001-foundation.ts';

/** In order, by name. */
export const migrations: Migration[] = [foundation];
