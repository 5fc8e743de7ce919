import { fold } from '#db/rows.ts';

const LEGAL_FORMS = new Set(
  (
    'pty ltd limited inc incorporated llc llp lp plc gmbh mbh ag kg kgaa se sa sas sarl srl spa bv nv ab oy oyj as ' +
    'asa aps sl slu kk co corp corporation company group holdings'
  ).split(' '),
);

/**
 * A company's name as two records are compared by it: folded, without punctuation and the legal form at its end
 * (`The ACME Mining Co. Pty. Ltd.` → `acme mining`). Null when nothing is left.
 */
export function companyKey(name: string): string | null {
  const words = fold(name)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const first = words[0] === 'the' && words.length > 1 ? 1 : 0;
  let end = words.length;
  while (end > first + 1 && LEGAL_FORMS.has(words[end - 1] ?? '')) end -= 1;
  const key = words.slice(first, end).join(' ');
  return key === '' ? null : key;
}
