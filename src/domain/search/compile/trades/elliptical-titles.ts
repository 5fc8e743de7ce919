import { levelIn } from '../../../lexicon/levels.ts';
import { roles, type Term } from '../../../lexicon/terms.ts';
import type { Word } from '../../../lexicon/text.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { facet } from '../../facets.ts';
import type { Draft, Read } from '../draft.ts';
import { PLURAL } from '../runs.ts';
import { isSmall } from '../small-words.ts';
import { peopleInField } from './fields-of-work.ts';

/**
 * Reads titles whose last word stands elsewhere: "nurse, theatre" and "nurses (theatre, ICU)", "mechanical engineers but not
 * civil", "engineers: civil or structural". Only words that nothing else has read are tried, and only together with a role of
 * the query.
 */
export function readEllipticalTitles(draft: Draft): void {
  readTitlesByPapers(draft);
  readTradesByWork(draft);
  const heads = headsIn(draft);
  if (heads.length === 0) return;
  const texts = draft.words.map(({ text }) => text);
  readFieldsBehind(draft, heads);
  for (let at = 0; at < draft.words.length; at += 1) {
    for (const length of [2, 1]) {
      const words = draft.words.slice(at, at + length);
      const [first, last] = [words[0], words.at(-1)];
      if (first === undefined || last === undefined || words.length < length) continue;
      if (draft.taken(first.start, last.end) || words.some((word) => !isContent(draft, word))) continue;
      if (length === 2 && !/^[\s-]+$/.test(draft.text.slice(first.end, words[1]?.start))) continue;
      const before = texts.slice(at, at + length);
      const head = heads.find(
        (one) => isBeside(draft, one, first.start, last.end) && !goesOn(draft, one, at + length, last.end),
      );
      const isDenied = draft.strengthAt(first.start) === 'exclude';
      const found = (isDenied && head === undefined ? heads : head === undefined ? [] : [head])
        .map((one) => titleOf(before, one, first.start < one.at || isRightBehind(draft, one, first.start)))
        .find((title) => title !== null);
      if (found === undefined || found === null) continue;
      if (head !== undefined && !isDenied && takePeople(draft, head, found, before, [first, last])) break;
      if (head !== undefined && !isDenied) leaveWider(draft, head, found, first.start);
      draft.take(first.start, last.end, { kind: 'role', label: found.name, values: [found.name] });
      if (isDenied && length === 2) leaveOutThing(draft, first.start, last.end);
      break;
    }
  }
}

/**
 * "Marketing managers or sales": a field by itself behind an "or" is said of its people, the managers among them, which is told.
 * @returns whether they were taken
 */
function takePeople(
  draft: Draft,
  { end, at, term }: Head,
  found: Term,
  field: readonly string[],
  [first, last]: readonly [Word, Word],
): boolean {
  const [trade, between] = [draft.text.slice(at, end), draft.text.slice(end, first.start)];
  if (term === null || !PLURAL.test(trade) || !/^\s*,?\s+or\s+$/i.test(between)) return false;
  const people = peopleInField(field);
  const isEnd = /^\s*(?:$|[,;.?!)]|\s[-–—]\s|\b(?:in|at|with|who|from|near|around|on)(?!\p{L}))/iu.test(
    draft.text.slice(last.end),
  );
  if (people === undefined || !isEnd || !found.implies.includes(people.id)) return false;
  draft.take(first.start, last.end, { kind: 'role', label: people.name, values: [people.name] });
  draft.note(
    'read_as',
    `"${draft.text.slice(first.start, last.end)}" was looked for as ${people.name}, with ${found.name} among them.`,
  );
  return true;
}

/** "Technicians, no rope access": a thing of two words that nobody wants leaves out whose record says it, under any title. */
function leaveOutThing(draft: Draft, at: number, end: number): void {
  if (!/\b(?:no|without)\s+(?:any\s+)?$/i.test(draft.text.slice(Math.max(0, at - 20), at))) return;
  const said = draft.text.slice(at, end);
  draft.read.push({
    at,
    end,
    facet: facet({ kind: 'keyword', strength: 'exclude', label: said, values: [`"${said}"`] }),
  });
  draft.note('read_as', `"no ${said}" leaves out those whose titles, skills, text or CV say "${said}".`);
}

/** "Project manager, IT or construction": behind a trade and a mark the name of a field is which of that trade, and no trade of its own. */
function readFieldsBehind(draft: Draft, heads: readonly Head[]): void {
  for (const read of [...draft.read]) {
    const { at, end, facet } = read;
    if (facet.kind !== 'role' || facet.when !== null || facet.strength === 'exclude') continue;
    const said = draft.text.slice(at, end);
    if (/\s/.test(said)) continue;
    const head = heads.find((one) => one.term !== null && one.end <= at && isWhich(draft, one, at));
    const found = head === undefined ? null : titleOf(plainWords(said), head, true);
    if (head !== undefined && found === null && !draft.text.slice(head.end, at).includes('('))
      tellField(draft, head, read);
    if (head === undefined || found === null || facet.values.includes(found.name)) continue;
    leaveWider(draft, head, found, at);
    Object.assign(facet, { label: found.name, values: [found.name] });
  }
}

