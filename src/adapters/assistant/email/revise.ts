import type { SkillInput, SkillResult } from '../embedded.ts';
import { AssistantError } from '../port.ts';
import { speak } from './draft.ts';
import { detectLanguage } from './language.ts';
import { type Letter, readLetter, sentencesOf, withoutSentences, writeLetter } from './letter.ts';
import { PHRASES } from './phrases.ts';
import { EmailDraft, EmailFacts, type EmailLanguage } from './task.ts';
import { readDirective, sentence } from './wishes.ts';

type State = {
  subject: string;
  letter: Letter;
  language: EmailLanguage;
  facts: Partial<EmailFacts>;
  notes: string[];
};
type Operation = { pattern: RegExp; apply: (state: State, found: RegExpExecArray) => void };

const ReviseFacts = EmailFacts.partial().extend({ draft: EmailDraft });

const CAN_DO =
  'It can: make it shorter, more formal or friendlier; add, remove or replace a sentence; mention something; change the greeting, the sign-off or the subject.';

/** The embedded engine's revision: operations on sentences, and an honest refusal of everything else. */
export function reviseSkill({ facts: given, instructions }: SkillInput): SkillResult {
  const { draft, ...facts } = ReviseFacts.parse(given);
  const wish = instructions.trim().replace(/^(please|bitte|s'il (?:te|vous) plaît|por favor),?\s+/i, '');
  const state: State = {
    subject: draft.subject,
    letter: readLetter(draft.body),
    language: detectLanguage(draft.body) ?? facts.agency?.language ?? 'en',
    facts,
    notes: [],
  };
  if (TRANSLATE.test(wish)) {
    refuse(
      'The embedded engine cannot translate; ask for a new draft in that language, or configure AI_PROVIDER.',
    );
  }
  const operation = OPERATIONS.find(({ pattern }) => pattern.test(wish));
  const found = operation?.pattern.exec(wish);
  if (operation && found) operation.apply(state, found);
  else if (!say(state, wish)) refuse(`The embedded engine does not understand this instruction. ${CAN_DO}`);
  const object = { subject: state.subject, body: writeLetter(state.letter) };
  return { object, notes: state.notes, partials: [{ subject: object.subject }, object] };
}

const TRANSLATE =
  /(?<!\p{L})(translate|übersetz\w*|tradui[st]\w*|traduc\w*|(in|into|auf|en) (english|german|french|spanish|deutsch|englisch|französisch|spanisch|français|anglais|allemand|espagnol|español|inglés|alemán|francés))(?!\p{L})/iu;

/** The quoted words, or all that follows; without the quotes. */
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
      state.letter.greeting = /[,:!]$/.test(words.trim())
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
      const [, ...signature] = (state.letter.signOff ?? '').split('\n');
      state.letter.signOff = [
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
      `^(?:remove|delete|drop|cut|take out|leave out|entferne|lösche|streiche|lass|supprime[zr]?|enlève|enlevez|elimina|quita|borra)\\s+(?:the\\s+|den\\s+|la\\s+|el\\s+)?(?:sentence|part|line|satz|teil|phrase|partie|frase|parte)?s?\\s*(?:about|on|with|that (?:mentions|says)|über|mit|zu[mr]?|sur|concernant|sobre|de|con)?\\s*(?:the\\s+|das\\s+|die\\s+|den\\s+|le\\s+|la\\s+|l['’]|el\\s+)?${WORDS}(?:\\s+weg)?$`,
      'i',
    ),
    apply: (state, [, words = '']) => removeAbout(state, words),
  },
  {
    pattern:
      /\b(shorter|shorten|more concise|briefer|too long|kürzer|kürze|zu lang|plus court\w*|raccourci\w*|trop long|más corto|más breve|acorta\w*)\b/i,
    apply: shorten,
  },
  {
    pattern: /\b(more formal|formaler|formeller|förmlicher|plus formel\w*|más formal)\b|^(make it )?formal$/i,
    apply: (state) => setTone(state, true),
  },
  {
    pattern:
      /\b(friendlier|more friendly|warmer|less formal|more casual|freundlicher|lockerer|herzlicher|weniger förmlich|plus (amical|chaleureu)\w*|moins formel\w*|más (amable|cercan)\w*|menos formal)\b/i,
    apply: (state) => setTone(state, false),
  },
  {
    pattern:
      /^(?:add|append|füge|ergänze|ajoute[zr]?|añade|agrega)\s+(?:(?:a|the|this|den|diesen|la|cette|una|esta)\s+)?(?:sentence|line|satz|phrase|frase)?\s*(?:saying|hinzu|:)?\s*["“„«](.+)["”“»](?:\s+hinzu)?$/i,
    apply: ({ letter }, [, words = '']) => {
      letter.content.push(sentence(words.trim()));
    },
  },
];

