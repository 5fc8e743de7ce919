import { wholeHead } from './whole-headings.ts';

/** What a messenger sets before each line that it exports: when, and who. */
const STAMPED =
  /^(?:\[[^\]]*\d[:.]\d\d[^\]]*\]\s*([^:]{2,40}):|\d{1,2}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d\d(?:\s?[ap]\.?m\.?)? - ([^:]{2,40}):|(\p{L}[\p{L}.'’ -]{1,30}) [[(]\d{1,2}[:.]\d\d[^\])]{0,6}[\])]:)\s*/iu;
const NAMED =
  /^(\p{Lu}[\p{L}'’-]{1,19}(?: \p{Lu}[\p{L}'’&/.-]{0,19}){0,2})(?:,? \(?\p{Lu}[\p{L}'’&. -]{1,28}\)?)?:\s+/u;
/** "jonny.tran: we need cover": who writes, by the handle of a messenger. */
const HANDLE = /^(@?\p{Ll}[\p{Ll}\d]*(?:[._-][\p{Ll}\d]+)+|@\p{Ll}[\p{Ll}\d]+):\s+/u;
/** "yewande: fully remote": who writes, by a name without a capital, where they do so often. */
const LOWER = /^(\p{Ll}{2,20}):\s+(?=\S)/u;
/** "lena.marsh 10:14", "Omar (agency)  9:02 AM": who writes and when, in a line of its own above what they say. */
const HEADED =
  /^(@?\p{L}[\p{L}\d.'’_-]*(?: \p{L}[\p{L}.'’-]*){0,2}?)(?:( \((?:\p{L}+ )?(?:agency|recruit\p{L}*|consultant|me|agentur|ich|agence|cabinet|moi|agencia|yo|agenzia|bureau|ik|agência|eu)\))| \(\p{L}[\p{L}.'’& -]{1,24}\))?,? {1,3}(?:[–—-] {1,2})?\[?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?$/iu;
/** The recruiter, in their own notes of what was said. */
const SELF = /^\(?(?:me|ich|moi|yo|io|ik|eu|agent|recruiter|consultant)(?::\)?|\)\s*:?)\s*/iu;

/** "Me: …", "You: …": a chat as one of the two exported it, of whom either may be the client. */
const OF_TWO =
  /^(me|ich|moi|yo|io|ik|eu|jag|you|du|sie|toi|vous|tú|tu|usted|lei|jij|u|você|ni)(?::|\s[–—-])\s+(?=\S)/iu;
const OTHER_OF_TWO: ReadonlySet<string> = new Set(
  'you du sie toi vous tú tu usted lei jij u você ni'.split(' '),
);
/** How many lines of such a chat are said by one of them. */
const MOST_OF_TWO = 0.6;

/** The lines of such a chat with the one who says more as the client and the other as the recruiter; null for any other text. */
function ofTwo(lines: readonly string[]): string[] | null {
  const turns = lines.map((line) => OF_TWO.exec(line));
  const names = turns.map((turn) => turn?.[1]?.toLowerCase());
  const isTold = names.filter((name) => name !== undefined).length >= lines.length * MOST_OF_TWO;
  const called = new Set(names.flatMap((name) => name ?? []));
  if (called.size !== 2 || ![...called].some((name) => OTHER_OF_TWO.has(name)) || !isTold) return null;
  let speaker: string | undefined;
  const said = lines.map((line, at) => {
    speaker = names[at] ?? speaker;
    return { speaker: speaker ?? '', text: line.slice(turns[at]?.[0].length ?? 0) };
  });
  const much = (one: string): number =>
    said.reduce((sum, { speaker: who, text }) => sum + (who === one ? text.length : 0), 0);
  const [who] = [...called].toSorted((one, two) => much(two) - much(one));
  return said.map(({ speaker: one, text }) => (one === who ? `[0:00] client: ${text}` : `me: ${text}`));
}

/** What heads a mail, which says nothing. */
const OF_MAIL =
  /^(?:from|to|cc|bcc|sent|date|subject|subj|re|fwd?|reply-to|von|an|gesendet|datum|betreff|de|à|envoyé|objet|para|enviado|asunto|da|inviato|oggetto|van|aan|verzonden|onderwerp|från|till|skickat|ämne|fra|til|emne)$/iu;

interface Said {
  speaker: string | null;
  said: string;
}

/** How often somebody must speak for a word with a colon to be theirs. */
const LEAST_TURNS = 3;
/** Of what is said in a chat, how much at least the one with the brief says. */
const MOST = 0.6;

/** How many lines with a stamp and no text make a chat, and how often one of those who write has to. */
const [LEAST_HEADED, LEAST_OF_ONE] = [4, 2];

/** The lines of a chat whose speakers stand above what they say, each with its speaker before it; other lines as they are. */
function withSpeakers(lines: readonly string[]): string[] {
  const heads = lines.map((line) => HEADED.exec(line));
  const names = heads.flatMap((head) => (head?.[1] === undefined ? [] : [head[1]]));
  const most = Math.max(0, ...names.map((name) => names.filter((other) => other === name).length));
  const isChat =
    names.length >= LEAST_HEADED &&
    most >= LEAST_OF_ONE &&
    names.every((name) => wholeHead(name) === undefined);
  // "Late shift 14:00" stands above no text of its own.
  const isAbove = heads.every(
    (head, at) => head === null || (at + 1 < lines.length && heads[at + 1] === null),
  );
  if (!isChat || !isAbove) return [...lines];
  let speaker: string | null = null;
  return lines.flatMap((line, at) => {
    const head = heads[at];
    if (head === null || head === undefined) return [speaker === null ? line : `[0:00] ${speaker}: ${line}`];
    speaker = head[2] === undefined ? (head[1] ?? '') : 'me';
    return [];
  });
}

/** "devon 11:02 we need a tester", "14:03 Ida B: story": who writes and when, before what they say in the same line. */
const STAMPED_IN_LINE =
  /^(?:(@?\p{L}[\p{L}\d.'’_-]{0,19}(?: \p{L}[\p{L}.'’-]{0,14})?),? {1,3}\[?\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\]?(?! ?(?:-|–|—|to|till?|until|bis|à|a|tot|and|hrs?|h|uhr)(?!\p{L})) {1,3}(?![ap]\.?m\.?\]?$)|\d{1,2}[:.]\d\d(?:\s?[ap]\.?m\.?)?,? (?:[–—-] )?(\p{L}[\p{L}.'’-]{0,19}(?: \p{L}[\p{L}.'’-]{0,14}){0,2}): )(?=\S)/iu;

/** The lines of a chat that has who writes and when before each line, in the form that others have; other lines as they are. */
function withStamps(lines: readonly string[]): string[] {
  const heads = lines.map((line) => STAMPED_IN_LINE.exec(line));
  const names = heads.flatMap((head) => head?.[1] ?? head?.[2] ?? []);
  const most = Math.max(0, ...names.map((name) => names.filter((other) => other === name).length));
  // "Shift 06:00 bread, shift 14:00 cakes" names no two who talk.
  const isChat =
    names.length >= LEAST_HEADED &&
    new Set(names).size < names.length &&
    most >= LEAST_TURNS &&
    names.every((name) => wholeHead(name) === undefined && !OF_TIME.test(name));
  if (!isChat) return [...lines];
  let speaker = '';
  return lines.map((line, at) => {
    const head = heads[at];
    if (head === null || head === undefined) return speaker === '' ? line : `[0:00] ${speaker}: ${line}`;
    speaker = head[1] ?? head[2] ?? '';
    return `[0:00] ${speaker}: ${line.slice(head[0].length)}`;
  });
}
/** What stands before a time that is none of a message. */
const OF_TIME =
  /(?<!\p{L})(?:mon|tues?|wed|thu|fri|sat|sun|\p{L}+day|shifts?|starts?|at|from|by|before|early|late|am|pm|morning|night|open\p{L}*|clos\p{L}+|break|lunch|call|interview|schicht|ab|um|poste|turno)(?!\p{L})/iu;

/** "A: where is the shop?", "B: Telford": a talk in which each is a letter. */
const OF_LETTERS = /^([A-Z]|I[12]|S[12]|P[12]):\s+(?=\S)/u;
/** So many lines of each of two make a talk of letters. */
const LEAST_OF_EACH = 3;

/** The lines of a talk of two letters with whoever asks as the recruiter and the other as the client; null for any other text. */
function ofLetters(lines: readonly string[]): string[] | null {
  const turns = lines.map((line) => OF_LETTERS.exec(line));
  const names = turns.map((turn) => turn?.[1]);
  const called = [...new Set(names.flatMap((name) => name ?? []))];
  const linesOf = (name: string): string[] => lines.filter((_line, at) => names[at] === name);
  if (
    called.length !== 2 ||
    called.some((name) => linesOf(name).length < LEAST_OF_EACH) ||
    names.filter((name) => name !== undefined).length < lines.length * MOST_OF_TWO
  )
    return null;
  const much = (name: string): number => linesOf(name).reduce((sum, line) => sum + line.length, 0);
  const asks = (name: string): number =>
    name === 'Q'
      ? 1
      : linesOf(name).filter((line) => line.trimEnd().endsWith('?')).length / linesOf(name).length;
  // Who has the job asks less and says more.
  const [who = ''] = called.toSorted((one, two) => asks(one) - asks(two) || much(two) - much(one));
  let speaker: string | undefined;
  return lines.map((line, at) => {
    speaker = names[at] ?? speaker;
    const text = line.slice(turns[at]?.[0].length ?? 0);
    return speaker === undefined ? line : speaker === who ? `[0:00] client: ${text}` : `me: ${text}`;
  });
}

/** "Orla, network engineer": what is said without who of the chat it is said to. */
const withoutCall = (said: string, called: ReadonlySet<string>): string =>
  said.replace(
    /^(?:(?:hi|hey|hello|morning|thanks|cheers|ok(?:ay)?|yes|hallo|hola|ciao|salut|slt|bonjour|bjr|coucou|hoi|hej),? (?=\p{L}+[,!.]))?(\p{L}+)(?:[,!]|(?<=^\p{L}+,? \p{L}+)\.)\s+(?=\S)/iu,
    (whole, name: string) => (called.has(name.toLowerCase()) ? '' : whole),
  );

const namedIn = (line: string): RegExpExecArray | null =>
  NAMED.exec(line) ?? HANDLE.exec(line) ?? LOWER.exec(line);

/** The lines of a chat that the one says who has the brief, without who speaks and when; other lines as they are. */
export function ofWhoAsks(written: readonly string[]): string[] {
  const lines = ofLetters(written) ?? ofTwo(written) ?? withSpeakers(withStamps(written));
  const turns = new Map<string, number>();
  for (const line of lines) {
    const name = namedIn(line)?.[1];
    if (name !== undefined && wholeHead(name) === undefined && !OF_MAIL.test(name))
      turns.set(name, (turns.get(name) ?? 0) + 1);
  }
  const isSpeaker = (name: string): boolean => (turns.get(name) ?? 0) >= LEAST_TURNS;
  const all = lines.map((line): Said => {
    const stamped = STAMPED.exec(line);
    const bare = stamped === null ? line : line.slice(stamped[0].length);
    const who = stamped?.[1] ?? stamped?.[2] ?? stamped?.[3];
    const self = SELF.exec(who === undefined ? line : `${who.trim()}: ${bare}`)?.[0];
    if (self !== undefined)
      return { speaker: SELF_NAME, said: who === undefined ? line.slice(self.length) : bare };
    if (stamped !== null) return { speaker: who ?? null, said: bare };
    const named = namedIn(line);
    return named !== null && isSpeaker(named[1] ?? '')
      ? { speaker: named[1] ?? null, said: line.slice(named[0].length) }
      : { speaker: null, said: line };
  });
  const others = all.filter(({ speaker }) => speaker !== null && speaker !== SELF_NAME);
  const called = new Set(all.flatMap(({ speaker }) => speaker?.toLowerCase().split(/[\s._-]+/u)[0] ?? []));
  const said = new Map<string | null, number>();
  for (const { speaker, said: text } of others) said.set(speaker, (said.get(speaker) ?? 0) + text.length);
  const whole = [...said.values()].reduce((sum, one) => sum + one, 0);
  const [who, most = 0] = [...said].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  const isOne = whole > 0 && most / whole >= MOST;
  return all.flatMap(({ speaker, said }, at) => {
    const text = speaker === null ? said : withoutCall(said, called);
    if (speaker === SELF_NAME || (speaker !== null && isOne && speaker !== who)) return [];
    const before = all[at - 1];
    const isAnswer = before !== undefined && before.speaker !== null && before.speaker !== speaker;
    // "Perm full time yes?" "Aye": what was asked is so.
    if (isAnswer && YES.test(text))
      return OF_TERMS.test(before.said) ? [`Contract: ${termsOf(before.said)}`] : [];
    // "Name on the ad?" "God no. Two of my gangs are on strike": why not is the recruiter's.
    if (isAnswer && OF_NAME.test(before.said)) return [`Confidential: ${text}`];
    const label = isAnswer ? askedFor(before.said) : null;
    if (label === null || text.includes(':')) return [text];
    // What the answer goes on with is none of it.
    const [first = '', ...rest] = label === 'Start' ? [text] : text.split(/(?<=[.!?])\s+/u);
    return [`${label}: ${first}`, ...(rest.length === 0 ? [] : [rest.join(' ')])];
  });
}

/** An answer that says no more than yes, and of what it says something. */
const YES =
  /^(?:aye|yes|yep|yup|yeah|yea|ya|correct|sure|ok(?:ay)?|right|exactly|ja|jawohl|genau|oui|si|sí|sim|exacto|esatto|klopt|tak|jo|haan|ji)(?: (?:please|mate|ji|sir|ma['’]?am|correct|thats? right))?[.! ]*$/iu;
const OF_TERMS =
  /(?<!\p{L})(?:perm(?:anent)?|full[- ]?time|part[- ]?time|contract|temp(?:orary)?|fixed[- ]term|vollzeit|teilzeit|unbefristet|CDI|CDD|indefinido|fulltime|parttime|vast)(?!\p{L}).*\?\s*$/iu;
const termsOf = (asked: string): string =>
  asked.replace(/[\s,]*(?:yes|yeah|right|correct|ok(?:ay)?|then|na|ja|oui)?\s*\?\s*$/iu, '');

/** Whether the client may be named, and what lies behind the vacancy. */
const OF_NAME =
  /(?<!\p{L})(?:(?:your|the|company|client|brand)?\s*names? (?:on|in) (?:the (?:ad|advert|posting|page|listing|site|it)|it|this)|(?:can|may|shall|should) (?:i|we) (?:name|mention|say who)|named? you|anonym\p{L}*|confidential|blind ad|(?:anything|what|which bits?)(?: (?:to|should i|do i|must i|shall i|do you want))? (?:(?:keep|leave|hold|kept|left) (?:out|off|back|quiet|to myself)|not (?:to )?(?:say|mention|post|put))|off[- ]limits|was (?:soll|darf|muss) (?:ich )?(?:raus|weg|nicht rein)\p{L}*|quelque chose à (?:taire|cacher|garder)|algo que (?:no|callar)|qualcosa da (?:non|tacere|tenere)|iets (?:weglaten|geheim)|what happened to|why(?:['’]s| is)? (?:it|the (?:role|job|post|seat)|he|she|they)|reason for|name nennen|anzeige mit namen|nom (?:dans|sur) l[’']annonce|nombre en el anuncio|naam (?:in|op) de)(?!\p{L})[^?]{0,60}\?\s*$/iu;

/** What a recruiter asks in a word or two, and what the answer says then. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:interview\w*|process|gespräch\p{L}*|entretiens?|entrevistas?|colloqui[o]?|gesprek\w*)(?!\p{L})/iu,
    'Interview',
  ],
  [
    /(?<!\p{L})(?:rate|pay|salary|money|budget|package|ctc|gehalt|lohn|salaire|sueldo|salario|stipendio|salaris|paga|kohle)(?!\p{L})/iu,
    'Pay',
  ],
  [
    /(?<!\p{L})(?:start|starting|when|joining|beginn|ab wann|wann|début|quand|inicio|cuándo|quando|inizio|wanneer|início)(?!\p{L})/iu,
    'Start',
  ],
  [
    /(?<!\p{L})(?:where|location|which (?:site|town|city|branch)|wo|standort|où|lieu|dónde|dove|waar|onde)(?!\p{L})/iu,
    'Location',
  ],
  [
    /(?<!\p{L})(?:must[- ]haves?|musts?|requirements?|experience|quali\w*|tickets?|skills?|voraussetzung\p{L}*|profil|requisitos|requisiti|eisen)(?!\p{L})/iu,
    'Requirements',
  ],
  [/(?<!\p{L})(?:nice[- ]to[- ]haves?|anything (?:nice|else nice)|bonus skills?)(?!\p{L})/iu, 'Nice to have'],
];
const MOST_ASKED = 6;

const askedFor = (said: string): string | null =>
  /\?\s*$/u.test(said) && said.split(/\s+/).length <= MOST_ASKED
    ? (ASKED.find(([pattern]) => pattern.test(said))?.[1] ?? null)
    : null;

const SELF_NAME = '';
