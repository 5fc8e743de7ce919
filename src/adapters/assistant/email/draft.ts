import type { SkillInput, SkillResult } from '../embedded.ts';
import { detectLanguage, namedLanguage } from './language.ts';
import { PHRASES, type Phrases } from './phrases.ts';
import { EmailFacts, type EmailLanguage } from './task.ts';
import { intentOf, namesOf, readWishes, type Wish } from './wishes.ts';

/** The embedded engine's draft: templates filled with facts, plus the user's own wording. */
export function draftSkill({ facts: given, instructions }: SkillInput): SkillResult {
  const facts = EmailFacts.parse(given);
  const written = detectLanguage(instructions);
  const language = namedLanguage(instructions) ?? written ?? facts.agency.language ?? 'en';
  const phrases = PHRASES[language];
  const wishes = readWishes(instructions, written ?? language, namesOf(facts.candidate));
  const formal = (wishes.tone ?? facts.agency.tone ?? 'formal') === 'formal';
  const intent = facts.intent === 'freeform' ? (intentOf(instructions) ?? 'freeform') : facts.intent;
  const notes = wishes.notUnderstood.map(
    (part) => `Not followed, as the embedded engine does not understand it: ${part}`,
  );

  for (const text of wishes.toCheck) notes.push(`Taken over word for word; check who is meant: ${text}`);

  // Mixing languages in a mail is no usable draft, and rules cannot translate.
  const foreign = written !== null && written !== language;
  const said = foreign ? [] : wishes.said;
  if (foreign) for (const { text } of wishes.said) notes.push(`Not translated, so left out: ${text}`);

  const content = [
    ...opening(intent, facts, phrases, formal),
    ...said.map((part) => speak(part, phrases, formal)),
  ];
  const subject = subjectOf(intent, facts, phrases);
  if (content.length === 0) {
    notes.push('There was nothing to write from: give an intent, or say what to tell or ask.');
    return { object: { subject, body: '', not_followed: [] }, notes, partials: [{ subject }] };
  }
  const courtesy = wishes.short ? [] : closing(intent, phrases, formal);
  const paragraphs = [
    greeting(facts, phrases, formal),
    ...capitals([...content, ...courtesy], language),
    signOff(facts, phrases, formal),
  ];
  const partials = [
    { subject },
    ...paragraphs.map((_, at) => ({ subject, body: paragraphs.slice(0, at + 1).join('\n\n') })),
  ];
  return { object: { subject, body: paragraphs.join('\n\n'), not_followed: [] }, notes, partials };
}

/** The lines with which a mail ends. */
export function signOff(
  facts: Pick<EmailFacts, 'sender' | 'agency'>,
  phrases: Phrases,
  formal: boolean,
): string {
  return [phrases.signOff(formal), facts.sender.name, signature(facts)].filter(Boolean).join('\n');
}

/** How a mail addresses its reader. */
export function greeting(
  { candidate }: Pick<EmailFacts, 'candidate'>,
  phrases: Phrases,
  formal: boolean,
): string {
  // Title and gender are unknown, so a formal greeting uses the full name.
  const name = (formal ? candidate.name : (candidate.first_name ?? candidate.name)).trim();
  return name === '' ? phrases.hello(formal) : phrases.greeting(name, formal);
}

function signature({ sender, agency }: Pick<EmailFacts, 'sender' | 'agency'>): string {
  return [sender.title, agency.name].filter(Boolean).join(', ');
}

function opening(
  intent: EmailFacts['intent'],
  facts: EmailFacts,
  phrases: Phrases,
  formal: boolean,
): string[] {
  if (intent === 'freeform') return [];
  const paragraphs = [phrases[intent](phrases.role(facts.job ?? null), formal)];
  if (intent !== 'reject' && facts.interview) {
    const { when, location, meeting_url } = facts.interview;
    paragraphs.push(phrases.interview({ when, location: location ?? null, url: meeting_url ?? null }));
  }
  if (intent === 'offer' && facts.offer) {
    const { salary, start_date } = facts.offer;
    const terms = [salary ? phrases.salary(salary) : '', start_date ? phrases.start(start_date) : ''].filter(
      Boolean,
    );
    if (terms.length > 0) paragraphs.push(terms.join('\n'));
  }
  return paragraphs;
}

function closing(intent: EmailFacts['intent'], { courtesy }: Phrases, formal: boolean): string[] {
  if (intent === 'freeform') return [];
  if (intent === 'reject') return [courtesy.wishes(formal)];
  if (intent === 'schedule') return [courtesy.times(formal)];
  return [courtesy.question(formal)];
}

/** A sentence for something the user wants to say. */
export function speak(said: Wish, phrases: Phrases, formal: boolean): string {
  const text = said.text.replace(/[.!?]+$/, '');
  return said.kind === 'verbatim' ? said.text : phrases[said.kind](text, formal);
}

function subjectOf(intent: EmailFacts['intent'], facts: EmailFacts, phrases: Phrases): string {
  const title = facts.job?.title ?? null;
  if (intent !== 'freeform') return oneLine(phrases.subjects[intent](title));
  return oneLine(title ?? facts.agency.name);
}

/** German continues in lower case after the greeting's comma; all other paragraphs start with a capital. */
function capitals(paragraphs: string[], language: EmailLanguage): string[] {
  return paragraphs.map((text, at) =>
    language === 'de' && at === 0 ? text : text.charAt(0).toUpperCase() + text.slice(1),
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}