/** "Recruiters, IT or finance": people of a whole field behind those of one trade may be where that trade is wanted. */
function tellField(draft: Draft, { at, end }: Head, { at: from, end: to, facet }: Read): void {
  const [trade, field] = [draft.text.slice(at, end).trim(), draft.text.slice(from, to).trim()];
  if (!/\sProfessional$/.test(facet.label) || !/s$/i.test(trade)) return;
  draft.note(
    'read_as',
    `"${field}" was looked for as ${facet.label} beside "${trade}". Write "${trade} in ${field}" where it is their field.`,
  );
}

/** Whether a field stands behind a trade and a mark, by itself or in a list of fields each of which is a title with it. */
function isWhich(draft: Draft, head: Head, at: number): boolean {
  const between = draft.text.slice(head.end, at);
  if (/^\s*[,:(–-]\s*$/.test(between)) return true;
  const [, before] = FIELDS_BEFORE.exec(between) ?? [];
  return (
    before !== undefined &&
    before
      .split(/\s*(?:,|\/|\bor\b|\band\b)\s*/i)
      .filter((field) => field !== '')
      .every((field) => titleOf(plainWords(field), head, true) !== null)
  );
}

/** "Teachers, primary or maths": which of them is said behind a mark, so that not all of the trade are asked for. */
function leaveWider(draft: Draft, { at, end, term }: Head, { implies }: Term, start: number): void {
  if (term === null || !implies.includes(term.id) || start < end) return;
  // "Project managers, ideally construction": a wish leaves those of the whole trade.
  if (draft.strengthAt(start) === 'nice') return;
  if (!WHICH.test(draft.text.slice(end, start))) return;
  const wider = draft.read.findIndex(
    (read) => read.at === at && read.end === end && read.facet.kind === 'role',
  );
  if (wider >= 0) draft.read.splice(wider, 1);
}

/** What may lead to which of them. */
const NAMELY = String.raw`(?:(?:so|either|namely|mainly|that\s+is|i\.?e\.?,?|whether|be\s+(?:it|they)|specifically|ideally)\s+)*`;
const FIELDS_BEFORE = new RegExp(
  String.raw`^\s*[,:(–-]\s*${NAMELY}((?:[\p{L}&-]+(?:\s[\p{L}&-]+)?\s*(?:,|\/|\bor\b|\band\b)\s*)*)$`,
  'iu',
);
const WHICH = new RegExp(String.raw`^\s*(?:[,:(–-]|\bso\b)\s*${NAMELY}$`, 'i');

/** What only one trade holds or goes by, and the last word of the titles of that trade. */
const TRADE_OF_PAPER: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:QTS|QTLS|PGCE|IB|KS[1-5]|GCSEs?|A[\s-]levels?|EYFS|NCEA|VCE|HSC|phonics)(?![\p{L}\p{N}])/iu,
    'teacher',
  ],
  [/\bNMC\b/, 'nurse'],
  [/\bPQE\b/, 'lawyer'],
];

/** "Primary with QTS", "maths or science, PGCE": what begins a query that names no trade, beside the papers of one. */
function readTitlesByPapers(draft: Draft): void {
  if (draft.read.some(({ facet: { kind } }) => kind === 'role')) return;
  const word = TRADE_OF_PAPER.find(([paper]) => paper.test(draft.text))?.[1];
  if (word === undefined) return;
  const { book } = roles();
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; ) {
    const length = [2, 1].find((some) => {
      const words = draft.words.slice(at, at + some);
      const [first, last] = [words[0], words.at(-1)];
      if (first === undefined || last === undefined || words.length < some) return false;
      if (draft.taken(first.start, last.end)) return false;
      const title = [...texts.slice(at, at + some), word];
      return book.at(title, 0)?.length === title.length;
    });
    if (length === undefined) {
      // Only what begins it, behind words of asking.
      const small = draft.words[at];
      if (small === undefined || !isSmall(draft.text.slice(small.start, small.end))) return;
      at += 1;
      continue;
    }
    const [first, last] = [draft.words[at], draft.words[at + length - 1]];
    const found = book.at([...texts.slice(at, at + length), word], 0);
    if (first === undefined || last === undefined || found === undefined) return;
    const said = draft.text.slice(first.start, last.end);
    const { name } = found.value;
    draft.take(first.start, last.end, { kind: 'role', label: name, values: [name] });
    draft.note('read_as', `"${said}" was looked for as ${name}, by what else is asked for.`);
    at += length;
  }
}

/** What is done, and who does it, as the last words of a field of work and of its trade. */
const DOERS: Readonly<Record<string, string>> = {
  design: 'designer',
  surveying: 'surveyor',
  planning: 'planner',
  adjusting: 'adjuster',
  forwarding: 'forwarder',
  editing: 'editor',
  management: 'manager',
  architecture: 'architect',
  underwriting: 'underwriter',
  broking: 'broker',
  brokerage: 'broker',
  brokering: 'broker',
  teaching: 'teacher',
  nursing: 'nurse',
  writing: 'writer',
  driving: 'driver',
  recruitment: 'recruiter',
  assistance: 'assistant',
};

