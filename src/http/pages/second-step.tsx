/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { relyingPartyOf } from '#src/identity/passkeys/relying-party.ts';
import {
  askPending,
  pendingSignIn,
  type SignInStart,
  signInWithCode,
  signInWithNew,
  signInWithPasskey,
} from '#src/identity/passkeys/sign-in.ts';
import type { AppError } from '#src/lib/errors.ts';
import { addressOf } from '../exchange.ts';
import { refusalText } from '../language/refusal.ts';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Field, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { PasskeyForm, passkeyScript } from './passkey-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  anonymousForm,
  dropPendingToken,
  keepPendingToken,
  keepSession,
  localPath,
  pendingToken,
  readForm,
} from './session.ts';

const PATH = '/sign-in/passkey';

/** Leads on after a right password: into the service, or to the page that asks for a passkey. */
export async function goOn(
  c: Context,
  service: HttpService,
  begun: SignInStart,
  next: string,
): Promise<Response> {
  if (begun.kind === 'in') return keepSession(service, await continueTo(c, next), begun.token);
  return keepPendingToken(service, seeOther(`${PATH}?next=${encodeURIComponent(next)}`), begun.token);
}

/** The page between a right password and the service: a passkey is asked for, or the first one is made. */
export function mountSecondStep(app: Hono, service: HttpService): void {
  app.get(PATH, (c) => page(service, c, () => ask(c, service, localPath(c.req.query('next')))));
  app.post(PATH, (c) =>
    page(service, c, async () => {
      const form = await readForm(c, service, null);
      const next = localPath(form.get('next'));
      try {
        const pending = await pendingSignIn(service, pendingToken(c, service));
        const answer = form.get('passkey') ?? '';
        if (pending.passkeys.length > 0) {
          const token = await signInWithPasskey(service, pending, answer, addressOf(c));
          return enter(service, await continueTo(c, next), token);
        }
        const name = (form.get('name') ?? '').trim().slice(0, 80) || t('signIn.passkey');
        const made = await signInWithNew(service, pending, { answer, name }, addressOf(c));
        return enter(service, await codesPage(c, made.codes, next), made.token);
      } catch (error) {
        return again(c, service, next, error);
      }
    }),
  );
  app.post(`${PATH}/code`, (c) =>
    page(service, c, async () => {
      const form = await readForm(c, service, null);
      const next = localPath(form.get('next'));
      try {
        const pending = await pendingSignIn(service, pendingToken(c, service));
        const token = await signInWithCode(service, pending, form.get('code') ?? '', addressOf(c));
        return enter(service, await continueTo(c, next), token);
      } catch (error) {
        return again(c, service, next, error);
      }
    }),
  );
}

const enter = (service: HttpService, response: Response, token: string): Response =>
  dropPendingToken(service, keepSession(service, response, token));

async function again(c: Context, service: HttpService, next: string, error: unknown): Promise<Response> {
  if (!isCorrectable(error)) throw error;
  const response = await ask(c, service, next, error);
  if (error.details.retryAfter !== undefined)
    response.headers.set('Retry-After', String(error.details.retryAfter));
  return response;
}

async function ask(c: Context, service: HttpService, next: string, error?: AppError): Promise<Response> {
  const pending = await pendingSignIn(service, pendingToken(c, service)).catch((thrown) => {
    if (!isCorrectable(thrown)) throw thrown;
    return null;
  });
  if (pending === null) return seeOther(`/sign-in?next=${encodeURIComponent(next)}`);
  const usable = relyingPartyOf(service.publicUrl()) !== null;
  const asked = usable ? await askPending(service, pending) : null;
  const { csrf, send } = anonymousForm(c, service);
  const has = pending.passkeys.length > 0;
  return send(
    await renderPage(c, {
      title: has ? t('signIn.confirmThatItIsYou') : t('signIn.makeAPasskey'),
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
          <section class="card">
            <p>
              {has
                ? t('signIn.yourPasswordWasRightNow', { email: pending.person.user.email })
                : t('signIn.asksEverybodyForAPasskey', { agency: pending.person.agency })}
            </p>
            {asked === null ? (
              <p class="fault">{t('signIn.passkeysDoNotWorkAt')}</p>
            ) : (
              <PasskeyForm
                action={PATH}
                csrf={csrf}
                asked={asked}
                kind={has ? 'get' : 'create'}
                button={has ? t('signIn.useAPasskey') : t('signIn.makeAPasskeyAndSign')}
              >
                <input type="hidden" name="next" value={next} />
                {has ? null : <PasskeyName />}
              </PasskeyForm>
            )}
          </section>
          {has ? (
            <details class="card">
              <summary>{t('signIn.noPasskeyAtHand')}</summary>
              <form method="post" action={`${PATH}/code`}>
                <Csrf token={csrf} />
                <input type="hidden" name="next" value={next} />
                <Field
                  name="code"
                  label={t('signIn.recoveryCode')}
                  hint={t('signIn.oneOfThoseThatYou')}
                  autocomplete="one-time-code"
                  maxlength={60}
                />
                <button type="submit" class="second wide">
                  {t('signIn.signInWithTheCode')}
                </button>
              </form>
              <p class="soft small">{t('signIn.noCodeEitherWhoeverRuns')}</p>
            </details>
          ) : null}
          <p>
            <a href={`/sign-in?next=${encodeURIComponent(next)}`}>{t('signIn.signInAsSomebodyElse')}</a>
          </p>
        </>
      ),
    }),
  );
}

/** The field for the name of a new passkey. */
export const PasskeyName = () => (
  <Field
    name="name"
    label={t('signIn.nameOfThePasskey')}
    hint={t('signIn.suchAsTheDeviceThat')}
    value="My passkey"
    maxlength={80}
  />
);

function codesPage(c: Context, codes: readonly string[], next: string): Promise<Response> {
  return renderPage(c, {
    title: t('signIn.keepYourRecoveryCodes'),
    narrow: true,
    body: (
      <>
        <RecoveryCodes codes={codes} />
        <p>
          <a class="button" href={next}>
            {t('signIn.iHaveKeptThem')}
          </a>
        </p>
      </>
    ),
  });
}

/**
 * Redirects after a sign-in. An authorization continues on a page of its own, because browsers apply the form-action
 * policy to redirects after a form, and an authorization may end at another site.
 */
export async function continueTo(c: Context, next: string): Promise<Response> {
  if (!next.startsWith('/api/oauth/')) return seeOther(next);
  return renderPage(c, {
    title: t('signIn.youAreSignedIn'),
    narrow: true,
    forward: next,
    body: (
      <p>
        <a href={next}>{t('signIn.goOnToTheConnection')}</a>
      </p>
    ),
  });
}
