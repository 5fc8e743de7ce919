import type { FieldName } from './field-names.ts';
import type { Stretch } from './plain-text.ts';

/** A name that stands in a search. */
export interface Named extends Stretch {
  field: FieldName;
  /** Whole names as they are on record, or the words of a title. */
  values: string[];
  /** Of a name that is told by one of its words alone: what else the word says is read first. */
  isPart: boolean;
  /** How many words of the search it takes. */
  length: number;
}
