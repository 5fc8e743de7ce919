import { jaroWinkler } from '@skyra/jaro-winkler';
import { isOneSlipAway } from '#src/lib/one-slip.ts';
import { isGiven, isSurname } from '../names/given-names.ts';
import { consonants, soundKey } from '../names/index.ts';
import { type Features, formsOfGiven, localPart } from './features.ts';
import { BANDS, type ComparedField } from './schema.ts';

export type Level = 'exact' | 'close' | 'conflict';

/** How one field of two people compares. */
export interface Comparison {
  field: ComparedField;
  level: Level;
  /** Evidence in bits, the base-2 logarithm of m/u: above 0 for one person, below 0 for two. */
  weight: number;
}

/** How frequent names are in an agency. */
export interface Frequencies {
  /** How many people have been compared. */
  people: number;
  /** How many of them have a surname of this sound. */
  surnames: ReadonlyMap<string, number>;
}

/** The chance of an agency's pair to be one person: one duplicate in twenty people, as found in banks of candidates. */
const SHARE = 0.05;
/** Below this many people an agency's own figures say little. */
const LEAST_PEOPLE = 3_000;
/** Two profiles of one network that differ belong to two people, whatever else is alike. */
const VETO = -60;
const MAX_SURNAME = 12;
const CLOSE = 0.9;

/**
 * Compares two people after Fellegi and Sunter ("A Theory for Record Linkage", 1969): each field adds the logarithm of
 * how much likelier its agreement is for one person than for two, and the sum gives the probability.
 */
export function comparePeople(
  a: Features,
  b: Features,
  frequencies: Frequencies,
): { score: number; reasons: Comparison[] } {
  const last = surnameOf(a, b, frequencies);
  const first = givenOf(a, b, last?.level ?? null);
  const named = first !== null && first.level !== 'conflict';
  const reasons = [
    emailOf(a, b, named),
    phoneOf(a, b, named),
    profileOf(a, b),
    last,
    first,
    employerOf(a, b),
    cityOf(a, b),
    titleOf(a, b),
  ].filter((reason) => reason !== null);
  const people = Math.max(frequencies.people, LEAST_PEOPLE);
  const bits = Math.log2(SHARE / people) + reasons.reduce((sum, { weight }) => sum + weight, 0);
  const odds = 2 ** Math.min(bits, 40);
  const score = Math.round((100 * odds) / (1 + odds));
  return { score: Math.min(score, ceilingOf(a, b, reasons)), reasons };
}

const BELOW_CERTAIN = BANDS.certain - 1;
const BELOW_LIKELY = BANDS.likely - 1;

/**
 * The sum takes its fields for independent, which they are not among relatives, colleagues and namesakes: a family shares
 * surname, number, town and box, and the namesakes of one trade its employers. So a score is as high as its kind of evidence
 * lets it be:
 * - two given names that cannot be one person's are two people, whatever the family shares, unless the profile is one (a given name
 *   can change); with another surname as well they are not shown at all, nor are a father and his son;
 * - certain is who has one name and a way to be reached, or a rare name with one employer.
 */
function ceilingOf(a: Features, b: Features, reasons: readonly Comparison[]): number {
  const levelOf = (field: ComparedField): Level | undefined =>
    reasons.find((reason) => reason.field === field)?.level;
  const [first, last] = [levelOf('first_name'), levelOf('last_name')];
  const isOneProfile = levelOf('linkedin_url') === 'exact';
  if (a.generation !== null && b.generation !== null && a.generation !== b.generation) return BELOW_LIKELY;
  if (first === 'conflict') {
    if (isOneProfile) return BELOW_CERTAIN;
    return last === 'conflict' ? BANDS.possible - 1 : BELOW_LIKELY;
  }
  const [email, phone] = [levelOf('email'), levelOf('phone')];
  if (isOneProfile || email === 'exact' || phone === 'exact') return 100;
  const isCommon = [a, b].every(({ surnames }) => surnames.some((name) => commonShare(name) > 0));
  const employer = levelOf('employer');
  // Namesakes: each is reached in ways of their own, and a large house has several.
  const areColleagues =
    (employer === 'exact' || employer === 'close') && !a.isOfLargeHouse && !b.isOfLargeHouse;
  if (isCommon && email === 'conflict' && phone === 'conflict' && !areColleagues) return BELOW_LIKELY;
  const isRare = last === 'exact' && first === 'exact' && !isCommon && phone !== 'conflict';
  return isRare && (employer === 'exact' || email === 'close') ? 100 : BELOW_CERTAIN;
}

const of = (field: Comparison['field'], level: Level, weight: number): Comparison => ({
  field,
  level,
  weight: Math.round(weight * 10) / 10,
});

