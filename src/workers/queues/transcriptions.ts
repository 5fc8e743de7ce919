import type { Runtime } from '#src/action/execute.ts';
import {
  dueTranscriptions,
  nextTranscription,
  type Recording,
  recordingOf,
  settleTranscription,
} from '#src/domain/ai-screens/index.ts';
import type { TranscriptionResult } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Queue } from '../queue.ts';

/** Has the recordings of AI screens put into words. */
export function transcriptions({ runtime }: { runtime: Runtime }): Queue<Recording, TranscriptionResult> {
  return {
    name: 'transcribe_ai_screens',
    title: 'Put an answer into words',
    places: { perAccount: 2, all: 8 },
    due: dueTranscriptions,
    read: recordingOf,
    work: (recording, accountId) => hear(runtime, recording, accountId),
    write: settleTranscription,
    next: nextTranscription,
  };
}

async function hear(
  { ports }: Runtime,
  { sha256, mime_type }: Recording,
  accountId: string,
): Promise<TranscriptionResult> {
  try {
    return await ports.speech.transcribe({ bytes: await ports.files.read(accountId, sha256), mime_type });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
    return { fault: 'The recording is not here any more.', lasting: true };
  }
}
