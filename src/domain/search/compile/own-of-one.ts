import type { FacetKind } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import type { Run } from './runs.ts';

/** What joins the trades of a list. */
const LISTED = /^\s*(?:,|,?\s*(?:or|and|and\/or|&|plus)|\/)\s*(?:(?:an?|the|any|some|also)\s+)*$/i;
/** What may stand before the trade that is said once more. */
const AGAIN = /(?:[,;:(.–—]|\s-\s|\bbut\b|\band\b)\s*(?:(?:and|but|the|for|of|any|all|though|only)\s+)*$/i;
/** What leads from it to what is asked of it alone. */
const LED =
  /^\s*(?:(?:with|who|must|should|need(?:ing|s)?|need\s+to|have\s+to|ha(?:ve|s)|having|hold(?:ing)?|know(?:ing)?|speak(?:ing)?|are|is|be|to|an?|the|their|on|in|at|from|based|only|also|if|holding|ideally|and|or|:|-|–|,(?=\s*(?:with|must|who)\b))\s*)*$/i;
const NO_CONDITION: ReadonlySet<FacetKind> = new Set(['unsupported', 'keyword', 'name', 'role']);

/**
 * "Sommeliers or pastry chefs in London, sommeliers with WSET": of a list of trades one is said once more with what is asked of it
 * alone. The others do without it.
 * @returns a run for each of the trades; null where none is said again
 */
export function ownOfOne(draft: Draft, read: Run): Run[] | null {
  const trades = read.filter(({ facet: { kind, when } }) => kind === 'role' && when === null);
  const again = trades.at(-1);
  if (again === undefined || trades.length < 3) return null;
  const list = trades.slice(0, -1);
  const isList = list.every((trade, at) => {
    const last = list[at - 1];
    return last === undefined || LISTED.test(draft.text.slice(last.end, trade.at));
  });
  const before = draft.text.slice(list.at(-1)?.end, again.at);
  const same = list.filter(({ facet }) => String(facet.values) === String(again.facet.values));
  if (!isList || same.length !== 1 || !AGAIN.test(before) || !isSaidAgain(draft, again, same)) return null;
  const own = ownConditions(draft, again);
  // What asks something else of it is told; it must not make that trade the only one.
  draft.read.splice(draft.read.indexOf(again), 1);
  if (own.length === 0) {
    draft.note(
      'not_applied',
      `What "${draft.text
        .slice(again.at)
        .split(/[;.\n]/)[0]
        ?.trim()}" asks of one trade alone was not used. Ask for it in a search of its own.`.slice(0, 400),
    );
    return null;
  }
  const [first] = same;
  return list.map((trade) => (trade === first ? [trade, ...own] : [trade]));
}

/** "Bakers, chefs, cooks in Perth" goes on with the list by another word for one of its trades. */
function isSaidAgain(draft: Draft, again: Read, [first]: Run): boolean {
  const lastWord = (of: Read | undefined): string | undefined =>
    /\p{L}+$/u
      .exec(draft.text.slice(of?.at ?? 0, of?.end ?? 0))?.[0]
      .toLowerCase()
      .replace(/s$/, '');
  return lastWord(again) === lastWord(first) && /^\s+[\p{L}\d]/u.test(draft.text.slice(again.end));
}

/** What stands behind the trade that is said again, as far as its clause goes. */
function ownConditions(draft: Draft, again: Read): Run {
  const own: Read[] = [];
  let end = again.end;
  for (const read of draft.read.filter(({ at }) => at >= again.end).toSorted((a, b) => a.at - b.at)) {
    const { kind, strength, either, together } = read.facet;
    const lead = draft.text.slice(end, read.at);
    // "- the surveyors with CostX - in London": what stands behind the second dash is of all.
    if (!LED.test(lead) || (own.length > 0 && /\s[-–—]\s/.test(lead))) break;
    if (NO_CONDITION.has(kind) || strength !== 'must' || either !== null || together !== null) break;
    own.push(read);
    end = read.end;
  }
  return own;
}

/**
 * "Project managers or senior developers": the level is of the second trade alone.
 * @param before the conditions before the two trades
 * @returns a run for each trade of the list; null where no level stands between two trades
 */
export function levelOfOne(
  draft: Draft,
  before: Run,
  { left, right }: { left: Run; right: Run },
): Run[] | null {
  const [first] = left;
  const [level, trade] = right;
  if (first === undefined || left.length > 1 || right.length !== 2) return null;
  if (first.facet.kind !== 'role' || level?.facet.kind !== 'seniority' || trade?.facet.kind !== 'role')
    return null;
  if (String(first.facet.values) === String(trade.facet.values)) return null;
  // "Chefs, bakers or senior waiters": those of the same list.
  const listed = before.filter(
    (each, at) =>
      before.slice(at).every((one, index, rest) => {
        const next = rest[index + 1] ?? first;
        return one.facet.kind === 'role' && /^\s*,\s*$/.test(draft.text.slice(one.end, next.at));
      }) && each.facet.kind === 'role',
  );
  return [...listed.map((one) => [one]), left, right];
}

/**
 * "Senior nurses or junior doctors", "junior accountant or bookkeeper": a level before the first trade is not of a second that begins
 * with one of its own, nor of another single job. Of two in the plural it is of both, as who asks for "senior SREs or platform engineers"
 * wants it.
 * @returns a run for each of the two trades; null where the level is of both
 */
export function levelBeforeFirst(draft: Draft, read: Run): Run[] | null {
  for (const [at, level] of read.entries()) {
    const [first, second] = [read[at + 1], read[at + 2]];
    if (level.facet.kind !== 'seniority' || first?.facet.kind !== 'role' || second?.facet.kind !== 'role')
      continue;
    // "Junior to mid developer or tester": levels in a list are of all, as two of them can not be asked of one person.
    if (read[at - 1]?.facet.kind === 'seniority') continue;
    const [lead, joint] = [draft.text.slice(level.end, first.at), draft.text.slice(first.end, second.at)];
    if (!/^[\s-]*$/.test(lead) || !/^\s*,?\s*(?:or|and|\/)\s*(?:an?\s+)?$/i.test(joint)) continue;
    const [own = ''] = draft.text
      .slice(second.at, second.end)
      .trim()
      .toLowerCase()
      .split(/[\s-]+/);
    const others = read.filter(({ facet: { kind } }) => kind === 'role').length;
    if (others === 2 && (OWN_LEVEL.test(own) || isOfFirst(draft, first, second)))
      return [[level, first], [second]];
  }
  return null;
}

/** What one who does a job is called: "accountant", "bookkeeper". Letters and fields ("SRE", "marketing") may be of many. */
const ONE_PERSON =
  /(?:er|or|ist|ian|eer|yst|ant|wright|smith|keeper|nurse|chef|cook|clerk|lead|head|architect|executive|associate|midwife)\s*$/;

/** Whether both trades are said of one person each, so that each is a job of its own, with an "or" between them. */
const isOfFirst = (draft: Draft, first: Read, second: Read): boolean =>
  /\bor\b|\//i.test(draft.text.slice(first.end, second.at)) &&
  [first, second].every(({ at, end }) => ONE_PERSON.test(draft.text.slice(at, end)));

const OWN_LEVEL = /^(?:junior|senior|trainee|graduate|lead|principal|head|chief|assistant|associate)$/;
