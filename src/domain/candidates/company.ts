import { fold } from '#db/rows.ts';

const LEGAL_FORMS = new Set(
  (
    'pty ltd limited inc incorporated llc llp lp plc gmbh mbh ag kg kgaa se sa sas sarl srl spa bv nv ab oy oyj as ' +
    'asa aps sl slu kk co corp corporation company group holdings'
  ).split(' '),
);

/** Whether two names are one company's but for the legal form: `Northwind Freight Pty. Ltd.` and `Northwind Freight`. */
export function isSameCompany(a: string, b: string): boolean {
  const ofGroup = (name: string): boolean => /\b(?:group|holdings)\b/iu.test(name);
  const key = companyKey(a);
  return key !== null && key === companyKey(b) && ofGroup(a) === ofGroup(b);
}

/**
 * The key by which company names are compared: folded, without punctuation and the trailing legal form (`The ACME
 * Mining Co. Pty. Ltd.` → `acme mining`). Null if nothing is left.
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
