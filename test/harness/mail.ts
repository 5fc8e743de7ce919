import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server took it. */
interface Received {
  from: string;
  to: string[];
  raw: string;
  parsed(): Promise<ParsedMail>;
}

/** A real mail server on loopback. */
export interface MailServer {
  url: string;
  received: Received[];
  /** Connections so far. */
  connections(): number;
  close(): Promise<void>;
}

const PORT = (address: unknown): number => {
  if (typeof address === 'object' && address !== null && 'port' in address) return Number(address.port);
  throw new Error('the mail server has no port');
};

/** Starts a mail server; a hook of smtp-server may refuse with an error that carries a responseCode. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: Received[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 10,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(chunks).toString();
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          parsed: () => simpleParser(raw),
        });
        done(null);
      });
    },
    ...options,
    onConnect(session, done) {
      connections += 1;
      if (options.onConnect) options.onConnect(session, done);
      else done();
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${PORT(server.server.address())}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An answer of the mail server that refuses. */
export function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** A mail server that follows a script. */
export interface MailScript {
  url: string;
  /** Mails that it was sent whole. */
  dots(): number;
  /** Connections so far. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a mail server that follows a script: what it does on each line it is sent. */
export async function startScript(
  onLine: (line: string, socket: Socket) => void,
  banner: string | null = '220 script\r\n',
): Promise<MailScript> {
  const sockets = new Set<Socket>();
  let dots = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (banner !== null) socket.write(banner);
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '.') dots += 1;
        onLine(line, socket);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${PORT(server.address())}`,
    dots: () => dots,
    connections: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Polite answers up to and including 354; what follows the mail is up to the script. */
export function polite(line: string, socket: Socket): void {
  if (/^(EHLO|MAIL|RCPT|RSET)/.test(line)) socket.write('250 ok\r\n');
  if (line === 'DATA') socket.write('354 go on\r\n');
}
