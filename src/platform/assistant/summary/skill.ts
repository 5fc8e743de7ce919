import type { SkillInput, SkillResult } from '../embedded.ts';
import { AssistantError } from '../port.ts';
import { SummaryFacts } from './task.ts';

type Person = SummaryFacts['candidate'];

const MOST_ASKS = 5;
const MOST_ROLES = 3;
const LONGEST_ABOUT = 400;

/** The embedded engine's summary: what the candidate's own record says, in order, and nothing that it does not. */
export function summarySkill({ facts }: SkillInput): SkillResult {
  const { job, candidate } = SummaryFacts.parse(facts);
  const parts = [
    opening(job?.title ?? null, candidate),
    about(candidate.about),
    ...bullets(job?.asks ?? [], candidate),
  ];
  return { object: { summary: parts.filter((part) => part !== '').join('\n\n') } };
}

function opening(job: string | null, person: Person): string {
  const who = person.name ?? 'This candidate';
  const title = person.title === null ? '' : ` is ${withArticle(person.title)}`;
  const where = person.employer === null || title === '' ? '' : ` at ${person.employer}`;
  const years =
    person.years === null ? '' : `${person.years} ${person.years === 1 ? 'year' : 'years'} of experience`;
  const place = person.place === null ? '' : ` in ${person.place}`;
  if (title === '' && years === '') {
    if (job === null) {
      throw new AssistantError(
        'unsupported',
        'The record holds neither a title nor years of experience to write from.',
      );
    }
    return `${who} is put forward for the ${job} role${place === '' ? '' : `, and lives${place}`}.`;
  }
  if (title === '') return `${who} has ${years}${place === '' ? '' : `, and lives${place}`}.`;
  return `${who}${title}${where}${place}${years === '' ? '' : `, with ${years}`}.`;
}

/** The first sentences of what the record says of the person. */
function about(text: string | null): string {
  if (text === null) return '';
  const [first = ''] = text.trim().split(/\n\s*\n/);
  if (first.length <= LONGEST_ABOUT) return first;
  const sentences = first.slice(0, LONGEST_ABOUT).match(/^[\s\S]*[.!?](?=\s|$)/);
  return sentences?.[0].trim() ?? '';
}

function bullets(asks: readonly string[], person: Person): string[] {
  const asked = matching(asks, person);
  const lines = [
    asked.length === 0
      ? line('Skills', person.skills.slice(0, MOST_ASKS))
      : line('What the role asks for', asked),
    line('Recent roles', person.roles.slice(0, MOST_ROLES).flatMap(roleOf)),
    line(
      'Qualifications',
      [...person.studies.flatMap(studyOf), ...person.certifications].slice(0, MOST_ASKS),
    ),
    line('Languages', person.languages),
    line('Right to work', person.work_rights === null ? [] : [person.work_rights]),
    line('Notice', person.notice === null ? [] : [person.notice]),
  ].filter((text) => text !== '');
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function line(label: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `- **${label}:** ${entries.join('; ')}`;
}

/** Skills and certificates of the record that the job names. */
function matching(asks: readonly string[], { skills, certifications }: Person): string[] {
  const asked = asks.join('\n').toLowerCase();
  const named = [...skills, ...certifications].filter((skill) => asked.includes(skill.toLowerCase()));
  return named.slice(0, MOST_ASKS);
}

function roleOf({ title, employer, from, to }: Person['roles'][number]): string[] {
  const what = [title, employer].filter((part) => part !== null).join(', ');
  if (what === '') return [];
  const years = [from?.slice(0, 4), to === 'now' ? to : to?.slice(0, 4)].filter((part) => part !== undefined);
  return [years.length === 0 ? what : `${what} (${[...new Set(years)].join(' to ')})`];
}

function studyOf({ degree, field, school }: Person['studies'][number]): string[] {
  const what = [degree, field, school].filter((part) => part !== null).join(', ');
  return what === '' ? [] : [what];
}

function withArticle(title: string): string {
  return /^[aeiou]/i.test(title) ? `an ${title}` : `a ${title}`;
}
