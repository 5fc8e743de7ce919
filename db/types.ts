import type { AccountsTable } from './schema/accounts.ts';
import type { ActivitiesTable } from './schema/activities.ts';
import type { ApiKeysTable } from './schema/api-keys.ts';
import type { ApplicationsTable } from './schema/applications.ts';
import type { BatchItemsTable } from './schema/batch-items.ts';
import type { BatchesTable } from './schema/batches.ts';
import type { CandidateTagsTable } from './schema/candidate-tags.ts';
import type { CandidatesTable } from './schema/candidates.ts';
import type { ChangesTable } from './schema/changes.ts';
import type { ClientContactsTable } from './schema/client-contacts.ts';
import type { ClientFeeVersionsTable } from './schema/client-fee-versions.ts';
import type { ClientsTable } from './schema/clients.ts';
import type { EventsTable } from './schema/events.ts';
import type { IdempotencyKeysTable } from './schema/idempotency-keys.ts';
import type { JobsTable } from './schema/jobs.ts';
import type { PlacementCreditsTable } from './schema/placement-credits.ts';
import type { PlacementsTable } from './schema/placements.ts';
import type { TagsTable } from './schema/tags.ts';
import type { TeamsTable } from './schema/teams.ts';
import type { UsersTable } from './schema/users.ts';

/** Every table and its row, as Kysely sees them. Text ids, ISO times, 0 and 1 for booleans, JSON as text. */
export interface Database {
  accounts: AccountsTable;
  activities: ActivitiesTable;
  api_keys: ApiKeysTable;
  applications: ApplicationsTable;
  batch_items: BatchItemsTable;
  batches: BatchesTable;
  candidate_tags: CandidateTagsTable;
  candidates: CandidatesTable;
  changes: ChangesTable;
  client_contacts: ClientContactsTable;
  client_fee_versions: ClientFeeVersionsTable;
  clients: ClientsTable;
  events: EventsTable;
  idempotency_keys: IdempotencyKeysTable;
  jobs: JobsTable;
  placement_credits: PlacementCreditsTable;
  placements: PlacementsTable;
  tags: TagsTable;
  teams: TeamsTable;
  users: UsersTable;
}
