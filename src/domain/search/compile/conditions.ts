import { type Facet, type FacetKind, facet } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { isSmall } from './small-words.ts';

/** Makes a condition hold of whoever does not meet it, or takes that back. */
export function deny(facet: Facet): void {
  facet.absent = !facet.absent;
  facet.label = (facet.absent ? `not ${facet.label}` : facet.label.replace(/^not /, '')).slice(0, 200);
}

/** One condition, or who does not meet it, among alternatives. */
function asAlternative({ facet }: Read, isDenied: boolean): void {
  if ((facet.strength === 'exclude') !== isDenied) deny(facet);
  facet.strength = 'must';
}

const UNLESS = /(?<![\p{L}-])(?:unless|except (?:if|when|where)|save (?:if|when|where))(?![\p{L}-])/giu;
/** Not behind a word of wish, which such words belong to: "ideally not if". */
const NOT_IF =
  /(?<![\p{L}-])(?:not|never)\s+(?:if|when|where)(?![\p{L}-])(?!\s+(?:poss|need|necess|you|we|i\b))/giu;
const ONLY_IF = /(?<![\p{L}-])only (?:if|when|where)(?![\p{L}-])/giu;
const IF =
  /(?<![\p{L}-])(?<!\b(?:plus|bonus|good|great|nice|lovely|ok|okay|fine|ideal|helpful|help|handy|better|best|even|as|only|what|see|know|check|wonder|wondering|ask|tell|me|except|or|is|points|advantage)\s+)if(?![\p{L}-])(?!\s+(?:at all |not |any|so\b|poss|need|necess|you|we|i\b|there))/giu;
const MUST =
  /(?<![\p{L}-])(?:must|needs?(?: to)?|should|ha(?:s|ve) to)(?![\p{L}-])(?:\s+(?:also\s+)?(?:have|be|know|speak|hold|come|hold))?/giu;

/** What is read together with what one of these words joins. */
interface Sides {
  left: Read[];
  right: Read[];
}

/**
 * What one condition does to another: "no contractors unless they're in Berlin", "if Sydney then only with AWS", "the scientists must
 * have PyTorch". Each is a choice: whoever does not meet the one has to meet the other.
 * @returns what is done once it is known how much each part is wanted
 */
export function readConditions(draft: Draft): () => void {
  const settled: (() => void)[] = [];
  const free = (pattern: RegExp): RegExpExecArray[] => [...draft.each(pattern)];
  const open = (word: RegExpExecArray, settle: (at: number, end: number) => boolean): void => {
    const [at, end] = [word.index, word.index + word[0].length];
    draft.blot(at, end);
    settled.push(() => {
      if (!settle(at, end)) tell(draft, at, end);
    });
  };
  for (const word of free(UNLESS)) open(word, (at, end) => settleUnless(draft, at, end));
  for (const word of free(NOT_IF)) open(word, (_at, end) => settleNotIf(draft, end));
  for (const word of free(ONLY_IF)) open(word, (at, end) => settleOnlyIf(draft, at, end));
  for (const word of free(IF)) {
    const border = THEN.exec(draft.text.slice(word.index));
    if (border === null) continue;
    const from = word.index + border.index;
    draft.blot(from, from + border[0].length);
    const other = OTHERWISE.exec(draft.text.slice(from));
    if (other !== null) draft.blot(from + other.index, from + other.index + other[0].length);
    open(word, (_at, end) => settleIf(draft, end, from, from + border[0].length));
  }
  for (const { index, 0: said } of free(MUST))
    settled.push(() => settleOfSome(draft, index, index + said.length));
  return () => {
    for (const settle of settled) settle();
  };
}

// Where the condition ends and what follows from it begins.
const THEN =
  /(?<=^if\b[^,.;()\n]{2,60}?)(?:[,\s]+then\b|,|\s+(?=(?:they\s+)?(?:must|needs?|should|ha(?:s|ve) to|only)\b))/i;

