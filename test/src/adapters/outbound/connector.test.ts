import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedConnector, RefusedTarget } from '#src/adapters/outbound/connector.ts';

const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const item of open.splice(0)) item.close();
});

async function listening() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return { port: String(address.port), connections: () => connections };
}

function connect(hostname: string, port: string, allowPrivateTargets: boolean): Promise<Error | Socket> {
  const connector = guardedConnector({
    allowPrivateTargets,
    lookup: () => Promise.reject(new Error('a literal needs no resolver')),
    connectTimeoutMs: 1_000,
  });
  return new Promise((resolve) => {
    connector({ hostname, port, protocol: 'http:' }, (...[error, socket]) =>
      resolve(error ?? socket ?? new Error()),
    );
  });
}

describe('guardedConnector', () => {
  // undici calls no lookup for a literal, so a guard that sits only there would let these through.
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254', '8.8.8.8'])(
    'refuses the literal %s by itself, whatever was checked before it',
    async (literal) => {
      const { port, connections } = await listening();
      expect(await connect(literal, port, false)).toBeInstanceOf(RefusedTarget);
      expect(connections()).toBe(0);
    },
  );

  it('connects to a loopback literal when the configuration allows it', async () => {
    const { port } = await listening();
    const reached = await connect('127.0.0.1', port, true);
    expect(reached).not.toBeInstanceOf(Error);
    if (!(reached instanceof Error)) reached.destroy();
  });
});
