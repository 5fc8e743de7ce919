/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import { readPasswordLink, useSignInLink } from '#src/identity/links.ts';
import { beginSession } from '#src/identity/passkeys/sign-in.ts';
import { newId } from '#src/lib/ids.ts';
import { addressOf } from '../exchange.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Csrf } from './layout.tsx';
import { page, renderPage } from './page.tsx';
import { goOn } from './second-step.tsx';
import { anonymousForm, readForm } from './session.ts';

/** A one-time link that signs in without setting a password. Opening it does not use it up: mail scanners open links. */
export function mountSignInLink(app: Hono, service: HttpService): void {
  app.get('/sign-in/once/:token', (c) =>
    page(
      service,
      c,
      async () => {
        const person = await readPasswordLink(service, c.req.param('token'));
        const { csrf, send } = anonymousForm(c, service);
        return send(
          await renderPage(c, {
            title: t('signIn.signIn'),
            narrow: true,
            body: (
              <form method="post" action={c.req.path} class="card">
                <Csrf token={csrf} />
                <p>
                  {marked('signIn.asAtTheLinkWorks', {
                    user: person.user.name,
                    agency: person.agency,
                    b: (text) => <strong>{text}</strong>,
                  })}
                </p>
                <button type="submit" class="wide">
                  {t('signIn.signIn')}
                </button>
              </form>
            ),
          }),
        );
      },
      { link: true },
    ),
  );
  app.post('/sign-in/once/:token', (c) =>
    page(
      service,
      c,
      async () => {
        await readForm(c, service, null);
        const origin = { channel: 'http', requestId: newId('request') } as const;
        const person = await useSignInLink(service, c.req.param('token'), origin);
        // A link stands for a password, never for a passkey.
        return goOn(c, service, await beginSession(service, person, 'link', addressOf(c)), '/');
      },
      { link: true },
    ),
  );
}
