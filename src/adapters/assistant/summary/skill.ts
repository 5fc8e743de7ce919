import { z } from 'zod';
import { plainWords } from '#src/domain/lexicon/text.ts';
import { type Tense, tenseOf } from '#src/domain/review/index.ts';
import { LanguageField } from '#src/lib/reader-language.ts';
import type { SkillInput, SkillResult } from '../embedded.ts';
import { AssistantError } from '../port.ts';
import { isOwnAccount, SUMMARY_WORDS, type SummaryWords } from './words.ts';

const maybe = z.nullable(z.string());

/** The facts that a summary may use. */
const SummaryFacts = z.object({
  language: z.optional(LanguageField),
  job: z.nullable(z.object({ title: z.string(), asks: z.array(z.string()) })),
  candidate: z.object({
    name: maybe,
    title: maybe,
    employer: maybe,
    place: maybe,
    years: z.nullable(z.number()),
    evidence: z.array(z.string()),
    skills: z.array(z.string()),
    roles: z.array(z.object({ title: maybe, employer: maybe, from: maybe, to: maybe, did: maybe })),
    studies: z.array(z.object({ degree: maybe, field: maybe, school: maybe })),
    certifications: z.array(z.string()),
    languages: z.array(z.string()),
    notice: maybe,
    work_rights: maybe,
  }),
});
type SummaryFacts = z.infer<typeof SummaryFacts>;

type Person = SummaryFacts['candidate'];

const MAX_ASKS = 5;
const MAX_ROLES = 3;

/** The embedded engine's summary, as a skill. */
export function summarySkill({ facts }: SkillInput): SkillResult {
  return { object: { summary: summaryOf(SummaryFacts.parse(facts)) } };
}

/**
 * The facts of the candidate's record in order, and nothing else.
 * @throws AssistantError `unsupported` where there are none
 */
export function summaryOf({ language = 'en', job, candidate }: SummaryFacts): string {
  const words = SUMMARY_WORDS[language];
  const opening =
    candidate.title === null && candidate.years === null
      ? ''
      : words.opening({ ...candidate, isOver: isOver(candidate) });
  const parts = [opening, ...bullets(job?.asks ?? [], candidate, words)].filter((part) => part !== '');
  if (parts.length === 0 || (job === null && opening === '')) {
    throw new AssistantError(
      'unsupported',
      'The record holds neither a current title nor years of experience to write from.',
    );
  }
  return parts.join('\n\n');
}

/** Whether no job of a record goes on: what somebody is called was their last. */
const isOver = ({ employer, roles }: Person): boolean =>
  employer === null && roles.length > 0 && roles.every(({ to }) => to !== null && to !== 'now');

function bullets(asks: readonly string[], person: Person, words: SummaryWords): string[] {
  const line = (label: string, entries: readonly string[]): string =>
    entries.length === 0 ? '' : `- **${label}${words.colon}** ${entries.join('; ')}`;
  const asked = matching(asks, person);
  // Each list in one tense.
  const told = (tense: Tense): string[] =>
    person.evidence.filter((sentence) => tenseOf(sentence) === tense).map(withoutPoint);
  const lines = [
    asked.length === 0 ? line(words.skills, person.skills.slice(0, MAX_ASKS)) : line(words.asked, asked),
    line(words.done, told('past')),
    line(words.does, told('now')),
    line(words.work, told(null)),
    line(
      words.roles,
      person.roles.slice(0, MAX_ROLES).flatMap((role) => roleOf(role, words)),
    ),
    line(
      words.qualifications,
      [...person.studies.flatMap(studyOf), ...person.certifications].slice(0, MAX_ASKS),
    ),
    line(words.languages, person.languages),
    line(words.workRights, person.work_rights === null ? [] : [person.work_rights]),
    line(words.notice, person.notice === null ? [] : [person.notice]),
  ].filter((text) => text !== '');
  return lines.length === 0 ? [] : [lines.join('\n')];
}

const withoutPoint = (sentence: string): string => sentence.replace(/[.;]+$/, '');

/** Skills and certificates of the record that the job names, as whole words: Java is not in JavaScript. */
function matching(asks: readonly string[], { skills, certifications }: Person): string[] {
  const lines = asks.map((ask) => ` ${plainWords(ask).join(' ')} `);
  const named = [...skills, ...certifications].filter((skill) => {
    const said = plainWords(skill).join(' ');
    return (
      said !== '' && lines.some((words, at) => words.includes(` ${said} `) && isMeant(skill, asks[at] ?? ''))
    );
  });
  return named.slice(0, MAX_ASKS);
}

// A short skill name may be a common word or a letter, so its case must match: Go, R, AI.
function isMeant(skill: string, ask: string): boolean {
  if (skill.length > 3) return true;
  const name = skill.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}+#&'-])`, 'u').test(ask);
}

function roleOf(
  { title, employer, from, to }: Person['roles'][number],
  { until, now, ownAccount }: SummaryWords,
): string[] {
  const what = [title, isOwnAccount(employer) ? ownAccount : employer]
    .filter((part) => part !== null)
    .join(', ');
  if (what === '') return [];
  const years = [from?.slice(0, 4), to === 'now' ? now : to?.slice(0, 4)].filter(
    (part) => part !== undefined,
  );
  return [years.length === 0 ? what : `${what} (${[...new Set(years)].join(until)})`];
}

function studyOf({ degree, field, school }: Person['studies'][number]): string[] {
  const what = [degree, field, school].filter((part) => part !== null).join(', ');
  return what === '' ? [] : [what];
}
