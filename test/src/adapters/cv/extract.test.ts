import { readFileSync } from 'node:fs';
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { expect, it } from 'vitest';
import { extract } from '#src/adapters/cv/extract.ts';
import { readHere } from '#test/harness/cv/corpus.ts';
import { pdf } from '#test/harness/cv/pdf.ts';

const OPEN = 'Ana Ruiz, ana.ruiz@mail.example, financial controller in Perth';

it('tells what nobody sees on a page from what is white on a dark ground', async () => {
  const { lines, hidden } = await extract(
    await pdf((doc) => {
      doc.rect(0, 0, 300, 90).fill('#112233').fillColor('white').fontSize(20).text('Ana Ruiz', 40, 40);
      doc.fillColor('black').fontSize(10).text(OPEN, 40, 120);
      doc.fillColor('white').text('white on white', 40, 300);
      doc.fillColor('#fdfdfd').text('nearly white', 40, 320);
      doc.fillColor('black').fontSize(1).text('too small to see', 40, 340);
      doc.fontSize(10).opacity(0.01).text('as good as transparent', 40, 360).opacity(1);
      doc.text('beside the page', 900, 380, { lineBreak: false });
      doc.rect(40, 400, 200, 30).fill('#000000').fillColor('#050505').text('black on black', 50, 410);
    }),
  );
  expect(lines.map(({ text }) => text)).toEqual(['Ana Ruiz', OPEN]);
  for (const words of [
    'white on white',
    'nearly white',
    'too small',
    'transparent',
    'beside',
    'black on black',
  ])
    expect(hidden.join(' ')).toContain(words);
});

it('tells headings, bold lines and bullets of an old Word file as the word processor has them', async () => {
  const { lines } = await extract(readFileSync('test/eval/cv/open/en-payroll.doc'));
  const set = (text: string): unknown => lines.find((line) => line.text.startsWith(text));
  expect(set('Danielle')).toMatchObject({ size: 20, bold: true, styled: false, bullet: false });
  expect(set('Career History')).toMatchObject({ size: 14, styled: true, bullet: false });
  expect(set('Payroll Manager')).toMatchObject({ size: 10, bold: true, styled: false, bullet: false });
  expect(set('Run fortnightly pay')).toMatchObject({ bold: false, bullet: true });
});

it('reads a column to its end before the next, over pages', async () => {
  const { lines, columns } = await extract(
    await pdf((doc) => {
      for (const page of [1, 2]) {
        if (page === 2) doc.addPage();
        for (let row = 0; row < 12; row += 1) {
          doc
            .fontSize(10)
            .text(`Left of page ${page}, line ${row} of a list`, 40, 60 + row * 31, { lineBreak: false });
          doc.text(`Right of page ${page}, line ${row}, a sentence about the work`, 300, 60 + row * 27, {
            lineBreak: false,
          });
        }
      }
    }),
  );
  expect(columns).toBe(2);
  const order = lines.map(({ text }) => text.replace(/, line.*/, ''));
  expect([...new Set(order)]).toEqual([
    'Left of page 1',
    'Left of page 2',
    'Right of page 1',
    'Right of page 2',
  ]);
});

it('reads hidden words of a DOCX as hidden, and never a deleted or a repeated text box', async () => {
  const file = await Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ children: [new TextRun({ text: OPEN, bold: true })] }),
            new Paragraph({
              children: [
                new TextRun('Seen. '),
                new TextRun({ text: 'vanished', vanish: true }),
                new TextRun({ text: 'white', color: 'FFFFFF' }),
                new TextRun({ text: 'tiny', size: 2 }),
                new TextRun({ text: 'white on black', color: 'FFFFFF', shading: { fill: '000000' } }),
              ],
            }),
          ],
        },
      ],
    }),
  );
  const { lines, hidden } = await extract(file);
  expect(lines.map(({ text }) => text)).toEqual([OPEN, 'Seen. white on black']);
  expect(hidden).toEqual(['vanishedwhitetiny']);
});

