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
import { addressOf } from '../exchange.ts';
import { clockText } from '../language/format.ts';
import { refusalText } from '../language/refusal.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { PasskeyForm, passkeyScript } from './passkey-form.tsx';
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
      const name = (form.get('name') ?? '').trim().slice(0, 80) || t('signIn.passkey');
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
    title: t('signIn.passkeys'),
    person: person.shown,
    status: error?.status ?? 200,
    body: (
      <>
        {error === undefined ? null : (
          <Notice kind="bad">
            <p>{refusalText(error)}</p>
          </Notice>
        )}
        {codes === undefined ? null : <RecoveryCodes codes={codes} />}
        {codes === undefined || next === PATH ? null : (
          <p>
            <a class="button" href={next}>
              {t('signIn.iHaveKeptThem')}
            </a>
          </p>
        )}
        <p class="soft">{t('signIn.aPasskeyProvesThatIt')}</p>
        {passkeys.length === 0 ? <p>{t('signIn.youHaveNoPasskeyYet')}</p> : null}
        <ul class="plain">
          {passkeys.map((one) => (
            <Passkey one={one} csrf={person.csrf} timezone={person.account.timezone} />
          ))}
        </ul>
        {relyingPartyOf(service.publicUrl()) === null ? (
          <Notice kind="warn">
            <p>{t('signIn.browsersTakePasskeysOnlyAt')}</p>
          </Notice>
        ) : (
          <p>
            <a class="button" href={`${PATH}/add`}>
              {t('signIn.addAPasskey')}
            </a>
          </p>
        )}
        {passkeys.length === 0 ? null : (
          <section class="card">
            <h2>{t('signIn.recoveryCodes')}</h2>
            <p>{t('signIn.codesAreLeft', { left })}</p>
            <form method="post" action={`${PATH}/codes`}>
              <Csrf token={person.csrf} />
              <button class="second" type="submit">
                {t('signIn.makeNewRecoveryCodes')}
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
      {one.last_used_at === null
        ? t('signIn.addedNotUsed', { added: clockText(one.created_at, timezone) })
        : t('signIn.addedLastUsed', {
            added: clockText(one.created_at, timezone),
            used: clockText(one.last_used_at, timezone),
          })}
    </p>
    <form method="post" action={`${PATH}/remove`}>
      <Csrf token={csrf} />
      <input type="hidden" name="passkey_id" value={one.id} />
      <button class="danger" type="submit">
        {marked('signIn.remove', {
          name: one.name,
          hidden: (text) => <span class="visually-hidden">{text}</span>,
        })}
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
    t('signIn.addAPasskey'),
    error,
    <PasskeyForm
      action={`${PATH}/add`}
      csrf={person.csrf}
      asked={asked}
      kind="create"
      button={t('signIn.makeThePasskey')}
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
      t('signIn.confirmThatItIsYou'),
      error,
      <PasskeyForm
        action={`${PATH}/confirm`}
        csrf={person.csrf}
        asked={asked}
        kind="get"
        button={t('signIn.useAPasskey')}
      >
        <p>{t('signIn.youLastProvedMoreThan')}</p>
        <input type="hidden" name="next" value={next} />
      </PasskeyForm>,
    );
  const { provider, known } = await service.store.read(async (db) => ({
    provider: await findProvider(db, person.account.id),
    known: await findPerson(db, person.user.id),
  }));
  const password = provider?.passwordSignIn !== false && known?.hash != null;
  return renderPage(c, {
    title: t('signIn.signInAgainFirst'),
    person: person.shown,
    narrow: true,
    status: 401,
    body: (
      <section class="card">
        <p>{t('signIn.youSignedInMoreThan')}</p>
        <div class="row">
          {password ? (
            <form method="post" action="/sign-out">
              <Csrf token={person.csrf} />
              <input type="hidden" name="next" value={next} />
              <button type="submit">{t('signIn.signInWithYourPassword')}</button>
            </form>
          ) : null}
          {provider === null ? null : (
            <a class="button" href={`/sign-in/at/${person.account.id}?next=${encodeURIComponent(next)}`}>
              {t('signIn.signInWithYourIdentity')}
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
    script: passkeyScript(),
    body: (
      <>
        {error === undefined ? null : (
          <Notice kind="bad">
            <p>{refusalText(error)}</p>
          </Notice>
        )}
        <section class="card">{form}</section>
      </>
    ),
  });
}
