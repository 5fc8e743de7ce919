import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import type { StoredFile } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import { isId } from '#src/lib/ids.ts';
import type { DocumentFiles } from './document-files.ts';
import { typeOf } from './type.ts';

/** Where a bucket is, and with which key. */
export interface BucketOptions {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How many objects are listed at once (default and most 1,000). */
  pageSize?: number;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
/** When the bytes were last kept, to the millisecond: the bucket's own time is one of seconds. */
const KEPT_AT = 'x-amz-meta-kept-at';
const KEY = /^(acc_[0-9A-Za-z]+)\/[0-9a-f]{2}\/([0-9a-f]{64})$/;
const PROBE = 'probe';

/**
 * Files in a bucket of S3 or of a server that speaks its protocol, under the same paths as in DATA_DIR
 * (`acc_…/ab/abcd…`). An object is there whole or not at all.
 */
export class BucketStore implements DocumentFiles {
  readonly #client: AwsClient;
  readonly #root: string;
  readonly #pageSize: number;
  /** The last work on each object that is not done yet. */
  readonly #turns = new Map<string, Promise<void>>();

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey, pageSize = 1000 }: BucketOptions) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
    this.#root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
    this.#pageSize = pageSize;
  }

  typeOf(bytes: Uint8Array): Promise<string> {
    return typeOf(bytes);
  }

  async keep(accountId: string, bytes: Uint8Array, mimeType: string): Promise<StoredFile> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const path = pathOf(accountId, sha256);
    await this.#inTurn(path, () => this.#write(path, bytes));
    return { sha256, size: bytes.length, mime_type: mimeType };
  }

  async read(accountId: string, sha256: string): Promise<Uint8Array> {
    const answer = await this.#ask('GET', pathOf(accountId, sha256));
    if (answer.status === 404)
      throw new AppError(
        'NOT_FOUND',
        'The bytes of this document are not here. Upload the file again with upload_document.',
      );
    const bytes = new Uint8Array(await granted(answer).arrayBuffer());
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw away(new Error(`the object of ${sha256} holds other bytes`));
    return bytes;
  }

  async keptAt(accountId: string, sha256: string): Promise<number | null> {
    const answer = await this.#ask('HEAD', pathOf(accountId, sha256));
    if (answer.status === 404) return null;
    const { headers } = granted(answer);
    const noted = Number(headers.get(KEPT_AT));
    return noted > 0 ? noted : Date.parse(headers.get('last-modified') ?? '') || Date.now();
  }

  async *keptBefore(time: number): AsyncGenerator<{ account_id: string; sha256: string }> {
    let after = '';
    for (;;) {
      const query = new URLSearchParams({ prefix: 'acc_', 'max-keys': String(this.#pageSize) });
      if (after !== '') query.set('marker', after);
      const answer: Response = granted(await this.#ask('GET', `?${query}`));
      const listed = listOf(await answer.text());
      for (const { key, modified } of listed.objects) {
        const [, account_id = '', sha256 = ''] = KEY.exec(key) ?? [];
        if (sha256 !== '' && modified < time) yield { account_id, sha256 };
      }
      after = listed.objects.at(-1)?.key ?? '';
      if (!listed.more || after === '') return;
    }
  }

  async probeWrite(): Promise<void> {
    await this.#write(PROBE, Buffer.from('ready'));
  }

  // A bucket deletes whatever is there, so nothing of this process is stored between the look and the deletion.
  async remove(accountId: string, sha256: string, isLeft: (keptAt: number) => boolean): Promise<void> {
    const path = pathOf(accountId, sha256);
    await this.#inTurn(path, async () => {
      const keptAt = await this.keptAt(accountId, sha256);
      if (keptAt === null || !isLeft(keptAt)) return;
      const answer = await this.#ask('DELETE', path);
      if (answer.status !== 404) granted(answer);
    });
  }

  async #inTurn(path: string, work: () => Promise<void>): Promise<void> {
    const before = this.#turns.get(path);
    const turn = (before ?? Promise.resolve()).then(work, work);
    this.#turns.set(path, turn);
    try {
      await turn;
    } finally {
      if (this.#turns.get(path) === turn) this.#turns.delete(path);
    }
  }

  async #write(path: string, bytes: Uint8Array): Promise<void> {
    granted(
      await this.#ask('PUT', path, {
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: { 'content-type': 'application/octet-stream', [KEPT_AT]: String(Date.now()) },
      }),
    );
  }

  async #ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    try {
      return await this.#client.fetch(`${this.#root}/${path}`, {
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...init,
      });
    } catch (error) {
      throw away(error);
    }
  }
}

function pathOf(accountId: string, sha256: string): string {
  const path = `${accountId}/${sha256.slice(0, 2)}/${sha256}`;
  if (!isId('account', accountId) || !KEY.test(path)) throw new Error('no file has such a name');
  return path;
}

function granted(answer: Response): Response {
  if (!answer.ok) throw away(new Error(`the bucket answered ${answer.status}`));
  return answer;
}

function away(cause: unknown): AppError {
  return new AppError(
    'STORAGE_UNAVAILABLE',
    'The storage of documents does not answer at the moment, and nothing of this request was kept. Send it again shortly.',
    { retryAfter: 30, cause },
  );
}

interface Listed {
  objects: { key: string; modified: number }[];
  more: boolean;
}

/** What ListObjects answered. */
function listOf(xml: string): Listed {
  const listed: Listed = { objects: [], more: false };
  const parser = new SaxesParser();
  let text = '';
  let key = '';
  let modified = 0;
  parser.on('opentag', () => {
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') key = text;
    if (name === 'LastModified') modified = Date.parse(text);
    if (name === 'Contents') listed.objects.push({ key, modified });
    if (name === 'IsTruncated') listed.more = text === 'true';
    text = '';
  });
  parser.write(xml).close();
  return listed;
}
