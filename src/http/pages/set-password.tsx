/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { readPasswordLink, usePasswordLink } from '#src/identity/links.ts';
import { beginSession } from '#src/identity/passkeys/sign-in.ts';
import type { Person } from '#src/identity/people.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { addressOf } from '../exchange.ts';
import { faultText } from '../language/refusal.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Field } from './layout.tsx';
import { page, renderPage } from './page.tsx';
import { goOn } from './second-step.tsx';
import { anonymousForm, readForm } from './session.ts';

/** The page of a one-time password link. Opening it does not use the link up. */
export function mountSetPassword(app: Hono, service: HttpService): void {
  app.get('/set-password/:token', (c) =>
    page(service, c, async () => form(c, service, await readPasswordLink(service, c.req.param('token'))), {
      link: true,
    }),
  );
  app.post('/set-password/:token', (c) =>
    page(
      service,
      c,
      async () => {
        const token = c.req.param('token');
        const fields = await readForm(c, service, null);
        const password = fields.get('password') ?? '';
        const linked = await readPasswordLink(service, token);
        if (password !== fields.get('again'))
          return form(c, service, linked, { again: t('signIn.theTwoAreNotThe') });
        let person: Person;
        try {
          person = await usePasswordLink(service, token, password, {
            channel: 'http',
            requestId: newId('request'),
          });
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'VALIDATION_ERROR') throw error;
          return form(c, service, linked, { password: faultText(error) });
        }
        return goOn(c, service, await beginSession(service, person, 'link', addressOf(c)), '/');
      },
      { link: true },
    ),
  );
}

async function form(
  c: Context,
  service: HttpService,
  person: Person,
  faults: { password?: string; again?: string } = {},
): Promise<Response> {
  const { csrf, send } = anonymousForm(c, service);
  const fault = faults.password ?? faults.again;
  return send(
    await renderPage(c, {
      title: t('signIn.setYourPassword'),
      narrow: true,
      status: fault === undefined ? 200 : 422,
      body: (
        <form method="post" action={c.req.path} class="card">
          <Csrf token={csrf} />
          <p>
            {marked('signIn.forAt', {
              email: person.user.email,
              agency: person.agency,
              b: (text) => <strong>{text}</strong>,
            })}
          </p>
          <input type="hidden" name="username" value={person.user.email} autocomplete="username" />
          <Field
            name="password"
            label={t('signIn.newPassword')}
            type="password"
            hint={t('signIn.atLeast12CharactersA')}
            fault={faults.password}
            autocomplete="new-password"
            maxlength={400}
            focus={fault === undefined}
          />
          <Field
            name="again"
            label={t('signIn.theSameOnceMore')}
            type="password"
            fault={faults.again}
            autocomplete="new-password"
            maxlength={400}
          />
          <button type="submit" class="wide">
            {t('signIn.setThePasswordAndSign')}
          </button>
        </form>
      ),
    }),
  );
}
