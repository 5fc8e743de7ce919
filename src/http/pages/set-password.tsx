/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { readPasswordLink, usePasswordLink } from '#src/identity/links.ts';
import { beginSession } from '#src/identity/passkeys/sign-in.ts';
import type { Person } from '#src/identity/people.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { addressOf } from '../exchange.ts';
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
          return form(c, service, linked, { again: 'The two are not the same.' });
        let person: Person;
        try {
          person = await usePasswordLink(service, token, password, {
            channel: 'http',
            requestId: newId('request'),
          });
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'VALIDATION_ERROR') throw error;
          return form(c, service, linked, { password: error.message });
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
      title: 'Set your password',
      narrow: true,
      status: fault === undefined ? 200 : 422,
      body: (
        <form method="post" action={c.req.path} class="card">
          <Csrf token={csrf} />
          <p>
            For <strong>{person.user.email}</strong> at {person.agency}.
          </p>
          <input type="hidden" name="username" value={person.user.email} autocomplete="username" />
          <Field
            name="password"
            label="New password"
            type="password"
            hint="At least 12 characters. A few unrelated words are easy to remember."
            fault={faults.password}
            autocomplete="new-password"
            maxlength={400}
            focus={fault === undefined}
          />
          <Field
            name="again"
            label="The same once more"
            type="password"
            fault={faults.again}
            autocomplete="new-password"
            maxlength={400}
          />
          <button type="submit" class="wide">
            Set the password and sign in
          </button>
        </form>
      ),
    }),
  );
}
