import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CvReaders, type ReaderLimits } from '#src/adapters/cv/reader.ts';

const ANSWER = { fault: 'ocr_needed' };
/** A reader that does something with its file before it answers. */
const doing = (work: string): string[] => [
  '-e',
  `process.on('message', async () => { ${work}; process.send(${JSON.stringify(ANSWER)}); }); process.send('ready');`,
];
const read = async (limits: Partial<ReaderLimits>, work: string): Promise<unknown> => {
  const readers = new CvReaders({ atOnce: 1, ...limits }, doing(work));
  const answer = await readers.read('acc_1', Buffer.from('a file'), 'AU');
  await readers.close();
  return answer;
};

it('waits for a file whose process gets little of the machine', async () => {
  const waiting = 'await new Promise((done) => setTimeout(done, 600))';
  expect(await read({ cpuMs: 300 }, waiting)).toEqual(ANSWER);
});

it('ends a file that takes more processor time than it may, or longer than any may', async () => {
  expect(await read({ cpuMs: 200 }, 'for (;;);')).toEqual({ fault: 'unreadable' });
  expect(await read({ wallMs: 200 }, 'await new Promise(() => {})')).toEqual({ fault: 'unreadable' });
});

it('reads a file once more that was late without the processor time for it', async () => {
  const begun = join(mkdtempSync(join(tmpdir(), 'late-')), 'begun');
  const once = `const { existsSync, writeFileSync } = require('node:fs');
    process.on('message', () => {
      if (existsSync(${JSON.stringify(begun)})) process.send({ fault: 'ocr_needed' });
      else writeFileSync(${JSON.stringify(begun)}, '');
    });
    process.send('ready');`;
  const readers = new CvReaders({ wallMs: 2_000 }, ['-e', once]);
  expect(await readers.read('acc_1', Buffer.from('a file'), 'AU')).toEqual({ fault: 'ocr_needed' });
  await readers.close();
});

it('says of a reader that does not start that the file was not looked at, and nothing of the file', async () => {
  const readers = new CvReaders({ atOnce: 1 }, ['-e', 'process.exit(1)']);
  const reading = readers.read('acc_1', Buffer.from('a file'), 'AU');
  await expect(reading).rejects.toMatchObject({ code: 'INTERNAL_ERROR', message: /was not looked at/ });
  await readers.close();
});

/** Readers of one agency, with a reader that tells whose process it is and takes its time over one file. */
async function processesOf(patienceMs: number): Promise<Set<unknown>> {
  const telling = `process.on('message', ({ filename }) => {
      if (filename !== 'long') process.send({ fault: process.pid });
      else setTimeout(() => process.send({ fault: process.pid }), 1_500);
    });
    process.send('ready');`;
  const readers = new CvReaders({ patienceMs }, ['-e', telling]);
  const names = ['long', 'short', 'short', 'short', 'short'];
  const answers = await Promise.all(
    names.map((name) => readers.read('acc_1', Buffer.from('a file'), 'AU', name)),
  );
  await readers.close();
  return new Set(answers.map((answer) => 'fault' in answer && answer.fault));
}

it('reads an agency’s files in one process, and in another beside it where one takes long', async () => {
  expect((await processesOf(60_000)).size).toBe(1);
  expect((await processesOf(100)).size).toBe(2);
});
