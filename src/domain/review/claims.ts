import type { Part, PartKind, Value } from './record-values.ts';

/** A stretch of a text: one value of the record, or one word or sign. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** The values that it may be, of whatever part of the record; none for a word. */
  values: Value[];
}

/** What some pieces of a sentence say, all of it held by one part of the record. */
interface Claim {
  /** Null where it holds no value. */
  kind: PartKind | null;
  /** The signs and words before its first value. */
  before: string[];
  /** Of a role: which of its fields are told, whether it is the present one, and whether the words say so. */
  role: { fields: string; isNow: boolean; isMarked: boolean } | null;
}

/** Words that join values and claim nothing by themselves. */
const JOINING = words(
  `a an the this that these they them their who whose which it is are has have of in at as for from to by on and with
  plus also both including include includes candidate person role roles position experience background work brings holds
  offers`,
);

/** Words that claim something of one kind of value alone. */
const OF_KIND: Record<PartKind, ReadonlySet<string>> = {
  role: words('based located lives where recent employer company'),
  years: words('professional total'),
  achievement: words('done did does achievement achievements'),
  skills: words('skill skills skilled knows knowledge tools'),
  certifications: words(
    'certified certification certifications certificate certificates qualification qualifications qualified',
  ),
  languages: words('speak speaks speaking spoken language languages'),
  study: words('study studies studied education qualifications'),
  notice: words('notice period available availability start after can'),
  work_rights: words('right rights may'),
};

/** Words that say of a role that it goes on, and that it is over. */
const NOW = words('is are works working now currently current present presently today since');
const OVER = words('was worked previously previous formerly former earlier past before until');

const BETWEEN = new Set([',', ':', '(', ')', '-', '/', 'and', 'with']);
const SIGNS = new Set([...BETWEEN, '*', '"', "'"]);
const MOST_STRETCHES = 40;

/** Whether a sentence consists of claims each of which one part of the record holds. */
export function isHeld(pieces: readonly Piece[]): boolean {
  if (!pieces.some(({ values }) => values.length > 0)) return false;
  const statements: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.values.length === 0 && piece.text === ';') statements.push([]);
    else statements.at(-1)?.push(piece);
  }
  return statements.every(isStatementHeld);
}

function isStatementHeld(pieces: readonly Piece[]): boolean {
  const stretches: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.values.length === 0 && BETWEEN.has(piece.text)) stretches.push([]);
    stretches.at(-1)?.push(piece);
  }
  if (stretches.length > MOST_STRETCHES) return false;
  // The claims of the stretches before each one, parted into as few as hold; undefined where they cannot be.
  const parted: (Claim[] | undefined)[] = [[]];
  for (let to = 1; to <= stretches.length; to += 1) {
    for (let from = 0; from < to && parted[to] === undefined; from += 1) {
      const earlier = parted[from];
      const claim = earlier && claimOf(stretches.slice(from, to).flat());
      if (earlier && claim && mayFollow(earlier, claim)) parted[to] = [...earlier, claim];
    }
  }
  const claims = parted[stretches.length];
  return claims !== undefined && areRolesTogether(claims);
}

/** What some pieces claim, where one part of the record holds it. */
function claimOf(pieces: readonly Piece[]): Claim | null {
  const others = pieces.filter(({ values }) => values.length === 0).map(({ text }) => text);
  const [first] = pieces.filter(({ values }) => values.length > 0);
  if (first === undefined) return labelOf(others);
  const before = pieces.slice(0, pieces.indexOf(first)).map(({ text }) => text);
  for (const { part } of first.values) {
    const found = pieces.filter(({ values }) => values.length > 0);
    const values = found.flatMap((piece) => piece.values.find((value) => value.part === part) ?? []);
    if (values.length < found.length || !others.every((text) => mayStandBeside(text, part))) continue;
    if (part.kind === 'years' && !others.includes('experience')) continue;
    if (part.kind !== 'role') return { kind: part.kind, before, role: null };
    const fields = new Set(values.map(({ field }) => field));
    if (fields.has('year') && !fields.has('title') && !fields.has('employer')) continue;
    if (!areYearsRight(pieces, part)) continue;
    const told = (['title', 'employer', 'year'] as const).filter((field) => fields.has(field)).join(' ');
    const isNow = part.isNow === true;
    const isMarked =
      others.some((text) => (isNow ? NOW : OVER).has(text)) ||
      pieces.some(({ text, values: of }) => text === part.to && of.length > 0);
    return { kind: 'role', before, role: { fields: told, isNow, isMarked } };
  }
  return null;
}

/** Words before a value, such as "Skills:", which the values after them have to bear out. */
function labelOf(texts: readonly string[]): Claim | null {
  const isLabel = texts.every((text) => isJoining(text) || SIGNS.has(text));
  return isLabel ? { kind: null, before: [...texts], role: null } : null;
}

const isJoining = (text: string): boolean => text === '' || JOINING.has(text) || SIGNS.has(text);

function mayStandBeside(text: string, part: Part): boolean {
  if (part.kind === 'role' && (NOW.has(text) || OVER.has(text)))
    return (part.isNow === true ? NOW : OVER).has(text);
  return isJoining(text) || OF_KIND[part.kind].has(text);
}

/** Whether the years beside a role are those in which it began and ended, in that order. */
function areYearsRight(pieces: readonly Piece[], { from = null, to = null, isNow }: Part): boolean {
  const said = pieces.filter(({ values }) => values.some(({ field }) => field === 'year'));
  const [before = '', beforeSecond = ''] = said.map((piece) => pieces[pieces.indexOf(piece) - 1]?.text);
  const [one, two] = said.map(({ text }) => text);
  if (one === undefined) return !pieces.some(({ text }) => text === 'since' || text === 'until');
  if (two !== undefined)
    return said.length === 2 && one === from && two === to && before !== 'until' && beforeSecond !== 'since';
  if (before === 'since') return one === from && isNow === true;
  if (before === 'until' || before === 'to') return one === to && isNow !== true;
  return one === from && (to === from || isNow === true);
}

/** Whether a claim may stand after others: "SAP with 12 years of experience" would give all the years to SAP. */
function mayFollow(earlier: readonly Claim[], claim: Claim): boolean {
  const at = earlier.findLastIndex(({ kind }) => kind !== null);
  const last = earlier[at];
  if (last === undefined || claim.kind === null) return true;
  const between = [...earlier.slice(at + 1).flatMap(({ before }) => before), ...claim.before];
  if (claim.kind === 'years' || last.kind === 'years') {
    const isOfPerson = last.kind === 'role' && last.role?.isNow === true;
    return between.every((text) => !/^[(:/-]$/.test(text) && (text !== 'with' || isOfPerson));
  }
  if (claim.kind === last.kind) return true;
  if (claim.kind === 'role' && between.includes('with')) return false;
  return !between.some((text) => /^[(:/-]$/.test(text));
}

/**
 * "Controller and Analyst at Kestrel" would give both to Kestrel, and "is Controller and Analyst" would make both the
 * present role. So the roles of one statement each tell the same fields, and say whether they are over where one is not.
 */
function areRolesTogether(claims: readonly Claim[]): boolean {
  const roles = claims.flatMap(({ role }) => (role === null || role.fields === '' ? [] : [role]));
  const areMixed = new Set(roles.map(({ isNow }) => isNow)).size > 1;
  return (
    new Set(roles.map(({ fields }) => fields)).size < 2 &&
    (!areMixed || roles.every(({ isMarked }) => isMarked))
  );
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}
