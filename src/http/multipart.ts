import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Context } from 'hono';
import type { Part } from '#src/idempotency/fingerprint.ts';
import { AppError } from '#src/lib/errors.ts';
import { bodyBytes } from './request.ts';

/** The content of a form with a file. */
export interface MultipartForm {
  fields: URLSearchParams;
  /** The chosen file; null without one. */
  file: { filename: string; bytes: Uint8Array } | null;
  /** All parts as they were sent, fields and file. */
  parts: Part[];
}

const FIELDS = 50;
const FIELD_BYTES = 64 * 1024;

/**
 * The fields and the one file of a form.
 * @param largest the maximum size of the file in bytes
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE for another kind of body, INVALID_REQUEST for one that is broken
 */
export async function multipartForm(c: Context, largest: number): Promise<MultipartForm> {
  const type = c.req.header('content-type') ?? '';
  const bytes = await bodyBytes(c, largest + 2 * FIELD_BYTES);
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the form as multipart/form-data.');
  }
  const form: MultipartForm = { fields: new URLSearchParams(), file: null, parts: [] };
  let tooLarge = false;
  let ended = true;
  await new Promise<void>((resolve, reject) => {
    const broken = (): void =>
      reject(new AppError('INVALID_REQUEST', 'The form did not arrive whole. Send it again.'));
    let parser: InstanceType<typeof Busboy>;
    try {
      parser = new Busboy({
        headers: { 'content-type': type } as BusboyHeaders,
        limits: { files: 1, fields: FIELDS, fieldSize: FIELD_BYTES, fileSize: largest, headerPairs: 50 },
      });
    } catch {
      broken();
      return;
    }
    parser.on('field', (name, value) => {
      form.fields.append(name, value);
      form.parts.push({ name, filename: null, contentType: null, bytes: Buffer.from(value) });
    });
    parser.on('file', (name, stream, filename, _encoding, contentType) => {
      const chunks: Buffer[] = [];
      ended = false;
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        tooLarge = true;
      });
      stream.on('end', () => {
        ended = true;
        const whole = Buffer.concat(chunks);
        // A form without a chosen file sends an empty one without a name.
        if (whole.length > 0 || (filename ?? '') !== '')
          form.file = { filename: filename ?? '', bytes: whole };
        form.parts.push({ name, filename: filename ?? '', contentType, bytes: whole });
      });
      stream.on('error', broken);
    });
    parser.on('error', broken);
    parser.on('finish', () => resolve());
    parser.end(bytes);
  });
  if (tooLarge) {
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      `The file is larger than ${Math.floor(largest / 1024 / 1024)} MB.`,
      {
        field: 'file',
      },
    );
  }
  if (!ended) throw new AppError('INVALID_REQUEST', 'The form did not arrive whole. Send it again.');
  return form;
}
