import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** The tables of each module: it alone writes them, and others read them through what it exports. */
const OWNERS: Record<string, readonly string[]> = {
  db: ['candidate_fts', 'candidate_index'],
  'src/access': ['candidate_access', 'sessions'],
  'src/action': ['activities', 'changes', 'events'],
  'src/adapters': ['ai_budget'],
  'src/batch': ['approvals', 'batch_answers', 'batch_items', 'batch_plans', 'batches'],
  'src/domain/accounts': ['accounts', 'api_keys', 'approval_policies', 'teams', 'users'],
  'src/domain/ads': ['applicant_cvs', 'job_ads'],
  'src/domain/applications': ['application_stages', 'applications'],
  'src/domain/candidate-drafts': ['candidate_drafts'],
  'src/domain/candidates': ['candidate_tags', 'candidates', 'cv_allowance', 'tags'],
  'src/domain/clients': ['client_contacts', 'client_dna_notes', 'client_fee_versions', 'clients'],
  'src/domain/clock': ['clock_moves'],
  'src/domain/distribution': [
    'distribution_boards',
    'distribution_cursors',
    'distribution_rules',
    'distribution_usage',
    'postings',
  ],
  'src/domain/documents': ['document_texts', 'documents', 'file_removals'],
  'src/domain/emails': [
    'email_drafts',
    'email_messages',
    'email_opt_outs',
    'email_threads',
    'scheduled_emails',
  ],
  'src/domain/imports': ['candidate_import_items', 'candidate_imports'],
  'src/domain/interviews': ['calendar_events', 'interviews', 'phone_screens'],
  'src/domain/job-drafts': ['job_drafts'],
  'src/domain/jobs': ['jobs'],
  'src/domain/marketplace': [
    'marketplace_deals',
    'marketplace_intros',
    'marketplace_listings',
    'marketplace_terms',
  ],
  'src/domain/papers': ['contractor_links', 'paper_waivers', 'papers'],
  'src/domain/placements': ['placement_credits', 'placements'],
  'src/domain/pools': [
    'pool_join_requests',
    'pool_members',
    'pool_refusals',
    'pool_verdicts',
    'talent_pools',
  ],
  'src/domain/quotas': [
    'contract_extensions',
    'quota_adjustments',
    'quota_frozen_shares',
    'quota_periods',
    'quota_plans',
    'quota_targets',
  ],
  'src/domain/references': ['referee_requests', 'referees'],
  'src/domain/search': ['search_logs'],
  'src/domain/specs': ['specs'],
  'src/domain/submissions': ['submission_items', 'submissions'],
  'src/domain/webhooks': ['webhook_deliveries', 'webhooks'],
  'src/idempotency': ['idempotency_keys'],
  'src/identity': [
    'connect_apps',
    'failed_attempts',
    'oauth_clients',
    'oauth_codes',
    'oauth_grants',
    'oauth_tokens',
    'password_links',
    'user_passwords',
  ],
};

/**
 * Files that write a table of another module still. The list only gets shorter: the owner exports what does it, and the
 * line goes.
 */
const FOREIGN_WRITES: Record<string, readonly string[]> = {
  'db/sequences.ts': ['accounts'],
  'src/access/sessions.ts': ['users'],
  'src/access/usage.ts': ['api_keys', 'users'],
  'src/domain/accounts/sessions.ts': ['sessions'],
  'src/domain/activities/schema.ts': ['activities'],
  'src/domain/webhooks/queue.ts': ['events'],
  'src/workers/test-clock.ts': ['accounts', 'clock_moves'],
};

/**
 * Files that read a table of another module still and are no read model. The list only gets shorter: the owner exports
 * what is read, or the query moves into a file whose first comment says "Read model".
 */
