import { placeAt } from '../../lexicon/places.ts';
import { industries, roles, skills } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import type { Facet } from '../facets.ts';
import type { Draft } from './draft.ts';

const NOW =
  /\b(?:(?:currently|presently|now)\s+(?:(?:at|with|in)|(?:working|employed)\s+(?:at|for|by|with))|(?:works?|working|employed)\s+(?:at|for|by)|current (?:employer|company)(?: is)?:?)\s+(?!least|home\b)/gi;
const THEN =
  /\b(?:(?:formerly|previously|recently)\s+(?:at|with|of|(?:worked|employed|working)\s+(?:at|for|by|with))|used to work (?:at|for)|(?:ex|former)[\s-](?:employees? (?:of|at|from)\s+)?|alumni of|left|past (?:employer|company)(?: is)?:?)\s*(?!least)/gi;
const EVER =
  /\b(?:(?:has |have |had |who |that |having |never |ever )*worked\s+(?:at|for|with)|(?:experience|background|tenure|stint|time|history)\s+at|employ(?:ees?|ed) (?:of|at|by)|employers?:|compan(?:y|ies):)\s+(?!least)/gi;
const MAYBE = /\b(?:from|at)\s+(?!least|most|home\b)/gi;

const ENDS = new Set(
  'in with and or who but not based near for having ideally as on to over under that which whose preferably must available within located living salary from at is are was were people candidates role roles only currently previously also'.split(
    ' ',
  ),
);
const ARTICLES = /^(?:a|an|the|any|some|our|his|her|their|one of the|large|big|small|similar|another)\s/i;
const SCHOOL =
  /\b(?:universit\w*|college|institute of technology|polytechnic|tafe|business school|school of|harvard|stanford|oxford|cambridge|yale|princeton|unsw|monash|mit|caltech|berkeley|imperial|ucl|lse|insead|wharton|rmit|uts)\b/i;
const STUDIED =
  /\b(?:graduat(?:ed?|es)|degrees?|studied|alumn(?:us|a|i|ae)|educated|attended|went to)\s+(?:(?:at|from|of|in)\s+)?(?=(?:the )?[A-Z])|\b(?:graduat(?:ed?|es)|degrees?|studied|educated)\s+(?:at|from)\s+/g;

/** Reads schools, then employers: a name is taken as far as its capitals go, or to the next small word. */
export function readNames(draft: Draft): void {
  for (const match of draft.each(STUDIED)) takeName(draft, match, { kind: 'school', when: null, sure: true });
  for (const match of draft.each(THEN))
    takeName(draft, match, {
      kind: 'employer',
      when: 'past',
      sure: !/\b(?:ex|former)[\s-]$/i.test(match[0]),
    });
  for (const match of draft.each(NOW))
    takeName(draft, match, { kind: 'employer', when: 'current', sure: true });
  for (const match of draft.each(EVER)) takeName(draft, match, { kind: 'employer', when: null, sure: true });
  for (const match of draft.each(MAYBE))
    takeName(draft, match, { kind: 'employer', when: null, sure: false });
}

interface Kind {
  kind: 'employer' | 'school';
  when: Facet['when'];
  /** Whether the words before leave no doubt that a name follows. */
  sure: boolean;
}

