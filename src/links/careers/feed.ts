import type { BoardAdvert, CareerSite } from '#src/domain/ads/index.ts';
import { withoutUnprinted } from '#src/lib/unprinted.ts';
import { formatPay } from './pay.ts';
import { descriptionHtml } from './structured.ts';

const TYPE = { full_time: 'fulltime', part_time: 'parttime', contract: 'contract' } as const;
const REMOTE = { on_site: undefined, hybrid: 'Hybrid remote', remote: 'Fully remote' } as const;

// Characters that XML 1.0 does not allow.
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

// Boards read no entities. What would become a tag that nobody wrote stands in signs that look like it.
const PLAIN: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '‹', '&gt;': '›' };
function withoutEntities(html: string): string {
  const once = html.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => PLAIN[entity] ?? entity);
  return once === html ? html : withoutEntities(once);
}

// CDATA cannot hold its own end: it is parted there.
const cdataOf = (text: string): string[] =>
  withoutUnprinted(text)
    .replace(NO_XML, '')
    .split(/(?<=\]\])(?=>)/u);

/**
 * The feed that job aggregators read: `source` with one `job` for each ad, in the form that Indeed publishes
 * (https://docs.indeed.com/indeed-apply/xml-feed). All content of a job stands in CDATA, as it reads no entities.
 * @param at when it was made
 */
export async function feedXml(
  site: CareerSite,
  adverts: readonly BoardAdvert[],
  publicUrl: string,
  at: string,
): Promise<string> {
  // Loaded with the first feed that is asked for.
  const { create } = await import('xmlbuilder2');
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('source');
  const add = (parent: typeof root, name: string, value: string | null | undefined): void => {
    if (value == null || value === '') return;
    const element = parent.ele(name);
    for (const part of cdataOf(name === 'url' ? value : withoutEntities(value))) element.dat(part);
  };
  add(root, 'publisher', site.agency);
  add(root, 'publisherurl', `${publicUrl}/careers/${site.slug}`);
  add(root, 'lastBuildDate', at);
  for (const advert of adverts) {
    const job = root.ele('job');
    const { location } = advert;
    add(job, 'title', advert.title);
    add(job, 'date', advert.published_at);
    add(job, 'referencenumber', advert.posting_id);
    add(job, 'requisitionid', advert.job_id);
    add(job, 'url', advert.url);
    add(job, 'company', advert.agency);
    add(job, 'sourcename', advert.agency);
    add(job, 'city', location?.city);
    add(job, 'state', location?.state);
    add(job, 'country', location?.country_code ?? location?.country ?? advert.applicant_country);
    add(job, 'remotetype', location === null ? undefined : REMOTE[location.type]);
    add(job, 'email', advert.contact_email);
    add(job, 'description', descriptionHtml(advert) || advert.title);
    add(job, 'salary', advert.salary === null ? undefined : formatPay(advert.salary));
    add(job, 'jobtype', advert.employment_type === null ? undefined : TYPE[advert.employment_type]);
    add(job, 'expirationdate', advert.valid_until);
  }
  return root.end({ prettyPrint: true });
}
