import type { Command } from '../command.ts';

// No store is opened: the folder is read beside a running server.
async function openFolder(env: Record<string, string | undefined>) {
  const { readConfig } = await import('#src/config.ts');
  const { outboxFolder } = await import('#src/adapters/mail/lazy.ts');
  const { createOutboxFolder } = await import('#src/adapters/mail/folder.ts');
  const config = readConfig(env);
  return { path: outboxFolder(config), folder: createOutboxFolder(outboxFolder(config)), config };
}

const list: Command = {
  name: 'outbox',
  summary: 'List the mail in the outbox folder, where it goes when SMTP_URL is not set.',
  details: 'The newest first. Each is an .eml file that mail programs open; outbox show prints one.',
  flags: { limit: { type: 'string', value: 'N', describe: 'At most so many, 100 unless given.' } },
  async run(given) {
    const { UsageError } = await import('../command.ts');
    const limit = Number(given.maybe('limit') ?? 100);
    if (!Number.isInteger(limit) || limit < 1)
      throw new UsageError('--limit takes a whole number above 0', list);
    const { path, folder, config } = await openFolder(given.env);
    const emails = await folder.list({ limit });
    const lines = emails.map(
      ({ date, to, subject, message_id, file }) => `${date}  ${to}  ${subject}\n  ${message_id}  ${file}`,
    );
    if (lines.length === 0) lines.push(`No mail in ${path}.`);
    if (config.SMTP_URL !== undefined) lines.push('SMTP_URL is set: mail goes to that server, not here.');
    return { data: { folder: path, count: emails.length, emails }, text: lines.join('\n') };
  },
};

const show: Command = {
  name: 'outbox show',
  summary: 'Print one mail of the outbox folder, by its file or its Message-ID.',
  flags: {},
  files: ['ID'],
  async run(given) {
    const { AppError } = await import('#src/lib/errors.ts');
    const [id = ''] = given.files;
    const { path, folder } = await openFolder(given.env);
    const mail = await folder.show(id);
    if (mail === null)
      throw new AppError(
        'NOT_FOUND',
        `There is no mail ${id} in ${path}. deskhand outbox lists what is there.`,
      );
    return {
      data: { id, content: mail.toString('utf8') },
      text: mail.toString('utf8').replaceAll('\r\n', '\n'),
    };
  },
};

export const outboxCommands: readonly Command[] = [list, show];
