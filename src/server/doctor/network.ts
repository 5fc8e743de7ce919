import { probeSmtp } from '#src/adapters/mail/smtp.ts';
import { embeddingFault } from '#src/adapters/meaning/embeddings.ts';
import type { Config } from '#src/config.ts';
import { RELEASE } from '#src/http/respond.ts';
import { type Finding, fault, messageOf, ok, warning } from './finding.ts';

const ANSWER_MS = 5_000;

/** The mail server greets, and takes the credentials. */
export async function mailServer({ SMTP_URL }: Config): Promise<Finding> {
  if (SMTP_URL === undefined)
    return warning(
      'mail',
      'No mail server is set: mail is written to the outbox folder and reaches nobody.',
      'Set SMTP_URL, and MAIL_FROM.',
    );
  try {
    await probeSmtp(SMTP_URL, ANSWER_MS);
    return ok('mail', 'The mail server of SMTP_URL greets and takes the credentials.');
  } catch (error) {
    return fault(
      'mail',
      `The mail server of SMTP_URL cannot be used: ${messageOf(error).replace(/\.$/, '')}.`,
      'Look at host, port, user and password in SMTP_URL. Mail waits, and is tried again.',
    );
  }
}

/** The model of AI_EMBEDDING_MODEL can be asked; null where none is set. Nothing is sent to it. */
export function embeddingModel(config: Config): Finding | null {
  const { AI_EMBEDDING_MODEL: name, AI_BASE_URL: url } = config;
  if (name === undefined) return null;
  const why = embeddingFault(config);
  if (why !== null) return fault('embeddings', why, 'Until then the service does not start.');
  return ok('embeddings', `${name} of ${url} ranks the searches of agencies whose admins agree.`);
}

/** PUBLIC_URL leads to a Deskhand of this release. */
export async function publicUrl({ PUBLIC_URL }: Config): Promise<Finding> {
  if (PUBLIC_URL === undefined)
    return warning(
      'public url',
      'PUBLIC_URL is not set, so links in mails lead to the address that is listened on.',
      'Set PUBLIC_URL to the address that people reach the service at.',
    );
  const at = PUBLIC_URL.replace(/\/+$/, '');
  const proxy = 'See that the proxy passes it on to the port of deskhand serve, and that the server runs.';
  let answer: Response;
  try {
    answer = await fetch(`${at}/health`, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    await answer.body?.cancel();
  } catch (error) {
    const why = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return fault('public url', `Nothing answers at ${at}: ${messageOf(why)}.`, proxy);
  }
  const release = answer.headers.get('x-api-release');
  if (release === null)
    return fault('public url', `What answers at ${at} (status ${answer.status}) is not Deskhand.`, proxy);
  if (!answer.ok)
    return fault(
      'public url',
      `Deskhand at ${at} is not ready (status ${answer.status}).`,
      `Open ${at}/health: it says why.`,
    );
  if (release !== RELEASE)
    return warning(
      'public url',
      `${at} serves release ${release}, and this program is ${RELEASE}.`,
      'Restart the nodes on one release.',
    );
  if (at.startsWith('http:') && !/^http:\/\/(localhost|127\.|\[::1\])/.test(at))
    return warning('public url', `${at} is not encrypted.`, 'Put TLS before it and set PUBLIC_URL to https.');
  return ok('public url', `${at} leads to Deskhand ${release}.`);
}
