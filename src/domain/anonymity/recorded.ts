import { parseName } from '../names/index.ts';
import { wordsOf } from './fold.ts';
import type { KnownPerson } from './person.ts';

/** The words of what a record has of a person by its kind, folded. */
export type Recorded = Readonly<Record<(typeof RECORDED)[number], readonly string[]>>;

export const RECORDED = ['given', 'surname', 'employer', 'school'] as const;

/** The words of a candidate's name, employers and schools. */
export function recordedOf(person: KnownPerson, employers: Iterable<string>): Recorded {
  const whole = person.name ?? [person.first_name, person.last_name].filter((part) => part != null).join(' ');
  const parsed = parseName(whole);
  const schools = (person.education ?? []).map((one) => ('school' in one ? one.school : null));
  return {
    given: longOf([person.first_name ?? parsed.given.join(' ')]),
    surname: longOf([person.last_name ?? parsed.surname ?? '']),
    employer: longOf(employers),
    school: longOf(schools.filter((school) => typeof school === 'string')),
  };
}

/** What several records have together. */
export function recordedTogether(all: readonly (Recorded | null)[]): Recorded | null {
  const some = all.filter((one) => one !== null);
  if (some.length === 0) return null;
  const of = (kind: keyof Recorded): string[] => some.flatMap((one) => one[kind]);
  return { given: of('given'), surname: of('surname'), employer: of('employer'), school: of('school') };
}

const longOf = (names: Iterable<string>): string[] =>
  [...names].flatMap(wordsOf).filter((word) => word.length > 1);
