import { type Span, spanIn, timeIn } from './dates.ts';
import type { Found } from './found.ts';
import type { CvFields } from './schema.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';
import { isProse, looksLikeEmployer, looksLikeTitle } from './words.ts';

const MAX_ENTRIES = 60;
const MAX_DESCRIPTION = 8000;

type Experience = CvFields['experience'][number];
type Role = 'title' | 'employer' | 'location';

/** A part of an entry's head: some words, and where they stand. */
interface Part {
  text: string;
  line: number;
  bold: boolean;
  /** The sign before it that tells its part: "at" and "@" come before an employer. */
  after: 'at' | 'with' | null;
}

interface Entry {
  span: Span;
  head: CvLine[];
  body: CvLine[];
  parts: Part[];
}

/** The jobs of an employment section, in its order. */
export function experienceOf(section: readonly CvLine[]): Found<Experience>[] {
  const entries = entriesOf(wholeDates(section));
  const first = orderOf(entries);
  const jobs = entries.map((entry) => ({ entry, job: jobOf(entry, first) }));
  inherit(jobs);
  return jobs
    .filter(({ job }) => job.title !== null || job.employer !== null)
    .slice(0, MAX_ENTRIES)
    .map(({ entry, job }) => ({
      value: job,
      confidence: confidenceOf(job),
      page: entry.head[0]?.page ?? 1,
      quote: entry.head
        .map(({ text }) => text)
        .join(' · ')
        .slice(0, 300),
    }));
}

/** Puts a span together that a narrow column broke: "Oct 2015 –" above "Nov 2017". */
function wholeDates(lines: readonly CvLine[]): CvLine[] {
  const whole = lines.map((line) => ({ ...line }));
  for (const [at, line] of whole.entries()) {
    const next = whole[at + 1];
    if (next === undefined || next.bullet || spanIn(line.text) !== null) continue;
    const run = `${line.text} ${next.text}`;
    const across = next.text.length < 12 ? spanIn(run) : null;
    if (across !== null && across.at < line.text.length && across.at + across.words.length === run.length) {
      line.text = run;
      next.text = '';
      continue;
    }
    const [begun = '', ...others] = line.text.split('\t');
    const [end = '', ...rest] = next.text.split('\t');
    const joined = `${begun} ${end}`;
    if (
      begun.length > 24 ||
      end.length > 24 ||
      !/\d{2}/.test(begun) ||
      spanIn(joined)?.words.length !== joined.length
    )
      continue;
    line.text = [joined, ...others].join('\t');
    next.text = rest.join('\t');
  }
  return whole.filter(({ text }) => text !== '');
}

function confidenceOf({ title, employer, from }: Experience): number {
  const parts = [title !== null, employer !== null, from !== null].filter(Boolean).length;
  return [0.2, 0.4, 0.7, 0.92][parts] ?? 0.2;
}

/** Cuts a section at its spans of time. How many lines of a head stand above them is the same throughout a CV. */
function entriesOf(lines: readonly CvLine[]): Entry[] {
  const anchors = lines.flatMap((line, at) => {
    const span = anchorIn(line);
    return span === null ? [] : [{ at, span }];
  });
  if (anchors.length === 0) return [];
  const above = headAbove(lines, anchors);
  const starts = anchors.map(({ at }, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1;
    let start = at;
    for (let step = 0; step < above && start > floor && isHeadLine(lines[start - 1]); step += 1) {
      if (step > 0 && lines[start]?.apart === true && index > 0) break;
      start -= 1;
    }
    return start;
  });
  return anchors.map(({ at, span }, index) => {
    const start = starts[index] ?? at;
    const end = starts[index + 1] ?? lines.length;
    const rest = lines.slice(at + 1, end);
    let below = 0;
    // What follows the dates belongs to the head while it reads like a name or a title.
    while (below < 2 && isHeadLine(rest[below]) && !(below > 0 && rest[below]?.apart === true)) {
      if (!needsMore(lines.slice(start, at + 1 + below), span, rest[below])) break;
      below += 1;
    }
    const head = lines.slice(start, at + 1 + below);
    return { span, head, body: rest.slice(below), parts: partsOf(head, span) };
  });
}

