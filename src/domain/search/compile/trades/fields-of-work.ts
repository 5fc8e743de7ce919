import { employerAt } from '../../../lexicon/employers.ts';
import { levelIn } from '../../../lexicon/levels.ts';
import type { Found } from '../../../lexicon/phrase-book.ts';
import { industries, roleOfField, roleOfWork, roles, skills, type Term } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { type Facet, facet } from '../../facets.ts';
import type { Draft } from '../draft.ts';

const PEOPLE = new Set(
  'people person staff folk professional talent guy expert someone crowd lad'.split(' '),
);
const TRADES = ['officer', 'specialist', 'consultant', 'manager', 'analyst', 'engineer', 'worker', 'clerk'];
/** Whom a manager leads: "care staff" are no care managers. */
const STAFF = ['worker', 'officer', 'specialist', 'consultant', 'analyst', 'engineer', 'clerk', 'assistant'];

/** Fields whose people have a word of their own: "test people" manage nothing. */
const OWN_WORD: Readonly<Record<string, string>> = { test: 'tester', testing: 'tester' };

/** "Underwriting people", "claims staff": the role of those who work in a field. */
export function peopleOf(texts: readonly string[], at: number): Found<Term> | undefined {
  for (const length of [2, 1]) {
    if (!PEOPLE.has(texts[at + length] ?? '') && !isTeam(texts, at + length)) continue;
    // "Ward staff nurses": the word begins a title.
    if ((roles().book.at(texts, at + length)?.length ?? 0) > 1) continue;
    const field = texts.slice(at, at + length).join(' ');
    // "Head-level people" design no levels of games.
    // Nor are new people of the news, nor "must be people" of the back end.
    if (['level', 'new', 'or', 'and', 'be'].includes(field)) continue;
    // "Senior marketing people" are marketing people of that level.
    if (levelIn(texts[at] ?? '') !== null) continue;
    if (skills().book.whole(field) !== undefined && TECHNICAL.has(field)) continue;
    if (industries().book.whole(field) === undefined && skills().book.whole(field) === undefined) {
      const value = roleOfField(texts.slice(at, at + length));
      if (value !== null) return { value, length: length + 1, doubtful: false };
    }
    const own = roles().book.whole(OWN_WORD[field] ?? '');
    if (own !== undefined) return { value: own, length: length + 1, doubtful: false };
    for (const trade of texts[at + length] === 'staff' ? STAFF : TRADES) {
      const value = roles().book.whole(`${field} ${trade}`);
      if (value !== undefined) return { value, length: length + 1, doubtful: false };
    }
    // "Financial planning folk" plan finances, and no towns.
    const doer = length > 1 ? roleOfWork(texts.slice(at, at + length)) : null;
    if (doer !== null) return { value: doer, length: length + 1, doubtful: false };
  }
  return undefined;
}

// "The cyber security teams of Google"; a team's leader or member is a title of its own.
const isTeam = (texts: readonly string[], at: number): boolean =>
  texts[at] === 'team' && ['of', 'at', 'in', 'from'].includes(texts[at + 1] ?? '');

// "React people" may have any role.
const TECHNICAL = new Set([
  'rail',
  'sql',
  'sap',
  'salesforce',
  'aws',
  'azure',
  'cloud',
  'cisco',
  'linux',
  'windows',
]);

const KNOWING =
  /\b(?:with|knows?|knowing|experienced in|experience (?:in|of|with)|background in|exposure to)\s+(?:(?:some|good|strong|recent|any|prior)\s+)*$/i;
const AGENT =
  /(?:er|or|ist|ian|eer|yst|ant|wright|smith|man|woman|keeper|officer|technician|nurse|chef|cook|clerk|driver|hand|rep|lead|head|architect|executive|partner|professional|associate|midwife|sme)$/;

/** Whose work is named by the field behind them. */
const WHO = new Set(
  'people person staff folk professional talent guy someone somebody anyone anybody everyone everybody'.split(
    ' ',
  ),
);

/** "Anybody in UX", "a nurse for intensive care": a trade by the field behind it, as "UX people" and "intensive care nurse" are read. */
export function tradeOfField(texts: readonly string[], at: number): Found<Term> | undefined {
  const own = kindOfTrade(texts, at);
  if (own !== undefined) return own;
  if (isListedField(texts, at)) return fieldAt(texts, at);
  const isWho = WHO.has(texts[at] ?? '');
  const trade = isWho ? 1 : (roles().book.at(texts, at)?.length ?? 0);
  const field = at + trade + 1;
  // A developer for a system is one who knows it.
  if (!isWho && /^(?:developer|engineer|programmer)$/.test(texts[field - 2] ?? '')) return undefined;
  if (trade === 0 || texts[field - 1] !== (isWho ? 'in' : 'for')) return undefined;
  const found = fieldAt(texts, field, isWho ? undefined : texts.slice(at, at + trade));
  return found === undefined ? undefined : { ...found, length: trade + 1 + found.length };
}

