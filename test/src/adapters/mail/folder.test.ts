import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxFolder } from '#src/adapters/mail/folder.ts';
import { decodeEncodedWords } from '#src/adapters/mail/headers.ts';
import { composeMessage } from '#src/adapters/mail/message.ts';

let base = '';
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterEach(() => rm(base, { recursive: true }));

function mail(n: number, subject = `Mail ${n}`) {
  return composeMessage({
    messageId: `<sem_${n}@agency.example>`,
    date: new Date(Date.UTC(2026, 0, n)),
    from: { address: 'jo@agency.example' },
    to: { address: 'ana@candidate.example', name: 'Ana Núñez, Engineer' },
    bcc: Array.from({ length: 20 }, (_, i) => `blind-copy-${i}@agency.example`),
    subject,
    text: 'Hello',
  });
}

describe('createOutboxFolder', () => {
  it('lists what was sent, newest first, with address, subject, Message-ID and file', async () => {
    const folder = createOutboxFolder(join(base, 'outbox'));
    const subject =
      `Gespräch über ${'eine lange Überschrift mit Ümläuten und 日本語 '.repeat(4)}– Grüße`.trim();
    expect(await folder.list()).toEqual([]);
    expect(await folder.send(await mail(1, subject))).toMatchObject({ outcome: 'accepted' });
    await folder.send(await mail(2));
    const list = await folder.list();
    expect(list.map((entry) => entry.message_id)).toEqual([
      '<sem_2@agency.example>',
      '<sem_1@agency.example>',
    ]);
    expect(list[1]).toMatchObject({
      to: 'ana@candidate.example',
      subject,
      file: expect.stringMatching(/sem_1\.eml$/),
    });
    expect(list[1]?.recipients).toHaveLength(21);
    expect(await folder.list({ limit: 1 })).toHaveLength(1);
  });

  it('writes mails that their owner alone can read', async () => {
    const folder = createOutboxFolder(base);
    await folder.send(await mail(1));
    const [file = ''] = await readdir(base);
    expect((await stat(join(base, file))).mode & 0o777).toBe(0o600);
  });

  it('shows a mail by file or Message-ID, readable by any mail program', async () => {
    const folder = createOutboxFolder(base);
    await folder.send(await mail(1));
    const [entry] = await folder.list();
    for (const key of [entry?.file ?? '', '<sem_1@agency.example>']) {
      const parsed = await simpleParser((await folder.show(key)) ?? '');
      expect(parsed).toMatchObject({ subject: 'Mail 1', messageId: '<sem_1@agency.example>' });
    }
    expect(await folder.show('<unknown@agency.example>')).toBeNull();
  });

  it('shows nothing outside its folder', async () => {
    const folder = createOutboxFolder(join(base, 'outbox'));
    await folder.send(await mail(1));
    await writeFile(join(base, 'secret.eml'), 'secret');
    expect(await folder.show('../secret.eml')).toBeNull();
  });

  it('leaves no half-written file behind, and the same mail only once', async () => {
    const folder = createOutboxFolder(base);
    await folder.send(await mail(1));
    await folder.send(await mail(1));
    expect(await readdir(base)).toHaveLength(1);
  });

  it('says that a mail was not taken when the folder cannot be written', async () => {
    await writeFile(join(base, 'file'), '');
    const result = await createOutboxFolder(join(base, 'file')).send(await mail(1));
    expect(result).toMatchObject({ outcome: 'not_accepted', retryable: true });
  });
});

describe('decodeEncodedWords', () => {
  it.each([
    ['plain', 'plain'],
    ['=?UTF-8?Q?Gr=C3=BC=C3=9Fe_an?= all', 'Grüße an all'],
    ['=?utf-8?B?R3LDvMOf?= =?utf-8?B?ZQ==?=', 'Grüße'],
    ['=?UTF-8?Q?=C3?= =?UTF-8?Q?=BC?=', 'ü'],
    ['=?iso-8859-1?Q?Gr=FC=DFe?=', 'Grüße'],
    ['=?no-such-set?Q?a?=', '=?no-such-set?Q?a?='],
  ])('reads %s', (encoded, text) => expect(decodeEncodedWords(encoded)).toBe(text));
});