/** The span of time of a line that begins or heads a job; null for one inside prose. */
function anchorIn(line: CvLine): Span | null {
  const span = spanIn(line.text) ?? soleDate(line.text);
  if (span === null) return null;
  const rest = withoutSpan(line.text, span);
  if (line.bullet && rest.split(/\s+/).length > 8) return null;
  if (rest.length > 130 || (isProse(rest) && span.at > 25)) return null;
  return span;
}

// A year alone at the end of a short line, or by itself, is when a job was.
function soleDate(text: string): Span | null {
  const span = timeIn(text);
  if (span === null) return null;
  const rest = withoutSpan(text, span);
  const atEnd = text.trimEnd().endsWith(span.words) || text.trimEnd().endsWith(`${span.words})`);
  if (rest !== '' && !(atEnd && /\t|\(|\|/.test(text.slice(Math.max(0, span.at - 3), span.at)))) return null;
  return { ...span, from: span.to };
}

function withoutSpan(text: string, span: Span): string {
  return `${text.slice(0, span.at)}\t${text.slice(span.at + span.words.length)}`
    .replace(/\(\s*\t?\s*\)|\[\s*\t?\s*\]/g, '\t')
    .replace(/\t\s*[([]?\s*(?:\d+\s*(?:years?|yrs?|months?|mos?)\.?,?\s*)+[)\]]?/gi, '\t')
    .replace(/^[\s,|·•:–—-]+|[\s,|·•:–—-]+$/g, '')
    .trim();
}

function isHeadLine(line: CvLine | undefined): boolean {
  if (line === undefined || line.bullet || line.margin) return false;
  const { text } = line;
  if (text.length > 110 || /[.;]$/.test(text.replace(/\b(?:Ltd|Inc|Co|Corp|Pty|St|S\.A|plc|Jr|Sr)\.$/i, '')))
    return false;
  if (
    /^(?:key )?(?:responsibilit|achievement|duties|highlights|accomplishments|tasks|projects?:|tools|technolog|environment|stack|reporting to|reason for leaving)/i.test(
      text,
    )
  )
    return false;
  return !isProse(text);
}

/** How many lines of a head stand above its dates: what the first entry shows, unless others speak against it. */
function headAbove(lines: readonly CvLine[], anchors: readonly { at: number; span: Span }[]): number {
  const votes = anchors.map(({ at, span }, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? 0) + 1;
    const own = withoutSpan(lines[at]?.text ?? '', span);
    let count = 0;
    while (count < 3 && at - count > floor && isHeadLine(lines[at - count - 1])) {
      count += 1;
      if (lines[at - count]?.apart === true && index > 0) break;
    }
    return { count, own, first: index === 0 };
  });
  const [first] = votes;
  if (first === undefined) return 0;
  const cap = Math.min(first.count, 3);
  if (votes.length === 1) return cap;
  const sorted = votes.map(({ count }) => count).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.min(cap, Math.max(median, cap === 0 ? 0 : Math.min(cap, median)));
}

/** Whether a head that has only these lines still lacks a title or an employer that this line may be. */
function needsMore(head: readonly CvLine[], span: Span, next: CvLine | undefined): boolean {
  if (next === undefined) return false;
  const parts = partsOf(head, span).filter(({ text }) => placeIn(text) === null);
  if (parts.length === 0) return true;
  const titled = parts.some(({ text }) => looksLikeTitle(text));
  const place = placeIn(next.text) !== null;
  if (parts.length >= 2 && titled) return place;
  if (place) return true;
  if (titled)
    return next.text.length < 80 && !/^(?:key|main)\b/i.test(next.text) && next.text.split(/\s+/).length <= 9;
  return looksLikeTitle(next.text) || (parts.length < 2 && next.text.split(/\s+/).length <= 8);
}

function partsOf(head: readonly CvLine[], span: Span): Part[] {
  return head.flatMap((line, at) => {
    const own = line.text.includes(span.words) ? withoutSpan(line.text, span) : line.text;
    return splitParts(own).map(({ text, after }) => ({ text, line: at, bold: line.bold, after }));
  });
}

