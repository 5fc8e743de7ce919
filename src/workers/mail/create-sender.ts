import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import { mailTransport } from '#src/adapters/mail/lazy.ts';
import { senderAddress } from '#src/adapters/mail/sender-address.ts';
import type { Config, Secrets } from '#src/config.ts';
import { optOutHash, optOutToken, optOutUrl } from '#src/links/opt-outs/link.ts';
import type { SteadyClock } from '../steady-clock.ts';
import { MailSender } from './sender.ts';

/**
 * The sender of all mail, as the configuration asks for it.
 * @throws AppError with one line that names the setting at fault
 */
export function createMailSender(given: {
  runtime: Runtime;
  config: Config;
  secrets: Secrets;
  clock: SteadyClock;
  log: Logger;
}): MailSender {
  const { runtime, config, secrets, clock, log } = given;
  return new MailSender({
    runtime,
    clock,
    log,
    transport: mailTransport(config),
    sender: senderAddress(config.MAIL_FROM),
    optOut: (account, candidate) => {
      const token = optOutToken(secrets, account, candidate);
      return { url: optOutUrl(runtime.ports.publicUrl, token), hash: optOutHash(secrets, token) };
    },
    retrySeconds: config.MAIL_RETRY_SECONDS,
    timeoutMs: config.MAIL_TIMEOUT_SECONDS * 1000,
  });
}
