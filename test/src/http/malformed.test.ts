import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server/serve.ts';
import { fixture } from '#test/harness/fixture.ts';
import { scratchFolder } from '#test/harness/scratch.ts';

const folder = scratchFolder('malformed');
const running = fixture(() => startServer(readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' })));

/** Sends bytes and reads until the server closes the connection. */
function send(text: string): Promise<{ status: number; headers: string; body: string }> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [headers = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]), headers, body });
    });
  });
}

const CASES: [what: string, text: string, status: number, says: string][] = [
  ['a line that is no request', 'HELLO\r\n\r\n', 400, 'not an HTTP/1.1 request'],
  ['a method that does not exist', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'not an HTTP/1.1 request'],
  [
    'both a length and chunks',
    'POST /api/v1/clients HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'not an HTTP/1.1 request',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'larger than 16 kB',
  ],
  ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'Host'],
  [
    'two of them',
    'GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: other.example\r\nConnection: close\r\n\r\n',
    400,
    'send one Host header',
  ],
  ['a Host that is none', 'GET /health HTTP/1.1\r\nHost: a b"<>\r\nConnection: close\r\n\r\n', 400, 'Host'],
];

it.each(CASES)('refuses %s with the envelope and a request id', async (_, text, status, says) => {
  const answer = await send(text);
  expect(answer.status).toBe(status);
  const body = JSON.parse(answer.body.replace(/^[0-9a-f]+\r\n/, '').replace(/\r\n0$/, ''));
  expect(body).toMatchObject({
    success: false,
    data: null,
    meta: { request_id: expect.stringMatching(/^req_/) },
    error: { code: 'INVALID_REQUEST', message: expect.stringContaining(says) },
  });
  const headers = answer.headers.toLowerCase();
  expect(headers).toContain(`x-request-id: ${body.meta.request_id}`);
  for (const name of [
    'x-api-release: 7.2.0',
    'x-ratelimit-limit: ',
    'x-ratelimit-remaining: ',
    'x-ratelimit-reset: ',
  ])
    expect(headers).toContain(name);
  expect((await fetch(`${running.url}/health`)).status).toBe(200);
});

it('closes what says nothing without an answer or a crash', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(running.url).port), '127.0.0.1', () => socket.resetAndDestroy());
    socket.on('close', () => resolve());
  });
  expect((await fetch(`${running.url}/health`)).status).toBe(200);
});
