/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { Child, FC } from 'hono/jsx';
import { relyingPartyOf } from '#src/identity/passkeys/relying-party.ts';
import {
  addPasskey,
  askKnownOf,
  askNewOf,
  mayChangePasskeys,
  removePasskey,
  renewCodes,
  verifyInSession,
} from '#src/identity/passkeys/session.ts';
import { countCodes, type PasskeyRow, passkeysOf } from '#src/identity/passkeys/store.ts';
import { findPerson } from '#src/identity/people.ts';
import { findProvider } from '#src/identity/provider/settings.ts';
import type { AppError } from '#src/lib/errors.ts';
import { localClock } from '#src/lib/local-time.ts';
import { addressOf } from '../exchange.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { PASSKEY_SCRIPT, PasskeyForm } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { PasskeyName } from './second-step.tsx';
import { localPath, readForm, requireSession, type SignedInPerson } from './session.ts';

const PATH = '/passkeys';

/** The pages where signed-in people look after their own passkeys. */
export function mountPasskeys(app: Hono, service: HttpService): void {
  app.get(PATH, (c) => page(service, c, async () => list(c, service, await requireSession(c, service))));
  app.get(`${PATH}/add`, (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const next = localPath(c.req.query('next') ?? PATH);
      const here = next === PATH ? c.req.path : `${c.req.path}?next=${encodeURIComponent(next)}`;
      return (await proveFirst(c, service, person, here)) ?? adding(c, service, person, next);
    }),
  );
  app.post(`${PATH}/add`, (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const form = await readForm(c, service, person);
      const next = localPath(form.get('next') ?? PATH);
      const name = (form.get('name') ?? '').trim().slice(0, 80) || 'Passkey';
      const given = { answer: form.get('passkey') ?? '', name };
      try {
        const codes = await addPasskey(service, person.session, given);
        if (codes === null) return seeOther(next);
        return list(c, service, person, { codes, next });
      } catch (error) {
        if (!isCorrectable(error)) throw error;
        return (
          (await proveFirst(c, service, person, `${PATH}/add`)) ?? adding(c, service, person, next, error)
        );
      }
    }),
  );
  app.post(`${PATH}/remove`, (c) =>
    changing(c, service, async (person, form) => {
      await removePasskey(service, person.session, form.get('passkey_id') ?? '');
      return seeOther(PATH);
    }),
  );
  app.post(`${PATH}/codes`, (c) =>
    changing(c, service, async (person) =>
      list(c, service, person, { codes: await renewCodes(service, person.session), next: PATH }),
    ),
  );
  app.get(`${PATH}/confirm`, (c) =>
    page(service, c, async () =>
      confirm(c, service, await requireSession(c, service), localPath(c.req.query('next') ?? PATH)),
    ),
  );
  app.post(`${PATH}/confirm`, (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const form = await readForm(c, service, person);
      const next = localPath(form.get('next') ?? PATH);
      try {
        await verifyInSession(service, person.session, form.get('passkey') ?? '', addressOf(c));
      } catch (error) {
        if (!isCorrectable(error)) throw error;
        return confirm(c, service, person, next, error);
      }
      return seeOther(next);
    }),
  );
}

function changing(
  c: Context,
  service: HttpService,
  change: (person: SignedInPerson, form: URLSearchParams) => Promise<Response>,
): Promise<Response> {
  return page(service, c, async () => {
    const person = await requireSession(c, service);
    const form = await readForm(c, service, person);
    try {
      return (await proveFirst(c, service, person, PATH)) ?? (await change(person, form));
    } catch (error) {
      if (!isCorrectable(error)) throw error;
      return list(c, service, person, { error });
    }
  });
}

/** The way to the page that asks who is there; null when they have shown it just now. */
export async function proveFirst(
  c: Context,
  service: HttpService,
  person: SignedInPerson,
  next: string,
): Promise<Response | null> {
  if (mayChangePasskeys(person.session)) return null;
  return confirm(c, service, person, next);
}

