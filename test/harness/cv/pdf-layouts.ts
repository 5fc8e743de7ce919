import { pdf } from './pdf.ts';
import type { Sheet } from './sheet.ts';

type Doc = PDFKit.PDFDocument;
const BOLD = 'Helvetica-Bold';
const PLAIN = 'Helvetica';

interface Pen {
  doc: Doc;
  sheet: Sheet;
  x: number;
  width: number;
  heading(text: string): void;
}

function penOf(
  doc: Doc,
  sheet: Sheet,
  x: number,
  width: number,
  look: { colour?: string; size?: number; spaced?: boolean } = {},
): Pen {
  const { caps } = sheet.style;
  return {
    doc,
    sheet,
    x,
    width,
    heading(text) {
      const words = caps || look.spaced ? text.toUpperCase() : text;
      doc
        .moveDown(0.8)
        .font(BOLD)
        .fontSize(look.size ?? 13)
        .fillColor(look.colour ?? 'black');
      doc.text(words, x, doc.y, { width, characterSpacing: look.spaced ? 3 : 0 });
      doc.moveDown(0.3).font(PLAIN).fontSize(10);
    },
  };
}

function bullets({ doc, sheet, x, width }: Pen, lines: readonly string[]): void {
  doc.font(PLAIN).fontSize(10);
  for (const line of lines) doc.text(`${sheet.style.bullet}${line}`, x + 8, doc.y, { width: width - 8 });
  doc.moveDown(0.5);
}

function person(pen: Pen, align: 'left' | 'center' = 'left'): void {
  const { doc, sheet, x, width } = pen;
  doc
    .font(BOLD)
    .fontSize(22)
    .text(sheet.style.caps ? sheet.truth.name.toUpperCase() : sheet.truth.name, x, doc.y, { width, align });
  doc.font(PLAIN).fontSize(12).text(sheet.truth.current_title, { width, align });
  doc.fontSize(9.5).text(sheet.contact.join('  |  '), { width, align });
}

function summary(pen: Pen): void {
  pen.heading(pen.sheet.style.headings.summary);
  pen.doc.text(pen.sheet.truth.summary, pen.x, pen.doc.y, { width: pen.width });
}

function studies(pen: Pen): void {
  const { doc, sheet, x, width } = pen;
  pen.heading(sheet.style.headings.education);
  for (const { degree, school, dates } of sheet.studies) {
    doc.font(BOLD).text(degree, x, doc.y, { width });
    doc.font(PLAIN).text(`${school}, ${dates}`, { width }).moveDown(0.3);
  }
}

function lists(
  pen: Pen,
  only: readonly ('skills' | 'certifications' | 'languages')[] = ['skills', 'certifications', 'languages'],
  stacked = false,
): void {
  const { doc, sheet, x, width } = pen;
  for (const part of only) {
    const items = sheet.truth[part];
    if (items.length === 0) continue;
    pen.heading(sheet.style.headings[part]);
    if (stacked || part === 'certifications') for (const item of items) doc.text(item, x, doc.y, { width });
    else
      doc.text(items.join(part === 'languages' ? ', ' : pen.sheet.style.caps ? ' • ' : ', '), x, doc.y, {
        width,
      });
  }
}

function jobs(pen: Pen, head: (job: Sheet['jobs'][number]) => void): void {
  pen.heading(pen.sheet.style.headings.experience);
  for (const job of pen.sheet.jobs) {
    if (pen.doc.y > 700) pen.doc.addPage();
    head(job);
    bullets(pen, job.bullets);
  }
}

const both = (job: Sheet['jobs'][number], sign: string): string =>
  [job.employer, job.place].filter(Boolean).join(sign);

/** Text at the left and at the right end of one line. */
function ends({ doc, x, width }: Pen, left: string, right: string): void {
  const { y } = doc;
  doc.text(right, x, y, { width, align: 'right' });
  doc.text(left, x, y, { width: width - 130 });
}

