import type { Advert } from '#src/domain/ads/index.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import { countryName } from '#src/lib/places.ts';

const EMPLOYMENT = { full_time: 'FULL_TIME', part_time: 'PART_TIME', contract: 'CONTRACTOR' } as const;
const UNIT = { year: 'YEAR', day: 'DAY', hour: 'HOUR' } as const;

/** The text of an ad as HTML: its body and its points. */
export function descriptionHtml(advert: Pick<Advert, 'headline' | 'body' | 'bullets'>): string {
  const points = advert.bullets.map((bullet) => `- ${bullet}`).join('\n');
  return [advert.headline, points, advert.body]
    .filter((part) => part !== null && part !== '')
    .map((part) => renderLightFormatting(part ?? ''))
    .join('\n');
}

/**
 * An ad as schema.org's JobPosting, for search engines. Only what the page itself shows; undefined where nobody said in which
 * country, as they refuse it then and count it against the site.
 */
export function jobPosting(advert: Advert): Record<string, unknown> | undefined {
  const { location, salary } = advert;
  const remote = location?.type === 'remote';
  const country = remote ? advert.applicant_country : (location?.country_code ?? location?.country ?? null);
  if (location === null || country === null) return undefined;
  const pay = salary === null ? null : payOf(salary);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: advert.title,
    description: descriptionHtml(advert) || advert.title,
    identifier: { '@type': 'PropertyValue', name: advert.agency, value: advert.ad_id },
    url: advert.url,
    datePosted: advert.published_at,
    ...(advert.employment_type === null ? {} : { employmentType: EMPLOYMENT[advert.employment_type] }),
    hiringOrganization: { '@type': 'Organization', name: advert.agency },
    directApply: advert.apply_url === null,
    ...(remote ? { jobLocationType: 'TELECOMMUTE', ...applicantsOf(advert) } : {}),
    ...(advert.valid_until === null ? {} : { validThrough: advert.valid_until }),
    ...(remote ? {} : { jobLocation: placeOf(location) }),
    ...(pay === null ? {} : { baseSalary: pay }),
  };
}

function applicantsOf({ applicant_country: code }: Advert): Record<string, unknown> {
  if (code === null) return {};
  return { applicantLocationRequirements: { '@type': 'Country', name: countryName(code) ?? code } };
}

function placeOf(location: NonNullable<Advert['location']>): Record<string, unknown> {
  const address = {
    '@type': 'PostalAddress',
    addressLocality: location.city ?? undefined,
    addressRegion: location.state ?? undefined,
    addressCountry: location.country_code ?? location.country ?? undefined,
  };
  return { '@type': 'Place', address };
}

// What is earned on target is no base pay.
function payOf(salary: NonNullable<Advert['salary']>): Record<string, unknown> | null {
  const { base_min, base_max, currency, period } = salary;
  if (base_min === null && base_max === null) return null;
  const amounts = { minValue: base_min ?? undefined, maxValue: base_max ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: UNIT[period] },
  };
}
