import type { Hono } from 'hono';
import type { HttpService } from '../service.ts';
import { mountBatch } from './batch.ts';
import { mountCandidateDrafts } from './candidate-drafts.ts';
import { mountDocs } from './docs.ts';
import { mountDocuments } from './documents.ts';
import { mountEmailDrafts } from './email-drafts.ts';
import { mountHealth } from './health.ts';
import { mountImportUploads } from './import-uploads.ts';
import { mountOAuth } from './oauth.ts';
import { mountPages } from './pages.ts';
import { mountTalentPools } from './talent-pools.ts';

/** What is not a JSON action: documents, streams, pages. Each adds its own routes. */
export const rawRoutes: ((app: Hono, service: HttpService) => void)[] = [
  mountBatch,
  mountEmailDrafts,
  mountCandidateDrafts,
  mountImportUploads,
  mountDocuments,
  mountTalentPools,
  mountHealth,
  mountDocs,
  mountPages,
  mountOAuth,
];
