import { mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { decodeEncodedWords, readHeaders } from './headers.ts';
import type { ComposedMessage } from './message.ts';
import type { MailTransport } from './transport.ts';

/** One mail in the outbox folder. `to` is the To address, `recipients` everyone in the envelope. */
export type OutboxEntry = {
  to: string;
  recipients: string[];
  subject: string;
  message_id: string;
  date: string;
  file: string;
};

export type OutboxFolder = MailTransport & {
  /** The newest mails first. */
  list(options?: { limit?: number }): Promise<OutboxEntry[]>;
  /** The bytes of one mail, by its file name or its Message-ID; null when there is none. */
  show(fileOrMessageId: string): Promise<Buffer | null>;
};

/** The envelope is not part of a message; without this header Bcc recipients would not be visible in the folder. */
const ENVELOPE_HEADER = 'X-Envelope-To';
const HEADER_BYTES = 64 * 1024;

/** The mail transport without a server: a folder of .eml files that any mail program opens. */
export function createOutboxFolder(directory: string): OutboxFolder {
  async function fileNames(): Promise<string[]> {
    const names = await readdir(directory).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse();
  }

  async function entry(file: string): Promise<OutboxEntry> {
    const headers = readHeaders(await head(join(directory, file)));
    const field = (name: string) => headers.get(name) ?? '';
    return {
      to: /<([^<>]*)>\s*$/.exec(field('to'))?.[1] ?? field('to').trim(),
      recipients: field(ENVELOPE_HEADER.toLowerCase()).split(/,\s*/).filter(Boolean),
      subject: decodeEncodedWords(field('subject')),
      message_id: field('message-id'),
      date: field('date'),
      file,
    };
  }

  return {
    concurrency: 4,
    async send(message) {
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        const file = fileNameOf(message);
        const envelope = `${ENVELOPE_HEADER}: ${message.envelope.to.join(',\r\n ')}\r\n`;
        const partial = join(directory, `.${file}.part`);
        // Renamed when complete, so that neither readers nor a crash see a partial mail.
        await writeFile(partial, Buffer.concat([Buffer.from(envelope), message.raw]), {
          flush: true,
          mode: 0o600,
        });
        await rename(partial, join(directory, file));
        return { outcome: 'accepted', response: `written to ${file}`, refused: [] };
      } catch (error) {
        const response = `The outbox folder cannot be written (${codeOf(error)})`;
        return { outcome: 'not_accepted', retryable: true, response };
      }
    },
    async list(options = {}) {
      const names = await fileNames();
      return Promise.all(names.slice(0, options.limit ?? 100).map(entry));
    },
    async show(fileOrMessageId) {
      if (!fileOrMessageId.startsWith('<')) {
        // Only the base name: the argument must not lead outside the folder.
        const file = basename(fileOrMessageId);
        return (await fileNames()).includes(file) ? readFile(join(directory, file)) : null;
      }
      for (const file of await fileNames()) {
        if ((await entry(file)).message_id === fileOrMessageId) return readFile(join(directory, file));
      }
      return null;
    },
    close: () => Promise.resolve(),
  };
}

/** Sorts by time; the same message always has the same name. */
function fileNameOf(message: ComposedMessage): string {
  const time = message.date.toISOString().replace(/[:.]/g, '-');
  const id = message.messageId.slice(1, -1).split('@')[0] ?? '';
  return `${time}_${id.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 120)}.eml`;
}

async function head(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEADER_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'unknown';
  return String(error.code);
}
