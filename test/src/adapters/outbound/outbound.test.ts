import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Server } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CallHandle } from '#src/adapters/outbound/handle.ts';
import { createOutbound, type Outbound, type OutboundOptions } from '#src/adapters/outbound/outbound.ts';
import { loopbackCertificate } from '#test/harness/certificate.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((item) => item.close()));
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening on a port');
  return address.port;
}

async function receiver(
  handler: RequestListener,
): Promise<{ url: string; port: number; calls: () => number }> {
  let calls = 0;
  const server = createHttpServer((request, response) => {
    calls += 1;
    handler(request, response);
  });
  const port = await listen(server);
  open.push(closing(server));
  return { url: `http://127.0.0.1:${port}/hook`, port, calls: () => calls };
}

function closing(server: HttpServer): { close(): void } {
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function outbound(options: Partial<OutboundOptions> = {}): Outbound {
  const created = createOutbound({ allowPrivateTargets: true, timeoutMs: 60_000, ...options });
  open.push(created);
  return created;
}

const message = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };

describe('post', () => {
  it('delivers method, headers and body, and answers the status without the body', async () => {
    const seen: unknown[] = [];
    const { url } = await receiver(async (request, response) => {
      const chunks = await request.toArray();
      seen.push([request.method, request.headers['content-type'], Buffer.concat(chunks).toString()]);
      response.writeHead(202, { 'Retry-After': '7' }).end('thanks');
    });
    const result = await outbound().post(url, message);
    expect(result).toMatchObject({ ok: true, status: 202, headers: { 'retry-after': '7' } });
    expect(result).not.toHaveProperty('body');
    expect(seen).toEqual([['POST', 'application/json', '{"a":1}']]);
  });

  it('never follows a redirect', async () => {
    const inner = await receiver((_request, response) => response.end());
    const outer = await receiver((_request, response) =>
      response.writeHead(307, { location: inner.url }).end(),
    );
    const result = await outbound().post(outer.url, message);
    expect(result).toMatchObject({ ok: false, kind: 'redirect', status: 307 });
    expect(inner.calls()).toBe(0);
  });

  it('gives up on a receiver that never answers, within the deadline', async () => {
    const { url } = await receiver(() => {});
    const started = performance.now();
    const result = await outbound().post(url, { ...message, timeoutMs: 150 });
    expect(result).toMatchObject({ ok: false, kind: 'timeout' });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('gives up on a body that drips for ever, as the deadline covers all of it', async () => {
    const { url } = await receiver((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const started = performance.now();
    const result = await outbound().post(url, { ...message, timeoutMs: 200 });
    expect(result).toMatchObject({ ok: false, kind: 'timeout' });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('gives up on headers that drip for ever', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 200 OK\r\n');
      const drip = setInterval(() => socket.write('x: y\r\n'), 20);
      socket.on('close', () => clearInterval(drip));
    });
    const port = await listen(server);
    open.push(server);
    const result = await outbound().post(`http://127.0.0.1:${port}/`, { ...message, timeoutMs: 200 });
    expect(result).toMatchObject({ ok: false, kind: 'timeout' });
  });

  it('cuts an endless answer instead of reading it, and keeps the status', async () => {
    const { url } = await receiver((_request, response) => {
      response.writeHead(200);
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) {}
      };
      response.on('drain', pour);
      pour();
    });
    expect(await outbound().post(url, message)).toMatchObject({ ok: true, status: 200 });
  });

  it('counts the status of an answer that is announced too large, or breaks off', async () => {
    const large = await receiver((_request, response) => response.end('x'.repeat(1_000_000)));
    expect(await outbound().post(large.url, message)).toMatchObject({ ok: true, status: 200 });
    const broken = await receiver((_request, response) => {
      response.writeHead(500, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    });
    expect(await outbound().post(broken.url, message)).toMatchObject({ ok: true, status: 500 });
  });

  it('reports a closed port as a failed connection', async () => {
    const server = createTcpServer();
    const port = await listen(server);
    server.close();
    const result = await outbound().post(`http://127.0.0.1:${port}/`, message);
    expect(result).toMatchObject({ ok: false, kind: 'connect' });
  });

  it('reports an answer that is not HTTP', async () => {
    const server = createTcpServer((socket) =>
      socket.on('error', () => {}).end('220 mail.example ESMTP\r\n'),
    );
    const port = await listen(server);
    open.push(server);
    const result = await outbound().post(`http://127.0.0.1:${port}/`, message);
    expect(result).toMatchObject({ ok: false, kind: 'protocol' });
  });

  it('stops when the caller gives up', async () => {
    const handle = new CallHandle();
    const { url } = await receiver(() => handle.abort());
    const result = await outbound().post(url, { ...message, handle });
    expect(result).toMatchObject({ ok: false, kind: 'aborted' });
  });

  it('keeps connections for later calls', async () => {
    const ports = new Set<number | undefined>();
    const { url } = await receiver((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('ok');
    });
    const caller = outbound();
    for (let call = 0; call < 5; call += 1) await caller.post(url, message);
    expect(ports.size).toBeLessThan(5);
  });
});

describe('refused targets', () => {
  it('connects to no local address unless the configuration allows it', async () => {
    const { port, calls } = await receiver((_request, response) => response.end());
    const caller = outbound({ allowPrivateTargets: false });
    for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]']) {
      const result = await caller.post(`https://${host}:${port}/`, message);
      expect(result).toMatchObject({ ok: false, kind: 'refused_target' });
    }
    expect(calls()).toBe(0);
  });

  it.each([
    ['a loopback answer', ['127.0.0.1']],
    ['a private answer', ['10.1.2.3']],
    ['a metadata answer', ['169.254.169.254']],
    ['an Azure answer', ['168.63.129.16']],
    ['a mapped answer', ['::ffff:127.0.0.1']],
    ['a mapped answer in hex', ['::ffff:7f00:1']],
    ['a NAT64 answer', ['64:ff9b::7f00:1']],
    ['a 6to4 answer', ['2002:7f00:1::']],
    ['a zoned answer', ['fe80::1%lo']],
    ['a unique local answer', ['fd00::1']],
    ['one bad answer behind a good one', ['8.8.8.8', '127.0.0.1']],
    ['an answer that is no address', ['localhost']],
  ])('refuses a name with %s', async (_what, addresses) => {
    const { port, calls } = await receiver((_request, response) => response.end());
    const caller = outbound({
      allowPrivateTargets: false,
      lookup: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });
    const result = await caller.post(`https://hooks.example.com:${port}/`, message);
    expect(result).toMatchObject({ ok: false, kind: 'refused_target' });
    expect(calls()).toBe(0);
  });

  it('asks the resolver anew for each connection, so that a name that changes its answer is caught', async () => {
    const answers = ['127.0.0.1', '169.254.169.254'];
    const { port } = await receiver((_request, response) =>
      response.writeHead(200, { connection: 'close' }).end(),
    );
    const caller = outbound({ lookup: async () => [{ address: answers.shift() ?? '', family: 4 }] });
    const url = `http://rebinding.localhost:${port}/`;
    expect(await caller.post(url, message)).toMatchObject({ ok: true });
    expect(await caller.post(url, message)).toMatchObject({ ok: false, kind: 'refused_target' });
  });

  it('refuses metadata addresses in development too', async () => {
    const caller = outbound({ lookup: async () => [{ address: '169.254.169.254', family: 4 }] });
    const result = await caller.post('http://metadata.localhost/', message);
    expect(result).toMatchObject({ ok: false, kind: 'refused_target' });
  });

  it('reports a name that does not resolve, and a resolver that hangs', async () => {
    const failing = outbound({ lookup: () => Promise.reject(new Error('NXDOMAIN')) });
    expect(await failing.post('https://gone.example.com/', message)).toMatchObject({
      ok: false,
      kind: 'connect',
    });
    const hanging = createOutbound({ allowPrivateTargets: false, lookup: () => new Promise(() => {}) });
    const result = await hanging.post('https://slow.example.com/', { ...message, timeoutMs: 100 });
    expect(result).toMatchObject({ ok: false, kind: 'timeout' });
  });
});

