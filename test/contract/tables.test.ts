import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** The tables of each module: it alone writes them, and others read them through what it exports. */
const OWNERS: Record<string, readonly string[]> = {
  db: ['account_directory', 'candidate_fts', 'candidate_index', 'deployment', 'nodes'],
  'src/access': ['candidate_access'],
  'src/adapters': ['ai_budget'],
  'src/batch': ['approvals', 'batch_answers', 'batch_items', 'batch_plans', 'batches'],
  'src/domain/accounts': [
    'accounts',
    'agency_slugs',
    'api_keys',
    'agency_brands',
    'approval_policies',
    'service_accounts',
    'sessions',
    'teams',
    'users',
  ],
  'src/domain/activities': ['activities'],
  'src/domain/ads': ['applicant_cvs', 'job_ads'],
  'src/domain/applications': ['application_stages', 'applications'],
  'src/domain/bd': ['bd_leads', 'bd_patches', 'bd_targets', 'bd_watches'],
  'src/domain/candidate-drafts': ['candidate_drafts'],
  'src/domain/candidates': ['candidate_tags', 'candidates', 'cv_allowance', 'tags'],
  'src/domain/changes': ['changes'],
  'src/domain/ai-screens': ['ai_screen_answers', 'ai_screens'],
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
  'src/domain/duplicates': ['duplicate_cursors', 'duplicate_keys', 'duplicate_pairs'],
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
  'src/domain/meaning': ['meaning_cursors', 'meaning_vectors'],
  'src/domain/papers': ['contractor_links', 'paper_waivers', 'papers'],
  'src/domain/preferences': ['preference_drafts'],
  'src/domain/persons': ['candidate_merges', 'erasure_certificates'],
  'src/domain/suppression': ['suppressed_people'],
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
  'src/domain/webhooks': ['events', 'webhook_deliveries', 'webhooks'],
  'src/idempotency': ['idempotency_keys'],
  'src/identity': [
    'connect_apps',
    'failed_attempts',
    'identity_providers',
    'oauth_clients',
    'oauth_codes',
    'oauth_grants',
    'oauth_tokens',
    'passkeys',
    'password_links',
    'pending_sign_ins',
    'provider_sessions',
    'recovery_codes',
    'service_tokens',
    'used_assertions',
    'user_identities',
    'user_passwords',
  ],
};

const WRITES = [
  /\.(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g,
  /\b(?:insertRow|insertRows|appendRows|updateRow|changeRow)\(\s*[\w.]+,\s*'(\w+)'/g,
  /\brecord\(\s*'\w+',\s*'(\w+)'/g,
];
/** A lock on the row of a record, by its id: it reads nothing of it. The order of locks is the store's. */
const LOCK = /\.selectFrom\('\w+'\)\.select\('id'\)\.where\('id', '=', \w+\)\.forUpdate\(\)/g;
const READS = [
  /\.(?:selectFrom|innerJoin|leftJoin|from|using)\(\s*'(\w+)/g,
  /\bfindRow\(\s*[\w.]+,\s*'(\w+)'/g,
];
/** The same in SQL that is written out. */
const SQL_WRITES = /\b(?:insert into|update|delete from)\s+(\w+)/g;
const SQL_READS = /\b(?:from|join)\s+(\w+)/g;

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

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, named = '']) => named);

/** The tables that a file's queries name. */
function tablesIn(file: string, patterns: readonly RegExp[], inSql: RegExp): string[] {
  const text = textOf(file).replace(LOCK, '');
  const written = matches(text, /`([^`]*)`/g).flatMap((sql) => matches(sql, inSql));
  return [...patterns.flatMap((pattern) => matches(text, pattern)), ...written].filter((table) =>
    ownerOf.has(table),
  );
}

/** The tables of other modules that a file's queries name, in order. */
function foreign(file: string, patterns: readonly RegExp[], inSql: RegExp): string[] {
  return [...new Set(tablesIn(file, patterns, inSql))]
    .filter((table) => !file.startsWith(`${ownerOf.get(table)}/`))
    .sort();
}

/** A file that says of itself, in the comment that it begins with, that it is a read model. */
const isReadModel = (file: string): boolean => textOf(file).startsWith('// Read model: ');

const found = (
  patterns: readonly RegExp[],
  inSql: RegExp,
  counts: (file: string) => boolean,
): Record<string, string[]> =>
  Object.fromEntries(
    files
      .filter(counts)
      .map((file): [string, string[]] => [file, foreign(file, patterns, inSql)])
      .filter(([, tables]) => tables.length > 0)
      .sort(),
  );

/** Tables that are made: by themselves, as an agency's, or as one of several of these. */
const MADE = [
  /createTable\(\s*'(\w+)'/g,
  /createAgencyTable\(\s*\w+,\s*\w+,\s*'(\w+)'/g,
  /^ {2}(\w+): \{\s*columns:/gm,
];

it('has an owner for every table of the schema', () => {
  const made = readdirSync(join(root, 'db/migrations'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => MADE.flatMap((pattern) => matches(textOf(join('db/migrations', file)), pattern)));
  expect(made.length).toBeGreaterThan(80);
  expect([...new Set(made)].filter((table) => !ownerOf.has(table))).toEqual([]);
});

it('has each table written by its module alone', () => {
  expect(found(WRITES, SQL_WRITES, () => true)).toEqual({});
});

it('has a table of another module read through what it exports or a read model', () => {
  expect(found(READS, SQL_READS, (file) => !isReadModel(file))).toEqual({});
});

it('has no read model that writes', () => {
  const writes = files.filter(isReadModel).filter((file) => tablesIn(file, WRITES, SQL_WRITES).length > 0);
  expect(writes).toEqual([]);
});
