import { extract } from '#src/adapters/cv/extract.ts';
import { readLines } from '#src/domain/cv/read.ts';
import type { CvReading } from '#src/domain/cv/schema.ts';
import { DOCX_LAYOUTS, docxOf } from './docx-layouts.ts';
import { PDF_LAYOUTS, pdfOf } from './pdf-layouts.ts';
import { compare, type Scores } from './score.ts';
import { type Sheet, sheets } from './sheet.ts';

const LAYOUTS = [
  ...Object.keys(PDF_LAYOUTS).map((name) => ({ name, make: (sheet: Sheet) => pdfOf(sheet, name) })),
  ...Object.keys(DOCX_LAYOUTS).map((name) => ({ name, make: (sheet: Sheet) => docxOf(sheet, name) })),
];

/** What reading a corpus came to. */
export interface CorpusReport {
  scores: Scores;
  /** What was wrong, by document. */
  wrong: string[];
  /** Milliseconds of reading, without making the documents. */
  ms: number;
}

/** Reads a CV of this process's own making, without a process of its own for it. */
export async function readHere(bytes: Uint8Array, home: string): Promise<CvReading> {
  return readLines(await extract(bytes), home);
}

/** Makes so many CVs, the layouts in turn, reads them and compares them with the people they tell of. */
export async function readCorpus(count: number, seed: number): Promise<CorpusReport> {
  const report: CorpusReport = { scores: new Map(), wrong: [], ms: 0 };
  for (const [at, sheet] of sheets(count, seed).entries()) {
    const layout = LAYOUTS[at % LAYOUTS.length];
    if (layout === undefined) continue;
    const bytes = await layout.make(sheet);
    const began = performance.now();
    const { fields } = await readHere(bytes, sheet.truth.location.country_code);
    report.ms += performance.now() - began;
    const faults = compare(report.scores, fields, sheet);
    if (faults.length > 0) report.wrong.push(`${layout.name} (${at}): ${faults.join('; ')}`);
  }
  return report;
}
