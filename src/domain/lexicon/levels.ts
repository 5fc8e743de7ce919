import { plainWords } from './text.ts';

/** From the most junior to the most senior. */
export const LEVELS = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'lead',
  'principal',
  'head',
  'director',
  'vp',
  'c_suite',
] as const;
export type Level = (typeof LEVELS)[number];

const WORDS: readonly (readonly [Level, RegExp])[] = [
  [
    'c_suite',
    /\bchief (?!of staff)\w+( \w+)? officer\b|\b(ceo|cfo|cto|coo|cio|cmo|cpo|chro|ciso|cro)\b|\bc level\b|\bc suite\b/,
  ],
  ['vp', /\b(vp|svp|evp|vice president)\b/],
  ['director', /\b(managing director|director)\b/],
  ['head', /\bhead of\b/],
  ['principal', /\bprincipal\b(?! teacher)/],
  ['lead', /\b(tech|technical|team) lead(er)?\b|\blead\b(?! generation)|\bteam leader\b/],
  ['staff', /\bstaff (software|engineer|data|platform|developer|backend|frontend|product|security|site)\b/],
  ['senior', /\b(senior|snr|sr)\b/],
  ['intern', /\b(intern|internship|trainee|apprentice|apprenticeship)\b/],
  ['junior', /\b(junior|jnr|jr|graduate|entry level|grad|assistant accountant)\b/],
  ['mid', /\b(mid|mid level|intermediate|mid weight|midweight)\b/],
];

/** The level that a title names. */
export function levelIn(title: string): Level | null {
  const text = plainWords(title).join(' ');
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/**
 * The level by years of work, for titles that name none: under 2 junior, under 5 mid, from 5 senior, which is
 * where most job advertisements draw the lines.
 */
export function levelOfYears(years: number): Level {
  return years < 2 ? 'junior' : years < 5 ? 'mid' : 'senior';
}

/** The levels that match a requested one: "senior" also matches staff, lead and principal. */
export function levelsMeant(level: Level): Level[] {
  if (level === 'senior') return ['senior', 'staff', 'lead', 'principal'];
  if (level === 'lead') return ['lead', 'principal', 'staff'];
  if (level === 'staff' || level === 'principal') return ['staff', 'principal'];
  if (level === 'head') return ['head', 'director', 'vp'];
  if (level === 'director') return ['director', 'vp', 'head'];
  return [level];
}
