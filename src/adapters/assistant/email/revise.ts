import type { SkillInput, SkillResult } from '../embedded.ts';
import { AssistantError } from '../port.ts';
import { greeting, signOff, speak } from './draft.ts';
import { detectLanguage } from './language.ts';
import { type EmailParts, joinBody, sentencesOf, splitBody } from './parts.ts';
import { PHRASES } from './phrases.ts';
import { mentions, withoutTopic } from './remove.ts';
import { withoutPadding } from './shorten.ts';
import { EmailDraft, EmailFacts, type EmailLanguage } from './task.ts';
import { namesOf, readDirective, sentence, speaksOf, splitWishes } from './wishes.ts';

type State = {
  subject: string;
  email: EmailParts;
  language: EmailLanguage;
  facts: Partial<EmailFacts>;
  notes: string[];
};
type Operation = {
  pattern: RegExp;
  /** The pattern may match anywhere in the part; unused words are reported unless they are filler. */
  loose?: true;
  apply: (state: State, found: RegExpExecArray) => void;
};

const ReviseFacts = EmailFacts.partial().extend({ draft: EmailDraft });

const CAN_DO =
  'It can: make it shorter, more formal or friendlier; add, remove or replace a sentence; mention something; change the greeting, the sign-off or the subject.';

/** Separates joined changes: `make it shorter and add that …`. */
const JOINT =
  /\s*(?:[,;]\s*|\s)(?:(?:and|but|then|also|und|aber|dann|auch|et|mais|puis|y|pero|luego)\s+)+(?:then\s+|also\s+|auch\s+)?(?=(?:make|add|append|remove|delete|drop|cut|take out|leave out|replace|change|set|use|start with|begin with|end with|sign off|close with|shorten|keep|ask|tell|thank|mention|propose|suggest|say|invite|remind|let|(?:more|less) (?:formal|friendly|casual)|friendlier|warmer|shorter|formal|mach|füge|ergänze|entferne|lösche|streiche|ersetze|ändere|beginne|schließe|kürze|kürzer|frag|sag|danke|erwähne|schlag|lade|bitte|ajoute|supprime|enlève|enlevez|remplace|change|commence|termine|raccourci|demande|dis|dites|remercie|mentionne|propose|invite|añade|agrega|elimina|quita|borra|reemplaza|sustituye|cambia|empieza|termina|acorta|pregúnta|dile|agradece|menciona|propón|invítal)[\p{L}-]*)/giu;

/** Filler words of an instruction. */
const FILLER =
  /(?<!\p{L})(?:please|kindly|make|making|keep|it|this|that|the|my|our|a|an|be|is|to|too|and|sound|sounding|tone|style|wording|text|e-?mails?|mail|message|draft|email|whole|bit|little|lot|much|far|slightly|somewhat|even|rather|can|could|would|you|i|want|like|bitte|mach|mache|machen|es|sie|die|das|den|mail|nachricht|text|ein|eine|etwas|bisschen|viel|noch|deutlich|ist|zu|rends|rendez|fais|faites|le|la|un|une|peu|beaucoup|message|courriel|est|trop|haz|hazlo|hazla|el|correo|mensaje|poco|mucho|es|demasiado|más|plus)(?!\p{L})/giu;

/**
 * The embedded engine's revision: each part of the instruction is an operation on sentences. What it cannot do is
 * listed in the notes; an instruction without any feasible part is refused.
 */
