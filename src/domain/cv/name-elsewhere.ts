import type { Found } from './found.ts';
import { addressesOf } from './name.ts';
import { isOccupation, isPlace } from './name-doubts.ts';
import { agreement, evidenceOf, isDoubtful, lettersOf } from './name-evidence.ts';
import { nameIn } from './name-in.ts';
import { LABEL, labelIn } from './name-labels.ts';
import { givenFirstBy, surnameLast } from './name-order.ts';
import { cellsOf, isAccounted, nameWithin } from './name-within.ts';
import type { CvLine } from './source.ts';
import { looksLikeEmployer } from './words.ts';

/**
 * The candidate's name anywhere on the pages, as a footer or beside a column: where two of its words, or all of them,
 * stand in the e-mail address or the profile.
 */
export function nameByAddress(
  lines: readonly CvLine[],
  email: string | null,
  slug: string | null,
): Found<string> | null {
  const addresses = addressesOf(email, slug);
  for (const line of lines) {
    if (line.bullet || line.text.length > 160) continue;
    for (const cell of line.text.split(/\t|\s[•·|]\s/)) {
      const named = nameIn(cell);
      if (named === null || named.weak || isOccupation(named.name) || looksLikeEmployer(named.name)) continue;
      const name = givenFirstBy(named.name, addresses);
      const long = name.split(/[\s-]+/).filter((word) => lettersOf(word).trim().length > 2);
      if (long.length > 1 && agreement(long.join(' '), addresses) >= Math.min(2, long.length))
        return { value: name, confidence: 0.9, page: line.page, quote: cell };
    }
  }
  return nameAmong(lines, addresses);
}

// The same where other words stand on the line, or the address has an initial for the given name.
function nameAmong(lines: readonly CvLine[], addresses: string): Found<string> | null {
  for (const line of lines) {
    if (line.bullet || line.text.length > 160) continue;
    const name = nameIn(nameWithin(line.text, addresses) ?? '')?.name ?? null;
    if (name !== null && !isOccupation(name) && !looksLikeEmployer(name))
      return { value: name, confidence: 0.85, page: line.page, quote: line.text };
  }
  return null;
}

// A label that means the whole name and nothing else.
const WHOLE_NAME =
  /^(?:(?:full |candidate |applicant )?name(?: in full)?|name of (?:the )?(?:candidate|applicant)|candidate|applicant|vollstandiger name|vor-? und (?:nach|zu)name|nom et prenoms?|nom complet|nombre(?: completo| y apellidos)|nome(?: completo| e cognome)|volledige naam|fullstandigt namn|fulde navn|fullt navn|imie i nazwisko|jmeno a prijmeni)$/;
const OF_OTHERS =
  /(?<!\p{L})(?:referees?|references?|next of kin|emergency|kin|employer|company|institution)(?!\p{L})/iu;

/** The candidate's name of a form that stands below the jobs: a label that means a whole name, which is somebody's. */
export function nameByLabel(lines: readonly CvLine[]): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    const label = labelIn(LABEL.exec(line.text)?.[1] ?? '').trim();
    const above = lines.slice(Math.max(0, at - 3), at).some(({ text }) => OF_OTHERS.test(text));
    const named = WHOLE_NAME.test(label) && !above ? nameIn(line.text) : null;
    if (named?.labelled && !named.weak && evidenceOf(named.name) !== 'none')
      return { value: named.name, confidence: 0.85, page: line.page, quote: line.text };
  }
  return null;
}

// "La sottoscritta Lombardo Stefania, nata a Palermo": how a declaration begins in Italy.
const UNDERSIGNED =
  /sottoscritt[oa],?\s+(\p{Lu}[\p{L}'’-]+(?:\s[\p{L}'’-]+){1,4}),?\s+(?:nat[oa]|C\.?F\.?|codice|resident)/u;

/** The name of a declaration in which its owner says who signs it. */
export function nameByDeclaration(lines: readonly CvLine[]): Found<string> | null {
  for (const line of lines) {
    const [, said = ''] = UNDERSIGNED.exec(line.text) ?? [];
    const named = said === '' ? null : nameIn(surnameLast(said));
    if (named !== null && !named.weak && evidenceOf(named.name) !== 'none')
      return { value: named.name, confidence: 0.85, page: line.page, quote: line.text };
  }
  return null;
}

const CLOSING =
  /^(?:yours|sincerely|(?:kind |best |warm )?regards|faithfully|signed|signature|mit freundlich|hochachtungsvoll|unterschrift|cordialement|fait à|signature|atentamente|fdo|un saludo|saludos|in fede|firma|cordiali saluti|distinti saluti|com os melhores|atenciosamente|met vriendelijke|hoogachtend|handtekening|med vänlig|vänliga hälsningar|med venlig|med vennlig|underskrift|ystävällisin|z poważaniem|place\W|date\W)|^\p{Lu}[\p{L} -]{2,25}, (?:den |le |il |a |den )?\d{1,2}[. ]/iu;

/**
 * The candidate's name where it stands alone in a page's head or foot, or below the closing words of the last page: a known
 * given name and surname. Where several people are named so, none is taken.
 */
export function nameBySignature(lines: readonly CvLine[]): Found<string> | null {
  const found: Found<string>[] = [];
  for (const [at, line] of lines.entries()) {
    const isLast = at > 5 && at >= lines.length - 3;
    const closed = isLast && lines.slice(at - 2, at).some(({ text }) => CLOSING.test(text.trim()));
    const above = lines.slice(Math.max(0, at - 10), at).some(({ text }) => OF_OTHERS.test(text));
    if ((!line.margin && !(closed && !above)) || line.text.length > 90) continue;
    for (const cell of cellsOf(line.text)) {
      const named = nameIn(cell);
      if (named === null || named.weak || !isSurely(named.name)) continue;
      found.push({ value: named.name, confidence: 0.8, page: line.page, quote: cell });
    }
  }
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null;
}

const isSurely = (name: string): boolean =>
  evidenceOf(name) === 'both' &&
  name.split(' ').every(isAccounted) &&
  !isDoubtful(name) &&
  !isOccupation(name) &&
  !isPlace(name) &&
  !looksLikeEmployer(name);

/** A name of which the given name is an initial, as another line of the pages spells it out: "I. Fox" where "Ioana Fox" stands too. */
export function spelledOut<T extends Found<string>>(found: T, lines: readonly CvLine[]): T {
  const [initial = '', ...rest] = found.value.split(' ');
  if (!/^\p{Lu}\.$/u.test(initial) || rest.length === 0) return found;
  const behind = rest.join(' ');
  for (const { text, bullet, page } of lines) {
    if (bullet || text.length > 160 || !text.includes(behind)) continue;
    const value = nameIn(text)?.name ?? '';
    const isSame = value.endsWith(` ${behind}`) && value.startsWith(initial.charAt(0));
    if (isSame && value.length > found.value.length) return { ...found, value, page, quote: text };
  }
  return found;
}
