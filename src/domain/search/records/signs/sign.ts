import { type Condition, on } from '../query.ts';

/** Words that stand for something a record may be. */
export interface Sign {
  pattern: RegExp;
  /** All of these; null where the words, though matched, say something else. */
  read(match: RegExpExecArray): Condition[] | null;
}

/** Words for one of the values of a field. */
export const sign = (field: Condition['field'], value: string | readonly string[], words: string): Sign => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
  read: () => [on(field, { values: typeof value === 'string' ? [value] : [...value] })],
});

/** Words that are read by a rule. */
export const reading = (words: string, read: Sign['read']): Sign => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu'),
  read,
});

export const JOB_NOUN =
  '(?:jobs?|roles?|vacanc(?:y|ies)|positions?|openings?|reqs?|requisitions?|briefs?|assignments?|mandates?|contracts?|postings?)';
/** What nobody looks after. */
export const NOBODYS =
  'unassigned|unowned|ownerless|(?:(?:that|which) )?(?:nobody|no one|no-one) (?:owns|runs|handles|(?:is )?(?:owning|running|handling|looking after|looks after|in charge of|responsible for))(?: (?:it|them|those))?';
export const PERSON_NOUN = '(?:candidates?|people|person|applicants?|applications?|contractors?|cvs?)';

/** What denies that something is on record, and what says that it is. */
const LACKING =
  '(?:no|without(?: an?| any| the)?|with no|missing(?: an?| the| their)?|lacking(?: an?| any)?|(?:have|has|had|having|with|do not have|does not have|that have) (?:not got |not |no )(?:an? |any |the |yet )*|(?:awaiting|await|waiting (?:for|on)|still (?:need|needs|waiting (?:for|on)|awaiting)|needs?|needing|chas(?:e|ing)(?: up)?(?: for)?|owed|pending|outstanding)(?: an?| any| the| their)?)';
const HAVING =
  '(?:with(?: an?| the| their)?|that (?:have|has)(?: an?)?|(?:have|has|having|got)(?: an?| got an?)?)';
const RECORDED =
  '(?:yet|so far|(?:has |have |is |was |been )*(?:recorded|logged|given|set|assigned|attached|on record|on file|left|in|received|back|entered|noted|outstanding|pending|missing)(?: yet| back)?|to date|at all|still)';

/** Signs that a field is empty, or is not, by what it is called: "no feedback yet", "with a scorecard". */
export const emptiness = (nouns: Readonly<Partial<Record<Condition['field'], string>>>): Sign[] =>
  Object.entries(nouns).flatMap(([name, noun]) => {
    const field = name as Condition['field'];
    const pattern = (words: string): RegExp =>
      new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');
    return [
      {
        pattern: pattern(
          `${LACKING} (?:any )?(?:${noun})(?: ${RECORDED})*|(?:${noun}) (?:is |are |has |have |was |were |been |being |still |left )*(?:not (?:yet )?(?:been )?(?:recorded|logged|given|set|in|received|back|entered|left)|missing|outstanding|pending|awaited|overdue|due|to come|to chase|needed|required|owed|unknown|empty|blank)(?: yet)?`,
        ),
        read: () => [on(field, { has: false })],
      },
      {
        pattern: pattern(
          `${HAVING} (?:${noun})(?! (?:of|is|was|hold|on hold|held|advanc|reject|pass|fail|over|under|above|below|at\\b|from\\b|up\\b|\\d|[£$€]))(?: ${RECORDED})*|(?:${noun}) (?:is |are |has |have |was |been )*(?:recorded|logged|given|set|in|received|back|entered|left)`,
        ),
        read: () => [on(field, { has: true })],
      },
    ];
  });
