import type { AiBudgetTable } from './schema/ai-budget.ts';
import type { ApplicationStagesTable } from './schema/application-stages.ts';
import type { ApprovalsTable } from './schema/approvals.ts';
import type { BatchAnswersTable } from './schema/batch-answers.ts';
import type { BatchItemsTable } from './schema/batch-items.ts';
import type { BatchPlansTable } from './schema/batch-plans.ts';
import type { BatchesTable } from './schema/batches.ts';
import type { CandidateAccessTable } from './schema/candidate-access.ts';
import type { CandidateIndexTable } from './schema/candidate-index.ts';
import type { CandidateTagsTable } from './schema/candidate-tags.ts';
import type { ChangesTable } from './schema/changes.ts';
import type { ClientFeeVersionsTable } from './schema/client-fee-versions.ts';
import type { ClockMovesTable } from './schema/clock-moves.ts';
import type { CvAllowanceTable } from './schema/cv-allowance.ts';
import type { DeploymentTable } from './schema/deployment.ts';
import type { AccountDirectoryTable, AgencySlugsTable } from './schema/directory.ts';
import type { DistributionCursorsTable, DistributionUsageTable } from './schema/distribution.ts';
import type { DocumentTextsTable } from './schema/document-texts.ts';
import type { DuplicateCursorsTable, DuplicateKeysTable, DuplicatePairsTable } from './schema/duplicates.ts';
import type { EmailOptOutsTable } from './schema/email-opt-outs.ts';
import type { EmailThreadsTable } from './schema/email-threads.ts';
import type { EventsTable } from './schema/events.ts';
import type { FailedAttemptsTable } from './schema/failed-attempts.ts';
import type { FileRemovalsTable } from './schema/file-removals.ts';
import type { IdempotencyKeysTable } from './schema/idempotency-keys.ts';
import type {
  IdentityProvidersTable,
  ProviderSessionsTable,
  UserIdentitiesTable,
} from './schema/identity-providers.ts';
import type { ApplicantCvsTable } from './schema/job-ads.ts';
import type { MeaningCursorsTable, MeaningVectorsTable } from './schema/meaning.ts';
import type { NodesTable } from './schema/nodes.ts';
import type { OauthClientsTable } from './schema/oauth-clients.ts';
import type { OauthCodesTable } from './schema/oauth-codes.ts';
import type { OauthTokensTable } from './schema/oauth-tokens.ts';
import type { PasskeysTable, PendingSignInsTable, RecoveryCodesTable } from './schema/passkeys.ts';
import type { PasswordLinksTable } from './schema/password-links.ts';
import type {
  CandidateMergesTable,
  ErasureCertificatesTable,
  SuppressedPeopleTable,
} from './schema/person-records.ts';
import type { PlacementCreditsTable } from './schema/placement-credits.ts';
import type {
  ContractExtensionsTable,
  QuotaFrozenSharesTable,
  QuotaPeriodsTable,
  QuotaTargetsTable,
} from './schema/quotas.ts';
import type { SearchLogsTable } from './schema/search-logs.ts';
import type { ServiceTokensTable, UsedAssertionsTable } from './schema/service-accounts.ts';
import type { SessionsTable } from './schema/sessions.ts';
import type { TagsTable } from './schema/tags.ts';
import type { PoolRefusalsTable, PoolVerdictsTable } from './schema/talent-pools.ts';
import type { UserPasswordsTable } from './schema/user-passwords.ts';

/** Every table and its row type for Kysely. Ids are text, times ISO 8601, booleans 0 and 1, and JSON is text. */
export interface Database {
  account_directory: AccountDirectoryTable;
  agency_slugs: AgencySlugsTable;
  ai_budget: AiBudgetTable;
  applicant_cvs: ApplicantCvsTable;
  application_stages: ApplicationStagesTable;
  approvals: ApprovalsTable;
  batch_answers: BatchAnswersTable;
  batch_items: BatchItemsTable;
  batch_plans: BatchPlansTable;
  batches: BatchesTable;
  candidate_access: CandidateAccessTable;
  candidate_index: CandidateIndexTable;
  candidate_merges: CandidateMergesTable;
  erasure_certificates: ErasureCertificatesTable;
  suppressed_people: SuppressedPeopleTable;
  candidate_tags: CandidateTagsTable;
  changes: ChangesTable;
  client_fee_versions: ClientFeeVersionsTable;
  clock_moves: ClockMovesTable;
  cv_allowance: CvAllowanceTable;
  deployment: DeploymentTable;
  distribution_cursors: DistributionCursorsTable;
  distribution_usage: DistributionUsageTable;
  document_texts: DocumentTextsTable;
  duplicate_cursors: DuplicateCursorsTable;
  duplicate_keys: DuplicateKeysTable;
  duplicate_pairs: DuplicatePairsTable;
  email_opt_outs: EmailOptOutsTable;
  email_threads: EmailThreadsTable;
  events: EventsTable;
  failed_attempts: FailedAttemptsTable;
  file_removals: FileRemovalsTable;
  idempotency_keys: IdempotencyKeysTable;
  meaning_cursors: MeaningCursorsTable;
  meaning_vectors: MeaningVectorsTable;
  nodes: NodesTable;
  oauth_clients: OauthClientsTable;
  oauth_codes: OauthCodesTable;
  oauth_tokens: OauthTokensTable;
  passkeys: PasskeysTable;
  password_links: PasswordLinksTable;
  pending_sign_ins: PendingSignInsTable;
  placement_credits: PlacementCreditsTable;
  contract_extensions: ContractExtensionsTable;
  quota_frozen_shares: QuotaFrozenSharesTable;
  quota_periods: QuotaPeriodsTable;
  quota_targets: QuotaTargetsTable;
  recovery_codes: RecoveryCodesTable;
  search_logs: SearchLogsTable;
  service_tokens: ServiceTokensTable;
  sessions: SessionsTable;
  tags: TagsTable;
  pool_refusals: PoolRefusalsTable;
  pool_verdicts: PoolVerdictsTable;
  used_assertions: UsedAssertionsTable;
  user_identities: UserIdentitiesTable;
  identity_providers: IdentityProvidersTable;
  provider_sessions: ProviderSessionsTable;
  user_passwords: UserPasswordsTable;
}