export function reviseSkill({ facts: given, instructions }: SkillInput): SkillResult {
  const { draft, ...facts } = ReviseFacts.parse(given);
  if (TRANSLATE.test(instructions)) {
    refuse(
      'The embedded engine cannot translate; ask for a new draft in that language, or configure AI_PROVIDER.',
    );
  }
  let state: State = {
    subject: draft.subject,
    email: partsOf(draft.body, facts),
    language: detectLanguage(draft.body) ?? facts.agency?.language ?? 'en',
    facts,
    notes: [],
  };
  const failed: { part: string; reason: string }[] = [];
  const parts = splitWishes(instructions, JOINT).flatMap(listed);
  for (const part of parts) {
    const next = structuredClone(state);
    const reason = attempt(next, part);
    if (reason === null) state = next;
    else failed.push({ part, reason });
  }
  if (failed.length === parts.length) refuse(failed[0]?.reason ?? 'The instruction is empty.');
  for (const { part, reason } of failed) state.notes.push(`Not done: “${part}”. ${reason}`);
  if (parts.length > 1) state.notes.push(...missing(state, parts));
  const body = state.email.content.length === 0 && draft.body.trim() === '' ? '' : joinBody(state.email);
  const draftNow = { subject: state.subject, body };
  return {
    object: { ...draftNow, not_followed: [] },
    notes: state.notes,
    partials: [{ subject: draftNow.subject }, draftNow],
  };
}

/** The parts of a draft; one without a body is begun and ended as a new one is. */
function partsOf(body: string, { candidate, sender, agency }: Partial<EmailFacts>): EmailParts {
  if (body.trim() !== '' || candidate === undefined || sender === undefined || agency === undefined)
    return splitBody(body);
  const [phrases, formal] = [PHRASES[agency.language ?? 'en'], (agency.tone ?? 'formal') === 'formal'];
  return {
    greeting: greeting({ candidate }, phrases, formal),
    content: [],
    signOff: signOff({ sender, agency }, phrases, formal),
  };
}

/**
 * Splits `shorten it, drop the pay` at commas if each part is an instruction; a clause to be inserted keeps its commas.
 */
function listed(part: string): string[] {
  const parts = part.split(/,\s+/);
  const changes = parts.every((one) => OPERATIONS.some(({ pattern }) => pattern.test(plainWish(one))));
  return changes ? parts : [part];
}

