import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

/** A request for speech to text, as it arrived. */
export interface Asked {
  path: string;
  authorization: string | undefined;
  fields: Record<string, string>;
  file: { filename: string; type: string; bytes: Buffer };
}

type Said = string | number;

/** An OpenAI-compatible endpoint for speech to text on loopback. */
export interface SpeechServer {
  /** For SPEECH_BASE_URL. */
  url: string;
  asked: Asked[];
  /** What it answers: a text, or a status. */
  answer(as: (asked: Asked) => Said | Promise<Said>): void;
  close(): Promise<void>;
}

/** Starts one that hears "I led the month-end close for six years." unless told otherwise. */
export async function startSpeechServer(): Promise<SpeechServer> {
  const asked: Asked[] = [];
  let says: (asked: Asked) => Said | Promise<Said> = () => 'I led the month-end close for six years.';
  const server = createServer((request, response) => {
    read(request).then(
      async (arrived) => {
        asked.push(arrived);
        const said = arrived.path === '/v1/audio/transcriptions' ? await says(arrived) : 404;
        response.writeHead(typeof said === 'number' ? said : 200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify(typeof said === 'number' ? { error: { message: 'no' } } : { text: said }),
        );
      },
      () => {
        response.writeHead(400);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer(as) {
      says = as;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function read(request: IncomingMessage): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const { authorization } = request.headers;
    const arrived: Asked = {
      path: request.url ?? '',
      authorization,
      fields: {},
      file: { filename: '', type: '', bytes: Buffer.alloc(0) },
    };
    const parser = new Busboy({ headers: request.headers as BusboyHeaders });
    parser.on('field', (name, value) => {
      arrived.fields[name] = value;
    });
    parser.on('file', (name, stream, filename, _encoding, type) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (name === 'file') arrived.file = { filename: filename ?? '', type, bytes: Buffer.concat(chunks) };
      });
    });
    parser.on('error', reject);
    parser.on('finish', () => resolve(arrived));
    request.pipe(parser);
  });
}

/** A second of silence as its bytes show it, marked so that each differs. */
export function wav(mark: number): Uint8Array {
  const samples = Buffer.alloc(1600, mark % 256);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** The upload of a recorded answer, as the page sends it. */
export function recordingForm(bytes: Uint8Array, seconds = 1): FormData {
  const form = new FormData();
  form.append('seconds', String(seconds));
  form.append('file', new Blob([new Uint8Array(bytes)]), 'answer');
  return form;
}
