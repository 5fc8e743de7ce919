import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Principal } from '#src/access/principal.ts';
import { findSession, formToken, type Session, sameToken } from '#src/access/sessions.ts';
import { admitAccount } from '#src/action/gates.ts';
import type { Account, ActingUser } from '#src/domain/context.ts';
import { AppError } from '#src/lib/errors.ts';
import { isUrl } from '#src/lib/urls.ts';
import { t } from '../language/text.ts';
import { multipartForm } from '../multipart.ts';
import { bodyBytes } from '../request.ts';
import type { HttpService } from '../service.ts';
import { readCookie, withCookie } from './cookies.ts';
import type { FramePerson } from './layout.tsx';
import { PageRefusal, SignInNeeded } from './page.tsx';
import { pageOfForm } from './unsent.tsx';
import { dropForm } from './unsent-form.ts';

/** A signed-in person, for a page. */
export interface SignedInPerson {
  session: Session;
  user: ActingUser;
  account: Account;
  /** The principal for running actions. */
  principal: Principal;
  /** Goes into every form: `<Csrf token={csrf} />`. */
  csrf: string;
  /** For the page's frame. */
  shown: FramePerson;
}

const SESSION = 'deskhand_session';
const FORM = 'deskhand_form';
const PROVIDER = 'deskhand_provider';
const PENDING = 'deskhand_pending';
const MAX_FORM = 256 * 1024;

/**
 * The signed-in person, if their agency's account is open.
 * @throws SignInNeeded when nobody is signed in: `page` answers with the sign-in page, which leads back here
 * @throws AppError as `admitAccount`, as on every other interface
 */
export async function requireSession(c: Context, service: HttpService): Promise<SignedInPerson> {
  const person = await requireSignIn(c, service);
  admitAccount(person.principal, c.req.method !== 'GET' && c.req.method !== 'HEAD');
  return person;
}

/**
 * The signed-in person, whatever the state of their agency.
 * @throws SignInNeeded
 * @throws AppError IDENTITY_PROVIDER_UNAVAILABLE where their provider has said nothing for too long
 */
export async function requireSignIn(c: Context, service: HttpService): Promise<SignedInPerson> {
  const person = await vouchedSession(c, service);
  if (person !== null) return person;
  const url = new URL(c.req.url);
  if (c.req.method === 'GET') throw new SignInNeeded(url.pathname + url.search);
  // What another site sent is nothing that this person wrote.
  const form = isOwnOrigin(c, service) ? await sentFields(c) : new URLSearchParams();
  const page = localPath(pageOfForm(url.pathname, form));
  throw new SignInNeeded(page, { path: url.pathname, fields: form, page });
}

/** As requireSession, for admins only. */
export async function requireAdmin(c: Context, service: HttpService): Promise<SignedInPerson> {
  const person = await requireSession(c, service);
  if (person.user.role === 'admin') return person;
  throw new AppError(
    'ADMIN_REQUIRED',
    'This page is for admins of the agency. Ask one of them to do what you came for.',
  );
}

/** The signed-in person; null when nobody is signed in, or the provider does not vouch for whoever is. */
export async function currentSession(c: Context, service: HttpService): Promise<SignedInPerson | null> {
  try {
    return await vouchedSession(c, service);
  } catch (error) {
    if (error instanceof AppError && error.code === 'IDENTITY_PROVIDER_UNAVAILABLE') return null;
    throw error;
  }
}

async function vouchedSession(c: Context, service: HttpService): Promise<SignedInPerson | null> {
  const person = await knownSession(c, service);
  if (person === null || !service.vouching.isDue(person.principal)) return person;
  try {
    await service.vouching.require(person.principal, !person.session.byProvider);
  } catch (error) {
    if (error instanceof AppError && error.code === 'AUTHENTICATION_REQUIRED') return null;
    throw error;
  }
  return knownSession(c, service);
}

/** The person of the browser's session without asking their identity provider, for signing out. */
export async function knownSession(c: Context, service: HttpService): Promise<SignedInPerson | null> {
  const token = readCookie(c, service, SESSION);
  if (token === undefined) return null;
  const session = await findSession(service, token);
  if (session === null) return null;
  const { user, principal, csrf } = session;
  return {
    session,
    user,
    account: principal.account,
    principal,
    csrf,
    shown: {
      name: user.name,
      agency: principal.account.name,
      admin: user.role === 'admin',
      csrf,
      timezone: principal.account.timezone,
    },
  };
}

/** Sets the session cookie. */
export function keepSession(service: HttpService, response: Response, token: string): Response {
  return withCookie(service, response, SESSION, token);
}

/** Deletes the session cookie. */
export function dropSession(service: HttpService, response: Response): Response {
  return dropForm(service, withCookie(service, response, SESSION, ''));
}