it('keeps dates in a column behind what they date with it', async () => {
  const cell = (...lines: string[]): TableCell =>
    new TableCell({ children: lines.map((text) => new Paragraph(text)) });
  const row = (...cells: TableCell[]): TableRow => new TableRow({ children: cells });
  const file = await Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Table({
              rows: [
                row(cell('Straits Bank Ltd', 'Vice President', 'Returns'), cell('Jul 2022 to present')),
                row(cell('Lim Koh & Partners LLP', 'Senior Associate'), cell('Jan 2019 to Jun 2022')),
              ],
            }),
          ],
        },
      ],
    }),
  );
  expect((await extract(file)).lines.map(({ text }) => text)).toEqual([
    'Straits Bank Ltd\tJul 2022 to present',
    'Vice President',
    'Returns',
    'Lim Koh & Partners LLP\tJan 2019 to Jun 2022',
    'Senior Associate',
  ]);
});

it('finds a profile behind the word LinkedIn', async () => {
  const file = await pdf((doc) => {
    doc.fontSize(18).text('Ana Ruiz');
    doc.fontSize(10).text('LinkedIn', { link: 'https://uk.linkedin.com/in/ana-ruiz-9?trk=cv' });
    doc.text('Write to me', { link: 'mailto:ana.ruiz@mail.example?subject=Hi' });
    doc.text('Financial controller with twelve years in mining and energy.');
  });
  expect((await readHere(file, 'AU')).fields).toMatchObject({
    name: 'Ana Ruiz',
    email: 'ana.ruiz@mail.example',
    linkedin_url: 'https://www.linkedin.com/in/ana-ruiz-9',
  });
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
  'base64',
);

it.each([
  ['password_protected', () => pdf((doc) => doc.text(OPEN), { userPassword: 'secret', pdfVersion: '1.7' })],
  ['ocr_needed', () => pdf((doc) => doc.image(PIXEL, 0, 0, { width: 595, height: 842 }))],
  ['unreadable', () => pdf((doc) => doc.text('x'))],
  ['unsupported_type', async () => Buffer.from(OPEN)],
  ['unsupported_type', async () => readFileSync('test/eval/cv/open/es-argentina.odt')],
  [
    'password_protected',
    async () => Buffer.from(`\u00d0\u00cf\u0011\u00e0${'EncryptedPackage'.split('').join('\0')}\0`, 'latin1'),
  ],
])('says of a file that it is %s', async (fault, make) => {
  await expect(extract(await make())).rejects.toMatchObject({ fault });
});

it('keeps which words of a line are bold where it goes on without', async () => {
  const run = (text: string, bold: boolean): TextRun => new TextRun({ text, bold });
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ children: [run('Analista ', true), run('Ecocontrol S.r.l.', false)] }),
          new Paragraph({ children: [run('Esperienza', true)] }),
          new Paragraph({ children: [run('presso ', false), run('Ecocontrol', true)] }),
        ],
      },
    ],
  });
  const { lines } = await extract(await Packer.toBuffer(document));
  expect(lines.map(({ text, strong }) => [text, strong])).toEqual([
    ['Analista Ecocontrol S.r.l.', 'Analista'],
    ['Esperienza', undefined],
    ['presso Ecocontrol', undefined],
  ]);
  const page = await extract(
    await pdf((doc) => {
      doc.fontSize(10).font('Helvetica-Bold').text('Analista ', 40, 40, { continued: true });
      doc.font('Helvetica').text('Ecocontrol S.r.l.', { continued: false });
      doc.text(OPEN, 40, 120);
    }),
  );
  expect(page.lines[0]).toMatchObject({ text: 'Analista Ecocontrol S.r.l.', strong: 'Analista' });
});

it('parts an address from a large name that fills the cell beside it', async () => {
  const { lines } = await extract(
    await pdf((doc) => {
      const name = 'ANA LUÍSA BRANDÃO';
      const beside = 50 + doc.fontSize(20).widthOfString(name);
      doc.text(name, 50, 60, { lineBreak: false });
      doc.fontSize(10).text('Gerente de obras', 50, 84, { lineBreak: false });
      doc.text('+55 31 95550-0123', beside, 48, { lineBreak: false });
      doc.text('ana.brandao@mail.example', beside, 67.5, { lineBreak: false });
    }),
  );
  expect(lines.map(({ text }) => text).join('\n')).not.toContain('BRANDÃOana');
});
