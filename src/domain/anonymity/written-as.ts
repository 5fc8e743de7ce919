import { matchesOf } from '#src/lib/matches.ts';
import { isPlaceName } from './reading.ts';
import { isOccupation } from './short-words.ts';

const ACCOUNT = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}'’._-]{1,38}[\\p{L}\\p{N}])";
const SHOWS =
  '(?:writ(?:es?|ing|ten)|wrote|post(?:s|ed|ing)?|tweet(?:s|ed|ing)?|sell(?:s|ing)?|sold|stream(?:s|ed|ing)?|blog(?:s|ged|ging)?|vlog(?:s|ged|ging)?|publish(?:es|ed|ing)?|play(?:s|ed|ing)?|upload(?:s|ed|ing)?|podcast(?:s|ed|ing)?|trad(?:es|ed|ing)|draw(?:s|ing)?|photograph(?:s|ed|ing)?|review(?:s|ed|ing)?|cook(?:s|ed|ing)?|known|goes|found|followed|active|listed)';
/** Where many people show what they do, among them those that are words as well; any other word with a capital counts in English. */
const PLATFORM =
  '(?:Substack|Medium|Patreon|Ko-?fi|Etsy|e[Bb]ay|Vinted|Depop|Twitch|Kick|YouTube|TikTok|Instagram|Insta|Threads|Mastodon|Bluesky|Twitter|X|Facebook|LinkedIn|Xing|Reddit|Discord|Steam|Tumblr|Pinterest|Behance|Dribbble|Flickr|SoundCloud|Bandcamp|Spotify|Letterboxd|Goodreads|Strava|GitHub|GitLab|Kaggle|WordPress|Wattpad|Telegram|Snapchat|Ravelry)';
const TIME =
  '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)';

const SAID = [
  // `writes as overwater on Substack`
  new RegExp(
    `(?<!\\p{L})${SHOWS} (?:as|under|by) (?:the name (?:of )?)?["“«'‘]?(${ACCOUNT})["”»'’]? (?:on|at|over on|for) (?!${TIME}(?!\\p{L}))(${PLATFORM}(?![\\p{L}\\p{N}])|\\p{Lu}[\\p{L}\\p{N}.]+)`,
    'gu',
  ),
  // `posts on Mastodon as overwater`, `On Etsy she sells as overwater`
  new RegExp(
    `(?<!\\p{L})${SHOWS} (?:\\p{Ll}+ ){0,3}?on (${PLATFORM})(?![\\p{L}\\p{N}])(?: \\p{Ll}+){0,2}? (?:as|under|by)(?: the name(?: of)?)? ["“«'‘]?(${ACCOUNT})(?![\\p{L}\\p{N}@])`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})[Oo]n (${PLATFORM})(?![\\p{L}\\p{N}]),? (?:s?he|they|I) ${SHOWS} (?:as|under|by) ["“«'‘]?(${ACCOUNT})(?![\\p{L}\\p{N}@])`,
    'gu',
  ),
  // `schreibt als überwasser auf Substack`, `écrit sous overwater sur Substack`
  new RegExp(
    `(?<!\\p{L})(?:schreib(?:t|en)|postet|streamt|verkauft|bloggt|veröffentlicht|bekannt|écrit|publie|poste|vend|diffuse|connue?|escribe|publica|vende|transmite|conocid[ao]|scrive|pubblica|conosciut[ao]|escreve|conhecid[ao]|schrijft|plaatst|verkoopt|bekend|skriver|selger|sælger|säljer|känd|kjent|kendt)(?: \\p{Ll}+){0,2}? (?:als|unter(?: dem Namen)?|comme|sous(?: le nom(?: de)?)?|como|bajo|come|sotto|onder(?: de naam)?|som|under) ["“„«'‘]?(${ACCOUNT})["“”»'’]? (?:auf|bei|sur|en|su|no|na|em|op|på) (${PLATFORM})(?![\\p{L}\\p{N}])`,
    'gu',
  ),
];
/** What stands behind `as` and is no name. */
const NO_NAME =
  /^(?:an?|the|one|part|well|much|many|often|usual|ever|always|before|such|[hH]e|[sS]he|they|him|her|them|it|I|we|you|him-?self|herself|themselves|needed|required|planned|guest|hobby|expert|host|eine?|einer|une?|una?|um|uma|een|en|ett|invitad[oa]|invitée?|Gast|ospite|convidad[oa])$/u;

/**
 * Accounts that a text says somebody shows their work under, whatever they look like: `sells as overwater on Etsy`. What somebody is by their work
 * is none (`writes as editor on Medium`).
 */
export const writtenAsIn = (text: string): { start: number; end: number }[] =>
  SAID.flatMap((pattern, at) =>
    matchesOf(pattern, text).flatMap((match) => {
      const isBehind = at === 1 || at === 2;
      const account = (isBehind ? match[2] : match[1])?.replace(/[’']s$/u, '') ?? '';
      const place = (isBehind ? match[1] : match[2]) ?? '';
      if (NO_NAME.test(account) || isOccupation(account.toLowerCase())) return [];
      if (isPlaceName(place.toLowerCase()) && !KNOWN.test(place)) return [];
      const start =
        match.index +
        match[0].lastIndexOf(account, isBehind ? undefined : match[0].length - place.length - 1);
      return [{ start, end: start + account.length }];
    }),
  );
const KNOWN = new RegExp(`^${PLATFORM}$`, 'u');
