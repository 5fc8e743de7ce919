import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import {
  composeMessage,
  InvalidMessage,
  messageIdFor,
  type OutgoingMessage,
} from '#src/adapters/mail/message.ts';
import { addressProblem, wireAddress } from '#src/lib/mailbox.ts';

const plain: OutgoingMessage = {
  messageId: messageIdFor('sem_1', 'mail.agency.example'),
  date: new Date('2026-03-28T09:00:00Z'),
  from: { address: 'jo@agency.example', name: 'Jo Müller' },
  to: { address: 'ana@candidate.example', name: 'Ana, "the" <Best>' },
  subject: 'Ihr Gespräch am Montag – Grüße',
  text: 'Hello Ana,\n.\nSee you.',
};

describe('composeMessage', () => {
  it('keeps every part as an independent parser reads it', async () => {
    const composed = await composeMessage({
      ...plain,
      replyTo: { address: 'reply+acc_1@agency.example', name: 'Agency' },
      cc: ['cc@client.example'],
      bcc: ['bcc@agency.example'],
      html: '<p>Hello <b>Ana</b></p>',
      inReplyTo: '<first@candidate.example>',
      references: ['<zero@candidate.example>', '<first@candidate.example>'],
      unsubscribeUrl: `https://api.agency.example/o/${'t'.repeat(120)}`,
    });
    const mail = await simpleParser(composed.raw);
    expect(mail.messageId).toBe('<sem_1@mail.agency.example>');
    expect(mail.date).toEqual(plain.date);
    expect(mail.from?.value).toEqual([{ address: 'jo@agency.example', name: 'Jo Müller' }]);
    expect(mail.replyTo?.value).toEqual([{ address: 'reply+acc_1@agency.example', name: 'Agency' }]);
    expect(mail.to).toMatchObject({
      value: [{ address: 'ana@candidate.example', name: 'Ana, "the" <Best>' }],
    });
    expect(mail.subject).toBe(plain.subject);
    expect(mail.inReplyTo).toBe('<first@candidate.example>');
    expect(mail.references).toEqual(['<zero@candidate.example>', '<first@candidate.example>']);
    expect(mail.text?.trim()).toBe('Hello Ana,\n.\nSee you.');
    expect(mail.html).toContain('<b>Ana</b>');
    const raw = composed.raw.toString();
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toContain(`<https://api.agency.example/o/${'t'.repeat(120)}>`);
    expect(raw).not.toContain('bcc@agency.example');
    expect(raw).not.toMatch(/[^\r]\n/);
    expect(composed.envelope).toEqual({
      from: 'jo@agency.example',
      to: ['ana@candidate.example', 'cc@client.example', 'bcc@agency.example'],
    });
  });

  it.each(['=?utf-8?B?QmFuayA8YWRtaW5AYmFuay5leGFtcGxlPg==?=', 'x =?iso-8859-1?q?=42ank?= y'])(
    'has no reader decode what looks like an encoded word: %s',
    async (name) => {
      const { raw } = await composeMessage({
        ...plain,
        from: { address: 'jo@agency.example', name },
        to: { address: 'ana@candidate.example', name },
        subject: name,
      });
      const mail = await simpleParser(raw);
      const plainly = (text: string | undefined) => text?.replaceAll('\u2060', '');
      expect(plainly(mail.from?.value[0]?.name)).toBe(name);
      expect(plainly(mail.subject)).toBe(name);
      expect(raw.toString()).not.toContain(name);
      expect(raw.toString()).not.toMatch(/=\?(?:utf-8\?B\?QmFuay|iso)/);
    },
  );

  it('carries an invitation as a calendar alternative and as a file', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    const { raw } = await composeMessage({ ...plain, calendar: { method: 'REQUEST', content } });
    const mail = await simpleParser(raw);
    expect(mail.attachments.map((part) => part.filename)).toContain('invite.ics');
    expect(raw.toString()).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
  });

  it.each([
    ['long lines', `${'word '.repeat(400)}end`],
    ['lines that begin with a dot', '.\n..\n...end'],
    ['blanks at the ends of lines', 'one  \ntwo\t\nthree'],
    ['other scripts and pictures', 'Grüße, 你好, привет, 👩‍👩‍👧 = 100%'],
    ['line ends of every kind', 'one\rtwo\r\nthree\nfour'],
    ['what looks like an end of its part', '----_NmP-Part_1--\n--\nFrom here on'],
    ['what looks encoded', '=3D =?utf-8?q?x?= =\n='],
  ])('brings %s over as they are, in lines of at most 76 characters', async (_what, text) => {
    const { raw } = await composeMessage({ ...plain, text, html: `<p>${text}</p>` });
    const mail = await simpleParser(raw, { keepCidLinks: true });
    expect(mail.text?.replace(/\n$/, '')).toBe(text.replace(/\r\n?/g, '\n'));
    for (const line of raw.toString().split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
    expect(raw.toString()).not.toMatch(/[^\r]\n|\r[^\n]/);
  });

  it('composes the same bytes whenever it is asked again', async () => {
    const [first, second] = await Promise.all([composeMessage(plain), composeMessage(plain)]);
    expect(first.raw.equals(second.raw)).toBe(true);
  });

  it('writes to each recipient once', async () => {
    const { envelope } = await composeMessage({ ...plain, cc: ['ana@candidate.example'] });
    expect(envelope.to).toEqual(['ana@candidate.example']);
  });

  it('never reads a file or a URL that the text names', async () => {
    const { raw } = await composeMessage({
      ...plain,
      html: '<img src="file:///etc/passwd">',
      text: '/etc/passwd',
    });
    expect(raw.toString()).not.toContain('root:');
  });

  const evil = 'x@a.example\r\nBcc: victim@b.example';
  it.each<[string, Partial<OutgoingMessage>, string]>([
    ['a line break in the address', { to: { address: evil } }, 'to_address'],
    ['a bare CR in the address', { to: { address: 'x@a.example\rRCPT' } }, 'to_address'],
    [
      'a line break in the name',
      { to: { address: 'x@a.example', name: 'A\r\nBcc: v@b.example' } },
      'to_address',
    ],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: v@b.example' }, 'subject'],
    ['a line feed in the subject', { subject: 'Hello\nBcc: v@b.example' }, 'subject'],
    ['a line separator in the subject', { subject: 'Hello\u2028there' }, 'subject'],
    ['a NUL in the subject', { subject: 'Hello\u0000' }, 'subject'],
    ['an empty subject', { subject: '  ' }, 'subject'],
    ['a line break in the sender', { from: { address: evil } }, 'from'],
    ['a line break in the reply address', { replyTo: { address: evil } }, 'reply_to'],
    ['a line break in a copy', { cc: [evil] }, 'cc_addresses'],
    ['a line break in a blind copy', { bcc: [evil] }, 'bcc_addresses'],
    ['two addresses in one', { to: { address: 'a@x.example, b@y.example' } }, 'to_address'],
    ['a display form as address', { to: { address: 'A <a@x.example>' } }, 'to_address'],
    ['51 recipients', { cc: Array.from({ length: 50 }, (_, i) => `p${i}@x.example`) }, 'cc_addresses'],
    ['an empty body', { text: ' \n' }, 'body'],
    ['a line break in the Message-ID', { messageId: '<a@b>\r\nX: y' }, 'message_id'],
    ['a line break in a reference', { references: ['<a@b>\r\n <c@d>'] }, 'message_id'],
    ['a line break in the opt-out link', { unsubscribeUrl: 'https://x.example/\r\nX: y' }, 'unsubscribe_url'],
  ])('refuses %s', async (_what, change, field) => {
    const attempt = composeMessage({ ...plain, ...change });
    await expect(attempt).rejects.toBeInstanceOf(InvalidMessage);
    await expect(attempt).rejects.toMatchObject({ field });
  });

  it('allows 50 recipients', async () => {
    const cc = Array.from({ length: 49 }, (_, i) => `p${i}@x.example`);
    expect((await composeMessage({ ...plain, cc })).envelope.to).toHaveLength(50);
  });
});

describe('addressProblem', () => {
  it.each([
    'a@b.example',
    'first.last+tag@sub.agency.co.uk',
    "o'neil@x.example",
    'a@bücher.example',
    '1@2.example',
  ])('accepts %s', (address) => expect(addressProblem(address)).toBeNull());

  it.each([
    '',
    'a',
    '@b.example',
    'a@',
    'a@b',
    'a@@b.example',
    'a b@c.example',
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    '"a"@b.example',
    'a(comment)@b.example',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@b_c.example',
    'a@-b.example',
    'a@b-.example',
    'a@b.example.',
    'a@b..example',
    'a@%62.example',
    'a@b.example;c@d.example',
    'a@b.example,c@d.example',
    '<a@b.example>',
    'a@b.example\u0000',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(64)}.example`,
    'ä@b.example',
  ])('refuses %j', (address) => expect(addressProblem(address)).not.toBeNull());

  it('sends an international domain as its A-labels', () => {
    expect(wireAddress('a@bücher.example')).toBe('a@xn--bcher-kva.example');
  });
});
