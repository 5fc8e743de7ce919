/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { backChannelLogout } from '#src/identity/provider/logout.ts';
import { beginSignIn, CALLBACK_PATH, completeSignIn } from '#src/identity/provider/sign-in.ts';
import { AppError } from '#src/lib/errors.ts';
import { addressOf, handle } from '../exchange.ts';
import { t } from '../language/text.ts';
import { bodyBytes } from '../request.ts';
import { asAppError } from '../respond.ts';
import type { HttpService } from '../service.ts';
import { page, renderPage, seeOther } from './page.tsx';
import { browserSecret, dropBrowserSecret, keepSession, localPath } from './session.ts';

const MAX_TOKEN = 64 * 1024;

/** Signing in with the identity provider of an agency. */
export function mountProvider(app: Hono, service: HttpService): void {
  app.get('/sign-in/at/:account', (c) =>
    page(service, c, async () => {
      const browser = browserSecret(c, service);
      const next = localPath(c.req.query('next'));
      return browser.send(seeOther(await beginSignIn(service, c.req.param('account'), browser.secret, next)));
    }),
  );
  app.get(CALLBACK_PATH, (c) =>
    page(service, c, async () => {
      const browser = browserSecret(c, service);
      const query = new URL(c.req.url).searchParams;
      const { token, next } = await completeSignIn(
        service,
        browser.known ? browser.secret : null,
        query,
        addressOf(c),
      );
      // A page of its own: after a way through another site browsers would not send a strict cookie along.
      const response = await renderPage(c, {
        title: t('signIn.youAreSignedIn'),
        narrow: true,
        forward: localPath(next),
        body: (
          <p>
            <a href={localPath(next)}>{t('signIn.goOn')}</a>
          </p>
        ),
      });
      return dropBrowserSecret(service, keepSession(service, response, token));
    }),
  );
  app.post('/api/sign-in/:account/logout', (c) => handle(service, c, () => loggedOut(service, c)));
}

async function loggedOut(service: HttpService, c: Context): Promise<Response> {
  const answer = (status: number, body?: object): Response =>
    new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'Cache-Control': 'no-store', ...(body && { 'Content-Type': 'application/json' }) },
    });
  const address = addressOf(c);
  try {
    service.limiter.admitAddress(address);
    const form = new URLSearchParams(Buffer.from(await bodyBytes(c, MAX_TOKEN)).toString('utf8'));
    const token = form.get('logout_token');
    if (token === null) throw new AppError('INVALID_REQUEST', 'logout_token is missing.');
    await backChannelLogout(service, c.req.param('account') ?? '', token);
    return answer(200);
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.code === 'AUTHENTICATION_REQUIRED') await service.limiter.authenticationFailed(address);
    const status = error.status === 429 || error.status >= 500 ? error.status : 400;
    return answer(status, { error: 'invalid_request', error_description: error.message });
  }
}
