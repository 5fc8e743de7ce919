import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type ComposedMessage, composeMessage } from '#src/adapters/mail/message.ts';
import { createSmtpTransport, type SmtpTransportOptions } from '#src/adapters/mail/smtp.ts';
import { parseSmtpUrl } from '#src/adapters/mail/smtp-url.ts';
import type { MailTransport } from '#src/adapters/mail/transport.ts';
import { polite, refusal, startMailServer, startScript } from '#test/harness/mail.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(
    open
      .splice(0)
      .reverse()
      .map((item) => item.close()),
  );
});

function closing<T extends { close(): unknown }>(server: T): T {
  open.push(server);
  return server;
}

const mailServer = async (options?: SMTPServerOptions) => closing(await startMailServer(options));
const scripted = async (...script: Parameters<typeof startScript>) => closing(await startScript(...script));

function smtp(url: string, options: Partial<SmtpTransportOptions> = {}): MailTransport {
  return closing(createSmtpTransport({ url, timeoutMs: 60_000, ...options }));
}

function mail(n = 1, change: { text?: string; bcc?: string[] } = {}): Promise<ComposedMessage> {
  return composeMessage({
    messageId: `<sem_${n}@agency.example>`,
    date: new Date('2026-01-01T00:00:00Z'),
    from: { address: 'jo@agency.example' },
    to: { address: 'ana@candidate.example' },
    subject: `Mail ${n}`,
    text: 'Hello',
    ...change,
  });
}

describe('a server that takes the mail', () => {
  it('is handed the exact message and envelope', async () => {
    const { url, received } = await mailServer();
    const message = await mail(1, { text: 'One\n.\n..two\nthree', bcc: ['b@agency.example'] });
    expect(await smtp(url).send(message)).toMatchObject({ outcome: 'accepted', refused: [] });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from: 'jo@agency.example',
      to: ['ana@candidate.example', 'b@agency.example'],
    });
    expect(received[0]?.raw).toBe(message.raw.toString());
  });

  it('gets many mails over few connections, each once', async () => {
    const { url, received, connections } = await mailServer();
    const transport = smtp(url, { maxConnections: 3, timeoutMs: 60_000 });
    const messages = await Promise.all(Array.from({ length: 200 }, (_, n) => mail(n)));
    const results = await Promise.all(messages.map((message) => transport.send(message)));
    expect(results.every((result) => result.outcome === 'accepted')).toBe(true);
    expect(new Set(received.map(({ raw }) => /Subject: (.*)/.exec(raw)?.[1])).size).toBe(200);
    expect(received).toHaveLength(200);
    expect(connections()).toBeLessThanOrEqual(3);
  });

  it('gets credentials when it asks for them', async () => {
    const { url, received } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'jo@x' && password === 'p:w/d' ? done(null, { user: username }) : done(new Error('no')),
    });
    const right = smtp(url.replace('//', '//jo%40x:p%3Aw%2Fd@'));
    expect(await right.send(await mail())).toMatchObject({ outcome: 'accepted' });
    const wrong = smtp(url.replace('//', '//jo%40x:wrong@'));
    expect(await wrong.send(await mail())).toMatchObject({ outcome: 'not_accepted', retryable: true });
    expect(received).toHaveLength(1);
  });

  it('may turn down one recipient and take the others', async () => {
    const { url } = await mailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? refusal(550, 'No such user') : null),
    });
    expect(await smtp(url).send(await mail(1, { bcc: ['gone@agency.example'] }))).toMatchObject({
      outcome: 'accepted',
      refused: [{ address: 'gone@agency.example', response: expect.stringContaining('550') }],
    });
  });

  it('counts as having taken it when it hangs up right after its 250', async () => {
    const { url } = await scripted((line, socket) => {
      polite(line, socket);
      if (line === '.') socket.end('250 queued\r\n');
    });
    expect(await smtp(url).send(await mail())).toMatchObject({
      outcome: 'accepted',
      response: '250 queued',
    });
  });
});