/** What can stand for somebody who does not meet a condition, so that it may be one of two. */
const isOpen = ({ facet }: Read): boolean =>
  facet.kind !== 'unsupported' &&
  facet.strength !== 'nice' &&
  facet.together === null &&
  !(facet.kind === 'keyword' && facet.strength === 'must');

const inOrder = (draft: Draft): Read[] => draft.read.toSorted((a, b) => a.at - b.at || a.end - b.end);

const isIdle = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}'’]+/gu) ?? []).every((word) => isSmall(word));

/** The conditions of the clause that begins at an offset. */
function behind(draft: Draft, from: number, until = draft.text.length): Read[] {
  const found: Read[] = [];
  let last = from;
  for (const read of inOrder(draft)) {
    if (read.at < last || read.at >= until || read.end === read.at) continue;
    const between = draft.text.slice(last, read.at);
    if (!isIdle(between) || /[.;\n()]|\bbut\b|\s[-–—]\s/.test(between)) break;
    const before = found.at(-1);
    // A comma ends the clause, but for a list of one kind.
    if (before !== undefined && between.includes(',') && before.facet.kind !== read.facet.kind) break;
    if (!isOpen(read)) break;
    found.push(read);
    last = read.end;
  }
  return found;
}

/** The condition that stands right before an offset; of an exclusion all that it leaves out. */
function before(draft: Draft, to: number): Read[] {
  const last = inOrder(draft).findLast(({ at, end }) => end <= to && end > at);
  if (last === undefined || !isOpen(last)) return [];
  const between = draft.text.slice(last.end, to);
  if (!isIdle(between) || /[.;\n]/.test(between)) return [];
  if (last.facet.strength !== 'exclude' || last.plain === true) return [last];
  const stretch = draft.excluded.find(({ from, to: end }) => last.at < end && last.end > from);
  return stretch === undefined
    ? [last]
    : draft.read.filter(
        (read) =>
          read.facet.strength === 'exclude' &&
          isOpen(read) &&
          read.at < stretch.to &&
          read.end > stretch.from,
      );
}

/** Whoever meets all on the left, or all on the right. */
function join(draft: Draft, { left, right }: Sides, denied: 'left' | 'none'): boolean {
  if (left.length === 0 || right.length === 0) return false;
  // "Berlin or Munich" are one condition, and what an "or" joined already are several of which one will do.
  const joined = right.map(({ facet: { either } }) => either).find((one) => one !== null) ?? null;
  if (joined !== null && right.some(({ facet: { either } }) => either !== joined)) return false;
  if (left.some(({ facet: { either } }) => either !== null)) return false;
  const number = joined ?? draft.freeNumber();
  let together = Math.max(0, ...draft.read.map(({ facet }) => facet.together ?? 0));
  const isLeftDenied = denied === 'left';
  const all = (reads: readonly Read[], isWhole: boolean): void => {
    if (isWhole) together += 1;
    for (const { facet } of reads)
      Object.assign(facet, { either: number, together: isWhole ? together : null });
  };
  // Of what is left out nothing holds; of what is denied one thing does not.
  const isNone = left.every(({ facet: { strength } }) => strength === 'exclude');
  const isWhole = isLeftDenied ? !isNone && isOneList(draft, left) : isNone;
  for (const read of left) {
    asAlternative(read, isLeftDenied);
    // Of whom more is asked are those who do it now.
    if (isLeftDenied && read.facet.kind === 'role') read.facet.when ??= 'current';
  }
  for (const read of right) asAlternative(read, false);
  all(left, left.length > 1 && isWhole);
  all(right, right.length > 1 && joined === null && !isOneList(draft, right));
  return true;
}

const isOneList = (draft: Draft, reads: readonly Read[]): boolean =>
  reads.every(({ at, facet: { kind, strength } }, index) => {
    const last = reads[index - 1];
    if (last === undefined) return true;
    return (
      kind === last.facet.kind && strength === 'must' && /\bor\b|\/|,/i.test(draft.text.slice(last.end, at))
    );
  });

