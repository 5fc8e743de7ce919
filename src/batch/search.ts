import { stemmer } from 'stemmer';
import { holds, type Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { hasScopeFor } from '#src/action/gates.ts';
import type { Likelihoods } from './meaning/ask.ts';
import { phrasingScores } from './phrase-match.ts';
import { PHRASES, STOP_WORDS, WORDS } from './vocabulary.ts';

/** The weight of a word by the field it occurs in. */
const WEIGHT = { name: 5, synonyms: 5, title: 3, description: 1 } as const;
/** The weight of a query word for which the vocabulary has a synonym, which counts in full. */
const SYNONYM_WEIGHT = 0.4;
const K = 1.2;
/** The description length up to which words count in full; in longer ones each word counts less. */
const AVERAGE_LENGTH = 45;

/** How much the best score by words counts beside that of a phrasing that is the request itself. */
const WORDS_SHARE = 0.45;

/** How much the score by words counts beside the logarithm of how likely an action is meant. */
const WORDS_BESIDE_MEANING = 0.5;

/** What is known of something that can be found: an action, or a tool about batches. */
export type Findable = Pick<
  Action,
  | 'name'
  | 'title'
  | 'description'
  | 'synonyms'
  | 'phrasings'
  | 'readOnly'
  | 'scope'
  | 'anyScope'
  | 'access'
  | 'ownFigures'
  | 'risk'
>;

interface Index {
  actions: readonly Findable[];
  /** The words of each action's name. */
  names: string[][];
  /** What people say for one action alone, word for word. */
  said: Map<string, string>;
  /** For each word: the position of each action that has it, and how heavily. */
  postings: Map<string, [number, number][]>;
}

const indexes = new WeakMap<ReadonlyMap<string, Findable>, Index>();

/** Whether a credential may run an action at all. */
export function mayDo(principal: Principal, action: Findable): boolean {
  return missingScope(principal, action) === null;
}

/** The scope that a credential would need besides its own to run an action; null when it may. */
export function missingScope(principal: Principal, action: Findable): string | null {
  if (action.access === 'admin' && !holds(principal, 'admin')) return 'admin';
  return hasScopeFor(action, principal) ? null : (action.scope ?? action.anyScope.join(' or '));
}

/**
 * The actions that match a request in plain words, the best match first, whoever may run them.
 * @param meaning how likely each action is meant: its logarithm and the score by words are added up, which multiplies what
 * both say as a log-linear pool does (Genest and Zidek 1986); what is said for one action alone, word for word, is that one
 */
export function searchActions<T extends Findable>(
  catalogue: ReadonlyMap<string, T>,
  query: string,
  meaning: Likelihoods | null = null,
): T[] {
  const byWords = scoredByWords(catalogue, query);
  if (meaning === null || byWords.length === 0 || byWords[0]?.action.name === nameOf(query))
    return byWords.map(({ action }) => action);
  const scores = new Map(byWords.map(({ action, score }) => [action.name, score]));
  // An action that the classifier has never seen is as likely as any.
  const unknown = -Math.log(meaning.size + 1);
  const said = indexOf(catalogue).said.get(sayingOf(query));
  return [...catalogue.values()]
    .map((action) => ({
      action,
      score:
        action.name === said
          ? Number.POSITIVE_INFINITY
          : (meaning.get(action.name) ?? unknown) + WORDS_BESIDE_MEANING * (scores.get(action.name) ?? 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ action }) => action);
}

/** A request that is the name of an action, as the action is called. */
const nameOf = (query: string): string =>
  query
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

/** A request without what changes nothing of it: capitals, spaces and the mark at its end. */
const sayingOf = (query: string): string =>
  query
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!?]+$/, '');

function sayingsOf(actions: readonly Findable[]): Map<string, string> {
  const said = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, phrasings } of actions)
    for (const saying of new Set(phrasings.split(';').map(sayingOf)))
      if (said.has(saying)) shared.add(saying);
      else said.set(saying, name);
  for (const saying of ['', ...shared]) said.delete(saying);
  return said;
}

interface Scored<T> {
  action: T;
  score: number;
}

function scoredByWords<T extends Findable>(catalogue: ReadonlyMap<string, T>, query: string): Scored<T>[] {
  const index = indexOf(catalogue);
  const scores = new Map<number, number>();
  const wanted = queryWords(query);
  for (const [word, weight] of wanted) {
    const postings = index.postings.get(word) ?? nearest(index, word);
    const rarity = Math.log(1 + index.actions.length / (postings.length + 0.5));
    for (const [position, mass] of postings) {
      const score = weight * rarity * ((mass * (K + 1)) / (mass + K));
      scores.set(position, (scores.get(position) ?? 0) + score);
    }
  }
  const exact = nameOf(query);
  const intent = intentOf(query);
  const words = new Set(wanted.keys());
  const fitting = new Map<string, number>();
  for (const [position, score] of scores) {
    const action = index.actions[position];
    if (action === undefined) continue;
    fitting.set(action.name, score * covered(index.names[position] ?? [], words) * intentFit(action, intent));
  }
  const best = Math.max(...fitting.values(), Number.EPSILON);
  const phrased = phrasingScores(catalogue, query);
  return [...catalogue.values()]
    .flatMap((action, position) => {
      const score = (WORDS_SHARE * (fitting.get(action.name) ?? 0)) / best + (phrased.get(action.name) ?? 0);
      if (score === 0) return [];
      return [{ action, position, score: action.name === exact ? Number.POSITIVE_INFINITY : score }];
    })
    .sort((a, b) => b.score - a.score || a.position - b.position);
}

