/** @jsxImportSource hono/jsx */

import type { Context, Hono } from 'hono';
import { raw } from 'hono/html';
import type { Advert } from '#src/domain/ads/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { renderLightFormatting } from '#src/lib/formatting.ts';
import { feedXml } from '#src/links/careers/feed.ts';
import { formatPay } from '#src/links/careers/pay.ts';
import { apply, type CareerList, readAdvert, readCareerList, readFeed } from '#src/links/careers/site.ts';
import { jobPosting } from '#src/links/careers/structured.ts';
import { addressOf } from '../exchange.ts';
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
    title: 'Jobs',
    agency: { name: site.agency, path },
    description: `Jobs that ${site.agency} is recruiting for.`,
    canonical: `${service.publicUrl()}${path}${number === 1 ? '' : `?page=${number}`}`,
    body: (
      <>
        <h1>Jobs</h1>
        {adverts.length === 0 ? (
          <p>There are no jobs on this page at the moment. Please look again later.</p>
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
    <nav class="pages" aria-label="More jobs">
      {number > 1 ? <a href={`${path}?page=${number - 1}`}>Newer jobs</a> : <span />}
      {more ? <a href={`${path}?page=${number + 1}`}>Older jobs</a> : <span />}
    </nav>
  );
}

const EMPLOYMENT = { full_time: 'Full-time', part_time: 'Part-time', contract: 'Contract' } as const;

/** The key facts of an ad. */
function factsOf(advert: Advert): string[] {
  const { location, employment_type, salary } = advert;
  const place = [location?.city, location?.state, location?.country]
    .filter((part) => part != null)
    .join(', ');
  const way =
    location === null ? null : { on_site: null, hybrid: 'Hybrid', remote: 'Fully remote' }[location.type];
  return [
    place === '' ? null : place,
    way,
    employment_type === null ? null : EMPLOYMENT[employment_type],
    salary === null ? null : formatPay(salary),
  ].filter((fact) => fact !== null);
}

const postedOn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(at));

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
          <ul class="facts" aria-label="At a glance">
            {facts.map((fact) => (
              <li>{fact}</li>
            ))}
          </ul>
        )}
        <p class="start">
          {advert.apply_url === null ? (
            sent ? null : (
              <a class="button" href="#apply">
                Apply for this job
              </a>
            )
          ) : (
            <a class="button" href={advert.apply_url} rel="noopener nofollow">
              Apply for this job
            </a>
          )}
          <span class="soft">
            Posted on{' '}
            <time datetime={advert.published_at}>{postedOn(advert.published_at, site.timezone)}</time>
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
      message: withoutFieldName(error),
    });
  }
  return seeOther(`${new URL(at.advert.url).pathname}?sent=1#apply`);
}

// A message that begins with the name of its field says so to programs.
export function withoutFieldName({ message, field }: AppError): string {
  const bare =
    field !== undefined && message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${/[.!?]$/.test(bare) ? '' : '.'}`;
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
