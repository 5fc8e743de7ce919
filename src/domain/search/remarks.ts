import { accountPrefix } from '#db/search-marks.ts';
import { roles, rolesOfTitle } from '../lexicon/terms.ts';
import { plainWords } from '../lexicon/text.ts';
import { type FacetKind, type Home, type Note, UNDER, UNKNOWN_RIGHTS } from './facets.ts';
import type { Asked } from './resolve.ts';
import { distanceTo, type Scored, SISTER, SURE } from './score.ts';

/** Notes about a result list that is wider than the query's words, such as people who left the company named. */
export function remarksOn(
  best: readonly Scored[],
  wanted: readonly Asked[],
  around: { account: string; home: Home },
): Note[] {
  const notes: Note[] = [];
  noteFormerRole(best, wanted, notes);
  noteEdge(best, wanted, notes);
  noteUnsure(best, wanted, notes);
  noteUnknownRights(best, wanted, notes);
  noteSurroundings(best, wanted, around, notes);
  if (best.length < ENOUGH_TO_TELL) return notes;
  noteFormer(best, wanted, notes);
  noteNarrower(best, wanted, accountPrefix(around.account), notes);
  noteTitles(best, wanted, accountPrefix(around.account), notes);
  return notes;
}

/** Shorter lists need no note of these. */
const ENOUGH_TO_TELL = 3;

/** A note when most results live near the named city rather than in it. */
function noteSurroundings(
  best: readonly Scored[],
  wanted: readonly Asked[],
  around: { account: string; home: Home },
  notes: Note[],
): void {
  const place = wanted.find(
    ({ facet }) => facet.kind === 'location' && facet.strength === 'must' && facet.within_km === null,
  );
  if (place === undefined) return;
  const mark = accountPrefix(around.account);
  const distances = best.flatMap(
    ({ hit }) => distanceTo(place.facet, { hit, mark, home: around.home }) ?? [],
  );
  // Beyond its reach lives who would only work there.
  const outside = distances.filter(({ far, reach }) => far >= OUTSIDE_KM && far <= reach);
  if (outside.length === 0 || outside.length * 5 < best.length) return;
  // Of one or two only where all live outside.
  if (best.length < ENOUGH_TO_TELL && outside.length < best.length) return;
  const [first] = outside;
  notes.push({
    code: 'surroundings',
    message: `${outside.length} of ${best.length} live around ${first?.city ?? place.facet.label} and not in it: a city means its suburbs too, and those who live farther come later. Add "within 5 km" for the city alone.`,
  });
}

/** A note when most results have left the named company and the query did not say current or former. */
function noteFormer(best: readonly Scored[], wanted: readonly Asked[], notes: Note[]): void {
  const at = wanted.findIndex(
    ({ facet, among }) =>
      facet.kind === 'employer' && facet.strength === 'must' && facet.when === null && among === undefined,
  );
  const label = wanted[at]?.facet.label;
  if (label === undefined) return;
  const former = best.filter(({ fits }) => (fits[at] ?? 0) < 1).length;
  if (former * 3 < best.length) return;
  notes.push({
    code: 'worked_there_before',
    message: `${former} of ${best.length} worked at ${label} before and are elsewhere now; they come later. Say "now at" for those who are there.`,
  });
}

/** Notes when some results hold a sister title, and when many did such work before and something else now. */
function noteFormerRole(best: readonly Scored[], wanted: readonly Asked[], notes: Note[]): void {
  const at = wanted.findIndex(
    ({ facet, among }) =>
      facet.kind === 'role' && facet.strength === 'must' && facet.when === null && among === undefined,
  );
  const label = wanted[at]?.facet.label;
  if (label === undefined) return;
  const now = (from: number): number => best.filter(({ fits }) => (fits[at] ?? 0) >= from).length;
  const sisters = now(SISTER) - now(SURE);
  if (sisters > 0)
    notes.push({
      code: 'sister_titles',
      message: `${sisters} of ${best.length} hold a sister title of ${label}, under which recruiters look for the same work; they come later. Say "now" with the title for those who hold it.`,
    });
  const former = best.length - now(SISTER);
  if (former === 0 || former * 5 < best.length) return;
  notes.push({
    code: 'did_it_before',
    message: `${former} of ${best.length} had ${label} as their last title and have another now; they come later. Say "now" with the title for those who hold it.`,
  });
}

