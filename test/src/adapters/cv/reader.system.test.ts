import { afterAll, expect, it } from 'vitest';
import { CvReaders } from '#src/adapters/cv/reader.ts';
import { docxOf } from '#test/harness/cv/docx-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { cvProgramme } from '#test/harness/cv-programme.ts';

const [sheet] = sheets(1) as [Sheet];
const readers = new CvReaders({ atOnce: 1 });
afterAll(() => readers.close());

it('reads in a process of its own, and goes on after a file that broke it or took too long', async () => {
  const cv = await docxOf(sheet, 'plain, without styles');
  const hasty = new CvReaders({ atOnce: 1, wallMs: 1 }, await cvProgramme());
  expect(await hasty.read('acc_1', cv, 'AU')).toEqual({ fault: 'unreadable' });
  await hasty.close();
  // Enough to start (40 MB), not enough for a Word file (over 60 MB).
  const cramped = new CvReaders({ atOnce: 1, memoryMb: 50 }, await cvProgramme());
  expect(await cramped.read('acc_1', cv, 'AU')).toEqual({ fault: 'unreadable' });
  await cramped.close();
  const answers = await Promise.all([
    readers.read('acc_1', Buffer.from('%PDF-1.7 broken'), 'AU'),
    readers.read('acc_1', cv, 'AU'),
  ]);
  expect(answers).toMatchObject([
    { fault: 'unreadable' },
    { reading: { fields: { name: sheet.truth.name } } },
  ]);
});
