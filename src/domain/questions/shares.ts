import type { Axis } from '../analytics/index.ts';
import type { Tokens } from './tokens.ts';

/** Which mentions are the part of a share; all of it by places; or null where no share is asked for. */
export function shareIn(tokens: Tokens, axes: readonly Axis[]): number[] | 'places' | 'unclear' | null {
  const at = tokens.find(['share']);
  if (at < 0) return null;
  // "Which consultants share placements" asks who has some in common.
  const isVerb = ['share', 'shared'].includes(tokens.word(at)) && SHARED.has(tokens.at(at + 1)?.lemma ?? '');
  tokens.takeAll('share');
  // "The share of each", as a reading is told.
  if (tokens.word(at + 1) === 'of' && tokens.word(at + 2) === 'each' && axes.length > 0) tokens.take(at + 2);
  // "Sam's share of the agency's billings" has all of them for its whole.
  const whole = tokens.all.findIndex(({ kind, word }) => kind === 'word' && word === 'agency');
  const ofIt = tokens.word(whole - 1) === 'the' && tokens.all[whole - 2]?.word === 'of';
  if (ofIt && tokens.mentions().some((on) => on < at)) tokens.take(whole);
  if (isVerb) return 'unclear';
  const all = tokens.mentions().filter((on) => tokens.at(on)?.mention?.dimension !== 'currency');
  if (all.length === 0) return axes.length > 0 ? 'places' : [];
  if (all.length === 1) return oneOf(tokens, all, at, axes);
  // "Sam's share of the team's billings": what stands before it is the part.
  const owners = all.filter((one) => one < at);
  if (owners.length > 0 && owners.length < all.length && tokens.all[at + 1]?.word === 'of') return owners;
  // "Of Sam's placements, those that were contract": what stands before the verb is the whole.
  const verb = tokens.all.findLastIndex(
    ({ kind, word }, on) => kind === 'word' && on > at && SPLITS.has(word) && all.some((one) => one > on),
  );
  const after = all.filter((one) => one > verb && verb >= 0);
  return after.length > 0 && after.length < all.length ? after : 'unclear';
}

/** "What share of Sam's billings came from each client" takes Sam for the whole; "Sam's share by client" for the part. */
function oneOf(
  tokens: Tokens,
  all: number[],
  at: number,
  axes: readonly Axis[],
): number[] | 'places' | 'unclear' {
  const [on = 0] = all;
  if (axes.length === 0 || on < at || tokens.at(on)?.mention?.dimension === 'type') return all;
  const verb = tokens.all.findIndex(({ kind, word }, one) => kind === 'word' && one > at && VERBS.has(word));
  if (verb < 0) return 'unclear';
  return on > verb ? all : 'places';
}

const VERBS: ReadonlySet<string> = new Set(['were', 'was', 'are', 'is', 'came', 'come', 'comes', 'went']);

const SPLITS: ReadonlySet<string> = new Set([
  'were',
  'was',
  'are',
  'is',
  'came',
  'come',
  'went',
  'made',
  'by',
  'from',
  'that',
]);

/** What people share, where share is what they do. */
const SHARED: ReadonlySet<string> = new Set(['place', 'hire', 'bill', 'fee', 'job', 'candidate', 'client']);
