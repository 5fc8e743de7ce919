import { isKnownGiven } from '../names/given-names.ts';
import { folded, wordsOf } from './fold.ts';
import type { Edit } from './spans.ts';

/** Addresses of profiles. */
export const PROFILES =
  /(?:^|\/\/|\.|\b)(?:linkedin|xing|github|gitlab|twitter|x|facebook|instagram|behance|dribbble|medium|stackoverflow|kaggle|researchgate|orcid|about|threads|tiktok|seek)\.(?:com|org|net|io|me)\//iu;

/** Networks by name. */
export const NETWORK =
  /(?<!\p{L})(?:twitter|x|telegram|tg|insta(?:gram)?|ig|facebook|fb|tiktok|threads|mastodon|bluesky|bsky|github|gitlab|linkedin|snapchat|wechat|weibo|vk)(?!\p{L})/iu;

/** An occurrence of a surname as it is replaced where the first name stays. */
export function named(text: string, edit: Edit, firstName: string | null): Edit {
  if (edit.reason === 'phone') return edit;
  if (edit.reason === 'linkedin' || edit.reason === 'url')
    return { start: edit.start, end: edit.end, reason: edit.reason, with: '[link removed]' };
  const capitals = text.slice(edit.start, edit.end);
  // `João Cavalcanti` leaves `João`: what the sender called them stands already.
  const called = /([\p{L}\p{M}'’-]+) $/u.exec(text.slice(Math.max(0, edit.start - 40), edit.start))?.[1];
  const isCalled =
    called !== undefined &&
    firstName !== null &&
    (wordsOf(firstName).includes(folded(called).text) || (/^\p{Lu}/u.test(called) && isKnownGiven(called)));
  if (isCalled) return { start: edit.start - 1, end: edit.end, reason: edit.reason, with: '' };
  // `Rosangela Brandão` of somebody whose record has Rosângela.
  const [own = ''] = /^[\p{L}\p{M}’'-]+(?= )/u.exec(capitals) ?? [];
  if (firstName !== null && own !== '' && folded(own).text === folded(firstName).text)
    return { start: edit.start, end: edit.end, reason: edit.reason, with: own };
  const said = firstName ?? 'the candidate';
  const loud =
    capitals.length > 3 && capitals === capitals.toUpperCase() && capitals !== capitals.toLowerCase();
  return { start: edit.start, end: edit.end, reason: edit.reason, with: loud ? said.toUpperCase() : said };
}

/** Whether a surname stands in an address, also where letters stand around it: `janedoe`. */
export function isWithin(pattern: RegExp, address: string): boolean {
  const loose = new RegExp(pattern.source.replace(/^\(\?<!\[[^\]]*\]\)|\(\?!\[[^\]]*\]\)$/g, ''));
  return loose.test(folded(address).text);
}
