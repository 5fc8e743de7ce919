import type { Item } from './item.ts';
import type { Told } from './other-money.ts';
import type { Said } from './plain-text.ts';
import { ME } from './query.ts';

const GREETED =
  '(?:(?:hi|hiya|hello|hey|morning|good morning|afternoon|evening)(?: (?:all|team|there|both|everyone))?[ ,!.]+)?';
const BEFORE = new RegExp(`^${GREETED}$`, 'i');
const NAMED = new RegExp(`^${GREETED}(?:it is|its|this is|i am|my name is)(?: only| just)? $`, 'i');
const HERE = /^,? (?:here|speaking)(?=\s*(?:[,.:;!?–-]|$))/i;
const STOP = /^(?=\s*[,.:;!–-])/;

/**
 * "Hannah Prosser here. Show me mine": who asks says so, and what is theirs is hers. By itself the name asks for nothing, which
 * is told.
 */
export function whoAsksIn(said: Said, items: readonly Item[]): { kept: Item[]; told: Told[] } {
  const plain = { kept: [...items], told: [] };
  for (const name of items) {
    const [who] = name.conditions;
    if (name.field !== 'owner' || who === undefined || who.values.includes(ME)) continue;
    const before = said.text.slice(0, name.at);
    const behind = said.text.slice(name.end);
    const isNamed = NAMED.test(before);
    const here = isNamed || BEFORE.test(before) ? HERE.exec(behind) : null;
    const tail = here ?? (isNamed ? STOP.exec(behind) : null);
    if (tail === null) continue;
    const end = name.end + tail[0].length;
    said.blot({ at: 0, end });
    let isTheirs = false;
    const kept = items
      .filter((item) => item.at >= end)
      .map((item) => ({
        ...item,
        conditions: item.conditions.map((one) => {
          if (one.field === 'team' || !one.values.includes(ME)) return one;
          isTheirs = true;
          return { ...one, values: [...who.values] };
        }),
      }));
    const why = `${said.text.slice(name.at, end)} (read as who asks)`;
    return { kept, told: isTheirs ? [] : [{ at: name.at, end, why }] };
  }
  return plain;
}
