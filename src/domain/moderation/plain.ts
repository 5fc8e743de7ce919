import { latinOf } from '#src/lib/lookalikes.ts';
import { matchesOf } from '#src/lib/matches.ts';
/** A text as its reader sees it, with where each of its units stands in the original. */
export interface Plain {
  text: string;
  /** Where a unit begins in the original. */
  startOf(at: number): number;
  /** Where it ends there. */
  endOf(at: number): number;
}

const UNSEEN = /\p{Cf}|\u034f|[\u115f\u1160]|[\u17b4\u17b5]/u;
const LATIN = /[a-z]/i;
const AS_SEEN = /^[\n\r\x20-\x5e\x60-\x7e]*$/;

/**
 * Takes away what a reader does not see (zero-width signs, soft hyphens) and what only looks like something else
 * (full-width forms, Cyrillic letters among Latin ones, typographic quotes and dashes). Case and marks stay.
 */
export function plainOf(original: string): Plain {
  if (AS_SEEN.test(original)) return { text: original, startOf: (at) => at, endOf: (at) => at + 1 };
  const latin = LATIN.test(original);
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const sign of original) {
    const end = at + sign.length;
    const shown = shownAs(sign, latin);
    if (shown === '' && to.length > 0) to[to.length - 1] = end;
    for (let unit = 0; unit < shown.length; unit += 1) {
      from.push(at);
      to.push(end);
    }
    text += shown;
    at = end;
  }
  const end = original.length;
  return { text, startOf: (unit) => from[unit] ?? end, endOf: (unit) => to[unit] ?? end };
}

function shownAs(sign: string, latin: boolean): string {
  if (sign.charCodeAt(0) < 128) return sign === '\t' || sign === '_' ? ' ' : sign;
  if (UNSEEN.test(sign)) return '';
  if (/[‘’ʼ`´]/u.test(sign)) return "'";
  if (/\p{Pd}/u.test(sign)) return '-';
  if (/\p{Zs}/u.test(sign)) return ' ';
  return (latin ? latinOf(sign) : undefined) ?? sign.normalize('NFKC');
}

/** A sentence or a line of a text, and where it begins in it. */
export interface Clause {
  text: string;
  start: number;
}

// A point after a single letter ("U.S. citizens") ends no sentence, nor does one of a date ("ab 12. Dezember"), of a title before a name or of
// a part of a law ("§ 8 Abs. 1").
const END =
  /(?<![.\s]\p{L}|^\p{L})(?!(?<=\s\d{1,2})\. (?:[Jj]an|[Ff]eb|[Mm][aä]r|[Aa]pr|[Mm]a[ijy]|[Jj]u[nl]|[Aa]ug|[Ss]ep|[Oo][kc]t|[Nn]ov|[Dd]e[zc])\p{L}*)(?!(?<=(?<!\p{L})(?:M[rsx]|Mrs|Dr|Prof))\. \p{Lu})(?!(?<=(?<!\p{L})(?:Abs|Nr|Art|Ziff|Buchst|Art[íi]c|[Ss]ec))\. \d)[.!?]+(?=["')\]]?(?:\s|$))|[;\n•|]/gu;
// A long line, or one that ends in a word after which another must come: its sentence goes on in the next.
const GOES_ON =
  /(?:[^\n]{45}[\p{Ll},]|(?<!\p{L})(?:an?|the|of|to|for|with|without|over|under|no|not|only|any|anyone|anybody|be|is|are|who|that|and|or|by|from|young|must|our|your|their|his|her)) ?\r?$/iu;
// The name of a field, whose value stands in the next line or cell.
const LABEL =
  /^[\s*-]*(?:age(?: range)?|sex|gender|religion|faith|race|ethnicity|origin|nationality|health|build|looks|appearance|marital status|civil status|family status|children|dependants|politics)\s*$/iu;

// A law's name that is cut at the end of a line goes on in capitals or with a number.
const CITES =
  /(?<!\p{L})(?:Equal|Equality|Racial|Sex|Age|Human|Civil|Disability|Disabilities|Employment|Opportunity|Rights|Discrimination|Anti-Discrimination|Fair|Schedule|Sch\.?|[Ss]ections?|s|ss|Title|Act) ?\r?$/u;

/** Longer than a sentence of an ad is: what has none is looked at in pieces. */
const LONGEST = 500;

function short(clause: Clause): Clause[] {
  const pieces: Clause[] = [];
  for (let at = 0; at < clause.text.length; ) {
    const rest = clause.text.slice(at, at + LONGEST);
    const gap = at + LONGEST < clause.text.length ? rest.lastIndexOf(' ') : -1;
    const text = gap > 0 ? rest.slice(0, gap) : rest;
    pieces.push({ text, start: clause.start + at });
    at += text.length;
  }
  return pieces;
}

/**
 * The sentences and lines of a text, each unit at its place. A sentence that is wrapped over lines is one, and so is the name
 * of a field with its value in the next line or cell.
 */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let read = text;
  let start = 0;
  for (const { 0: end, index } of matchesOf(END, text)) {
    const said = read.slice(start, index);
    const joint = jointAt(said, end, text[index + 1] ?? '');
    if (joint !== undefined) {
      read = `${read.slice(0, index)}${joint}${read.slice(index + 1)}`;
      continue;
    }
    clauses.push({ text: said, start });
    start = index + end.length;
  }
  clauses.push({ text: read.slice(start), start });
  return clauses.flatMap(short).filter((clause) => /[\p{L}\p{N}]/u.test(clause.text));
}

/** What is read in the place of the end of a line or cell that ends no sentence. */
function jointAt(said: string, end: string, next: string): string | undefined {
  if (end !== '\n' && end !== '|') return undefined;
  if (LABEL.test(said)) return ':';
  if (end === '\n' && /[\p{Lu}\d(]/u.test(next) && CITES.test(said)) return ' ';
  return end === '\n' && /\p{Ll}/u.test(next) && GOES_ON.test(said) ? ' ' : undefined;
}

// Signs that people write in the place of a letter, so that a word is not found.
const SWAPPED: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** A text in lower case with letters where signs stand in their place within a word (`m@le`), each unit at its place. */
export const unswapped = (lower: string): string =>
  lower.replace(/(?<=[a-z])[@431!0$5](?=[a-z]{2})/g, (sign) => SWAPPED[sign] ?? sign);

// How mails begin and end: "Are you well?", "Hope you're keeping well".
const GREETING =
  /^\W*(?:(?:hi|hello|hey|dear)\b[^.?!]{0,40}, )?(?:how are you|are you|(?:i |we )?(?:do )?(?:hope|trust)(?: that)?(?: you(?:['’]re| are)?| all is| this (?:e-?mail|message|note) finds you| things are)?)(?: all)?(?: keeping| doing| going)? ?(?:well|good|ok|okay)?(?: (?:today|these days|and enjoying the (?:week|weekend|summer|break)))?\W*$/iu;

/** Whether a sentence only greets. */
export const isGreeting = (sentence: string): boolean => GREETING.test(sentence);