const plainWish = (part: string): string =>
  part
    .trim()
    .replace(POLITE, '')
    .replace(/,?\s+(?:please|bitte|por favor|s['’]il (?:te|vous) plaît)(?=[.;!]*$)/i, '')
    .replace(/[.;]+$/, '');

const POLITE =
  /^(?:(?:please|kindly|also|(?:can|could|would) you(?: please)?|bitte|auch|aussi|s['’]il (?:te|vous) plaît|por favor),?\s+)+/i;

/** Applies one part of an instruction. Returns why it cannot, or null. */
function attempt(state: State, part: string): string | null {
  const wish = plainWish(part);
  const operation = OPERATIONS.find(({ pattern }) => pattern.test(wish));
  const found = operation?.pattern.exec(wish);
  try {
    if (operation && found) {
      operation.apply(state, found);
      if (operation.loose) noteUnused(state, wish, operation.pattern);
      return null;
    }
    return say(state, wish) ? null : `The embedded engine does not understand this instruction. ${CAN_DO}`;
  } catch (error) {
    if (error instanceof AssistantError) return error.message;
    throw error;
  }
}

/** Notes the words of a part that its operation did not use. */
function noteUnused({ notes }: State, wish: string, pattern: RegExp): void {
  const rest = wish
    .replace(pattern, ' ')
    .replace(FILLER, ' ')
    .replace(/[^\p{L}\p{N}%€$£]+/gu, ' ')
    .trim();
  if (rest !== '') notes.push(`Of “${wish}” these words were not used: ${rest}.`);
}

/** Things that should have been kept but are missing. */
function missing({ subject, email }: State, parts: string[]): string[] {
  return parts.flatMap((part) => {
    const kept = KEEP.exec(part.trim())?.[1];
    if (kept === undefined || mentions(kept)(`${subject}\n${joinBody(email)}`)) return [];
    return [`“${kept}” was to be kept, and the draft does not mention it.`];
  });
}

const KEEP =
  /^(?:keep|leave|behalte|lass|garde[zr]?|conserve[zr]?|mantén|deja|conserva)\s+(?:the\s+|das\s+|die\s+|den\s+|le\s+|la\s+|les\s+|l['’]|el\s+|los\s+|las\s+)?(?!it\b)(.+?)(?:\s+in)?[.!]?$/i;

const TRANSLATE =
  /(?<!\p{L})(translate|übersetz\w*|tradui[st]\w*|traduc\w*|(in|into|auf|en) (english|german|french|spanish|deutsch|englisch|französisch|spanisch|français|anglais|allemand|espagnol|español|inglés|alemán|francés))(?!\p{L})/iu;

/** The quoted words, or everything that follows; without the quotes. */
const WORDS = '["“„«]?(.+?)["”“»]?';

const OPERATIONS: Operation[] = [
  {
    pattern: new RegExp(
      `^(?:replace|ersetze|remplace[zr]?|reemplaza|sustituye)\\s+["“„«]?(.+?)["”“»]?\\s+(?:with|by|durch|par|por|con)\\s+${WORDS}$`,
      'i',
    ),
    apply: (state, [, from = '', to = '']) => replaceWords(state, from, to),
  },
  {
    pattern: new RegExp(
      `^(?:change|set|make|ändere|changez?|cambia|pon)\\s+(?:the\\s+|den\\s+|l[’'e]\\s*|el\\s+)?(?:subject|betreff|objet|asunto)(?:\\s+line)?\\s*(?:to|in|zu|auf|en|par|por|a|:)\\s*${WORDS}$`,
      'i',
    ),
    apply: (state, [, words = '']) => {
      state.subject = words.replace(/\s+/g, ' ').trim();
    },
  },
  {
    pattern:
      /^(?:change|make|use|start with|begin with|ändere|beginne mit|change[zr]?|commence[zr]? par|cambia|empieza con)\s+(?:the\s+|die\s+|la\s+|el\s+)?(?:greeting|salutation|anrede|begrüßung|saludo)?\s*(?:to|in|zu|par|por|a|:)?\s*["“„«]?((?:dear|hi|hello|hey|good|guten|hallo|liebe|sehr|bonjour|cher|chère|hola|estimad|buen)[^"”“»]*)["”“»]?$/i,
    apply: (state, [, words = '']) => {
      state.email.greeting = /[,:!]$/.test(words.trim())
        ? words.trim()
        : `${words.trim()}${state.language === 'es' ? ':' : ','}`;
    },
  },
  {
    pattern: new RegExp(
      `^(?:sign off with|end with|close with|(?:change|ändere|change[zr]?|cambia)\\s+(?:the\\s+|den\\s+|die\\s+|la\\s+)?(?:sign-?off|closing|gruß|grußformel|schluss|formule de politesse|signature|despedida)\\s*(?:to|in|zu|par|por|a|:)|schließe mit|termine[zr]? par|termina con)\\s*${WORDS}$`,
      'i',
    ),
    apply: (state, [, words = '']) => {
      const [, ...signature] = (state.email.signOff ?? '').split('\n');
      state.email.signOff = [
        /[,!.]$/.test(words) || state.language === 'de' ? words : `${words},`,
        ...signature,
      ].join('\n');
    },
  },
  {
    pattern:
      /^(?:remove|delete|drop|cut|entferne|lösche|streiche|supprime[zr]?|enlève|enlevez|elimina|quita|borra)\s+(?:the\s+|den\s+|la\s+|el\s+)?(?:last|letzten|dernière|última?)\s+(?:sentence|satz|phrase|frase|paragraph|absatz|paragraphe|párrafo)$/i,
    apply: removeLast,
  },
  {
    pattern: new RegExp(
      `^(?:remove|delete|drop|cut|take out|leave out|entferne|lösche|streiche|lass|supprime[zr]?|enlève|enlevez|elimina|quita|borra)\\s+(?:(?:the|any|all|den|die|das|la|le|les|l['’]|el|los|las)\\s+)?(?:whole\\s+)?((?:sentence|part|line|bit|mention|paragraph|satz|teil|absatz|phrase|partie|frase|parte)s?\\s+(?:(?:about|on|with|of|that (?:mentions|says)|mentioning|über|mit|zu[mr]?|sur|concernant|sobre|de|con)\\s+)?)?(?:(?:the|das|die|den|le|la|les|el|los|las)\\s+|l['’])?${WORDS}(?:\\s+weg)?$`,
      'i',
    ),
    apply: (state, [, whole, words = '']) => removeAbout(state, words, whole !== undefined),
  },
  {
    pattern:
      /\b(shorter|shorten|more concise|briefer|too long|kürzer|kürze|zu lang|plus court\w*|raccourci\w*|trop long|más corto|más breve|acorta\w*)\b/i,
    loose: true,
    apply: shorten,
  },
  {
    pattern:
      /\b(more formal|formaler|formeller|förmlicher|plus formel\w*|más formal)\b|(?<!(?:less|menos|moins) )\bformal\b/i,
    loose: true,
    apply: (state) => setTone(state, true),
  },
  {
    pattern:
      /\b(friendlier|more friendly|warmer|less formal|more casual|freundlicher|lockerer|herzlicher|weniger förmlich|plus (amical|chaleureu)\w*|moins formel\w*|más (amable|cercan)\w*|menos formal)\b/i,
    loose: true,
    apply: (state) => setTone(state, false),
  },
  {
    pattern:
      /^(?:add|append|füge|ergänze|ajoute[zr]?|añade|agrega)\s+(?:(?:a|the|this|den|diesen|la|cette|una|esta)\s+)?(?:sentence|line|satz|phrase|frase)?\s*(?:saying|hinzu|:)?\s*["“„«](.+)["”“»](?:\s+hinzu)?$/i,
    apply: ({ email }, [, words = '']) => {
      email.content.push(sentence(words.trim()));
    },
  },
  {
    pattern:
      /^(?:add|append|füge|ergänze|ajoute[zr]?|añade|agrega)(?:\s+(?:a|the|this|den|diesen|la|cette|una|esta))?(?:\s+(?:sentence|line|satz|phrase|frase))?\s*(?:hinzu\s*)?:\s*(\S.*)$/i,
    apply: ({ email }, [, words = '']) => {
      email.content.push(sentence(words.trim()));
    },
  },
  {
    pattern:
      /^(?:(?:don['’]t|do not) mention|erwähne nicht|ne mentionne[zr]? pas|no menciones)\s+(?:(?:the|das|die|den|le|la|les|el|los|las)\s+|l['’])?(.+)$/i,
    apply: (state, [, words = '']) => removeAbout(state, words, false),
  },
  {
    pattern:
      /^(?:add|append)\s+(?:an?|the)\s+(?:ps|p\.s\.|postscript)\s*(?:that|saying(?: that)?|:)\s*(.+)$/i,
    apply: ({ email }, [, words = '']) => {
      email.signOff = [email.signOff, `PS: ${sentence(words.trim())}`].filter(Boolean).join('\n\n');
    },
  },
  {
    pattern: KEEP,
    apply: ({ subject, email }, [, words = '']) => {
      if (!mentions(words)(`${subject}\n${joinBody(email)}`))
        refuse(`The draft does not mention “${words}”.`);
    },
  },
  {
    pattern: new RegExp(
      `^(?:change|correct|update|ändere|change[zr]?|cambia)\\s+["“„«]?(.+?)["”“»]?\\s+(?:to|into|in|zu|auf|en|à|a)\\s+${WORDS}$`,
      'i',
    ),
    apply: (state, [, from = '', to = '']) => replaceWords(state, from, to),
  },
];

/** Inserts `mention that …` or `ask whether …`, in the draft's language. */
function say(state: State, wish: string): boolean {
  const written = detectLanguage(wish) ?? state.language;
  const reader = namesOf(state.facts.candidate);
  const said = readDirective(wish, written, reader);
  if (!said || /^(?:neither|nothing|no one|nobody|not)\b/i.test(said.text)) return false;
  if (speaksOf(said.text, written, reader)) state.notes.push(`Check who is meant: ${said.text}`);
  if (written !== state.language) {
    refuse(
      'The draft is in another language than the instruction, and the embedded engine cannot translate.',
    );
  }
  const formal = (state.facts.agency?.tone ?? 'formal') === 'formal';
  const text = speak(said, PHRASES[state.language], formal);
  state.email.content.push(text.charAt(0).toUpperCase() + text.slice(1));
  return true;
}

function replaceWords(state: State, from: string, to: string): void {
  const before = `${state.subject}\n${joinBody(state.email)}`;
  const words = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  // Whole words: "AI" is not replaced in "said".
  const whole = new RegExp(
    `${/^[\p{L}\p{N}]/u.test(from) ? '(?<![\\p{L}\\p{N}])' : ''}${words}${/[\p{L}\p{N}]$/u.test(from) ? '(?![\\p{L}\\p{N}])' : ''}`,
    'gu',
  );
  const change = (text: string) => text.replace(whole, () => to);
  state.subject = change(state.subject);
  state.email = {
    greeting: state.email.greeting === null ? null : change(state.email.greeting),
    content: state.email.content.map(change),
    signOff: state.email.signOff === null ? null : change(state.email.signOff),
  };
  if (before === `${state.subject}\n${joinBody(state.email)}`)
    refuse(`The draft does not contain “${from}”.`);
}

function removeLast({ email }: State, [wish]: RegExpExecArray): void {
  const last = email.content.pop();
  if (last === undefined) refuse('The draft has no text to remove.');
  if (/paragraph|absatz|párrafo/i.test(wish)) return;
  const kept = sentencesOf(last ?? '').slice(0, -1);
  if (kept.length > 0) email.content.push(kept.join(' '));
}

function removeAbout(state: State, words: string, wholeSentence: boolean): void {
  const result = withoutTopic(state.email.content, words, wholeSentence);
  if ('mixed' in result) {
    refuse(
      `“${result.mixed}” says more than “${words}”. Say “remove the sentence about ${words}” to take it out whole, or “replace … with …” for its words.`,
    );
  }
  if (result.removed === 0) refuse(`No sentence of the draft mentions “${words}”.`);
  state.email.content = result.content;
  if (result.content.length === 0) state.notes.push('Nothing is left between greeting and sign-off.');
}

/** Removes text without facts; which fact to remove is for a person to say. */
function shorten(state: State): void {
  const { email, language, notes } = state;
  const content = withoutPadding(email.content, language);
  if (content.join() === email.content.join())
    notes.push(
      'It was not made shorter: nothing could be left out without losing a fact. Say which one, such as “remove the sentence about …”.',
    );
  email.content = content;
}

const CONTRACTIONS: [RegExp, string, string][] = [
  [/\bI'm\b/g, 'I am', "I'm"],
  [/\bI'd\b/g, 'I would', "I'd"],
  [/\bI'll\b/g, 'I will', "I'll"],
  [/\bwe're\b/gi, 'we are', "we're"],
  [/\byou're\b/gi, 'you are', "you're"],
  [/\bit's\b/gi, 'it is', "it's"],
  [/\bdon't\b/gi, 'do not', "don't"],
  [/\bcan't\b/gi, 'cannot', "can't"],
];

function setTone(state: State, formal: boolean): void {
  const { email, language, facts, notes } = state;
  const phrases = PHRASES[language];
  const { candidate } = facts;
  if (candidate) {
    const name = formal ? candidate.name : (candidate.first_name ?? candidate.name);
    email.greeting = phrases.greeting(name, formal);
  }
  const [, ...signature] = (email.signOff ?? '').split('\n');
  email.signOff = [phrases.signOff(formal), ...signature].join('\n');
  if (language === 'en') {
    email.content = email.content.map((paragraph) =>
      CONTRACTIONS.reduce(
        (text, [short, long, contracted]) =>
          formal
            ? text.replace(short, (found) =>
                /^[A-Z]/.test(found) ? long.charAt(0).toUpperCase() + long.slice(1) : long,
              )
            : text.replace(new RegExp(`\\b${long}\\b(?=\\s)`, 'g'), contracted),
        paragraph,
      ),
    );
    return;
  }
  notes.push(
    'Only the greeting and the sign-off were changed; how the reader is addressed in between was not.',
  );
}

function refuse(reason: string): never {
  throw new AssistantError('unsupported', reason);
}
