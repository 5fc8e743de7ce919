import { roleOfWork, roles, type Term } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { facet, MAX_VALUES } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { group, PLURAL } from '../runs.ts';
import { isSmall } from '../small-words.ts';
import { peopleInField, peopleOf } from './fields-of-work.ts';

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

const LETTERS = /^\s*\p{Lu}{2,5}\s*$/u;
/** The trade that is called by what was read as a skill; letters alone (AML, PPC) are what somebody knows. */
function tradeOf(draft: Draft, { at, end, facet: { values } }: Read): Term | undefined {
  const said = draft.text.slice(at, end).trim();
  return LETTERS.test(said) ? undefined : tradeCalledBy(plainWords(said), values);
}

/** Whom a field or letters stand for beside other trades: AML people, marketing people. */
const peopleCalled = (said: string): Term | undefined => {
  const words = plainWords(`${said} people`);
  const found = peopleOf(words, 0);
  return roles().book.whole(words.join(' ')) ?? (found?.length === words.length ? found.value : undefined);
};

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

/** "Claims / underwriting – Allianz": whoever has a trade of one of these names, as well as whoever lists one as a skill. */
export function widenFieldsAlone(draft: Draft): void {
  const first = namesTrade(draft) ? null : firstOf(draft);
  if (first === null) return;
  const said = draft.text.slice(first.at, first.end);
  const fields = [...said.matchAll(/[^/\s](?:(?!\s+or\s)[^/])*(?<!\s)/gi)].filter(
    ([field]) => !/^or$/i.test(field),
  );
  const read = draft.read.filter(
    ({ at, end, facet: { strength, together } }) =>
      at >= first.at && end <= first.end && strength === 'must' && together === null,
  );
  const either = read[0]?.facet.either ?? null;
  const areOne = read.length > 0 && read.every(({ facet }) => facet.either === either && either !== null);
  if (fields.length < 2 || !areOne || read.length === draft.read.length) return;
  for (const { index, 0: field } of fields) {
    const name = field.replace(/^or\s+/i, '');
    const trade = tradeCalledBy(plainWords(name)) ?? peopleCalled(name);
    const at = first.at + index;
    if (trade === undefined) continue;
    draft.read.push({
      at,
      end: at + field.length,
      facet: facet({ kind: 'role', strength: 'must', label: trade.name, values: [trade.name], either }),
    });
  }
}

const LISTED = /^\s*(?:[,;/+&]|,?\s*\b(?:or|and\/or|and)\b)\s*$/i;
/** "Underwriting or claims people": the word is said of both. */
const PEOPLE_OF = /\s(?:people|folks?|staff|specialists?|professionals?|types?)\s*$/i;
const OR = /\bor\b/i;

/** How the fields of a list are told to be trades as those beside them are; null where they may be what these know. */
function joinOf(draft: Draft, list: readonly Read[]): 'or' | 'plus' | 'trades' | null {
  const said = (from: Read | undefined, to: Read | undefined): string =>
    draft.text.slice(from?.end ?? 0, to?.at ?? 0);
  const trades = list.filter(({ facet: { kind } }) => kind === 'role');
  const arePlural = trades.filter(({ at, end }) => PLURAL.test(draft.text.slice(at, end)));
  const last = list.at(-1);
  const before = list.findLast(({ at }) => at < (last?.at ?? 0));
  // "Production managers or supervisors, Lean": behind the last trade stands what they know.
  if (OR.test(said(before, last))) return 'or';
  const isPlus = list.some((one, at) => at > 0 && /[+;]/.test(said(list[at - 1], one)));
  const isPair = list[0]?.facet.kind === 'skill' && last?.facet.kind === 'role' && before?.at === list[0].at;
  if (isPlus) return isPair ? 'plus' : null;
  const endsInTrade = last !== undefined && arePlural.includes(last);
  if (!endsInTrade || list[0]?.facet.kind === 'role') return null;
  return /\band\b|&/i.test(said(before, last)) || arePlural.length > 1 ? 'trades' : null;
}

