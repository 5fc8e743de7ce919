import { holds, type Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { PHRASES, STOP_WORDS, WORDS } from './vocabulary.ts';

/** How much a word counts where it stands. */
const WEIGHT = { name: 5, synonyms: 5, title: 3, description: 1 } as const;
/** How much a word counts that the vocabulary has another word for, which counts in full. */
const REPLACED = 0.4;
const K = 1.2;
/** A description of this many words counts as it is; the words of a longer one count less each. */
const USUAL_LENGTH = 45;

interface Index {
  actions: readonly Action[];
  /** The words of each action's name. */
  names: string[][];
  /** For each word: the position of each action that has it, and how heavily. */
  postings: Map<string, [number, number][]>;
}

const indexes = new WeakMap<ReadonlyMap<string, Action>, Index>();

/** Whether a credential may do an action at all. */
export function mayDo(principal: Principal, action: Action): boolean {
  if (action.access === 'admin' && !holds(principal, 'admin')) return false;
  return action.scope === null || holds(principal, action.scope);
}

/** Actions that a credential may do, the best match first; those that match nothing are left out. */
export function searchActions(
  catalogue: ReadonlyMap<string, Action>,
  principal: Principal,
  query: string,
): Action[] {
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
  const exact = query
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const intent = intentOf(query);
  const words = new Set(wanted.keys());
  return [...scores]
    .flatMap(([position, score]) => {
      const action = index.actions[position];
      if (action === undefined || !mayDo(principal, action)) return [];
      const fitting = score * covered(index.names[position] ?? [], words) * suits(action, intent);
      return [{ action, position, score: action.name === exact ? Number.POSITIVE_INFINITY : fitting }];
    })
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .map(({ action }) => action);
}

/** How much of an action's name was asked for: a name that says more than was asked is another action's. */
function covered(name: readonly string[], words: ReadonlySet<string>): number {
  return 0.4 + name.filter((word) => words.has(word)).length / Math.max(1, name.length);
}

/** What a request wants of the records: one of them, several, or a change. */
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

/** How well the kind of an action fits what was asked. */
function suits(action: Action, intent: Intent): number {
  if (intent === 'change') return action.kind === 'write' ? 1.3 : 0.8;
  if (action.kind === 'write') return 0.6;
  const many = /^(list|search|match)_/.test(action.name);
  return many === (intent === 'many') ? 1.5 : 1.1;
}

function indexOf(catalogue: ReadonlyMap<string, Action>): Index {
  let index = indexes.get(catalogue);
  if (index === undefined) {
    const actions = [...catalogue.values()];
    index = {
      actions,
      names: actions.map(({ name }) => wordsOf(name.replaceAll('_', ' '))),
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

function wordsOfAction(action: Action): Map<string, number> {
  const masses = new Map<string, number>();
  // What an action is not for names the others: only what comes before counts in full.
  const [purpose = '', ...asides] = action.description.split(
    /(?<=\.)\s+(?=Not |Do not |Never |Use .{0,40} instead)/,
  );
  const length = Math.max(1, wordsOf(purpose).length / USUAL_LENGTH);
  const fields: [string, number][] = [
    [action.name.replaceAll('_', ' '), WEIGHT.name],
    [action.synonyms.join(' '), WEIGHT.synonyms],
    [action.title, WEIGHT.title],
    [purpose, WEIGHT.description / length],
    [asides.join(' '), WEIGHT.description / 4],
  ];
  for (const [text, weight] of fields) {
    const seen = new Set(wordsOf(text));
    for (const word of seen) masses.set(word, (masses.get(word) ?? 0) + weight);
  }
  return masses;
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
    add(stem(raw), known === undefined || stem(known) === stem(raw) ? 1 : REPLACED);
    if (known !== undefined) add(stem(known), 1);
  }
  for (const [pattern, added] of PHRASES) {
    if (pattern.test(text)) for (const word of added.split(' ')) add(stem(word), 1);
  }
  return words;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !STOP_WORDS.has(word)).map(stem);
}

/** A word without its commonest endings, so that `placements` finds `placement` and `scheduling` finds `schedule`. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const plain = single.replace(/(ing|ed)$/, '');
  const root = plain.length >= 3 && plain !== single ? plain.replace(/([^aeiouls])\1$/, '$1') : single;
  return root.length > 4 ? root.replace(/e$/, '') : root;
}

/** Postings of the indexed word that is one slip away from a word nobody uses. */
function nearest(index: Index, word: string): [number, number][] {
  if (word.length < 5) return [];
  for (const [known, postings] of index.postings) {
    if (Math.abs(known.length - word.length) <= 1 && known[0] === word[0] && oneSlip(known, word))
      return postings;
  }
  return [];
}

function oneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let i = 0;
  while (i < short.length && short[i] === long[i]) i += 1;
  if (short.length !== long.length) return short.slice(i) === long.slice(i + 1);
  const swapped =
    short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2);
  return swapped || short.slice(i + 1) === long.slice(i + 1);
}