describe('a server that certainly does not have the mail', () => {
  it('refuses the connection', async () => {
    const { url, close } = await startScript(() => {});
    await close();
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'not_accepted', retryable: true });
  });

  it('hangs at the banner: cut off in time', async () => {
    const { url } = await scripted(() => {}, null);
    const started = performance.now();
    const result = await smtp(url, { timeoutMs: 150 }).send(await mail());
    expect(result).toMatchObject({ outcome: 'not_accepted', retryable: true });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('drips its banner for ever: cut off in time', async () => {
    const { url } = await scripted((_line, _socket) => {}, '220-a\r\n220-b\r\n220-');
    const result = await smtp(url, { timeoutMs: 150 }).send(await mail());
    expect(result).toMatchObject({ outcome: 'not_accepted', retryable: true });
  });

  it.each([
    [421, true],
    [554, false],
  ])('answers %i at the banner', async (code, retryable) => {
    const { url } = await scripted(() => {}, `${code} not now\r\n`);
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'not_accepted', retryable });
  });

  it.each(['MAIL', 'RCPT', 'DATA'])('answers 4xx or 5xx to %s, with its words kept', async (command) => {
    for (const [code, retryable] of [
      [451, true],
      [550, false],
    ] as const) {
      const { url, dots } = await scripted((line, socket) => {
        if (line.startsWith(command)) socket.write(`${code} because\r\n`);
        else polite(line, socket);
      });
      const result = await smtp(url).send(await mail());
      expect(result).toEqual({
        outcome: 'not_accepted',
        retryable,
        response: expect.stringContaining(`${code} because`),
      });
      expect(dots()).toBe(0);
    }
  });

  it.each([
    [451, true],
    [552, false],
  ])('answers %i to the whole message', async (code, retryable) => {
    const { url } = await mailServer({
      onData: (stream, _session, done) =>
        stream.resume().on('end', () => done(refusal(code, 'Not this one'))),
    });
    const result = await smtp(url).send(await mail());
    expect(result).toMatchObject({
      outcome: 'not_accepted',
      retryable,
      response: expect.stringContaining('Not this'),
    });
  });

  it.each(['EHLO', 'MAIL', 'RCPT', 'DATA'])('closes after %s', async (command) => {
    const { url, dots } = await scripted((line, socket) => {
      if (line.startsWith(command)) socket.destroy();
      else polite(line, socket);
    });
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'not_accepted', retryable: true });
    expect(dots()).toBe(0);
  });

  it.each(['MAIL', 'RCPT', 'DATA'])('hangs after %s', async (command) => {
    const { url, dots } = await scripted((line, socket) => {
      if (!line.startsWith(command)) polite(line, socket);
    });
    const result = await smtp(url, { timeoutMs: 150 }).send(await mail());
    expect(result).toMatchObject({ outcome: 'not_accepted', retryable: true });
    expect(dots()).toBe(0);
  });

  it('pipelines, and closes before its 354: the body was never sent', async () => {
    const { url, dots } = await scripted((line, socket) => {
      if (line.startsWith('EHLO')) socket.write('250-script\r\n250 PIPELINING\r\n');
      else if (line === 'DATA') socket.destroy();
      else polite(line, socket);
    });
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'not_accepted', retryable: true });
    expect(dots()).toBe(0);
  });

  it('speaks another protocol', async () => {
    const { url } = await scripted(() => {}, 'HTTP/1.1 400 Bad Request\r\n\r\n');
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'not_accepted', retryable: true });
  });
});

describe('a server that may have the mail', () => {
  it('closes after its 354', async () => {
    const { url } = await scripted((line, socket) => {
      if (line === 'DATA') socket.write('354 go on\r\n', () => socket.destroy());
      else polite(line, socket);
    });
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'unknown' });
  });

  it('closes after the final dot', async () => {
    const { url } = await scripted((line, socket) => {
      polite(line, socket);
      if (line === '.') socket.destroy();
    });
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'unknown' });
  });

  it('closes in the middle of its 250', async () => {
    const { url } = await scripted((line, socket) => {
      polite(line, socket);
      if (line === '.') socket.end('250 que');
    });
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'unknown' });
  });

  it('hangs after the final dot: cut off in time', async () => {
    const { url } = await scripted(polite);
    const started = performance.now();
    expect(await smtp(url, { timeoutMs: 150 }).send(await mail())).toMatchObject({ outcome: 'unknown' });
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('closes after the final dot on a connection that was used before', async () => {
    let mails = 0;
    const { url, dots } = await scripted((line, socket) => {
      polite(line, socket);
      if (line !== '.') return;
      mails += 1;
      if (mails === 1) socket.write('250 queued\r\n');
      else socket.destroy();
    });
    const transport = smtp(url);
    expect(await transport.send(await mail(1))).toMatchObject({ outcome: 'accepted' });
    expect(await transport.send(await mail(2))).toMatchObject({ outcome: 'unknown' });
    expect(dots()).toBe(2);
  });
});

