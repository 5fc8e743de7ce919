import { gazetteer } from '../lexicon/gazetteer.ts';
import { roles, skills } from '../lexicon/terms.ts';
import { compileQuery } from './compile/index.ts';

/** Searches that have most of the patterns and lexicons in use: a trade, a place, skills, pay, notice, rights, employers, tenure. */
const SEARCHES = [
  'nurses in Melbourne',
  'looking for project managers near Perth with Jira, stakeholder management is a plus',
  'electricians with PLC experience, available immediately, under AUD 130k',
  'senior developers in London who know Java or Kotlin, remote, no contractors',
  'accountants who worked at Deloitte, not from KPMG, citizens, 5+ years, speak German',
  'payroll people we have not spoken to in 6 months, willing to relocate to Perth, in the role more than 3 years',
];

/**
 * What loads the lexicons of searches and compiles their patterns, in steps that belong in turns of their own: in a new process the
 * first reads take a second and a half of work and more, which the first who searches would wait for.
 */
export const firstReads = (today: string): (() => unknown)[] => [
  gazetteer,
  roles,
  skills,
  ...SEARCHES.map(
    (text) => () =>
      compileQuery(text, { country: 'AU', currency: 'AUD', today, timezone: 'Australia/Sydney' }),
  ),
];
