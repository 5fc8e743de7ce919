/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { endSessions } from '#src/domain/accounts/sessions.ts';
import { providerSignOut } from '#src/identity/provider/logout.ts';
import { signIn } from '#src/identity/sign-in.ts';
import type { AppError } from '#src/lib/errors.ts';
import { addressOf } from '../exchange.ts';
import { refusalText } from '../language/refusal.ts';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Field, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { continueTo, goOn } from './second-step.tsx';
import { anonymousForm, currentSession, dropSession, knownSession, localPath, readForm } from './session.ts';

/** Signing in and out. */
export function mountSignIn(app: Hono, service: HttpService): void {
  app.get('/sign-in', (c) =>
    page(service, c, async () => {
      const next = localPath(c.req.query('next'));
      if ((await currentSession(c, service)) !== null) return continueTo(c, next);
      return form(c, service, { next });
    }),
  );
  app.post('/sign-in', (c) =>
    page(service, c, async () => {
      const fields = await readForm(c, service, null);
      const next = localPath(fields.get('next'));
      const email = (fields.get('email') ?? '').trim().slice(0, 320);
      try {
        const result = await signIn(
          service,
          { email, password: fields.get('password') ?? '', accountId: fields.get('agency') ?? undefined },
          addressOf(c),
        );
        if (result.kind === 'choose') return form(c, service, { next, email, agencies: result.agencies });
        return goOn(c, service, result, next);
      } catch (error) {
        if (!isCorrectable(error)) throw error;
        const response = await form(c, service, { next, email, error });
        if (error.details.retryAfter !== undefined)
          response.headers.set('Retry-After', String(error.details.retryAfter));
        return response;
      }
    }),
  );
  app.post('/sign-out', (c) =>
    page(service, c, async () => {
      const person = await knownSession(c, service);
      // Where somebody signs out only to sign in again.
      let again = '/sign-in';
      if (person !== null) {
        const next = (await readForm(c, service, person)).get('next');
        if (next !== null) again += `?next=${encodeURIComponent(localPath(next))}`;
        await service.store.write(({ tx }) =>
          endSessions(tx, new Date().toISOString(), person.account.id, person.user.id, person.session.id),
        );
      }
      const elsewhere =
        person === null
          ? null
          : await providerSignOut(service, {
              accountId: person.account.id,
              sessionId: person.session.id,
            }).catch(() => null);
      if (elsewhere === null) return dropSession(service, seeOther(again));
      return dropSession(
        service,
        await renderPage(c, {
          title: t('signIn.youAreSignedOutHere'),
          narrow: true,
          body: (
            <p>
              <a href={elsewhere}>{t('signIn.signOutAtYourIdentity')}</a>
            </p>
          ),
        }),
      );
    }),
  );
}

interface FormState {
  next: string;
  email?: string;
  error?: AppError;
  agencies?: { id: string; name: string }[];
}

async function form(c: Context, service: HttpService, state: FormState): Promise<Response> {
  const { next, email, error, agencies } = state;
  const { csrf, send } = anonymousForm(c, service);
  return send(
    await renderPage(c, {
      title: t('signIn.signIn'),
      narrow: true,
      status: error?.status ?? 200,
      body: (
        <form method="post" action="/sign-in" class="card">
          <Csrf token={csrf} />
          <input type="hidden" name="next" value={next} />
          {error === undefined ? null : (
            <Notice kind="bad">
              <p>{refusalText(error)}</p>
            </Notice>
          )}
          {agencies === undefined ? null : (
            <fieldset>
              <legend>{t('signIn.whichAgency')}</legend>
              <p class="hint">{t('signIn.youWorkAtMoreThan')}</p>
              {agencies.map((agency, index) => (
                <div class="choice">
                  <input type="radio" name="agency" id={agency.id} value={agency.id} checked={index === 0} />
                  <label for={agency.id}>{agency.name}</label>
                </div>
              ))}
            </fieldset>
          )}
          <Field
            name="email"
            label={t('signIn.emailAddress')}
            type="email"
            value={email}
            autocomplete="username"
            maxlength={320}
            focus={email === undefined}
          />
          <Field
            name="password"
            label={t('signIn.password')}
            type="password"
            autocomplete="current-password"
            maxlength={800}
            focus={email !== undefined}
          />
          <button type="submit" class="wide">
            {t('signIn.signIn')}
          </button>
          <p class="soft small">{t('signIn.noPasswordYetOrForgotten')}</p>
        </form>
      ),
    }),
  );
}
