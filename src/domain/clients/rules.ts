import { domainToUnicode } from 'node:url';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { FeeSchedule } from '../accounts/schema.ts';

/**
 * The registrable domain of a website (`https://www.acme.com.au/about` → `acme.com.au`), or its bare host. Subdomains
 * of shared hosting are kept (`acme.github.io`).
 */
export function domainOf(website: string): string {
  const host = new URL(website).hostname.toLowerCase().replace(/^www\./, '');
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** Sites where many companies have a page: their domain is no company's own, but that of whoever runs the site. */
const OF_MANY = new Set(
  (
    'linkedin facebook instagram twitter x tiktok youtube xing google yelp crunchbase glassdoor indeed seek ' +
    'wikipedia linktr jobstreet stepstone kununu'
  ).split(' '),
);

/** The domain that is a company's own; null for a page on a site of many. */
export function ownDomainOf(website: string): string | null {
  const domain = domainOf(website);
  const label = getDomainWithoutSuffix(domain, { allowPrivateDomains: true });
  return label !== null && OF_MANY.has(label) && new URL(website).pathname.length > 1 ? null : domain;
}

/**
 * What a company is called by its domain until its name is known: `Vela Health` for `vela-health.example`. An address in
 * figures stays as it is.
 */
export function nameOfDomain(domain: string): string {
  const label = getDomainWithoutSuffix(domain, { allowPrivateDomains: true }) ?? domain.split('.')[0] ?? '';
  // A name with letters of its own language is kept encoded in its domain.
  const words = domainToUnicode(label)
    .split('-')
    .filter((word) => word !== '');
  if (words.length === 0 || /^[\d.:[\]]+$/.test(domain)) return domain;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** Short form of the terms given with a new client. */
interface ShortTerms {
  tiers?: FeeSchedule['tiers'] | undefined;
  standard_fee_percent?: number | undefined;
  payment_terms_days?: number | undefined;
  guarantee_days?: number | undefined;
}

/**
 * Expands the short form into a full schedule: its bands, the agency standard for the rest. Null if none is given: the
 * client is on the standard.
 */
export function termsFromShort(standard: FeeSchedule, short: ShortTerms): FeeSchedule | null {
  if (Object.values(short).every((term) => term === undefined)) return null;
  const percent = short.standard_fee_percent;
  return {
    ...standard,
    tiers: short.tiers ?? (percent === undefined ? standard.tiers : [{ from: 0, percent }]),
    payment_terms_days: short.payment_terms_days ?? standard.payment_terms_days,
    guarantee_days: short.guarantee_days ?? standard.guarantee_days,
  };
}

/** In what a client's terms depart from the agency's standard, each in words with both. */
export function departuresOf(standard: FeeSchedule, terms: FeeSchedule): string[] {
  const compared: [what: string, given: string, usual: string][] = [
    ['fee', bandsInWords(terms.tiers), bandsInWords(standard.tiers)],
    ['payment within days', String(terms.payment_terms_days), String(standard.payment_terms_days)],
    ['guarantee in days', String(terms.guarantee_days), String(standard.guarantee_days)],
  ];
  return compared.flatMap(([what, given, usual]) =>
    given === usual ? [] : [`${what} ${given}, standard ${usual}`],
  );
}

const bandsInWords = (tiers: FeeSchedule['tiers']): string =>
  tiers.map(({ from, percent }) => (from === 0 ? `${percent}%` : `${percent}% from ${from}`)).join(', ');

/** Why bands are invalid; null if they are valid. Bands ascend from 0 without duplicates. */
export function tiersFault(tiers: FeeSchedule['tiers']): string | null {
  if (tiers[0]?.from !== 0) return 'the first band must begin at 0, so that every salary falls in one';
  for (let i = 1; i < tiers.length; i += 1) {
    if ((tiers[i]?.from ?? 0) <= (tiers[i - 1]?.from ?? 0))
      return 'bands must ascend: each `from` above the one before';
  }
  return null;
}

/** The band of a salary: the highest `from` that is at most the salary; null if there is none. */
export function bandFor(tiers: FeeSchedule['tiers'], salary: number): FeeSchedule['tiers'][number] | null {
  let band: FeeSchedule['tiers'][number] | null = null;
  for (const tier of tiers) if (tier.from <= salary && (band === null || tier.from >= band.from)) band = tier;
  return band;
}
