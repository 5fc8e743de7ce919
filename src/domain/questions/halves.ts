import type { Query, Reading } from './query.ts';

/**
 * "Which clients have given us jobs this year but no placements": each half as a question of its own about the same places; null for
 * any other question.
 */
export function halvesOf(question: string): { one: string; none: string } | null {
  const said =
    /^(.*?\bwhich (of (?:my|our) )?(clients|consultants|teams|jobs)\b.+?),? (?:but|and yet|and(?= (?:no|zero|never|not)\b)) (.+?)[?.!\s]*$/i.exec(
      question,
    );
  const first = FIRST.exec(question);
  if (first !== null)
    return {
      one: `which consultants placed ${first[1]}`,
      none: `which consultants did not place before ${first[1]?.replace(/^in /i, '')}`,
    };
  if (said === null) return null;
  const [, one = '', whose = '', places = '', rest = ''] = said;
  const denied = rest
    .replace(/^(?:we|they)(?:['’]ve| have)? (not|never)\b/i, 'have we $1')
    .replace(
      /^(?:we|they) (haven|hasn|didn)['’]?t\b/i,
      (_, verb: string) => `${verb === 'didn' ? 'did' : 'have'} we not`,
    )
    .replace(/^(haven|hasn|didn)['’]?t\b/i, (_, verb: string) => `${verb === 'didn' ? 'did' : 'have'} not`)
    .replace(/^(no|never|not|zero|without)\b/i, (word) =>
      /^(no|zero|without)$/i.test(word) ? 'have no' : `have ${word}`,
    )
    .replace(/\b(?:a single one|any of them|a one|any)$/i, 'any job');
  if (!/\b(not|no|never)\b/i.test(denied)) return null;
  return { one, none: `which ${whose}${places} ${denied}` };
}

/** "Who made their first placement this year": they placed then, and not before it. */
const FIRST =
  /^\s*(?:who|which consultants?) (?:made|got|had|landed|did|has made|have made) (?:his|her|their|the|a) (?:very )?first (?:ever )?(?:placement|deal|hire)s? ((?:this|last) (?:year|quarter|month|week)|in (?:20\d\d|[a-z]+ 20\d\d))[?.!\s]*$/i;

/** The places that have none of one figure, of those that have another; null where the halves do not make that. */
export function ofThose(one: Reading, none: Reading, ever: boolean): Reading | null {
  if (one.compiled?.kind !== 'figure' || none.compiled?.kind !== 'figure') return null;
  const [has, lacks] = [one.compiled.query, none.compiled.query];
  if (!isPlain(has) || !lacks.absent || lacks.by.length !== 1 || has.by[0] !== lacks.by[0]) return null;
  // Whose the places are is said of them, and not of what they have.
  const filters = has.filters.filter(
    ({ dimension, values }) =>
      dimension !== lacks.owners?.dimension || values[0]?.value !== lacks.owners?.values[0]?.value,
  );
  const among: Query = { ...has, filters };
  const query: Query = { ...lacks, among };
  // Who has never placed has not done so at any time.
  if (!ever && query.period?.assumed === true && has.period !== null) query.period = has.period;
  else if (among.period?.assumed === true && lacks.period !== null) among.period = lacks.period;
  return {
    compiled: { kind: 'figure', query },
    unsupported: [],
    instead: [],
    notes: [...(one.notes ?? []), ...(none.notes ?? [])],
  };
}

const isPlain = ({
  by,
  absent,
  rank,
  rows,
  share,
  per,
  against,
  aggregate,
  tally,
  records,
}: Query): boolean =>
  by.length === 1 &&
  !absent &&
  [rank, rows, share, per, against, aggregate, tally, records].every((part) => part === null);
