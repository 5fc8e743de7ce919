import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { isUrl } from '#src/lib/urls.ts';

export type SmtpEndpoint = {
  connection: SMTPConnectionOptions;
  credentials?: { user: string; pass: string };
};

/**
 * Parses SMTP_URL: `smtp://user:password@host:587` (STARTTLS when offered) or `smtps://host:465` (implicit TLS). Query:
 * `requireTLS=true`, `ignoreTLS=true`, `tls.rejectUnauthorized=false`, `name=<EHLO name>`.
 * @throws Error with a message for the operator; it never repeats the password
 */
export function parseSmtpUrl(text: string): SmtpEndpoint {
  if (!isUrl(text)) throw new Error('SMTP_URL is not a URL; use smtp://user:password@host:port');
  const url = new URL(text);
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:') {
    throw new Error('SMTP_URL must begin with smtp:// or smtps://');
  }
  if (url.hostname === '') throw new Error('SMTP_URL names no host');
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const requireTLS = flag(url, 'requireTLS');
  const connection: SMTPConnectionOptions = {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS,
    // Local connections need no encryption, and rarely have a valid certificate.
    ignoreTLS: flag(url, 'ignoreTLS') || (isLoopback(host) && !requireTLS),
    ...(url.searchParams.get('tls.rejectUnauthorized') === 'false'
      ? { tls: { rejectUnauthorized: false } }
      : {}),
  };
  const name = url.searchParams.get('name');
  if (name !== null) connection.name = name;
  for (const key of url.searchParams.keys()) {
    if (!KNOWN_PARAMETERS.has(key)) throw new Error(`SMTP_URL has an unknown parameter: ${key}`);
  }
  if (url.username === '') return { connection };
  const credentials = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return { connection, credentials };
}

const KNOWN_PARAMETERS = new Set(['requireTLS', 'ignoreTLS', 'tls.rejectUnauthorized', 'name']);

function flag(url: URL, name: string): boolean {
  return url.searchParams.get(name) === 'true';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
