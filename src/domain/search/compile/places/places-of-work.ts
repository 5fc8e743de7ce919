import { placeAt } from '../../../lexicon/places.ts';
import type { Draft } from '../draft.ts';
import { isSmall } from '../small-words.ts';
import { isHouseBehind } from './job-places.ts';
import { listEnd, placeEnd } from './past-places.ts';

/** What leads to what somebody has or does: "with US clients", "covering the German market". */
const HAS =
  /(?<![\p{L}-])(?:with|of|on|for|about|to|into|using|across|managing|handling|covering|serving|supporting|selling|running|knowing|servicing|auditing|advising|building|looking\s+after|ha(?:s|ve|ving)|knows?|handles?|covers?|manages?|serves?|supports?|whose|some|any|strong|good|solid|recent|deep|their|various|several|many|mostly|mainly|big|large|major)\s+(?:(?:the|an?|their|our|some|any|big|large|major|key|several|many|mostly|mainly|new|existing|strong|good|solid|recent|both)\s+)*$/iu;
/** What else names people, a town or the way to it, behind the name of a place. */
const NO_WORK =
  /^(?:(?:based|side|born|bred|residents?|locals?|natives?|nationals?|citizens?|people|folks?|lot|lads|crowd|soil|incl\w*|oder|und|ou|et|otherwise|way|area|region|metro|suburbs?|surrounds?|central|centre|center|inner|outer|north|south|east|west|greater|downtown|cbd|city|town|county|state|province|district|postcode|commut\w*|relocat\w*|only|ideally|pref\w*|please|asap|urgent\w*|immediat\w*|perm\w*|contract\w*|temp\w*|full|part|remote\w*|hybrid|onsite|on-site|office|weekends?|nights?|days?|mornings?|evenings?|shifts?|start\w*|rights?|visas?|passports?|citizenship|residen\w+|notice|max\w*|min\w*|under|over|up|to)$|(?!famil)\w+(?:ly|ed)$)/iu;

/**
 * "Accountants in London with US clients", "covering the German market": a place before a noun that nobody reads says of what that is, and
 * nothing of where somebody lives. It is told as it stands, and nobody is chosen by it.
 */
export function tellPlacesOfWork(draft: Draft): void {
  const texts = draft.words.map(({ text }) => text);
  const isPlaceAt = (at: number): boolean => placeAt(texts, at, draft.home.country) !== undefined;
  for (const { start } of draft.words) {
    if (draft.taken(start, start + 1)) continue;
    const end = listEnd(draft, start) ?? statesEnd(draft, start);
    if (end === null) continue;
    const paper = paperBehind(draft, start, end);
    const noun = paper ?? nounBehind(draft, end);
    if (noun === null || draft.strengthAt(start) === 'exclude') continue;
    const said = draft.text.slice(start, noun);
    if (!/^\p{Lu}|^(?:uk|usa|eu|au|nz)(?!\p{L})/u.test(said)) continue;
    const led = HAS.exec(draft.text.slice(0, start))?.[0];
    const stands = /(?:^|[,;(–—-])\s*$/u.test(draft.text.slice(0, start));
    const isOther = draft.words.some(
      ({ start: at, end: to }, index) =>
        (at >= noun || to <= start) && isNamed(draft, at, to) && isPlaceAt(index),
    );
    if ((led === undefined || FOR.test(led)) && !CLIENTS.test(said) && isHouseBehind(draft.text.slice(end)))
      continue;
    // "Teachers with Victoria registration" live there, where no other place is named; so may who is wanted "for Perth mines".
    const mayLiveThere = paper !== null || led === undefined || FOR.test(led) || PAPERS.test(said);
    if ((led === undefined && !(stands && WORKED_ON.test(said))) || (mayLiveThere && !isOther)) continue;
    const label = paper === null ? said : draft.text.slice(start, end);
    const reason = `"${label}" tells of what somebody works on or has and not of where they live; that is on no record, so nobody was chosen by it.`;
    draft.take(start, paper === null ? noun : end, { kind: 'unsupported', label, reason });
    draft.note('not_on_record', reason);
  }
}

const isNamed = (draft: Draft, at: number, to: number): boolean =>
  !draft.taken(at, to) && /^\p{Lu}/u.test(draft.text.slice(at, to));

/** What stands in a list by itself is no place alone where many are worked on, or a field of work. */
const WORKED_ON = /(?:[^s]s|market|tax|law|payroll|knowledge|experience|exposure)$|licen[cs]e$/u;
const CLIENTS = /clients$/u;
const FOR = /^(?:to|for)(?!\p{L})/iu;
const PAPERS = /(?:licen[cs]e\w*|regist\w*|rego|accredit\w*|certif\w*|permits?|admission)$/iu;

/** Where the paper ends that was read right behind a country: "UK QTS", "with a UK driving licence"; null without one. */
function paperBehind(draft: Draft, from: number, end: number): number | null {
  if (draft.text[end] !== ' ' || !/^(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+)$/u.test(draft.text.slice(from, end)))
    return null;
  const paper = draft.read.find(({ at, facet }) => at === end + 1 && facet.kind === 'certification');
  return paper?.end ?? null;
}

/** Where "US" ends, with what is listed behind it: by its letters alone it is no place. */
function statesEnd(draft: Draft, from: number): number | null {
  const said = /^(?:US|U\.S\.)(?:\s*(?:\/|,?\s+(?:and|or)\s+)(?=\p{Lu}))?/u.exec(draft.text.slice(from))?.[0];
  if (said === undefined || draft.taken(from, from + 2)) return null;
  const own = /^[US.]+/.exec(said)?.[0].length ?? 0;
  return said.length === own ? from + own : listEnd(draft, from + said.length);
}

/** Where the noun ends that stands right behind a place and that no reader has read; null without one. */
function nounBehind(draft: Draft, from: number): number | null {
  if (!/^[ -]\p{Ll}/u.test(draft.text.slice(from))) return null;
  const next = draft.words.find(({ start }) => start === from + 1);
  if (next === undefined || draft.taken(next.start, next.end)) return null;
  const said = draft.text.slice(next.start, next.end);
  const isWord =
    /^\p{Ll}{3,}$/u.test(said) && (!isSmall(said) || WORK_ALL_THE_SAME.test(said) || PAPERS.test(said));
  return isWord && !NO_WORK.test(said) && placeEnd(draft, next.start) === null ? next.end : null;
}

/** Small words that are nouns behind a place: "US clients" is no client of the agency's. */
const WORK_ALL_THE_SAME =
  /^(?:client|clients|firms?|compan(?:y|ies)|business(?:es)?|market|knowledge|experience|exposure)$/u;
