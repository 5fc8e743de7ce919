import { explainedOf } from '../anonymity/index.ts';
import { industries, roleOfField, roleOfWork } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';
import { NO_FIELD } from './title-beside.ts';

/**
 * "Assistant Manager - Accounts", "Team Leader - Collections": the field that somebody leads; a firm or a place behind the dash is none.
 * @returns the field with its sign in front, or nothing
 */
export function fieldBehind(behind: string, home: string): string {
  const [, sign = '-', field = ''] =
    /^\s+([-–])\s+(\p{Lu}[\p{L}&/ -]*?)\s*(?=$|[,(|]|\s[-–]\s)/u.exec(behind) ?? [];
  const words = plainWords(field);
  if (words.length === 0 || words.length > 3 || NO_FIELD.test(field) || placeOf(field, home) !== null)
    return '';
  const isField =
    roleOfField(words) !== null ||
    roleOfWork(words) !== null ||
    industries().book.whole(field.toLowerCase()) !== undefined ||
    (words.length === 1 && explainedOf('skill', field) !== null && roleIn(field) === null);
  return isField ? ` ${sign} ${field}` : '';
}
