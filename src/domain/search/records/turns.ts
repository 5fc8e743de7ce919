import type { Item } from './item.ts';
import type { Said } from './plain-text.ts';
import { type Condition, on } from './query.ts';
import { PATH } from './signs/applications.ts';

const BUT =
  /^\s*(?:,\s*)?(?:but|and then|then|and (?:was |were |has |have |are |is )?(?:since|later|subsequently|now|currently)|only to be)\b/i;
/** Told the other way round: "dropped out after being submitted". */
const HAVING_BEEN =
  /^\s*(?:,\s*)?(?:(?:only )?(?:after|despite|once|since)(?: (?:he|she|they|we))?(?: (?:had|have|having))?(?: been| being| got| getting)?(?: to)?|(?:though |although |even though )?(?:(?:they|we) )?(?:having|had) (?:already )?(?:been |got )?(?:to )?|(?:(?:people|candidates?|ones?|applicants?) )?(?:that|who|whom) (?:(?:we|i|he|she|were|was|had|have|has|got|been|once) )+)\s*$/i;
/** What tells that a stage came after one said before it, whatever stands between: "sent by Dan and then rejected". */
const THEN =
  /\b(?:but|(?:and )?then|only to (?:be|get)|and (?:later|since|subsequently|eventually)|before being)(?: (?:who|that|which|was|were|is|are|got|been|being|has|have|had|then|later|since|subsequently|eventually|ended|up|they|he|she))*\s*$/i;
/** "Not at screen and not at funnel but live" says nothing of what came before. */
const LEFT_OUT = /\b(?:not|nor|neither|except|excluding)(?: yet| those)? (?:at|in|on)(?: the)?\s*$/i;
const BESIDE = /^[\s,]*(?:(?:stage|since|in|on|by|it|there)\s*)*$/i;

/** Stages that were come to one after another, and when: "submitted but rejected", "reached offer since May". */
export function inTurn(said: Said, items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const last = kept.at(-1);
    const between = last === undefined ? '' : said.text.slice(last.end, item.at);
    // "Rejected after interview, this quarter": a comma sets the day off from how far they had come.
    const isSetOff = between.includes(',') && kept.slice(0, -1).some(isEnded);
    const days = isSetOff ? null : daysOf(last, item, between);
    if (last !== undefined && days !== null) {
      kept.splice(-1, 1, {
        ...last,
        end: item.end,
        conditions: last.conditions.map((one) => ({ ...one, ...days })),
      });
      continue;
    }
    const isLeftOut = last !== undefined && LEFT_OUT.test(said.text.slice(0, last.at));
    if (
      last !== undefined &&
      !isLeftOut &&
      isStage(last) &&
      ((isStage(item) && BUT.test(between)) || isNeverAfter(last, item, said))
    )
      kept.splice(-1, 1, { ...last, field: 'reached', conditions: last.conditions.map(cameTo) });
    else if (item.conditions[0]?.field === 'stage') {
      const at = kept.findLastIndex(isStage);
      const stage = kept[at];
      const gone = stage === undefined ? '' : said.text.slice(stage.end, item.at);
      const isOut = stage !== undefined && LEFT_OUT.test(said.text.slice(0, stage.at));
      if (
        stage !== undefined &&
        !isOut &&
        !(isEnded(stage) && isOnTheWay(item)) &&
        THEN.test(gone) &&
        !/[;.?!]/.test(gone)
      )
        kept.splice(at, 1, { ...stage, field: 'reached', conditions: stage.conditions.map(cameTo) });
    }
    if (
      last !== undefined &&
      isSubmitted(item, said) &&
      cameFrom(last) &&
      /^ and(?: then)? $/i.test(between)
    ) {
      kept.push({ ...item, field: 'submitted', conditions: item.conditions.map(cameTo) });
      continue;
    }
    const isBack = last !== undefined && isStage(last) && isStage(item) && HAVING_BEEN.test(between);
    if (isBack) said.blot({ at: last.end, end: item.at });
    const short = afterwards(kept.findLast(isEnded), said, item);
    if (short !== null) {
      kept.push(short);
      continue;
    }
    kept.push(
      isBack ? { ...item, at: last.end, field: 'reached', conditions: item.conditions.map(cameTo) } : item,
    );
  }
  return kept;
}

/** "Rejected in October after screening": how far whoever is out had come, and no other stage to stand at. */
function afterwards(ended: Item | undefined, said: Said, item: Item): Item | null {
  const [only] = item.conditions;
  if (ended === undefined || only?.field !== 'stage' || item.conditions.length > 1) return null;
  if (/[;.?!]|\b(?:or|and)\b/i.test(said.text.slice(ended.end, item.at))) return null;
  const words = said.text.slice(item.at, item.end);
  const [first] = only.values;
  const at = PATH.findIndex((stage) => stage === first);
  if (/^(?:after|following|past|beyond)\b/i.test(words) && at > 0) {
    const before = PATH[at - 1];
    return before === undefined
      ? null
      : { ...item, field: 'reached', conditions: [on('reached', { values: [before] })] };
  }
  if (!/^(?:before|prior to|short of)\b/i.test(words) || at !== 0) return null;
  const next = PATH.find((stage) => !only.values.includes(stage));
  return next === undefined
    ? null
    : { ...item, field: 'reached', conditions: [on('reached', { values: [next], not: true })] };
}

/** "Submitted but never interviewed": of all who were put to the client, wherever they stand now. */
function isNeverAfter(sent: Item, { at, end, conditions: [only] }: Item, said: Said): boolean {
  const isLacking = (only?.field === 'interviews' && only.max === 0) || only?.field === 'reached';
  return (
    isLacking &&
    isSubmitted(sent, said) &&
    NEVER.test(said.text.slice(sent.end, end)) &&
    !/[;.?!]/.test(said.text.slice(sent.end, at))
  );
}
const NEVER = /\b(?:never|without (?:ever|even)|(?:not|n't) (?:once|ever|even once))\b/i;

/** "Matched and submitted": what was done, and no stage by its name. */
const isSubmitted = ({ at, end, conditions: [only, ...more] }: Item, said: Said): boolean =>
  only?.field === 'stage' &&
  only.values.join() === 'submitted' &&
  more.length === 0 &&
  !/\b(?:at|in|stage)\b/i.test(said.text.slice(Math.max(0, at - 4), end));
const cameFrom = ({ field, conditions }: Item): boolean => field === 'source' && conditions.length === 1;

const isEnded = ({ conditions: [only] }: Item): boolean =>
  only?.field === 'stage' && only.values.every((value) => value === 'rejected' || value === 'withdrew');

/** "Rejected but had been sent": what stands behind came before. */
const isOnTheWay = ({ conditions: [only] }: Item): boolean =>
  only?.values.every((value) => !['rejected', 'withdrew', 'placed', 'no'].includes(value)) ?? false;

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
