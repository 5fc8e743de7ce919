import { readFileSync } from 'node:fs';
import { readHere } from '#test/harness/cv/corpus.ts';
import { DOCX_LAYOUTS, docxOf } from '#test/harness/cv/docx-layouts.ts';
import { importFiles } from '#test/harness/cv/imports.ts';
import { PDF_LAYOUTS, pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { startService } from '#test/harness/workspace.ts';
import { type Ratio, underLoad } from './ratio.ts';

const CVS = Number(process.env.IMPORT_CVS ?? 1_000);
const SEED = 31;
/** Read before anything is measured, so that what is compiled while it runs is compiled. */
const WARM = 30;

/**
 * An import of 1,000 CVs, from the upload of the first to the last candidate, beside the parser alone in one process. By
 * processor time, that of the readers' processes included: the clock is the load of others too.
 */
export async function measureImports(): Promise<Ratio[]> {
  const files = await make();
  for (const { bytes } of files.slice(0, WARM)) await readHere(bytes, 'AU');
  const alone = await spent(async () => {
    for (const { bytes } of files) await readHere(bytes, 'AU');
  });
  const running = await startService({ RATE_LIMIT_PER_MINUTE: '1000000' });
  const desk = await running.workspace({ country: 'AU' });
  const whole = await spent(async () => {
    try {
      const id = await importFiles(running, desk, files);
      for (;;) {
        await running.service.jobs.runDue();
        const { status, counts, failures } = (await desk.api.get(`/candidate-imports/${id}`)).body.data;
        if (status !== 'complete') continue;
        // Letters that the PDFs' own type lacks leave names that cannot be read.
        if (counts.failed > 0)
          console.log(`${counts.failed} of ${files.length} CVs were not taken: ${reasonsOf(failures)}`);
        break;
      }
    } finally {
      // What the readers' processes took is told once they have ended.
      await running.close();
    }
  });
  return [underLoad(`import of ${CVS} CVs`, 'CVs', 0.6, { ours: whole, ceiling: alone })];
}

function reasonsOf(failures: readonly { reason: string }[]): string {
  const reasons = failures.map(({ reason }) => reason);
  return [...new Set(reasons)]
    .map((one) => `${one} ${reasons.filter((reason) => reason === one).length}`)
    .join(', ');
}

async function make(): Promise<{ filename: string; bytes: Buffer }[]> {
  const layouts = [
    ...Object.keys(PDF_LAYOUTS).map((name) => ({ end: 'pdf', of: (sheet: Sheet) => pdfOf(sheet, name) })),
    ...Object.keys(DOCX_LAYOUTS).map((name) => ({ end: 'docx', of: (sheet: Sheet) => docxOf(sheet, name) })),
  ];
  const files: { filename: string; bytes: Buffer }[] = [];
  for (const [at, sheet] of sheets(CVS, SEED).entries()) {
    const layout = layouts[at % layouts.length];
    if (layout !== undefined) files.push({ filename: `${at}.${layout.end}`, bytes: await layout.of(sheet) });
  }
  return files;
}

/** Microseconds of processor time for a CV, of this process and those it has started and ended, and CVs by the clock. */
async function spent(work: () => Promise<void>): Promise<{ microseconds: number; perSecond: number }> {
  const [cpu, children, began] = [process.cpuUsage(), ofChildren(), performance.now()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  return { microseconds: (user + system + ofChildren() - children) / CVS, perSecond: CVS / seconds };
}

/** Microseconds of the processes that this one has started and that have ended, in ticks of ten milliseconds. */
function ofChildren(): number {
  const [, after = ''] = /\) (.*)/s.exec(readFileSync('/proc/self/stat', 'utf8')) ?? [];
  // The fields behind the name begin with the third; 16 and 17 are cutime and cstime.
  const fields = after.split(' ').map(Number);
  return ((fields[13] ?? 0) + (fields[14] ?? 0)) * 10_000;
}