function splitParts(text: string): { text: string; after: Part['after'] }[] {
  const parts: { text: string; after: Part['after'] }[] = [];
  for (const piece of text.split(/\s*(?:\t|\s\|\s|\||\s[·•∙●▪◆]\s|\s[–—-]{1,2}\s|\s\/\s|;\s)\s*/)) {
    const at = /^(.{3,80}?)\s+(?:@|at)\s+(\p{Lu}.{1,80})$/u.exec(piece);
    if (at !== null && looksLikeTitle(at[1] ?? '')) {
      parts.push(
        { text: at[1] ?? '', after: null },
        ...commaParts(at[2] ?? '').map((part, index) => ({
          text: part,
          after: index === 0 ? ('at' as const) : null,
        })),
      );
      continue;
    }
    for (const part of commaParts(piece)) parts.push({ text: part, after: null });
  }
  return parts
    .map(({ text: part, after }) => ({ text: tidy(part), after }))
    .filter(({ text: part }) => part.length > 1 && /\p{L}/u.test(part));
}

function tidy(part: string): string {
  return part
    .replace(
      /^(?:job title|position|role|title|employer|company|organisation|organization|client|location|dates?|period)\s*:\s*/i,
      '',
    )
    .replace(/\(\s*\)/g, '')
    .replace(/^(?:[\s,|·•:–—*-]|\.(?=\s))+|[\s,|·•:–—*-]+$/g, '')
    .trim();
}

const LEGAL = /^(?:pty\.?\s*ltd|ltd|limited|inc|llc|llp|plc|co|corp|s\.?a|gmbh|jr|sr|ag|bv|nv)\.?$/i;

/** Cuts at commas where that parts a title, an employer and a place; a place of several parts stays whole. */
function commaParts(text: string): string[] {
  if (!text.includes(',') || placeIn(text) !== null) return [text];
  const pieces = text.split(/,\s+/).reduce<string[]>((kept, piece) => {
    const last = kept.at(-1);
    if (last !== undefined && LEGAL.test(piece)) kept[kept.length - 1] = `${last}, ${piece}`;
    else kept.push(piece);
    return kept;
  }, []);
  if (pieces.length === 1) return [text];
  // The longest tail that is a place stays together.
  for (let at = 1; at < pieces.length; at += 1) {
    const tail = pieces.slice(at).join(', ');
    if (placeIn(tail) !== null) return [...commaParts(pieces.slice(0, at).join(', ')), tail];
  }
  const [head = '', ...others] = pieces;
  const rest = others.join(', ');
  if (looksLikeTitle(head) && !looksLikeTitle(rest))
    return others.length === 1 || looksLikeEmployer(rest) ? [head, rest] : [text];
  if (looksLikeTitle(rest) && !looksLikeTitle(head)) return [head, rest];
  // A company and a town that is not known.
  if (looksLikeEmployer(head) && !looksLikeEmployer(rest) && rest.split(/\s+/).length <= 4)
    return [head, rest];
  if (looksLikeTitle(head) && looksLikeEmployer(rest)) return [head, rest];
  return [text];
}

/** Which of title and employer comes first in this CV, told from the heads in which words say it. */
function orderOf(entries: readonly Entry[]): 'title' | 'employer' {
  let titles = 0;
  for (const { parts } of entries) {
    const named = parts.filter(({ text }) => placeIn(text) === null);
    const [a, b] = named;
    if (a === undefined || b === undefined) continue;
    const [ta, tb] = [looksLikeTitle(a.text), looksLikeTitle(b.text)];
    const [ea, eb] = [looksLikeEmployer(a.text), looksLikeEmployer(b.text)];
    if (b.after === 'at') titles += 2;
    if (ta && !tb) titles += 1;
    if (tb && !ta) titles -= 1;
    if (eb && !ea && !tb) titles += 1;
    if (ea && !eb && !ta) titles -= 1;
  }
  return titles >= 0 ? 'title' : 'employer';
}

