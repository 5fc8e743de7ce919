import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { batchesAbroad } from '../../../eval/wording/abroad.ts';
import type { Batch, Line } from '../../../eval/wording/lines.ts';

const waits = ({ place, text }: Line): boolean =>
  review([['text', text]], { subject: 'role', place, isUnread: true }).some(
    ({ verdict }) => verdict !== 'clear',
  );
const all = (batches: Record<string, Batch>, kind: 'unlawful' | 'lawful'): Line[] =>
  Object.values(batches).flatMap((batch) => batch[kind]);

it.each([
  { name: 'first-open', passes: 1, stopped: 4 },
  { name: 'first-closed', passes: 3, stopped: 9 },
  { name: 'second-open', passes: 2, stopped: 25 },
  { name: 'second-closed', passes: 8, stopped: 26 },
])(
  'of lines in ten languages unlawful ones do not leave unread, and lawful ones do: $name',
  ({ name, passes, stopped }) => {
    const batches = batchesAbroad(name);
    expect(all(batches, 'unlawful').filter((line) => !waits(line)).length).toBeLessThanOrEqual(passes);
    expect(all(batches, 'lawful').filter(waits).length).toBeLessThanOrEqual(stopped);
  },
);
