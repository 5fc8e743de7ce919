import type { BatchItem } from './items.ts';
import type { LiveRun } from './registry.ts';

/** How long a decision waits for the secrets of what it set going. */
const WAIT_MS = 20_000;

/** What an approved item made and is shown once; null where it did not come to be while the decision waited. */
export interface ShownOnce {
  title: string;
  secrets: { name: string; value: string }[] | null;
}

/** Waits for the items of a run that make a secret, and takes their secrets out of its memory. */
export async function shownOnce(run: LiveRun, items: readonly BatchItem[]): Promise<ShownOnce[]> {
  const making = items.filter(({ definition }) => definition.secrets.length > 0);
  if (making.length === 0) return [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS);
  });
  await Promise.race([run.ended.catch(() => {}), late]);
  clearTimeout(timer);
  return making.flatMap(({ position, definition }): ShownOnce[] => {
    const state = run.states[position];
    if (state?.status === 'failed' || state?.status === 'rolled_back') return [];
    const { title, secrets: names } = definition;
    if (state?.status !== 'succeeded') return [{ title, secrets: null }];
    const secrets = names.flatMap((name) => {
      const value = secretIn(state.data, name);
      return value === null ? [] : [{ name, value }];
    });
    return secrets.length === 0 ? [] : [{ title, secrets }];
  });
}

/** Whether a result holds something that is shown once. */
export function holdsSecret(names: readonly string[], data: unknown): boolean {
  return names.some((name) => secretIn(data, name) !== null);
}

function secretIn(data: unknown, name: string): string | null {
  const value: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : null;
  return typeof value === 'string' ? value : null;
}