/** The token of a sign-in that waits for a passkey. It opens nothing else. */
export function pendingToken(c: Context, service: HttpService): string | undefined {
  return readCookie(c, service, PENDING);
}

/** Sets the cookie of a sign-in that waits for a passkey. */
export function keepPendingToken(service: HttpService, response: Response, token: string): Response {
  return withCookie(service, response, PENDING, token);
}

/** Deletes that cookie. */
export function dropPendingToken(service: HttpService, response: Response): Response {
  return withCookie(service, response, PENDING, '');
}

/** The CSRF token of a browser that is not signed in, with a new cookie where it has none. */
export function anonymousForm(
  c: Context,
  service: HttpService,
): { csrf: string; send(response: Response): Response } {
  const known = readCookie(c, service, FORM);
  const value = known ?? randomBytes(16).toString('base64url');
  return {
    csrf: formToken(service, `browser ${value}`),
    send: (response) => (known === undefined ? withCookie(service, response, FORM, value) : response),
  };
}

/** The secret of a browser that signs in with an identity provider, with a new cookie where it has none. */
export function browserSecret(
  c: Context,
  service: HttpService,
): { secret: string; known: boolean; send(response: Response): Response } {
  const known = readCookie(c, service, PROVIDER);
  const secret = known ?? randomBytes(32).toString('base64url');
  return {
    secret,
    known: known !== undefined,
    send: (response) => withCookie(service, response, PROVIDER, secret),
  };
}

/** Deletes that cookie: the next sign-in begins anew. */
export function dropBrowserSecret(service: HttpService, response: Response): Response {
  return withCookie(service, response, PROVIDER, '');
}

/**
 * The fields of a posted form, after checking that one of our own pages sent it.
 * @param person whose session the form belongs to; null for the forms of those who are not signed in
 * @throws PageRefusal when the form came from elsewhere or belongs to another session
 */
export async function readForm(
  c: Context,
  service: HttpService,
  person: SignedInPerson | null,
): Promise<URLSearchParams> {
  if (!isOwnOrigin(c, service) || !isPlainForm(c)) throw foreign();
  const form = await formOf(c);
  requireOwnForm(c, service, person, form);
  return form;
}

const isPlainForm = (c: Context): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '');

async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.from(await bodyBytes(c, MAX_FORM)).toString('utf8'));
}

/** The fields of a form with or without a file; none where it cannot be read. */
async function sentFields(c: Context): Promise<URLSearchParams> {
  if (isPlainForm(c)) return formOf(c);
  try {
    return (await multipartForm(c, MAX_FORM)).fields;
  } catch (error) {
    if (error instanceof AppError) return new URLSearchParams();
    throw error;
  }
}

/** As readForm, for the fields of a form that came with a file. @throws PageRefusal */
export function requireOwnForm(
  c: Context,
  service: HttpService,
  person: SignedInPerson | null,
  form: URLSearchParams,
): void {
  if (!isOwnOrigin(c, service)) throw foreign();
  const cookie = readCookie(c, service, FORM);
  const expected = person?.csrf ?? (cookie === undefined ? null : formToken(service, `browser ${cookie}`));
  if (expected === null || !sameToken(form.get('csrf') ?? '', expected)) {
    const page = person === null ? null : localPath(pageOfForm(c.req.path, form));
    const sent = { path: c.req.path, fields: form, page };
    throw new PageRefusal(403, t('frame.sendThatAgain'), t('frame.thisFormIsOlder'), sent);
  }
}

function foreign(): PageRefusal {
  return new PageRefusal(403, t('frame.thatCameFromElsewhere'), t('frame.sentByAnotherSite'));
}

// Our pages send no referrer, for which browsers send `Origin: null` with forms; then Sec-Fetch-Site decides.
function isOwnOrigin(c: Context, service: HttpService): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = c.req.header('origin');
  if (origin === undefined || origin === 'null') return true;
  if (!isUrl(origin)) return false;
  const url = new URL(origin);
  return url.origin === new URL(service.publicUrl()).origin || url.host === c.req.header('host');
}

const LOCAL_BASE = 'http://here.invalid';

/** A path of this service to redirect to, as a browser would resolve it; `/` for anything else. */
export function localPath(text: string | null | undefined): string {
  if (text == null || text.length > 8000 || !/^\/[\x21-\x5b\x5d-\x7e]*$/.test(text)) return '/';
  if (!isUrl(text, LOCAL_BASE)) return '/';
  const { origin, pathname, search } = new URL(text, LOCAL_BASE);
  // After resolving dots a path may begin with two slashes, which would be another host.
  return origin === LOCAL_BASE && !pathname.startsWith('//') ? pathname + search : '/';
}
