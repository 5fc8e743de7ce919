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

/** The target may not be reached; nothing was sent to it. */
export class RefusedTarget extends Error {}

/** The name did not resolve. */
export class UnresolvedTarget extends Error {}

export const lookupAll: Lookup = (hostname) => systemLookup(hostname, { all: true, verbatim: true });

/**
 * An undici connector that lets a socket live only if it leads to an allowed address. Checked are the
 * literal (undici calls no `lookup` for one), every DNS answer (one bad answer refuses the name, whichever
 * would have been picked), and the address finally connected to. The vetted answers are handed to the socket,
 * so that the name is not resolved a second time in between.
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
  // A resolver that never answers must not hold one of the origin's connections for ever.
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<ResolvedAddress[]>((give) => {
    timer = setTimeout(give, timeoutMs, []);
  });
  const answers = await Promise.race([lookup(hostname).catch(() => []), tooLate]);
  clearTimeout(timer);
  if (answers.length === 0) throw new UnresolvedTarget(`${hostname} does not resolve to an address.`);
  return answers;
}

/** A lookup that answers what was vetted, in either of the shapes Node asks for. */
function pinned(answers: ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) return callback(null, answers);
    const first = answers[0];
    if (first === undefined) return callback(new Error('No address'), '');
    callback(null, first.address, first.family);
  };
}

/** Giving `ca` replaces Node's whole default set, so the roots and NODE_EXTRA_CA_CERTS are put back. */
function trustedWith(extraCa: string): string[] {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  return [...rootCertificates, ...(file ? [readFileSync(file, 'utf8')] : []), extraCa];
}
