/** A condition on the words of a candidate. A phrase is a sequence of adjacent words. */
export type WordQuery =
  | { term: string }
  | { phrase: readonly string[] }
  | { all: readonly WordQuery[] }
  | { any: readonly WordQuery[] }
  | { both: WordQuery; not: WordQuery };

/** A query in FTS5 syntax. Each word is quoted, so that none is read as an operator. */
export function ftsOf(query: WordQuery, mark: string): string {
  if ('term' in query) return quoted([query.term], mark);
  if ('phrase' in query) return quoted(query.phrase, mark);
  if ('all' in query) return `(${query.all.map((part) => ftsOf(part, mark)).join(' AND ')})`;
  if ('any' in query) return `(${query.any.map((part) => ftsOf(part, mark)).join(' OR ')})`;
  return `(${ftsOf(query.both, mark)} NOT ${ftsOf(query.not, mark)})`;
}

const quoted = (words: readonly string[], mark: string): string =>
  `"${words.map((word) => mark + plainWord(word)).join(' ')}"`;

/** A query in tsquery syntax. */
export function tsOf(query: WordQuery, mark: string): string {
  if ('term' in query) return `'${mark}${plainWord(query.term)}'`;
  if ('phrase' in query)
    return `(${query.phrase.map((word) => `'${mark}${plainWord(word)}'`).join(' <-> ')})`;
  if ('all' in query) return `(${query.all.map((part) => tsOf(part, mark)).join(' & ')})`;
  if ('any' in query) return `(${query.any.map((part) => tsOf(part, mark)).join(' | ')})`;
  return `(${tsOf(query.both, mark)} & !${tsOf(query.not, mark)})`;
}

// Prevents injection into the query syntax: everything but letters, digits and underscores is replaced.
const plainWord = (word: string): string => word.replace(/[^\p{L}\p{N}_]/gu, '_');
