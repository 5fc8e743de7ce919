import { readdirSync, readFileSync } from 'node:fs';
import type { Line } from './lines.ts';

/** Of the lines of a folder, which rules are made with, which thresholds are chosen with, and which are only ever counted. */
export const PARTS = ['learn', 'tune', 'closed'] as const;
export type Part = (typeof PARTS)[number];

export interface Wide {
  unlawful: Line[];
  lawful: Line[];
  /** Sentences of ads, in which nothing is near the law. */
  ordinary: Line[];
}

const LANGUAGES: readonly (readonly [place: string, words: RegExp])[] = [
  [
    'DE',
    /\b(?:wir|nur|keine|bitte|kopftuch|sekretärin|gesucht|schwerbehinderte|kinderlos|gestandener|evangelische|unser|frau|pflegekraft|erzieherin|gute|elternzeitvertretung|berufserfahrung|ein junges|betreuung)\b/iu,
  ],
  [
    'FR',
    /\b(?:nous|pas de|nationalité|jeune femme|voile|célibataire|profil|français|personne en|un candidat|êtes|un gars|indiquez|congé|poste|vous|aide-soignant|trois ans|éducateur)\b/iu,
  ],
  [
    'ES',
    /\b(?:busca|hombre|admiten|cargas|mujer|mayores de|españoles|católico|sana|señorita|piensa|abstenerse|cuidador|igualdad|español|permiso|experiencia|monitor de)\b/iu,
  ],
];

const placeOf = (text: string): string => LANGUAGES.find(([, words]) => words.test(text))?.[0] ?? 'AU';

/** Where each imagined author of `authors/` writes from; those of `wide/` are told apart by their language. */
const AUTHORS: Readonly<Record<string, string>> = {
  'hospitality owner': 'AU',
  'German Mittelstand HR, translated': 'DE',
  'startup founder': 'US',
  'family-business factory manager': 'AU',
};

/** What each kind of text is read as. */
const KINDS: Readonly<Record<string, Line['kind']>> = {
  ad: 'ad',
  criteria: 'criteria',
  pitch: 'pitch',
  'pool page': 'ad',
  'interview questions': 'criteria',
  summary: 'pitch',
  // One that goes with a profile.
  'agency note': 'pitch',
};

// In the other folders each heading says where the lines below it are published and what they stand in.
const HEADING = new RegExp(`^([A-Z]{2}) (${Object.keys(KINDS).join('|')})$`);

const rowsOf = (name: string): string[] =>
  readFileSync(new URL(`./${name}`, import.meta.url), 'utf8').split('\n');

// Files of `several/` and `wider/` end in their author's number.
const authorOf = (name: string): Pick<Line, 'author'> => {
  const author = /-(\d+)\.txt$/.exec(name)?.[1];
  return author === undefined ? {} : { author };
};

function rows(name: string): Line[] {
  const written = authorOf(name);
  let heading = '';
  const lines: Line[] = [];
  for (const row of rowsOf(name)) {
    const text = row.trim();
    if (text.startsWith('# ')) heading = text.slice(2);
    else if (text !== '') {
      const [, place = AUTHORS[heading] ?? placeOf(text), said = 'ad'] = HEADING.exec(heading) ?? [];
      lines.push({ place, kind: KINDS[said] ?? 'ad', text, ...written });
    }
  }
  return lines;
}

export const FOLDERS = ['wide', 'authors', 'several', 'further', 'wider', 'plain'] as const;
export type Folder = (typeof FOLDERS)[number];

/** One third of the lines of a folder that were written before the rules were read: every third, beginning with its own. */
export function wideLines(part: Part, folder: Folder = 'wide'): Wide {
  const files = readdirSync(new URL(`./${folder}/`, import.meta.url)).sort();
  const third = (kind: string) =>
    files
      .filter((name) => name.startsWith(kind))
      .flatMap((name) => rows(`${folder}/${name}`))
      .filter((_, at) => at % PARTS.length === PARTS.indexOf(part));
  return { unlawful: third('unlawful'), lawful: third('lawful'), ordinary: third('ordinary') };
}

/** A whole brief as a client writes it. */
export interface Brief extends Line {
  /** Of an unlawful one: the lines that make it so. */
  coded: string[];
}

/** One third of the briefs of `several/`, which empty rows part; `>> ` marks a line that makes one unlawful. */
export function wideBriefs(part: Part): { unlawful: Brief[]; lawful: Brief[] } {
  const files = readdirSync(new URL('./several/', import.meta.url)).sort();
  const third = (kind: string): Brief[] =>
    files
      .filter((name) => name.startsWith(kind))
      .flatMap((name) =>
        briefsIn(rowsOf(`several/${name}`)).map((brief) => ({ ...brief, ...authorOf(name) })),
      )
      .filter((_, at) => at % PARTS.length === PARTS.indexOf(part));
  return { unlawful: third('briefs-unlawful'), lawful: third('briefs-lawful') };
}

function briefsIn(all: readonly string[]): Brief[] {
  let place = 'AU';
  const briefs: Brief[] = [];
  let begun: string[] = [];
  const end = () => {
    const coded = begun.filter((row) => row.startsWith('>> ')).map((row) => row.slice(3));
    const text = begun.map((row) => row.replace(/^>> /, '')).join('\n');
    if (text !== '') briefs.push({ place, kind: 'ad', text, coded });
    begun = [];
  };
  for (const row of [...all, '']) {
    const [, headed] = /^# ([A-Z]{2})\b/.exec(row) ?? [];
    if (headed === undefined && row.trim() !== '') begun.push(row.trim());
    else end();
    place = headed ?? place;
  }
  return briefs;
}
