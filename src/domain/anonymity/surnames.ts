import { isKnownGiven } from '../names/given-names.ts';
import { isOtherScript } from '../names/index.ts';
import { readerOf } from '../speech/readers.ts';
import { folded, wordsOf } from './fold.ts';
import { keysOfSound } from './sounds.ts';
import { type Edit, NAMELESS } from './spans.ts';
import { tongueOf } from './tongues.ts';

/** Addresses of profiles. */
export const PROFILES =
  /(?:^|\/\/|\.|\b)(?:linkedin|xing|github|gitlab|twitter|x|facebook|instagram|behance|dribbble|medium|stackoverflow|kaggle|researchgate|orcid|about|threads|tiktok|seek)\.(?:com|org|net|io|me)\//iu;

/** Networks by name. */
export const NETWORK =
  /(?<!\p{L})(?:twitter|x|telegram|tg|insta(?:gram)?|ig|facebook|fb|tiktok|threads|mastodon|bluesky|bsky|github|gitlab|linkedin|snapchat|wechat|weibo|vk|slack|discord|reddit|twitch|steam|teams|signal|whatsapp|youtube)(?!\p{L})/iu;

/** An occurrence of a surname as it is replaced where the first name stays. */
export function named(text: string, edit: Edit, firstName: string | null): Edit {
  if (edit.reason === 'phone' || edit.reason === 'handle' || edit.with === NAMELESS || edit.with === '')
    return edit;
  if (edit.reason === 'linkedin' || edit.reason === 'url')
    return { start: edit.start, end: edit.end, reason: edit.reason, with: '[link removed]' };
  const capitals = text.slice(edit.start, edit.end);
  // `Ma May (မေသန္တာဦး)`: the name in another script goes with its brackets.
  const opening = /(?<=\p{Lu}[\p{L}\p{M}’'-]*) ?[(（【[]$/u.exec(
    text.slice(Math.max(0, edit.start - 40), edit.start),
  );
  if (opening !== null && /^[)）】\]]/u.test(text.slice(edit.end)) && isOtherScript(capitals))
    return { start: edit.start - opening[0].length, end: edit.end + 1, reason: edit.reason, with: '' };
  // `João Cavalcanti` leaves `João`: what the sender called them stands already.
  const called = /([\p{L}\p{M}'’-]+) $/u.exec(text.slice(Math.max(0, edit.start - 40), edit.start))?.[1];
  const isCalled =
    called !== undefined &&
    firstName !== null &&
    (wordsOf(firstName).includes(folded(called).text) ||
      (/^[\p{Lu}\p{Lo}]/u.test(called) && (isKnownGiven(called) || isWrittenOut(called, firstName))));
  if (isCalled) return { start: edit.start - 1, end: edit.end, reason: edit.reason, with: '' };
  // `María García` of María José García: no more of the name than the text has.
  const less = firstName === null ? '' : calledThere(capitals, firstName);
  if (less !== '') return { start: edit.start, end: edit.end, reason: edit.reason, with: less };
  // `Rosangela Brandão` of somebody whose record has Rosângela.
  const [own = ''] = /^[\p{L}\p{M}’'-]+(?= )/u.exec(capitals) ?? [];
  const isOwn =
    folded(own).text === folded(firstName ?? '').text ||
    (firstName !== null && (isOtherScript(firstName) || isOtherScript(own)) && sharesSound(own, firstName));
  if (firstName !== null && own !== '' && isOwn)
    return { start: edit.start, end: edit.end, reason: edit.reason, with: own };
  // Of whom no first name is known the send has another name, by which its page calls them.
  // `Sommers Stärke`: German writes the genitive without a sign, but for a name that ends in its sound.
  const isOf = firstName !== null && /[’']s$/u.test(edit.with);
  const isEnglish = isOf && readerOf(text) === 'en' && tongueOf(text) === null;
  const ending = isEnglish ? '’s' : /[sßxz]$/iu.test(firstName ?? '') ? '’' : 's';
  const said = isOf ? `${firstName}${ending}` : (firstName ?? edit.with);
  const loud = capitals.length > 3 && /\p{Lu}{2}/u.test(capitals) && capitals === capitals.toUpperCase();
  return { start: edit.start, end: edit.end, reason: edit.reason, with: loud ? said.toUpperCase() : said };
}

/** The given names that a whole name in a text has, of a first name of several words; empty where it has all or none of them. */
function calledThere(said: string, firstName: string): string {
  const own = firstName.split(/\s+/).flatMap((word) => (/^\p{Ll}/u.test(word) ? [] : [folded(word).text]));
  const words = said.split(/[\s,，]+/u);
  const found = words.filter(
    (word, at) => own.includes(folded(word).text) && words.indexOf(word) === at && !/^\p{Ll}/u.test(word),
  );
  return found.length < own.length ? found.join(' ') : '';
}

/** Whether a word is the name that the record has in another script, other than as a title: `Khun Nattapol`, `أحمد` of Ahmed. */
const isWrittenOut = (called: string, firstName: string): boolean =>
  isOtherScript(firstName)
    ? !isOtherScript(called) && !TITLE.test(called) && sharesSound(called, firstName)
    : isOtherScript(called) && sharesSound(called, firstName);

const sharesSound = (a: string, b: string): boolean => {
  const keys = keysOfSound(b);
  return [...keysOfSound(a)].some((key) => key.length > 1 && keys.has(key));
};
const TITLE =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Khun|Daw|Ma|Ko|U|Shri|Smt|Sir|Madam|Frau|Herr|Mme|Sr|Sra)$/u;

/** Whether a surname stands in an address, also where letters stand around it: `janedoe`. */
export function isWithin(pattern: RegExp, address: string): boolean {
  const loose = new RegExp(pattern.source.replace(/^\(\?<!\[[^\]]*\]\)|\(\?!\[[^\]]*\]\)$/g, ''));
  return loose.test(folded(address).text);
}
