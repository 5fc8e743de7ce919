import { ROLE_SCOPES, SCOPES, type Scope } from '#src/domain/accounts/scopes.ts';
import type { Role } from '#src/domain/context.ts';

const NOUNS: Record<string, string> = {
  jobs: 'jobs',
  candidates: 'candidates, with their contact details and CVs',
  applications: 'applications and their stages',
  interviews: 'interviews and the calendar',
  placements: 'placements',
  clients: 'client companies and their contacts',
  submissions: 'submissions to clients',
  talent_pools: 'talent pools',
  documents: 'documents and contractor papers',
  emails: 'e-mail with candidates',
  forms: 'forms and phone screens',
  activities: 'notes, calls and the activity log',
  integrations: 'integrations',
  marketplace: 'marketplace listings, intros and deals',
  webhooks: 'webhooks',
  keys: 'API keys (never their secrets)',
};

const WORDS: Partial<Record<Scope, string>> = {
  admin: 'Do everything that an admin of the agency may do',
  'emails:write': 'Send, schedule and cancel e-mail to candidates in the name of the agency',
  'submissions:write': 'Send candidates to clients, and answer their questions',
  'marketplace:write': 'Share jobs and candidates with other agencies, and answer them',
  'webhooks:write': 'Have events of the agency sent to other systems',
  'keys:write': 'Make and revoke API keys',
  'placements:financials:read': 'See salaries, fees, rates, profit and credit shares of placements',
  'clients:financials:read': 'See the fee terms agreed with clients',
  'marketplace:financials:read': 'See salaries, fees and shares of marketplace deals',
  'placements:contracting:read': 'See payment terms of clients and how contractors are paid',
  'quotas:read': 'See the targets and billings of consultants, teams and the agency',
  'analytics:read': 'Run reports and ask questions about the figures',
  'accounts:read': "See the agency's profile and its people",
};

/** An area of the agency's work in words: `Jobs`. */
export function areaWords(area: string): string {
  const noun = NOUNS[area] ?? area;
  return noun.slice(0, 1).toUpperCase() + noun.slice(1);
}

/** A scope in the words of somebody who must decide about it. */
export function describeScope(scope: Scope): string {
  const known = WORDS[scope];
  if (known !== undefined) return known;
  const [area = '', verb] = scope.split(':');
  return `${verb === 'write' ? 'Make and change' : 'See'} ${NOUNS[area] ?? area}`;
}

const ELEVATED = new Set<string>([
  'admin',
  'placements:financials:read',
  'clients:financials:read',
  'marketplace:financials:read',
  'placements:contracting:read',
  'quotas:read',
]);

/** Whether a scope shows money or targets: asking for one puts an app into the elevated review tier. */
export function isElevated(scope: string): boolean {
  return ELEVATED.has(scope);
}

/** What a client is told to ask for where it does not know: a consultant's work, no money, no administration. */
export const USUAL_SCOPES: readonly Scope[] = ROLE_SCOPES.consultant;

const known = new Set<string>(SCOPES);

export const isScope = (text: string): text is Scope => known.has(text);

/** Scopes in the catalogue's order, each once. */
export function inCatalogueOrder(scopes: Iterable<string>): Scope[] {
  const given = new Set(scopes);
  return SCOPES.filter((scope) => given.has(scope));
}

/** Which of these a person of a role can give away: nobody gives more than they have. */
export function grantable(scopes: readonly Scope[], role: Role): Scope[] {
  if (role === 'admin') return inCatalogueOrder(scopes);
  const own = new Set<string>(ROLE_SCOPES[role]);
  return inCatalogueOrder(scopes.filter((scope) => own.has(scope)));
}
