import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '#db/store.ts';
import type { Runtime } from '#src/action/execute.ts';
import { createFileDrop } from '#src/adapters/boards/file-drop.ts';
import type { DocumentFiles } from '#src/adapters/files/document-files.ts';
import { ErasureList } from '#src/adapters/files/erasure-list.ts';
import { outboxFolder } from '#src/adapters/mail/lazy.ts';
import type { Outbound } from '#src/adapters/outbound/outbound.ts';
import type { Sealer } from '#src/adapters/sealing/seal.ts';
import type { Config } from '#src/config.ts';
import { agenciesById } from '#src/domain/accounts/agencies.ts';
import { completeJob } from '#src/domain/job-drafts/index.ts';
import { pendingPipelines } from '#src/domain/jobs/index.ts';
import { placementDueDays, sweepPlacements } from '#src/domain/placements/index.ts';
import type { IdentityService } from '#src/identity/service.ts';
import { addMs, dayIn, startOfDay } from '#src/lib/clock.ts';
import { applicantCvs } from './applicant-cvs.ts';
import { BoardWorker } from './boards.ts';
import { duplicates } from './duplicates.ts';
import { erasures } from './erasures.ts';
import { fileRemovals } from './file-removals.ts';
import { ImportWorker } from './imports.ts';
import type { MailSender } from './mail/sender.ts';
import { meaning } from './meaning.ts';
import { queueWorker } from './queue.ts';
import { assessments } from './queues/assessments.ts';
import { clientDna } from './queues/client-dna.ts';
import { enrichments } from './queues/enrichments.ts';
import { providerChecks } from './queues/provider-checks.ts';
import { readings } from './queues/readings.ts';
import { research } from './queues/research.ts';
import { resumes } from './queues/resumes.ts';
import { roleMatches } from './queues/role-matches.ts';
import { transcriptions } from './queues/transcriptions.ts';
import type { SteadyClock } from './steady-clock.ts';
import { type Sweep, sweepWorker } from './sweep.ts';
import { aiScreens } from './sweeps/ai-screens.ts';
import { followingJobs } from './sweeps/boards.ts';
import { expiringCandidateDrafts } from './sweeps/candidate-drafts.ts';
import { expiringDrafts } from './sweeps/email-drafts.ts';
import { importSweeps } from './sweeps/imports.ts';
import { findingLeads } from './sweeps/leads.ts';
import { marketplaceSweeps } from './sweeps/marketplace.ts';
import { countingMeetings } from './sweeps/meetings.ts';
import { poolCheckIns } from './sweeps/pool-check-ins.ts';
import { expiringPreferences } from './sweeps/preferences.ts';
import { referenceReminders } from './sweeps/references.ts';
import { searchEntries } from './sweeps/search-entries.ts';
import { expiringSpecs } from './sweeps/specs.ts';
import { expiringSubmissions } from './sweeps/submissions.ts';
import { webhookLogWorker } from './webhooks/log.ts';
import { WebhookWorker } from './webhooks/worker.ts';
import type { Worker } from './worker.ts';

export interface WorkerOptions {
  runtime: Runtime;
  files: DocumentFiles;
  config: Config;
  outbound: Outbound;
  sealer: Sealer;
  mail: MailSender;
  identity: IdentityService;
  clock: SteadyClock;
  log: Logger;
}

/**
 * Everything that is done beside the requests. A module adds its own here: a `Sweep` for records that wait for the
 * service to do something with them, a `Worker` for what sends. Sweeps come first: what they bring about is sent.
 */
export function createWorkers(given: WorkerOptions): Worker[] {
  const { config } = given;
  return [
    new ImportWorker(given),
    ...[
      pipelines,
      placements,
      searchEntries,
      expiringDrafts,
      expiringCandidateDrafts,
      expiringPreferences,
      referenceReminders,
      aiScreens,
      expiringSubmissions,
      expiringSpecs,
      followingJobs,
      poolCheckIns,
      countingMeetings,
      findingLeads,
      ...marketplaceSweeps,
      ...importSweeps,
    ].map((sweep) => sweepWorker(given, sweep)),
    queueWorker(given, enrichments(given)),
    queueWorker(given, resumes(given)),
    queueWorker(given, roleMatches(given)),
    queueWorker(given, clientDna),
    queueWorker(given, assessments(given)),
    queueWorker(given, readings(given)),
    queueWorker(given, research),
    queueWorker(given, transcriptions(given)),
    queueWorker(given, providerChecks(given)),
    given.mail,
    new BoardWorker({
      ...given,
      files: createFileDrop(join(config.dataDir, 'board-drop')),
      timeoutMs: config.WEBHOOK_TIMEOUT_SECONDS * 1000,
    }),
    new WebhookWorker({
      ...given,
      schedule: config.WEBHOOK_RETRY_SECONDS,
      timeoutMs: config.WEBHOOK_TIMEOUT_SECONDS * 1000,
    }),
    applicantCvs(given),
    duplicates(given.runtime.store),
    meaning(given),
    webhookLogWorker(given.runtime.store),
    erasures({
      store: given.runtime.store,
      outbox: outboxFolder(config),
      list: new ErasureList(config.dataDir),
    }),
    fileRemovals({ store: given.runtime.store, files: given.files }),
  ];
}

const pipelines: Sweep = {
  name: 'draft_pipeline',
  title: 'Drafted a pipeline',
  wakeOnCommit: true,
  due: (db, _wall, limit, except) => pendingPipelines(db, limit, except),
  work: completeJob,
};

const placements: Sweep = {
  name: 'sweep_placements',
  title: 'Moved placements whose day has come',
  wakeOnCommit: false,
  due: async (db, wall) =>
    (await placementDays(db)).flatMap(({ account_id, due_on, timezone, clock_offset_ms }) =>
      dayIn(addMs(wall, clock_offset_ms), timezone) >= due_on ? [{ account_id, id: account_id }] : [],
    ),
  work: (ctx) => sweepPlacements(ctx),
  next: async (db, accountId, until) => {
    const day = (await placementDays(db)).find(({ account_id }) => account_id === accountId);
    const due = day === undefined ? null : startOfDay(day.due_on, day.timezone);
    return due !== null && due <= until ? due : null;
  },
};

/** The day of each account's next placement, with what tells its today. */
async function placementDays(db: Db) {
  const days = await placementDueDays(db);
  if (days.length === 0) return [];
  const byId = await agenciesById(
    db,
    days.map(({ account_id }) => account_id),
  );
  return days.flatMap(({ account_id, due_on }) => {
    const account = byId.get(account_id);
    if (account === undefined) return [];
    const { timezone, clock_offset_ms } = account;
    return [{ account_id, due_on, timezone, clock_offset_ms }];
  });
}