function takeName(draft: Draft, cue: RegExpExecArray, { kind, when, sure }: Kind): void {
  const from = cue.index + cue[0].length;
  const names: string[] = [];
  let end = from;
  let at = from;
  for (;;) {
    const name = nameAt(draft, at, { sure: sure && names.length === 0, inside: /\bin\s*$/i.test(cue[0]) });
    if (name === null) break;
    names.push(name.text);
    end = name.end;
    const next = /^\s*(?:,?\s*(?:or|and\/or|and)\s+(?:(?:at|from|for)\s+)?|\/|,\s*)(?=[\p{Lu}"])/u.exec(
      draft.rest.slice(end),
    );
    if (next === null) break;
    at = end + next[0].length;
  }
  if (names.length === 0) return;
  const school = kind === 'school' || names.some((name) => SCHOOL.test(name));
  const shown = names.join(' or ');
  const label = school
    ? shown
    : when === 'current'
      ? `now at ${shown}`
      : when === 'past'
        ? `formerly at ${shown}`
        : shown;
  draft.take(cue.index, end, {
    kind: school ? 'school' : 'employer',
    label,
    values: names,
    when: school ? null : when,
  });
}

/** What leads up to a name: whether it leaves no doubt, and whether it ends in "in". */
interface Cue {
  sure: boolean;
  inside: boolean;
}

/** The name of a company or school that begins at a place; null where there is none. */
function nameAt(draft: Draft, at: number, cue: Cue): { text: string; end: number } | null {
  const rest = draft.rest.slice(at);
  const quoted = /^"([^"\uFFFC]{2,80})"/.exec(rest);
  if (quoted?.[1] !== undefined) return { text: quoted[1], end: at + quoted[0].length };
  const article = /^the\s+/i.exec(rest)?.[0] ?? '';
  const capital =
    /^(?:[\p{Lu}\d][\p{L}\p{N}.'’+-]*)(?:\s+(?:(?:of|de|du|van|for|and|&)\s+(?:the\s+)?)?(?:[\p{Lu}][\p{L}\p{N}.'’+-]*|&))*/u.exec(
      rest.slice(article.length),
    )?.[0];
  if (capital !== undefined) {
    const text = upToPlace(capital.replace(/[.,]+$/, ''));
    if (isOther(text, draft, cue)) return null;
    return { text, end: at + article.length + text.length };
  }
  if (ARTICLES.test(rest)) return null;
  const words = /^[\p{L}\p{N}.&'’+-]+(?:\s+[\p{L}\p{N}.&'’+-]+){0,3}/u.exec(rest)?.[0].split(/\s+/) ?? [];
  const stop = words.findIndex((word) => ENDS.has(word.toLowerCase()));
  const text = (stop < 0 ? words : words.slice(0, stop)).join(' ');
  if (text.length < 2 || isOther(text, draft, cue)) return null;
  return { text, end: at + rest.indexOf(text) + text.length };
}

// "Google and Meta" are two, "Ernst & Young" is one, and so is "Marks and Spencer" only where it is quoted.
function upToPlace(text: string): string {
  const and = / and /i.exec(text);
  return and === null ? text : text.slice(0, and.index);
}

/** Whether what seems a name is a place, a skill or a field of business: those are read by what follows. */
function isOther(text: string, draft: Draft, { sure, inside }: Cue): boolean {
  const words = plainWords(text);
  if (words.length === 0) return true;
  const whole = (found: { length: number } | undefined): boolean =>
    found !== undefined && found.length === words.length;
  if (whole(industries().book.at(words, 0))) return true;
  // One works at Hays and for Downer, which are places too; one is in Hay.
  if ((!sure || inside) && whole(placeAt(words, 0, draft.home.country))) return true;
  if (sure) return false;
  return whole(skills().book.at(words, 0)) || roles().book.at(words, 0) !== undefined || /^\d/.test(text);
}

const EMAIL = /(?<![^\s,;<>()"])[^\s,;<>()"@]{1,64}@[^\s,;<>()"@]{1,200}\.[a-z]{2,20}(?![^\s,;<>()"])/gi;
const TAG =
  /\btag(?:ged)?(?:\s+(?:as|with))?\s*:?\s+(?:"([^"]{1,40})"|'([^']{1,40})'|([\p{L}\p{N}][\p{L}\p{N}&+_-]*))|(?<![\p{L}\p{N}])#([\p{L}\p{N}][\p{L}\p{N}_-]*)/giu;

