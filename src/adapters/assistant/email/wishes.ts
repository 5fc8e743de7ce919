import type { EmailFacts, EmailLanguage } from './task.ts';

type Frame = 'tell' | 'ask' | 'askFor' | 'thank' | 'invite' | 'propose' | 'mention' | 'about';

/** Something the user wants said: in a frame of our own, or word for word. */
export type Said = { kind: Frame | 'verbatim'; text: string };

/** What an instruction asks for, as far as rules can read it. */
export type Wishes = {
  said: Said[];
  tone: 'formal' | 'friendly' | null;
  short: boolean;
  /** Parts that no rule understands. */
  notUnderstood: string[];
  /** Clauses taken over with a `she` or `he` in them, which a person must read again. */
  toCheck: string[];
};

const WHOM = '(?:(?:her|him|them|the candidate)\\s+)?';
const en = (pattern: string) => new RegExp(`^${pattern.replaceAll('WHOM ', WHOM)}$`, 'i');

/** In each language: how a directive opens, and in the last group what it is about. The first match counts. */
const DIRECTIVES: Record<EmailLanguage, [Frame, RegExp][]> = {
  en: [
    ['askFor', en('ask WHOM for (.+)')],
    ['ask', en('(?:ask|check with|find out from) WHOM (?:whether|if) (.+)')],
    ['ask', en('(?:check|find out) (?:whether|if) (.+)')],
    ['thank', en('thank WHOM for (.+)')],
    ['invite', en('invite WHOM (?:to|for) (.+)')],
    ['propose', en('(?:propose|suggest) (?:to )?WHOM (.+)')],
    ['about', en('(?:follow up|check in|get in touch) (?:with WHOM )?(?:on|about) (.+)')],
    ['about', en('(?:remind|tell|inform) WHOM (?:of|about) (.+)')],
    ['tell', en('(?:tell|inform|remind) WHOM that (.+)')],
    ['tell', en('let WHOM know (?:that )?(.+)')],
    ['tell', en('(?:tell|remind) (?:her|him|them|the candidate) (?!to )(.+)')],
    ['tell', en('(?:mention|say|add|note|explain) that (.+)')],
    ['mention', en('mention (.+)')],
  ],
  de: [
    ['askFor', /^bitten? (?:sie|ihn) um (.+)$/i],
    ['ask', /^frage? (?:(?:sie|ihn|nach) ?)?,? ?ob (.+)$/i],
    ['thank', /^(?:danke|bedanke dich) (?:(?:ihr|ihm|bei ihr|bei ihm) )?für (.+)$/i],
    ['invite', /^lade? (?:sie|ihn) (zu[mr]? .+?)(?: ein)?$/i],
    ['propose', /^schlage? (?:(?:ihr|ihm) )?(.+?)(?: vor)?$/i],
    ['tell', /^(?:sage?|teile?|erwähne|schreibe?) ?(?:(?:ihr|ihm) ?)?(?:mit)?,? ?dass (.+)$/i],
    ['mention', /^erwähne (.+)$/i],
  ],
  fr: [
    ['ask', /^demande[zr]?(?:-lui)? s(?:i |')(.+)$/i],
    ['askFor', /^demande[zr]?-lui (.+)$/i],
    ['thank', /^remercie[zr]?(?:-l[ae])? (?:pour|de) (.+)$/i],
    ['invite', /^invite[zr]?(?:-l[ae])? ((?:à|au|aux) .+)$/i],
    ['tell', /^(?:dis|dites|mentionne[zr]?|précise[zr]?|ajoute[zr]?)(?:-lui)? qu(?:e |')(.+)$/i],
    ['propose', /^propose[zr]?(?:-lui)? (.+)$/i],
    ['mention', /^mentionne[zr]? (.+)$/i],
  ],
  es: [
    ['ask', /^preg[uú]nt(?:ale|a|ele) si (.+)$/i],
    ['askFor', /^p[ií]d(?:ele|ale) (.+)$/i],
    ['thank', /^(?:agradécele|agradece|dale las gracias por) (.+)$/i],
    ['invite', /^inv[ií]tal[ao] (al? .+)$/i],
    ['tell', /^(?:dile|menciona|añade|agrega|comenta) que (.+)$/i],
    ['propose', /^prop[oó]n(?:le)? (.+)$/i],
    ['mention', /^menciona (.+)$/i],
  ],
};

/** Talk about the candidate that rules could not turn into talk to them. */
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

/** Words that only say that a mail is wanted, or how it should sound; what is left of them is nothing. */
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

/** A sentence to be taken over begins like a statement, not like an order. */
const STATEMENT =
  /^(the|our|we|i|you|your|there|it|this|that|unfortunately|der|die|das|wir|unser\w*|ich|es|leider|le|la|les|nous|notre|je|il|malheureusement|el|los|las|nosotros|nuestr\w+|lamentablemente)\s+\S+\s+\S+/i;

/** Where one directive is joined to the next: by a word, or by a comma before what can only be one. */
const JOINT =
  /\s*,\s+(?=(?:ask (?:(?:her|him|them) )?(?:for|whether|if)|(?:tell|thank|invite|remind) (?:her|him|them)|let (?:her|him|them) know|mention that|frage? (?:sie |ihn )?ob|sage? (?:ihr|ihm))\s)|\s*,?\s+(?:and|then|und|dann|et|puis|y|luego)\s+(?:then\s+)?(?=(?:ask|tell|thank|mention|propose|suggest|say|invite|add|remind|follow|let|frag|sag|danke|erwähne|schlag|lade|demande|dis|dites|remercie|mentionne|invite|pregúntale|dile|agradece|menciona|propón|invítal)\p{L}*[\s-])/giu;

/** Read an instruction, in the language it is written in. */
export function readWishes(instructions: string, language: EmailLanguage): Wishes {
  const wishes: Wishes = { said: [], tone: null, short: false, notUnderstood: [], toCheck: [] };
  // Quoted words are content: they must neither be split nor set the tone.
  for (const part of split(instructions.replace(/[^\S\n]+/g, ' '))) {
    const quoted = /^(?:[\p{L}' -]{0,40}?)[:\s]*["“„«](.{3,}?)["”“»]\.?$/u.exec(part)?.[1];
    if (quoted !== undefined) {
      wishes.said.push({ kind: 'verbatim', text: sentence(quoted.trim()) });
      continue;
    }
    const text = part.replace(/^(please|kindly|also|bitte|auch|aussi|también|por favor),?\s+/i, '');
    const directive = readDirective(text, language);
    if (directive) {
      wishes.said.push(directive);
      if (THIRD_PERSON[language].test(directive.text)) wishes.toCheck.push(directive.text);
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
      text,
    );
    if (/[\p{L}\p{N}]/u.test(rest)) wishes.notUnderstood.push(part);
  }
  return wishes;
}

/** One directive (`mention that …`), or null. */
export function readDirective(text: string, language: EmailLanguage): Said | null {
  const plain = text.replace(/\s+/g, ' ').replace(/[.!?;]+$/, '');
  for (const [kind, pattern] of DIRECTIVES[language]) {
    const about = pattern.exec(plain)?.[1];
    if (about !== undefined) return { kind, text: addressed(about.trim(), language) };
  }
  return null;
}

/** What the user's own words name as the purpose, where no intent was chosen. */
export function intentOf(instructions: string): EmailFacts['intent'] | null {
  if (/\b(rejection|absage\w*|refus|rechazo)\b/i.test(instructions)) return 'reject';
  if (/\b(offer (e-?mail|letter|message)|angebotsmail|lettre d'offre|carta de oferta)\b/i.test(instructions))
    return 'offer';
  return null;
}

/** Split into sentences and joined directives; figures, links and quoted words stay whole. */
function split(text: string): string[] {
  const quotes: string[] = [];
  const held = text.replace(
    /["“„«][^"“”„«»]*["”“»]/g,
    (quote) => `\u{f0000}${quotes.push(quote) - 1}\u{f0001}`,
  );
  return held
    .split(/(?<=[.!?;]) |\n/)
    .flatMap((part) => part.split(JOINT))
    .map((part) =>
      part.replace(/\u{f0000}(\d+)\u{f0001}/gu, (_match, at: string) => quotes[Number(at)] ?? '').trim(),
    )
    .filter((part) => part !== '');
}

/** Words that open the next part of a sentence. */
const OPENERS =
  'for to at on in into about with without if whether that when while and or but by from via over after before until ' +
  'since during as so because than a an the this again today tonight tomorrow yesterday soon now then there here once ' +
  'directly personally back up out off';
const TIMES =
  '(?:next|last) (?:time|week|month|quarter|year|night|spring|summer|autumn|fall|winter|\\w+day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*)';

/** `her` before what is hers; before the next part of the sentence it is the person. */
const OWN = new RegExp(`\\bher(?=\\s+(?!(?:${OPENERS.replaceAll(' ', '|')}|${TIMES})\\b)\\w)`, 'gi');

/**
 * Turn English talk about the candidate into talk to them (`whether she is` to `whether you are`). Done only
 * where one person can be meant; `they` may be the client and stays.
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

/** A sentence with its capital and its full stop. */
export function sentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…:]$/.test(capital) ? capital : `${capital}.`;
}
