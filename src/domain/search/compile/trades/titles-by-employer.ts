import { employerGroup, employerNamed } from '../../../lexicon/employers.ts';
import { rolesOfTitle } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import type { Facet } from '../../facets.ts';

const ENGINEERS = /^(?:senior |junior |lead )?engineers?$/i;

/** Engineers together with software technologies or companies are software engineers, whatever their titles. */
export function engineersOfSoftware(facets: Facet[]): Facet[] {
  const technical = facets.some(
    ({ kind, values }) =>
      (kind === 'skill' && values.some(isOfSoftware)) ||
      (kind === 'employer' && values.every(isTechnologyCompany)) ||
      (kind === 'industry' && values.includes('Technology')),
  );
  if (!technical) return facets;
  return facets.map((facet) =>
    facet.kind === 'role' && facet.values.length === 1 && ENGINEERS.test(facet.values[0] ?? '')
      ? { ...facet, values: ['Software Engineer', ...facet.values] }
      : facet,
  );
}

const CONSULTANTS = /^(?:senior |junior )?consultants?$/i;

/** "Consultants" of a consultancy are its staff, whatever their titles. */
export function consultantsOfFirms(facets: Facet[]): Facet[] {
  const firm = facets.some(
    ({ kind, strength, values }) =>
      kind === 'employer' && strength === 'must' && values.every(isProfessionalFirm),
  );
  if (!firm) return facets;
  return facets.map((facet) =>
    facet.kind === 'role' && CONSULTANTS.test(facet.values[0] ?? '') ? { ...facet, strength: 'nice' } : facet,
  );
}

/** "M&A associates" of law firms, or with years since they qualified, are lawyers and no bankers. */
export function associatesOfLawFirms(text: string, facets: Facet[]): Facet[] {
  const legal =
    /\bpqe\b|\bpost[\s-]qualifi|\bbar (?:admission|membership|licen[cs]e)\b|\badmitted (?:to|as|in)\b|\blaw firm\b|\bpractising certificate\b/i.test(
      text,
    ) || facets.some(({ kind, values }) => kind === 'employer' && values.some(isLawFirm));
  if (!legal || !/\bassociates?\b/i.test(text)) return facets;
  return facets.map((facet) =>
    facet.kind === 'role' && facet.values[0] === 'Investment Banker'
      ? { ...facet, label: 'Corporate Lawyer', values: ['Corporate Lawyer'] }
      : facet,
  );
}

const isLawFirm = (name: string): boolean =>
  (employerGroup(name)?.members ?? [employerNamed(name)]).every((member) =>
    member?.industries.includes('legal_industry'),
  );

const isProfessionalFirm = (name: string): boolean =>
  (employerGroup(name)?.members ?? [employerNamed(name)]).every((member) =>
    member?.industries.includes('professional_services'),
  );

const isOfSoftware = (skill: string): boolean =>
  rolesOfTitle(plainWords(`${skill} engineer`), { industries: [], skills: [] }).size > 0;

function isTechnologyCompany(name: string): boolean {
  const members = employerGroup(name)?.members ?? [employerNamed(name)];
  return members.every((member) => member?.industries.includes('technology'));
}
