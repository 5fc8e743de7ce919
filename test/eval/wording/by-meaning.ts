import { Asked } from '#src/adapters/meaning/asked.ts';
import { NO_READER, SentenceThread } from '#src/adapters/meaning/reader.ts';
import { noting } from '#src/domain/moderation/index.ts';

/** Reads texts as the product does: what words leave in doubt by its meaning too. */
export interface ByMeaning {
  read<T>(work: () => T): Promise<T>;
  close(): Promise<void>;
}

/** @param isOn false for words alone */
export function byMeaning(isOn: boolean): ByMeaning {
  const reader = isOn ? new SentenceThread((error) => console.error(error)) : NO_READER;
  const asked = new Asked(reader);
  return {
    read: async (work) => (isOn ? asked.run(async (doubts) => noting(doubts, work)) : work()),
    close: () => reader.close(),
  };
}
