import { channel } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '#src/server/service.ts';
import { median } from '../processor.ts';

const SLICE_MS = 30;

/** What a request costs, and which part of that its checks are. */
export interface GuardCost {
  /** Microseconds of processor time of a request. */
  whole: number;
  /** The part of it that is saved where nothing is checked: 0.05 is a twentieth. */
  part: number;
}

/**
 * Opens a server of its own on which GET /{rounds} measures what the checks of a request cost while others send requests.
 * A round is four short slices in this process: with the checks, twice without, with them. So its heap, its compiled code
 * and the load of the machine, which may treble what a request costs, weigh on both; the median of the rounds is told.
 * @returns its address
 */
export async function serveGuardCosts(service: Service, key: string): Promise<string> {
  const setOpen = await switchOf(service, key);
  let served = 0;
  channel('http.server.response.finish').subscribe(() => {
    served += 1;
  });
  const slice = async (open: boolean): Promise<number> => {
    setOpen(open);
    const [before, processor] = [served, process.cpuUsage()];
    await sleep(SLICE_MS);
    const { user, system } = process.cpuUsage(processor);
    return (user + system) / Math.max(1, served - before);
  };
  const measure = async (rounds: number): Promise<GuardCost> => {
    const [wholes, parts]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const first = await slice(false);
      const open = (await slice(true)) + (await slice(true));
      const guarded = first + (await slice(false));
      wholes.push(guarded / 2);
      parts.push(1 - open / guarded);
    }
    return { whole: median(wholes), part: median(parts) };
  };
  const server = createServer((request, response) => {
    void measure(Number(request.url?.slice(1))).then((cost) => response.end(JSON.stringify(cost)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Lets requests through unchecked, with a principal at hand and nothing counted, and checks them again. */
async function switchOf(service: Service, key: string): Promise<(open: boolean) => void> {
  const { limiter, authentication, runtime } = service;
  const known = await authentication.bearer(key);
  // The operator passes every gate, and all scopes every redaction.
  const principal = {
    ...known,
    credential: { ...known.credential, type: 'cli' as const },
    scopes: { has: () => true } as unknown as ReadonlySet<string>,
  };
  const window = limiter.windowOf(known);
  const { hashOf, cached } = authentication;
  const { admitAddress, authenticated, windowOf } = limiter;
  const { charge } = runtime;
  const checked = {
    authentication: { hashOf, cached },
    limiter: { admitAddress, authenticated, windowOf },
    runtime: { charge },
  };
  const unchecked = {
    authentication: { hashOf: () => '', cached: () => principal },
    limiter: { admitAddress() {}, authenticated() {}, windowOf: () => window },
    runtime: { charge: async () => {} },
  };
  return (open) => {
    const parts = open ? unchecked : checked;
    Object.assign(authentication, parts.authentication);
    Object.assign(limiter, parts.limiter);
    Object.assign(runtime, parts.runtime);
  };
}