/**
 * "Payroll, HR or recruitment", "underwriting or claims people", "drug safety, brand managers, buyers": in a list of three and more, or of
 * people by their fields, one of which is a trade and each other a field that a trade is called by, the fields are trades too. Read as
 * skills they would be asked of all the others.
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
    const join = joinOf(draft, list);
    const kinds = fields.map((field) => (join === null ? undefined : kindBefore(draft, field, list)));
    if (kinds.length > 0 && kinds.every((kind) => kind !== undefined)) {
      asTrades(draft, fields, kinds);
      continue;
    }
    if (fields.length === list.length) joinFieldsOfPeople(draft, list);
    const arePeople = list.some(({ at, end }) => PEOPLE_OF.test(draft.text.slice(at, end)));
    const least = arePeople || join === 'plus' ? 2 : 3;
    if (places.length < least || fields.length === 0 || fields.length === list.length || join === null)
      continue;
    const trades = fields.map((field, index) => {
      if (kinds[index] !== undefined) return kinds[index];
      const said = draft.text.slice(field.at, field.end);
      // "MSLs, oncology or immunology": an unknown word behind the trades is what they are in.
      if (field.facet.kind !== 'keyword')
        return (
          tradeOf(draft, field) ??
          (LETTERS.test(said) && (arePeople || join !== 'plus')
            ? narrowed(peopleCalled(said), list)
            : undefined)
        );
      const isBefore = list.some(({ at, facet: { kind } }) => kind === 'role' && at > field.at);
      return join === 'or' && isBefore && !PEOPLE.test(said) ? peopleCalled(said) : undefined;
    });
    if (trades.some((trade) => trade === undefined)) continue;
    asTrades(draft, fields, trades);
    if (join === 'plus') joinPlus(draft, list);
  }
}

/** "ICU, ED or theatre nurses": the kind of the trade that ends a list which a word before it names. */
function kindBefore(draft: Draft, { at, end }: Read, list: readonly Read[]): Term | undefined {
  const last = list.at(-1);
  if (last?.facet.kind !== 'role' || at >= last.at) return undefined;
  const head = /\p{L}+$/u.exec(draft.text.slice(last.at, last.end))?.[0] ?? '';
  const wide = roles().book.whole(head);
  const kind = roles().book.whole(`${draft.text.slice(at, end)} ${head}`);
  return wide !== undefined && kind?.implies.includes(wide.id) === true ? kind : undefined;
}

/** "Designers, UX or graphic": what is a kind of a trade of the list says which of that. */
const narrowed = (trade: Term | undefined, list: readonly Read[]): Term | undefined =>
  list.some(({ facet: { kind, values } }) => {
    const other = kind === 'role' ? roles().book.whole(values[0] ?? '') : undefined;
    return other !== undefined && trade?.implies.includes(other.id) === true;
  })
    ? undefined
    : trade;

/** Makes trades of fields: what is a skill and a field of work stands there twice, and once as a trade. */
function asTrades(draft: Draft, fields: readonly Read[], trades: readonly (Term | undefined)[]): void {
  for (const [index, field] of fields.entries()) {
    const { name = '' } = trades[index] ?? {};
    if (fields.findIndex(({ at }) => at === field.at) < index)
      draft.read.splice(draft.read.indexOf(field), 1);
    else Object.assign(field.facet, { kind: 'role', label: name, values: [name], either: null });
  }
}

const PEOPLE_BEHIND = /^\s+(?:people|ppl|folks?|staff|types)(?!\p{L})/iu;

/** "Legal, accounting or pharma folk": people of any of the fields, by what they are called or by where they work. */
function joinFieldsOfPeople(draft: Draft, list: readonly Read[]): void {
  const [last, before] = [list.at(-1), list.findLast(({ at }) => at < (list.at(-1)?.at ?? 0))];
  if (last === undefined || before === undefined) return;
  const arePeople =
    PEOPLE_BEHIND.test(draft.text.slice(last.end)) || PEOPLE_OF.test(draft.text.slice(last.at, last.end));
  if (!arePeople || !OR.test(draft.text.slice(before.end, last.at))) return;
  const fields = [...new Map(list.map((field) => [field.at, field])).values()];
  const trades = fields.flatMap(({ at, end }): Read[] => {
    const trade = peopleCalled(draft.text.slice(at, end).replace(PEOPLE_OF, ''));
    return trade === undefined
      ? []
      : [
          {
            at,
            end,
            facet: facet({ kind: 'role', strength: 'must', label: trade.name, values: [trade.name] }),
          },
        ];
  });
  if (new Set(fields.map(({ facet: { kind } }) => kind)).size < 2) return;
  draft.read.push(...trades);
  for (const { facet: one } of list) one.either = null;
  group(draft, [...list, ...trades]);
}

/** "Payroll + AP": nobody need do both, and that is told. */
function joinPlus(draft: Draft, list: readonly Read[]): void {
  const [first, ...others] = list.filter((one) => draft.read.includes(one));
  if (first === undefined || others.some(({ facet: { kind } }) => kind !== 'role')) return;
  for (const other of others) {
    first.facet.values = [...new Set([...first.facet.values, ...other.facet.values])].slice(0, MAX_VALUES);
    first.facet.label = `${first.facet.label} or ${other.facet.label}`.slice(0, 200);
    draft.read.splice(draft.read.indexOf(other), 1);
  }
  draft.note('alternatives', `"${first.facet.label}": all else is asked of both.`.slice(0, 400));
}

/** Trades, skills and fields of business that stand in one list; what is both of the latter stands there twice. */
function listsIn(draft: Draft, read: readonly Read[]): Read[][] {
  const lists: Read[][] = [];
  for (const next of read) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    const isOne =
      ['role', 'skill', 'industry', 'keyword'].includes(next.facet.kind) && next.facet.together === null;
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
