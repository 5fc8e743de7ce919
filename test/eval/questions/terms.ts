/** What the sets of questions share beside the truths of `reckon.ts`. */
import type { Expected, Money, Question } from './reckon.ts';
import { PEOPLE, TODAY } from './world.ts';

export const q = (ask: string, expect: Expected): Question => ({ ask, expect });

export const percentOf = (part: number, whole: number): number => (100 * part) / whole;

/** The amounts in Australian dollars of each reading. */
export const aud = (all: readonly Money[]): number[] => all.map((one) => one.AUD ?? 0);

export const teamOf = (person: string): string => PEOPLE.find(({ key }) => key === person)?.team ?? '';

/** The day so many days after today, or before it. */
export const away = (days: number): string =>
  new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
