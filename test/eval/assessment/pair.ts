/** What a brief says, as an agency gets it from a client. */
export interface BriefCase {
  title: string;
  /** City and country code; null for a remote role. */
  place: readonly [city: string, country: string] | null;
  description: string;
}

export interface PersonCase {
  title: string;
  employer: string;
  /** The year in which the present job began. */
  since: number;
  years: number;
  place: readonly [city: string, country: string];
  skills: readonly string[];
  certifications: readonly string[];
  languages: readonly string[];
  /** What they write of their present work. */
  does: string;
  /** Earlier jobs: title, employer, from, to, what was done. */
  before: readonly (readonly [title: string, employer: string, from: number, to: number, did: string])[];
  education: string | null;
  /** A recruiter's judgement for each brief of the family: y to put forward, m to ask first, n not. */
  verdicts: string;
}

/** Briefs with the people who applied for each of them. */
export interface Family {
  briefs: readonly BriefCase[];
  people: readonly PersonCase[];
}

/** A person in short: what is left out is not on record. */
export function person(
  verdicts: string,
  [title, employer, since, years]: readonly [string, string, number, number],
  place: PersonCase['place'],
  skills: readonly string[],
  does: string,
  more: Partial<Pick<PersonCase, 'certifications' | 'languages' | 'before' | 'education'>> = {},
): PersonCase {
  const none = { certifications: [], languages: [], before: [], education: null };
  return { verdicts, title, employer, since, years, place, skills, does, ...none, ...more };
}