/** What somebody is called: "chefs unless in Perth" leaves out those in Perth. */
const NAMES_THEM: ReadonlySet<FacetKind> = new Set(['role', 'industry', 'employer', 'seniority']);
const PREDICATE =
  /\b(?:must|needs?|has to|have to|would|should|required|essential|with|having|willing|open|min(?:imum)?|at least|no|not|under|max)\b/i;

function settleUnless(draft: Draft, at: number, end: number): boolean {
  const [left, right] = [before(draft, at), behind(draft, end)];
  const [first] = left;
  if (first === undefined || right.length === 0) return false;
  if (first.facet.strength === 'exclude') return join(draft, { left, right }, 'none');
  if (NAMES_THEM.has(first.facet.kind)) {
    // "Not juniors, accountants, unless they have CPA": of which it is, nobody can tell.
    const isPlain = !draft.text.slice(first.end, at).includes(',') && !isExcludedBefore(draft, first.at);
    return isPlain && leaveOut(draft, right);
  }
  const places = right.some(({ facet: { kind } }) => kind === 'location');
  const said = draft.text.slice(clauseStart(draft.text, at), at);
  if (first.facet.kind === 'location' && !first.facet.movable && !places && !PREDICATE.test(said))
    return false;
  const isJoined = join(draft, { left, right }, 'none');
  if (isJoined) {
    const [asked, of] = [left, right].map((reads) => reads.map(({ facet: { label } }) => label).join(', '));
    draft.note(
      'read_as',
      `"${draft.text.slice(first.at, right.at(-1)?.end).trim()}" was read as: ${asked} is asked of all but those with ${of}. Say "not" where these are to be left out.`.slice(
        0,
        400,
      ),
    );
  }
  return isJoined;
}

/** "With CIPD, but not if they're on contract": who is is left out. */
function settleNotIf(draft: Draft, end: number): boolean {
  const right = behind(draft, end);
  const last = right.at(-1);
  if (last === undefined || (right.length > 1 && !isOneList(draft, right))) return false;
  if (DENIAL.test(draft.text.slice(end, last.at)) || right.some(({ facet: { either } }) => either !== null))
    return false;
  for (const { facet } of right) facet.strength = 'exclude';
  return true;
}

