import { levelIn } from '../../../lexicon/levels.ts';
import { placeAt } from '../../../lexicon/places.ts';
import { certifications, industries, roles, skills } from '../../../lexicon/terms.ts';
import { standingOf } from '../careers/standing.ts';
import type { Draft, Read } from '../draft.ts';
import { isSmall } from '../small-words.ts';

const FIELD_CUE =
  /\b(?:((?:employed|working|works?|sits?|sitting|based|placed) (?:at|by|with|for|in|inside|within)|inside|at|for|in|outside|outside of)|((?:experience|background|years?|career|history|time|exposure)\s+(?:in|with|at|to)|from|ex|formerly (?:at|in|with)|previously (?:at|in|with)|used to (?:work|be|sit) (?:at|in|for|with)|(?:dropped|got|moved|came) out of|worked (?:at|for|in|with)|left)|(with|of|within))[\s-]+(?:(?:an?|the|any|some|another|one of the|big|large|small|medium|mid[\s-]sized?|top|major|leading|local|global|international|private|public|listed|well known|tier (?:[1-3]|one|two|three)|(?:top|mid|first|second)[\s-]tier|blue[\s-]chip|rival|asx[\s-]listed|ftse[\s-]listed|family[\s-]owned|boutique|other|similar)\s+)*$/i;