async function list(
  c: Context,
  service: HttpService,
  person: SignedInPerson,
  said: { codes?: readonly string[]; next?: string; error?: AppError } = {},
): Promise<Response> {
  const { passkeys, left } = await service.store.read(async (db) => ({
    passkeys: await passkeysOf(db, person.account.id, person.user.id),
    left: await countCodes(db, person.account.id, person.user.id),
  }));
  const { codes, next = PATH, error } = said;
  return renderPage(c, {
    title: 'Passkeys',
    person: person.shown,
    status: error?.status ?? 200,
    body: (
      <>
        {error === undefined ? null : (
          <Notice kind="bad">
            <p>{error.message}</p>
          </Notice>
        )}
        {codes === undefined ? null : <RecoveryCodes codes={codes} />}
        {codes === undefined || next === PATH ? null : (
          <p>
            <a class="button" href={next}>
              I have kept them
            </a>
          </p>
        )}
        <p class="soft">
          A passkey proves that it is you by your fingerprint, face or PIN, or by a security key. Once you
          have one, signing in with your password asks for it.
        </p>
        {passkeys.length === 0 ? <p>You have no passkey yet.</p> : null}
        <ul class="plain">
          {passkeys.map((one) => (
            <Passkey one={one} csrf={person.csrf} timezone={person.account.timezone} />
          ))}
        </ul>
        {relyingPartyOf(service.publicUrl()) === null ? (
          <Notice kind="warn">
            <p>
              Browsers take passkeys only at a host name with HTTPS. Whoever runs this service sets PUBLIC_URL
              to such an address.
            </p>
          </Notice>
        ) : (
          <p>
            <a class="button" href={`${PATH}/add`}>
              Add a passkey
            </a>
          </p>
        )}
        {passkeys.length === 0 ? null : (
          <section class="card">
            <h2>Recovery codes</h2>
            <p>{left === 1 ? '1 code is left.' : `${left} codes are left.`} New ones replace all of them.</p>
            <form method="post" action={`${PATH}/codes`}>
              <Csrf token={person.csrf} />
              <button class="second" type="submit">
                Make new recovery codes
              </button>
            </form>
          </section>
        )}
      </>
    ),
  });
}

const Passkey: FC<{
  one: Pick<PasskeyRow, 'id' | 'name' | 'created_at' | 'last_used_at'>;
  csrf: string;
  timezone: string;
}> = ({ one, csrf, timezone }) => (
  <li class="card">
    <h2>{one.name}</h2>
    <p class="soft">
      Added {localClock(one.created_at, timezone)},{' '}
      {one.last_used_at === null ? 'not used yet' : `last used ${localClock(one.last_used_at, timezone)}`}
    </p>
    <form method="post" action={`${PATH}/remove`}>
      <Csrf token={csrf} />
      <input type="hidden" name="passkey_id" value={one.id} />
      <button class="danger" type="submit">
        Remove<span class="visually-hidden"> {one.name}</span>
      </button>
    </form>
  </li>
);

async function adding(
  c: Context,
  service: HttpService,
  person: SignedInPerson,
  next: string,
  error?: AppError,
): Promise<Response> {
  const asked = await askNewOf(service, person.session);
  return scripted(
    c,
    person,
    'Add a passkey',
    error,
    <PasskeyForm
      action={`${PATH}/add`}
      csrf={person.csrf}
      asked={asked}
      kind="create"
      button="Make the passkey"
    >
      <input type="hidden" name="next" value={next} />
      <PasskeyName />
    </PasskeyForm>,
  );
}

async function confirm(
  c: Context,
  service: HttpService,
  person: SignedInPerson,
  next: string,
  error?: AppError,
): Promise<Response> {
  const asked = await askKnownOf(service, person.session);
  if (asked !== null)
    return scripted(
      c,
      person,
      'Confirm that it is you',
      error,
      <PasskeyForm
        action={`${PATH}/confirm`}
        csrf={person.csrf}
        asked={asked}
        kind="get"
        button="Use a passkey"
      >
        <p>You last proved more than five minutes ago that it is you. Use a passkey of yours to go on.</p>
        <input type="hidden" name="next" value={next} />
      </PasskeyForm>,
    );
  const { provider, known } = await service.store.read(async (db) => ({
    provider: await findProvider(db, person.account.id),
    known: await findPerson(db, person.user.id),
  }));
  const password = provider?.passwordSignIn !== false && known?.hash != null;
  return renderPage(c, {
    title: 'Sign in again first',
    person: person.shown,
    narrow: true,
    status: 401,
    body: (
      <section class="card">
        <p>
          You signed in more than five minutes ago and have no passkey yet, so sign in again before you change
          what proves that it is you.
        </p>
        <div class="row">
          {password ? (
            <form method="post" action="/sign-out">
              <Csrf token={person.csrf} />
              <input type="hidden" name="next" value={next} />
              <button type="submit">Sign in with your password</button>
            </form>
          ) : null}
          {provider === null ? null : (
            <a class="button" href={`/sign-in/at/${person.account.id}?next=${encodeURIComponent(next)}`}>
              Sign in with your identity provider
            </a>
          )}
        </div>
      </section>
    ),
  });
}

function scripted(
  c: Context,
  person: SignedInPerson,
  title: string,
  error: AppError | undefined,
  form: Child,
): Promise<Response> {
  return renderPage(c, {
    title,
    person: person.shown,
    narrow: true,
    status: error?.status ?? 200,
    script: PASSKEY_SCRIPT,
    body: (
      <>
        {error === undefined ? null : (
          <Notice kind="bad">
            <p>{error.message}</p>
          </Notice>
        )}
        <section class="card">{form}</section>
      </>
    ),
  });
}
