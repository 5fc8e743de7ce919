import type { Outbound, OutboundOptions } from './outbound.ts';

/** As createOutbound, but loads the HTTP client with the first call to save memory in an idle service. */
export function lazyOutbound(options: OutboundOptions): Outbound {
  let loading: Promise<Outbound> | undefined;
  let loaded: Outbound | undefined;
  const load = (): Promise<Outbound> => {
    loading ??= import('./outbound.ts').then(({ createOutbound }) => {
      loaded = createOutbound(options);
      return loaded;
    });
    return loading;
  };
  return {
    post: (url, input) =>
      loaded === undefined ? load().then((outbound) => outbound.post(url, input)) : loaded.post(url, input),
    get: async (url, input) => (await load()).get(url, input),
    close: async () => (await loading)?.close(),
  };
}
