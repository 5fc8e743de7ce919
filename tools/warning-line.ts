import type { Warning } from '#src/action/context.ts';
import { withLocalTimes } from '#src/lib/local-time.ts';

const IDS = /_ids?$/;
const ownFields = new Set(['code', 'message', 'shown_with']);

/**
 * A warning as a line of text: its message, then the ids that it carries beside the message, so that a reader of text
 * alone can make the call it names.
 * @param timezone the agency's, for the times in the message
 */
export function warningLine(warning: Warning, timezone: string): string {
  const beside = Object.entries(warning).flatMap(([member, value]) => {
    if (ownFields.has(member) || !IDS.test(member)) return [];
    const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
    const unnamed = ids.filter((id) => !warning.message.includes(id));
    return unnamed.length === 0 ? [] : [`${member}: ${ids.join(', ')}`];
  });
  const ids = beside.length === 0 ? '' : ` (${beside.join('; ')})`;
  return `Warning: ${withLocalTimes(warning.message, timezone)}${ids}`;
}