/** Reads e-mail addresses and tags. */
export function readMarks(draft: Draft): void {
  for (const match of draft.each(EMAIL))
    draft.take(match.index, match.index + match[0].length, {
      kind: 'email',
      label: match[0],
      values: [match[0]],
    });
  for (const match of draft.each(TAG)) {
    const value = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    draft.take(match.index, match.index + match[0].length, {
      kind: 'tag',
      label: `tagged ${value}`,
      values: [value],
    });
  }
}

const DEGREE =
  /\b(?:(?:with|has|have|having|holds?|holding)\s+)?(?:an?\s+)?(?:(?:relevant|university|tertiary|honours)\s+)?(?:(bachelor(?:['’]?s)?|undergraduate)|(master(?:['’]?s)?(?!\s+(?:electrician|plumber|chef|craftsman))|msc|postgraduate)|(ph\.?d\.?s?|doctorate)|(mba)s?|(degrees?|degree[\s-](?:qualified|educated)|tertiary (?:qualified|qualifications?|educated)|university educated|graduates?(?=\s+of\b))|(diplomas?))\b(?:\s+(?:degrees?|qualifi(?:ed|cations?)|educated))?(?:\s+(?:in|of)\s+((?:[\p{L}&]+)(?:\s+(?!(?:and|or|from|with|in|who|ideally|but|not|at|based|near|plus|preferred|is|required)\b)[\p{L}&]+){0,3}))?/giu;

const HIGHER: Record<string, string[]> = {
  bachelor: ['bachelor', 'master', 'phd', 'mba'],
  master: ['master', 'phd', 'mba'],
  phd: ['phd'],
  mba: ['mba'],
  degree: ['bachelor', 'master', 'phd', 'mba'],
  diploma: ['diploma', 'bachelor', 'master', 'phd', 'mba'],
};

const FIELD_DEGREE =
  /\b(?:an?\s+)?((?!relevant|university|tertiary|honours|bachelor|master|undergraduate|postgraduate|good|any|recent|new|fresh|college|related|college|appropriate|the|a|an|with|has|have|or|and|higher|advanced)[\p{L}]{3,}(?:\s(?:science|engineering|administration|management|studies|finance))?)\s+(?:degrees?|graduates?)\b/giu;

/** Reads degrees and what they are in. A higher one than was asked for will do. */
export function readDegrees(draft: Draft): void {
  for (const match of draft.each(FIELD_DEGREE)) {
    const [whole, field = ''] = match;
    const from = match.index + whole.indexOf(field);
    const until = from + field.length;
    draft.take(from, until, { kind: 'education', label: `studied ${field}`, values: [`in ${field}`] });
    draft.take(until, match.index + whole.length, {
      kind: 'education',
      label: 'degree',
      values: HIGHER.degree ?? [],
    });
  }
  for (const match of draft.each(DEGREE)) {
    const [whole, ...groups] = match;
    const at = groups.slice(0, 6).findIndex((group) => group !== undefined);
    const degree = ['bachelor', 'master', 'phd', 'mba', 'degree', 'diploma'][at] ?? 'degree';
    const field = groups[6];
    const level = {
      kind: 'education',
      label: degree === 'phd' ? 'PhD' : degree === 'mba' ? 'MBA' : degree,
      values: HIGHER[degree] ?? [],
    } as const;
    const start = match.index;
    const end = start + whole.length;
    if (field !== undefined) {
      const from = end - field.length;
      draft.take(from, end, { kind: 'education', label: `studied ${field}`, values: [`in ${field}`] });
      draft.take(start, from, level);
    } else draft.take(start, end, level);
  }
}

const QUOTED = /"([^"\uFFFC]{2,100})"/g;

/** Reads what stands in quotation marks as words that must follow one another. */
export function readQuoted(draft: Draft): void {
  for (const match of draft.each(QUOTED))
    draft.take(match.index, match.index + match[0].length, {
      kind: 'keyword',
      label: match[0],
      values: [`"${match[1]}"`],
    });
}
