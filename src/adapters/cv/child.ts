import { readLines } from '#src/domain/cv/read.ts';
import { CvRefused, extract } from './extract.ts';
import type { Answer, Question } from './reader.ts';

/** Sent once everything is loaded; the time limit of a file counts from here. */
const READY = 'ready';

// The entry point of the separate process that opens untrusted files.

process.on('message', (question: Question) => {
  void answer(question).then((found) => process.send?.(found));
});
process.on('disconnect', () => process.exit(0));
process.send?.(READY);

async function answer({ bytes, home, filename }: Question): Promise<Answer> {
  try {
    return { reading: readLines(await extract(bytes), home, filename) };
  } catch (error) {
    return { fault: error instanceof CvRefused ? error.fault : 'unreadable' };
  }
}
