import type { Item } from './item.ts';
import type { Said } from './plain-text.ts';
import { type Condition, on } from './query.ts';

const BUT =
  /^\s*(?:,\s*)?(?:but|and then|then|and (?:was |were |has |have )?(?:since|later|subsequently)|only to be)\b/i;
/** Told the other way round: "dropped out after being submitted". */
const HAVING_BEEN =
  /^\s*(?:,\s*)?(?:(?:only )?(?:after|despite|once|since)(?: (?:he|she|they|we))?(?: (?:had|have|having))?(?: been| being| got| getting)?(?: to)?|(?:though |although |even though )?(?:(?:they|we) )?(?:having|had) (?:already )?(?:been |got )?(?:to )?)\s*$/i;
/** What tells that a stage came after one said before it, whatever stands between: "sent by Dan and then rejected". */
const THEN =
  /\b(?:but|(?:and )?then|only to (?:be|get)|and (?:later|since|subsequently|eventually)|before being)(?: (?:was|were|is|are|got|been|being|has|have|had|then|later|since|subsequently|eventually|ended|up|they|he|she))*\s*$/i;
const BESIDE = /^[\s,]*(?:(?:stage|since|in|on|by|it|there)\s*)*$/i;

/** Stages that were come to one after another, and when: "submitted but rejected", "reached offer since May". */
export function inTurn(said: Said, items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    const between = last === undefined ? '' : said.text.slice(last.end, item.at);
    const days = daysOf(last, item, between);
    if (last !== undefined && days !== null) {
      kept.splice(-1, 1, {
        ...last,
        end: item.end,
        conditions: last.conditions.map((one) => ({ ...one, ...days })),
      });
      continue;
    }
    if (last !== undefined && isStage(last) && isStage(item) && BUT.test(between))
      kept.splice(-1, 1, { ...last, field: 'reached', conditions: last.conditions.map(cameTo) });
    else if (item.conditions[0]?.field === 'stage') {
      const at = kept.findLastIndex(isStage);
      const stage = kept[at];
      const gone = stage === undefined ? '' : said.text.slice(stage.end, item.at);
      if (stage !== undefined && THEN.test(gone) && !/[;.?!]/.test(gone))
        kept.splice(at, 1, { ...stage, field: 'reached', conditions: stage.conditions.map(cameTo) });
    }
    const isBack = last !== undefined && isStage(last) && isStage(item) && HAVING_BEEN.test(between);
    if (isBack) said.blot({ at: last.end, end: item.at });
    kept.push(
      isBack ? { ...item, at: last.end, field: 'reached', conditions: item.conditions.map(cameTo) } : item,
    );
  }
  return kept;
}

const isStage = ({ conditions: [only, ...more] }: Item): boolean =>
  only?.field === 'stage' && only.values.length === 1 && more.length === 0;

const cameTo = ({ values }: Condition): Condition =>
  values.includes('submitted') ? on('submitted', { has: true }) : on('reached', { values });

/** The days right behind a stage that was reached are of that. */
function daysOf(
  last: Item | undefined,
  { conditions }: Item,
  between: string,
): Pick<Condition, 'from' | 'to'> | null {
  const [day, ...more] = conditions;
  const isReached = last?.conditions.every(({ field }) => field === 'reached') ?? false;
  if (!isReached || day === undefined || more.length > 0 || day.not || !BESIDE.test(between)) return null;
  return day.field === 'moved' || day.field === 'created' ? { from: day.from, to: day.to } : null;
}
