import { type FacetKind, facet } from '../facets.ts';
import type { Draft, Read } from './draft.ts';
import { isSmall } from './small-words.ts';

/** A part of a query in reading order: a condition, a word that no condition used, or a mark between clauses. */
type Piece =
  | { is: 'read'; at: number; end: number; read: Read }
  | { is: 'word'; at: number; end: number; word: string }
  | { is: 'mark'; at: number; end: number };

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that change nothing of the conditions beside them, wherever they stand. */
const PLAIN = words(
  `a an the i me my we us our you he she they it this that these those who whom which there here is are am be being been was were has have having had do does doing did
   and or but nor so of in on at for from with all any every each both either anyone anybody someone somebody everyone everybody everything anything
   people person persons candidate candidates applicant applicants profile profiles folk folks guys lads bunch crowd talent one ones man woman member members
   find show give get got list search see send need needs needed want wanted looking look seeking seek hire hiring please pls plz thanks thank cheers hi hello hey help
   cv cvs resume resumes books database shortlist shortlists longlist handful number good great strong solid excellent lovely proven ideal suitable suit fit nice decent
   experience experienced experiences exp background backgrounds exposure skill skills skilled conversant versed adept knowledge know knows knowing familiar expert expertise proficient proficiency hands-on hands
   must required requires require essential urgent urgently quick quickly asap immediately soon work works working worker workers employed based living lives live located
   can could would will should may might also too well already anywhere kind kinds type types sort lot lots many few ok okay fine welcome yes obvs definitely absolutely possible possibly
   neither not no none inside non without except excluding exclude avoid minus never nobody don't isn't aren't shouldn't mustn't doesn't hasn't haven't wasn't weren't barring apart outside other else something whoever
   ideally preferably preferred prefer prefers pref plus bonus advantage advantageous asset optional dream handy ideal maybe perhaps hopefully desirable beneficial worth mandatory compulsory relevant priority precedence preference
   use uses using hold held holds holding carry carrying level minimum min max maximum only just
   specialising specializing specialised specialized focused focus including include includes ie eg etc such like per region area town city country
   leave out please open available availability consider considering moment present whatever whichever wherever though region quite very really cover role roles position positions job jobs gig gigs`,
);

/** What names the kind of what stands beside it. */
const HEADS: Partial<Record<FacetKind, ReadonlySet<string>>> = {
  employer: words(
    'to firm firms company companies staff employee employees side group bank banks alumni team past',
  ),
  industry: words(
    'firm firms company companies side sector domain space industry field environment business businesses employer employers client clients past',
  ),
  skill: words(
    'industry sector domain space environment field user users tickets ticket side stack team teams projects',
  ),
  role: words('qualified registered certified degree team teams title side'),
  location: words('within across throughout location locations locals'),
  certification: words(
    'licence licences license licensed licenced ticket tickets ticketed registration registered qualified certified certificate certification holder holders degree their his her got hand current file record',
  ),
  language: words('language languages speaker speakers speaking speak speaks native fluent'),
  availability: words('whose notice start starting starts join joining days weeks'),
  salary: words('between range salary pay package rate paid paying earning earns earn base'),
  work_type: words('after start starting basis hours'),
  seniority: words('degree to'),
  education: words('recent recently new'),
  last_contact: words('last among'),
  desk: words('already yet still currently before as'),
  tenure: words('stayed sat same seat'),
  years_experience: words('behind between'),
  // What these say is told by themselves.
  keyword: words(
    'licence licences license ticket tickets registration certificate certified registered qualified degree domain company companies firm firms business businesses industry sector side days weeks months start join called named time',
  ),
  unsupported: words('their own days weeks months start'),
};

/** What somebody would do, before "to" or by itself. */
const WILLING = words(
  'willing happy prepared keen looking open ready able like love need needs have has want wants',
);

/** What stands behind such a "to". */
const WISHED: ReadonlySet<FacetKind> = new Set(['work_type', 'location', 'unsupported', 'availability']);

/**
 * Tells of each clause with a word that has a meaning and that no condition used. What such a word does to the conditions
 * beside it ("used to", "whose", "into", "their own") nobody here knows, so the clause counts as not checked.
 */
