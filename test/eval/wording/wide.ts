import { readFileSync } from 'node:fs';
import type { Line } from './lines.ts';

/** Of the lines of `wide/`, which rules are made with, which thresholds are chosen with, and which are only ever counted. */
export const PARTS = ['learn', 'tune', 'closed'] as const;
export type Part = (typeof PARTS)[number];

export interface Wide {
  unlawful: Line[];
  lawful: Line[];
  /** Sentences of ads of 40 occupations, in which nothing is near the law. */
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

const rows = (name: string): Line[] =>
  readFileSync(new URL(`./wide/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((text) => text !== '' && !text.startsWith('#'))
    .map((text) => ({ place: placeOf(text), kind: 'ad', text }));

/** One third of the lines that were written before the rules were read: every third, beginning with its own. */
export function wideLines(part: Part): Wide {
  const third = (lines: Line[]) => lines.filter((_, at) => at % PARTS.length === PARTS.indexOf(part));
  return {
    unlawful: third(rows('unlawful')),
    lawful: third(rows('lawful')),
    ordinary: third([...rows('ordinary-a'), ...rows('ordinary-b')]),
  };
}