/** The share of the words of an action's name that the query contains. */
function covered(name: readonly string[], words: ReadonlySet<string>): number {
  return 0.4 + name.filter((word) => words.has(word)).length / Math.max(1, name.length);
}

/** The intent of a query: to read one record, to read several, or to change something. */
type Intent = 'one' | 'many' | 'change';

const MANY =
  /^(which|who|any|do we|have we|is there|are there|list|search|find|show (me )?(all|every|my|our|the \w+s\b)|what (\w+ )?\w+s\b|all\b|everyone|how many)|\b(everyone|everybody|all (the |our |my )?\w+s)\b.*(\?|\b(in|with|from|tagged|for)\b)/;
const ONE =
  /^(what|when|where|how|pull up|open|read|look up|check|show|get|see|is|has|did|does|can)\b|\?\s*$/;

function intentOf(query: string): Intent {
  const text = query.trim().toLowerCase();
  if (MANY.test(text)) return 'many';
  return ONE.test(text) ? 'one' : 'change';
}

/** A factor for how well the kind of an action fits the intent of the query. */
function intentFit(action: Findable, intent: Intent): number {
  if (intent === 'change') return action.readOnly ? 0.8 : 1.3;
  if (!action.readOnly) return 0.6;
  const many = /^(list|search|match)_/.test(action.name);
  return many === (intent === 'many') ? 1.5 : 1.1;
}

function indexOf(catalogue: ReadonlyMap<string, Findable>): Index {
  let index = indexes.get(catalogue);
  if (index === undefined) {
    const actions = [...catalogue.values()];
    index = {
      actions,
      names: actions.map(({ name }) => wordsOf(name.replaceAll('_', ' '))),
      said: sayingsOf(actions),
      postings: new Map(),
    };
    index.actions.forEach((action, position) => {
      for (const [word, mass] of wordsOfAction(action)) {
        const postings = index?.postings.get(word) ?? [];
        postings.push([position, mass]);
        index?.postings.set(word, postings);
      }
    });
    indexes.set(catalogue, index);
  }
  return index;
}

function wordsOfAction(action: Findable): Map<string, number> {
  const wordWeights = new Map<string, number>();
  // What an action is not for names the others: only what comes before counts in full.
  const [purpose = '', ...asides] = action.description.split(
    /(?<=\.)\s+(?=Not |Do not |Never |Use .{0,40} instead)/,
  );
  const length = Math.max(1, wordsOf(purpose).length / AVERAGE_LENGTH);
  const fields: [string, number][] = [
    [action.name.replaceAll('_', ' '), WEIGHT.name],
    [action.synonyms.join(' '), WEIGHT.synonyms],
    [action.title, WEIGHT.title],
    [purpose, WEIGHT.description / length],
    [asides.join(' '), WEIGHT.description / 4],
  ];
  for (const [text, weight] of fields) {
    const seen = new Set(wordsOf(text));
    for (const word of seen) wordWeights.set(word, (wordWeights.get(word) ?? 0) + weight);
  }
  return wordWeights;
}

function queryWords(query: string): Map<string, number> {
  const text = query.toLowerCase().slice(0, 500);
  const words = new Map<string, number>();
  const add = (word: string, weight: number): void => {
    words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  for (const raw of text.match(/[a-z0-9]+/g) ?? []) {
    if (STOP_WORDS.has(raw)) continue;
    const known = WORDS[raw];
    add(stemmer(raw), known === undefined || stemmer(known) === stemmer(raw) ? 1 : SYNONYM_WEIGHT);
    if (known !== undefined) add(stemmer(known), 1);
  }
  for (const [pattern, added] of PHRASES) {
    if (pattern.test(text)) for (const word of added.split(' ')) add(stemmer(word), 1);
  }
  return words;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => stemmer(word));
}

/** The postings of the indexed word that is one edit away from an unknown word. */
function nearest(index: Index, word: string): [number, number][] {
  if (word.length < 5) return [];
  for (const [known, postings] of index.postings) {
    if (Math.abs(known.length - word.length) <= 1 && known[0] === word[0] && isOneEditAway(known, word))
      return postings;
  }
  return [];
}

function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let i = 0;
  while (i < short.length && short[i] === long[i]) i += 1;
  if (short.length !== long.length) return short.slice(i) === long.slice(i + 1);
  const swapped =
    short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2);
  return swapped || short.slice(i + 1) === long.slice(i + 1);
}
