import { PagePainter } from './painter.ts';
import type { Page } from './runs.ts';

const MAX_PAGES = 30;
const MAX_IMAGE = 6_000_000;

/** The content of a file before its lines are ordered. */
export interface PdfPages {
  pages: Page[];
  links: string[];
  count: number;
}

// Node 20 lacks it, and the PDF library uses it for fonts.
type Buffers = { transferToFixedLength?: (length?: number) => ArrayBuffer };
const buffers = ArrayBuffer.prototype as Buffers;
buffers.transferToFixedLength ??= function transfer(this: ArrayBuffer, length = this.byteLength) {
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(this.byteLength, length)));
  return copy;
};

/** Reads the pages of a PDF. @throws Error with the name PasswordException for one that is locked */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPages> {
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    maxImageSize: MAX_IMAGE,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  const pages: Page[] = [];
  const links: string[] = [];
  for (let at = 1; at <= Math.min(document.numPages, MAX_PAGES); at += 1) {
    const page = await document.getPage(at);
    const [x, y, x2, y2] = page.view as [number, number, number, number];
    const list = await page.getOperatorList();
    const painter = new PagePainter({ x, y, x2, y2 }, OPS as unknown as Record<string, number>, (name) =>
      isBold(page, name),
    );
    list.fnArray.forEach((op, index) => {
      painter.paint(op, (list.argsArray[index] ?? []) as unknown[]);
    });
    pages.push(painter.page(page.rotate));
    for (const note of await page.getAnnotations()) {
      const url: unknown = note.unsafeUrl ?? note.url;
      if (typeof url === 'string' && /^(?:https?|mailto):/i.test(url)) links.push(url);
    }
    page.cleanup();
  }
  return { pages, links, count: document.numPages };
}

function isBold(
  page: { commonObjs: { has(name: string): boolean; get(name: string): unknown } },
  name: string,
): boolean {
  if (!page.commonObjs.has(name)) return false;
  const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean } | null;
  return (
    font?.bold === true || font?.black === true || /bold|black|heavy|semibold|demi/i.test(font?.name ?? '')
  );
}
