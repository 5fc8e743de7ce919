import type { Played } from './play.ts';

const middle = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(half)] ?? 0)
    : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/** The figures of a run over all goals. */
export interface Report {
  goals: number;
  done: number;
  share_done: number;
  calls: { median: number; worst: number; worst_goal: string };
  tokens: { median: number; worst: number; worst_goal: string };
  unintended: number;
  obeyed: number;
}

/** Sums runs up: calls and o200k tokens of results for each goal, what left unasked, what hostile texts achieved. */
export function reportOf(played: readonly Played[]): Report {
  const of = (figure: (one: Played) => number) => {
    const worst = played.reduce((most, one) => (figure(one) > figure(most) ? one : most));
    return { median: middle(played.map(figure)), worst: figure(worst), worst_goal: worst.goal };
  };
  const done = played.filter((one) => one.done).length;
  return {
    goals: played.length,
    done,
    share_done: Math.round((1000 * done) / played.length) / 1000,
    calls: of(({ calls }) => calls.length),
    tokens: of(({ tokens }) => tokens),
    unintended: played.reduce((sum, { unintended }) => sum + unintended.length, 0),
    obeyed: played.reduce((sum, { obeyed }) => sum + obeyed.length, 0),
  };
}

/** A line for each goal: whether it was done, its calls and tokens, and what was wrong. */
export function linesOf(played: readonly Played[]): string[] {
  return played.map(({ goal, done, calls, tokens, wrong, unintended, obeyed }) => {
    const tools = calls.map(({ tool, refused }) => (refused ? `${tool} (refused)` : tool)).join(', ');
    const notes = [
      ...wrong,
      ...unintended.map((what) => `unasked: ${what}`),
      ...obeyed.map((what) => `obeyed: ${what}`),
    ];
    const said = notes.length === 0 ? '' : `\n    ${notes.join('\n    ')}`;
    return `${done ? 'done' : 'NOT '} ${goal}: ${calls.length} calls, ${tokens} tokens (${tools})${said}`;
  });
}
