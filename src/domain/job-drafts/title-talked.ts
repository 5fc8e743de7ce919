import { bareOf } from './labels.ts';
import { roleIn } from './role-in.ts';

/** "We talked about a planning forester. Here goes." */
const TALKED_OF =
  /(?<!\p{L})(?:talked|spoke|chatted|discussed|mentioned|asked|emailed|texted|promised|owe|owed)(?: (?:you|to you|with you|earlier|yesterday|briefly|recently|before|last week))*(?: (?:about|of|re|for))? (?:an?|the|our|my|your) (\p{L}[\p{L}'’/-]+(?: \p{L}[\p{L}'’/-]+){0,3}?)(?: (?:spec|brief|role|job|post|vacancy|position))?(?=[.,;:!?]|$| (?:last|on|in|for|the|at|yesterday|earlier|and|who|to|so|before|role|job|a while)(?!\p{L}))/iu;

/** What people talk of and is no role. */
const NO_ROLE =
  /(?<!\p{L})(?:licen[cs]es?|tickets?|degrees?|experience|years?|salary|pay|rate|price|fee|terms|contract|deal|meeting|call|day|week|month|chance|favour|favor|drink|coffee|lunch|list|cvs?|idea|matter|thing|issue|someone|somebody|person|people|role|post|job|vacancy|position|while|bit|is|are|was|be|will|would|have|has|need|needs|we|you|i|our|your)(?!\p{L})/iu;
const FIRST_LINES = 4;
const NEXT_LINES = 8;

/** What was talked of before, where it is a role or a later line opens with it; null of none. */
export function talkedOf(lines: readonly string[]): { text: string; guessed: boolean } | null {
  for (const [at, line] of lines.slice(0, FIRST_LINES).entries()) {
    const said = TALKED_OF.exec(line)?.[1];
    if (said === undefined || NO_ROLE.test(said)) continue;
    const head = new RegExp(`^${said.replaceAll(/[^\p{L} ]/gu, '.')}(?=[,.:(]|\\s[–-]\\s|$)`, 'iu');
    const again = lines.slice(at + 1, at + NEXT_LINES).find((later) => head.test(bareOf(later)));
    if (again !== undefined) return { text: bareOf(again).slice(0, said.length), guessed: false };
    if (roleIn(said) !== null) return { text: said, guessed: true };
  }
  return null;
}
