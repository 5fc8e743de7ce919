import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { asAppError, errorObject, standardHeaders } from './respond.ts';
import type { ExchangeService } from './service.ts';

interface Refusal {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The answer to a request that reached no route and is not authenticated. */
function refusalOf(
  service: ExchangeService,
  error: AppError,
  address: string,
  status: number = error.status,
): Refusal {
  const requestId = newId('request');
  const { code } = error;
  const about = { request_id: requestId, route: 'none', status, code };
  if (status >= 500) service.log.error({ ...about, err: error.details.cause ?? error }, 'request failed');
  else service.log.info(about, 'request');
  const window = service.limiter.addressWindow(address);
  return {
    status,
    headers: {
      ...standardHeaders(requestId, window),
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: JSON.stringify({
      success: false,
      data: null,
      meta: { request_id: requestId },
      error: errorObject(error, service.publicUrl()),
    }),
  };
}

const FAULTS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are larger than 16 kB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive within a minute.'],
};

type Fault = Error & { code?: string; rawPacket?: Buffer };

const IN_HEADERS = /^HPE_(HEADER_OVERFLOW|INVALID_HEADER_TOKEN|LF_EXPECTED|CR_EXPECTED)$/;
const FOR_API = /^[A-Z]{1,20} \/api\//;

// Where the headers of a request for the API cannot be read, neither can its credential.
function isUnauthenticated({ code = '', rawPacket }: Fault): boolean {
  return IN_HEADERS.test(code) && FOR_API.test(rawPacket?.toString('latin1', 0, 64) ?? '');
}

/** Answers a connection whose request is not HTTP, and closes it. */
export function answerMalformed(service: ExchangeService, fault: Fault, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = FAULTS[fault.code ?? ''] ?? [400, 'What arrived is not an HTTP/1.1 request.'];
  const address = socket.remoteAddress ?? 'unknown';
  if (isUnauthenticated(fault)) {
    service.limiter.authenticationFailed(address).catch(() => {});
    const why = `${message} Its credential was not read: send Authorization: Bearer <API key>.`;
    const error = new AppError('AUTHENTICATION_REQUIRED', why);
    end(socket, refusalOf(service, error, address), { 'WWW-Authenticate': 'Bearer realm="deskhand"' });
  } else {
    end(socket, refusalOf(service, new AppError('INVALID_REQUEST', message), address, status));
  }
}

function end(socket: Socket, { status, headers, body }: Refusal, more: Record<string, string> = {}): void {
  const lines = Object.entries({
    ...headers,
    ...more,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n\r\n${body}`);
}

/** Answers what the server could not hand to the routes, such as a request whose Host header makes no address. */
export function answerUnrouted(service: ExchangeService, fault: unknown): Response {
  const error =
    fault instanceof RequestError
      ? new AppError(
          'INVALID_REQUEST',
          'The request names no host that an address can be made of: send one Host header, such as Host: desk.example.',
        )
      : asAppError(fault);
  const { status, headers, body } = refusalOf(service, error, 'unknown');
  return new Response(body, { status, headers });
}
