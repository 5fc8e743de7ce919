import { countryOfCode } from '../../../lexicon/places.ts';
import { withoutFieldsOfVacancy } from './labels.ts';

/** A message without what a chat or a mail puts around it, and what of that were words. */
export interface Message {
  text: string;
  aside: string[];
}

const TIME = String.raw`(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?|\d{1,2}\s?[AaPp][Mm])`;
const DAY = String.raw`(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|(?:[Tt]oday|[Yy]esterday|(?:Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?))`;
const WHEN = String.raw`(?:(?:on\s+|at\s+)?(?:${DAY}\.?,?\s+(?:at\s+)?${TIME}|${DAY}|${TIME})|just\s+now|this\s+(?:morning|afternoon|evening)|\d{1,2}\s?(?:m|min|mins|h|hrs?)\s+ago)`;
const STAMP = String.raw`(?:\s*,?\s*[[(]?\s*${WHEN}\s*[\])]?)`;
const CHANNEL = String.raw`(?:#[\p{L}\p{N}][\p{L}\p{N}_-]*)`;
const WORD = String.raw`(?:\p{L}[\p{L}\p{M}'’.-]*|<?@[\p{L}\p{N}][\p{L}\p{N}._'’-]*>?)`;
const CAPITAL = String.raw`(?:\p{Lu}[\p{L}\p{M}'’.-]*|<?@[\p{L}\p{N}][\p{L}\p{N}._'’-]*>?)`;
/** Who writes: "Ravi", "Ravi P.", "@ravi", "Ravi (sales)". */
const WHO = String.raw`${WORD}(?:\s+${CAPITAL}){0,2}(?:\s*\([^()\n]{2,30}\))?`;
const NAME = String.raw`${CAPITAL}(?:\s+${CAPITAL}){0,2}(?:\s*\([^()\n]{2,30}\))?`;
const TOOL = String.raw`(?:Slack|Teams|MS\s+Teams|WhatsApp|Whats\s?App|Signal|Telegram|Discord|Zoom|LinkedIn|Messenger|SMS|text|chat|mail|e-?mail|DM|voicemail)`;
const WRITES = String.raw`(?:posted|wrote|writes|said|says|asked|asks|shared|dropped|pinged|messaged|typed|put|sent|replied|commented|is\s+asking|left|DM(?:ed|'d)|texted|mailed|e-?mailed)`;
const WHERE = String.raw`(?:(?:in|on|to|from|via|over|through|into|by)\s+(?:the\s+|our\s+|my\s+)?(?:${CHANNEL}|${TOOL}|(?:the\s+)?thread|(?:the\s+)?(?:\p{L}+\s+){0,2}(?:channel|chat|group|thread|inbox)))`;
const MARK = String.raw`\s*(?::|\s[-–—|>]\s|\s»\s|\n)\s*`;
const LOUD = String.raw`(?:<?!?@(?:channel|here|everyone|all|team)>?)`;

