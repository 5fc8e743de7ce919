/** @jsxImportSource hono/jsx */

import type { Context, Hono } from 'hono';
import type { ContractorView } from '#src/domain/papers/index.ts';
import { AppError } from '#src/lib/errors.ts';
import {
  readContractorPage,
  saveContractorDetails,
  sendContractorPaper,
} from '#src/links/contractor/page.ts';
import { dateText } from '../language/format.ts';
import { faultText } from '../language/refusal.ts';
import { type Key, marked, t } from '../language/text.ts';
import { multipartForm } from '../multipart.ts';
import { bodyBytes } from '../request.ts';
import type { HttpService } from '../service.ts';
import type { RejectedForm } from './contractor-forms.tsx';
import {
  AvailabilityForm,
  Documents,
  OtherDocumentForm,
  oneOfText,
  RequestedDocumentForm,
} from './contractor-forms.tsx';
import { Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';

const MAX_FORM = 64 * 1024;
const MAX_FILE = 10 * 1024 * 1024;
const OPTIONS = { outsiders: true, link: true };

/** A contractor's own page: their details, the requested documents, and those they have sent. */
export function mountContractor(app: Hono, service: HttpService): void {
  app.get('/c/:token', (c) => page(service, c, () => show(c, service, null), OPTIONS));
  app.post('/c/:token', (c) => page(service, c, () => tell(c, service), OPTIONS));
  app.post('/c/:token/papers', (c) => page(service, c, () => send(c, service), OPTIONS));
}

async function tell(c: Context, service: HttpService): Promise<Response> {
  const fields = new URLSearchParams(Buffer.from(await bodyBytes(c, MAX_FORM)).toString('utf8'));
  const text = (name: string): string | null => fields.get(name)?.trim() || null;
  const rate = text('day_rate');
  const areas = (text('preferred_locations') ?? '')
    .split(/[\n;]/)
    .map((area) => area.trim())
    .filter((area) => area !== '');
  const told = {
    available_from: text('available_from'),
    // NaN is refused by the schema.
    day_rate: rate === null ? null : Number(rate),
    preferred_locations: areas.length === 0 ? null : areas,
  };
  return answer(c, service, 'tell', fields, async (token) => {
    if (Number.isNaN(told.day_rate)) {
      throw new AppError('VALIDATION_ERROR', 'Write the rate as a number, such as 650.', {
        field: 'day_rate',
      });
    }
    await saveContractorDetails(service, token, told);
  });
}

async function send(c: Context, service: HttpService): Promise<Response> {
  const token = c.req.param('token') ?? '';
  // Check the link before reading an uploaded file.
  await readContractorPage(service, token);
  const { fields, file } = await multipartForm(c, MAX_FILE);
  const text = (name: string): string | null => fields.get(name)?.trim() || null;
  const [kind = '', country = '', placement = ''] = (text('what') ?? '').split('|');
  const sent = {
    kind,
    country,
    placement_id: placement === '' ? null : placement,
    issued_on: text('issued_on'),
    expires_on: text('expires_on'),
    note: text('note'),
  };
  return answer(c, service, text('form') ?? 'more', fields, () =>
    sendContractorPaper(service, token, sent, file),
  );
}

async function answer(
  c: Context,
  service: HttpService,
  form: string,
  fields: URLSearchParams,
  work: (token: string) => Promise<void>,
): Promise<Response> {
  const token = c.req.param('token') ?? '';
  try {
    await work(token);
  } catch (error) {
    if (!isCorrectable(error)) throw error;
    return show(c, service, { form, fields, field: error.field, message: faultText(error) });
  }
  return seeOther(`/c/${encodeURIComponent(token)}?done=${form === 'tell' ? 'told' : 'sent'}`);
}

const DONE = {
  told: 'contractors.savedYourAgencySeesIt',
  sent: 'contractors.receivedYourAgencyLooksAt',
} as const satisfies Record<string, Key>;

async function show(c: Context, service: HttpService, returned: RejectedForm | null): Promise<Response> {
  const view = await readContractorPage(service, c.req.param('token') ?? '');
  const path = `/c/${encodeURIComponent(c.req.param('token') ?? '')}`;
  const asked = c.req.query('done');
  const done = returned === null && (asked === 'told' || asked === 'sent') ? t(DONE[asked]) : undefined;
  return renderPage(c, {
    title: t('contractors.hello', { firstName: view.first_name }),
    status: returned === null ? 200 : 422,
    narrow: true,
    agency: view.agency,
    body: (
      <>
        {done === undefined ? null : (
          <Notice kind="good">
            <p>{done}</p>
          </Notice>
        )}
        {returned === null ? null : (
          <Notice kind="bad">
            <p>{t('contractors.nothingWasSavedYet', { message: returned.message })}</p>
          </Notice>
        )}
        <p>
          {marked('contractors.thisIsYourOwnPage', {
            agency: view.agency,
            b: (text) => <strong>{text}</strong>,
          })}
        </p>
        <Contracts view={view} path={path} returned={returned} />
        <AvailabilityForm view={view} path={path} returned={returned} />
        <OtherDocumentForm view={view} path={path} returned={returned} />
        <Documents view={view} />
      </>
    ),
  });
}

function spanOf({ starts_on, ends_on }: ContractorView['contracts'][number]): string {
  if (starts_on !== null && ends_on !== null)
    return t('contractors.fromTo', { startsOn: dateText(starts_on), endsOn: dateText(ends_on) });
  if (starts_on !== null) return t('contractors.from', { startsOn: dateText(starts_on) });
  return ends_on === null
    ? t('contractors.theStartIsNotSet')
    : t('contractors.theStartIsNotSetTo', { endsOn: dateText(ends_on) });
}

function Contracts({
  view,
  path,
  returned,
}: {
  view: ContractorView;
  path: string;
  returned: RejectedForm | null;
}) {
  if (view.contracts.length === 0) return null;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked">{t('contractors.whatYourAgencyAsksFor')}</h2>
      {view.contracts.map((contract, at) => (
        <div class="card">
          <h3>
            {contract.job_title ?? t('contractors.contract')}
            {contract.client_name === null ? null : `, ${contract.client_name}`}
          </h3>
          <p class="soft small">{spanOf(contract)}</p>
          {contract.needed === 0 ? null : (
            <p>
              <label for={`sent-${at}`}>
                {t('contractors.ofSent', { sent: contract.sent, needed: contract.needed })}
              </label>
              <progress id={`sent-${at}`} value={contract.sent} max={contract.needed} />
            </p>
          )}
          {contract.asks.length === 0 ? <p>{t('contractors.nothingIsOpenForYou')}</p> : null}
          {contract.asks.map((ask, number) => (
            <RequestedDocumentForm ask={ask} id={`ask-${at}-${number}`} path={path} returned={returned} />
          ))}
          {contract.prepared.length === 0 ? null : (
            <p class="soft">
              {t('contractors.yourAgencyPreparesOnceSigned', {
                prepared: contract.prepared.map(oneOfText).join(', '),
              })}
            </p>
          )}
        </div>
      ))}
      <p class="soft small">{t('contractors.whatIsAskedForIs')}</p>
    </section>
  );
}