describe('get', () => {
  it('returns the body as bytes', async () => {
    const { url } = await receiver((request, response) => response.end(`accept ${request.headers.accept}`));
    const result = await outbound().get(url, { maxBytes: 100, accept: 'text/html' });
    expect(result.ok && Buffer.from(result.body ?? []).toString()).toBe('accept text/html');
  });

  it('refuses a body over the limit, announced or not', async () => {
    const { url } = await receiver((_request, response) => response.end('x'.repeat(101)));
    expect(await outbound().get(url, { maxBytes: 100 })).toMatchObject({ ok: false, kind: 'too_large' });
    expect(await outbound().get(url, { maxBytes: 101 })).toMatchObject({ ok: true });
  });
});

describe('TLS', () => {
  let key: string;
  let cert: string;
  let file: string;

  beforeAll(async () => {
    ({ key, cert } = await loopbackCertificate());
    file = join(scratchFolder('tls'), 'cert.pem');
    writeFileSync(file, cert);
  });

  async function secureReceiver(): Promise<string> {
    const server = createHttpsServer({ key, cert }, (_request, response) => response.end('ok'));
    const port = await listen(server);
    open.push(closing(server));
    return `https://127.0.0.1:${port}/`;
  }

  it('refuses a certificate that no trusted authority signed', async () => {
    const result = await outbound().post(await secureReceiver(), message);
    expect(result).toMatchObject({ ok: false, kind: 'tls' });
  });

  it('refuses a certificate made out to another name', async () => {
    const { port } = new URL(await secureReceiver());
    const caller = outbound({ extraCa: cert, lookup: async () => [{ address: '127.0.0.1', family: 4 }] });
    const result = await caller.post(`https://other.example.com:${port}/`, message);
    expect(result).toMatchObject({ ok: false, kind: 'tls' });
  });

  it('trusts a further authority given by the configuration', async () => {
    const result = await outbound({ extraCa: cert }).post(await secureReceiver(), message);
    expect(result).toMatchObject({ ok: true, status: 200 });
  });

  it('trusts the authorities of NODE_EXTRA_CA_CERTS', async () => {
    const url = await secureReceiver();
    const module = new URL('../../../../src/adapters/outbound/outbound.ts', import.meta.url).href;
    const program = `
      const { createOutbound } = await import(${JSON.stringify(module)});
      const caller = createOutbound({ allowPrivateTargets: true });
      console.log(JSON.stringify(await caller.get(${JSON.stringify(url)}, { maxBytes: 10 })));
      await caller.close();`;
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: file };
    const args = ['--import', 'tsx', '--input-type=module', '-e', program];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, status: 200 });
  });
});
