/** @jsxImportSource hono/jsx */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { AppError, type ErrorCode } from '#src/lib/errors.ts';
import { language, speaking } from '#src/lib/reader-language.ts';
import { addressOf, handle } from '../exchange.ts';
import { languageOf } from '../language/language.ts';
import { refusalText } from '../language/refusal.ts';
import { type Key, t } from '../language/text.ts';
import { asAppError } from '../respond.ts';
import { withSecurityHeaders } from '../security-headers.ts';
import type { HttpService } from '../service.ts';
import { Frame, type FramePerson, Notice } from './layout.tsx';
import { findSkin, skinAt } from './skins.ts';
import { Unsent } from './unsent.tsx';
import { keepForm, refilled, type SentForm, sealedForm } from './unsent-form.ts';

/** A refusal with a message for a person, and its HTTP status. */
export class PageRefusal extends Error {
  readonly status: number;
  readonly title: string;
  /** The form that was refused, to send it again. */
  readonly sent: SentForm | null;

  constructor(status: number, title: string, message: string, sent: SentForm | null = null) {
    super(message);
    this.status = status;
    this.title = title;
    this.sent = sent;
  }
}

/**
 * Thrown where a page needs somebody signed in. The answer is the sign-in page, which leads back; where a form was sent, a page
 * that says so first and keeps what was filled in.
 */
export class SignInNeeded extends Error {
  readonly next: string;
  /** The form that was sent; null where none was. */
  readonly sent: SentForm | null;

  constructor(next: string, sent: SentForm | null = null) {
    super('Sign in first.');
    this.next = next;
    this.sent = sent;
  }
}

export interface PageContent {
  title: string;
  body: Child;
  status?: number;
  person?: FramePerson | undefined;
  narrow?: boolean;
  forward?: string;
  /** The agency in whose name it is shown to outsiders. */
  agency?: string;
  /** Origins outside this service that a form of the page may lead to by a redirect. */
  formTargets?: readonly string[];
  /** Rules beside those of every page. */
  style?: string;
  /** What makes the page livelier where scripts run; it works without. */
  script?: string;
  /** Its script plays what it has recorded. */
  plays?: boolean;
  /** What stands where the body has `LATER`: sent when it is ready, after all that stands before it. */
  later?: (() => Promise<Rendered>) | undefined;
}

/** Markup that is made into text, at once or later. */
export type Rendered = { toString(): string | Promise<string> };

/** Marks the place in the body of what is sent later. */
export const LATER = raw('<!--later-->');

/** A page of HTML with the headers that every page carries. */
export async function renderPage(c: Context, content: PageContent): Promise<Response> {
  const nonce = freshNonce();
  const html = (
    <Frame
      title={content.title}
      nonce={nonce}
      person={content.person}
      path={c.req.path}
      narrow={content.narrow}
      forward={content.forward}
      agency={content.agency ?? (content.person === undefined ? skinAt(c)?.skin.agency : undefined)}
      skin={skinAt(c)}
      style={content.style}
      script={content.script}
    >
      {content.body}
    </Frame>
  );
  return documentResponse(html, {
    nonce,
    status: content.status,
    formTargets: content.formTargets,
    scripted: content.script !== undefined,
    plays: content.plays,
    later: content.later,
  });
}

/** The CSP nonce of a page's own styles and scripts. */
export const freshNonce = (): string => randomBytes(16).toString('base64');

/** A whole document with the headers that every page carries; its scripts run only with `scripted`. */
export async function documentResponse(
  html: Rendered,
  options: {
    nonce: string;
    status?: number | undefined;
    formTargets?: readonly string[] | undefined;
    scripted?: boolean;
    plays?: boolean | undefined;
    later?: (() => Promise<Rendered>) | undefined;
    /** A public page that search engines may index, with data for them under the nonce. */
    open?: boolean;
  },
): Promise<Response> {
  const { nonce, status = 200, formTargets = [], scripted = false, plays = false, open = false } = options;
  const targets = ["'self'", ...formTargets].join(' ');
  const data = open ? ` script-src 'nonce-${nonce}';` : '';
  const scripts = scripted
    ? ` script-src 'nonce-${nonce}'; connect-src 'self';${plays ? ' media-src blob:;' : ''}`
    : data;
  const text = `<!doctype html>${await html.toString()}`;
  return new Response(options.later === undefined ? text : inTwoParts(text, options.later), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}';${scripts} img-src 'self' data:; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
      'Content-Language': language(),
      Vary: 'Accept-Language',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      ...(open ? {} : { 'X-Robots-Tag': 'noindex, nofollow' }),
      'Cache-Control': 'no-store',
    },
  });
}

