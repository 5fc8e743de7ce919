import { join } from 'node:path';
import type { Config } from '#src/config.ts';
import { AppError } from '#src/lib/errors.ts';
import { parseSmtpUrl } from './smtp-url.ts';
import type { MailTransport } from './transport.ts';

const CONNECTIONS = 5;

/** The outbox folder, used if no mail server is configured. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/**
 * The configured mail transport, loaded on first use.
 * @throws AppError with one line when SMTP_URL cannot be used
 */
export function mailTransport(config: Config): MailTransport & { load(): Promise<unknown> } {
  const { SMTP_URL: url } = config;
  if (url !== undefined) checked(url);
  let loading: Promise<MailTransport> | undefined;
  const load = (): Promise<MailTransport> => {
    loading ??=
      url === undefined
        ? import('./folder.ts').then(({ createOutboxFolder }) => createOutboxFolder(outboxFolder(config)))
        : import('./smtp.ts').then(({ createSmtpTransport }) =>
            createSmtpTransport({
              url,
              // Slightly less than the request's own timeout, so that the response contains the outcome.
              timeoutMs: config.MAIL_TIMEOUT_SECONDS * 900,
              maxConnections: CONNECTIONS,
            }),
          );
    return loading;
  };
  return {
    concurrency: CONNECTIONS,
    load,
    send: async (message) => (await load()).send(message),
    close: async () => (await loading)?.close(),
  };
}

function checked(url: string): void {
  try {
    parseSmtpUrl(url);
  } catch (error) {
    throw new AppError(
      'INVALID_REQUEST',
      error instanceof Error ? error.message : 'SMTP_URL cannot be read',
      {
        field: 'SMTP_URL',
      },
    );
  }
}
