import * as z from 'zod';
import type { Config } from '#src/config.ts';
import type { SpeechToText, TranscriptionResult } from '#src/domain/ports.ts';

const Answer = z.object({ text: z.string() });
const MAX_ANSWER = 4 * 1024 * 1024;

/** What a file is called at the endpoint, which tells its format by the ending. */
const ENDINGS: Record<string, string> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/x-m4a': 'm4a',
  'video/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
};

/**
 * Speech to text at an OpenAI-compatible endpoint (POST {base}/audio/transcriptions with the file as multipart, answered
 * `{ text }`); none is available without SPEECH_BASE_URL.
 */
export function speechToText(
  config: Pick<Config, 'SPEECH_BASE_URL' | 'SPEECH_API_KEY' | 'SPEECH_MODEL' | 'SPEECH_TIMEOUT_SECONDS'>,
): SpeechToText {
  const { SPEECH_BASE_URL: base, SPEECH_API_KEY: key, SPEECH_MODEL: model } = config;
  if (base === undefined) {
    return {
      available: false,
      transcribe: async () => ({ fault: 'No speech to text is set up (SPEECH_BASE_URL).', lasting: true }),
    };
  }
  const url = `${base.replace(/\/+$/, '')}/audio/transcriptions`;
  const headers: Record<string, string> = key === undefined ? {} : { Authorization: `Bearer ${key}` };
  return {
    available: true,
    async transcribe({ bytes, mime_type }) {
      const form = new FormData();
      const name = `answer.${ENDINGS[mime_type] ?? 'bin'}`;
      form.append('file', new Blob([new Uint8Array(bytes)], { type: mime_type }), name);
      form.append('model', model);
      form.append('response_format', 'json');
      try {
        const signal = AbortSignal.timeout(config.SPEECH_TIMEOUT_SECONDS * 1000);
        const response = await fetch(url, { method: 'POST', headers, body: form, signal, redirect: 'error' });
        return await read(response);
      } catch (error) {
        return { fault: `Speech to text cannot be reached (${nameOf(error)}).`, lasting: false };
      }
    },
  };
}

async function read(response: Response): Promise<TranscriptionResult> {
  if (!response.ok) {
    await response.body?.cancel();
    // The file itself is refused; anything else, a wrong key among it, can be put right meanwhile.
    const lasting = [400, 413, 415, 422].includes(response.status);
    return { fault: `Speech to text answered with status ${response.status}.`, lasting };
  }
  const parsed = Answer.safeParse(JSON.parse(await bounded(response)));
  return parsed.success
    ? { text: parsed.data.text }
    : { fault: 'Speech to text gave an answer that does not fit.', lasting: false };
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER) throw new Error('answer too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
