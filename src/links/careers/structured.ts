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

/** An ad as schema.org's JobPosting, for search engines. Only what the page itself shows. */
export function jobPosting(advert: Advert): Record<string, unknown> {
  const { location, salary } = advert;
  const remote = location?.type === 'remote';
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
    ...(location === null || remote ? {} : { jobLocation: placeOf(location) }),
    ...(salary === null ? {} : { baseSalary: payOf(salary) }),
  };
}

// Where nobody said that applicants must live in one country, nothing is made up.
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

function payOf(salary: NonNullable<Advert['salary']>): Record<string, unknown> {
  const { base_min, base_max, ote, currency, period } = salary;
  const amounts =
    base_min === null && base_max === null
      ? { maxValue: ote ?? undefined }
      : { minValue: base_min ?? undefined, maxValue: base_max ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: UNIT[period] },
  };
}
