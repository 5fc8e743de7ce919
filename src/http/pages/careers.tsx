/** @jsxImportSource hono/jsx */

import type { Context, Hono } from 'hono';
import { raw } from 'hono/html';
import type { Advert } from '#src/domain/ads/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import { feedXml } from '#src/links/careers/feed.ts';
import { formatPay, type PayWords } from '#src/links/careers/pay.ts';
import { apply, type CareerList, readAdvert, readCareerList, readFeed } from '#src/links/careers/site.ts';
import { jobPosting } from '#src/links/careers/structured.ts';
import { addressOf } from '../exchange.ts';
import { countryText, dateText, moneyText } from '../language/format.ts';
import { faultText } from '../language/refusal.ts';
import { marked, t } from '../language/text.ts';
import { multipartForm } from '../multipart.ts';
import type { HttpService } from '../service.ts';
import type { RejectedForm } from './apply-form.tsx';
import { ApplyForm } from './apply-form.tsx';
import { renderCareerPage } from './career-page.tsx';
import { isCorrectable, page, seeOther } from './page.tsx';

const OPTIONS = { outsiders: true, link: true };
const MAX_CV = 10 * 1024 * 1024;

/** An agency's career site: its public ads, the form to apply with, and the feed for aggregators. No sign-in. */
export function mountCareers(app: Hono, service: HttpService): void {
  app.get('/careers/:agency', (c) => page(service, c, () => list(c, service), OPTIONS));
  app.get('/careers/:agency/feed.xml', (c) => page(service, c, () => feed(c, service), OPTIONS));
  app.get('/careers/:agency/:ad', (c) => page(service, c, () => show(c, service, null), OPTIONS));
  app.post('/careers/:agency/:ad', (c) => page(service, c, () => receive(c, service), OPTIONS));
}

const agencyOf = (c: Context): string => c.req.param('agency') ?? '';
const adOf = (c: Context): string => c.req.param('ad') ?? '';

async function list(c: Context, service: HttpService): Promise<Response> {
  const wanted = Number(c.req.query('page') ?? '1');
  const number = Number.isSafeInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1;
  const found = await readCareerList(service, agencyOf(c), number);
  const { site, adverts } = found;
  const path = `/careers/${site.slug}`;
  return renderCareerPage(c, {
    title: t('careers.jobs'),
    agency: { name: site.agency, path },
    description: t('careers.jobsThatIsRecruitingFor', { agency: site.agency }),
    canonical: `${service.publicUrl()}${path}${number === 1 ? '' : `?page=${number}`}`,
    body: (
      <>
        <h1>{t('careers.jobs')}</h1>
        {adverts.length === 0 ? (
          <p>{t('careers.thereAreNoJobsOn')}</p>
        ) : (
          <ul class="openings">
            {adverts.map((advert) => (
              <Opening advert={advert} />
            ))}
          </ul>
        )}
        <Pages found={found} path={path} />
      </>
    ),
  });
}

function Opening({ advert }: { advert: Advert }) {
  return (
    <li>
      <h2>
        <a href={new URL(advert.url).pathname}>{advert.title}</a>
      </h2>
      {advert.headline === null ? null : <p>{advert.headline}</p>}
      <p class="soft small">{factsOf(advert).join(' · ')}</p>
    </li>
  );
}

function Pages({ found: { page: number, more }, path }: { found: CareerList; path: string }) {
  if (number === 1 && !more) return null;
  return (
    <nav class="pages" aria-label={t('careers.moreJobs')}>
      {number > 1 ? <a href={`${path}?page=${number - 1}`}>{t('careers.newerJobs')}</a> : <span />}
      {more ? <a href={`${path}?page=${number + 1}`}>{t('careers.olderJobs')}</a> : <span />}
    </nav>
  );
}

const EMPLOYMENT = {
  full_time: 'careers.fullTime',
  part_time: 'careers.partTime',
  contract: 'careers.contract',
} as const;

// Where its applicants must live is said where the agency said it.
const remote = (country: string | null): string =>
  country === null ? t('careers.fullyRemote') : t('careers.remoteWithin', { country: countryText(country) });

