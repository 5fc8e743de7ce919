import { industries, roleOfField, roles, skills } from '../../../lexicon/terms.ts';
import { outsideQuotes } from './in-turn.ts';

const FIELD = String.raw`\p{L}[\p{L}&-]*`;
const LIST = new RegExp(
  String.raw`^(\s*)(${FIELD}(?:\s*,\s*${FIELD})*\s*,?\s+or\s+${FIELD})(?=\s*(?:,|$|\bin\s))`,
  'iu',
);
const KINDS = ['officer', 'specialist', 'consultant', 'manager'];

/** "Chef or sous", "para or conveyancer" are titles, and no fields. */
const isField = (field: string): boolean => roles().book.whole(field) === undefined && hasPeople(field);

/** Whether a word is read as nothing by itself, and names those who work in it beside "people". */
const isFieldAlone = (field: string): boolean =>
  roles().book.whole(field) === undefined &&
  skills().book.whole(field) === undefined &&
  industries().book.whole(field) === undefined &&
  hasPeople(field);

const hasPeople = (field: string): boolean =>
  roleOfField([field]) !== null || KINDS.some((kind) => roles().book.whole(`${field} ${kind}`) !== undefined);

/**
 * "Underwriting, claims or actuarial, Dublin": a search that begins with a list of fields asks for their people, where one of them
 * would else be a word in a record; lists of tools and of trades stay as they are.
 */
export const withFieldsAsPeople = (query: string): string =>
  outsideQuotes(query, (part) =>
    part.replace(LIST, (whole: string, lead: string, list: string) => {
      const fields = list.split(/\s*,\s*(?:or\s+)?|\s+or\s+/i).map((field) => field.toLowerCase());
      const areFields = fields.every(isField) && fields.some(isFieldAlone);
      if (!areFields) return whole;
      return (
        lead +
        list.replace(new RegExp(FIELD, 'giu'), (word) => (/^or$/i.test(word) ? word : `${word} people`))
      );
    }),
  );