/** "Nurses, no ICU ones", "accountants, but not the tax people": that kind of the trade that was named before. */
function kindOfTrade(texts: readonly string[], at: number): Found<Term> | undefined {
  for (const length of [2, 1]) {
    const next = texts[at + length] ?? '';
    if (next !== 'one' && next !== 'people' && next !== 'person') continue;
    const words = texts.slice(at, at + length);
    for (const [from] of texts.slice(0, at).entries()) {
      const trade = roles().book.at(texts, from);
      const last = texts[from + (trade?.length ?? 0) - 1];
      const value = trade === undefined ? undefined : roles().book.whole([...words, last].join(' '));
      if (value !== undefined) return { value, length: length + 1, doubtful: false };
    }
  }
  return undefined;
}

// "People in tax or audit".
const isListedField = (texts: readonly string[], at: number): boolean =>
  /^(?:or|and)$/.test(texts[at - 1] ?? '') &&
  texts.slice(0, at).some((word, from) => {
    const first = WHO.has(word) && texts[from + 1] === 'in' ? fieldAt(texts, from + 2) : undefined;
    return first !== undefined && from + 2 + first.length === at - 1;
  });

function fieldAt(texts: readonly string[], at: number, trade?: readonly string[]): Found<Term> | undefined {
  for (const length of [3, 2, 1]) {
    const words = texts.slice(at, at + length);
    if (words.length < length || levelIn(words[0] ?? '') !== null) continue;
    const value = trade === undefined ? asPeople(words) : roles().book.whole([...words, ...trade].join(' '));
    if (value !== undefined) return { value, length, doubtful: false };
  }
  return undefined;
}

/** What those are called who do a kind of work: "product management" is done by product managers. */
const DOERS: readonly (readonly [RegExp, string])[] = [
  [/management$/, 'manager'],
  [/engineering$/, 'engineer'],
  [/design$/, 'designer'],
  [/development$/, 'developer'],
  [/nursing$/, 'nurse'],
  [/ law$/, ' lawyer'],
  [/recruitment$/, 'recruiter'],
  [/teaching$/, 'teacher'],
  [/surveying$/, 'surveyor'],
  [/accounting$/, 'accountant'],
];

function asPeople(words: readonly string[]): Term | undefined {
  return industries().book.whole(words.join(' ')) === undefined ? peopleInField(words) : undefined;
}

/** The trade of those who work in a field, as "people" behind it would be read; none where what it names is known in many trades. */
export function peopleInField(words: readonly string[]): Term | undefined {
  const said = words.join(' ');
  if (TECHNICAL.has(said)) return undefined;
  const doer = DOERS.find(([ending]) => ending.test(said));
  const named = doer === undefined ? undefined : roles().book.whole(said.replace(doer[0], doer[1]));
  if (named !== undefined) return named;
  const people = [...words, 'people'];
  const found = roles().book.at(people, 0) ?? peopleOf(people, 0);
  return found?.length === people.length ? found.value : undefined;
}

/**
 * "Enrolled nurses with aged care": a field of work behind "with" is what somebody knows, beside the trade that is asked for.
 */
export function isWorkKnown(
  draft: Draft,
  texts: readonly string[],
  at: number,
  { value, length }: Found<Term>,
): boolean {
  const last = texts[at + length - 1] ?? '';
  if (AGENT.test(last) || plainWords(value.name).at(-1) === last) return false;
  if (!draft.read.some(({ facet: { kind } }) => kind === 'role') && !isTradeBefore(texts, at)) return false;
  return isKnown(draft, draft.words[at]?.start ?? 0);
}

/** Whether what begins at an offset is what somebody knows: behind "with" and the like. */
export function isKnown(draft: Draft, at: number): boolean {
  return KNOWING.test(draft.text.slice(0, at));
}

// Whether one of the words before is a trade; the reader of longer terms comes before that of single words.
function isTradeBefore(texts: readonly string[], at: number): boolean {
  return texts.slice(0, at).some((_, from) => roles().book.at(texts, from) !== undefined);
}

/** The field of work as its words, where no skill is called so. */
export function knownWork(draft: Draft, texts: readonly string[], at: number): Found<Term> | undefined {
  const found = roles().book.at(texts, at);
  if (found === undefined || !isWorkKnown(draft, texts, at, found)) return undefined;
  const said = draft.text.slice(draft.words[at]?.start ?? 0, draft.words[at + found.length - 1]?.end ?? 0);
  const value = { id: plainWords(said).join('_'), name: said, implies: [] };
  return { value, length: found.length, doubtful: false };
}

/** "Enrolled nurses with aged care": whoever lists it as a skill as well as whoever works for such a company. */
export function addAsSkill(draft: Draft, industry: Facet, at: number, end: number): void {
  const said = draft.text.slice(at, end);
  industry.either = draft.freeNumber();
  const skill = facet({
    kind: 'skill',
    strength: 'must',
    label: said,
    values: [said],
    either: industry.either,
  });
  draft.read.push({ at, end, facet: skill });
}

