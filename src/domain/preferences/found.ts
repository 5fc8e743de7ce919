import type { Day } from '#src/lib/clock.ts';
import type { LeftOut, PreferenceField } from './schema.ts';

/** A preference that a text states, with its words. */
export interface StatedPreference {
  field: PreferenceField;
  value: string | boolean | string[];
  quote: string;
}

/** Words about a preference that are not taken as one. */
export interface DoubtfulPreference {
  field: PreferenceField;
  quote: string;
  reason: LeftOut;
}

/** Where and when a text was written. */
export interface Home {
  /** ISO 3166-1 alpha-2 of the person, else of the agency. */
  country: string;
  /** The agency's ISO 4217 currency. */
  currency: string;
  /** The day on which it was said. */
  day: Day;
}

export interface Found {
  field: PreferenceField;
  value: StatedPreference['value'];
  denies?: true;
  /** What was said of it is not clear enough to be set. */
  unclear?: true;
}
