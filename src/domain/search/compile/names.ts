import { employerNamed } from '../../lexicon/employers.ts';
import { levelIn } from '../../lexicon/levels.ts';
import { isOrdinary } from '../../lexicon/ordinary-words.ts';
import { placeAt } from '../../lexicon/places.ts';
import { certifications, industries, languages, roles, skills } from '../../lexicon/terms.ts';
import { plainWords } from '../../lexicon/text.ts';
import { type Facet, MAX_VALUES } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { isPartOfTerm } from './terms/criteria.ts';

const NOW =
  /\b(?:(?:currently|presently|now)\s+(?:(?:at|with|in)|(?:working|employed)\s+(?:at|for|by|with))|(?:works?|working|employed)\s+(?:at|for|by)|current (?:employer|company)(?: is)?:?)\s+(?!least|home\b|either\b)/gi;
const THEN =
  /\b(?:(?:formerly|previously|recently)\s+(?:at|with|of|(?:worked|employed|working)\s+(?:at|for|by|with))|used to work (?:at|for)|(?:ex|former)[\s-](?:employees? (?:of|at|from)\s+)?|alumni of|left|past (?:employer|company)(?: is)?:?)\s*(?!least)/gi;
const EVER =
  /\b(?:(?:has |have |had |who |that |having |never |ever )*worked\s+(?:at|for|with)|(?:has|have|had|having|'ve|'s|once|ever|previously) been\s+(?:at|with)(?![^,;]*?\b(?:for|since)\s+(?:(?:over|at least|more than|about)\s+)?(?:\d|an?\b|one|two|three|four|five|six))|(?:experience|background|tenure|stint|time|history)\s+at|employ(?:ees?|ed) (?:of|at|by)|employers?:|compan(?:y|ies):)\s+(?!least)/gi;
const MAYBE =
  /\bfrom\s+(?!least|most|those|them|these|elsewhere|next|this|last|tomorrow|today|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|people|anyone|anybody|whoever|(?:home|scratch|zero|abroad|overseas|within|outside|anywhere|any|other|different|various|both|either|start|day one|the ground up|the start)\b)/gi;
/** "Who used to be at Reuters", "who were at Reuters": then, or at some time. */
const ONCE_AT = /\bused\s+to\s+be\s+(?:at|with)\s+(?!least|home|work|school|sea\b|university|college)/gi;
const EVER_AT =
  /(?<!\b(?:cv|it|interview|meeting|we|i)\s+)\b(?:was|were)\s+at\s+(?!least|most|home|work|school|sea\b|university|college|interviews?|the\b|once|an?\b)/gi;
const AT =
  /\bat\s+(?!(?:interviews?|least|most|min(?:imum)?|max(?:imum)?|home|present|the moment|once|all|work|short notice)\b|[\w-]+[\s-]level\b)/gi;

