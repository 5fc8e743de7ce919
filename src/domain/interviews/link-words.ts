import type { CandidateRow } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { type Finding, isAttribute, reviewMessage } from '../moderation/index.ts';
import { type PutAs, toldIn } from '../sent-without-name.ts';

/** More often than anybody writes a link in code. */
const MOST_ROUNDS = 4;

/** A link without its codes for signs (`%20`), also where those were coded again. */
function decodedLink(url: string): string {
  let now = url;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = now.replace(/(?:%[0-9a-f]{2})+/giu, (coded) => {
      try {
        return decodeURIComponent(coded);
      } catch {
        return coded;
      }
    });
    if (next === now) break;
    now = next;
  }
  return now;
}

/**
 * The words of a link as somebody reads them, each part of it in a line: `no muslims please` of `/no-muslims_please`. Made up
 * of letters and figures together, a part is an id, and none.
 */
function wordsOf(part: string): string {
  return part
    .split(/[/?&#=]+/u)
    .map((piece) =>
      piece
        .split(/[^\p{L}\p{M}\p{N}’']+/u)
        .filter((word) => !/\p{N}/u.test(word))
        .map((word) => (/^(?:\p{Lu}?\p{Ll}{2,})(?:\p{Lu}\p{Ll}{2,})+$/u.test(word) ? apart(word) : word))
        .filter((word) => word !== '')
        .join(' '),
    )
    .filter((piece) => piece !== '')
    .join('\n');
}

/** `ThaddeusWraxall` in two words. */
const apart = (word: string): string => word.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** The house and the rest of a link without its codes. */
function partsOf(decoded: string): { host: string; path: string } {
  const [, host = '', path = ''] = /^[a-z]+:\/+([^/?#]*)(.*)$/isu.exec(decoded) ?? [];
  return { host, path };
}

/** Where words stand in a link as it was given; the whole of it where they are written in code or apart. */
function placed(url: string, words: string): Pick<Finding, 'words' | 'start' | 'end'> {
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/gu, '[^\\p{L}\\p{N}]*');
  const found = pattern === '' ? null : new RegExp(pattern, 'iu').exec(url);
  return found === null
    ? { words: url, start: 0, end: url.length }
    : { words: found[0], start: found.index, end: found.index + found[0].length };
}

/** What the words of a link pick people by: whoever is sent it reads it. Its house is none of the sender's words. */
export function reviewLink(
  ctx: Pick<Context, 'account'>,
  field: string,
  url: string,
  people: readonly string[],
): Finding[] {
  const said = wordsOf(partsOf(decodedLink(url)).path);
  const as = { place: ctx.account.country, people, isAtClient: true };
  return reviewMessage([[field, said]], as)
    .filter(({ verdict, about }) => (verdict === 'blocked' || verdict === 'held') && isAttribute(about))
    .map((one) => ({ ...one, ...placed(url, one.words) }));
}

/**
 * What a link tells a client of who a candidate is: a name, an address or a number of theirs. The provider's site, a random id and
 * the room of somebody who is there anyway tell nothing.
 * @param others names of whoever may have a room that is called so
 */
export function toldInLink(
  url: string,
  candidate: CandidateRow,
  level: PutAs['level'],
  others: readonly string[],
): Pick<Finding, 'words' | 'start' | 'end'>[] {
  const decoded = decodedLink(url);
  const { host, path } = partsOf(decoded);
  const known = { houses: others, others };
  const free = new Set(others.flatMap(lettersOf));
  const isOfOthers = (text: string): boolean => lettersOf(text).every((word) => free.has(word));
  const whole = toldIn(decoded, candidate, level, known);
  const inHost = toldIn(wordsOf(host), candidate, level, known).filter(({ reason }) => reason === 'name');
  const inPath = toldIn(wordsOf(path), candidate, level, known);
  const said = [...inPath, ...inHost].filter(({ text }) => !isOfOthers(text));
  const own = (candidate.phone ?? '').replace(/\D/gu, '').slice(-9);
  const isNumber = own.length > 6 && path.replace(/[^\p{L}\p{N}]/gu, '').includes(own);
  if (said.length > 0) return said.map(({ text }) => placed(url, text));
  const isLink = whole.some(({ reason }) => reason !== 'employer' && reason !== 'school');
  return isLink || isNumber ? [{ words: url, start: 0, end: url.length }] : [];
}

const lettersOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
