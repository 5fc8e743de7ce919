import type { CvFault, CvSource } from '#src/domain/cv/source.ts';
import { docSource, isLockedDoc } from './doc.ts';
import { docxSource } from './docx.ts';
import { linesOf } from './layout.ts';
import { pdfPages } from './pdf.ts';

const MIN_CHARACTERS = 30;

/** The reason why a file cannot be read. */
export class CvRefused extends Error {
  readonly fault: CvFault;
  constructor(fault: CvFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The lines of a CV. The file type is detected from its bytes. @throws CvRefused */
export async function extract(bytes: Uint8Array): Promise<CvSource> {
  const source = await sourceOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const characters = source.lines.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);
  if (characters < MIN_CHARACTERS) throw new CvRefused(source.pictured > 0 ? 'ocr_needed' : 'unreadable');
  return source;
}

async function sourceOf(bytes: Buffer): Promise<CvSource> {
  // A PDF may begin a little late.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return pdfSource(bytes);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    // The names of an archive's parts stand in it as they are: an ODT or a ZIP of CVs has none of Word's.
    if (!bytes.includes('word/')) throw new CvRefused('unsupported_type');
    return docxSource(bytes);
  }
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    if (isLockedDoc(bytes)) throw new CvRefused('password_protected');
    if (!bytes.includes(Buffer.from('WordDocument', 'utf16le'))) throw new CvRefused('unsupported_type');
    return docSource(bytes);
  }
  throw new CvRefused('unsupported_type');
}

async function pdfSource(bytes: Buffer): Promise<CvSource> {
  const { pages, links, count } = await pdfPages(bytes).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'PasswordException'
      ? new CvRefused('password_protected')
      : error;
  });
  const { lines, columns, stripped } = linesOf(pages);
  return {
    lines,
    links,
    pages: count,
    columns,
    hidden: [...pages.flatMap(({ hidden }) => hidden), ...stripped],
    pictured: pages.filter(({ runs, pictured }) => pictured && runs.length < 3).length,
  };
}
