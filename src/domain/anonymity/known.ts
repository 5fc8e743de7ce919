import { folded } from './fold.ts';
import { beginsSentence, capitalised, type Edit, type Reason } from './spans.ts';
import { AFTER_NAME } from './words.ts';

/**
 * How a known string is written where it counts: `always`, however; `capital`, its first letter is one; `capitals`, each
 * word's; `caps`, every letter; `name`, with a capital that no beginning of a sentence explains.
 */
type Written = 'always' | 'capital' | 'capitals' | 'caps' | 'name';

/** A string that would tell who somebody is, and what stands in its place. */
export interface Known {
  reason: Reason;
  /** What stands in its place. */
  token: string;
  written: Written;
  /** The part of the person's name that it is; null for other strings. */
  part: 'first' | 'last' | 'full' | null;
  /** Finds it in folded text. */
  pattern: RegExp;
}

const GAP = '(?: {0,4}| {1,2}and {1,2})';
const TIGHT_GAP = ' {1,4}';
const SPELT_GAP = ' {1,3}';

/**
 * A pattern for words as they may stand in a folded text: one after the other, run together, or spelt out letter by
 * letter. A folded text has but letters, digits and spaces, so that no class of characters has to be asked for.
 */
export function patternOf(words: readonly string[]): RegExp {
  const joined = words.join('');
  const plain = words.join(joined.length < 6 ? TIGHT_GAP : GAP);
  const spelt = joined.length < 4 ? '' : `|${[...joined].join(SPELT_GAP)}`;
  // A whole name stands out within digits (`janedoe85`); a single word does so only between gaps.
  const edge = words.length > 1 && joined.length > 5 ? '[^ 0-9]' : '[^ ]';
  return new RegExp(`(?<!${edge})(?:${plain}${spelt})(?!${edge})`, 'g');
}

/** A pattern for a telephone number however it is grouped, with what stands before its significant digits. */
export function patternOfDigits(digits: string): RegExp {
  return new RegExp(`(?:[0-9] {0,4}){0,8}?${[...digits].join(' {0,4}')}(?![0-9])`, 'g');
}

/** Everywhere that a known string stands in a text. What a scrub has put in place of something is left out. */
export function occurrences(text: string, known: readonly Known[]): (Edit & { known: Known })[] {
  const found: (Edit & { known: Known })[] = [];
  const { text: plain, from, to } = folded(text);
  const tokens = tokensIn(text);
  for (const one of known) {
    for (const match of plain.matchAll(one.pattern)) {
      if (match[0] === '') continue;
      const start = from[match.index] ?? 0;
      const end = to[match.index + match[0].length - 1] ?? start;
      if (tokens.some((token) => token.start <= start && end <= token.end)) continue;
      if (!counts(one.written, text, start, end)) continue;
      found.push({ start, end, reason: one.reason, with: one.token, known: one });
    }
  }
  return found;
}

/** Where a text holds what stands in the place of something: `[phone removed]`. */
export function tokensIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\[(?:[a-z][a-z -]* )?removed\]/g)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  }));
}

function counts(written: Written, text: string, start: number, end: number): boolean {
  const said = text.slice(start, end);
  const first = /[\p{L}\p{N}]/u.exec(said)?.[0] ?? '';
  const isCapital = /\p{Lu}/u.test(first);
  if (written === 'always') return true;
  if (written === 'caps') return said === said.toUpperCase();
  if (written === 'capital') return isCapital;
  if (written === 'capitals') {
    const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.every((word) => /^[\p{Lu}\p{N}]/u.test(word)) || /^[\p{L}\p{N}._-]+$/u.test(said);
  }
  if (!isCapital) return false;
  return !beginsSentence(text, start) || AFTER_NAME.test(text.slice(end, end + 24));
}

const HONORIFIC = /\b(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|madam)\.?\s+$/iu;
const ARTICLE = /\b(?:the|an?|our|my|your|its|their|this|that|his|her|another|each|every)\s+(?:\p{L}+-)?$/iu;
const LEGAL_FORM =
  /^[\s,]{0,2}(?:\(?(?:Pty|Ltd|LTD|Limited|Inc|Incorporated|LLC|LLP|PLC|plc|Plc|GmbH|AG|S\.?A|B\.?V|N\.?V|Corp|Corporation|Co)\b\)?\.?[\s,]{0,2})+(?<![\s,])/u;
const DEGREE =
  /\b(?:b\.?\s?(?:sc|eng|a|com|bus|ed|arch|n)|m\.?\s?(?:sc|eng|a|com|ba|phil|ed)|ph\.?d|bachelor|master|diploma|certificate|degree|doctorate|mba|llb|llm|juris doctor|honours)\b[^.;\n]*$/iu;

// The stop after `Ltd` is the sentence's own where one ends there.
function lengthOfForm(form: string, after: string): number {
  const said = form.trimEnd();
  return /^\s*(?:$|\p{Lu}|\n)/u.test(after) ? said.replace(/\.$/, '').length : said.length;
}

/** An occurrence as it is replaced: a title before a name goes with it, a role keeps no second article. */
export function replacement(text: string, found: Edit & { known: Known }): Edit {
  let { start, end } = found;
  let token = found.with;
  const before = text.slice(Math.max(0, start - 80), start);
  if (found.reason === 'name' || found.reason === 'contact') {
    const title = HONORIFIC.exec(before);
    if (title !== null) start -= title[0].length;
  } else if (found.reason === 'phone') {
    if (/^\([^)]*$/.test(text.slice(start, end))) start += 1;
  } else if (found.reason !== 'linkedin') {
    const form = LEGAL_FORM.exec(text.slice(end, end + 40));
    if (form !== null) end += lengthOfForm(form[0], text.slice(end + form[0].length));
    if (found.reason === 'school') {
      const comma = /[\s,(–—-]*[,(–—-]\s*$/u.exec(before);
      if (comma !== null && DEGREE.test(before)) {
        const closing = comma[0].includes('(') && text[end] === ')' ? 1 : 0;
        return { start: start - comma[0].length, end: end + closing, reason: 'school', with: '' };
      }
    }
    if (ARTICLE.test(before)) token = token.replace(/^an? /, '');
  }
  return {
    start,
    end,
    reason: found.reason,
    with:
      !/^\p{Ll}/u.test(text.slice(start, end)) && beginsSentence(text, start) ? capitalised(token) : token,
  };
}
