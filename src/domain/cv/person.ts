import { fold } from '#src/lib/fold.ts';
import { isContactLine } from './contact.ts';
import { timeIn } from './dates.ts';
import type { Found } from './found.ts';
import { sectionOf, spaced } from './sections.ts';
import type { CvLine } from './source.ts';
import { type Place, placeIn } from './vocabulary.ts';
import { isProse, looksLikeDegree, looksLikeEmployer, looksLikeSchool, looksLikeTitle } from './words.ts';

const NOT_A_NAME =
  /\b(?:curriculum|vitae|resume|résumé|cv|lebenslauf|page|confidential|profile|contact|details|summary|personal|address|phone|mobile|email|e-mail|nationality|portfolio|www|linkedin|github|street|road|avenue|drive|updated|version|candidate|experience|skills|education|street)\b/i;
const SUFFIX =
  /(?:,|\s)\s*(?:ph\.?d\.?|md|mba|cpa|ca|acca|cfa|pmp|msc|bsc|b\.?sc\.?|m\.?sc\.?|beng|meng|rn|esq\.?|mcips|fcpa|gaicd|maicd|mieaust|cpeng|cissp|cima|frcs|llb|dphil|phr|shrm-cp|bcom|ma|ba|jr\.?|sr\.?|hons)\b\.?(?:\s*\([^)]*\))?/gi;
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|professor|eng|ing|herr|frau)\.?\s+/i;
const PARTICLE =
  /^(?:van|von|der|den|de|da|do|dos|das|del|della|di|la|le|el|al|bin|ibn|bint|ter|ten|y|e|af|av|mac|st\.?|san|zu|dela|abu|ben|du|o')$/i;
const NAME_WORD = /^(?:\p{Lu}[\p{L}'’`.-]*|\p{Lu}\.?)$/u;

/** A text as a person's name, tidied; null for what is none. */
function nameIn(text: string): string | null {
  const bare = spaced(text)
    .replace(
      /^(?:name|full name|candidate|curriculum vitae(?: of)?|resume of|résumé of|cv of|cv|resume|résumé)\s*[:|–—-]?\s*/i,
      '',
    )
    .replace(TITLE, '')
    .replace(/\((?:he|she|they)\b[^)]*\)/i, '')
    .replace(SUFFIX, '')
    .replace(/[\s,|·•–—-]+$/g, '')
    .trim();
  const [first = ''] = bare.split(/\t|\s\|\s|\s[–—-]\s|\s•\s/);
  const comma = /^(\p{Lu}[\p{L}'’ -]+),\s*(\p{Lu}[\p{L}'’. -]+)$/u.exec(first);
  const name = (comma === null ? first : `${comma[2]} ${comma[1]}`).trim();
  const words = name.split(/\s+/);
  if (words.length < 2 || words.length > 6 || name.length > 60) return null;
  if (/[\d@:;/\\!?]/.test(name) || NOT_A_NAME.test(name) || sectionOf(name) !== null) return null;
  if (
    !words.every(
      (word) => NAME_WORD.test(word) || PARTICLE.test(word) || /^["“(‘']\p{Lu}[\p{L}]+["”)’']$/u.test(word),
    )
  )
    return null;
  if (words.filter((word) => NAME_WORD.test(word)).length < 2) return null;
  return name === name.toUpperCase() ? capitalised(name) : name;
}

// "JANE O'NEIL-MACDONALD VAN DER BERG" as it is written elsewhere.
function capitalised(name: string): string {
  return name
    .split(/\s+/)
    .map((word, at) =>
      at > 0 && PARTICLE.test(word)
        ? word.toLowerCase()
        : word
            .toLowerCase()
            .replace(/(^|[-'’.])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase())
            .replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`),
    )
    .join(' ');
}

/**
 * Whose CV it is: of the texts near the top that read like a name, the one that stands out most by its place, its size,
 * and by agreeing with the e-mail address.
 */
export function nameOf(
  lines: readonly CvLine[],
  email: string | null,
  slug: string | null,
): Found<string> | null {
  const largest = Math.max(...lines.map(({ size }) => size), 0);
  const mailbox = fold((email ?? '').split('@')[0] ?? '').replace(/[^a-z]+/g, ' ');
  const profile = fold(slug ?? '').replace(/[^a-z]+/g, ' ');
  const found = lines.slice(0, 60).flatMap((line, index) => {
    const name = nameIn(line.text) ?? twoLines(line, lines[index + 1]);
    if (name === null || line.bullet) return [];
    const words = fold(name)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 1);
    const agrees = words.filter((word) => mailbox.includes(word) || profile.includes(word)).length;
    let score = 4 - index * 0.25;
    if (line.size >= largest * 0.98 && largest > 0) score += 4;
    if (line.styled) score += 1;
    score += agrees * 3;
    if (looksLikeTitle(name)) score -= 4;
    if (looksLikeEmployer(name) || looksLikeSchool(name)) score -= 4;
    if (placeIn(name) !== null && agrees === 0) score -= 3;
    if (line.margin) score -= agrees > 0 ? 0 : 1;
    return [{ value: name, score, agrees, line }];
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  if (best === undefined || (best.score < 1 && best.agrees === 0)) return fromMailbox(email, lines);
  const confidence = best.agrees > 0 ? 0.97 : best.score > 5 ? 0.88 : 0.65;
  return { value: best.value, confidence, page: best.line.page, quote: best.line.text };
}

// A first name above a surname, each alone on a line of the same size.
function twoLines(line: CvLine, next: CvLine | undefined): string | null {
  if (next === undefined || Math.abs(line.size - next.size) > 0.5 || line.size < 14) return null;
  const word = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?)?$/u;
  return word.test(line.text) && word.test(next.text) ? nameIn(`${line.text} ${next.text}`) : null;
}

function fromMailbox(email: string | null, lines: readonly CvLine[]): Found<string> | null {
  const parts = /^([a-z]{2,})[._-]([a-z]{2,})\d*@/.exec(email ?? '');
  if (parts === null) return null;
  const [first = '', last = ''] = parts.slice(1);
  const quote = lines.find(({ text }) => text.toLowerCase().includes(email ?? ''))?.text ?? '';
  return { value: capitalised(`${first} ${last}`), confidence: 0.3, page: 1, quote };
}

/** Where the person lives, from the lines before the history. */
export function locationOf(lines: readonly CvLine[]): Found<Place> | null {
  for (const line of lines.slice(0, 30)) {
    if (line.bullet && !/^\p{Lu}/u.test(line.text)) continue;
    const labelled = /(?:location|address|based in|residence)\s*[:：]\s*(.+)$/i.exec(line.text)?.[1];
    const texts = [
      ...(labelled === undefined ? [] : [labelled]),
      line.text,
      ...line.text.split(/\s*(?:\t|\s\|\s|[•·●]|\s[–—]\s)\s*/),
    ];
    for (const text of texts) {
      const place = placeIn(text) ?? placeIn(text, true) ?? placeIn(afterStreet(text));
      if (place !== null && (place.city !== null || place.country !== null))
        return {
          value: place,
          confidence: labelled === undefined ? 0.8 : 0.92,
          page: line.page,
          quote: line.text,
        };
    }
  }
  return null;
}

// Of an address with a street, what follows the street.
function afterStreet(text: string): string {
  const street =
    /^.*?\b(?:st|street|road|rd|avenue|ave|lane|ln|drive|dr|way|close|court|ct|place|pl|crescent|cres|parade|terrace|tce|boulevard|blvd|square|gardens|grove)\b\.?,?\s+/i;
  return /\d/.test(text) ? text.replace(street, '') : '';
}

/** What the person calls themselves under their name. */
export function headlineOf(lines: readonly CvLine[], name: string | null): Found<string> | null {
  const at = name === null ? -1 : lines.findIndex(({ text }) => fold(spaced(text)).includes(fold(name)));
  const near = at < 0 ? lines.slice(0, 6) : lines.slice(at, at + 5);
  for (const line of near) {
    const rest = name === null ? line.text : withoutName(line.text, name);
    for (const text of [rest, ...rest.split('\t')]) {
      const bare = text.replace(/^[\s,|·•–—-]+|[\s,|·•–—-]+$/g, '').trim();
      const fits =
        bare.length > 3 &&
        bare.length < 120 &&
        looksLikeTitle(bare) &&
        !isContactLine(bare) &&
        !isProse(bare);
      if (
        fits &&
        timeIn(bare) === null &&
        !looksLikeDegree(bare) &&
        sectionOf(bare) === null &&
        nameIn(bare) !== name
      )
        return { value: bare, confidence: 0.8, page: line.page, quote: line.text };
    }
  }
  return null;
}

function withoutName(text: string, name: string): string {
  const plain = spaced(text);
  const at = fold(plain).indexOf(fold(name));
  return at < 0 ? text : plain.slice(at + name.length);
}

/** The paragraph in which the person introduces themselves. */
export function summaryOf(lines: readonly CvLine[]): Found<string> | null {
  const kept = lines.filter(({ text, margin }) => !margin && !isContactLine(text));
  const [first] = kept;
  const text = kept
    .map((line) => (line.bullet ? `\n- ${line.text}` : line.text))
    .join(' ')
    .replace(/\s*\n/g, '\n')
    .trim();
  if (first === undefined || text.length < 30) return null;
  return { value: text.slice(0, 4000), confidence: 0.85, page: first.page, quote: text.slice(0, 200) };
}
