import type { LeftOut } from './schema.ts';

/** A clause of a text with what surrounds it. */
export interface Clause {
  text: string;
  /** The sentence that it belongs to. */
  sentence: string;
  /** The sentence before it in the text; empty at the beginning. */
  before: string;
}

/** Who wrote a text: the person themselves, or a recruiter about them. */
export interface Voice {
  speaker: 'person' | 'recruiter';
  /** The person's names, by which a recruiter speaks of them. */
  names: readonly string[];
}

const SENTENCE = /[^.!?\n;]+(?:\.(?=\S)[^.!?\n;]*)*[.!?;]?/g;
const JOINT =
  /,?\s+(?:but|however|although|though|whereas|while)\s+|,\s+(?:and\s+)?(?=(?:he|she|they|i|i'm|his|her|my)\b)/gi;

/** The clauses of a text, in order. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let before = '';
  for (const [found] of text.matchAll(SENTENCE)) {
    const sentence = found.trim();
    if (sentence === '') continue;
    for (const part of sentence.split(JOINT)) {
      const clause = part.replace(/^[\s•*–-]+/, '').trim();
      if (clause !== '') clauses.push({ text: clause, sentence, before });
    }
    before = sentence;
  }
  return clauses;
}

const CONDITION =
  /\b(?:if|unless|provided|providing|depend(?:s|ing)|as long as|in case|otherwise|might|may(?!\s*(?:\d|,|\.|$))(?<!\d(?:st|nd|rd|th)?\s(?:of\s)?may)|maybe|perhaps|possibly|probably|would consider|not sure|unsure|undecided|thinking (?:about|of)|could imagine|ideally not)\b/i;
const PAST =
  /\b(?:was|were|used to|previously|formerly|back then|at the time|had been|years? ago|in (?:my|his|her|their) (?:last|previous|old) (?:job|role|position))\b/i;
const OTHERS = String.raw`(?:wife|husband|partner|spouse|boyfriend|girlfriend|friend|mate|colleague|cousin|brother|sister|son|daughter|kids?|mother|father|boss|manager|client|company|employer|team|competitor|agency|firm|landlord)`;
const OTHER_SUBJECT = new RegExp(
  String.raw`\b(?:my|his|her|their|the|our|a|an)\s+(?:\w+\s+)?${OTHERS}\b(?!\s*(?:['’]s)?\s*notice)|\bhiring manager\b`,
  'i',
);
const PRONOUN = /^(?:he|she|they|his|her|their)\b/i;
const SPEAKS_SELF = /\b(?:i|i'm|i’m|i'd|i’d|i've|my|me|we)\b/i;
const VERB = String.raw`(?:wants?|is|are|would|needs?|prefers?|has|can|could|expects?|asks?|asked|likes?|seeks?|said|says|won't|doesn't|wouldn't|hopes?)`;
const NAMED = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’-]+)(?:\s+\p{Lu}[\p{L}'’-]+)?(?:['’]s)?\s+${VERB}\b`,
  'u',
);
const NO_NAMES = new Set(
  'she he they it candidate there this that who which notice salary what pay rate relocation i only also still really currently ideally now just does would could can will then else very always both all most wife husband mum dad today definitely actually again'.split(
    ' ',
  ),
);

/** Why a clause says nothing certain of the person's own wishes now; null when it does. */
export function doubtOf(clause: Clause, voice: Voice): LeftOut | null {
  const { text, sentence } = clause;
  if (/\?\s*$/.test(sentence)) return 'question';
  const whose = otherThan(clause, voice);
  if (whose !== null) return whose;
  if (CONDITION.test(sentence)) return 'conditional';
  return PAST.test(text) ? 'past' : null;
}

function otherThan({ text, before }: Clause, { speaker, names }: Voice): LeftOut | null {
  const other = OTHER_SUBJECT.exec(text);
  if (other !== null && !SPEAKS_SELF.test(text.slice(0, other.index))) return 'third_person';
  const named = nameIn(text);
  const own = names.some((name) => name.toLowerCase() === named?.toLowerCase());
  if (named !== undefined && !own) return 'third_person';
  if (speaker === 'person') return PRONOUN.test(text) ? 'third_person' : null;
  // A recruiter's own plans.
  if (/^(?:i|we|our|my)\b/i.test(text)) return 'third_person';
  if (!PRONOUN.test(text)) return null;
  const subject = nameIn(before);
  const of = subject !== undefined && !names.some((name) => name.toLowerCase() === subject.toLowerCase());
  return of || OTHER_SUBJECT.test(before) ? 'unclear_who' : null;
}

/** The name that a clause begins with as its subject. */
function nameIn(text: string): string | undefined {
  const name = NAMED.exec(text)?.[1];
  return name === undefined || /n['’]t$/.test(name) || NO_NAMES.has(name.toLowerCase()) ? undefined : name;
}

const NEGATION =
  /\b(?:not|no|never|nor|neither|without|cannot|rather not|avoid|against|refuses?|nothing|anything but)\b|n['’]t\b/i;
// These deny nothing: a least amount, and being free at once.
const LEAST =
  /\b(?:nothing|not|no|won['’]t (?:go|move)|never)\s+(?:\w+\s+){0,3}?(?:under|less|below|lower)\b|\bno notice\b|\bnot? (?:a )?problem\b|\bwithout notice\b/gi;

/** Whether a clause denies what it speaks of. */
export function isNegated(text: string): boolean {
  return NEGATION.test(text.replace(LEAST, ' '));
}
