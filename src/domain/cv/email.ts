import { countries } from '#src/lib/countries.ts';
import type { Found } from './found.ts';
import type { CvLine } from './source.ts';

export const EMAIL = /[a-z0-9][a-z0-9._%+'-]{0,63}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}/gi;
const REFEREE = /\b(?:referees?|references?)\b/i;
// The agency's or the consultant's line on a CV that an agency has set.
export const AGENT =
  /(?<!\p{L})(?:consultant|recruiter|ansprechpartner(?:in)?|berater(?:in)?|contactpersoon|kontaktperson|account manager|votre (?:contact|interlocut(?:eur|rice)|conseill[eè]re?)|su (?:consultora?|persona de contacto)|ihre? ansprechpartner(?:in)?|uw contactpersoon|din kontakt(?:person)?|o seu contacto|il (?:suo|vostro) referente|your (?:contact|consultant)|referente)\s*:|submitted by|represented by|erstellt (?:durch|von)|présenté par|presentado por/iu;

// What is written for the sign in the middle, in brackets of any kind or as a word: "jane (at) mail.com", "jane ARROBA mail.com".
const AT =
  /\s?[([{<]\s?(?:at|a|arroba|chiocciola|arobase|@)\s?[)\]}>]\s?|\s(?:arroba|chiocciola|arobase)\s/gi;
const DOT = /\s?[([{<]\s?(?:dot|punto|punt|punkt|ponto|point)\s?[)\]}>]\s?/gi;
// "Lead at amazon.com" is no address: the dot is in words too, or a label stands before.
const IN_WORDS =
  /(?<![\p{L}\d.])([a-z0-9][a-z0-9._-]{1,40}) at ([a-z0-9-]{2,40}(?: dot [a-z0-9-]{2,24})+)(?![\p{L}\d])/giu;
const BEHIND_LABEL =
  /(?<=(?:mail|correo)\s?[:\t]\s?)([a-z0-9][a-z0-9._-]{1,40}) at (?=[a-z0-9-]{2,40}\.[a-z])/gi;

/** A line whose address is written as addresses are: without spaces in it, with its sign. */
function written(text: string): string {
  return text
    .replaceAll('＠', '@')
    .replace(AT, '@')
    .replace(DOT, '.')
    .replace(/(?<=[a-z0-9]) AT (?=[a-z0-9])/g, '@')
    .replace(IN_WORDS, (_, name: string, host: string) => `${name}@${host.replace(/ dot /gi, '.')}`)
    .replace(BEHIND_LABEL, '$1@')
    .replace(/\s*@\s*(?=[a-z0-9])/gi, '@')
    .replace(
      /(@[a-z0-9-]+)(?:\s\.\s?|\.\s)([a-z]{2,12})(?![\p{L}\d])/giu,
      (all, host: string, end: string) => (isEnding(end) ? `${host}.${end}` : all),
    )
    .replace(/(?<=^|[\s:])([a-z0-9_-]+)\s\.\s?([a-z0-9_-]+@)/gi, '$1.$2');
}

const ENDINGS =
  /^(?:com|net|org|edu|info|biz|name|pro|eu|uk|su|email|mail|online|me|io|co|app|dev|cloud|live|xyz|site|tech|ac|gov|mil|int|cat|gal|eus|bzh|swiss|wien|berlin|amsterdam|brussels|vlaanderen|paris|london|example|test)$/i;
const isEnding = (word: string): boolean =>
  ENDINGS.test(word) || (word.length === 2 && countries.isValid(word.toUpperCase()));

// What may be the beginning or the rest of an address that a narrow column broke: a word of its signs and no more.
const BEGUN = /(?:^|[\s:|\t])([a-z0-9][a-z0-9._+-]*)$/;
const REST = /^[a-z0-9._-]{1,40}$/;

/** A line with the rest of the address that it holds, where it was broken within it. */
function unbroken(text: string, below: string): { whole: string; cut: boolean } {
  const next = written(below.trim());
  const bare = text.trim();
  const joined = { whole: bare + next, cut: true };
  // Within the name of a host, or within its ending; a full stop may end a sentence.
  if (/@[a-z0-9-]*$|@[a-z0-9-]*\.$|@[a-z0-9.-]*-$/i.test(bare)) return joined;
  if (/@(?:[a-z0-9-]+\.)+$/i.test(bare) && next.length < 4 && isEnding(next)) return joined;
  const [, host] = /@(?:[a-z0-9-]+\.)+([a-z]{1,12})$/i.exec(bare) ?? [];
  if (host !== undefined && /^\.[a-z]{2,12}$/.test(next) && isEnding(next.slice(1))) return joined;
  if (host !== undefined && REST.test(next) && !isEnding(host) && isEnding(next.split('.').at(-1) ?? ''))
    return joined;
  if (
    host !== undefined &&
    /^[a-z]{1,12}$/.test(next) &&
    (!isEnding(host) || host.length === 1) &&
    isEnding(host + next)
  )
    return joined;
  if (host?.length === 1 && /^[a-z]{1,20}(?:\.[a-z]{2,3})?$/.test(next)) return joined;
  // Before its sign: nothing else begins with it.
  if (/^@[a-z0-9]/i.test(next) && BEGUN.test(bare)) return joined;
  // Within the name: behind a sign that no word ends with, or a name in parts alone on its line.
  const isOfName = EMAIL_ALONE.test(next.replace(/^[._-]/, '')) && !text.includes('@');
  const [, begun = ''] = BEGUN.exec(bare) ?? [];
  // "Enugu. 0803 555 0172.", "Ring me at any time.": behind other words a full stop ends what is said.
  const isSaid = begun.endsWith('.') && /[^\s:|\t]\s+$/.test(bare.slice(0, -begun.length));
  if (
    isOfName &&
    (/[a-z0-9][._+-]$/i.test(bare) || /^[._-]/.test(next) || /^[a-z0-9]+(?:[._+-][a-z0-9]+)+$/.test(bare)) &&
    // Digits alone above an address are a telephone: "414-555-0107".
    /[a-z]/i.test(begun) &&
    !isSaid
  )
    return joined;
  return { whole: text, cut: false };
}

// "jane@mail.exam⇥Ten years in an office." above "ple": an address that fills its cell, beside another column's line.
function unbrokenInCell(text: string, below: string): { whole: string; cut: boolean } | null {
  const cells = text.split('\t');
  const at = cells.findIndex((cell) => cell.includes('@'));
  const rest = below.split('\t');
  if (at < 0 || at === cells.length - 1) return null;
  const joined = unbroken(cells[at] ?? '', (rest.length > 1 ? rest[at] : rest[0]) ?? '');
  return joined.cut ? joined : null;
}

const EMAIL_ALONE = new RegExp(`^${EMAIL.source}$`, 'i');

const isPicture = (address: string): boolean => /\.(?:png|jpe?g|gif)$/i.test(address);

/** The person's own e-mail address: the first on the page, or behind a link. */
export function emailOf(lines: readonly CvLine[], links: readonly string[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    if (AGENT.test(line.text)) continue;
    const text = written(line.text);
    const below = lines[index + 1]?.text ?? '';
    const inCell = text.includes('\t') ? unbrokenInCell(text, below) : null;
    const { whole, cut } = inCell ?? unbroken(text, below);
    const found = whole.match(EMAIL)?.find((address) => !isPicture(address));
    if (found === undefined) continue;
    const referee = REFEREE.test(line.text);
    // Whether a hyphen at the end of a line is of the address, nobody can tell.
    const hyphened = cut && /-$/.test(text.trim());
    return {
      value: tidyEmail(found),
      confidence: referee ? 0.4 : hyphened ? 0.5 : 0.98,
      page: line.page,
      quote: line.text,
    };
  }
  for (const link of links) {
    const address = /^mailto:([^?]+)/i.exec(link)?.[1];
    const found = address === undefined ? undefined : decoded(address).match(EMAIL)?.[0];
    if (found !== undefined) return { value: tidyEmail(found), confidence: 0.9, page: 1, quote: found };
  }
  return null;
}

// A word that follows without a space begins with a capital: "jane@mail.comTel".
const tidyEmail = (address: string): string =>
  address
    .replace(/^[.'-]+|[.'-]+$/g, '')
    .replace(/(\.[a-z]{2,})\p{Lu}\p{Ll}+$/u, '$1')
    .toLowerCase();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