describe('the connection pool', () => {
  it('goes on over the same connection after a recipient was refused', async () => {
    const { url, connections } = await mailServer({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('ana') ? refusal(550, 'No') : null),
    });
    const transport = smtp(url);
    expect(await transport.send(await mail(1))).toMatchObject({ outcome: 'not_accepted', retryable: false });
    const other = await mail(2);
    const result = await transport.send({ ...other, envelope: { ...other.envelope, to: ['bo@x.example'] } });
    expect(result).toMatchObject({ outcome: 'accepted' });
    expect(connections()).toBe(1);
  });

  it('uses a fresh connection when the server has hung up on an idle one', async () => {
    let hangUp = () => {};
    const { url, connections } = await scripted((line, socket) => {
      polite(line, socket);
      if (line === '.') {
        socket.write('250 queued\r\n');
        hangUp = () => socket.destroy();
      }
    });
    const transport = smtp(url);
    await transport.send(await mail(1));
    hangUp();
    expect(await transport.send(await mail(2))).toMatchObject({ outcome: 'accepted' });
    expect(connections()).toBe(2);
  });

  it('takes a 421 on an idle connection for a hang-up, not for an answer', async () => {
    let mails = 0;
    const { url, dots } = await scripted((line, socket) => {
      if (line.startsWith('MAIL') && mails === 1) {
        mails += 1;
        socket.end('421 idle too long\r\n');
        return;
      }
      polite(line, socket);
      if (line === '.') {
        mails += 1;
        socket.write('250 queued\r\n');
      }
    });
    const transport = smtp(url);
    await transport.send(await mail(1));
    expect(await transport.send(await mail(2))).toMatchObject({ outcome: 'accepted' });
    expect(dots()).toBe(2);
  });

  it('replaces a connection after the set number of mails', async () => {
    const { url, connections } = await mailServer();
    const transport = smtp(url, { maxConnections: 1, maxMessagesPerConnection: 2 });
    for (let n = 0; n < 5; n += 1) await transport.send(await mail(n));
    expect(connections()).toBe(3);
  });

  it('does not begin a mail that it may have to cut off, and says that it was not sent', async () => {
    const { url, dots } = await scripted((line, socket) => {
      polite(line, socket);
      // A slow server: the first mail takes most of the time that both have.
      if (line === '.') setTimeout(() => socket.write('250 queued\r\n'), 1_400);
    });
    const transport = smtp(url, { maxConnections: 1, timeoutMs: 2_000 });
    const messages = await Promise.all([mail(1), mail(2)]);
    const [first, second] = await Promise.all(messages.map((message) => transport.send(message)));
    expect(first).toMatchObject({ outcome: 'accepted' });
    expect(second).toMatchObject({ outcome: 'not_accepted', retryable: true });
    expect(dots()).toBe(1);
  });

  it('waits for the mails under way when it closes', async () => {
    const { url, received } = await mailServer();
    const transport = smtp(url);
    const sending = transport.send(await mail());
    await transport.close();
    expect(received).toHaveLength(1);
    expect(await sending).toMatchObject({ outcome: 'accepted' });
  });
});

describe('TLS', () => {
  it('is asked for at once by smtps, and an untrusted certificate is refused unless the operator allows it', async () => {
    const { url, received } = await mailServer({ secure: true });
    const secure = url.replace('smtp:', 'smtps:');
    expect(await smtp(secure).send(await mail())).toMatchObject({
      outcome: 'not_accepted',
      retryable: true,
    });
    const trusting = smtp(`${secure}?tls.rejectUnauthorized=false`);
    expect(await trusting.send(await mail())).toMatchObject({ outcome: 'accepted' });
    expect(received).toHaveLength(1);
  });

  it('is not needed on this machine, but can be demanded', async () => {
    const { url, received } = await mailServer({ disabledCommands: [] });
    expect(await smtp(url).send(await mail())).toMatchObject({ outcome: 'accepted' });
    expect(await smtp(`${url}?requireTLS=true`).send(await mail())).toMatchObject({
      outcome: 'not_accepted',
      retryable: true,
    });
    expect(received).toHaveLength(1);
  });
});

describe('parseSmtpUrl', () => {
  it('reads host, port, security and credentials', () => {
    expect(parseSmtpUrl('smtps://u:p@mail.example')).toMatchObject({
      connection: { host: 'mail.example', port: 465, secure: true, ignoreTLS: false },
      credentials: { user: 'u', pass: 'p' },
    });
    expect(parseSmtpUrl('smtp://mail.example?requireTLS=true')).toMatchObject({
      connection: { port: 587, secure: false, requireTLS: true, ignoreTLS: false },
    });
    expect(parseSmtpUrl('smtp://[::1]:25')).toMatchObject({
      connection: { host: '::1', port: 25, ignoreTLS: true },
    });
  });

  it.each(['', 'mail.example:25', 'http://mail.example', 'smtp://', 'smtp://mail.example?pool=true'])(
    'refuses %j',
    (url) => expect(() => parseSmtpUrl(url)).toThrow(/SMTP_URL/),
  );
});
