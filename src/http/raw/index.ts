import type { Hono } from 'hono';
import type { HttpService } from '../service.ts';
import { mountBatch } from './batch.ts';
import { mountCandidateDrafts } from './candidate-drafts.ts';
import { mountDocs } from './docs.ts';
import { mountDocuments } from './documents.ts';
import { mountEmailDrafts } from './email-drafts.ts';
import { mountHealth } from './health.ts';
import { mountImportUploads } from './import-uploads.ts';
import { mountInboundMail } from './inbound-mail.ts';
import { mountMetrics } from './metrics.ts';
import { mountOAuth } from './oauth.ts';
import { mountPages } from './pages.ts';
import { mountTalentPools } from './talent-pools.ts';

/** Routes that are not bound to one action: documents, streams, pages. */
export const rawRoutes: ((app: Hono, service: HttpService) => void)[] = [
  mountBatch,
  mountEmailDrafts,
  mountCandidateDrafts,
  mountImportUploads,
  mountDocuments,
  mountInboundMail,
  mountTalentPools,
  mountHealth,
  mountMetrics,
  mountDocs,
  mountPages,
  mountOAuth,
];
