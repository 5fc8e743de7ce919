import type { Migration } from '../migration.ts';
import { foundation } from './0001-foundation.ts';
import { people } from './0002-people.ts';
import { pipeline } from './0003-pipeline.ts';
import { batches } from './0005-batches.ts';
import { identity } from './0006-identity.ts';
import { webhooks } from './0007-webhooks.ts';
import { emails } from './0008-emails.ts';
import { interviews } from './0009-interviews.ts';
import { access } from './0010-access.ts';
import { documents } from './0011-documents.ts';
import { submissions } from './0012-submissions.ts';
import { marketplace } from './0013-marketplace.ts';
import { imports } from './0014-imports.ts';
import { papers } from './0015-papers.ts';
import { search } from './0016-search.ts';
import { distribution } from './0017-distribution.ts';
import { quotas } from './0018-quotas.ts';
import { analytics } from './0019-analytics.ts';
import { specs } from './0020-specs.ts';
import { references } from './0021-references.ts';
import { talentPools } from './0022-talent-pools.ts';
import { mailsByDay } from './0023-mails-by-day.ts';
import { dayOfFallOff } from './0024-day-of-fall-off.ts';

/** In order, by name. */
export const migrations: Migration[] = [
  foundation,
  people,
  pipeline,
  batches,
  identity,
  webhooks,
  emails,
  interviews,
  access,
  documents,
  submissions,
  marketplace,
  imports,
  papers,
  search,
  distribution,
  quotas,
  analytics,
  specs,
  references,
  talentPools,
  mailsByDay,
  dayOfFallOff,
];
