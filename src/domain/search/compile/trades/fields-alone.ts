import { roleOfWork, roles, type Term } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { facet } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { isSmall } from '../small-words.ts';
import { peopleInField } from './fields-of-work.ts';

/** What begins a search without saying whom it asks for. */
const ASKING =
  /^\s*(?:(?:please|pls|need(?:ed)?|find|show|get|send|me|us|any|some|all|our|we|i|want|looking|searching|for|the|who|do|have|got|list|give)\s+)*/i;
/** Where the first thing of a list ends. */
const ENDS = /[,;:.?!|(\n\uFFFC]|\s[-–—]\s|\s(?:in|at|with|from|near|around|based|now)\s|$/;
const MOST_WORDS = 3;
const SHARED = 4;
/** Who does a work, and no work. */
const PEOPLE = /(?:er|or|ist|ian|yst|ant|man|men|ee|nurse|rep)s?$/i;
const TITLED = ['manager', 'officer', 'specialist', 'engineer', 'analyst', 'coordinator'];

/**
 * The trade that is called by a field of work: payroll officers by payroll, auditors by audit. Of what several trades know (AML, SQL) no
 * trade has its name.
 * @param words the field as plain words
 * @param also other names of the same field
 */
function tradeCalledBy(words: readonly string[], also: readonly string[] = []): Term | undefined {
  const trade = [words, ...also.map((other) => plainWords(other))]
    .map((field) => peopleInField(field) ?? roleOfWork(field))
    .find((found) => found !== undefined && found !== null);
  if (trade === undefined || trade === null || /(?:Software Engineer|Consultant)$/.test(trade.name))
    return undefined;
  const name = plainWords(trade.name);
  const isIn = (field: readonly string[]): boolean =>
    field.length > 0 &&
    field.every((word) => name.some((own) => own === word || own.slice(0, SHARED) === word.slice(0, SHARED)));
  return isIn(words) || also.some((other) => isIn(plainWords(other))) ? trade : undefined;
}

/** The trade that is called by what was read as a skill; letters alone (AML, PPC) are what somebody knows. */
function tradeOf(draft: Draft, { at, end, facet: { values } }: Read): Term | undefined {
  const said = draft.text.slice(at, end).trim();
  return /^\p{Lu}{2,5}$/u.test(said) ? undefined : tradeCalledBy(plainWords(said), values);
}

/** "AML or financial planning people": whom letters stand for beside a word for people. */
const peopleCalled = (draft: Draft, { at, end }: Read): Term | undefined =>
  roles().book.whole(`${draft.text.slice(at, end)} people`);

/** Where the first thing of a search stands, where that is a few words without a mark. */
function firstOf(draft: Draft): { at: number; end: number } | null {
  const at = ASKING.exec(draft.text)?.[0].length ?? 0;
  const end = at + (ENDS.exec(draft.text.slice(at))?.index ?? 0);
  const said = draft.text.slice(at, end).trimEnd();
  const words = said.split(/\s+/);
  if (said === '' || words.length > MOST_WORDS || words.every((word) => isSmall(word))) return null;
  return { at, end: at + said.length };
}

const namesTrade = (draft: Draft): boolean => draft.read.some(({ facet: { kind } }) => kind === 'role');

/** "Port operations, DP World", "social work, Leeds": who is looked for is told by the work, first and without another trade. */
export function readFieldAlone(draft: Draft): void {
  const first = namesTrade(draft) ? null : firstOf(draft);
  if (first === null || draft.taken(first.at, first.end) || draft.strengthAt(first.at) !== 'must') return;
  const said = draft.text.slice(first.at, first.end);
  const words = plainWords(said);
  if (PEOPLE.test(said)) return;
  // Of two words and more that name no skill, whoever bears them in a title.
  const titled =
    words.length > 1 ? TITLED.map((title) => roles().book.whole([...words, title].join(' '))) : [];
  const trade = tradeCalledBy(words) ?? titled.find((found) => found !== undefined);
  if (trade === undefined) return;
  draft.take(first.at, first.end, { kind: 'role', label: trade.name, values: [trade.name] });
}

/** "Compliance, AML", "audit. KPMG.": whoever has the trade of that name as well as whoever lists it as a skill. */
export function widenFieldAlone(draft: Draft): void {
  const first = namesTrade(draft) ? null : firstOf(draft);
  const skill = draft.read.find(({ at, end }) => at === first?.at && end === first.end);
  if (skill?.facet.kind !== 'skill' || skill.facet.strength !== 'must' || skill.facet.together !== null)
    return;
  const same = draft.read.filter(({ facet: { either } }) => either !== null && either === skill.facet.either);
  if (same.some(({ at }) => at !== skill.at) || draft.read.every(({ at }) => at === skill.at)) return;
  const trade = tradeOf(draft, skill);
  if (trade === undefined) return;
  skill.facet.either ??= draft.freeNumber();
  const { either } = skill.facet;
  draft.read.push({
    at: skill.at,
    end: skill.end,
    facet: facet({ kind: 'role', strength: 'must', label: trade.name, values: [trade.name], either }),
  });
}

const LISTED = /^\s*(?:,|,?\s*\b(?:or|and\/or)\b|\/)\s*$/i;
/** "Underwriting or claims people": the word is said of both. */
const PEOPLE_OF = /\s(?:people|folks?|staff|specialists?|professionals?|types?)\s*$/i;
const OR = /\bor\b/i;

/**
 * "Payroll, HR or recruitment", "underwriting or claims people": in a list of three and more, or of people by their fields, one of which is a trade and each other a field that a trade is called by,
 * the fields are trades too. Read as skills they would be asked of all the others.
 */
export function readFieldsAmongTrades(draft: Draft): void {
  const read = draft.read
    .filter(
      ({ facet: { kind, strength, when } }) => kind !== 'unsupported' && strength === 'must' && when === null,
    )
    .toSorted((a, b) => a.at - b.at);
  for (const list of listsIn(draft, read)) {
    const places = [...new Set(list.map(({ at }) => at))];
    const fields = list.filter(({ facet: { kind } }) => kind !== 'role');
    const lastAt = list.at(-1)?.at ?? 0;
    // "Production managers or supervisors, Lean": behind the last trade stands what they know.
    const isOr = OR.test(draft.text.slice(list.findLast(({ at }) => at < lastAt)?.end, lastAt));
    const arePeople = list.some(({ at, end }) => PEOPLE_OF.test(draft.text.slice(at, end)));
    if (places.length < (arePeople ? 2 : 3) || fields.length === 0 || fields.length === list.length || !isOr)
      continue;
    const trades = fields.map(
      (field) => tradeOf(draft, field) ?? (arePeople ? peopleCalled(draft, field) : undefined),
    );
    if (trades.some((trade) => trade === undefined)) continue;
    for (const [index, field] of fields.entries()) {
      const { name = '' } = trades[index] ?? {};
      if (fields.findIndex(({ at }) => at === field.at) < index)
        draft.read.splice(draft.read.indexOf(field), 1);
      else Object.assign(field.facet, { kind: 'role', label: name, values: [name], either: null });
    }
  }
}

/** Trades, skills and fields of business that stand in one list; what is both of the latter stands there twice. */
function listsIn(draft: Draft, read: readonly Read[]): Read[][] {
  const lists: Read[][] = [];
  for (const next of read) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    const isOne = ['role', 'skill', 'industry'].includes(next.facet.kind) && next.facet.together === null;
    if (!isOne) lists.push([]);
    else if (
      list !== undefined &&
      last !== undefined &&
      (last.at === next.at || LISTED.test(draft.text.slice(last.end, next.at)))
    )
      list.push(next);
    else lists.push([next]);
  }
  return lists;
}