const DENIAL = /n['’]t\b|\b(?:not|no|never|without|lack\w*|none)\b/i;

const isExcludedBefore = (draft: Draft, at: number): boolean =>
  draft.read.some((read) => read.facet.strength === 'exclude' && read.end <= at);

const clauseStart = (text: string, to: number): number =>
  Math.max(...[',', ';', '.', '\n'].map((mark) => text.lastIndexOf(mark, to - 2))) + 1;

function leaveOut(draft: Draft, right: readonly Read[]): boolean {
  if (right.length > 1 && !isOneList(draft, right)) return false;
  for (const { facet } of right) {
    if (facet.either !== null) return false;
    facet.strength = facet.strength === 'exclude' ? 'must' : 'exclude';
  }
  return true;
}

/** "Sydney or Perth, Perth only if they have AWS": of several the one asks for more; of one alone both are asked for. */
function settleOnlyIf(draft: Draft, at: number, end: number): boolean {
  const [[first], right] = [before(draft, at), behind(draft, end)];
  if (first === undefined || right.length === 0 || first.facet.strength !== 'must') return false;
  const isListed = draft.read.some(
    (read) =>
      read !== first &&
      read.end <= first.at &&
      read.facet.kind === first.facet.kind &&
      read.facet.strength === 'must' &&
      read.facet.either === null &&
      /^[\s,\uFFFC]*(?:or|and)?[\s,]*(?:(?:in|the|at|but|also)\s+)*$/i.test(
        draft.text.slice(read.end, first.at),
      ),
  );
  if (!isListed) return right.every(({ facet: { strength } }) => strength === 'must');
  // The one of the list stays there, and stands once more as what asks for the rest.
  const again: Read = { ...first, facet: { ...first.facet }, at, end: at };
  draft.read.push(again);
  return join(draft, { left: [again], right }, 'left');
}

const OTHERWISE = /[,\s]+in other cases(?!\p{L})/iu;

function settleIf(draft: Draft, from: number, to: number, next: number): boolean {
  const left = behind(draft, from, to);
  const other = OTHERWISE.exec(draft.text.slice(next));
  if (other === null) return join(draft, { left, right: behind(draft, next) }, 'left');
  // "If in London then max 70k, otherwise max 60k": whoever does not meet the condition meets the other.
  const right = behind(draft, next, next + other.index);
  const rest = behind(draft, next + other.index + other[0].length);
  if (left.length !== 1 || right.length === 0 || rest.length === 0) return false;
  const again = left.map((read): Read => ({ ...read, facet: { ...read.facet }, at: next, end: next }));
  if (!join(draft, { left, right }, 'left')) return false;
  draft.read.push(...again);
  return join(draft, { left: again, right: rest }, 'none');
}

/** "Data engineers or data scientists, the scientists must have PyTorch": what is asked of some of those who are looked for. */
function settleOfSome(draft: Draft, at: number, end: number): void {
  const scope = inOrder(draft).findLast((read) => read.end <= at && read.end > read.at);
  if (scope === undefined || !isOpen(scope) || scope.facet.strength !== 'must' || scope.facet.either !== null)
    return;
  const lead = draft.text.slice(0, scope.at);
  const between = draft.text.slice(scope.end, at);
  const isLed =
    /(?:^|[,;.:–—-]|\b(?:and|but|though))\s*(?:(?:any|all|only|for|of)\s+)?(?:the|those|any)\s+(?:\w+\s+)?$/i.test(
      lead,
    );
  // "Lyon or Paris, but Paris ones must be citizens".
  const isNamed =
    /(?:[,;.–—-]|\b(?:and|but|though))\s*$/i.test(lead) &&
    /^\s*(?:ones|people|folks?|candidates|guys|based (?:ones|people)|lot|crowd)\s*$/i.test(between);
  if (!isLed && !isNamed) return;
  if (
    !/^\s*(?:ones?|people|folks?|candidates?|guys|based|lot|crowd|side|who are|located|based (?:ones|people))?\s*$/i.test(
      between,
    )
  )
    return;
  const of = mentioned(draft, scope);
  const right = behind(draft, end);
  if (of === null || right.length === 0) return;
  Object.assign(scope.facet, { values: of.facet.values, label: of.facet.label });
  join(draft, { left: [scope], right }, 'left');
}

/** What was said before of which this is one: by its name or by a word of it. */
function mentioned(draft: Draft, scope: Read): Read | null {
  const said = draft.text.slice(scope.at, scope.end).toLowerCase().replace(/s$/, '');
  return (
    draft.read.find(({ at, end, facet: { kind, strength, values } }) => {
      if (end > scope.at || kind !== scope.facet.kind || strength !== 'must') return false;
      if (values.length === 1 && values[0] === scope.facet.values[0]) return true;
      return new RegExp(`(?<![\\p{L}])${escaped(said)}s?(?![\\p{L}])`, 'iu').test(draft.text.slice(at, end));
    }) ?? null
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function tell(draft: Draft, at: number, end: number): void {
  // What it would have to do with the rest is not known, so that it keeps nobody out.
  for (const { facet } of behind(draft, end))
    if (facet.either === null && facet.strength === 'must') facet.strength = 'nice';
  const from = clauseStart(draft.text, at);
  const to = /[,;.\n]|$/.exec(draft.text.slice(end))?.index ?? 0;
  const said = draft.text
    .slice(from, end + to)
    .trim()
    .slice(0, 120);
  const reason = `"${said}": what "${draft.text.slice(at, end)}" makes of it was not understood, so this part may be meant otherwise than it was run.`;
  draft.note('not_used', reason);
  draft.read.push({
    at,
    end: at,
    facet: facet({ kind: 'unsupported', strength: 'must', label: said, reason }),
  });
}
