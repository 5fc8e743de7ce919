import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two records as an agency holds them, and whether they are one person. */
export interface LabelledPair {
  isOne: boolean;
  /** What the pair is about, in a few words. */
  what: string;
  records: readonly [Recorded, Recorded];
}

/** One record: what is empty is not known. */
export interface Recorded {
  name: string;
  email: string | null;
  phone: string | null;
  linkedin: string | null;
  city: string | null;
  country: string | null;
  company: string | null;
  title: string | null;
}

/** The labelled pairs of a set: a line that says what they are, then a line for each record, its fields apart by bars. */
export function labelledPairs(set: 'open' | 'closed'): LabelledPair[] {
  const text = readFileSync(join(import.meta.dirname, `${set}.txt`), 'utf8');
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', one = '', other = ''] = block.split('\n');
      const [truth = '', what = ''] = head.split(': ');
      if (!['same', 'different'].includes(truth)) throw new Error(`neither same nor different: ${head}`);
      return { isOne: truth === 'same', what, records: [recorded(one), recorded(other)] };
    });
}

function recorded(line: string): Recorded {
  const fields = line.split('|').map((field) => field.trim());
  if (fields.length !== 7) throw new Error(`not seven fields: ${line}`);
  const [name = '', email, phone, linkedin, place = '', company, title] = fields;
  const [city, country] = place.split(',').map((part) => part.trim());
  const known = (field: string | undefined): string | null =>
    field === undefined || field === '' || field === '-' ? null : field;
  return {
    name,
    email: known(email),
    phone: known(phone),
    linkedin: known(linkedin),
    city: known(city),
    country: known(country),
    company: known(company),
    title: known(title),
  };
}
