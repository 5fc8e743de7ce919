import { readFileSync } from 'node:fs';
import { type Batch, type Line, ORDINARY, openLines } from './lines.ts';

/** What a line is: unlawful, lawful and near the law, or ordinary. */
export type Kind = 'unlawful' | 'lawful' | 'ordinary';

/** A line in another language than English. */
export interface LineAbroad extends Line {
  /** ISO 639-1. */
  language: string;
  is: Kind;
}

const PLACES: Record<string, string> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
  sv: 'SE',
  da: 'DK',
  no: 'NO',
  pl: 'PL',
};

/** The lines of a file of `abroad/`, under headings as `## de unlawful`; a file whose name ends in `closed` is only ever run. */
function linesAbroad(name: string): LineAbroad[] {
  const text = readFileSync(new URL(`./abroad/${name}.txt`, import.meta.url), 'utf8');
  return text.split(/^## /mu).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [language = '', is = ''] = heading.split(' ');
    return lines
      .filter((line) => line.trim() !== '')
      .map(
        (line): LineAbroad => ({
          language,
          is: is === 'unlawful' || is === 'lawful' ? is : 'ordinary',
          place: PLACES[language] ?? 'DE',
          kind: 'ad',
          text: line.trim(),
          author: name,
        }),
      );
  });
}

/** Those of the open lines that were written in one of five languages by one author. */
function ofAuthors(): LineAbroad[] {
  return Object.entries(openLines()).flatMap(([name, { unlawful, lawful }]) => {
    const language = /^open17-lines, (de|fr|es|it|nl)-1/u.exec(name)?.[1];
    if (language === undefined) return [];
    const as = (is: Kind) => (line: Line) => ({ ...line, language, is, author: 'open17' });
    return [
      ...unlawful.map(as('unlawful')),
      ...lawful.map(as(name.endsWith('ordinary') ? 'ordinary' : 'lawful')),
    ];
  });
}

/** Every line that the reader of other languages may learn from. */
export const learntAbroad = (): LineAbroad[] => [
  ...linesAbroad('first-open'),
  ...linesAbroad('second-open'),
  ...linesAbroad('third-open'),
  ...linesAbroad('fourth-open'),
  ...linesAbroad('fifth-open'),
  ...linesAbroad('sixth-open'),
  ...linesAbroad('seventh-open'),
  ...ofAuthors(),
];

/** The lines of a file of `abroad/` by language, ordinary ones apart. */
export function batchesAbroad(name: string): Record<string, Batch> {
  const lines = linesAbroad(name);
  const of = (language: string, is: Kind) =>
    lines.filter((line) => line.language === language && line.is === is);
  return Object.fromEntries(
    [...new Set(lines.map(({ language }) => language))].flatMap((language): [string, Batch][] => [
      [
        `abroad, ${name}, ${language}`,
        { unlawful: of(language, 'unlawful'), lawful: of(language, 'lawful') },
      ],
      [`abroad, ${name}, ${language}${ORDINARY}`, { unlawful: [], lawful: of(language, 'ordinary') }],
    ]),
  );
}
