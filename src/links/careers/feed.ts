import type { Advert, CareerSite } from '#src/domain/ads/index.ts';
import { payInWords } from './pay.ts';
import { descriptionHtml } from './structured.ts';

const TYPE = { full_time: 'fulltime', part_time: 'parttime', contract: 'contract' } as const;
const REMOTE = { on_site: undefined, hybrid: 'Hybrid remote', remote: 'Fully remote' } as const;

// What XML 1.0 has no place for.
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

// The builder reads entities in what it is given: `&amp;` in HTML would come out as `&`.
const asTyped = (text: string): string => text.replace(NO_XML, '').replaceAll('&', '&amp;');

const rfc822 = (instant: string): string => new Date(instant).toUTCString();

/**
 * The feed that job aggregators read: `source` with one `job` for each ad, in the form that Indeed made common.
 * @param at when it was made
 */
export async function feedXml(
  site: CareerSite,
  adverts: readonly (Advert & { posting_id: string })[],
  publicUrl: string,
  at: string,
): Promise<string> {
  // Loaded with the first feed that is asked for.
  const { create } = await import('xmlbuilder2');
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('source');
  const add = (parent: typeof root, name: string, value: string | null | undefined): void => {
    if (value != null && value !== '') parent.ele(name).txt(asTyped(value));
  };
  add(root, 'publisher', site.agency);
  add(root, 'publisherurl', `${publicUrl}/careers/${site.slug}`);
  add(root, 'lastBuildDate', rfc822(at));
  for (const advert of adverts) {
    const job = root.ele('job');
    const { location } = advert;
    add(job, 'title', advert.title);
    add(job, 'date', rfc822(advert.published_at));
    add(job, 'referencenumber', advert.posting_id);
    add(job, 'requisitionid', advert.job_id);
    add(job, 'url', advert.url);
    add(job, 'company', advert.agency);
    add(job, 'city', location?.city);
    add(job, 'state', location?.state);
    add(job, 'country', location?.country_code ?? location?.country);
    add(job, 'remotetype', location === null ? undefined : REMOTE[location.type]);
    add(job, 'description', descriptionHtml(advert) || advert.title);
    add(job, 'salary', advert.salary === null ? undefined : payInWords(advert.salary));
    add(job, 'jobtype', advert.employment_type === null ? undefined : TYPE[advert.employment_type]);
  }
  return root.end({ prettyPrint: true });
}
