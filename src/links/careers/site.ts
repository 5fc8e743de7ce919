import { admitAccount } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import {
  type Advert,
  advertBySlug,
  advertsOf,
  advertsOnBoard,
  type BoardAdvert,
  type CareerSite,
  siteBySlug,
} from '#src/domain/ads/index.ts';
import { XML_FEED } from '#src/domain/distribution/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { language } from '#src/lib/reader-language.ts';
import { principalIn, runAs } from '../open.ts';
import { keepSentCv } from '../sent-cv.ts';
import type { LinkService } from '../service.ts';
import { applyAction } from './actions.ts';

const PAGE = 50;
/** More than any aggregator takes of one agency at once. */
const MAX_FEED_ADS = 5_000;

/** One page of an agency's public ads. */
export interface CareerList {
  site: CareerSite;
  adverts: Advert[];
  page: number;
  more: boolean;
}

const noSite = (): AppError => new AppError('NOT_FOUND', 'There is no page at this address.');
const noAd = (): AppError =>
  new AppError('NOT_FOUND', 'This job is not advertised any more. It may have been filled.');

/** The public ads of an agency. @param page from 1 @throws AppError NOT_FOUND */
export async function readCareerList(
  service: LinkService,
  agency: string,
  page: number,
): Promise<CareerList> {
  return service.store.read(async (db) => {
    const site = await siteBySlug(db, agency);
    if (site === undefined) throw noSite();
    const offset = (page - 1) * PAGE;
    const found = await advertsOf(db, site, service.publicUrl(), { limit: PAGE, offset });
    return { site, page, ...found };
  });
}

/** A public ad. @throws AppError NOT_FOUND for one that is closed, and for one that never was */
export async function readAdvert(
  service: LinkService,
  agency: string,
  slug: string,
): Promise<{ site: CareerSite; advert: Advert }> {
  return service.store.read(async (db) => {
    const site = await siteBySlug(db, agency);
    const advert = site && (await advertBySlug(db, site, slug, service.publicUrl()));
    if (site === undefined || advert === undefined) throw noAd();
    return { site, advert };
  });
}

/** What the feed for aggregators holds of an agency. @throws AppError NOT_FOUND */
export async function readFeed(
  service: LinkService,
  agency: string,
): Promise<{ site: CareerSite; adverts: BoardAdvert[] }> {
  return service.store.read(async (db) => {
    const site = await siteBySlug(db, agency);
    if (site === undefined) throw noSite();
    const adverts = await advertsOnBoard(db, site, XML_FEED, service.publicUrl(), MAX_FEED_ADS);
    return { site, adverts };
  });
}

/** What somebody sent with the form of an ad's page. */
export interface SentApplication {
  name: string;
  email: string;
  phone: string | null;
  consent: boolean;
}

/**
 * Takes an application. The answer is the same whether or not the person, or an application of theirs, is known.
 * @throws AppError NOT_FOUND, VALIDATION_ERROR on the field at fault, or RATE_LIMIT_EXCEEDED
 */
export async function apply(
  service: LinkService,
  at: { site: CareerSite; advert: Advert },
  sent: SentApplication,
  file: { filename: string; bytes: Uint8Array } | null,
  ip: string,
): Promise<void> {
  const { site, advert } = at;
  const actor = { type: 'candidate' as const, id: null, name: sent.name.slice(0, 200) };
  const principal = await principalIn(service, site.account_id, actor);
  if (principal === undefined) throw noAd();
  admitAccount(principal, true);
  const input = { ad_id: advert.ad_id, ...sent, language: language() };
  // What is faulty is refused before a file of it is kept.
  parseInput(applyAction, { ...input, cv: null });
  await service.publicPages.countForm(ip, advert.url);
  const { files } = service.runtime.ports;
  const cv = file === null ? null : await keepSentCv(files, site.account_id, file);
  await runAs(service, principal, applyAction, { ...input, cv });
}
