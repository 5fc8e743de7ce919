import { matchesOf } from '#src/lib/matches.ts';
import type { Home } from '../facets.ts';
import { type Chain, chainOf } from './chains.ts';
import type { Reading } from './item.ts';
import { Said, type Stretch } from './plain-text.ts';
import { type Condition, on } from './query.ts';
import { scoresIn } from './scores.ts';

const INTERVIEW = /\b(?:interviews?|meetings?)(?![\p{L}])/iu;
const LED_BACK = /(?:(?:with|whose|where|on which|had|the|an?|one|their|any|his|her)\s+)+$/i;
/** What sets how it was scored off from an interview: "a client interview last week, scored 4". */
const SET_OFF = /(?:,| (?:and|but)|, (?:and|but)) $/i;
const ONE_OF_THEM =
  /,? ?(?:\b(?:and|with|of which) )?(?:at least )?(?:one|1|another|either|any)(?: of (?:them|these|those|which))? (?:(?:was|were|got|being) )*$/i;
const NOUN_BEFORE = /^.*\b(?:interviews?|meetings?)\s+(?=.*\d)/i;
/** "At client interview scored 4" is a stage, whose interview is not spoken of. */
const AT_STAGE = /\b(?:at|in|to|reached|after|before)\s+(?:the\s+)?$/i;
const LED_ON = /^ (?:at|in|on|for|from|after|during) (?:(?:the|an?|their|any|one|his|her) )?/i;

/**
 * Scores whose interview is spoken of beside them: "client interview scored 4", "scored a 5 at the second interview".
 * @param before what was read of interviews already: "two client interviews, one of them scored 4"
 */
export function scoredIn(said: Said, home: Home, before: readonly Reading[]): Reading[] {
  const found: Reading[] = [];
  for (const score of scoresIn(Said.part(said, { at: 0, end: said.text.length }), true)) {
    if (said.taken(score.at, score.end)) continue;
    const behind = behindWhat(said, home, score) ?? ofThem(said, before, score);
    if (behind !== null) {
      said.blot(behind);
      found.push({
        at: behind.at,
        end: behind.end,
        conditions: [on('interviews', { min: 1, of: behind.of })],
      });
      continue;
    }
    const [lead] = LED_ON.exec(said.rest.slice(score.end)) ?? [];
    if (lead === undefined) continue;
    const chain = chainOf(said, score.end + lead.length, 'interviews', home);
    const words = said.text.slice(chain.at, chain.end);
    const isStage = /^ (?:stage|with)\b/i.test(said.text.slice(chain.end));
    if (!chain.hasNoun || isStage || !INTERVIEW.test(words)) continue;
    const stretch = { at: score.at, end: chain.end };
    said.blot(stretch);
    found.push({
      ...stretch,
      conditions: [on('interviews', { min: 1, of: [...score.conditions, ...chain.of] })],
    });
  }
  return found;
}

/** The interviews named before a score, from the first word that is of them. */
function behindWhat(said: Said, home: Home, score: Reading): (Stretch & Pick<Chain, 'of'>) | null {
  const [gap = ''] = SET_OFF.exec(said.rest.slice(0, score.at)) ?? [];
  const last = score.at - gap.length;
  const [clause = ''] = /[^,;:.!?\uFFFC]*$/.exec(said.rest.slice(0, last)) ?? [];
  const from = last - clause.length;
  const starts = matchesOf(/(?<![\p{L}\p{N}'-])\p{L}/gu, said.text.slice(from, score.end));
  for (const { index } of starts.slice(-14)) {
    const at = from + index;
    const chain = chainOf(said, at, 'interviews', home, { isOne: gap !== '' });
    if (chain.at !== at || chain.end < score.end || !chain.of.some(({ field }) => field === 'score'))
      continue;
    if (!INTERVIEW.test(said.text.slice(at, score.end))) return null;
    const [lead = ''] = LED_BACK.exec(said.rest.slice(0, at)) ?? [];
    if (AT_STAGE.test(said.text.slice(0, at))) {
      const [noun = ''] = NOUN_BEFORE.exec(said.text.slice(score.at, score.end)) ?? [];
      return { at: score.at + noun.length, end: score.end, of: score.conditions };
    }
    // "Kestrel, client interview, scored 4" lists a stage.
    if (gap !== '' && lead === '') return null;
    return { at: at - lead.length, end: chain.end, of: chain.of };
  }
  return null;
}

/** Of several interviews the one that was scored so. */
function ofThem(
  said: Said,
  before: readonly Reading[],
  score: Reading,
): (Stretch & Pick<Chain, 'of'>) | null {
  const led = before.findLast(({ end }) => end <= score.at);
  const [of] = led?.conditions ?? [];
  if (led === undefined || of?.field !== 'interviews' || of.max === 0) return null;
  const between = said.text.slice(led.end, score.at);
  const [words = ''] = ONE_OF_THEM.exec(between) ?? [];
  if (words === '' || words.length < between.length) return null;
  return { at: led.end, end: score.end, of: [...withoutScore(of), ...score.conditions] };
}

/** What is asked of an interview but for how it was scored. */
export const withoutScore = ({ of }: Condition): Condition[] =>
  of.filter(({ field }) => field !== 'score').map((each) => ({ ...each, of: [] }));