/** The key facts of an ad. */
function factsOf(advert: Advert): string[] {
  const { location, employment_type, salary, applicant_country } = advert;
  const place = [location?.city, location?.state, location?.country]
    .filter((part) => part != null)
    .join(', ');
  const way =
    location === null
      ? null
      : { on_site: null, hybrid: t('careers.hybrid'), remote: remote(applicant_country) }[location.type];
  return [
    place === '' ? null : place,
    way,
    employment_type === null ? null : t(EMPLOYMENT[employment_type]),
    salary === null ? null : formatPay(salary, payWords),
  ].filter((fact) => fact !== null);
}

const PER = { year: 'careers.aYear', day: 'careers.aDay', hour: 'careers.anHour' } as const;

/** Pay in the language of the page. */
const payWords: PayWords = {
  amount: moneyText,
  between: (min, max, period) => t('careers.payBetween', { min, max, per: t(PER[period]) }),
  exactly: (amount, period) => t('careers.payExactly', { amount, per: t(PER[period]) }),
  from: (amount, period) => t('careers.payFrom', { amount, per: t(PER[period]) }),
  upTo: (amount, period) => t('careers.payUpTo', { amount, per: t(PER[period]) }),
  onTarget: (amount, period) => t('careers.payOnTarget', { amount, per: t(PER[period]) }),
};

async function show(c: Context, service: HttpService, returned: RejectedForm | null): Promise<Response> {
  const { site, advert } = await readAdvert(service, agencyOf(c), adOf(c));
  const path = new URL(advert.url).pathname;
  const sent = returned === null && c.req.query('sent') === '1';
  const facts = factsOf(advert);
  return renderCareerPage(c, {
    title: advert.title,
    agency: { name: site.agency, path: `/careers/${site.slug}` },
    description: [advert.headline, ...facts].filter((part) => part !== null).join(' · ') || advert.title,
    canonical: advert.url,
    structured: jobPosting(advert),
    status: returned === null ? 200 : 422,
    body: (
      <>
        <h1>{advert.title}</h1>
        {advert.headline === null ? null : <p class="lead">{advert.headline}</p>}
        {facts.length === 0 ? null : (
          <ul class="facts" aria-label={t('careers.atAGlance')}>
            {facts.map((fact) => (
              <li>{fact}</li>
            ))}
          </ul>
        )}
        <p class="start">
          {advert.apply_url === null ? (
            sent ? null : (
              <a class="button" href="#apply">
                {t('careers.applyForThisJob')}
              </a>
            )
          ) : (
            <a class="button" href={advert.apply_url} rel="noopener nofollow">
              {t('careers.applyForThisJob')}
            </a>
          )}
          <span class="soft">
            {marked('careers.postedOn', {
              publishedAt: dateText(advert.published_at, site.timezone),
              time: (text) => <time datetime={advert.published_at}>{text}</time>,
            })}
          </span>
        </p>
        {advert.bullets.length === 0 ? null : (
          <ul class="points">
            {advert.bullets.map((bullet) => (
              <li>{bullet}</li>
            ))}
          </ul>
        )}
        {advert.body === null ? null : <div class="ad">{raw(renderLightFormatting(advert.body))}</div>}
        {advert.apply_url === null ? (
          <ApplyForm path={path} agency={site.agency} sent={sent} returned={returned} />
        ) : null}
      </>
    ),
  });
}

async function receive(c: Context, service: HttpService): Promise<Response> {
  // Check that the ad exists before reading an uploaded file.
  const at = await readAdvert(service, agencyOf(c), adOf(c));
  let fields = new URLSearchParams();
  try {
    const form = await multipartForm(c, MAX_CV);
    fields = form.fields;
    const text = (name: string): string => fields.get(name)?.trim() ?? '';
    const sent = {
      name: text('name'),
      email: text('email'),
      phone: text('phone') || null,
      consent: text('consent') === 'true',
    };
    await apply(service, at, sent, form.file, addressOf(c));
  } catch (error) {
    const tooLarge = error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE';
    if (!tooLarge && (!isCorrectable(error) || error.status === 429)) throw error;
    return show(c, service, {
      fields,
      field: error.field === 'file' ? 'cv' : error.field,
      message: faultText(error),
    });
  }
  return seeOther(`${new URL(at.advert.url).pathname}?sent=1#apply`);
}

async function feed(c: Context, service: HttpService): Promise<Response> {
  const { site, adverts } = await readFeed(service, agencyOf(c));
  const xml = await feedXml(site, adverts, service.publicUrl(), new Date().toISOString());
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