// One address may be a family's or an office's: without the given name it says less.
function emailOf(a: Features, b: Features, named: boolean): Comparison | null {
  if (a.emails.length === 0 || b.emails.length === 0) return null;
  if (a.emails.some((email) => b.emails.includes(email))) return of('email', 'exact', named ? 20 : 12);
  const locals = b.emails.flatMap((email) => localPart(email) ?? []);
  const alike = a.emails.flatMap((email) => localPart(email) ?? []).filter((local) => locals.includes(local));
  if (alike.length > 0) {
    // Two of one name write it alike: only what the name does not tell is evidence.
    const telling = alike.some((local) => isTelling(local, a) && isTelling(local, b));
    return of('email', 'close', telling ? 9 : 3);
  }
  const near = a.emails.some((email) =>
    b.emails.some((other) => isOneSlipAway(email, other) && lettersOf(email) !== lettersOf(other)),
  );
  return near ? of('email', 'close', named ? 8 : 4) : of('email', 'conflict', -0.8);
}

// `anna1@` and `anna2@` are counted, not mistyped.
const lettersOf = (email: string): string => email.replace(/\d/g, '');

function isTelling(local: string, { given, surnames }: Features): boolean {
  let rest = local;
  for (const name of [...surnames, ...given]) rest = rest.replace(name.replace(/[-\s]/g, ''), '');
  return rest.length > 1;
}

function phoneOf(a: Features, b: Features, named: boolean): Comparison | null {
  if (a.phone === null || b.phone === null) return null;
  if (a.phone === b.phone || a.phone.slice(-9) === b.phone.slice(-9))
    return of('phone', 'exact', named ? 18 : 8);
  // Numbers that differ in their last digit are two of one block.
  const areOfOneBlock = a.phone.length === b.phone.length && a.phone.slice(0, -1) === b.phone.slice(0, -1);
  if (!areOfOneBlock && isOneSlipAway(a.phone, b.phone)) return of('phone', 'close', named ? 6 : 2);
  return of('phone', 'conflict', -1.5);
}

function profileOf(a: Features, b: Features): Comparison | null {
  if (a.linkedin === null || b.linkedin === null) return null;
  return a.linkedin === b.linkedin ? of('linkedin_url', 'exact', 18) : of('linkedin_url', 'conflict', VETO);
}

function surnameOf(a: Features, b: Features, frequencies: Frequencies): Comparison | null {
  const [one] = a.surnames;
  const [other] = b.surnames;
  if (one === undefined || other === undefined) return null;
  const rarity = rarityOf(a, b, frequencies);
  if (one === other) return of('last_name', 'exact', rarity);
  if (a.surnames.some((name) => b.surnames.includes(name))) return of('last_name', 'close', rarity - 1.5);
  if (a.surnameSound === b.surnameSound) return of('last_name', 'close', rarity - 1.5);
  if (isNear(one, other, 0.93) || isOneRoot(one, other))
    return of('last_name', 'close', Math.max(rarity - 3, 2));
  if (areSwapped(a, b)) return of('last_name', 'close', rarity - 1.5);
  // A surname that is cut to its first letter.
  if ((one.length === 1 || other.length === 1) && one[0] === other[0]) return of('last_name', 'close', 2);
  return of('last_name', 'conflict', -4);
}

const isNear = (one: string, other: string, least: number): boolean =>
  Math.min(one.length, other.length) > 3 && (isOneSlipAway(one, other) || jaroWinkler(one, other) > least);

// Languages that write no vowels are romanised in many ways: `al-rashid`, `alrasheed`.
function isOneRoot(one: string, other: string): boolean {
  const root = consonants(one);
  return root.length > 2 && root === consonants(other) && jaroWinkler(one, other) > 0.8;
}

/** Whether the surname of each is the given name of the other, or its initial (`S. Venkatesh`, `Venkatesh Subramanian`). */
function areSwapped(a: Features, b: Features): boolean {
  const stands = (given: readonly string[], surnames: readonly string[]): boolean =>
    given.some((name) =>
      name.length === 1 ? surnames.some((surname) => surname[0] === name) : surnames.includes(name),
    );
  const whole = a.given.some((name) => name.length > 1) ? a : b;
  const other = whole === a ? b : a;
  return stands(whole.given.slice(0, 1), other.surnames) && stands(other.given.slice(0, 1), whole.surnames);
}

