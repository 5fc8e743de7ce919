import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { getRequestListener } from '@hono/node-server';
import { agenciesIn } from '#db/examine.ts';
import { forgetAddress, rememberAddress } from '#src/adapters/served-at.ts';
import { type Config, readConfig } from '#src/config.ts';
import { hasAgencies } from '#src/domain/accounts/agencies.ts';
import { type NewWorkspace, PLACEHOLDER } from '#src/domain/accounts/workspace.ts';
import { createWorkerApp } from '#src/http/app.ts';
import { answerMalformed, answerUnrouted } from '#src/http/malformed.ts';
import { RELEASE } from '#src/http/respond.ts';
import { makePasswordLink } from '#src/identity/links.ts';
import { AppError } from '#src/lib/errors.ts';
import { createApp } from './app.ts';
import { eraseRestored } from './erase-restored.ts';
import { type OpenedWorkspace, openWorkspace } from './operator.ts';
import { createService, type Service } from './service.ts';
import { warmUp } from './warm-up.ts';

const DRAIN_MS = 25_000;
const MAX_HEADERS = 16 * 1024;

/** The workspace of a first start, with links of one token, which works once. */
export interface FirstWorkspace extends OpenedWorkspace {
  /** Signs its admin in. */
  sign_in_url: string;
  /** Sets the admin's password. */
  password_url: string;
  /** Gives the workspace its owner's names and sets the password; null where the environment has named it. */
  setup_url: string | null;
}

export interface Running {
  readonly service: Service;
  /** The address served, without a trailing slash. */
  readonly url: string;
  /** The workspace that was made because the store held none. */
  readonly first: FirstWorkspace | null;
  /**
   * Says in the health check that it leaves, answers on for SHUTDOWN_NOTICE_SECONDS, stops accepting, lets requests under way finish for at most 25 seconds, ends streams, closes
   * the store.
   */
  stop(): Promise<void>;
}

/**
 * Opens the store, makes a first workspace where there is none, and listens.
 * @throws AppError with one line that says why it cannot
 */
export async function startServer(config: Config): Promise<Running> {
  // Each request leaves little garbage, so parallel collection costs more than it saves and competes for cores.
  setFlagsFromString('--no-parallel-scavenge');
  const served = { url: '' };
  const service = await createService({
    config,
    servedAt: () => served.url || addressOf(config.HOST, config.PORT),
  });
  try {
    await requireMoved(service);
    await eraseRestored(service);
    const isWorker = config.SERVE_ROLE === 'worker';
    const app = isWorker ? createWorkerApp(service) : createApp(service);
    const answer = getRequestListener(app.fetch, { errorHandler: (fault) => answerUnrouted(service, fault) });
    const server = createServer(
      // Joined, two Host headers make no address (RFC 9112 section 3.2).
      { maxHeaderSize: MAX_HEADERS, requireHostHeader: false, joinDuplicateHeaders: true },
      (request, response) => {
        // Whoever keeps the connection would send the next request where nobody listens any more.
        if (service.leaving.aborted) response.shouldKeepAlive = false;
        void answer(request, response);
      },
    );
    server.on('clientError', (fault, socket) => answerMalformed(service, fault, socket as Socket));
    // A request has a minute to arrive; how long its answer takes is the action's own matter.
    server.headersTimeout = 20_000;
    server.requestTimeout = 60_000;
    server.keepAliveTimeout = 65_000;
    const port = await listen(server, config);
    served.url = addressOf(config.HOST, port);
    if (!isWorker) rememberAddress(config.dataDir, served.url);
    const opened = isWorker ? null : await openWorkspace(service, firstWorkspace(config), true);
    const first = opened && (await withLinks(service, opened));
    service.start();
    if (!isWorker) void warmUp(service);
    const stopServer = async (): Promise<void> => {
      forgetAddress(config.dataDir, served.url);
      await stop(service, server);
    };
    return { service, url: served.url, first, stop: stopServer };
  } catch (error) {
    await service.close();
    throw error;
  }
}

async function withLinks(service: Service, opened: OpenedWorkspace): Promise<FirstWorkspace> {
  const { url: password_url } = await makePasswordLink(service, opened.user_id);
  const at = (path: string): string => password_url.replace('/set-password/', path);
  const named = service.config.SETUP_NAME !== undefined || service.config.SETUP_EMAIL !== undefined;
  return {
    ...opened,
    password_url,
    sign_in_url: at('/sign-in/once/'),
    setup_url: named ? null : at('/setup/'),
  };
}

