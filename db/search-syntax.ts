/** A condition on the words of a candidate. A phrase is a sequence of adjacent words. */
export type WordQuery =
  | { term: string }
  | { phrase: readonly string[] }
  | { all: readonly WordQuery[] }
  | { any: readonly WordQuery[] }
  | { both: WordQuery; not: WordQuery };

/** A query in FTS5 syntax. Each word is quoted, so that none is read as an operator. */
export const ftsOf = (query: WordQuery, mark: string): string => ftsPart(simplified(query), mark);

function ftsPart(query: WordQuery, mark: string): string {
  if ('term' in query) return quoted([query.term], mark);
  if ('phrase' in query) return quoted(query.phrase, mark);
  if ('all' in query) return `(${query.all.map((part) => ftsPart(part, mark)).join(' AND ')})`;
  if ('any' in query) return `(${query.any.map((part) => ftsPart(part, mark)).join(' OR ')})`;
  return `(${ftsPart(query.both, mark)} NOT ${ftsPart(query.not, mark)})`;
}

const quoted = (words: readonly string[], mark: string): string =>
  `"${words.map((word) => mark + plainWord(word)).join(' ')}"`;

/**
 * Queries in tsquery syntax, of which whoever matches meets one. A phrase that must not be has PostgreSQL read the words of everybody
 * who meets the rest: parted from those who lack one of its words, only those who have all of them are looked at.
 */
export function tsOf(query: WordQuery, mark: string): string[] {
  const whole = simplified(query);
  if (!('both' in whole)) return [tsPart(whole, mark)];
  const { both, not } = whole;
  const loose = withoutOrder(not);
  if (loose === not) return [tsPart(whole, mark)];
  const alike = { both: { all: [both, loose] }, not };
  return [tsPart({ both, not: loose }, mark), tsPart(alike, mark)];
}

/** What also matches where the words of a phrase stand apart; the query itself where that is no wider. */
function withoutOrder(query: WordQuery): WordQuery {
  if ('phrase' in query)
    return query.phrase.length === 1 ? query : { all: query.phrase.map((term) => ({ term })) };
  if (!('any' in query)) return query;
  const any = query.any.map(withoutOrder);
  return any.every((part, at) => part === query.any[at]) ? query : { any };
}

function tsPart(query: WordQuery, mark: string): string {
  if ('term' in query) return `'${mark}${plainWord(query.term)}'`;
  if ('phrase' in query)
    return `(${query.phrase.map((word) => `'${mark}${plainWord(word)}'`).join(' <-> ')})`;
  if ('all' in query) return `(${query.all.map((part) => tsPart(part, mark)).join(' & ')})`;
  if ('any' in query) return `(${query.any.map((part) => tsPart(part, mark)).join(' | ')})`;
  return `(${tsPart(query.both, mark)} & !${tsPart(query.not, mark)})`;
}

// Prevents injection into the query syntax: everything but letters, digits and underscores is replaced.
const plainWord = (word: string): string => word.replace(/[^\p{L}\p{N}_]/gu, '_');

/**
 * A query that matches the same with fewer words. What ranks is asked for beside what must be, which mostly says it already, and
 * each word is looked up and joined once more: of "(a or b) and a" stays "a".
 */
export function simplified(query: WordQuery): WordQuery {
  if ('both' in query) {
    const both = simplified(query.both);
    const not = simplified(query.not);
    return 'both' in both ? { both: both.both, not: simplified({ any: [both.not, not] }) } : { both, not };
  }
  if ('any' in query) {
    const parts = distinct(
      query.any.map(simplified).flatMap((part) => ('any' in part ? [...part.any] : [part])),
    );
    return sole(parts) ?? { any: parts };
  }
  if (!('all' in query)) return query;
  const parts: WordQuery[] = [];
  const nots: WordQuery[] = [];
  for (const part of query.all.map(simplified)) {
    const wanted = 'both' in part ? part.both : part;
    if ('both' in part) nots.push(part.not);
    parts.push(...('all' in wanted ? wanted.all : [wanted]));
  }
  const needed = withoutImplied(distinct(parts));
  const both = sole(needed) ?? { all: needed };
  return nots.length === 0 ? both : { both, not: simplified({ any: nots }) };
}

const sole = (parts: readonly WordQuery[]): WordQuery | undefined =>
  parts.length === 1 ? parts[0] : undefined;

const distinct = (parts: readonly WordQuery[]): WordQuery[] => [
  ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
];

/** Leaves out what holds of whoever meets another part: a choice that holds all that the other allows. */
function withoutImplied(parts: readonly WordQuery[]): WordQuery[] {
  if (!parts.some((part) => 'any' in part)) return [...parts];
  const choices = parts.map(
    (part) => new Set(('any' in part ? part.any : [part]).map((choice) => JSON.stringify(choice))),
  );
  return parts.filter((part, at) => {
    const allowed = choices[at];
    if (!('any' in part) || allowed === undefined) return true;
    return !choices.some(
      (other, i) =>
        i !== at && other.size < allowed.size && [...other].every((choice) => allowed.has(choice)),
    );
  });
}
