import type { Route } from '../bind.ts';
import { accountRoutes } from './accounts.ts';
import { activityRoutes } from './activities.ts';
import { adRoutes } from './ads.ts';
import { aiScreenRoutes } from './ai-screens.ts';
import { applicationRoutes } from './applications.ts';
import { bdRoutes } from './bd.ts';
import { briefRoutes } from './briefs.ts';
import { candidateDraftRoutes } from './candidate-drafts.ts';
import { candidateRoutes } from './candidates.ts';
import { changeRoutes } from './changes.ts';
import { clientRoutes } from './clients.ts';
import { distributionRoutes } from './distribution.ts';
import { documentRoutes } from './documents.ts';
import { emailRoutes } from './emails.ts';
import { heldRoutes } from './held.ts';
import { importRoutes } from './imports.ts';
import { interviewRoutes } from './interviews.ts';
import { jobDraftRoutes } from './job-drafts.ts';
import { jobRoutes } from './jobs.ts';
import { marketplaceRoutes } from './marketplace.ts';
import { paperRoutes } from './papers.ts';
import { placementRoutes } from './placements.ts';
import { quotaRoutes } from './quotas.ts';
import { referenceRoutes } from './references.ts';
import { reportRoutes } from './reports.ts';
import { searchRoutes } from './search.ts';
import { specRoutes } from './specs.ts';
import { submissionRoutes } from './submissions.ts';
import { talentPoolRoutes } from './talent-pools.ts';
import { webhookRoutes } from './webhooks.ts';

/** Every REST route. */
export const routes: Route[] = [
  ...briefRoutes,
  ...accountRoutes,
  ...activityRoutes,
  ...searchRoutes,
  ...candidateDraftRoutes,
  ...importRoutes,
  ...candidateRoutes,
  ...clientRoutes,
  // Before the routes that have an id in the same place.
  ...jobDraftRoutes,
  ...jobRoutes,
  ...adRoutes,
  ...distributionRoutes,
  ...applicationRoutes,
  ...submissionRoutes,
  ...specRoutes,
  ...bdRoutes,
  ...heldRoutes,
  ...interviewRoutes,
  ...placementRoutes,
  ...marketplaceRoutes,
  ...talentPoolRoutes,
  ...quotaRoutes,
  ...paperRoutes,
  ...referenceRoutes,
  ...aiScreenRoutes,
  ...emailRoutes,
  ...documentRoutes,
  ...changeRoutes,
  ...reportRoutes,
  ...webhookRoutes,
];
