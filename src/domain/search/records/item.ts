import type { Days } from './days.ts';
import type { Stretch } from './plain-text.ts';
import type { Condition } from './query.ts';

/** What a stretch of a search was read as: any of alternatives, each of conditions that hold together. */
export interface Reading extends Stretch {
  conditions: Condition[];
  /** Whether those with most or fewest of it are asked for, and not those that have so many. */
  rank?: 'most' | 'least';
  /** Days that will do as well as those that its condition has (days-apart.ts). */
  apart?: Days[];
}

/** What was read of a search, by its place. */
export interface Item extends Reading {
  /** What it is about: items of one field in a list are alternatives. */
  field: string;
  /** Whether any of its conditions will do; else all of them hold. */
  isAny: boolean;
}

/** Fields of which one list may hold several. */
const FAMILY: Readonly<Record<string, string>> = { role: 'title', words: 'title' };

/** Makes of a reading an item. */
export function itemOf(reading: Reading, isAny = false): Item {
  const [first] = reading.conditions;
  const field = first?.field ?? 'words';
  return { ...reading, field: FAMILY[field] ?? field, isAny };
}