/** "Someone for graphic design": a field of work by its last word where nothing else says who is looked for. */
function readTradesByWork(draft: Draft): void {
  if (draft.read.some(({ facet: { kind } }) => kind === 'role')) return;
  const { book } = roles();
  const texts = draft.words.map(({ text }) => text);
  for (const [at, text] of texts.entries()) {
    const doer = Object.hasOwn(DOERS, text) ? DOERS[text] : undefined;
    if (doer === undefined) continue;
    for (const length of [2, 1]) {
      const [first, last] = [draft.words[at - length], draft.words[at]];
      if (first === undefined || last === undefined) continue;
      // "Quantity surveying": the skill that its last word is alone is no more than a part of it.
      const inside = draft.read.filter(({ at: from, end }) => from < last.end && end > first.start);
      const isPart = inside.every(({ at: from, facet: { kind } }) => kind === 'skill' && from >= last.start);
      if (!isPart || (inside.length === 0 && draft.taken(first.start, last.end))) continue;
      if (!/^[\p{L}\s-]+$/u.test(draft.text.slice(first.start, last.end))) continue;
      const title = [...texts.slice(at - length, at), doer];
      const found = book.at(title, 0);
      if (found === undefined || found.length !== title.length || found.doubtful) continue;
      const { name } = found.value;
      for (const read of inside) draft.read.splice(draft.read.indexOf(read), 1);
      draft.take(first.start, last.end, { kind: 'role', label: name, values: [name] });
      break;
    }
  }
}

interface Head {
  at: number;
  end: number;
  term: Term | null;
  /** The last word of the title. */
  word: string;
}

function headsIn(draft: Draft): Head[] {
  const { book } = roles();
  const known = draft.read.flatMap(({ at, end, facet }: Read): Head[] => {
    const term =
      facet.kind === 'role' && facet.when === null ? (book.whole(facet.values[0] ?? '') ?? null) : null;
    if (term === null) return [];
    const said = plainWords(draft.text.slice(at, end)).at(-1) ?? '';
    return [{ at, end, term, word: said }];
  });
  // "Engineers (mechanical, electrical)": no role by themselves.
  const bare = draft.words.flatMap(({ text, start, end }): Head[] =>
    /^(?:engineer|technician|consultant|analyst|officer|manager|supervisor|teacher|operator|lawyer)$/.test(
      text,
    ) && !draft.taken(start, end)
      ? [{ at: start, end, term: null, word: text }]
      : [],
  );
  return [...known, ...bare];
}

const isContent = (draft: Draft, { start, end }: Word): boolean => {
  const said = draft.text.slice(start, end);
  return !isSmall(said) && levelIn(said) === null && !/^\d+$/.test(said);
};

const BESIDE = new RegExp(
  String.raw`^\s*(?:[,:-]|[(:](?:[^()]{0,40}(?:,|\/|\bor\b|\band\b))?|(?:[,:]\s*)?${NAMELY}\uFFFC*\s*(?:,|\/|\bor\b|\band\b))?\s*${NAMELY}$`,
  'i',
);

// "Farm managers, herd management": of a word that another goes on from nothing is known by itself.
function goesOn(draft: Draft, head: Head, next: number, end: number): boolean {
  const word = draft.words[next];
  if (word === undefined || end <= head.at || !/^\s+$/.test(draft.text.slice(end, word.start))) return false;
  return /^(?:management|planning|control|work|experience|training|repair|handling|testing|design)$/.test(
    word.text,
  );
}

// Next to the role, in brackets or behind a colon, or in a list that begins so.
function isBeside(draft: Draft, head: Head, start: number, end: number): boolean {
  if (start >= head.end) return BESIDE.test(draft.rest.slice(head.end, start));
  return /^\s*$/.test(draft.text.slice(end, head.at));
}

// "Site manager residential", "residential property manager": without a mark between them words only ever say which of that trade.
const isRightBehind = (draft: Draft, { term, end }: Head, start: number): boolean =>
  term !== null && start >= end && /^\s*$/.test(draft.text.slice(end, start));

/** The role that words are together with a head, where it is another and narrower one or of the same last word. */
function titleOf(before: readonly string[], { term, word }: Head, isNarrower: boolean): Term | null {
  const { book } = roles();
  const name = term === null ? [] : plainWords(term.name);
  for (const head of [name, name.slice(-1), [word]]) {
    if (head.length === 0) continue;
    const words = [...before, ...head];
    const found = book.at(words, 0);
    if (found === undefined || found.length !== words.length || found.doubtful) continue;
    if (
      term === null ||
      (found.value.id !== term.id &&
        (found.value.implies.includes(term.id) || (head.length === 1 && !isNarrower)))
    )
      return found.value;
  }
  return null;
}
