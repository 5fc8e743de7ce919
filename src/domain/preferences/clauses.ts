import type { LeftOut } from './schema.ts';
import { type Tongue, tongueOf } from './tongues/index.ts';

/** A clause of a text with what surrounds it. */
export interface Clause {
  text: string;
  /** The sentence that it belongs to. */
  sentence: string;
  /** The sentence before it in the text; empty at the beginning. */
  before: string;
  /** The clause of its sentence whose subject it goes on about; null where it has its own. */
  lead: string | null;
  /** The language it is read in. */
  tongue: Tongue;
}

/** Who wrote a text: the person themselves, or a recruiter about them. */
export interface Voice {
  speaker: 'person' | 'recruiter';
  /** The person's names, by which a recruiter speaks of them. */
  names: readonly string[];
}

// A full stop behind a day or a short form ends no sentence: "ab 1. Juni", "mind. 80.000".
const SENTENCE =
  /[^.!?\n;]+(?:\.(?=\S|(?<=\d\.)\s+(?:Jan|Feb|März|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|(?<=\b(?:ca|mind|max|min|inkl|bzw|evtl|env|approx)\.)\s)[^.!?\n;]*)*[.!?;]?/g;

/** The clauses of a text, in order. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let before = '';
  for (const [found] of text.matchAll(SENTENCE)) {
    const sentence = found.trim();
    if (sentence === '') continue;
    const tongue = tongueOf(sentence, text);
    let lead: string | null = null;
    for (const part of sentence.split(tongue.joint).flatMap((one) => one.split(tongue.carried))) {
      const clause = part.replace(/^[\s•*–-]+/, '').trim();
      if (clause === '') continue;
      const isOwn = lead === null || hasSubject(clause, tongue);
      clauses.push({ text: clause, sentence, before, lead: isOwn ? null : lead, tongue });
      if (isOwn) lead = clause;
    }
    before = sentence;
  }
  return clauses;
}

/** Whether a clause begins with whom it is about. */
function hasSubject(text: string, tongue: Tongue): boolean {
  const first = [tongue.others, tongue.self].some((word) => text.search(word) === 0);
  return first || tongue.pronoun.test(text) || tongue.own.test(text) || nameIn(text, tongue) !== undefined;
}

/** Why a clause says nothing certain of the person's own wishes now; null when it does. */
export function doubtOf(clause: Clause, voice: Voice): LeftOut | null {
  const { text, sentence, lead, tongue } = clause;
  if (/\?\s*$/.test(sentence)) return 'question';
  const whose =
    otherThan(clause, voice) ?? (lead === null ? null : otherThan({ ...clause, text: lead }, voice));
  if (whose !== null) return whose;
  if (tongue.condition.test(sentence) || tongue.twice.test(text)) return 'conditional';
  const isPast =
    tongue.past.test(text) || (lead !== null && tongue.sameTime.test(text) && tongue.past.test(lead));
  return isPast ? 'past' : null;
}

function otherThan({ text, before, tongue }: Clause, { speaker, names }: Voice): LeftOut | null {
  const other = tongue.others.exec(text);
  if (other !== null && isSubject(text, other, tongue) && !tongue.self.test(text.slice(0, other.index)))
    return 'third_person';
  const named = nameIn(text, tongue);
  const own = names.some((name) => name.toLowerCase() === named?.toLowerCase());
  if (named !== undefined && !own) return 'third_person';
  if (speaker === 'person') return tongue.pronoun.test(text) ? 'third_person' : null;
  if (tongue.own.test(text)) return 'third_person';
  if (!tongue.pronoun.test(text)) return null;
  const subject = nameIn(before, tongue);
  const of = subject !== undefined && !names.some((name) => name.toLowerCase() === subject.toLowerCase());
  return of || tongue.others.test(before) ? 'unclear_who' : null;
}

// "Loves her team" is of the person, "her team wants" is not.
const isSubject = (text: string, { 0: words, index }: RegExpExecArray, { does }: Tongue): boolean =>
  does === null || index < 3 || does.test(words) || does.test(text.slice(index + words.length));

/** The name that a clause begins with as its subject. */
function nameIn(text: string, { named, notNames }: Tongue): string | undefined {
  const name = named.exec(text)?.[1];
  return name === undefined ||
    /(?:n['’]t|['’](?:d|m|ll|ve|re))$/i.test(name) ||
    notNames.has(name.toLowerCase())
    ? undefined
    : name;
}

/** Whether a clause denies what it speaks of. */
export function isNegated(text: string, { negation, least }: Tongue): boolean {
  return negation.test(text.replace(least, ' '));
}
