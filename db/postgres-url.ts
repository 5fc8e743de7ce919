// A file of its own, so that nobody who only reads a URL loads the driver.
import { AppError } from '#src/lib/errors.ts';

/** The servers that a URL names. */
export interface NamedHosts {
  /** A URL for each, in the order in which they were named. */
  urls: string[];
  /** Whether whoever serves has to be asked first if it takes writes. */
  asks: boolean;
  /** The URL without user and password, to be shown. */
  label: string;
}

const SHAPE = 'postgres://user:password@host:port,host:port/database';

/**
 * Reads a URL that may name several servers, as libpq does: `postgres://user@h1:5432,h2:5432/db?target_session_attrs=read-write`.
 * @param as `replicas`: any of them may be asked, whatever the URL wants of them
 * @throws AppError INVALID_REQUEST for another form; it quotes nothing of the URL
 */
export function namedHosts(url: string, as: 'primary' | 'replicas' = 'primary'): NamedHosts {
  const [, scheme, authority = '', rest = ''] = /^(postgres(?:ql)?:\/\/)([^/?#]*)(.*)$/.exec(url) ?? [];
  const at = authority.lastIndexOf('@') + 1;
  const hosts = authority.slice(at).split(',');
  const single = hosts.map((host) => `${scheme}${authority.slice(0, at)}${host}${rest}`);
  const isUrl = single.every((text) => URL.canParse(text));
  const several = hosts.length > 1;
  if (scheme === undefined || (several && hosts.includes('')) || (several && !isUrl))
    throw invalid(`A URL of PostgreSQL is ${SHAPE}.`);
  const label = `${scheme}${authority.slice(at)}${rest.replace(/[?#].*$/, '')}`;
  // Without a host the driver takes PGHOST or the socket.
  if (!isUrl) return { urls: [url], asks: false, label };
  const wanted = new URL(single[0] ?? '').searchParams.get('target_session_attrs');
  if (as === 'primary' && wanted !== null && wanted !== 'read-write' && wanted !== 'primary')
    throw invalid(
      `target_session_attrs=${wanted} names a server that takes no writes, or may. Set it to read-write, or leave it out.`,
    );
  const urls = single.map((text) => {
    const parsed = new URL(text);
    parsed.searchParams.delete('target_session_attrs');
    return wanted === null ? text : parsed.href;
  });
  return { urls, asks: several || wanted !== null, label };
}

const invalid = (message: string): AppError => new AppError('INVALID_REQUEST', message);
