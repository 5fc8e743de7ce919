import { parse } from 'tldts';
import { matchesOf } from '#src/lib/matches.ts';
import { isKnownSmall } from './left-names.ts';
import { accountsIn } from './messengers.ts';
import { sitesInWordsIn } from './sites-in-words.ts';
import type { Edit, Reason } from './spans.ts';

const AT = String.raw`(?:\s*[\[({<]\s*(?:at|@)\s*[\])}>]\s*|\s+at\s+|\s*@\s*|\s+\(?a\)?t\s+)`;
const DOT = String.raw`(?:\s*[\[({<]\s*(?:dot|\.)\s*[\])}>]\s*|\s+dot\s+|\.)`;
const LOCAL = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]{0,62}`;
const MAIL_HOST =
  '(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|proton|protonmail|bigpond|optusnet|aol|gmx|me|mac|msn)';

const EMAILS: readonly RegExp[] = [
  new RegExp(`(?:mailto:)?${LOCAL}\\s?@\\s?${LABEL}(?:\\.${LABEL})*\\.\\p{L}{2,24}`, 'giu'),
  // With "at" or "dot" in words; a bare "at" counts only where a "dot" in words follows, or a host of mailboxes.
  new RegExp(
    `${LOCAL}(?:\\s+dot\\s+${LOCAL}){0,3}${AT}${LABEL}(?:(?:\\s*[\\[({<]\\s*dot\\s*[\\])}>]\\s*|\\s+dot\\s+)${LABEL})+(?:\\.\\p{L}{2,3})?`,
    'giu',
  ),
  new RegExp(
    `${LOCAL}(?:\\s*[\\[({<]\\s*dot\\s*[\\])}>]\\s*${LOCAL}){0,3}\\s*[\\[({<]\\s*at\\s*[\\])}>]\\s*${LABEL}(?:${DOT}${LABEL})+`,
    'giu',
  ),
  new RegExp(`${LOCAL}\\s+at\\s+${MAIL_HOST}(?:${DOT}\\p{L}{2,3}){1,2}\\b`, 'giu'),
];

/** The sign and the stop of an address as they are said in other languages, also in brackets. */
const SAID_AT =
  '(?:snabel-?a|krøllalfa|kr[øo]ll-?alfa|arroba|chiocciola|arobase|apenstaartje|ät|klammeraffe|małpa|zavin[áa]č|kukac|miukumauku|at)';
const SAID_DOT = '(?:punkt|punktum|prikk|punto|ponto|point|punt|kropka|tečka|bodka|pont|piste|dot)';
const BRACKETED = (said: string): string => `[\\[({<]?\\s?${said}\\s?[\\])}>]?`;
const SAID_EMAIL = new RegExp(
  `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}_-]{2,40}(?:(?: ${BRACKETED(SAID_DOT)} |[._])[\\p{L}\\p{N}_-]{1,40}){0,4} ${BRACKETED(SAID_AT)} [\\p{L}\\p{N}-]{2,40}(?: ${BRACKETED(SAID_DOT)} [\\p{L}\\p{N}-]{2,24}){1,3}(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `m.rossi chiocciola esempio.it`: the sign in a word that says nothing else, before a host as it is written. */
const SIGN = `(?:${SAID_AT.slice(3).replace('|at)', '|собака|собачка)')}`;
const SIGN_IN_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])[\\p{L}\\p{N}_-]{1,40}(?:[._][\\p{L}\\p{N}_-]{1,40}){0,4}(?: ${SIGN} | ?[\\[({<] ?${SIGN} ?[\\])}>] ?)(?:[\\p{L}\\p{N}-]{2,40}\\.){1,3}\\p{L}{2,24}(?![\\p{L}\\p{N}])`,
  'giu',
);
/** `ousmane.diabate chez example.be`, `thad.brinkerhoff (gmail-style, at example, com)`: the sign by another word before a host. */
const AT_HOST =
  /(?<![\p{L}\p{N}@])[\p{L}\p{N}]{2,30}[._][\p{L}\p{N}._]{2,40} (?:chez|bei|bij|hos|en|su|presso|\([^()\n]{0,20}\bat) (?:[\p{L}\p{N}-]{2,40}(?:\.|, ?))+\p{L}{2,6}\)?(?![\p{L}\p{N}])/giu;

const LINKEDIN =
  /(?:(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com(?:\/[^\s<>"')\],;]*)?|\blinkedin\s*(?:profile|url|id)?\s*[:=]\s*\/?(?:in\/)?[\w%-]+|(?<![\w/])\/in\/[\w%-]{3,})/giu;
const LINK = /\b(?:https?|ftp):\/\/[^\s<>"']+|\bwww\.[^\s<>"']+/giu;
const HOST =
  /(?<![\p{L}\p{N}@._/-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![\p{L}\p{N}_-])(?:[/?#][^\s<>"')\],;]*)?/giu;
// Products that are called as if they were addresses.
const PRODUCTS =
  /^(?:asp|ado|vb|ml|paint|dot|crypto)\.net$|^(?:socket|draw)\.io$|^(?:monday|salesforce|force|booking|amazon|make|bill|expensify|calendly|smartsheet|typeform|realtor|hotels|autotrader)\.com$|^trans\.eu$|^(?:cal|lemlist|apollo|make|fly|clay|n8n|crates|pkg|hunter|semantic-ui)\.io$|^(?:c|character|x|fast|scale)\.ai$|^(?:wordpress|archive|openstack|kernel)\.org$|^last\.fm$|^bit\.ly$|^(?:three|d3|p5|next|alpine|hono|electron)\.js$|^(?:node|next|vue|react|three|d3|express|nest|nuxt|angular|backbone|ember|chart|moment)\.js$/i;
const WORDLIKE_ENDINGS = new Set('am as at be by do in is it me my no so to us'.split(' '));
const ACCOUNT =
  /\b(?:twitter|instagram|facebook|skype|github|gitlab|telegram|wechat|whatsapp|snapchat|tiktok|discord|slack|handle)(?:\s+(?:id|name|handle|username|user))?\s*[:=]\s*@?[\w.-]{3,40}/giu;
const HANDLE =
  /(?<![\p{L}\p{N}@._/])@(?!(?:Override|Autowired|Component|Transactional|Entity|Test|Inject|Bean|Service|Controller|Repository|media|import|property|param|return|deprecated|angular|types|nestjs|aws-sdk|babel|testing-library)\b)[A-Za-z_][\w.]{2,38}(?<!\.)(?!\/)/gu;

// An account by the network behind it: `sunita_thapa on insta`, `kshevchenko on LinkedIn`.
const ON_NETWORK =
  /(?<![\p{L}\p{N}@._/-])[\p{L}\p{N}]{3,40}(?:[-_.][\p{L}\p{N}]{1,40}){0,4}(?= on (?:linkedin|github|gitlab|kaggle|twitter|medium|insta(?:gram)?|tiktok|youtube|behance|dribbble|strava|mastodon|bluesky|telegram)(?!\p{L}))/giu;
/** Where people are at work too only what is written as an account: `dima-k on Slack`, `ist lena_b auf Discord`. */
const ON_CHAT =
  /(?<![\p{L}\p{N}@._/-])[a-z0-9]{1,30}(?:[-_.][a-z0-9]{1,30}){1,4}(?= (?:on|auf|bei|sur|en|no|em|su|op|på|na) (?:slack|discord|reddit|twitch|steam|teams|telegram|signal|whatsapp|linkedin|github|gitlab|insta(?:gram)?|tiktok|youtube|x|twitter)(?!\p{L}))/giu;
/** The same behind the network: `en LinkedIn es salva-log`, `GitHub as smq_b`. */
const UNDER_NETWORK =
  /(?<=(?<!\p{L})(?:linkedin|xing|github|gitlab|kaggle|twitter|medium|insta(?:gram)?|tiktok|youtube|behance|dribbble|strava|mastodon|bluesky|telegram)(?: (?:profile|handle|account|user|name|profil|perfil|profilo|compte|cuenta|conta))?(?:,| (?:is|as|es|est|ist|è|é|under|unter|como|sous|come|onder|als|at|heißt|heet|with|con|mit|met))? @?)[\p{L}\p{N}]{2,40}(?:[-_.][\p{L}\p{N}]{1,40}){1,4}(?![\p{L}\p{N}@])/giu;
const isAccount = (said: string): boolean =>
  /[_.\d]/u.test(said) ||
  (said === said.toLowerCase() && said.length > 4 && !said.split('-').every(isKnownSmall));

/** Whether one of the parts of it is no word: `stand-ups on Slack` is none. */
const isChatName = (said: string): boolean =>
  /^[a-z]/u.test(said) &&
  said.split(/[-_.]/u).some((part) => part.length > 1 && (/\d/u.test(part) || !isKnownSmall(part)));

/** Ways to reach somebody in a text: e-mail addresses however they are spelt, addresses on the web, handles. */
export function contactDetailsIn(text: string): Edit[] {
  return [
    ...EMAILS.flatMap((pattern) => all(text, pattern, 'email', '[email removed]')),
    ...all(text, SAID_EMAIL, 'email', '[email removed]').filter(({ start, end }) =>
      isSaidEmail(text.slice(start, end)),
    ),
    ...all(text, SIGN_IN_WORD, 'email', '[email removed]').filter(({ start, end }) =>
      isSaidEmail(text.slice(start, end)),
    ),
    ...all(text, AT_HOST, 'email', '[email removed]'),
    ...sitesInWordsIn(text),
    ...all(text, LINKEDIN, 'linkedin', '[link removed]'),
    ...all(text, LINK, 'url', '[link removed]'),
    ...all(text, HOST, 'url', '[link removed]').filter(({ start, end }) => isHost(text.slice(start, end))),
    ...all(text, ACCOUNT, 'handle', '[handle removed]').filter(
      ({ start, end }) => !/[:=]\s*\d+[km]?$/iu.test(text.slice(start, end)),
    ),
    ...accountsIn(text).map((one) => ({ ...one, reason: 'handle' as const, with: '[handle removed]' })),
    ...all(text, HANDLE, 'handle', '[handle removed]'),
    ...all(text, UNDER_NETWORK, 'handle', '[handle removed]').filter(
      ({ start, end }) =>
        !text
          .slice(start, end)
          .split(/[-_.]/u)
          .every((part) => isKnownSmall(part.toLowerCase())),
    ),
    ...all(text, ON_CHAT, 'handle', '[handle removed]').filter(({ start, end }) =>
      isChatName(text.slice(start, end)),
    ),
    ...all(text, ON_NETWORK, 'handle', '[handle removed]').filter(({ start, end }) =>
      isAccount(text.slice(start, end)),
    ),
  ];
}

/** What a pattern finds in a text, punctuation at the end of a sentence left out. */
export function all(text: string, pattern: RegExp, reason: Reason, token: string): Edit[] {
  return matchesOf(pattern, text).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.replace(/[.,;:!?'’)\]]+$/u, '').length,
    reason,
    with: token,
  }));
}

/** Whether words with a sign and a stop said among them are an address: it ends as one on the web does. */
const isSaidEmail = (said: string): boolean => {
  const ending = /[\p{L}]+$/u.exec(said)?.[0].toLowerCase() ?? '';
  const { isIcann } = parse(`example.${ending}`);
  return isIcann === true || ending === 'example';
};

/** Whether something with dots is an address on the web, not a product's name nor a full stop without its space. */
function isHost(said: string): boolean {
  const host = said.split(/[/?#]/)[0] ?? '';
  const { domain, isIcann } = parse(host);
  // `joca.dev.example`: what is kept for examples is none that anybody has registered.
  if (domain === null || (isIcann !== true && !host.endsWith('.example')) || PRODUCTS.test(host))
    return false;
  const labels = host.split('.');
  const ending = labels.at(-1) ?? '';
  if (host !== said) return true;
  // `the team.In 2019`: a capital after the stop begins a sentence.
  if (ending.length === 2 && labels.length === 2)
    return ending === ending.toLowerCase() && !WORDLIKE_ENDINGS.has(ending);
  return !(/^\p{Lu}\p{Ll}/u.test(ending) && labels.length === 2);
}
