/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { Child } from 'hono/jsx';
import type { AppError } from '#src/lib/errors.ts';
import {
  declineReferees,
  declineReference,
  readReferees,
  readReference,
  submitReferees,
  submitReference,
} from '#src/links/references/pages.ts';
import { addressOf } from '../exchange.ts';
import { faultText } from '../language/refusal.ts';
import { marked, t } from '../language/text.ts';
import { bodyBytes } from '../request.ts';
import type { HttpService } from '../service.ts';
import { Notice } from './layout.tsx';
import { isCorrectable, PageRefusal, page, renderPage, seeOther } from './page.tsx';
import {
  RefereesForm,
  ReferenceForm,
  type RejectedForm,
  readAnswers,
  readRefereesForm,
} from './references-forms.tsx';

const MAX_FORM = 64 * 1024;
const OPTIONS = { outsiders: true, link: true };

/** The pages on which candidates name referees, and referees answer. Opening either changes nothing. */
export function mountReferences(app: Hono, service: HttpService): void {
  app.get('/referees/:token', (c) => page(service, c, () => showReferees(c, service, null), OPTIONS));
  app.post('/referees/:token', (c) => page(service, c, () => name(c, service), OPTIONS));
  app.post('/referees/:token/decline', (c) => decline(c, service, 'referees', declineReferees));
  app.get('/reference/:token', (c) => page(service, c, () => showReference(c, service, null), OPTIONS));
  app.post('/reference/:token', (c) => page(service, c, () => answer(c, service), OPTIONS));
  app.post('/reference/:token/decline', (c) => decline(c, service, 'reference', declineReference));
}

const tokenOf = (c: Context): string => c.req.param('token') ?? '';

async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.from(await bodyBytes(c, MAX_FORM)).toString('utf8'));
}

function decline(
  c: Context,
  service: HttpService,
  path: 'referees' | 'reference',
  work: (service: HttpService, token: string) => Promise<void>,
): Promise<Response> {
  return page(
    service,
    c,
    async () => {
      await formOf(c);
      await work(service, tokenOf(c));
      return seeOther(`/${path}/${encodeURIComponent(tokenOf(c))}`);
    },
    OPTIONS,
  );
}

async function name(c: Context, service: HttpService): Promise<Response> {
  const fields = await formOf(c);
  const read = readRefereesForm(fields);
  if ('fault' in read) return showReferees(c, service, { fields, ...read });
  try {
    await submitReferees(service, tokenOf(c), read.referees, addressOf(c));
  } catch (error) {
    // If the state has changed meanwhile, the current page is shown.
    if (!isCorrectable(error) || error.code !== 'VALIDATION_ERROR')
      return again(error, () => showReferees(c, service, null));
    const { field, fault } = faultOf(error, read.places);
    return showReferees(c, service, { fields, field, fault });
  }
  return seeOther(`/referees/${encodeURIComponent(tokenOf(c))}`);
}

async function answer(c: Context, service: HttpService): Promise<Response> {
  const fields = await formOf(c);
  try {
    await submitReference(service, tokenOf(c), readAnswers(fields), addressOf(c));
  } catch (error) {
    if (!isCorrectable(error) || error.code !== 'VALIDATION_ERROR')
      return again(error, () => showReference(c, service, null));
    const at = /^answers\.(\d+)/.exec(error.field ?? '')?.[1] ?? '0';
    return showReference(c, service, { fields, field: `q${at}`, fault: faultText(error) });
  }
  return seeOther(`/reference/${encodeURIComponent(tokenOf(c))}`);
}

function again(error: unknown, show: () => Promise<Response>): Promise<Response> {
  if (isCorrectable(error) && error.code === 'CONFLICT') return show();
  throw error;
}

// referees.1.email is the second referee that was filled in, which may be the third block on the page.
function faultOf(error: AppError, places: readonly number[]): { field: string; fault: string } {
  const [, at = '0', member = 'name'] = /^referees\.(\d+)\.?(\w*)/.exec(error.field ?? '') ?? [];
  return { field: `r${places[Number(at)] ?? 0}_${member || 'name'}`, fault: faultText(error) };
}

async function showReferees(c: Context, service: HttpService, form: RejectedForm | null): Promise<Response> {
  const view = await readReferees(service, tokenOf(c));
  if (view.state === 'expired' || view.state === 'closed') throw tooLate(view.agency);
  const path = `/referees/${encodeURIComponent(tokenOf(c))}`;
  const bodies: Record<'open' | 'named' | 'declined', Child> = {
    open: (
      <>
        <p>
          {marked('references.wouldLikeToSpeakWith', {
            agency: view.agency,
            jobTitle: view.job_title ?? t('references.titleToFollow'),
            b: (text) => <strong>{text}</strong>,
          })}
        </p>
        <RefereesForm path={path} again={form} />
      </>
    ),
    named: (
      <Notice kind="good">
        <p>{t('references.thankYouYouNamedEach', { named: view.named.join(', '), agency: view.agency })}</p>
      </Notice>
    ),
    declined: (
      <Notice>
        <p>{t('references.youChoseToNameNo', { consultant: view.consultant.name })}</p>
      </Notice>
    ),
  };
  return renderPage(c, {
    title:
      view.state === 'open'
        ? t('references.yourReferees', { firstName: view.first_name })
        : t('references.hello', { firstName: view.first_name }),
    narrow: true,
    agency: view.agency,
    status: form === null ? 200 : 422,
    body: (
      <>
        {bodies[view.state]}
        <Contact {...view} />
      </>
    ),
  });
}

async function showReference(c: Context, service: HttpService, form: RejectedForm | null): Promise<Response> {
  const view = await readReference(service, tokenOf(c));
  if (view.state === 'expired' || view.state === 'closed') throw tooLate(view.agency);
  const path = `/reference/${encodeURIComponent(tokenOf(c))}`;
  const bodies: Record<'open' | 'answered' | 'declined', Child> = {
    open: (
      <>
        <p>
          {marked('references.helloIsACandidateOf', {
            referee: view.referee,
            candidate: view.candidate,
            agency: view.agency,
            b: (text) => <strong>{text}</strong>,
          })}
        </p>
        <ReferenceForm path={path} again={form} candidate={view.candidate} />
      </>
    ),
    answered: (
      <Notice kind="good">
        <p>{t('references.thankYouYourReferenceHas', { agency: view.agency })}</p>
      </Notice>
    ),
    declined: (
      <Notice>
        <p>{t('references.youChoseToGiveNo')}</p>
      </Notice>
    ),
  };
  return renderPage(c, {
    title: t('references.aReferenceFor', { candidate: view.candidate }),
    narrow: true,
    agency: view.agency,
    status: form === null ? 200 : 422,
    body: (
      <>
        {bodies[view.state]}
        <Contact {...view} />
      </>
    ),
  });
}

const tooLate = (agency: string) =>
  new PageRefusal(410, t('references.thisLinkHasExpired'), t('references.thisLinkWorksNoMore', { agency }));

function Contact({
  agency,
  consultant: { name, email },
}: {
  agency: string;
  consultant: { name: string; email: string | null };
}) {
  return (
    <p class="soft small">
      {name === agency ? agency : `${name}, ${agency}`}
      {email === null ? null : (
        <>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}