export function tellClauses(draft: Draft): void {
  const pieces = piecesOf(draft);
  // What is told by itself is not told twice.
  const told = draft.notes.flatMap(({ code, message }) =>
    code === 'not_applied' ? [/^"([^"]*)"/.exec(message)?.[1]?.toLowerCase().split(/\s+/) ?? []] : [],
  );
  const odd = pieces.filter(
    (piece, at) =>
      piece.is === 'word' && !isPlain(pieces, at) && !told.some((words) => words.includes(piece.word)),
  );
  for (const clause of clausesOf(pieces)) {
    const inside = odd.filter(({ at }) => at >= clause.at && at < clause.end);
    const [first] = inside;
    if (first === undefined) continue;
    const said = shortened(draft.text.slice(clause.at, clause.end).trim());
    const unused = inside.map(({ at, end }) => draft.text.slice(at, end)).join(' … ');
    const reason = `"${said}": what "${unused}" says there was not used, so this part may be meant otherwise than it was run. Say it in other words.`;
    draft.note('not_used', reason);
    // What was not checked counts once.
    const isCounted = draft.read.some(
      ({ at, end, facet: { kind } }) => kind === 'unsupported' && at < clause.end && end > clause.at,
    );
    if (isCounted) continue;
    draft.read.push({
      at: first.at,
      end: first.at,
      facet: facet({ kind: 'unsupported', strength: 'must', label: said, reason }),
    });
  }
}

/** What somebody is or where they are or were: what an unknown verb does with it may be anything. */
const OF_A_PERSON: ReadonlySet<FacetKind> = new Set(['role', 'employer', 'industry']);

const BEFORE_VERB = words('who that which whom has have had having to will can could would and been also');
const BEFORE_OBJECT = words(
  'a an the our their his her my into to for with of by under as about on any some',
);

/**
 * "Who audited a bank", "keen to flip into sales": what an unknown verb says of a trade or a company is not that somebody is or was
 * there. It ranks and keeps nobody out, and that is told.
 */
export function loosenGoverned(draft: Draft): void {
  const pieces = piecesOf(draft);
  pieces.forEach((piece, at) => {
    if (piece.is !== 'read' || piece.read.plain === true) return;
    const { facet: governed } = piece.read;
    if (!OF_A_PERSON.has(governed.kind) || governed.strength === 'nice') return;
    let lead = at - 1;
    while (isOneOf(pieces[lead], BEFORE_OBJECT)) lead -= 1;
    const verb = pieces[lead];
    if (lead === at - 1 || verb?.is !== 'read' || verb.read.facet.kind !== 'keyword') return;
    const said = draft.text.slice(verb.at, verb.end);
    const subject = pieces[lead - 1];
    const isVerb =
      isOneOf(subject, BEFORE_VERB) || (subject?.is === 'read' && subject.read.facet.kind === 'role');
    if (!isVerb || !/^\p{Ll}+$/u.test(said)) return;
    draft.note(
      'not_used',
      `"${shortened(draft.text.slice(verb.at, piece.end))}": what "${said}" says of ${governed.label} is not known here, so nobody was ${governed.strength === 'must' ? 'asked for' : 'left out by'} it.`,
    );
    if (governed.strength === 'must') governed.strength = 'nice';
    else Object.assign(governed, { kind: 'unsupported', strength: 'must', values: [], when: null });
  });
}

const isOneOf = (piece: Piece | undefined, known: ReadonlySet<string>): boolean =>
  piece?.is === 'word' && known.has(piece.word);

const shortened = (text: string): string => (text.length <= 120 ? text : `${text.slice(0, 119)}…`);

export function piecesOf(draft: Draft): Piece[] {
  const { text } = draft;
  const reads = draft.read
    .filter(({ at, end }) => end > at)
    .map((read): Piece => ({ is: 'read', at: read.at, end: read.end, read }));
  const free = draft.words
    .filter(({ start, end }) => !draft.taken(start, end) && isSmall(text.slice(start, end)))
    .map(
      ({ start, end }): Piece => ({
        is: 'word',
        at: start,
        end,
        word: text.slice(start, end).toLowerCase(),
      }),
    );
  const marks = [...draft.rest.matchAll(/[,;:.()\n?!](?=\s|$|[()])|\s[-–—]\s|[()]/g)].map(
    ({ index, 0: mark }): Piece => ({ is: 'mark', at: index, end: index + mark.length }),
  );
  return [...reads, ...free, ...marks].toSorted((a, b) => a.at - b.at || a.end - b.end);
}