type Layout = (doc: Doc, sheet: Sheet) => void;
const LEFT = 50;
const WHOLE = 495;

/** The ways in which the CVs of the corpus are set. */
export const PDF_LAYOUTS: Record<string, Layout> = {
  'dates at the right'(doc, sheet) {
    const pen = penOf(doc, sheet, LEFT, WHOLE);
    person(pen);
    summary(pen);
    jobs(pen, (job) => {
      doc.font(BOLD).fontSize(11);
      ends(pen, job.title, job.dates);
      doc.font(PLAIN).text(both(job, ', '), LEFT, doc.y);
    });
    studies(pen);
    lists(pen);
  },
  'employer first'(doc, sheet) {
    const pen = penOf(doc, sheet, LEFT, WHOLE);
    person(pen, 'center');
    summary(pen);
    lists(pen, ['skills']);
    jobs(pen, (job) => {
      doc.font(BOLD).fontSize(11);
      ends(pen, job.employer, job.place ?? '');
      doc.font('Helvetica-Oblique');
      ends(pen, job.title, job.dates);
    });
    studies(pen);
    lists(pen, ['certifications', 'languages']);
  },
  'all on one line'(doc, sheet) {
    const pen = penOf(doc, sheet, LEFT, WHOLE);
    person(pen);
    jobs(pen, (job) =>
      doc
        .font(BOLD)
        .fontSize(10.5)
        .text([job.title, job.employer, job.dates].join(' | '), LEFT, doc.y, { width: WHOLE }),
    );
    studies(pen);
    lists(pen);
  },
  'dates above'(doc, sheet) {
    const pen = penOf(doc, sheet, LEFT, WHOLE, { spaced: true, size: 12 });
    person(pen);
    summary(pen);
    jobs(pen, (job) => {
      doc.font(PLAIN).fontSize(10).text(job.dates, LEFT, doc.y);
      doc.font(BOLD).fontSize(11).text(job.title);
      doc.font(PLAIN).text(both(job, ' – '));
    });
    studies(pen);
    lists(pen);
  },
  'dates in a column of their own'(doc, sheet) {
    const pen = penOf(doc, sheet, LEFT, WHOLE);
    person(pen);
    summary(pen);
    pen.heading(sheet.style.headings.experience);
    for (const job of sheet.jobs) {
      if (doc.y > 680) doc.addPage();
      const { y } = doc;
      doc.font(PLAIN).fontSize(9.5).text(job.dates, LEFT, y, { width: 120 });
      doc
        .font(BOLD)
        .fontSize(10.5)
        .text(job.title, LEFT + 135, y, { width: WHOLE - 135 });
      doc.font(PLAIN).text(both(job, ', '));
      bullets({ ...pen, x: LEFT + 135, width: WHOLE - 135 }, job.bullets);
    }
    studies(pen);
    lists(pen);
  },
  'dark column at the left'(doc, sheet) {
    const paint = (): void => {
      doc.save().rect(0, 0, 190, doc.page.height).fill('#22313f').restore();
    };
    paint();
    doc.on('pageAdded', paint);
    const side = penOf(doc, sheet, 22, 150, { colour: 'white', size: 11 });
    doc.fillColor('white').y = 60;
    doc.font(BOLD).fontSize(11).text('CONTACT', 22, doc.y, { width: 150 }).font(PLAIN).fontSize(8.5);
    for (const line of sheet.contact) doc.text(line, 22, doc.y, { width: 158 });
    lists(side, ['skills', 'languages'], true);
    doc.fillColor('black').y = 50;
    const main = penOf(doc, sheet, 215, 340);
    doc.font(BOLD).fontSize(24).text(sheet.truth.name, 215, doc.y, { width: 340 });
    doc.font(PLAIN).fontSize(12).text(sheet.truth.current_title);
    summary(main);
    jobs(main, (job) => {
      doc.font(BOLD).fontSize(11).text(job.title, 215, doc.y, { width: 340 });
      doc
        .font(PLAIN)
        .fontSize(10)
        .text(`${both(job, ', ')}  |  ${job.dates}`, { width: 340 });
    });
    studies(main);
    lists(main, ['certifications']);
  },
  'light column at the right'(doc, sheet) {
    doc.save().rect(400, 0, 212, doc.page.height).fill('#eeeeee').restore().fillColor('black');
    const main = penOf(doc, sheet, 40, 335);
    doc.font(BOLD).fontSize(22).text(sheet.truth.name, 40, 45, { width: 335 });
    summary(main);
    const top = doc.y;
    const side = penOf(doc, sheet, 415, 170, { size: 11 });
    doc.y = 60;
    side.heading('Contact');
    doc.fontSize(8.5);
    for (const line of sheet.contact) doc.text(line, 415, doc.y, { width: 175 });
    lists(side, ['skills', 'certifications', 'languages'], true);
    doc.y = top;
    jobs(main, (job) => {
      doc.font(BOLD).fontSize(11).text(`${job.title}`, 40, doc.y, { width: 335 });
      doc.font(PLAIN).fontSize(10);
      ends(main, job.employer, job.dates);
    });
    studies(main);
  },
  'title at employer'(doc, sheet) {
    const pen = penOf(doc, sheet, LEFT, WHOLE);
    person(pen);
    summary(pen);
    jobs(pen, (job) =>
      doc
        .font(BOLD)
        .fontSize(11)
        .text(`${job.title} at ${job.employer} (${job.dates})`, LEFT, doc.y, { width: WHOLE }),
    );
    lists(pen);
    studies(pen);
  },
  'headings in the margin'(doc, sheet) {
    const x = 165;
    const pen = penOf(doc, sheet, x, 380);
    person(penOf(doc, sheet, LEFT, WHOLE));
    const beside: Pen = {
      ...pen,
      heading(text) {
        doc.moveDown(1).font(BOLD).fontSize(10);
        const { y } = doc;
        doc.text(text.toUpperCase(), LEFT, y, { width: 105 });
        doc.y = y;
        doc.font(PLAIN);
      },
    };
    summary(beside);
    jobs(beside, (job) => {
      doc.font(BOLD).fontSize(10.5).text(`${job.title}, ${job.employer}`, x, doc.y, { width: 380 });
      doc.font(PLAIN).fontSize(9.5).text(job.dates);
    });
    studies(beside);
    lists(beside);
  },
  'white name on a banner, feet on each page'(doc, sheet) {
    doc.save().rect(0, 0, doc.page.width, 100).fill('#0b3d91').restore();
    doc.fillColor('white').font(BOLD).fontSize(26).text(sheet.truth.name, LEFT, 30);
    doc.font(PLAIN).fontSize(12).text(sheet.truth.current_title);
    doc.fillColor('black').fontSize(9).text(sheet.contact.join(' · '), LEFT, 110);
    const pen = penOf(doc, sheet, LEFT, WHOLE);
    summary(pen);
    jobs(pen, (job) => {
      doc.font(BOLD).fontSize(11).text(job.employer, LEFT, doc.y);
      doc.font(PLAIN).text(`${job.title} (${job.dates})`);
    });
    studies(pen);
    lists(pen);
  },
};

/** A sheet set in one of the layouts, as the bytes of a PDF. */
export function pdfOf(sheet: Sheet, layout: string, also?: (doc: Doc) => void): Promise<Buffer> {
  return pdf(
    (doc) => {
      PDF_LAYOUTS[layout]?.(doc, sheet);
      if (layout.includes('feet')) {
        for (let page = 0; page < doc.bufferedPageRange().count; page += 1) {
          doc.switchToPage(page);
          doc
            .fontSize(8)
            .text(`${sheet.truth.name} – page ${page + 1}`, LEFT, doc.page.height - 65, { lineBreak: false });
        }
      }
      also?.(doc);
    },
    { bufferPages: true, info: { CreationDate: new Date(0) } },
  );
}