/** The document up to its mark at once, and the rest once what stands there is ready. `later` must not fail. */
function inTwoParts(text: string, later: () => Promise<Rendered>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // Whoever reads the stream does so outside the work of the request.
  const said = language();
  const at = text.indexOf(String(LATER));
  let sent = false;
  return new ReadableStream(
    {
      async pull(controller) {
        if (!sent) {
          sent = true;
          controller.enqueue(encoder.encode(text.slice(0, at)));
          return;
        }
        // The first part is on its way before the work begins, which may keep this thread busy.
        await new Promise((resolve) => setImmediate(resolve));
        const rest = await speaking(said, async () => (await later()).toString());
        controller.enqueue(encoder.encode(`${rest}${text.slice(at)}`));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Leads the browser on with a GET. Location must come from this service or be a redirect URI that was checked. */
export function seeOther(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}

/**
 * Runs a page's handler and turns what it throws into an error page.
 * @param options `outsiders`: a page without navigation, for people outside the agency; `link`: its URL is the credential;
 * `said`: its language, where that is not the reader's to choose
 */
export function page(
  service: HttpService,
  c: Context,
  answer: () => Promise<Response>,
  { outsiders = false, link = false, said = languageOf(c) } = {},
): Promise<Response> {
  return speaking(said, () =>
    handle(service, c, async (exchange) => {
      let response: Response;
      try {
        if (link) await service.publicPages.countOpened(addressOf(c), c.req.path);
        if (outsiders) await findSkin(c, service);
        response = await refilled(service, c, await answer());
      } catch (thrown) {
        if (link && isUnknown(thrown)) await service.publicPages.countUnknown(addressOf(c));
        response = await refusalPage(service, c, exchange.requestId, thrown, outsiders);
      }
      response.headers.set('X-Request-ID', exchange.requestId);
      return withSecurityHeaders(service, c.req.path, response);
    }),
  );
}

/** The 404 page. */
export function notFoundPage(service: HttpService, c: Context): Promise<Response> {
  return page(service, c, () =>
    Promise.reject(new PageRefusal(404, t('frame.notFound'), t('frame.thereIsNoPageAt'))),
  );
}

function isUnknown(thrown: unknown): boolean {
  return (thrown instanceof PageRefusal || thrown instanceof AppError) && thrown.status === 404;
}

async function refusalPage(
  service: HttpService,
  c: Context,
  requestId: string,
  thrown: unknown,
  outsiders: boolean,
): Promise<Response> {
  if (thrown instanceof SignInNeeded) return signInFirst(service, c, thrown);
  const known = thrown instanceof PageRefusal ? thrown : null;
  const error = known === null ? asAppError(thrown) : null;
  const status = known?.status ?? error?.status ?? 500;
  if (status >= 500)
    service.log.error({ request_id: requestId, err: error?.details.cause ?? thrown }, 'page failed');
  const sent = known?.sent ?? null;
  const response = await keeping(service, sent, (kept) =>
    renderPage(c, {
      title: known?.title ?? titleOf(error),
      status,
      narrow: true,
      body: (
        <>
          <Notice kind="bad">
            <p>{known?.message ?? (error === null ? null : refusalText(error))}</p>
          </Notice>
          <Unsent sent={sent} kept={kept && sent?.page !== null} />
          {sent === null || sent.page === null ? null : (
            <p>
              <a class="button" href={sent.page}>
                {t('frame.backToTheForm')}
              </a>
            </p>
          )}
          {outsiders ? null : (
            <p>
              <a href="/">{t('frame.goToTheHomePage')}</a>
            </p>
          )}
          <p class="soft small">{t('frame.request', { requestId })}</p>
        </>
      ),
    }),
  );
  if (error?.details.retryAfter !== undefined)
    response.headers.set('Retry-After', String(error.details.retryAfter));
  return response;
}

function signInFirst(
  service: HttpService,
  c: Context,
  { next, sent }: SignInNeeded,
): Promise<Response> | Response {
  const signIn = `/sign-in?next=${encodeURIComponent(next)}`;
  if (sent === null) return seeOther(signIn);
  return keeping(service, sent, (kept) =>
    renderPage(c, {
      title: t('frame.yourSignInHasEnded'),
      status: 401,
      narrow: true,
      body: (
        <>
          <Notice kind="bad">
            <p>{t('frame.nothingOfItWasDone')}</p>
          </Notice>
          <Unsent sent={sent} kept={kept} />
          <p>
            <a class="button" href={signIn}>
              {t('frame.signInAndGoBack')}
            </a>
          </p>
        </>
      ),
    }),
  );
}

/** A page on a form that was not taken, which this browser keeps where it can. */
async function keeping(
  service: HttpService,
  sent: SentForm | null,
  render: (kept: boolean) => Promise<Response>,
): Promise<Response> {
  const cookie = sent === null ? null : await sealedForm(service, sent);
  const response = await render(cookie !== null);
  return cookie === null ? response : keepForm(service, response, cookie);
}

function titleOf(error: AppError | null): string {
  const key = error === null ? undefined : TITLES[error.code];
  return t(key ?? 'frame.thatDidNotWork');
}

const TITLES: Partial<Record<ErrorCode, Key>> = {
  NOT_FOUND: 'frame.notFound',
  LINK_EXPIRED: 'frame.thisLinkHasExpired',
  LINK_REVOKED: 'frame.thisLinkIsNoLonger',
  PAYLOAD_TOO_LARGE: 'frame.thatFileIsTooLarge',
  ADMIN_REQUIRED: 'frame.forAdminsOnly',
  ACCOUNT_SUSPENDED: 'frame.thisAgencyIsSuspended',
  PREMIUM_REQUIRED: 'frame.noActivePlan',
  RESTORE_IN_PROGRESS: 'frame.oneMoment',
  RATE_LIMIT_EXCEEDED: 'frame.tooManyAttempts',
  INTERNAL_ERROR: 'frame.somethingWentWrongHere',
};

/** Whether the person can correct an error, so that a form shows it beside its fields. */
export function isCorrectable(error: unknown): error is AppError {
  return error instanceof AppError && [400, 401, 409, 422, 429].includes(error.status);
}