/** The heads of messages: whose they are, where and when they stood. Only what no condition looks like is one. */
const HEADS: readonly RegExp[] = [
  // "@channel", "@here:".
  new RegExp(String.raw`^\s*${LOUD}\s*[:,–-]?\s*`, 'iu'),
  // "[#tech-desk] Ravi:", "[#tech-desk 10:42] Ravi:", "[#sales]".
  new RegExp(
    String.raw`^\s*[[(<{]\s*${CHANNEL}${STAMP}?\s*[\])>}]\s*(?:[:|–-]\s*)?(?:${WHO}${STAMP}?(?:\s+${WRITES})?${STAMP}?${MARK})?`,
    'u',
  ),
  // "[10:42] Ravi:", "[26/11/2026, 09:14] Ravi P.:", "26/11/2026, 09:14 - Ravi:".
  new RegExp(
    String.raw`^\s*(?:[[(]\s*${WHEN}\s*[\])]\s*[-–]?\s*|${DAY},?\s+${TIME}\s*[-–]\s*)(?:${WHO}(?:\s+${WRITES})?${MARK})?`,
    'u',
  ),
  // "Mina posted in #fin-roles:", "Noor in #pharma:", "from Dee via Slack:".
  new RegExp(
    String.raw`^\s*(?:(?:[Ff]rom|[Bb]y|[Pp]osted\s+by|[Ss]hared\s+by|[Ss]ent\s+by)\s+)?${WHO}\s+(?:(?:just|has|have)\s+)*(?:${WRITES}\s+)?(?:this\s+|that\s+)?${WHERE}(?:\s+${WRITES})?${STAMP}?${MARK}`,
    'u',
  ),
  // "Posted in #fin-roles by Mina:", "seen in #pharma:", "from #pharma:", "#pharma | Noor:", "#pharma Noor:".
  new RegExp(
    String.raw`^\s*(?:(?:[Jj]ust\s+)?(?:[Pp]osted|[Ss]een|[Ss]potted|[Ff]ound|[Ss]hared|[Pp]asted|[Cc]opied|[Ff]orwarded|[Rr]eposted|[Dd]ropped|[Ww]ritten|[Nn]ew|[Mm]essage|[Rr]eply|[Rr]equest|[Pp]ing|[Nn]ote|[Qq]uestion|[Aa]sk)(?:\s+(?:message|reply|post|request|ping|note|this))?\s+)?(?:${WHERE})(?:\s+(?:by|from)\s+${WHO})?${STAMP}?${MARK}`,
    'u',
  ),
  new RegExp(String.raw`^\s*${CHANNEL}\s*(?:[|›»>/–-]\s*)?${NAME}${STAMP}?(?:\s+${WRITES})?${MARK}`, 'u'),
  // "Ravi 10:42:", "Ravi [10:42 AM]:", "Ravi, 10:42 AM" on a line of its own.
  new RegExp(String.raw`^\s*${NAME}(?:\s+${WRITES})?${STAMP}${MARK}`, 'u'),
  // "Forwarded from Dee:", "fwd by Nadia 11:42:", "Slack message from Dee:".
  new RegExp(
    String.raw`^\s*(?:${TOOL}\s+)?(?:[Ff]orwarded|[Ff]wd|[Rr]eposted|[Qq]uoted|[Cc]ross-?posted|[Rr]elayed|[Pp]assed\s+on|[Ss]hared|[Mm]essage|[Pp]ing|[Rr]eply)(?:\s+message)?\s+(?:from|by|via|off)\s+${WHO}${STAMP}?${MARK}`,
    'iu',
  ),
  // "Hey @channel, anyone got", "@nadia chefs in Paris?".
  new RegExp(
    String.raw`^\s*(?:[Hh]i|[Hh]ey|[Hh]ello|[Hh]iya|[Yy]o|[Mm]orning)\s+(?:${LOUD}|@[\p{L}\p{N}][\p{L}\p{N}._'’-]*)\s*[:,!–-]*\s*`,
    'u',
  ),
  /^\s*@[\p{L}][\p{L}\p{N}._'’-]*\s+(?=\p{Ll})/u,
  // "Re #kitchen -", "Nadia is asking in #kitchen if we have".
  new RegExp(
    String.raw`^\s*(?:[Rr]e|[Rr]egarding|[Aa]bout|[Aa]s\s+per|[Pp]er|[Ff]or|[Ss]ee)\s+${CHANNEL}${MARK}`,
    'u',
  ),
  new RegExp(
    String.raw`^\s*${NAME}\s+(?:is\s+|was\s+|has\s+|just\s+)*(?:asking|asks|asked|wondering|wants\s+to\s+know|enquiring|checking)\s+${WHERE}\s+(?:if|whether|for|about|who)\s+(?:(?:we|anyone|somebody|there|you)\s+(?:have|has|had|got|know|knows|are|is|do)\s+(?:any\s+|got\s+)?)?(?=\p{L})`,
    'u',
  ),
  // "From Nadia's voicemail:", "new request from Nadia:", "Bot:".
  new RegExp(
    String.raw`^\s*(?:[Ff]rom\s+|[Oo]ff\s+|[Ii]n\s+)?${NAME}['’]s\s+(?:voice\s?(?:mail|note)|e?-?mail|message|text|note|post|thread|request|DM|call|brief|ticket)${STAMP}?${MARK}`,
    'u',
  ),
  new RegExp(
    String.raw`^\s*(?:[Aa]n?\s+)?(?:[Nn]ew|[Aa]nother|[Uu]rgent|[Ll]atest|[Oo]pen)?\s*(?:[Rr]equest|[Tt]icket|[Rr]equirement|[Aa]sk|[Qq]uestion|[Bb]rief|[Rr]equisition)\s+(?:from|by|via|off)\s+${NAME}${STAMP}?${MARK}`,
    'u',
  ),
  /^\s*(?:[Ss]lack\s*)?(?:[Bb]ot|BOT|[Ss]lackbot|[Tt]hread|[Tt]opic|[Rr]eply|[Rr]eminder|APP)\s*:\s+/u,
  // "@ravi asks:", "@ravi:".
  new RegExp(String.raw`^\s*<?@[\p{L}\p{N}][\p{L}\p{N}._'’-]*>?(?:\s+${WRITES})?\s*[:,–-]\s+`, 'u'),
  // The lines that begin a mail.
  /^\s*(?:(?:From|To|Cc|Bcc|Date|Sent|Reply-To)\s*:[^\n]*\n\s*)+(?:Subject\s*:[ \t]*)?/iu,
];

const SHORT_CODE = /(?<![\p{L}\p{N}:])(?:\s*:[a-z0-9+][a-z0-9_+-]{1,30}:)+(?=$|[\s.,;!?)"'])/gu;
const FLAG = /\p{RI}\p{RI}/gu;
const SIGN = /(?![\p{N}#*©®™])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)*/u;
const SIGNS = new RegExp(SIGN, 'gu');
/** A cross in front of something: "❌ contractors". */
const CROSS =
  /(?<=^|[\n,;.(]\s*)(?:[❌🚫⛔✖✗✘👎]\uFE0F?|:(?:x|no_entry|no_entry_sign|thumbsdown|-1|cross_mark):)\s*(?:(?:not?|without)\s+)?(?=[\p{L}\d])/gu;
const TICK =
  /(?<=^|[\n,;.(]\s*)(?:[✅✔☑👍]\uFE0F?|:(?:white_check_mark|heavy_check_mark|thumbsup|\+1):)\s*(?=[\p{L}\d])/gu;

/** A flag is its country, a cross a no; other signs of moods and things ask nothing. */
function withoutSigns(given: string): string {
  if (!SIGN.test(given) && !/\p{RI}|:[a-z0-9+][a-z0-9_+-]+:/u.test(given)) return given;
  return given
    .replace(FLAG, (flag) => {
      const code = [...flag]
        .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1a5))
        .join('');
      const country = countryOfCode(code);
      return country === null ? ' ' : ` ${country.name} `;
    })
    .replace(CROSS, 'no ')
    .replace(TICK, '')
    .replace(SHORT_CODE, ' ')
    .replace(SIGNS, ' ')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}

const QUOTED = /^\s*[“"„«]([^“”"„«»]{3,})[”"“»]\s*[.!?]?\s*$/u;

/** A telegram's "STOP" ends a sentence, where there are two at least. */
function withoutStops(text: string): string {
  const isTelegram =
    (text.match(/\bSTOP\b/g)?.length ?? 0) > 1 ||
    ((text.match(/\bstop\b/gi)?.length ?? 0) > 1 && /\bstop[\s.]*$/i.test(text));
  return isTelegram ? text.replace(/[\s,.]*\bstop\b[\s.]*(?!over|gap|watch)/gi, '. ').trim() : text;
}

const SPEECH = /[“"„]([^“”"„]{50,})(?:[”"“]|$)/gu;
const WORDS_OF_SPEECH = 9;

/** "(…) - mail from Optus, can you check?": from whom what stands before it came, behind a mark. */
const MAIL = String.raw`(?:(?:that['’]?s|this\s+is|it['’]?s|is|as\s+per|per|see)\s+)?(?:an?\s+|the\s+)?(?:e-?mail|mail|message|msg|note|text|request|brief|voicemail|call|quote)\s+(?:from|by|of|via)\s+`;
const SPEECH_LAST = /["“](?:[^"“”\s]+\s+){4,}[^"“”]*["”]\s*$/u;
const FROM_WHOM = new RegExp(
  String.raw`(?:(?<=[.?!]["”]?)\s*[–—-]+\s*${MAIL}|(?<=["”]\s*)[–—-]+\s*(?:${MAIL}|(?:from|by|via)\s+)?)(?:the\s+)?${NAME}(?:\s+(?:at|of)\s+${NAME})?(?:\s*,\s*(?:can|could)\s+(?:you|u)\s+(?:check|look|have\s+a\s+look|help|see|search)(?:\s+(?:please|pls))?)?\s*[.?!]*\s*$`,
  'u',
);

/** What is said between quotation marks over many words is speech, and no phrase of a record. */
function withoutSpeechMarks(text: string): string {
  if (/\b(?:AND|OR|NOT)\b/.test(text)) return text;
  return text
    .replace(SPEECH, (quoted: string, inside: string, at: number) => {
      const said = inside.trim();
      if (said.split(/\s+/).length < WORDS_OF_SPEECH) return quoted;
      const ends = /[.?!]$/.test(said) || at + quoted.length === text.length;
      return `${said}${ends ? '' : '.'} `;
    })
    .trim();
}

/**
 * What somebody wrote in a chat or a mail without the head that says who it was and where, without the marks that quote it and the signs
 * of moods. A head is only one where a channel, a time or a word of sending stands in it: a name alone may be asked for.
 */
export function messageIn(given: string): Message {
  const aside: string[] = [];
  let text = withoutSigns(given);
  for (let more = true; more; ) {
    more = false;
    for (const head of HEADS) {
      const said = head.exec(text)?.[0] ?? '';
      if (said.trim() === '' || said.length >= text.length) continue;
      aside.push(said.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, ''));
      text = text.slice(said.length);
      more = true;
    }
  }
  const from = FROM_WHOM.exec(text);
  // Behind a short quotation a name may be one more condition.
  if (from !== null && !/["”]\s*$/.test(text.slice(0, from.index).replace(SPEECH_LAST, ''))) {
    aside.push(from[0].replace(/^[\s–—-]+|\s+$/g, ''));
    text = text.slice(0, from.index);
  }
  text = withoutStops(text);
  if (/^\s*>/.test(text)) text = text.replace(/^[ \t]*>+[ \t]?/gm, '');
  // What is handed on between quotation marks is what somebody asks for, and no phrase of a record.
  const [, inside = null] = aside.length > 0 ? (QUOTED.exec(text) ?? []) : [];
  // "Is for the director": what it is for, as people of many languages begin a sentence.
  const whole = withoutSpeechMarks(inside ?? text).replace(/(?<=[.?!]\s+)Is\s+(?=for\s)/gu, 'It is ');
  const form = withoutFieldsOfVacancy(whole);
  return { text: form.text, aside: [...aside, ...form.aside] };
}
