import {
  employerAt,
  employerCalled,
  employerGroup,
  employerGroupAt,
  employerNamed,
} from '../../../lexicon/employers.ts';
import { levelIn } from '../../../lexicon/levels.ts';
import { areaNamed, placeAt, placeNamed } from '../../../lexicon/places.ts';
import { certifications, industries, roles, skills } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import type { Draft } from '../draft.ts';
import { isSmall } from '../small-words.ts';
import { bodyAt } from './bodies.ts';
import {
  type Cue,
  cueBefore,
  EVER_BEHIND,
  FIRM_BEHIND,
  IN_ONE_BEFORE,
  NOW_BEHIND,
  PAST_BEHIND,
} from './employer-cues.ts';
import { inTheGroup, leadsToEmployers } from './employer-lists.ts';
import { isAdjective } from './ordinary-adjectives.ts';
import { isSettled, standingOf } from './standing.ts';
import { readGone, readStillThere } from './still-there.ts';
import { takeEmployer, takeStanding } from './take-employer.ts';

// "The ANZ region" is no bank.
const REGION_BEHIND = /^\s+(?:regions?|markets?|countries|territor(?:y|ies)|wide)\b/i;
const AND_NEXT =
  /^\s*(?:,?\s*(?:or|and|and\/or|nor|&|\+)\s+|\/|,\s*|\|)\s*(?:(?:(?:those|people|anyone|anybody|staff|else)\s+)?(?:at|from|for|with|of|by|the|else)\s+|ex[\s-]\s*)*(?=[\p{L}\p{N}"])/iu;

const OR_BEHIND = /\bor\b|\//i;

const ANEW = /\b(?:and|&)\s+(?:.*\s)?(?:at|for|with|of|by|else|people|those|anyone|anybody|staff)\b/i;

// "Ex Deloitte KPMG PwC": of names side by side, where none is an everyday word.
const BESIDE = /^\s+(?=\p{L})/u;

interface Named {
  name: string;
  end: number;
  /** Whether it is also an everyday word. */
  doubtful: boolean;
}

/**
 * Reads known companies and groups of companies by any of their spellings, with the words around
 * them, before other readers can misread parts of their names.
 */
export function readEmployers(draft: Draft): void {
  for (let at = 0; at < draft.words.length; at += 1) {
    const first = named(draft, at);
    const word = draft.words[at];
    if (first === null || word === undefined) continue;
    const before = draft.rest.slice(0, word.start);
    if (isWithinPaper(draft, at, first.end)) continue;
    const led = inTheGroup(first.name, before) ?? cueBefore(before);
    const cue = led ?? inOne(draft, first, before);
    const said = standingOf(draft, word.start, listEnd(draft, first.end));
    const isSaid = said !== null && (said.isSure || !isOtherwiseKnown(draft, at));
    if (cue === null && said?.isSure !== true && isPartOfName(draft, word.start)) continue;
    const listed = first.doubtful && isListed(draft, first.end, isOtherwiseKnown(draft, at));
    if (listed && isLowered(draft, first, at)) first.doubtful = false;
    if (!isMeant(draft, at, first, (cue?.sure ?? false) || listed || isSaid)) continue;
    const unknown = unknownBefore(draft, before);
    const names = [...(unknown?.names ?? []), first.name];
    let end = first.end;
    for (;;) {
      const joined = AND_NEXT.exec(draft.rest.slice(end));
      const next = joined ?? BESIDE.exec(draft.rest.slice(end));
      if (next === null) break;
      const from = draft.words.findIndex(({ start }) => start === end + next[0].length);
      const other =
        from < 0
          ? null
          : (namedBehind(draft, from, next[0]) ??
            (joined === null ? null : betweenEmployers(draft, from, cue?.sure === true)));
      if (joined === null && other?.doubtful !== false) break;
      // "People at Deloitte and people at KPMG": one list where they are left out.
      if (joined !== null && said?.isDenied !== true && ANEW.test(joined[0])) break;
      // "At Bupa or ex NHS": there now, or once at the other.
      if (joined !== null && cue !== null && cue.when !== 'past' && /\bex[\s-]/i.test(joined[0])) break;
      // "BDO or GT": in a list behind a name that is no everyday word.
      const isBeside = joined !== null && names.length > 0 && !first.doubtful;
      if (other !== null && isBeside && !/^\s*,\s*$/.test(joined[0]) && isLowered(draft, other, from))
        other.doubtful = false;
      const isCued = (cue?.sure ?? false) || isSaid || isBeside || other?.doubtful === false;
      if (other === null || !isMeant(draft, from, other, isCued, names, cue?.sure)) break;
      names.push(other.name);
      end = other.end;
    }
    const every = BOTH_BEFORE.exec(before);
    const isPair = names.length === 2 && EVERY_JOINT.test(draft.text.slice(word.start, end));
    const isBoth = isPair && (every !== null || /^\s*,?\s+both\b/i.test(draft.rest.slice(end)));
    const standing = isBoth ? null : standingOf(draft, unknown?.at ?? word.start, end);
    if (standing !== null && isSettled(draft, standing)) {
      takeStanding(draft, standing, names, unknown?.at ?? word.start);
      while ((draft.words[at + 1]?.start ?? Number.POSITIVE_INFINITY) < standing.to) at += 1;
      continue;
    }
    if (unknown !== null) {
      const lead = cueBefore(before.slice(0, unknown.at)) ?? unknown.cue;
      takeEmployer(draft, { names, start: unknown.at, end, cue: lead });
      while ((draft.words[at + 1]?.start ?? Number.POSITIVE_INFINITY) < end) at += 1;
      continue;
    }
    if (every !== null && isBoth) {
      // "Worked at both Westpac and CBA": at each of them.
      const second = draft.words.find(
        ({ start }) => start > first.end && !/^and$/i.test(draft.text.slice(start, start + 3)),
      );
      const split = second?.start ?? end;
      const when = cueBefore(before.slice(0, before.length - every[0].length));
      const lead = { when: when?.when ?? null, length: (when?.length ?? 0) + every[0].length, sure: true };
      takeEmployer(draft, { names: names.slice(0, 1), start: word.start, end: first.end, cue: lead });
      takeEmployer(draft, { names: names.slice(1), start: split, end, cue: { ...lead, length: 0 } });
    } else takeEmployer(draft, { names, start: word.start, end, cue });
    while ((draft.words[at + 1]?.start ?? Number.POSITIVE_INFINITY) < end) at += 1;
  }
  readStillThere(draft);
  readGone(draft);
}

// Where a list of names ends that goes on behind an offset.
function listEnd(draft: Draft, end: number): number {
  const next = AND_NEXT.exec(draft.rest.slice(end));
  const from = next === null ? -1 : draft.words.findIndex(({ start }) => start === end + next[0].length);
  const other = from < 0 ? null : named(draft, from);
  return other === null ? end : listEnd(draft, other.end);
}

/** Whether a name is that of a skill, a trade or a paper as well, or the end of one: "HR BP". */
function isOtherwiseKnown(draft: Draft, at: number): boolean {
  const texts = draft.words.map(({ text }) => text);
  return [roles(), skills(), certifications()].some(({ book }) =>
    [2, 1, 0].some((before) => (book.at(texts, at - before)?.length ?? 0) > before),
  );
}

/** Whether a name is the end of a longer one, of a paper: "CA ANZ". */
function isWithinPaper(draft: Draft, at: number, end: number): boolean {
  const texts = draft.words.map(({ text }) => text);
  return [1, 2].some((before) => {
    const from = at - before;
    const length = from < 0 ? 0 : (certifications().book.at(texts, from)?.length ?? 0);
    return length > before && (draft.words[from + length - 1]?.end ?? 0) >= end;
  });
}

// "Linfox or toll": a company that is no word of a trade, joined to another one in a query without capitals.
function isLowered(draft: Draft, { end }: Named, from: number): boolean {
  const texts = draft.words.map(({ text }) => text);
  const isTerm = [roles(), skills(), certifications()].some(({ book }) => book.at(texts, from) !== undefined);
  const start = draft.words[from]?.start ?? end;
  return !isTerm && !isSmall(draft.text.slice(start, end)) && !/\p{Lu}/u.test(draft.text.slice(0, end));
}

const UNKNOWN = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s+(?:\p{Lu}[\p{L}\p{N}&.'’-]*|of|and|&|for)){0,3}`;
const UNKNOWN_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${UNKNOWN}(?:\s*,\s*${UNKNOWN}){0,3})\s*(?:,|\/|\s(?:or|and)\s)\s*(?:the\s+)?$`,
  'u',
);

/** "From the Treasury or Cabinet Office", "for Reuters, Bloomberg or the BBC": unknown names behind a word for where somebody works, joined to a company. */
function unknownBefore(draft: Draft, before: string): { names: string[]; at: number; cue: Cue } | null {
  const found = UNKNOWN_BEFORE.exec(before);
  if (found === null) return null;
  const cue = cueBefore(before.slice(0, found.index));
  const [, list = ''] = found;
  const names = list.split(/\s*,\s*/);
  if (cue?.sure !== true || names.some(isSmall) || draft.taken(found.index, found.index + list.length))
    return null;
  const isElse = (name: string): boolean => {
    const words = plainWords(name);
    return (
      [roles(), certifications(), industries()].some(({ book }) => book.at(words, 0) !== undefined) ||
      placeAt(words, 0, draft.home.country) !== undefined
    );
  };
  return names.some(isElse) ? null : { names, at: found.index, cue };
}

const BOTH_BEFORE = /\bboth\s+(?:(?:at|for|with|from)\s+)?$/i;
const EVERY_JOINT = /\s(?:and|&)\s/i;

// "Freshfields, Slaughters or HSF": an unknown name between two employers is one, and a known one by the first of its words; so is a tool
// behind a word for where somebody works ("who write for Reuters, Bloomberg or the BBC").
function betweenEmployers(draft: Draft, at: number, isLed: boolean): Named | null {
  const word = draft.words[at];
  if (word === undefined || draft.taken(word.start, word.end)) return null;
  const raw = draft.text.slice(word.start, word.end);
  if (!/^\p{Lu}[\p{L}'&-]+$/u.test(raw) || isSmall(raw)) return null;
  const next = AND_NEXT.exec(draft.rest.slice(word.end));
  const from = next === null ? -1 : draft.words.findIndex(({ start }) => start === word.end + next[0].length);
  if (from < 0 || namedBehind(draft, from, next?.[0] ?? '') === null) return null;
  const texts = draft.words.map(({ text }) => text);
  const isElse =
    [
      roles(),
      certifications(),
      industries(),
      ...(isLed && OR_BEHIND.test(next?.[0] ?? '') ? [] : [skills()]),
    ].some(({ book }) => book.at(texts, at) !== undefined) ||
    placeAt(texts, at, draft.home.country) !== undefined;
  return isElse ? null : { name: employerCalled(raw)?.name ?? raw, end: word.end, doubtful: false };
}

// "Toll or Linfox": beside a name that is no everyday word. "HubSpot and Canva" are two tools.
function isListed(draft: Draft, end: number, isKnownThing: boolean): boolean {
  const next = AND_NEXT.exec(draft.rest.slice(end)) ?? BESIDE.exec(draft.rest.slice(end));
  if (next === null) return false;
  const from = draft.words.findIndex(({ start }) => start === end + next[0].length);
  const other = from < 0 ? null : named(draft, from);
  return other !== null && !other.doubtful && !(isKnownThing && isOtherwiseKnown(draft, from));
}

// "Maria Santos": after an unknown name.
function isPartOfName(draft: Draft, start: number): boolean {
  const before = /(?:^|[^\p{L}])(\p{Lu}\p{Ll}+) $/u.exec(draft.rest.slice(0, start))?.[1];
  if (before === undefined) return false;
  const words = plainWords(before);
  const known =
    [roles(), skills(), certifications(), industries()].some(({ book }) => book.at(words, 0) !== undefined) ||
    placeAt(words, 0, draft.home.country) !== undefined ||
    levelIn(before) !== null;
  return !known && !isSmall(before);
}

// "In a big four firm": of a group with the name of a company behind it, and somebody works there now.
function inOne(draft: Draft, { name, end }: Named, before: string): Cue | null {
  const lead = IN_ONE_BEFORE.exec(before);
  const isOne = employerGroup(name) !== undefined && FIRM_BEHIND.test(draft.rest.slice(end));
  return lead === null || !isOne ? null : { when: 'current', length: lead[0].length, sure: true };
}

function named(draft: Draft, at: number): Named | null {
  const texts = draft.words.map(({ text }) => text);
  const group = employerGroupAt(texts, at);
  const company = employerAt(texts, at);
  const found = group !== undefined && group.length >= (company?.length ?? 0) ? group : company;
  const word = draft.words[at];
  const last = found === undefined ? undefined : draft.words[at + found.length - 1];
  const body = found === undefined || found.length === 1 ? bodyAt(draft, at) : null;
  if (body !== null && body.end > (last?.end ?? 0)) return { ...body, doubtful: false };
  if (found === undefined || word === undefined || last === undefined) return null;
  // "Antenatal care, UK": no name goes on over a comma.
  if (draft.taken(word.start, last.end) || /[,;]/.test(draft.text.slice(word.start, last.end))) return null;
  return { name: found.value.name, end: last.end, doubtful: found === company && found.doubtful };
}

/** What is named behind a joint, with its article where that is a part of the name. */
const namedBehind = (draft: Draft, from: number, joint: string): Named | null =>
  named(draft, from) ?? (/\bthe\s+$/i.test(joint) ? named(draft, from - 1) : null);

/** "Who do payroll in Sage", "reporting in Oracle": what somebody does in it, so that the name is that of the tool. */
function isDoneIn(before: string): boolean {
  const work = /(?<![\p{L}-])(\p{L}{3,})\s+in\s+$/iu.exec(before)?.[1]?.toLowerCase();
  if (work === undefined) return false;
  if (
    /^(?!work|employ|be(?:ing)?$|sitt|interest|specialis|specializ|manag|consult|bank)\p{L}+ing$/u.test(work)
  )
    return true;
  return (
    skills().book.at([work], 0) !== undefined &&
    /\b(?:do|does|doing|did|run|runs|running|with|handles?|handling|process|processes)\s+(?:\p{L}+\s+)?$/iu.test(
      before.slice(0, before.toLowerCase().lastIndexOf(work)),
    )
  );
}

// "Rejected by Klarna": what became of an application is no employer.
const APPLIED_BEFORE =
  /\b(?:rejected|interviewed|shortlisted|turned down|knocked back|placed|put forward|submitted|presented|sent|introduced|represented)\s+(?:by|at|to|with)\s+$/i;

function isMeant(
  draft: Draft,
  at: number,
  { end, doubtful }: Named,
  cued: boolean,
  beside: readonly string[] = [],
  isLed = false,
): boolean {
  const word = draft.words[at];
  if (word !== undefined && APPLIED_BEFORE.test(draft.text.slice(0, word.start))) return false;
  if (word === undefined || REGION_BEHIND.test(draft.rest.slice(end))) return false;
  if (isRegionBeside(draft, word.start, end, beside)) return false;
  const texts = draft.words.map(({ text }) => text);
  const length = draft.words.filter(({ start }) => start >= word.start && start < end).length;
  const raw = draft.text.slice(word.start, end);
  const capital = /^[\p{Lu}\d]/u.test(raw);
  const other = [roles(), skills(), certifications()].some(
    ({ book }) => (book.at(texts, at)?.length ?? 0) >= length,
  );
  if (other && isDoneIn(draft.text.slice(0, word.start))) return false;
  const behind = [PAST_BEHIND, NOW_BEHIND, EVER_BEHIND].some((pattern) =>
    pattern.test(draft.rest.slice(end)),
  );
  // "With LinkedIn Recruiter" is a skill, "with a Google background" a former employer.
  if (
    !cued &&
    !behind &&
    /\bwith\s+(?:either\s+)?$/i.test(draft.rest.slice(0, word.start)) &&
    (doubtful || other || !leadsToEmployers(draft, end, (from) => named(draft, from)))
  )
    return false;
  // In a query without capitals the words before it tell: "works for toll", "atlassian or canva".
  const isLower = !/\p{Lu}/u.test(draft.text) && cued && !isSmall(raw) && (!other || isLed);
  if (doubtful || other) return isLower || (capital && (cued || PAST_BEHIND.test(draft.rest.slice(end))));
  // A place of that name takes precedence unless the context says otherwise.
  if (!capital && length === 1 && !cued && !behind && isAdjective(raw, draft.rest.slice(end))) return false;
  if (!capital && length === 1) return raw.length > 3 || cued || behind || isShortName(draft, at, raw);
  return true;
}

// "DHL, forwarders, ANZ": a region and a bank, by itself in a query that names a company of another field.
function isRegionBeside(draft: Draft, start: number, end: number, beside: readonly string[]): boolean {
  const raw = draft.text.slice(start, end);
  if (placeNamed(raw, draft.home.country)?.kind !== 'region') return false;
  if (!/(?:^|[,;(]\s*)$/.test(draft.text.slice(0, start))) return false;
  if (!/^\s*(?:$|[,;)])/.test(draft.text.slice(end))) return false;
  const fields = employerNamed(raw)?.industries ?? [];
  const read = draft.read.filter(({ facet: { kind } }) => kind === 'employer');
  const others = [...beside, ...read.flatMap(({ facet: { values } }) => values)];
  const isOfField = (name: string): boolean =>
    (employerGroup(name)?.members ?? [employerNamed(name)]).some((one) =>
      one?.industries.some((field) => fields.includes(field)),
    );
  return others.length > 0 && !others.some(isOfField);
}

// "auditors bdo", "nurses ey": three letters, or two in a query without capitals, that are no other word.
function isShortName(draft: Draft, at: number, raw: string): boolean {
  if (isSmall(raw) || (raw.length < 3 && /\p{Lu}/u.test(draft.text))) return false;
  const texts = draft.words.map(({ text }) => text);
  return placeAt(texts, at, draft.home.country) === undefined && areaNamed(raw, draft.home.country) === null;
}
