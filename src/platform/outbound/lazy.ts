import type { Outbound, OutboundOptions } from './outbound.ts';

/** As createOutbound, loading the HTTP client with the first call: a service at rest does not hold it. */
export function lazyOutbound(options: OutboundOptions): Outbound {
  let loading: Promise<Outbound> | undefined;
  const load = (): Promise<Outbound> => {
    loading ??= import('./outbound.ts').then(({ createOutbound }) => createOutbound(options));
    return loading;
  };
  return {
    post: async (url, input) => (await load()).post(url, input),
    get: async (url, input) => (await load()).get(url, input),
    close: async () => (await loading)?.close(),
  };
}
