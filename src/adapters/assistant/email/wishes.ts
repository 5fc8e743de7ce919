import type { EmailFacts, EmailLanguage } from './task.ts';

type Frame =
  | 'tell'
  | 'ask'
  | 'question'
  | 'askFor'
  | 'request'
  | 'thank'
  | 'invite'
  | 'propose'
  | 'mention'
  | 'about';

/** Something the user wants to say: in a frame of ours, or verbatim. */
export type Wish = { kind: Frame | 'verbatim'; text: string };

/** A parsed instruction, as far as rules understand it. */
export type Wishes = {
  said: Wish[];
  tone: 'formal' | 'friendly' | null;
  short: boolean;
  /** Parts that no rule matches. */
  notUnderstood: string[];
  /** Clauses with a `she` or `he`, which a person must check. */
  toCheck: string[];
};

/** A placeholder for the recipient's name during matching; it occurs in no text. */
const READER = '\u{f0002}';
const PERSON = `(?:her|him|them|the candidate|${READER})`;
const WHOM = `(?:${PERSON}\\s+)?`;
const en = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('WHOM ', WHOM).replaceAll('PERSON', PERSON)}$`, 'iu');
/** NAME in the patterns of other languages is the recipient's name. */
const named = (pattern: string) => new RegExp(`^${pattern.replaceAll('NAME', READER)}$`, 'iu');

/** Directives by language; the last group is their content. The first match wins. */
const DIRECTIVES: Record<EmailLanguage, [Frame, RegExp][]> = {
  en: [
    ['request', en('(?:ask|tell|remind) PERSON to (.+)')],
    ['askFor', en('ask WHOM for (.+)')],
    ['ask', en('(?:ask|check with|find out from) WHOM (?:whether|if) (.+)')],
    ['ask', en('(?:check|find out) (?:whether|if) (.+)')],
    [
      'question',
      en('(?:ask|check with|find out from) WHOM ((?:how|when|what|where|which|who|whose|why) .+)'),
    ],
    ['thank', en('thank WHOM for (.+)')],
    ['invite', en('invite WHOM (?:to|for) (.+)')],
    ['propose', en('(?:propose|suggest) (?:to )?WHOM (.+)')],
    ['about', en('(?:follow up|check in|get in touch) (?:with WHOM )?(?:on|about) (.+)')],
    ['about', en('(?:remind|tell|inform|write to|e-?mail) WHOM (?:of|about) (.+)')],
    ['tell', en('(?:tell|inform|remind|write to|e-?mail) WHOM that (.+)')],
    ['tell', en('let WHOM know (?:that )?(.+)')],
    ['tell', en('(?:tell|remind) PERSON (?!to )(.+)')],
    ['tell', en('(?:mention|say|add|note|explain) (?:to PERSON )?that (.+)')],
    ['tell', en('(?:say|note) ((?:the|our|we|i|you|your|there|it|this) \\S+ .+)')],
    ['tell', en('(?:add|include) (?:a|one) (?:line|sentence|note) (?:that|saying(?: that)?) (.+)')],
    ['mention', en('mention (.+)')],
  ],
  de: [
    ['request', named('bitten? (?:sie|ihn|NAME),? (.+ (?:\\p{L}*zu\\p{L}*) ?\\p{L}*)')],
    ['askFor', named('bitten? (?:sie|ihn|NAME) um (.+)')],
    ['ask', named('frage? (?:(?:sie|ihn|nach|NAME) ?)?,? ?ob (.+)')],
    [
      'question',
      named('frage? (?:(?:sie|ihn|NAME) ?)?,? ?((?:wie|wann|was|wo|welche[rsnm]?|wer|warum|wohin) .+)'),
    ],
    ['thank', named('(?:danke|bedanke dich) (?:(?:ihr|ihm|bei ihr|bei ihm|bei NAME|NAME) )?für (.+)')],
    ['invite', named('lade? (?:sie|ihn|NAME) (zu[mr]? .+?)(?: ein)?')],
    ['propose', named('schlage? (?:(?:ihr|ihm|NAME) )?(.+?)(?: vor)?')],
    ['tell', named('(?:sage?|teile?|erwähne|schreibe?) ?(?:(?:ihr|ihm|NAME) ?)?(?:mit)?,? ?dass (.+)')],
    ['mention', named('erwähne (.+)')],
  ],
  fr: [
    ['ask', named("demande[zr]?(?:-lui| à NAME)? s(?:i |')(.+)")],
    [
      'question',
      named('demande[zr]?(?:-lui| à NAME)? ((?:comment|quand|où|quel(?:le)?s?|combien|pourquoi|ce que) .+)'),
    ],
    ['request', named("demande[zr]?(?:-lui| à NAME) (d(?:e |').+)")],
    ['askFor', named('demande[zr]?(?:-lui| à NAME) (.+)')],
    ['thank', named('remercie[zr]?(?:-l[ae]| NAME)? (?:pour|de) (.+)')],
    ['invite', named('invite[zr]?(?:-l[ae]| NAME)? ((?:à|au|aux) .+)')],
    ['tell', named("(?:dis|dites|mentionne[zr]?|précise[zr]?|ajoute[zr]?)(?:-lui| à NAME)? qu(?:e |')(.+)")],
    ['propose', named('propose[zr]?(?:-lui| à NAME)? (.+)')],
    ['mention', named('mentionne[zr]? (.+)')],
  ],
  es: [
    ['ask', named('preg[uú]nt(?:ale|a|ele)(?: a NAME)? si (.+)')],
    [
      'question',
      named('preg[uú]nt(?:ale|a|ele)(?: a NAME)? ((?:cómo|cuándo|qué|dónde|cuál(?:es)?|cuánto|por qué) .+)'),
    ],
    ['request', named('p[ií]d(?:ele|ale|e)(?: a NAME)? que (.+)')],
    ['askFor', named('p[ií]d(?:ele|ale|e)(?: a NAME)? (.+)')],
    ['thank', named('(?:agradécele|agradece|dale las gracias)(?: a NAME)?(?: por)? (.+)')],
    ['invite', named('inv[ií]ta(?:l[ao]| a NAME) (al? .+)')],
    ['tell', named('(?:dile|di|menciona|añade|agrega|comenta)(?: a NAME)? que (.+)')],
    ['propose', named('prop[oó]n(?:le)?(?: a NAME)? (.+)')],
    ['mention', named('menciona (.+)')],
  ],
};

/** Third-person references to the candidate that rules could not convert to the second person. */
const THIRD_PERSON: Record<EmailLanguage, RegExp> = {
  en: /(?<!\p{L})(she|he|hers?|him|his)(?!\p{L})/iu,
  de: /(?<!\p{L})(sie|er|ihr\p{L}*|ihm|ihn|sein\p{L}*)(?!\p{L})/iu,
  fr: /(?<!\p{L})(elle|lui|sa|son|ses)(?!\p{L})/iu,
  es: /(?<!\p{L})(ella|él|su|sus)(?!\p{L})/iu,
};

const FORMAL = /\b(formal(er|ly)?|förmlich(er)?|formell(er)?|formel(le)?|solennel)\b/i;
const FRIENDLY =
  /\b(friendly|friendlier|warm(er)?|casual|informal|freundlich(er)?|locker(er)?|herzlich(er)?|amical(e)?|chaleureu(x|se)|amable|cercan[oa]|informal)\b/i;
const SHORT = /\b(short(er)?|brief(ly)?|concise|kurz(e|er)?|knapp|court(e)?|bref|brève|cort[oa]|breve)\b/i;

/** Words that only request a mail or its tone and contain no content. */
const FRAME = new RegExp(
  [
    '\\b(please|kindly|bitte|por favor)\\b',
    "s'il (te|vous) plaît",
    '(?<!\\p{L})(write|draft|send|compose|make|keep|be|schreib|schreibe|verfasse|écris|écrivez|rédige[zr]?|escribe|redacta)\\b',
    '\\b(an?|the|it|this|her|him|them|me|to|in|very|and|but|ein|eine|einen|sie|es|ihr|ihm|auf|und|sehr|un|une|le|la|lui|en|et|très|una|el|muy|y)\\b',
    '\\b(e-?mail|mail|message|note|nachricht|courriel|mensaje|correo|rejection|absage\\w*|refus|rechazo|offer|angebot\\w*|offre|oferta|invitation|einladung|invitación|tone|ton|tono|polite|höflich\\w*|poli|cortés)\\b',
    '\\b(english|german|french|spanish|deutsch|englisch|französisch|spanisch|français|anglais|allemand|espagnol|español|inglés|alemán|francés)(?!\\p{L})',
  ].join('|'),
  'giu',
);

/** A sentence to be used verbatim starts like a statement, not like an order. */
const STATEMENT =
  /^(the|our|we|i|you|your|there|it|this|that|unfortunately|der|die|das|wir|unser\w*|ich|es|leider|le|la|les|nous|notre|je|il|malheureusement|el|los|las|nosotros|nuestr\w+|lamentablemente)\s+\S+\s+\S+/i;

/** Separates joined directives: a word, or a comma before something that can only be a directive. */
const JOINT =
  /\s*,\s+(?=(?:ask (?:(?:her|him|them) )?(?:for|whether|if)|(?:tell|thank|invite|remind) (?:her|him|them)|let (?:her|him|them) know|mention that|frage? (?:sie |ihn )?ob|sage? (?:ihr|ihm))\s)|\s*,?\s+(?:and|then|und|dann|et|puis|y|luego)\s+(?:then\s+)?(?=(?:ask|tell|thank|mention|propose|suggest|say|invite|add|remind|follow|let|frag|sag|danke|erwähne|schlag|lade|demande|dis|dites|remercie|mentionne|invite|pregúntale|dile|agradece|menciona|propón|invítal)\p{L}*[\s-])/giu;

/**
 * Parses an instruction in its own language.
 * @param reader names of the candidate in it: the full name, the given name
 */
export function readWishes(
  instructions: string,
  language: EmailLanguage,
  reader: readonly string[] = [],
): Wishes {
  const wishes: Wishes = { said: [], tone: null, short: false, notUnderstood: [], toCheck: [] };
  // Quoted words are content: they must not be split or determine the tone.
  for (const part of splitWishes(instructions.replace(/[^\S\n]+/g, ' '))) {
    const quoted = /^(?:[\p{L}' -]{0,40}?)[:\s]*["“„«](.{3,}?)["”“»]\.?$/u.exec(part)?.[1];
    if (quoted !== undefined) {
      wishes.said.push({ kind: 'verbatim', text: sentence(quoted.trim()) });
      continue;
    }
    const text = part.replace(/^(please|kindly|also|bitte|auch|aussi|también|por favor),?\s+/i, '');
    const directive = readDirective(text, language, reader);
    if (directive) {
      wishes.said.push(directive);
      if (speaksOf(directive.text, language, reader)) wishes.toCheck.push(directive.text);
      continue;
    }
    if (STATEMENT.test(text)) {
      wishes.said.push({ kind: 'verbatim', text: sentence(addressed(text, language)) });
      continue;
    }
    if (FORMAL.test(text) && !/\binformal/i.test(text)) wishes.tone = 'formal';
    if (FRIENDLY.test(text)) wishes.tone = 'friendly';
    if (SHORT.test(text)) wishes.short = true;
    const rest = [FORMAL, FRIENDLY, SHORT, FRAME].reduce(
      (left, pattern) => left.replace(new RegExp(pattern.source, 'giu'), ' '),
      namePattern(reader) === null ? text : text.replace(namePattern(reader) ?? '', ' '),
    );
    if (/[\p{L}\p{N}]/u.test(rest)) wishes.notUnderstood.push(part);
  }
  return wishes;
}

/** One directive (`mention that …`, `tell Ana that …`), or null. `reader` as in `readWishes`. */
export function readDirective(
  text: string,
  language: EmailLanguage,
  reader: readonly string[] = [],
): Wish | null {
  const given = text.replace(/\s+/g, ' ').replace(/[.!?;]+$/, '');
  const name = namePattern(reader);
  const found = name?.exec(given)?.[0] ?? '';
  const plain = name === null ? given : given.replace(name, READER);
  for (const [kind, pattern] of DIRECTIVES[language]) {
    const about = pattern.exec(plain)?.[1];
    if (about !== undefined) return { kind, text: addressed(about.trim().replace(READER, found), language) };
  }
  return null;
}

/** Whether a clause refers to the recipient in the third person, so that a person must check it. */
export function speaksOf(text: string, language: EmailLanguage, reader: readonly string[] = []): boolean {
  return THIRD_PERSON[language].test(text) || (namePattern(reader)?.test(text) ?? false);
}

/** Names by which an instruction may refer to the candidate, those with a title among them. */
export function namesOf(candidate: EmailFacts['candidate'] | undefined): string[] {
  if (candidate === undefined) return [];
  const words = candidate.name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const titled =
    last === '' ? [] : TITLES.flatMap((title) => [`${title} ${last}`, `${title} ${candidate.name}`]);
  return [candidate.name, candidate.first_name ?? '', last, ...titled];
}

const TITLES = [
  ...['Mr', 'Mr.', 'Ms', 'Ms.', 'Mrs', 'Mrs.', 'Miss', 'Mx', 'Dr', 'Dr.', 'Prof', 'Prof.', 'Professor'],
  ...['Herr', 'Herrn', 'Frau', 'Monsieur', 'Madame', 'M.', 'Mme', 'señor', 'señora', 'Sr.', 'Sra.'],
];

function namePattern(reader: readonly string[]): RegExp | null {
  const names = reader
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return names.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** The intent stated in the user's own words, if none was selected. */
export function intentOf(instructions: string): EmailFacts['intent'] | null {
  if (/\b(rejection|absage\w*|refus|rechazo)\b/i.test(instructions)) return 'reject';
  if (/\b(offer (e-?mail|letter|message)|angebotsmail|lettre d'offre|carta de oferta)\b/i.test(instructions))
    return 'offer';
  return null;
}

/** After the point of a title a sentence goes on. */
const SENTENCE_END = /(?<=[.!?;])(?<!(?<!\p{L})(?:mr|mrs|ms|dr|prof|sra?)\.) |\n/iu;

/** Splits into sentences and joined directives; figures, links and quotations stay whole. */
export function splitWishes(text: string, joint: RegExp = JOINT): string[] {
  const quotes: string[] = [];
  const held = text.replace(
    /["“„«][^"“”„«»]*["”“»]/g,
    (quote) => `\u{f0000}${quotes.push(quote) - 1}\u{f0001}`,
  );
  return held
    .split(SENTENCE_END)
    .flatMap((part) => part.split(joint))
    .map((part) =>
      part.replace(/\u{f0000}(\d+)\u{f0001}/gu, (_match, at: string) => quotes[Number(at)] ?? '').trim(),
    )
    .filter((part) => part !== '');
}

/** Words that start the next part of a sentence. */
const OPENERS =
  'for to at on in into about with without if whether that when while and or but by from via over after before until ' +
  'since during as so because than a an the this again today tonight tomorrow yesterday soon now then there here once ' +
  'directly personally back up out off';
const TIMES =
  '(?:next|last) (?:time|week|month|quarter|year|night|spring|summer|autumn|fall|winter|\\w+day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)';

/** `her` as a possessive; before the next part of the sentence it is the person. */
const OWN = new RegExp(`\\bher(?=\\s+(?!(?:${OPENERS.replaceAll(' ', '|')}|${TIMES})\\b)\\w)`, 'gi');

/**
 * Converts English third-person references to the candidate to the second person (`whether she is` to `whether you
 * are`). Only done if a single person can be meant; `they` may be the client and stays.
 */
function addressed(text: string, language: EmailLanguage): string {
  const she = /\b(she|hers?|herself)\b/i.test(text);
  const he = /\b(he|him|his|himself)\b/i.test(text);
  if (language !== 'en' || she === he) return text;
  const subject = she ? 'she' : 'he';
  return text
    .replace(new RegExp(`\\b${subject}( still| also| already)? is\\b`, 'gi'), 'you$1 are')
    .replace(new RegExp(`\\b${subject}( still| also| already)? was\\b`, 'gi'), 'you$1 were')
    .replace(new RegExp(`\\b${subject}( still| also| already)? has\\b`, 'gi'), 'you$1 have')
    .replace(new RegExp(`\\b${subject}( still| also| already)? does\\b`, 'gi'), 'you$1 do')
    .replace(new RegExp(`\\b${subject}( still| also| already)? (\\w{2,}[^s\\W])s\\b`, 'gi'), 'you$1 $2')
    .replace(new RegExp(`\\b${subject}\\b`, 'gi'), 'you')
    .replace(/\b(herself|himself)\b/gi, 'yourself')
    .replace(/\bhis\b/gi, 'your')
    .replace(/\bhim\b/gi, 'you')
    .replace(OWN, 'your')
    .replace(/\bher\b/gi, 'you');
}

/** A sentence with a capital and a full stop. */
export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…:]$/.test(capital) ? capital : `${capital}.`;
}
