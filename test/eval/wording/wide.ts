import { readFileSync } from 'node:fs';
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

function rows(name: string): Line[] {
  let author = '';
  const lines: Line[] = [];
  for (const text of readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (text.startsWith('# ')) author = text.slice(2);
    else if (text !== '') lines.push({ place: AUTHORS[author] ?? placeOf(text), kind: 'ad', text });
  }
  return lines;
}

export const FOLDERS = ['wide', 'authors'] as const;
export type Folder = (typeof FOLDERS)[number];

const ORDINARY: Record<Folder, readonly string[]> = {
  wide: ['ordinary-a', 'ordinary-b'],
  authors: ['ordinary'],
};

/** One third of the lines of a folder that were written before the rules were read: every third, beginning with its own. */
export function wideLines(part: Part, folder: Folder = 'wide'): Wide {
  const third = (lines: Line[]) => lines.filter((_, at) => at % PARTS.length === PARTS.indexOf(part));
  return {
    unlawful: third(rows(`${folder}/unlawful`)),
    lawful: third(rows(`${folder}/lawful`)),
    ordinary: third(ORDINARY[folder].flatMap((name) => rows(`${folder}/${name}`))),
  };
}
