import type { Action } from '#src/action/define.ts';
import * as accounts from './accounts/index.ts';
import * as activities from './activities/index.ts';
import * as ads from './ads/index.ts';
import * as aiScreens from './ai-screens/index.ts';
import * as applications from './applications/index.ts';
import * as bd from './bd/index.ts';
import * as briefs from './briefs/index.ts';
import * as candidateDrafts from './candidate-drafts/index.ts';
import * as candidates from './candidates/index.ts';
import * as changes from './changes/index.ts';
import * as clients from './clients/index.ts';
import * as clock from './clock/index.ts';
import * as distribution from './distribution/index.ts';
import * as documents from './documents/index.ts';
import * as emails from './emails/index.ts';
import * as held from './held/index.ts';
import * as imports from './imports/index.ts';
import * as interviews from './interviews/index.ts';
import * as jobDrafts from './job-drafts/index.ts';
import * as jobs from './jobs/index.ts';
import * as keys from './keys/index.ts';
import * as marketplace from './marketplace/index.ts';
import * as papers from './papers/index.ts';
import * as placements from './placements/index.ts';
import * as quotas from './quotas/index.ts';
import * as references from './references/index.ts';
import * as reports from './reports/index.ts';
import * as search from './search/index.ts';
import * as specs from './specs/index.ts';
import * as submissions from './submissions/index.ts';
import * as talentPools from './talent-pools/index.ts';
import * as webhooks from './webhooks/index.ts';

/** The modules of the catalogue, in the order a desk thinks of them. */
export const modules: Record<string, Record<string, Action>> = {
  briefs,
  clients,
  candidates,
  candidateDrafts,
  imports,
  search,
  jobs,
  jobDrafts,
  ads,
  distribution,
  applications,
  submissions,
  specs,
  bd,
  held,
  interviews,
  placements,
  marketplace,
  talentPools,
  quotas,
  papers,
  references,
  aiScreens,
  emails,
  documents,
  activities,
  reports,
  changes,
  webhooks,
  accounts,
  keys,
  clock,
};

/** Every action by name. */
export const catalogue: ReadonlyMap<string, Action> = new Map(
  Object.values(modules).flatMap((actions) => Object.values(actions).map((action) => [action.name, action])),
);

/** The module of an action, for toolsets and the documentation. */
export const moduleOf: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).flatMap(([module, actions]) =>
    Object.values(actions).map((action) => [action.name, module]),
  ),
);
