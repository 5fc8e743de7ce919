import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { type Running, startServer } from '#src/server/serve.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const folder = scratchFolder('headers');
let running: Running;
let port: number;

beforeAll(async () => {
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', AUTH_FAILURES_PER_MINUTE: '100000' };
  running = await startServer(readConfig(settings));
  port = Number(new URL(running.url).port);
});
afterAll(async () => {
  await running.stop();
});

interface Reply {
  status: number;
  headers: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read into answers of every shape
  body: any;
}

/** Sends bytes as they are and reads all answers until the connection closes. */
function send(bytes: string): Promise<Reply[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no end: ${text.slice(0, 300)}`)));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', (error) => (text === '' ? reject(error) : undefined));
    socket.on('close', () =>
      resolve(
        text
          .split(/(?=HTTP\/1\.1 \d{3} )/)
          .filter((part) => part !== '')
          .map((part) => {
            const [headers = '', body = ''] = part.split('\r\n\r\n');
            return { status: Number(headers.slice(9, 12)), headers, body: JSON.parse(body) };
          }),
      ),
    );
  });
}

const request = (...headers: string[]) =>
  `GET /api/v1/jobs HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers.map((line) => `${line}\r\n`).join('')}Connection: close\r\n\r\n`;
const key = () => running.first?.key ?? '';

it.each([
  ['of 100 KB in the Authorization', () => request(`Authorization: Bearer ${'a'.repeat(100_000)}`)],
  ['of 10 KB in the Authorization', () => request(`Authorization: Bearer ${'a'.repeat(10_000)}`)],
  ['of 2,000 lines', () => request(...Array.from({ length: 2_000 }, (_, i) => `X-${i}: ${'b'.repeat(20)}`))],
  ['with a key split over two lines', () => request(`Authorization: Bearer\r\n ${key()}`)],
  ['with a bare line feed in the key', () => request(`Authorization: Bearer ${key()}\nX-Role: admin`)],
  ['with a bare carriage return', () => request(`Authorization: Bearer ${key()}\rX-Role: admin`)],
  ['with a null byte', () => request(`Authorization: Bearer ${key()}\u0000`)],
  ['with a space before the colon', () => request(`Authorization : Bearer ${key()}`)],
  [
    'with two Authorization lines',
    () => request(`Authorization: Bearer ${key()}`, 'Authorization: Bearer x'),
  ],
  ['with two tokens', () => request(`Authorization: Bearer ${key()} ${key()}`)],
  ['with Basic', () => request(`Authorization: Basic ${Buffer.from(`${key()}:`).toString('base64')}`)],
  ['with Digest', () => request('Authorization: Digest username="a", response="b"')],
])('headers of a request for the API %s are 401 in the envelope', async (_, bytes) => {
  const [reply, ...more] = await send(bytes());
  expect(more).toEqual([]);
  expect(reply?.status).toBe(401);
  const error = { code: 'AUTHENTICATION_REQUIRED', docs: expect.stringContaining('#error-') };
  expect(reply?.body).toMatchObject({ success: false, data: null, error });
  const headers = reply?.headers.toLowerCase();
  expect(headers).toContain(`x-request-id: ${reply?.body.meta.request_id}`);
  expect(headers).toContain('x-ratelimit-limit: 100000');
  expect(headers).toContain('www-authenticate: bearer');
  expect(JSON.stringify(reply?.body)).not.toContain(key());
});

it('never lets a second request hide in the first', async () => {
  const hidden = `GET /api/v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key()}\r\n\r\n`;
  const smuggled = `POST /api/v1/jobs HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`;
  const replies = await send(smuggled);
  expect(replies.some(({ status }) => status === 200)).toBe(false);
  const [good] = await send(request(`Authorization: Bearer ${key()}`));
  expect(good?.status).toBe(200);
});