/** "Not from our client's firm (Harrow & Lisle)": which firm that is. */
const BRACKETED =
  /\b(?:from\s+|at\s+)?(?:(?:our|the|their|my)\s+)?(?:client(?:['’]s)?(?:\s+(?:firm|company|business|team|itself))?|(?:present|current) (?:firm|company|employer)|competitor)\s*\((?=\p{Lu})/gu;

const ENDS = new Set(
  'into onto while before after in with and or who but not based near for having ideally as on to over under that which whose preferably must available within located living salary from at is are was were people candidates role roles only currently previously also welcome ok okay desirable would now today right because since anymore nowadays'.split(
    ' ',
  ),
);
const ARTICLES =
  /^(?:a|an|the|any|some|our|his|her|their|one of the|large|big|small|similar|another|top|leading|major|local|global|international|national|boutique|other|listed|mid|medium|private|public|rival|blue|tier|asx|ftse|fortune|interview|competitors?)[\s-]/i;
const SCHOOL =
  /\b(?:universit\w*|college|institute of technology|polytechnic|tafe|business school|school of|harvard|stanford|oxford|cambridge|yale|princeton|unsw|monash|mit|caltech|berkeley|imperial|ucl|lse|insead|wharton|rmit|uts)\b/i;
/** Whose work is at a university: "lecturers who were at Monash". */
const ACADEMICS =
  /\b(?:lecturers?|professors?|academics?|researchers?|research (?:fellows?|associates?|assistants?)|post-?docs?|deans?)(?!\p{L})[^.;\n]*$/iu;
const WORKED = /\b(?:worked|employ\p{L}*)\s/iu;
const STUDIED =
  /\b(?:[Gg]raduat(?:ed?|es)|[Dd]egrees?|[Ss]tudied|[Aa]lumn(?:us|a|i|ae)|[Ee]ducated|[Aa]ttended|[Ww]ent to)\s+(?:(?:at|from|of|in)\s+)?(?=(?:the )?[A-Z])|\b(?:[Gg]raduat(?:ed?|es)|[Dd]egrees?|[Ss]tudied|[Ee]ducated)\s+(?:at|from)\s+/g;

// "Grads in law from Oxford".
const GRADUATES_IN = new RegExp(
  String.raw`(?<=\b[Gg]rad(?:uate)?s?\s+in\s+\p{Ll}+(?:\s\p{Ll}+)?\s+)from\s+(?=(?:the\s+)?(?:\p{Lu}\p{L}*\s){0,2}(?:${SCHOOL.source}))`,
  'giu',
);

const ALUMNI =
  /((?:\p{Lu}[\p{L}\p{N}.'’&+-]*)(?:\s+(?:&|of|and|the|\p{Lu}[\p{L}\p{N}.'’&+-]*))*)['’]?\s+(?:alumni|alumnus|alums?|leavers|ex[\s-]employees)\b/gu;

/** Whom and what somebody works with who is not employed there: "worked with autistic kids". */
const AMONG =
  /^[^\p{Lu}]*\b(?:kids|children|teen(?:ager)?s|youths?|adults|people|persons|elderly|seniors|veterans|patients|residents|participants|clients|customers|families|parents|students|pupils|communities|teams?|stakeholders|suppliers|vendors|contractors|executives|founders|boards|animals|dogs|horses|cattle|livestock|data|machinery|tools)$/u;

/** Reads schools, then employers: a name extends over its capitalised words, or up to the next function word. */
export function readNames(draft: Draft): void {
  for (const match of draft.each(ALUMNI)) {
    const name = match[1] ?? '';
    const school = SCHOOL.test(name);
    draft.take(match.index, match.index + match[0].length, {
      kind: school ? 'school' : 'employer',
      label: school ? name : `formerly at ${name}`,
      values: [name],
      when: school ? null : 'past',
    });
  }
  for (const match of draft.each(BRACKETED))
    takeName(draft, match, { kind: 'employer', when: 'current', sure: true });
  for (const match of draft.each(GRADUATES_IN))
    takeName(draft, match, { kind: 'school', when: null, sure: true });
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
  for (const match of draft.each(ONCE_AT))
    takeName(draft, match, { kind: 'employer', when: 'past', sure: false, at: true });
  for (const match of draft.each(EVER_AT))
    takeName(draft, match, { kind: 'employer', when: null, sure: false, at: true });
  for (const match of draft.each(AT))
    takeName(draft, match, { kind: 'employer', when: 'current', sure: false, at: true });
}

interface Kind {
  kind: 'employer' | 'school';
  when: Facet['when'];
  /** Whether the preceding words are always followed by a name. */
  sure: boolean;
  /** Whether they are "at", after which only a large city is read as a place. */
  at?: boolean;
}

function takeName(draft: Draft, cue: RegExpExecArray, { kind, when, sure, at: isAt = false }: Kind): void {
  if (isPartOfTerm(draft, cue.index)) return;
  const from = cue.index + cue[0].length;
  const names: string[] = [];
  let end = from;
  let at = from;
  let joint = '';
  for (;;) {
    const name = nameAt(draft, at, {
      // "Graduates from Oxford or Durham": in a list of schools a town stands for its own.
      sure:
        sure &&
        (names.length === 0 ||
          (kind === 'school' && /or|\//.test(joint) && names.some((one) => SCHOOL.test(one)))),
      inside: /\bin\s*$/i.test(cue[0]),
      isAt,
    });
    const isWith = /\bwith\s*$/i.test(cue[0]);
    if (name === null || (isWith && (AMONG.test(name.text) || isTool(name.text)))) break;
    names.push(name.text);
    end = name.end;
    const next = /^\s*(?:,?\s*(?:or|and\/or|and)\s+(?:(?:at|from|for)\s+)?|\/|,\s*)(?=[\p{Lu}"])/u.exec(
      draft.rest.slice(end),
    );
    if (next === null) break;
    [joint] = next;
    at = end + joint.length;
  }
  if (names.length === 0) return;
  // An employee of a college is not its graduate.
  const isStaff = ACADEMICS.test(draft.text.slice(0, cue.index)) || WORKED.test(cue[0]);
  const school =
    kind === 'school' || (when !== 'current' && !isStaff && names.some((name) => SCHOOL.test(name)));
  const shown = names.join(' or ');
  const listed = school ? undefined : housesBehind(draft, end, when);
  if (listed !== undefined) {
    draft.take(cue.index, end, {
      kind: 'employer',
      label: `${shown} or ${listed.facet.label}`.slice(0, 200),
      values: [...names, ...listed.facet.values].slice(0, MAX_VALUES),
      when: listed.facet.when,
    });
    draft.read.splice(draft.read.indexOf(listed), 1);
    return;
  }
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

/** "At Monash, Melbourne Uni or Sydney Uni": known houses that a list goes on with. */
const housesBehind = (draft: Draft, end: number, when: Facet['when']): Read | undefined =>
  when === 'past'
    ? undefined
    : draft.read.find(
        ({ at, facet: { kind, when: then, values } }) =>
          kind === 'employer' &&
          then === null &&
          values.length > 1 &&
          at >= end &&
          /^\s*,\s*$/.test(draft.text.slice(end, at)),
      );

// "Worked with Kubernetes": what somebody works with, where no company is called so.
function isTool(name: string): boolean {
  const words = plainWords(name);
  const isKnown = [skills(), certifications()].some(({ book }) => book.at(words, 0)?.length === words.length);
  return isKnown && employerNamed(name) === undefined;
}

/** The words before a name: whether they are unambiguous, and whether they end in "in". */
interface Cue {
  sure: boolean;
  inside: boolean;
  isAt: boolean;
}

/** The company or school name that begins at an offset; null without one. */
function nameAt(draft: Draft, at: number, cue: Cue): { text: string; end: number } | null {
  const rest = draft.rest.slice(at);
  const quoted = /^"([^"\uFFFC]{2,80})"/.exec(rest);
  if (quoted?.[1] !== undefined) return { text: quoted[1], end: at + quoted[0].length };
  const article = /^the\s+/i.exec(rest)?.[0] ?? '';
  const capital =
    /^(?:[\p{Lu}\d][\p{L}\p{N}.'’&+-]*)(?:(?<!\p{Ll}{4}\.)\s+(?:(?:of|de|du|van|for|and|&)\s+(?:the\s+)?)?(?:[\p{Lu}][\p{L}\p{N}.'’+-]*|&))*/u.exec(
      rest.slice(article.length),
    )?.[0];
  if (capital !== undefined) {
    const text = upToPlace(capital.replace(/[.,]+$/, ''));
    if (isOther(text, draft, cue)) return null;
    return { text, end: at + article.length + text.length };
  }
  if (ARTICLES.test(rest)) return null;
  const words = /^[\p{L}\p{N}.&'’+-]+(?:\s+[\p{L}\p{N}.&'’+-]+){0,3}/u.exec(rest)?.[0].split(/\s+/) ?? [];
  // "Ex-army logistics officers": the name ends where the role begins.
  const titled = words.map((word) => plainWords(word)[0] ?? '');
  const stop = words.findIndex(
    (word, index) =>
      ENDS.has(word.toLowerCase()) ||
      // A sentence ends there.
      (index > 0 && /\p{Ll}{4}\.$/u.test(words[index - 1] ?? '')) ||
      (index > 0 && roles().book.at(titled, index) !== undefined),
  );
  const text = (stop < 0 ? words : words.slice(0, stop)).join(' ');
  if (text.length < 2 || isOther(text, draft, cue)) return null;
  return { text, end: at + rest.indexOf(text) + text.length };
}

// "Google and Meta" are two names, "Ernst & Young" is one; "Marks and Spencer" is one only when quoted.
function upToPlace(text: string): string {
  const and = / and /i.exec(text);
  return and === null ? text : text.slice(0, and.index);
}

/** "At St Mary's" is an employer, "in Leeds" a place. */
const TOWN = 50_000;

const COMPANIES = new Set('company firm sector industry employer business background client'.split(' '));

/** Whether an apparent name is a place, a skill or an industry, which later readers handle. */
function isOther(text: string, draft: Draft, { sure, inside, isAt }: Cue): boolean {
  const words = plainWords(text);
  if (words.length === 0) return true;
  const whole = (found: { length: number } | undefined): boolean =>
    found !== undefined && found.length === words.length;
  if (words.every((word) => COMPANIES.has(word)) || OURSELVES.test(text)) return true;
  if (isNoName(text) && employerNamed(text) === undefined) return true;
  // "With a product company": a kind of company in small letters, and no name.
  if (!/\p{Lu}/u.test(text) && COMPANIES.has(words.at(-1) ?? '')) return true;
  // "Up from senior": a level, and no company.
  if (words.length === 1 && levelIn(text) !== null) return true;
  const field = industries().book.at(words, 0);
  if (field !== undefined && words.slice(field.length).every((word) => COMPANIES.has(word))) return true;
  // "At Hays" and "for Downer" are employers although both are towns; "in Hay" is the town.
  const town = placeAt(words, 0, draft.home.country);
  const small = isAt && town?.place.kind === 'city' && town.place.population < TOWN;
  if ((!sure || inside) && !small && whole(town)) return true;
  if (sure && !inside) return false;
  // "Now in pharma sales": a field of work in small letters.
  if (inside && !/\p{Lu}/u.test(text) && words.some((_, at) => isTermAt(words, at))) return true;
  const isKnown = [skills(), certifications(), languages()].some(({ book }) => whole(book.at(words, 0)));
  return isKnown || roles().book.at(words, 0) !== undefined || /^\d/.test(text);
}

const isTermAt = (words: readonly string[], at: number): boolean =>
  [skills(), industries(), roles()].some(({ book }) => book.at(words, at) !== undefined);

/** "From January", "home at Christmas"; "at scale", "at height": a season or a manner, and no company. */
const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|sept?|october|november|december|jan|feb|mar|apr|jun|jul|aug|oct|nov|dec|christmas|xmas|easter|thanksgiving|ramadan|diwali|new year(?:'s)?|spring|summer|autumn|winter|mid[- ]\p{L}+)(?:\s+(?:\d{4}|on|onwards?|time))?$/iu;
const OURSELVES =
  /^(?:us|you|me|him|her|them|it|ones?|another(?: one)?|others?|either|neither|both|any|some|each|these|those|this|that|none|no (?:time|point|stage)|between|there|here|(?:either|neither|both|any|one|none) of (?:those|these|them|the)(?: (?:two|three|four))?)$/;
const MANNERS = new Set('pace sea night weekends weekend short speed volume'.split(' '));
const isNoName = (text: string): boolean =>
  CALENDAR.test(text) || (/^\p{Ll}+$/u.test(text) && (isOrdinary(text) || MANNERS.has(text)));

const DEGREE =
  /\b(?:(?:with|has|have|having|holds?|holding)\s+)?(?:an?\s+)?(?:(?:relevant|university|tertiary|honours)\s+)?(?:(bachelor(?:['’]?s)?|undergraduate)|((?<!\b(?:scrum|station|harbour|quarter|school|head|web)\s)master(?:['’]?s)?(?!\s+(?:electrician|plumber|chef|craftsman))|msc|postgraduate)|(ph\.?d\.?s?|doctorate)|(mba)s?|(degrees?|degree[\s-](?:qualified|educated)|tertiary (?:qualified|qualifications?|educated)|university educated|graduates?(?=\s+of\b))|(diplomas?))\b(?:\s+(?:degrees?|qualifi(?:ed|cations?)|educated))?(?:\s+(?:in|of)\s+((?:[\p{L}&]+)(?:\s+(?!(?:and|or|from|with|in|who|ideally|but|not|at|based|near|plus|preferred|is|required)\b)[\p{L}&]+){0,3}))?/giu;

const HIGHER: Record<string, string[]> = {
  bachelor: ['bachelor', 'master', 'phd', 'mba'],
  master: ['master', 'phd', 'mba'],
  phd: ['phd'],
  mba: ['mba'],
  degree: ['bachelor', 'master', 'phd', 'mba'],
  diploma: ['diploma', 'bachelor', 'master', 'phd', 'mba'],
};

const FIELD_DEGREE =
  /\b(?:an?\s+)?((?!not\b|no\b|non\b|one\b|two\b|three\b|more\b|than\b|are\b|be\b|any|relevant|university|tertiary|honours|bachelor|master|undergraduate|postgraduate|good|any|recent|new|fresh|college|related|college|appropriate|the|a|an|with|has|have|or|and|higher|advanced)[\p{L}]{3,}(?:\s(?:science|engineering|administration|management|studies|finance))?)\s+(?:degrees?|graduates?)\b/giu;

/** Reads degrees and their subjects. A higher degree than asked for matches too. */
export function readDegrees(draft: Draft): void {
  for (const match of draft.each(FIELD_DEGREE)) {
    const [whole, field = ''] = match;
    const from = match.index + whole.indexOf(field);
    const until = from + field.length;
    if (SCHOOL.test(field)) {
      draft.take(from, match.index + whole.length, { kind: 'school', label: field, values: [field] });
      continue;
    }
    draft.take(from, until, { kind: 'education', label: `studied ${field}`, values: [`in ${field}`] });
    draft.take(until, match.index + whole.length, {
      kind: 'education',
      label: 'degree',
      values: HIGHER.degree ?? [],
    });
  }
  for (const match of draft.each(DEGREE)) {
    const [whole, ...groups] = match;
    if (isPaper(draft, match.index + whole.trimEnd().length)) continue;
    const at = groups.slice(0, 6).findIndex((group) => group !== undefined);
    const degree = ['bachelor', 'master', 'phd', 'mba', 'degree', 'diploma'][at] ?? 'degree';
    const field = groups[6] === undefined || isElsewhere(draft, groups[6]) ? undefined : groups[6];
    const level = {
      kind: 'education',
      label: degree === 'phd' ? 'PhD' : degree === 'mba' ? 'MBA' : degree,
      values: HIGHER[degree] ?? [],
    } as const;
    const start = match.index;
    // In "PhD in Berlin", Berlin is a place and not a subject.
    const cut =
      field === undefined && groups[6] !== undefined
        ? /\s+(?:in|of)\s+$/.exec(whole.slice(0, -groups[6].length))
        : null;
    const end = start + (cut?.index ?? whole.length);
    if (field !== undefined) {
      const from = end - field.length;
      draft.take(from, end, { kind: 'education', label: `studied ${field}`, values: [`in ${field}`] });
      draft.take(start, from, level);
    } else draft.take(start, end, level);
  }
}

// "NEBOSH diploma": a paper with a name of its own.
function isPaper(draft: Draft, end: number): boolean {
  const last = draft.words.findIndex((word) => word.end === end);
  const texts = draft.words.slice(0, last + 1).map(({ text }) => text);
  return [1, 2].some((before) => {
    const from = last - before;
    return from >= 0 && certifications().book.at(texts, from)?.length === before + 1;
  });
}

const isElsewhere = (draft: Draft, field: string): boolean =>
  placeAt(plainWords(field), 0, draft.home.country) !== undefined && /^\p{Lu}/u.test(field);

const QUOTED = /"([^"\uFFFC]{2,100})"/g;

/** Reads quoted text as an exact phrase. */
export function readQuoted(draft: Draft): void {
  for (const match of draft.each(QUOTED))
    draft.take(match.index, match.index + match[0].length, {
      kind: 'keyword',
      label: match[0],
      values: [`"${match[1]}"`],
    });
}