export function clausesOf(pieces: readonly Piece[]): { at: number; end: number }[] {
  const clauses: { at: number; end: number }[] = [];
  let open: { at: number; end: number } | null = null;
  for (const { is, at, end } of pieces) {
    if (is === 'mark') open = null;
    else if (open === null) {
      open = { at, end };
      clauses.push(open);
    } else open.end = Math.max(open.end, end);
  }
  return clauses;
}

function isPlain(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.is !== 'word') return true;
  const [before, behind] = [pieces[at - 1], pieces[at + 1]];
  if (PLAIN.has(piece.word)) return true;
  if (isHead(before, piece.word) || isHead(behind, piece.word)) return true;
  const last = before?.is === 'word' ? before.word : '';
  const next = behind?.is === 'word' ? behind.word : '';
  if (AT_PRESENT.has(piece.word)) return !isOfNow(before) && !isOfNow(behind);
  if (piece.word.startsWith('client')) return isClientOfOurs(pieces, at);
  if (piece.word === 'them') return before?.is === 'read' && YEARS.has(before.read.facet.kind);
  if (piece.word === 'time') return last === 'any';
  if (piece.word === 'most') return last === 'very' || last === 'the';
  if (piece.word === 'if') return WISHES.has(last) || next === 'possible';
  if (piece.word === 'ever') return last === 'or';
  // "Have not used AutoCAD"; "used to" tells of the past.
  if (piece.word === 'used') return next !== 'to';
  // "Who has done payroll", "has worked with Vue": that they can is what is asked.
  if (piece.word === 'done') return behind !== undefined && canBeDone(pieces, at + 1);
  if (piece.word === 'worked') return (next === 'with' || next === 'on') && canBeDone(pieces, at + 2);
  if (COMING.has(piece.word))
    return next === 'from' || (behind?.is === 'read' && OF_A_PERSON.has(behind.read.facet.kind));
  if (piece.word === 'past') return last === 'the' || isHead(before, piece.word);
  if (piece.word === 'after') return last === 'am';
  if (piece.word === 'by') return last === 'employed';
  if (piece.word === 'as')
    return (
      ['well', 'long'].includes(next) ||
      last === 'well' ||
      (before?.is === 'read' && YEARS.has(before.read.facet.kind)) ||
      ['work', 'works', 'such', 'experience', 'exp', 'background'].includes(last)
    );
  if (piece.word === 'to')
    return (
      last === 'nice' ||
      next === 'have' ||
      (isWilling(last) && (next !== '' || (behind?.is === 'read' && WISHED.has(behind.read.facet.kind))))
    );
  if (isWilling(piece.word)) return true;
  return false;
}

/** Whether a skill or what is held stands there, whatever leads to it. */
function canBeDone(pieces: readonly Piece[], from: number): boolean {
  let at = from;
  while (isOneOf(pieces[at], BEFORE_DONE)) at += 1;
  const piece = pieces[at];
  return piece?.is === 'read' && DONE.has(piece.read.facet.kind);
}

const DONE: ReadonlySet<FacetKind> = new Set(['skill', 'certification', 'keyword']);
const BEFORE_DONE = words('a an the some any their his her both either lots lot of plenty much');

// "For a client in Perth", "client wants": of the client nothing is said.
function isClientOfOurs(pieces: readonly Piece[], at: number): boolean {
  const [lead, last, next] = [pieces[at - 2], pieces[at - 1], pieces[at + 1]];
  const word = (piece: Piece | undefined): string => (piece?.is === 'word' ? piece.word : '');
  if (/^(?:wants?|needs?|is|looking|seeking|rang|says?)$/.test(word(next))) return word(next) !== 'is';
  return word(last) !== '' && /^(?:for|to)$/.test(word(lead) || word(last));
}

const isHead = (beside: Piece | undefined, word: string): boolean =>
  beside?.is === 'read' && HEADS[beside.read.facet.kind]?.has(word) === true;

const COMING = words('come comes coming came');

const YEARS: ReadonlySet<FacetKind> = new Set(['years_experience', 'keyword', 'tenure']);

const WISHES = words('great nice good ideal plus bonus advantage fine ok okay lovely');

const AT_PRESENT = words('now currently current presently today present');

// What somebody earns or works as now is not what they ask for, which is what is on record.
const isOfNow = (piece: Piece | undefined): boolean =>
  piece?.is === 'read' && (piece.read.facet.kind === 'salary' || piece.read.facet.kind === 'work_type');

const isWilling = (word: string): boolean => WILLING.has(word);
