import type { StepProgress } from '#db/migrate.ts';
import type { CommandInput } from './command.ts';

const BAR = 30;
const EVERY_MS = 100;

/**
 * Shows how far long work has come, on standard error: a bar on a terminal, a line for each step elsewhere.
 * @param unit what `done` and `total` count
 */
export function stepsShown(
  { redraw, say, json }: Pick<CommandInput, 'redraw' | 'say' | 'json'>,
  unit = 'steps',
): (step: StepProgress) => void {
  let last = '';
  let drawn = Number.NEGATIVE_INFINITY;
  return ({ doing, what, done, total }) => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    if (redraw !== null && !json) {
      if (performance.now() - drawn < EVERY_MS && share < 1) return;
      drawn = performance.now();
      const filled = Math.round(share * BAR);
      const bar = `${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}`;
      redraw(`${doing} [${bar}] ${Math.floor(share * 100)} %  ${what}${share === 1 ? '\n' : ''}`);
      return;
    }
    const line = `${doing} ${what}`;
    if (line !== last) say(`${line} (${done} of ${total} ${unit})`);
    last = line;
  };
}
