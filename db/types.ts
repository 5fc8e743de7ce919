import type { AccountsTable } from './schema/accounts.ts';
import type { AiBudgetTable } from './schema/ai-budget.ts';
import type { ApplicationStagesTable } from './schema/application-stages.ts';
import type { ApprovalPoliciesTable } from './schema/approval-policies.ts';
import type { ApprovalsTable } from './schema/approvals.ts';
import type { BatchAnswersTable } from './schema/batch-answers.ts';
import type { BatchItemsTable } from './schema/batch-items.ts';
import type { BatchPlansTable } from './schema/batch-plans.ts';
import type { BatchesTable } from './schema/batches.ts';
import type { CandidateAccessTable } from './schema/candidate-access.ts';
import type { CandidateIndexTable } from './schema/candidate-index.ts';
import type { CandidateTagsTable } from './schema/candidate-tags.ts';
import type { CandidatesTable } from './schema/candidates.ts';
import type { ChangesTable } from './schema/changes.ts';
import type { ClientContactsTable } from './schema/client-contacts.ts';
import type { ClientDnaNotesTable } from './schema/client-dna-notes.ts';
import type { ClientFeeVersionsTable } from './schema/client-fee-versions.ts';
import type { ClientsTable } from './schema/clients.ts';
import type { ClockMovesTable } from './schema/clock-moves.ts';
import type { ConnectAppsTable } from './schema/connect-apps.ts';
import type { CvAllowanceTable } from './schema/cv-allowance.ts';
import type { DistributionCursorsTable, DistributionUsageTable } from './schema/distribution.ts';
import type { DocumentTextsTable } from './schema/document-texts.ts';
import type { EmailOptOutsTable } from './schema/email-opt-outs.ts';
import type { EmailThreadsTable } from './schema/email-threads.ts';
import type { EventsTable } from './schema/events.ts';
import type { FailedAttemptsTable } from './schema/failed-attempts.ts';
import type { FileRemovalsTable } from './schema/file-removals.ts';
import type { IdempotencyKeysTable } from './schema/idempotency-keys.ts';
import type { ApplicantCvsTable } from './schema/job-ads.ts';
import type {
  MarketplaceDealsTable,
  MarketplaceIntrosTable,
  MarketplaceListingsTable,
  MarketplaceTermsTable,
} from './schema/marketplace.ts';
import type { OauthClientsTable } from './schema/oauth-clients.ts';
import type { OauthCodesTable } from './schema/oauth-codes.ts';
import type { OauthGrantsTable } from './schema/oauth-grants.ts';
import type { OauthTokensTable } from './schema/oauth-tokens.ts';
import type { PasswordLinksTable } from './schema/password-links.ts';
import type { PlacementCreditsTable } from './schema/placement-credits.ts';
import type {
  ContractExtensionsTable,
  QuotaFrozenSharesTable,
  QuotaPeriodsTable,
  QuotaTargetsTable,
} from './schema/quotas.ts';
import type { SearchLogsTable } from './schema/search-logs.ts';
import type { SessionsTable } from './schema/sessions.ts';
import type { TagsTable } from './schema/tags.ts';
import type { PoolRefusalsTable, PoolVerdictsTable } from './schema/talent-pools.ts';
import type { UserPasswordsTable } from './schema/user-passwords.ts';

/** Every table and its row, as Kysely sees them. Text ids, ISO times, 0 and 1 for booleans, JSON as text. */
export interface Database {
  accounts: AccountsTable;
  ai_budget: AiBudgetTable;
  applicant_cvs: ApplicantCvsTable;
  application_stages: ApplicationStagesTable;
  approval_policies: ApprovalPoliciesTable;
  approvals: ApprovalsTable;
  batch_answers: BatchAnswersTable;
  batch_items: BatchItemsTable;
  batch_plans: BatchPlansTable;
  batches: BatchesTable;
  candidate_access: CandidateAccessTable;
  candidate_index: CandidateIndexTable;
  candidate_tags: CandidateTagsTable;
  candidates: CandidatesTable;
  changes: ChangesTable;
  client_contacts: ClientContactsTable;
  client_dna_notes: ClientDnaNotesTable;
  client_fee_versions: ClientFeeVersionsTable;
  clients: ClientsTable;
  clock_moves: ClockMovesTable;
  connect_apps: ConnectAppsTable;
  cv_allowance: CvAllowanceTable;
  distribution_cursors: DistributionCursorsTable;
  distribution_usage: DistributionUsageTable;
  document_texts: DocumentTextsTable;
  email_opt_outs: EmailOptOutsTable;
  email_threads: EmailThreadsTable;
  events: EventsTable;
  failed_attempts: FailedAttemptsTable;
  file_removals: FileRemovalsTable;
  idempotency_keys: IdempotencyKeysTable;
  marketplace_deals: MarketplaceDealsTable;
  marketplace_intros: MarketplaceIntrosTable;
  marketplace_listings: MarketplaceListingsTable;
  marketplace_terms: MarketplaceTermsTable;
  oauth_clients: OauthClientsTable;
  oauth_codes: OauthCodesTable;
  oauth_grants: OauthGrantsTable;
  oauth_tokens: OauthTokensTable;
  password_links: PasswordLinksTable;
  placement_credits: PlacementCreditsTable;
  contract_extensions: ContractExtensionsTable;
  quota_frozen_shares: QuotaFrozenSharesTable;
  quota_periods: QuotaPeriodsTable;
  quota_targets: QuotaTargetsTable;
  search_logs: SearchLogsTable;
  sessions: SessionsTable;
  tags: TagsTable;
  pool_refusals: PoolRefusalsTable;
  pool_verdicts: PoolVerdictsTable;
  user_passwords: UserPasswordsTable;
}