/** @throws AppError CONFLICT where DATABASE_URL names an empty store beside a filled one: a first workspace would be in the way */
async function requireMoved({ config, store }: Service): Promise<void> {
  if (config.DATABASE_URL === undefined || store.dialect === 'sqlite') return;
  const file = join(config.dataDir, 'deskhand.sqlite');
  const agencies = agenciesIn(file);
  if (agencies === 0 || (await store.read(hasAgencies))) return;
  throw new AppError(
    'CONFLICT',
    `DATABASE_URL names an empty store, and ${file} holds workspaces (${agencies}): run deskhand store move --from ${config.dataDir} --to "$DATABASE_URL" to take them there, or set DATA_DIR to another folder to begin anew.`,
    { field: 'DATABASE_URL' },
  );
}

function firstWorkspace(config: Config): NewWorkspace {
  const country = config.SETUP_COUNTRY?.toUpperCase() ?? { us: 'US', eu: 'IE', anz: 'AU' }[config.REGION];
  const email = config.SETUP_EMAIL;
  return {
    name: config.SETUP_NAME ?? PLACEHOLDER.name,
    country,
    email: email ?? PLACEHOLDER.email,
    adminName: email === undefined ? PLACEHOLDER.adminName : undefined,
  };
}

function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenFault(error, config)));
    server.listen(config.PORT, config.HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

function listenFault(error: NodeJS.ErrnoException, { HOST, PORT }: Config): AppError {
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${PORT} on ${HOST} is in use by another program. Stop that one, or set PORT (0 takes a free port).`,
    EACCES: `Port ${PORT} may not be used by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST=${HOST} is not an address of this machine.`,
    ENOTFOUND: `HOST=${HOST} is not an address of this machine.`,
  };
  const message =
    why[error.code ?? ''] ?? `Cannot listen on ${HOST}:${PORT} (${error.code ?? error.message}).`;
  return new AppError('INVALID_REQUEST', message, { cause: error });
}

function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

async function stop(service: Service, server: Server): Promise<void> {
  service.leave();
  const notice = service.config.SHUTDOWN_NOTICE_SECONDS * 1000;
  if (notice > 0) await new Promise((resolve) => setTimeout(resolve, notice));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const background = service.stop();
  // Its error is told once the connections have ended; until then nobody would hear it.
  background.catch(() => {});
  // A connection that was busy when the server closed is idle once its answer is out, and would be kept alive.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
  await background;
  await service.close();
}

/**
 * Serves until the process is told to stop: the first SIGTERM or SIGINT drains, a second one ends at once.
 * @param announce tells people or programs where it serves
 * @returns the exit code
 */
export async function serve(
  env: Record<string, string | undefined>,
  announce: (running: Running) => void,
): Promise<number> {
  const running = await startServer(readConfig(env));
  const { log } = running.service;
  announce(running);
  log.info(
    { release: RELEASE, role: running.service.config.SERVE_ROLE, port: Number(new URL(running.url).port) },
    'serving',
  );
  return new Promise((resolve) => {
    let stopping = false;
    const signalled = (signal: NodeJS.Signals): void => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      running.stop().then(
        () => {
          log.info('stopped');
          resolve(0);
        },
        (error: unknown) => {
          log.error({ err: error }, 'could not stop in order');
          resolve(1);
        },
      );
    };
    const crashed = (error: unknown): void => {
      log.fatal({ err: error }, 'uncaught error');
      process.exit(1);
    };
    process.on('SIGTERM', signalled);
    process.on('SIGINT', signalled);
    process.on('uncaughtException', crashed);
    process.on('unhandledRejection', crashed);
  });
}

/** What a person is told when it serves. */
export function greeting({ url, first, service }: Running): string {
  const at = service.publicUrl();
  if (service.config.SERVE_ROLE === 'worker')
    return `Deskhand ${RELEASE} runs the workers; its health is at ${url}/health\n`;
  const lines = [`Deskhand ${RELEASE} serves at ${url}`];
  if (first !== null) {
    lines.push(
      '',
      'The store was empty, so a first workspace was made:',
      `  workspace  ${first.account_id}`,
      `  admin      ${first.user_id}`,
      `  admin key  ${first.key}`,
      '  The key is shown this once. Keep it.',
      ...(first.setup_url === null
        ? [`  password   ${first.password_url}`, '  Sets your password and signs you in.']
        : [
            `  set up     ${first.setup_url}`,
            '  Gives the agency its name and you a password; so does deskhand setup.',
          ]),
      `  sign in    ${first.sign_in_url}`,
      '  Signs you in without a password. Of the two links one works, once.',
    );
  }
  lines.push('', `  REST  ${at}/api/v1`, `  MCP   ${at}/api/mcp`, `  docs  ${at}/docs`);
  if (first !== null) lines.push('', `Try: curl -H "Authorization: Bearer ${first.key}" ${at}/api/v1/me`);
  return `${lines.join('\n')}\n`;
}