/** A note when some ask for exactly the sum that the query said less than: they are found and named, as such sums are round. */
function noteEdge(best: readonly Scored[], wanted: readonly Asked[], notes: Note[]): void {
  for (const { facet, among } of wanted) {
    if (
      among !== undefined ||
      facet.kind !== 'salary' ||
      facet.strength !== 'must' ||
      !facet.values.includes(UNDER)
    )
      continue;
    const exact = best.filter(({ hit }) => hit.salary_annual === facet.max).length;
    if (exact === 0) continue;
    notes.push({
      code: 'at_the_edge',
      message: `${exact} of ${best.length} ask for exactly ${facet.label.replace(/^pay up to /, '')}, which is not less than it. Name a lower sum to leave them out.`,
    });
  }
}

/** How somebody meets a requirement without a doubt left out, by its kind. */
const UNSURE: Partial<Record<FacetKind, (label: string) => string>> = {
  skill: (label) => `do not list ${label}: their records mention it or list what takes it for granted`,
  certification: (label) => `do not list ${label}: their records mention it`,
  location: (label) => `would work in ${label} and live elsewhere`,
  industry: (label) => `were in ${label} before, or their records mention it`,
};

/** A note where most of those found meet a requirement only by what their records imply. */
function noteUnsure(best: readonly Scored[], wanted: readonly Asked[], notes: Note[]): void {
  for (const [at, { facet, among }] of wanted.entries()) {
    const how = UNSURE[facet.kind];
    if (how === undefined || facet.strength !== 'must' || among !== undefined) continue;
    const unsure = best.filter(({ fits }) => (fits[at] ?? 0) < SURE).length;
    if (unsure * 2 <= best.length) continue;
    const message = `${unsure} of ${best.length} ${how(facet.label)}; they come later.`;
    notes.push({ code: 'not_certain', message });
  }
}

/** A note where some are found of whom nothing says whether they need a sponsor. */
function noteUnknownRights(best: readonly Scored[], wanted: readonly Asked[], notes: Note[]): void {
  for (const [at, { facet, among }] of wanted.entries()) {
    if (among !== undefined || facet.strength !== 'must' || !facet.values.includes(UNKNOWN_RIGHTS)) continue;
    const unknown = best.filter(({ fits }) => (fits[at] ?? 0) < SURE).length;
    if (unknown === 0) continue;
    notes.push({
      code: 'not_certain',
      message: `${unknown} of ${best.length} have no work rights on record, so that nothing says whether they need a sponsor; they come later. Say "with the right to work" to leave them out.`,
    });
  }
}

/** A note when many results have the skill but another title: full stack developers who know React. */
function noteTitles(best: readonly Scored[], wanted: readonly Asked[], mark: string, notes: Note[]): void {
  const general = wanted.some(
    ({ facet }) =>
      facet.kind === 'role' && facet.values.length === 1 && facet.values[0] === 'Software Engineer',
  );
  const known = wanted.filter(({ facet: { kind, strength } }) => kind === 'skill' && strength === 'must');
  const [skill = ''] = known.length === 1 ? (known[0]?.facet.values ?? []) : [];
  if (!general || skill === '') return;
  const titled = [...rolesOfTitle(plainWords(`${skill} developer`), { industries: [], skills: [] })];
  const own = titled.filter(({ name }) => name !== 'Software Engineer');
  if (own.length === 0) return;
  const others = best.filter(({ hit }) => !own.some(({ id }) => hit.text.includes(` ${mark}cr_${id} `)));
  if (others.length * 3 < best.length) return;
  notes.push({
    code: 'other_titles',
    message: `${others.length} of ${best.length} know ${skill} and build software under another title than ${own.map(({ name }) => name).join(' or ')}. Ask for that role to leave them out.`,
  });
}

/** A note when a third of them hold one title that is a kind of one that was asked for: ICU nurses among registered nurses. */
function noteNarrower(best: readonly Scored[], wanted: readonly Asked[], mark: string, notes: Note[]): void {
  const [asked, ...more] = wanted.filter(
    ({ facet: { kind, strength } }) => kind === 'role' && strength === 'must',
  );
  if (asked === undefined || more.length > 0 || asked.facet.when === 'past') return;
  const owns = asked.facet.values.flatMap((value) => roles().book.whole(value) ?? []);
  for (const own of owns)
    for (const { id, name, implies } of roles().byId.values()) {
      if (!implies.includes(own.id) || owns.some((other) => other.id === id)) continue;
      const held = best.filter(({ hit }) => hit.text.includes(` ${mark}cr_${id} `)).length;
      if (held * 3 < best.length || held === best.length) continue;
      notes.push({
        code: 'narrower_titles',
        message: `${held} of ${best.length} are ${name}, which is a kind of ${own.name}. Add "no ${name}" to leave them out.`,
      });
      return;
    }
}

/** The distance in km from which a person no longer lives in the named city itself. */
const OUTSIDE_KM = 3;
