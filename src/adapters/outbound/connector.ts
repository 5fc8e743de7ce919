import { lookup as systemLookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { isIP, type LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import { buildConnector } from 'undici';
import { isAllowedAddress } from './address.ts';

/** One answer of a resolver. */
export type ResolvedAddress = { address: string; family: number };

/** Resolves a host name to every address it has; rejects when it has none. */
export type Lookup = (hostname: string) => Promise<ResolvedAddress[]>;

/** The target is not allowed; nothing was sent to it. */
export class RefusedTarget extends Error {}

/** The name did not resolve. */
export class UnresolvedTarget extends Error {}

export const lookupAll: Lookup = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

/**
 * An undici connector that only connects to allowed addresses. It checks literals (undici does not call `lookup` for
 * them), every DNS answer (one forbidden answer refuses the name), and the address finally connected to. The checked
 * answers are passed to the socket, so that the name is not resolved twice.
 */
export function guardedConnector(options: {
  allowPrivateTargets: boolean;
  lookup: Lookup;
  connectTimeoutMs: number;
  extraCa?: string;
}): buildConnector.connector {
  const { allowPrivateTargets, lookup } = options;
  const shared = {
    timeout: options.connectTimeoutMs,
    ...(options.extraCa === undefined ? {} : { ca: trustedWith(options.extraCa) }),
  };
  const allowed = (address: string, protocol: string) =>
    isAllowedAddress(address, { allowPrivateTargets, protocol });

  return (target, callback) => {
    const vet = async (): Promise<ResolvedAddress[]> => {
      const literal = isIP(target.hostname);
      const answers =
        literal === 0
          ? await resolve(lookup, target.hostname, options.connectTimeoutMs)
          : [{ address: target.hostname, family: literal }];
      const bad = answers.find(({ address }) => !allowed(address, target.protocol));
      if (bad)
        throw new RefusedTarget(`${target.hostname} leads to ${bad.address}, which may not be called.`);
      return answers;
    };
    vet().then(
      (answers) => {
        const connect = buildConnector({ ...shared, lookup: pinned(answers), autoSelectFamily: true });
        connect(target, (...result) => {
          const [error, socket] = result;
          if (error !== null) return callback(error, null);
          const reached = socket.remoteAddress ?? '';
          if (!allowed(reached, target.protocol)) {
            socket.destroy();
            return callback(new RefusedTarget(`${target.hostname} connected to ${reached}.`), null);
          }
          callback(null, socket);
        });
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}

async function resolve(lookup: Lookup, hostname: string, timeoutMs: number): Promise<ResolvedAddress[]> {
  // A resolver that never answers must not block one of the origin's connections.
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<ResolvedAddress[]>((give) => {
    timer = setTimeout(give, timeoutMs, []);
  });
  const answers = await Promise.race([lookup(hostname).catch(() => []), tooLate]);
  clearTimeout(timer);
  if (answers.length === 0) throw new UnresolvedTarget(`${hostname} does not resolve to an address.`);
  return answers;
}

/** A lookup that returns the checked addresses, in either of Node's two formats. */
function pinned(answers: ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) return callback(null, answers);
    const first = answers[0];
    if (first === undefined) return callback(new Error('No address'), '');
    callback(null, first.address, first.family);
  };
}

/** Setting `ca` replaces Node's default set, so the default roots and NODE_EXTRA_CA_CERTS are added again. */
function trustedWith(extraCa: string): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  return [...rootCertificates, ...(file ? [readFileSync(file, 'utf8')] : []), extraCa];
}