const FOREIGN_READS: Record<string, readonly string[]> = {
  'db/account-locks.ts': ['accounts'],
  'db/sequences.ts': ['accounts'],
  'src/access/access-tokens.ts': ['accounts', 'oauth_grants', 'oauth_tokens', 'users'],
  'src/access/authenticate.ts': ['accounts', 'api_keys', 'users'],
  'src/access/candidate-access.ts': ['candidates'],
  'src/access/internal.ts': ['accounts'],
  'src/access/sessions.ts': ['accounts', 'users'],
  'src/batch/approval-decide.ts': ['api_keys', 'users'],
  'src/cli/commands/keys.ts': ['api_keys'],
  'src/domain/access/visible-users.ts': ['users'],
  'src/domain/activities/store.ts': [
    'activities',
    'applications',
    'candidates',
    'client_contacts',
    'clients',
    'jobs',
  ],
  'src/domain/ads/advert.ts': ['accounts', 'jobs', 'postings'],
  'src/domain/ads/applicant-cvs.ts': ['accounts', 'documents'],
  'src/domain/ads/store.ts': ['accounts', 'clients', 'jobs'],
  'src/domain/applications/store.ts': ['candidates', 'clients', 'jobs'],
  'src/domain/candidates/search.ts': ['candidate_index'],
  'src/domain/candidates/store.ts': ['applications', 'users'],
  'src/domain/changes/index.ts': ['accounts', 'changes'],
  'src/domain/clients/contacts-store.ts': ['candidates'],
  'src/domain/clients/store.ts': ['users'],
  'src/domain/distribution/following.ts': ['accounts', 'changes', 'jobs', 'teams'],
  'src/domain/distribution/rules.ts': ['accounts'],
  'src/domain/distribution/store.ts': ['accounts'],
  'src/domain/documents/removals.ts': ['candidate_import_items'],
  'src/domain/documents/store.ts': ['candidates'],
  'src/domain/due.ts': ['accounts'],
  'src/domain/emails/facts.ts': ['users'],
  'src/domain/emails/outbox.ts': ['accounts', 'candidates'],
  'src/domain/imports/process.ts': ['candidates'],
  'src/domain/imports/queue.ts': ['accounts'],
  'src/domain/imports/roles.ts': ['candidates', 'jobs'],
  'src/domain/job-drafts/store.ts': ['clients'],
  'src/domain/jobs/store.ts': [
    'applications',
    'candidates',
    'client_contacts',
    'clients',
    'submissions',
    'teams',
    'users',
  ],
  'src/domain/jobs/undo.ts': ['applications'],
  'src/domain/marketplace/across-store.ts': ['accounts', 'applications', 'candidates', 'placements', 'users'],
  'src/domain/marketplace/deals-store.ts': ['candidates'],
  'src/domain/papers/contractor.ts': ['documents'],
  'src/domain/papers/store.ts': ['candidates', 'documents', 'jobs', 'placements'],
  'src/domain/pools/cv.ts': ['documents'],
  'src/domain/pools/keep-warm.ts': ['accounts', 'candidates'],
  'src/domain/pools/requests.ts': ['accounts', 'candidates', 'documents'],
  'src/domain/pools/store.ts': ['candidates'],
  'src/domain/quotas/board.ts': ['teams', 'users'],
  'src/domain/quotas/follow.ts': ['users'],
  'src/domain/quotas/periods.ts': ['accounts'],
  'src/domain/quotas/plan.ts': ['accounts'],
  'src/domain/quotas/shares.ts': ['placement_credits', 'placements'],
  'src/domain/quotas/status.ts': ['users'],
  'src/domain/quotas/target-sets.ts': ['teams', 'users'],
  'src/domain/references/store.ts': ['scheduled_emails'],
  'src/domain/search/store.ts': ['candidates'],
  'src/domain/specs/store.ts': ['clients', 'scheduled_emails'],
  'src/domain/submissions/store.ts': ['candidates', 'clients', 'jobs', 'scheduled_emails'],
  'src/domain/webhooks/queue.ts': ['events'],
  'src/domain/webhooks/store.ts': ['accounts', 'api_keys', 'events', 'oauth_grants', 'users'],
  'src/http/pages/approval-policies.tsx': ['api_keys', 'oauth_grants', 'users'],
  'src/identity/actions.ts': ['users'],
  'src/identity/oauth/clients.ts': ['accounts'],
  'src/identity/oauth/grants.ts': ['users'],
  'src/identity/oauth/tokens.ts': ['accounts', 'users'],
  'src/identity/people.ts': ['accounts', 'users'],
  'src/links/contractor/page.ts': ['candidates'],
  'src/links/opt-outs/page.ts': ['accounts', 'candidates', 'email_opt_outs'],
  'src/links/references/pages.ts': ['candidates', 'referee_requests', 'referees'],
  'src/links/review/on-link.ts': ['candidates', 'client_contacts'],
  'src/server/operator.ts': ['accounts'],
  'src/workers/imports.ts': ['accounts', 'candidate_import_items'],
  'src/workers/mail/sender.ts': ['accounts', 'scheduled_emails'],
  'src/workers/registry.ts': ['accounts'],
  'src/workers/test-clock.ts': ['clock_moves'],
};

const WRITES = [
  /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\b(?:insertRow|insertRows|updateRow|changeRow)\(\s*[\w.]+,\s*'(\w+)'/g,
  /\brecord\(\s*'\w+',\s*'(\w+)'/g,
];
const READS = [
  /\.(?:selectFrom|innerJoin|leftJoin|from|using)\(\s*'(\w+)/g,
  /\bfindRow\(\s*[\w.]+,\s*'(\w+)'/g,
];

const files = ['src', 'db', 'tools', 'batch-actions'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/^db\/(migrations|schema)\//.test(file)),
);

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const ownerOf = new Map(
  Object.entries(OWNERS).flatMap(([module, tables]) => tables.map((table) => [table, module] as const)),
);

/** The tables of other modules that a file's queries name, in order. */
function foreign(file: string, patterns: readonly RegExp[]): string[] {
  const text = textOf(file);
  const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, table = '']) => table));
  return [...new Set(named)]
    .filter((table) => {
      const owner = ownerOf.get(table);
      return owner !== undefined && !file.startsWith(`${owner}/`);
    })
    .sort();
}

/** A file that says of itself, in a comment before its first export, that it is a read model. */
const isReadModel = (file: string): boolean => {
  const text = textOf(file);
  const head = text.slice(0, text.indexOf('\nexport '));
  return /(\/\/|\*) Read model\b/.test(head);
};

const found = (patterns: readonly RegExp[], counts: (file: string) => boolean): Record<string, string[]> =>
  Object.fromEntries(
    files
      .filter(counts)
      .map((file): [string, string[]] => [file, foreign(file, patterns)])
      .filter(([, tables]) => tables.length > 0)
      .sort(),
  );

it('has an owner for every table of the schema', () => {
  const made = readdirSync(join(root, 'db/migrations'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...textOf(join('db/migrations', file)).matchAll(/createTable\('(\w+)'/g)])
    .map(([, table = '']) => table);
  expect([...new Set(made)].filter((table) => !ownerOf.has(table))).toEqual([]);
});

it('has each table written by its module alone, but for what is known', () => {
  expect(found(WRITES, () => true)).toEqual(FOREIGN_WRITES);
});

it('has a table of another module read through what it exports or a read model, but for what is known', () => {
  expect(found(READS, (file) => !isReadModel(file))).toEqual(FOREIGN_READS);
});

it('has no read model that writes', () => {
  const writes = files
    .filter(isReadModel)
    .filter((file) => WRITES.some((pattern) => textOf(file).search(pattern) >= 0));
  expect(writes).toEqual([]);
});