function jobOf({ parts, span, body }: Entry, first: 'title' | 'employer'): Experience {
  const roles = assign(parts, first);
  const of = (role: Role): string | null =>
    parts
      .filter((_, at) => roles[at] === role)
      .map(({ text }) => text)
      .join(', ')
      .slice(0, 300) || null;
  return {
    title: of('title'),
    employer: of('employer'),
    location: of('location'),
    from: span.from,
    to: span.current ? null : span.to,
    is_current: span.current,
    description: descriptionOf(body),
  };
}

function assign(parts: readonly Part[], first: 'title' | 'employer'): (Role | null)[] {
  const roles: (Role | null)[] = parts.map(({ text, after }) => {
    if (after === 'at') return 'employer';
    if (
      /^(?:remote|hybrid|on-?site|full[- ]time|part[- ]time|contract|permanent|casual|freelance|temporary|internship)$/i.test(
        text,
      )
    )
      return /^(?:remote)$/i.test(text) ? 'location' : null;
    return placeIn(text) !== null && !looksLikeTitle(text) ? 'location' : null;
  });
  const open = parts.flatMap(({ text }, at) =>
    roles[at] === null &&
    !/^(?:full[- ]time|part[- ]time|contract|permanent|casual|hybrid|on-?site|temporary)$/i.test(text)
      ? [at]
      : [],
  );
  const has = (role: Role): boolean => roles.includes(role);
  const textAt = (at: number): string => parts[at]?.text ?? '';
  // Words that can only be one of the two go first, then the order that this CV keeps.
  const sure = (at: number): Role | null => {
    const [title, employer] = [looksLikeTitle(textAt(at)), looksLikeEmployer(textAt(at))];
    if (title && !employer) return 'title';
    if (employer && !title) return 'employer';
    return null;
  };
  for (const at of open) {
    const role = sure(at);
    if (role !== null && !has(role)) roles[at] = role;
  }
  for (const at of open) {
    if (roles[at] !== null) continue;
    const second = first === 'title' ? 'employer' : 'title';
    if (!has('title') && !has('employer')) {
      const role = looksLikeTitle(textAt(at))
        ? 'title'
        : open.length === 1
          ? first === 'title' && !looksLikeEmployer(textAt(at))
            ? 'title'
            : 'employer'
          : first;
      roles[at] = role;
    } else if (!has(first)) roles[at] = first;
    else if (!has(second)) roles[at] = second;
  }
  // What else stands behind the employer on its line is where that is.
  const employer = roles.indexOf('employer');
  const behind = parts[employer + 1];
  if (
    employer >= 0 &&
    behind?.line === parts[employer]?.line &&
    roles[employer + 1] === null &&
    !has('location') &&
    open.includes(employer + 1)
  )
    roles[employer + 1] = 'location';
  return roles;
}

/** An employer that stands once above several roles belongs to each of them. */
function inherit(jobs: { entry: Entry; job: Experience }[]): void {
  let over: { job: Experience; lone: boolean } | null = null;
  for (const one of jobs) {
    const { job, entry } = one;
    if (job.title === null && job.employer !== null) {
      over = { job, lone: entry.body.length === 0 };
      continue;
    }
    if (job.employer === null && job.title !== null && over !== null) {
      job.employer = over.job.employer;
      job.location ??= over.job.location;
      continue;
    }
    if (job.employer !== null) over = { job, lone: false };
  }
  // The employer's own line is no job where roles under it have their own dates.
  for (let at = jobs.length - 2; at >= 0; at -= 1) {
    const [here, next] = [jobs[at], jobs[at + 1]];
    if (here === undefined || next === undefined) continue;
    const empty = here.job.title === null && here.entry.body.length === 0;
    if (empty && next.job.title !== null && next.job.employer === here.job.employer) jobs.splice(at, 1);
  }
}

function descriptionOf(body: readonly CvLine[]): string | null {
  const text = body
    .filter(({ margin }) => !margin)
    .map(({ text: line, bullet }) => (bullet ? `- ${line}` : line).replaceAll('\t', ' '))
    .join('\n')
    .trim();
  return text === '' ? null : text.slice(0, MAX_DESCRIPTION);
}