/** `mention that …`, `ask whether …`, in the language the draft is in. */
function say(state: State, wish: string): boolean {
  const written = detectLanguage(wish) ?? state.language;
  const said = readDirective(wish, written);
  if (!said) return false;
  if (written !== state.language) {
    refuse(
      'The draft is in another language than the instruction, and the embedded engine cannot translate.',
    );
  }
  const formal = (state.facts.agency?.tone ?? 'formal') === 'formal';
  const text = speak(said, PHRASES[state.language], formal);
  state.letter.content.push(text.charAt(0).toUpperCase() + text.slice(1));
  return true;
}

function replaceWords(state: State, from: string, to: string): void {
  const before = `${state.subject}\n${writeLetter(state.letter)}`;
  const change = (text: string) => text.replaceAll(from, to);
  state.subject = change(state.subject);
  state.letter = {
    greeting: state.letter.greeting === null ? null : change(state.letter.greeting),
    content: state.letter.content.map(change),
    signOff: state.letter.signOff === null ? null : change(state.letter.signOff),
  };
  if (before === `${state.subject}\n${writeLetter(state.letter)}`)
    refuse(`The draft does not contain “${from}”.`);
}

function removeLast({ letter }: State, [wish]: RegExpExecArray): void {
  const last = letter.content.pop();
  if (last === undefined) refuse('The draft has no text to remove.');
  if (/paragraph|absatz|párrafo/i.test(wish)) return;
  const kept = sentencesOf(last ?? '').slice(0, -1);
  if (kept.length > 0) letter.content.push(kept.join(' '));
}

function removeAbout(state: State, words: string): void {
  const key = words
    .trim()
    .replace(/[.!?]+$/, '')
    .toLowerCase();
  const result = withoutSentences(state.letter.content, (text) => text.toLowerCase().includes(key));
  if (result.removed === 0) refuse(`No sentence of the draft mentions “${words}”.`);
  state.letter.content = result.content;
}

/** Courtesies first, then from the end; a figure, a link or a question is what the mail is for and stays. */
function shorten(state: State): void {
  const { letter, notes } = state;
  const courtesies = Object.values(PHRASES).flatMap(({ courtesy }) =>
    Object.values(courtesy).flatMap((phrase) => [phrase(true), phrase(false)]),
  );
  const all = letter.content.flatMap(sentencesOf);
  const goal = all.join(' ').length * 0.7;
  const polite = withoutSentences(letter.content, (text) => courtesies.includes(text));
  let content = polite.content.length > 0 ? polite.content : letter.content;
  for (const text of content.flatMap(sentencesOf).slice(1).reverse()) {
    if (content.join(' ').length <= goal) break;
    if (!/[\d?]|https?:/.test(text)) content = withoutSentences(content, (other) => other === text).content;
  }
  if (content.join().length === letter.content.join().length)
    notes.push('Nothing could be left out without losing a fact.');
  letter.content = content;
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
  const { letter, language, facts, notes } = state;
  const phrases = PHRASES[language];
  const { candidate } = facts;
  if (candidate) {
    const name = formal ? candidate.name : (candidate.first_name ?? candidate.name);
    letter.greeting = phrases.greeting(name, formal);
  }
  const [, ...signature] = (letter.signOff ?? '').split('\n');
  letter.signOff = [phrases.signOff(formal), ...signature].join('\n');
  if (language === 'en') {
    letter.content = letter.content.map((paragraph) =>
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
