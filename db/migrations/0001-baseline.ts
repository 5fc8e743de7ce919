import type { Migration } from '../migration.ts';
import { accounts } from './0001-baseline/accounts.ts';
import { applications } from './0001-baseline/applications.ts';
import { batches } from './0001-baseline/batches.ts';
import { candidates } from './0001-baseline/candidates.ts';
import { clients } from './0001-baseline/clients.ts';
import { distribution } from './0001-baseline/distribution.ts';
import { documents } from './0001-baseline/documents.ts';
import { emails } from './0001-baseline/emails.ts';
import { history } from './0001-baseline/history.ts';
import { identity } from './0001-baseline/identity.ts';
import { interviews } from './0001-baseline/interviews.ts';
import { jobs } from './0001-baseline/jobs.ts';
import { marketplace } from './0001-baseline/marketplace.ts';
import { placements } from './0001-baseline/placements.ts';
import { pools } from './0001-baseline/pools.ts';
import { quotas } from './0001-baseline/quotas.ts';
import { createSearchIndex } from './0001-baseline/search.ts';
import { createAccounts, createSharedTables } from './0001-baseline/shared.ts';
import { createAgencyTable } from './agency-table.ts';

// What refers to a table comes after it.
const AREAS = [
  accounts,
  identity,
  candidates,
  clients,
  documents,
  jobs,
  applications,
  placements,
  interviews,
  emails,
  distribution,
  quotas,
  pools,
  marketplace,
  batches,
  history,
];

export const baseline: Migration = {
  name: '0001-baseline',
  async up(db, dialect) {
    await createAccounts(db, dialect);
    await createSharedTables(db, dialect);
    for (const area of AREAS)
      for (const [name, table] of Object.entries(area)) await createAgencyTable(db, dialect, name, table);
    await createSearchIndex(db, dialect);
  },
};