/** "SQL, retail": whoever works in that field as well as whoever lists it as a skill. */
export function addAsField(
  draft: Draft,
  skill: Facet,
  { texts, at, length }: { texts: readonly string[]; at: number; length: number },
): void {
  const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + length - 1]?.end ?? 0];
  const field = industries().book.at(texts, at);
  if (field === undefined || field.length !== length || isKnown(draft, start)) return;
  const { name } = field.value;
  // "Now in retail", "used to be in retail": where they work, and no skill.
  const time = WORKS_IN.exec(draft.rest.slice(0, start));
  if (time !== null) {
    const when = /now|current|present/i.test(time[0]) ? 'current' : 'past';
    const label = when === 'past' ? `formerly in ${name}` : name;
    Object.assign(skill, { kind: 'industry', label, values: [name], when });
    draft.blot(time.index, start);
    return;
  }
  const isNow = isWorkedInNow(draft, start);
  skill.either = draft.freeNumber();
  draft.read.push({
    at: start,
    end,
    facet: facet({
      kind: 'industry',
      strength: 'must',
      label: name,
      values: [name],
      when: isNow ? 'current' : null,
      either: skill.either,
    }),
  });
  const said = draft.text.slice(start, end);
  if (isNow)
    draft.note('read_as', `"${said}" was read as what somebody can do or the field they work in now.`);
}

/** "Who work in manufacturing", "who work in pharma or in manufacturing": where somebody works now. */
function isWorkedInNow(draft: Draft, start: number): boolean {
  const before = draft.text.slice(0, start);
  if (WORK_IN.test(before)) return true;
  const joint = JOINT.exec(before)?.[0];
  return (
    joint !== undefined &&
    draft.read.some(
      ({ end, facet: { kind, when } }) =>
        kind === 'industry' && when === 'current' && end === start - joint.length,
    )
  );
}

const WORK_IN =
  /\b(?:who|that|they|and)\s+(?:(?:are|is)\s+)?(?:works?|working|employed)\s+in\s+(?:the\s+)?$/i;
const JOINT = /\s*(?:,|\/|\b(?:or|and))\s*(?:in\s+)?(?:the\s+)?$/i;

const WORKS_IN =
  /\b(?:now|currently|presently|formerly|previously|used\s+to)\s+(?:work(?:ing)?\s+|employed\s+|be\s+)?in\s+(?:the\s+)?$/i;

const USED = /\b(?:with|using|uses?|in|of|knows?|knowing|certified|and|or)\s+$|[,/&+]\s*$/i;

// Whose trade is a product: "Salesforce developers", "Xero bookkeepers".
const WORKS_WITH =
  /^\s+(?:(?:senior|junior|lead|data|certified|functional|technical|solutions?|system|platform)\s+)*(?:dev\w*|program\w*|admin\w*|consult\w*|architects?|dbas?|book-?keepers?|account(?:ants?|ing)|data|analysts?|specialists?|experts?|trainers?|users?|payroll)\b/i;

/** "Canva engineers": a product before a trade is what they use or who they work for, and either will do. */
export function addAsMaker(
  draft: Draft,
  skill: Facet,
  { texts, at, length }: { texts: readonly string[]; at: number; length: number },
): void {
  const [start, end] = [draft.words[at]?.start ?? 0, draft.words[at + length - 1]?.end ?? 0];
  const maker = employerAt(texts, at);
  if (skill.either !== null || maker?.length !== length || !/^\p{Lu}/u.test(draft.text.slice(start))) return;
  if (
    USED.test(draft.text.slice(0, start)) ||
    !/^\s+$/.test(draft.text.slice(end, draft.words[at + length]?.start))
  )
    return;
  if (!isTradeAt(texts, at + length) || WORKS_WITH.test(draft.text.slice(end))) return;
  skill.either = draft.freeNumber();
  const { name } = maker.value;
  draft.read.push({
    at: start,
    end,
    facet: facet({ kind: 'employer', strength: 'must', label: name, values: [name], either: skill.either }),
  });
}

/** Whether a trade or a word for people begins there; "engineers" alone is no role that the lexicon knows. */
export const isTradeAt = (texts: readonly string[], at: number): boolean =>
  roles().book.at(texts, at) !== undefined ||
  /^(?:engineers?|people|person|guys?|crowd|staff|folks?|alumni)$/.test(texts[at] ?? '') ||
  (levelIn(texts[at] ?? '') !== null && roles().book.at(texts, at + 1) !== undefined);

/** "Physio, private practice": law firms are asked for beside lawyers alone, and other practices are on no record. */
export function tellPractices(draft: Draft): void {
  const trades = draft.read.flatMap(({ facet: { kind, values } }) =>
    kind === 'role' ? [roles().book.whole(values[0] ?? '')] : [],
  );
  const isLegal = trades.some((term) => term?.implies.includes('legal_professional'));
  if (trades.length === 0 || isLegal) return;
  for (const { at, end, facet: field } of draft.read) {
    const said = draft.text.slice(at, end).trim();
    if (field.kind !== 'industry' || field.values[0] !== 'Legal Industry' || !/private practice/i.test(said))
      continue;
    const reason = `"${said}" was not run: whether somebody worked in private practice is on no record but lawyers'.`;
    Object.assign(field, {
      kind: 'unsupported',
      strength: 'must',
      label: said,
      values: [],
      when: null,
      reason,
    });
    draft.note('not_on_record', reason);
  }
}
