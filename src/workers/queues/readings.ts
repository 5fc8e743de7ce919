import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import { dueReadings, readingOf, settleReading, type TextsToRead } from '#src/domain/held/index.ts';
import { isBound } from '#src/domain/moderation/index.ts';
import type { ModelReading } from '#src/domain/moderation/reading-schema.ts';
import type { Queue } from '../queue.ts';

/** Has the agency's model read what nobody has read and what waits for that. Where none is configured nothing is due. */
export function readings({
  runtime,
  log,
}: {
  runtime: Runtime;
  log: Logger;
}): Queue<TextsToRead, ModelReading | null> {
  const { readTexts } = runtime.ports;
  const read = async (request: TextsToRead, accountId: string): Promise<ModelReading | null> => {
    if (request.texts.length === 0) return { findings: [] };
    try {
      const reading = await readTexts?.(accountId, request);
      if (reading !== undefined && isBound(reading, request.texts)) return reading;
      throw new Error('The answer quotes what does not stand in the text.');
    } catch (error) {
      log.warn({ job: 'read_texts', account_id: accountId, err: error }, 'the model did not read a text');
      return null;
    }
  };
  return {
    name: 'read_texts',
    title: "Had the agency's model read what nobody had",
    places: { perAccount: 2, all: 8 },
    due: async (db, wall, limit, except) => (readTexts === null ? [] : dueReadings(db, wall, limit, except)),
    read: readingOf,
    work: read,
    write: settleReading,
  };
}
