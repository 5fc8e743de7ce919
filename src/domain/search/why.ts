import { accountPrefix } from '#db/search-marks.ts';
import type { CandidateRow } from '../candidates/index.ts';
import { plainWords } from '../lexicon/text.ts';
import type { Facet, Home } from './facets.ts';
import type { Asked } from './resolve.ts';
import { distanceTo, type Fit, fitsOf, type Scored, SISTER, SURE, worksRemotely } from './score.ts';

const LONGEST = 300;

/** What is known of a person in the index. */
type Person = { hit: Scored['hit']; mark: string; home: Home };

/** Explains a candidate's rank in one line: the conditions met and how certainly, then those not met. */
export function whyOf(
  { hit, fits }: Pick<Scored, 'hit' | 'fits'>,
  row: CandidateRow,
  around: {
    account: string;
    home: Home;
    wanted: readonly Asked[];
    unchecked: readonly string[];
    /** The conditions that leave people out. */
    refused?: readonly Asked[];
  },
): string {
  const person = { hit, mark: accountPrefix(around.account), home: around.home };
  const met: string[] = [];
  const not: string[] = [];
  for (const [at, { facet, among }] of around.wanted.entries()) {
    const fit = fits[at] ?? null;
    if (among !== undefined && fit !== 0) {
      const held = heldOf(among, { hit, row, person });
      met.push(held.length === 0 ? facet.label : held.join(' and '));
    } else if (among !== undefined) not.push(`no ${facet.label}`);
    else if (fit !== null && fit > 0) met.push(heldAs(facet, fit, row, person));
    else not.push(fit === null ? `${facet.label} unknown` : `no ${facet.label}`);
  }
  const parts = [
    ...met,
    ...not,
    ...(around.unchecked.length === 0 ? [] : [`not checked: ${around.unchecked.join(', ')}`]),
  ];
  const refused = (around.refused ?? []).map(({ facet }) => facet.label);
  const open =
    refused.length === 0
      ? 'Nothing was asked of anybody.'
      : `not among those left out: ${refused.join(', ')}`;
  const line = parts.length === 0 ? open : parts.join('; ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}

/** What holds of several conditions of which one will do. */
function heldOf(
  among: readonly Asked[],
  of: { hit: Scored['hit']; row: CandidateRow; person: Person },
): string[] {
  const fits = fitsOf(of.hit, among, of.person.mark, of.person.home);
  return among.flatMap((one, at) => {
    const fit = fits[at] ?? 0;
    if (fit === 0) return [];
    if (one.among !== undefined) return heldOf(one.among, of).join(' and ');
    return heldAs(one.facet, fit, of.row, of.person);
  });
}

function heldAs(facet: Facet, fit: NonNullable<Fit>, row: CandidateRow, person: Person): string {
  const { label } = facet;
  const sure = fit >= SURE;
  switch (facet.kind) {
    case 'role':
      if (sure && row.current_title !== null) return `${row.current_title} now`;
      if (fit >= SISTER && row.current_title !== null) return `${row.current_title} now, a sister title`;
      return sure ? label : `${label} before`;
    case 'certification':
      return sure ? `${label} listed` : `${label} only mentioned`;
    case 'skill':
      return fit >= 0.93 ? `${label} listed and used` : sure ? `${label} listed` : `${label} only mentioned`;
    case 'location': {
      if (!sure && fit <= 0.66) return `would work in ${label}`;
      const km = distanceTo(facet, person);
      if (km === null && worksRemotely(facet, person)) return 'works remotely or would';
      return km === null || km.far < 3
        ? `lives in ${row.city ?? label}`
        : `${row.city ?? 'lives'} ${km.far} km away`;
    }
    case 'employer':
      return sure && fit === 1 && row.current_company !== null && facet.when !== 'past'
        ? `now at ${row.current_company}`
        : label.startsWith('left ')
          ? label
          : `was at ${label.replace(/^formerly at /, '')}`;
    case 'industry':
      if (facet.when === 'past') return label;
      return fit === 1 && row.current_company !== null
        ? `${label} (${row.current_company})`
        : `${label} in part`;
    case 'salary':
      return `asks ${row.salary_expectation ?? label}`;
    case 'availability':
      return row.notice_period === null ? label : `notice ${row.notice_period}`;
    case 'years_experience':
      return row.years_experience === null ? label : `${row.years_experience} years`;
    case 'last_contact':
      return row.last_contacted_at === null
        ? 'never contacted'
        : `last contacted ${row.last_contacted_at.slice(0, 10)}`;
    case 'name':
      return facet.values.some((name) => isCalled(row, name))
        ? label
        : `${label} in a record merged into this`;
    case 'keyword':
      return `says "${label.replace(/^"(.*)"$/, '$1')}"`;
    default:
      return label;
  }
}

// Somebody is found by the names of records that were merged into theirs too.
function isCalled({ name }: CandidateRow, asked: string): boolean {
  const own = new Set(plainWords(name));
  return plainWords(asked).every((word) => own.has(word));
}
