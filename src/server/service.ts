import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { catalogue } from '#actions/catalogue.ts';
import type { OpenOptions } from '#db/open.ts';
import { SEALED } from '#db/sealing.ts';
import type { Store } from '#db/store.ts';
import { createAuthentication } from '#src/access/authenticate.ts';
import { CandidateAccess } from '#src/access/candidate-access.ts';
import { hashSecret, makeClientSecret, makeKey } from '#src/access/keys.ts';
import { Limiter } from '#src/access/limiter.ts';
import { PublicPages } from '#src/access/public-pages.ts';
import { Usage } from '#src/access/usage.ts';
import type { Runtime } from '#src/action/execute.ts';
import { withBudget } from '#src/adapters/assistant/budget.ts';
import { budgetStore } from '#src/adapters/assistant/budget-store.ts';
import { cvReader } from '#src/adapters/assistant/cv/reader.ts';
import { emailWriter } from '#src/adapters/assistant/email/writer.ts';
import { fitJudge } from '#src/adapters/assistant/fit/judge.ts';
import { textReader } from '#src/adapters/assistant/gate/reader.ts';
import { lazyAssistant } from '#src/adapters/assistant/lazy.ts';
import { searchCompiler } from '#src/adapters/assistant/search/compiler.ts';
import { summaryWriter } from '#src/adapters/assistant/summary/task.ts';
import { CvReaders } from '#src/adapters/cv/reader.ts';
import { documentFiles } from '#src/adapters/files/configured.ts';
import { createLog } from '#src/adapters/log.ts';
import { withMeanings } from '#src/adapters/meaning/asked.ts';
import { embeddingsOf } from '#src/adapters/meaning/embeddings.ts';
import { NO_READER, SentenceThread } from '#src/adapters/meaning/reader.ts';
import type { Metrics } from '#src/adapters/metrics.ts';
import { lazyOutbound } from '#src/adapters/outbound/lazy.ts';
import type { Outbound } from '#src/adapters/outbound/outbound.ts';
import { makeSigningSecret } from '#src/adapters/outbound/signature.ts';
import { checkTargetUrl } from '#src/adapters/outbound/target.ts';
import { SealingKeys } from '#src/adapters/sealing/keys.ts';
import { createSealer } from '#src/adapters/sealing/seal.ts';
import { lastAddress } from '#src/adapters/served-at.ts';
import { speechToText } from '#src/adapters/speech/transcriber.ts';
import { embeddedVideo } from '#src/adapters/video/embedded.ts';
import { remoteFiles } from '#src/adapters/websites/files.ts';
import { websiteReader } from '#src/adapters/websites/reader.ts';
import { asksApproval } from '#src/batch/policy.ts';
import { recovery } from '#src/batch/recover.ts';
import { Batches } from '#src/batch/registry.ts';
import { type Config, readSecrets } from '#src/config.ts';
import { RELEASE } from '#src/http/respond.ts';
import type { HttpService } from '#src/http/service.ts';
import { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { removeAbandoned } from '#src/idempotency/store.ts';
import { Vouching, vouchedAuthentication } from '#src/identity/provider/vouching.ts';
import type { Background } from '#src/lib/background.ts';
import { createPublicLinks, type PublicLinks } from '#src/links/public-links.ts';
import { heartbeat } from '#src/workers/heartbeat.ts';
import { createMailSender } from '#src/workers/mail/create-sender.ts';
import { maintenance } from '#src/workers/maintenance.ts';
import { createWorkers } from '#src/workers/registry.ts';
import { Scheduler } from '#src/workers/scheduler.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { TestClocks } from '#src/workers/test-clock.ts';
import type { McpService } from '#tools/service.ts';
import { requireSameDeployment } from './deployment.ts';
import { openConfiguredStore } from './open-store.ts';

/** The service behind all interfaces, assembled once. */
export interface Service extends HttpService, McpService {
  /** Links that open a page without a login. */
  readonly links: PublicLinks;
  /** What goes on beside the requests; tests drive it by `runDue`. */
  readonly jobs: Scheduler;
  readonly outbound: Outbound;
  readonly sealing: SealingKeys;
  /** Begins the background work; without it the service only answers. */
  start(): void;
  /** Says in the health check that the process is not ready any more. */
  leave(): void;
  /** Ends streams and background work; requests under way still finish. */
  stop(): Promise<void>;
  /** Stops, writes down what is pending and closes the store. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  config: Config;
  log?: Logger;
  checkOutput?: boolean;
  /** The address served, where PUBLIC_URL is not set. */
  servedAt?: () => string;
  /** Hears of each step by which the schema of the store is brought up to date. */
  told?: OpenOptions['told'];
  /** What Node is given to start a reader of CVs; left out, the compiled one beside the program, or its source. */
  cvProgramme?: readonly string[];
}

/** Opens the store and puts the service together. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { config } = options;
  const secrets = readSecrets(config.dataDir);
  const log = options.log ?? createLog(config.LOG_LEVEL);
  const sentences = config.SENTENCE_MODEL
    ? new SentenceThread((error) => log.error({ err: error }, 'sentence model cannot be used'))
    : NO_READER;
  const store = withMeanings(await openConfiguredStore(config, { told: options.told }), sentences);
  const sealing = new SealingKeys(config.dataDir, secrets.signing, store);
  try {
    await requireSameDeployment(store, config, secrets);
    await sealing.current();
  } catch (error) {
    await store.close();
    throw error;
  }
  const metrics = config.METRICS ? await metricsOf(config, store) : null;
  const limiter = new Limiter(
    {
      perMinute: config.RATE_LIMIT_PER_MINUTE,
      trialPerMinute: config.RATE_LIMIT_TRIAL_PER_MINUTE,
      aiPerMinute: config.RATE_LIMIT_AI_PER_MINUTE,
      authFailuresPerMinute: config.AUTH_FAILURES_PER_MINUTE,
    },
    store.counters,
  );
  const elsewhere = options.servedAt === undefined ? lastAddress(config.dataDir) : undefined;
  const publicUrl = (): string =>
    config.PUBLIC_URL?.replace(/\/+$/, '') ??
    options.servedAt?.() ??
    elsewhere ??
    `http://${config.HOST}:${config.PORT}`;
  const sealer = createSealer(sealing, SEALED.webhooks.purpose);
  const budget = { store: budgetStore(store), now: () => new Date() };
  const assistant = withBudget(lazyAssistant(config), {
    ...budget,
    limitFor: () => config.AI_TOKENS_PER_MONTH,
  });
  const embeddings = embeddingsOf(config, budget);
  const files = documentFiles(config);
  const cvs = new CvReaders({}, options.cvProgramme);
  const links = createPublicLinks(secrets, publicUrl);
  const deployment = {
    link: links.link,
    get publicUrl() {
      return publicUrl();
    },
    region: config.REGION,
    dialect: store.dialect,
    keyedHash: links.hash,
    screenRetentionDays: config.AI_SCREEN_RETENTION_DAYS,
    embeddingModel: embeddings?.model ?? null,
    readsTexts: assistant.engine !== 'embedded',
    requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
    trialRequestsPerMinute: config.RATE_LIMIT_TRIAL_PER_MINUTE,
    aiRequestsPerMinute: config.RATE_LIMIT_AI_PER_MINUTE,
  };
  const runtime: Runtime = {
    store,
    deployment,
    ports: {
      ...emailWriter(assistant),
      ...searchCompiler(assistant),
      ...summaryWriter(assistant),
      ...fitJudge(assistant),
      ...textReader(assistant),
      ...cvReader(assistant),
      get publicUrl() {
        return publicUrl();
      },
      makeKey: (mode) => {
        const secret = makeKey(mode, config.REGION);
        return { secret, hash: hashSecret(secrets.pepper, secret), hint: secret.slice(-4) };
      },
      makeServiceSecret: () => {
        const secret = makeClientSecret('svc');
        return { secret, hash: hashSecret(secrets.pepper, secret), hint: secret.slice(-4) };
      },
      makeContractorLink: () => {
        const token = randomBytes(32).toString('base64url');
        return { url: `${publicUrl()}/c/${token}`, hash: links.hash(token) };
      },
      makeSigningSecret: async () => {
        const secret = makeSigningSecret();
        return { secret, sealed: await sealer.seal(secret) };
      },
      faultOfTarget: (url) => {
        const checked = checkTargetUrl(url, { allowPrivateTargets: config.ALLOW_PRIVATE_TARGETS });
        return checked.ok ? null : checked.message;
      },
      moveClock: (accountId) => testClocks.move(accountId),
      deliverMail: (accountId, id) => mail.deliver(accountId, id),
      files,
      cvs,
      remoteFiles: { fetch: (url) => remote.fetch(url) },
      companies: { read: (website, country) => companies.read(website, country) },
      speech: speechToText(config),
      embeddings,
      sentences,
      video: embeddedVideo(config.MEETING_URL),
    },
    inFlight: new Set(),
    process: new LeaseOwner(),
    charge: (principal, count, ai) => limiter.charge(principal, count, ai),
    asksApproval: (principal, asked) => asksApproval(store, principal, asked),
    access: new CandidateAccess(store),
    wake: () => jobs.wake(),
    recordPages: config.PUBLIC_URL === undefined ? null : publicUrl(),
    checkOutput: options.checkOutput ?? false,
  };
  const outbound = lazyOutbound({ allowPrivateTargets: config.ALLOW_PRIVATE_TARGETS });
  const agent = (): string => `Deskhand/${RELEASE} (+${publicUrl()})`;
  const companies = websiteReader(outbound, agent);
  const remote = remoteFiles(outbound, agent);
  const clock = new SteadyClock();
  const mail = createMailSender({ runtime, config, secrets, clock, log });
  const identity = { config, secrets, sealing, store, runtime, outbound, publicUrl };
  const workers = createWorkers({ identity, runtime, files, config, outbound, sealer, mail, clock, log });
  const testClocks = new TestClocks(store, clock, workers);
  const jobs = new Scheduler([...workers, testClocks], log, metrics, {
    // What other processes commit wakes nobody here.
    lookEveryMs: store.dialect === 'postgres' || config.SERVE_ROLE === 'worker' ? LOOK_EVERY_MS : null,
    ...(store.remote ? { wakeEveryMs: WAKE_REMOTE_EVERY_MS } : {}),
  });
  const usage = new Usage(store);
  const vouching = new Vouching(identity);
  const authentication = vouchedAuthentication(
    createAuthentication({ store, pepper: secrets.pepper, region: config.REGION, deployment }),
    vouching,
  );
  const stopping = new AbortController();
  const leaving = new AbortController();
  const upkeep = maintenance({ store, log });
  const background: Background[] = [usage, upkeep, jobs, vouching];
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= (async () => {
      leaving.abort();
      stopping.abort();
      await Promise.all(background.map((work) => work.stop()));
    })();
    return stopped;
  };
  const service: Service = {
    config,
    secrets,
    sealing,
    store,
    runtime,
    batches: new Batches(catalogue),
    authentication: {
      ...authentication,
      cached(hash, from) {
        const principal = authentication.cached(hash, from);
        if (principal !== null) usage.noteUse(principal, from);
        return principal;
      },
      async bearer(token, from, hash) {
        const principal = await authentication.bearer(token, from, hash);
        usage.noteUse(principal, from);
        return principal;
      },
    },
    vouching,
    limiter,
    sentences,
    publicPages: new PublicPages(
      { perLink: config.PUBLIC_PAGE_PER_TEN_MINUTES, unknownPerDay: config.PUBLIC_UNKNOWN_PER_DAY },
      store.counters,
    ),
    links,
    log,
    metrics,
    jobs,
    outbound,
    stopping: stopping.signal,
    leaving: leaving.signal,
    leave: () => leaving.abort(),
    publicUrl,
    writable: atMostEvery(WRITABLE_FOR_MS, () =>
      Promise.all([sealing.current(), store.probeWrite(), files.probeWrite()]),
    ),
    start() {
      // The first text after a start is read as the others are.
      void sentences.warm();
      for (const work of background)
        if (config.SERVE_ROLE !== 'web' || !ofWorkers.includes(work)) work.start();
    },
    stop,
    async close() {
      await stop();
      await cvs.close();
      await sentences.close();
      await outbound.close();
      await mail.close();
      runtime.process.end();
      await store.close();
    },
  };
  background.push({
    start: () => {
      store
        .write(({ tx }) => removeAbandoned(tx, runtime.process))
        .catch((error: unknown) => log.error({ err: error }, 'abandoned keys cannot be freed'));
    },
    stop: async () => {},
  });
  const taking = recovery(service);
  background.push(
    taking,
    heartbeat({ store, log }, { id: runtime.process.text, role: config.SERVE_ROLE, release: RELEASE }),
  );
  // A web process runs the batches that were begun in it, and takes up none.
  const ofWorkers: readonly Background[] = [upkeep, jobs, taking];
  return service;
}

// The library is loaded only where it is used.
async function metricsOf({ REGION, SERVE_ROLE }: Config, { dialect }: Store): Promise<Metrics> {
  const { createMetrics } = await import('#src/adapters/metrics.ts');
  return createMetrics({ release: RELEASE, region: REGION, store: dialect, role: SERVE_ROLE });
}

/** How often to look for what other processes left to do. */
const LOOK_EVERY_MS = 1_000;

/** For how long the wakes of a burst of commits are gathered where the workers' questions are some thirty statements. */
const WAKE_REMOTE_EVERY_MS = 100;

/** How long a write that went through says that others will. */
const WRITABLE_FOR_MS = 5000;

/** Does something anew when it is so long ago that it succeeded; those who ask at once share one attempt. */
function atMostEvery(ms: number, work: () => Promise<unknown>): () => Promise<void> {
  let succeededAt = Number.NEGATIVE_INFINITY;
  let attempt: Promise<void> | null = null;
  return async () => {
    if (performance.now() - succeededAt < ms) return;
    attempt ??= work()
      .then(() => {
        succeededAt = performance.now();
      })
      .finally(() => {
        attempt = null;
      });
    await attempt;
  };
}
