import { fold } from './fold.ts';

const LEGAL_FORMS = new Set(
  (
    'pty ltd limited inc incorporated llc llp lp plc gmbh mbh ag kg kgaa se sa sas sarl srl spa bv nv ab oy oyj as ' +
    'asa aps sl slu kk co corp corporation company group holdings'
  ).split(' '),
);

/**
 * The key by which company names are compared: folded, without punctuation and the trailing legal form (`The ACME
 * Mining Co. Pty. Ltd.` → `acme mining`). Null if nothing is left.
 */
export function companyKey(name: string): string | null {
  return keyOf(fold(name));
}

function keyOf(folded: string): string | null {
  const words = wordsOf(folded);
  const first = words[0] === 'the' && words.length > 1 ? 1 : 0;
  let end = words.length;
  while (end > first + 1 && LEGAL_FORMS.has(words[end - 1] ?? '')) end -= 1;
  const key = words.slice(first, end).join(' ');
  return key === '' ? null : key;
}

/** Words of small letters and digits with single spaces between them, as most names have. */
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/;

function wordsOf(folded: string): string[] {
  if (PLAIN.test(folded)) return folded.split(' ');
  return folded
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * The key that two names share if they are one company's but for the legal form: `Northwind Freight Pty. Ltd.` and `Northwind
 * Freight`. A group and a company of the same name are two.
 */
export function sameCompanyKey(name: string): string {
  if (name !== last.name) last = { name, key: sameKeyOf(fold(name)) };
  return last.key;
}

/** Of the last name: that of a new client is asked for before it is stored. */
let last = { name: '', key: '' };

function sameKeyOf(folded: string): string {
  const key = keyOf(folded) ?? folded;
  return /\b(?:group|holdings)\b/.test(folded) ? `${key} (group)` : key;
}