const FIELD_BEHIND =
  /^['’]?s?\s+(?:background|experience|sector|industry|side|clients?|world|space|employers?|compan(?:y|ies)|firms?|exposure|people|folks?|staff|crowd|guys|types|talent(?!\s+(?:acquisition|partner|manager|advis|scout))|professionals?|only)\b/i;
const WAS_BEHIND = /^['’]?s?\s+(?:background|experience|exposure|alumni|trained)\b/i;

/** "Banking background", where the lexicon knows it as one. */
const HELD = /\s(?:background|experience|exposure)$/i;

/** "With a bank at the moment", "employed by a telco today". */
const NOW_BEHIND =
  /^\s*,?\s*(?:right now|now|today|at present|at the moment|currently|presently|these days|nowadays)(?=\s*(?:$|[,;.)]|\b(?:and|but|with|who)\b))/i;

/** "Who have run consolidation for a bank": once, wherever they are now. */
const HAVE_DONE =
  /\b(?:have|has|had|having)\s+(?:(?:also|ever|once|previously|successfully)\s+)?(?!been\b)(?:\p{L}+ed|run|led|built|held|done|sold|taken|set up|grown|taught|kept|made|overseen)\b[^,.;()]*$/iu;

/** "Ideally mining", "mining a plus": a field by itself that is wished for. */
const WISH_BEFORE = /(?<![\p{L}-])(?:ideally|preferably|hopefully|pref(?:erred)?:?)\s+$/iu;
const WISH_BEHIND =
  /^\s+(?:(?:is|would\s+be|as)\s+)?(?:(?:an?|the)\s+)?(?:(?:big|real|huge|strong|definite)\s+)?(?:plus|bonus|preferred|preferable|pref|preference|advantage(?:ous)?|desirable|desired|ideal(?:ly)?|nice(?:\s+to\s+have)?)(?![\p{L}-])/iu;

/** Whether a word like "bank" is meant as a field of business: at a bank, a bank's risk analyst, from banks. */
export function isFieldExpected(draft: Draft, texts: readonly string[], at: number, length: number): boolean {
  const word = draft.words[at];
  const last = draft.words[at + length - 1];
  if (word === undefined || last === undefined) return false;
  const rest = draft.rest.slice(0, word.start);
  // Alone between commas, or said as a wish.
  const apart =
    (/(?:^|[,;:(])\s*$/.test(rest) || WISH_BEFORE.test(draft.text.slice(0, word.start))) &&
    (/^\s*(?:$|[,;.)])/.test(draft.rest.slice(last.end)) || WISH_BEHIND.test(draft.text.slice(last.end)));
  return (
    apart ||
    (FIELD_CUE.test(rest) && !leadsOn(draft, last.end)) ||
    standingOf(draft, word.start, last.end)?.isSure === true ||
    besideOf(draft, word.start) !== undefined ||
    isBeforeField(draft, texts, at + length) ||
    isExcludedAlone(draft, word.start, last.end) ||
    FIELD_BEHIND.test(draft.text.slice(last.end)) ||
    (isBeforeRole(draft, at + length) && !followsLooseWord(draft, word.start))
  );
}

/** Whether a role begins right behind a word: "bank tellers", and not "accountants, nurses" or "accountants or nurses". */
export function isBeforeRole(draft: Draft, next: number): boolean {
  const [last, first] = [draft.words[next - 1], draft.words[next]];
  if (last === undefined || first === undefined) return false;
  if (draft.text.slice(first.start, first.end) === 'or') return false;
  const texts = draft.words.map(({ text }) => text);
  return (
    /^(?:['’]s?)?[\s-]*$/.test(draft.text.slice(last.end, first.start)) &&
    roles().book.at(texts, next)?.doubtful === false
  );
}

const BESIDE = /^\s*(?:,|\/|&|,?\s*(?:and|or|nor)\b)\s*(?:(?:at|for|by|in|with|from|an?|the)\s+)*$/i;
const OR_A = /^\s*,?\s*(?:and\/or|or|nor|and)\s+(?:(?:at|for|by|in|with|from)\s+)?an?\s+$/i;

/** "Both banking and insurance", "KPMG or a bank": what a field stands beside in a list, a field or a company that was read. */
function besideOf(draft: Draft, start: number): Read | undefined {
  const ends = draft.read.filter(({ end }) => end <= start).map(({ end }) => end);
  const last = Math.max(...ends);
  const between = draft.text.slice(last, start);
  return draft.read.find(
    ({ end, facet: { kind, strength } }) =>
      end === last &&
      ((kind === 'industry' && BESIDE.test(between)) ||
        (kind === 'employer' && strength === 'must' && OR_A.test(between))),
  );
}

// "Insurance or super fund": in a list before one that is no everyday word.
function isBeforeField(draft: Draft, texts: readonly string[], next: number): boolean {
  if (!/^(?:or|and)$/.test(texts[next] ?? '') || draft.clauseEnd(next - 1) <= next) return false;
  return industries().book.at(texts, next + 1)?.doubtful === false;
}

// "Account managers, not insurance": by itself behind what leaves out.
function isExcludedAlone(draft: Draft, start: number, end: number): boolean {
  return (
    /\b(?:not|no|non|excluding|except(?: for)?|except|nor|minus)[\s-]+$/i.test(draft.text.slice(0, start)) &&
    /^\s*(?:$|[,;.)/]|(?:or|nor|and)\b)/i.test(draft.text.slice(end))
  );
}

// "With coal board medical": an unknown word after it makes it part of another term.
function leadsOn(draft: Draft, end: number): boolean {
  const next = /^ ([\p{L}\p{N}'’]+)/u.exec(draft.rest.slice(end))?.[1];
  if (next === undefined || isSmall(next)) return false;
  const from = draft.words.findIndex(({ start }) => start > end);
  const texts = draft.words.map(({ text }) => text);
  return (
    [roles(), skills(), certifications(), industries()].every(
      ({ book }) => book.at(texts, from) === undefined,
    ) && placeAt(texts, from, draft.home.country) === undefined
  );
}

// "Women's health physio": together with the word before, it is not an industry.
function followsLooseWord(draft: Draft, start: number): boolean {
  const before = /([\p{L}\p{N}'’]+) $/u.exec(draft.rest.slice(0, start))?.[1];
  return before !== undefined && !isSmall(before) && levelIn(before) === null;
}

/** The extent of an industry with its lead-in words, and whether it is current, former or either. */
export function fieldAround(
  draft: Draft,
  at: number,
  length: number,
): { start: number; end: number; when: 'current' | 'past' | null } {
  const start = draft.words[at]?.start ?? 0;
  const end = draft.words[at + length - 1]?.end ?? 0;
  const cue = FIELD_CUE.exec(draft.rest.slice(0, start));
  const behind = FIELD_BEHIND.exec(draft.rest.slice(end));
  const from = cue === null ? start : start - cue[0].length;
  const to = end + (behind?.[0].length ?? 0);
  const present = NOW_BEHIND.exec(draft.rest.slice(to))?.[0];
  if (present !== undefined) return { start: from, end: to + present.length, when: 'current' };
  if (cue?.[2] !== undefined)
    return {
      start: from,
      end: to,
      when: /^(?:ex\b|formerly|previously|used|dropped|got|moved|came|left)/i.test(cue[2]) ? 'past' : null,
    };
  if (WAS_BEHIND.test(draft.text.slice(end)) || HELD.test(draft.text.slice(start, end)))
    return { start: from, end: to, when: null };
  if (HAVE_DONE.test(draft.text.slice(0, start)) || /\bnever\s*$/i.test(draft.text.slice(0, from)))
    return { start: from, end: to, when: null };
  const said = draft.text.slice(start, end).toLowerCase();
  const beside = cue === null ? besideOf(draft, start)?.facet : undefined;
  if (beside?.kind === 'employer') return { start: from, end: to, when: beside.when ?? null };
  const now = cue?.[1] !== undefined || /side|house/.test(said) || isBeforeRole(draft, at + length);
  return { start: from, end: to, when: now ? 'current' : null };
}
