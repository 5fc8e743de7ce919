import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Sheet } from './sheet.ts';

type Children = (Paragraph | Table)[];

const line = (text: string, bold = false, size = 21): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, bold, size })] });
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } });
const heading = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const ends = (left: string, right: string): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    children: [new TextRun({ text: left, bold: true }), new TextRun({ text: `\t${right}` })],
  });
const cell = (children: Children, percent: number): TableCell =>
  new TableCell({ children, width: { size: percent, type: WidthType.PERCENTAGE } });

function studies({ studies: entries, style }: Sheet): Children {
  return [
    heading(style.headings.education),
    ...entries.flatMap(({ degree, school, dates }) => [line(`${degree}, ${school}, ${dates}`)]),
  ];
}

function lists({ truth, style }: Sheet): Children {
  return (['skills', 'certifications', 'languages'] as const).flatMap((part) =>
    truth[part].length === 0
      ? []
      : [
          heading(style.headings[part]),
          ...(part === 'skills' ? [line(truth[part].join(', '))] : truth[part].map(bullet)),
        ],
  );
}

const top = ({ truth, contact }: Sheet): Children => [
  line(truth.name, true, 40),
  line(truth.current_title),
  line(contact.join(' | ')),
];
const intro = ({ truth, style }: Sheet): Children => [heading(style.headings.summary), line(truth.summary)];

interface Made {
  body: Children;
  header?: Paragraph[];
  footer?: Paragraph[];
}

/** The ways in which the CVs of the corpus are typed. */
export const DOCX_LAYOUTS: Record<string, (sheet: Sheet) => Made> = {
  'headings, dates behind a tab': (sheet) => ({
    body: [
      ...top(sheet),
      ...intro(sheet),
      heading(sheet.style.headings.experience),
      ...sheet.jobs.flatMap((job) => [
        ends(job.title, job.dates),
        line([job.employer, job.place].filter(Boolean).join(', ')),
        ...job.bullets.map(bullet),
      ]),
      ...studies(sheet),
      ...lists(sheet),
    ],
  }),
  'name and numbers in the head of the page': (sheet) => ({
    header: [line(sheet.truth.name, true, 36), line(sheet.contact.join(' | '))],
    footer: [line(`${sheet.truth.name} · Curriculum Vitae`)],
    body: [
      ...intro(sheet),
      heading(sheet.style.headings.experience),
      ...sheet.jobs.flatMap((job) => [
        line(`${job.employer} — ${job.title}`, true),
        line(job.dates),
        ...job.bullets.map(bullet),
        line(''),
      ]),
      ...studies(sheet),
      ...lists(sheet),
    ],
  }),
  'two columns by a table': (sheet) => ({
    body: [
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: [
          new TableRow({
            children: [
              cell([line('CONTACT', true), ...sheet.contact.map((text) => line(text)), ...lists(sheet)], 30),
              cell(
                [
                  line(sheet.truth.name, true, 44),
                  line(sheet.truth.current_title),
                  ...intro(sheet),
                  heading(sheet.style.headings.experience),
                  ...sheet.jobs.flatMap((job) => [
                    line(job.title, true),
                    line(`${job.employer} | ${job.dates}`),
                    ...job.bullets.map(bullet),
                  ]),
                  ...studies(sheet),
                ],
                70,
              ),
            ],
          }),
        ],
      }),
    ],
  }),
  'jobs in a table': (sheet) => ({
    body: [
      ...top(sheet),
      ...intro(sheet),
      heading(sheet.style.headings.experience),
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: sheet.jobs.map(
          (job) =>
            new TableRow({
              children: [
                cell([line(job.dates)], 25),
                cell([line(job.title, true), line(job.employer), ...job.bullets.map(bullet)], 75),
              ],
            }),
        ),
      }),
      ...studies(sheet),
      ...lists(sheet),
    ],
  }),
  'plain, without styles': (sheet) => ({
    body: [
      line(sheet.truth.name),
      ...sheet.contact.map((text) => line(text)),
      line(''),
      line(sheet.style.headings.summary.toUpperCase()),
      line(sheet.truth.summary),
      line(''),
      line(sheet.style.headings.experience.toUpperCase()),
      ...sheet.jobs.flatMap((job) => [
        line(`${job.dates}: ${job.title}, ${job.employer}`),
        ...job.bullets.map((text) => line(`- ${text}`)),
        line(''),
      ]),
      line(sheet.style.headings.education.toUpperCase()),
      ...sheet.studies.map(({ degree, school, dates }) => line(`${dates}: ${degree}, ${school}`)),
      line(''),
      line(sheet.style.headings.skills.toUpperCase()),
      ...sheet.truth.skills.map((skill) => line(`- ${skill}`)),
      line(''),
      ...(sheet.truth.languages.length === 0
        ? []
        : [line(`Languages: ${sheet.truth.languages.map((name) => `${name} (fluent)`).join(', ')}`)]),
      ...(sheet.truth.certifications.length === 0
        ? []
        : [
            line(sheet.style.headings.certifications.toUpperCase()),
            ...sheet.truth.certifications.map((name) => line(name)),
          ]),
    ],
  }),
};

/** A sheet typed in one of the layouts, as the bytes of a DOCX. */
export function docxOf(sheet: Sheet, layout: string, also: Children = []): Promise<Buffer> {
  const made = DOCX_LAYOUTS[layout]?.(sheet) ?? { body: [] };
  const document = new Document({
    sections: [
      {
        ...(made.header === undefined ? {} : { headers: { default: new Header({ children: made.header }) } }),
        ...(made.footer === undefined ? {} : { footers: { default: new Footer({ children: made.footer }) } }),
        children: [...made.body, ...also],
      },
    ],
  });
  return Packer.toBuffer(document);
}