// An agreement on Smith says little, one on a rare surname much. The mean keeps a small bank from calling all rare.
function rarityOf(a: Features, b: Features, { people, surnames }: Frequencies): number {
  const count = Math.max(surnames.get(a.surnameSound ?? '') ?? 1, surnames.get(b.surnameSound ?? '') ?? 1);
  const [surname = ''] = a.surnames;
  const known = COMMON.get(surname) ?? (people < 20_000 ? commonShare(surname) : 0);
  const share = Math.max(count / Math.max(people, LEAST_PEOPLE), known);
  return Math.min(MAX_SURNAME, -Math.log2(share));
}

// Shares of the most frequent surnames of English-speaking countries, India, China, Vietnam and Korea, in per mille.
const COMMON = new Map(
  (
    'smith 9 jones 6 williams 6 brown 6 taylor 5 johnson 7 davis 4 miller 4 wilson 4 martin 3 anderson 3 thomas 3 ' +
    'garcia 4 martinez 4 rodriguez 4 lopez 3 hernandez 4 singh 9 kumar 9 patel 6 khan 5 sharma 5 nguyen 9 tran 5 ' +
    'wang 9 li 9 zhang 9 liu 8 chen 8 lee 9 kim 9 park 8 wong 6 ali 5 ahmed 5 white 3 harris 3 clark 3 thompson 3 evans 3 ' +
    'walker 3 wright 3 robinson 3 hall 3 green 3 king 3 campbell 2 murphy 4 kelly 3 roberts 3 lewis 3 hughes 2'
  )
    .split(' ')
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, Number(all[at + 1]) / 1000] as const] : [])),
);
/** Of a surname that is common somewhere, when its own share is not known. */
const SHARE_OF_COMMON = 0.0025;
const commonShare = (surname: string): number =>
  COMMON.get(surname) ?? (isSurname(surname) ? SHARE_OF_COMMON : 0);

function givenOf(a: Features, b: Features, surname: Level | null): Comparison | null {
  const [one] = a.given;
  const [other] = b.given;
  if (one === undefined || other === undefined) return null;
  if (one === other) return of('first_name', 'exact', 7);
  const forms = formsOfGiven(one);
  if (forms.includes(other) || formsOfGiven(other).some((form) => form === one))
    return of('first_name', 'close', 6);
  if (one.length === 1 || other.length === 1)
    return areSwapped(a, b)
      ? of('first_name', 'close', 4)
      : one[0] === other[0]
        ? of('first_name', 'close', 2)
        : of('first_name', 'conflict', -6);
  // `JB` is Jean-Baptiste.
  if (initialsOf(one) === other || initialsOf(other) === one) return of('first_name', 'close', 3);
  if (a.given.some((name) => name.length > 1 && b.given.includes(name))) return of('first_name', 'close', 4);
  const near =
    isOneSlipAway(one, other) || jaroWinkler(one, other) > CLOSE || soundKey(one) === soundKey(other);
  // Petr and Petra, Jack and Jake are two names, not one that was mistyped.
  const areTwo = isGiven(one) && isGiven(other) && soundKey(one) !== soundKey(other);
  if (near && !areTwo && Math.min(one.length, other.length) > 2)
    return of('first_name', 'close', surname === 'conflict' ? 1 : 5);
  if (areSwapped(a, b)) return of('first_name', 'close', 5);
  return of('first_name', 'conflict', -6);
}

/** The initials of a double name, else null. */
const initialsOf = (given: string): string | null =>
  given.includes('-')
    ? given
        .split('-')
        .map((part) => part.slice(0, 1))
        .join('')
    : null;

function employerOf(a: Features, b: Features): Comparison | null {
  if (a.companies.size === 0 || b.companies.size === 0) return null;
  if (a.company !== null && a.company === b.company) return of('employer', 'exact', 8.5);
  for (const company of a.companies) if (b.companies.has(company)) return of('employer', 'close', 7.5);
  if (isPartOf(a.company, b.company) || isPartOf(b.company, a.company)) return of('employer', 'close', 4);
  return of('employer', 'conflict', -0.8);
}

/** Whether a house's name is in that of a part of it (`Roche`, `Roche Diagnostics`): a word alone tells where it is long. */
function isPartOf(house: string | null, part: string | null): boolean {
  if (house === null || part === null || house.length < 4 || house.length >= part.length) return false;
  return ` ${part} `.includes(` ${house} `);
}

function cityOf(a: Features, b: Features): Comparison | null {
  if (a.city === null || b.city === null) return null;
  return a.city === b.city ? of('city', 'exact', 3) : of('city', 'conflict', -2);
}

function titleOf(a: Features, b: Features): Comparison | null {
  if (a.title === null || b.title === null) return null;
  if (a.title === b.title) return of('title', 'exact', 4.5);
  return jaroWinkler(a.title, b.title) > CLOSE ? of('title', 'close', 3) : of('title', 'conflict', -0.4);
}
