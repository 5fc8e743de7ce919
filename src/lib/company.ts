import { fold } from './fold.ts';

const LEGAL_FORMS = new Set(
  (
    'pty ltd limited inc incorporated llc llp lp plc gmbh mbh ag kg kgaa se sa sas sarl srl spa bv nv ab oy oyj as ' +
    'asa aps sl slu kk co corp corporation company group holdings pte pvt bhd ug ek ohg gbr ltda lda sasu snc eirl ' +
    'bvba doo sro kft zrt dac clg ulc'
  ).split(' '),
);
/** Forms of several words, as they stand once points and strokes are gone: `P/L`, `Sp. z o.o.`, `S.A. de C.V.`. */
const LEGAL_PHRASES = [
  'p l',
  'sdn bhd',
  'sp z oo',
  'limited partnership',
  'unlimited company',
  'sa rl',
  'sa de cv',
  'a s',
  'ug haftungsbeschrankt',
].map((phrase) => phrase.split(' '));
/** Words that are of the legal form in front of another one of it alone: `Private Limited`. */
const BEFORE_A_FORM = new Set(['private', 'proprietary', 'public']);

/**
 * The key by which company names are compared: folded, without punctuation and the trailing legal form (`The ACME
 * Mining Co. Pty. Ltd.` → `acme mining`). Null if nothing is left.
 */
export function companyKey(name: string): string | null {
  return keyOf(fold(name));
}

/** The country of a house in brackets before its form: `Northwind Freight (Aust) Pty Ltd`. */
const COUNTRY =
  /\s*\((?:aust|aus|australia|nz|new zealand|uk|gb|ireland|us|usa|deutschland|france)\)(?=\s+\p{L})/u;

function keyOf(folded: string): string | null {
  const words = wordsOf(folded.replace(COUNTRY, ''));
  const first = words[0] === 'the' && words.length > 1 ? 1 : 0;
  let end = words.length;
  for (let taken = formAt(words, end); taken > 0 && end - taken > first; taken = formAt(words, end))
    end -= taken;
  const key = words.slice(first, end).join(' ');
  return key === '' ? null : key;
}

/** How many words of a legal form end before a place; none where something else does. */
function formAt(words: readonly string[], end: number): number {
  const phrase = LEGAL_PHRASES.find((form) =>
    form.every((word, at) => words[end - form.length + at] === word),
  );
  if (phrase !== undefined) return phrase.length;
  const last = words[end - 1] ?? '';
  if (LEGAL_FORMS.has(last)) return 1;
  return end < words.length && BEFORE_A_FORM.has(last) ? 1 : 0;
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

const AND = /\s(?:and|und|et)\s/iu;
const SAINT = /(?<![\p{L}\p{N}])(?:st\.?|saint)(?=\s\p{L})/iu;

/** The keys under which the same name may stand written otherwise: "Beckett & Rowe" and "Beckett and Rowe", "St Clare's" and "Saint Clare's". */
export function otherCompanyKeys(name: string): string[] {
  const own = sameKeyOf(fold(name));
  return [...new Set(writtenWays(name).map((one) => sameKeyOf(fold(one))))].filter((key) => key !== own);
}

/** A name with the words for "and" and "Saint" in each of their ways, itself first. */
function writtenWays(name: string): string[] {
  const joined = / & | \+ /.test(name)
    ? ['and', 'und', 'et'].map((word) => name.replace(/ [&+] /g, ` ${word} `))
    : AND.test(name)
      ? [name.replace(AND, ' & ')]
      : [];
  return [name, ...joined].flatMap((one) =>
    one.search(SAINT) < 0 ? [one] : [one, one.replace(SAINT, 'St'), one.replace(SAINT, 'Saint')],
  );
}

/** How a letter that a keyboard may lack is written with others. */
const WRITTEN_OUT: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  å: 'aa',
  ß: 'ss',
};
/** As what such letters stand in a key, by what they are written out as. */
const FOLDED: Record<string, readonly string[]> = {
  ae: ['a', 'æ'],
  oe: ['o', 'ø', 'œ'],
  ue: ['u'],
  aa: ['a'],
  ss: ['ß'],
};
/** More spellings of one name than these are not looked for one by one. */
const MOST_SPELLINGS = 128;

/**
 * What two names share that are one but for the legal form and for how letters are written that a keyboard may lack: "Grün GmbH" and
 * "Gruen", not "Grun".
 */
const writtenOutKey = (name: string): string =>
  sameKeyOf(
    fold(
      name
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöüæøœåß]/gu, (letter) => WRITTEN_OUT[letter] ?? letter),
    ),
  );

/** The keys under which a name of the same `writtenOutKey` may be stored; others, which it does not share, are among them. */
export function spelledKeys(name: string): string[] {
  const own = sameCompanyKey(name);
  const all = writtenWays(name).flatMap((one) => spellingsOf(writtenOutKey(one)));
  return [...new Set(all)].filter((key) => key !== own);
}

/** Whether two names are one company's, whatever the legal form, the words for "and" and "Saint", and how such letters are written. */
export function isOneCompany(one: string, other: string): boolean {
  const own = new Set([sameCompanyKey(one), ...writtenWays(one).map(writtenOutKey)]);
  return own.has(sameCompanyKey(other)) || own.has(writtenOutKey(other));
}

/** Whether the same name may stand under other keys than its own. */
export const mayBeWrittenOtherwise = (name: string): boolean =>
  spelledKeys(name).length > 0 || otherCompanyKeys(name).length > 0;

function spellingsOf(out: string): string[] {
  const parts = out.split(/(ae|oe|ue|aa|ss)/u);
  let spelled = [''];
  for (const part of parts) {
    const ways = [part, ...(FOLDED[part] ?? [])];
    // Where there are too many, the rest is taken as it stands.
    spelled =
      spelled.length * ways.length > MOST_SPELLINGS
        ? spelled.map((begun) => begun + part)
        : spelled.flatMap((begun) => ways.map((way) => begun + way));
  }
  return spelled;
}
