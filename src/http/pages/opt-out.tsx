/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { OptOut } from '#src/links/behind.ts';
import { readOptOut, useOptOut } from '#src/links/opt-outs/page.ts';
import { bodyBytes } from '../request.ts';
import type { HttpService } from '../service.ts';
import { Notice } from './layout.tsx';
import { page, renderPage } from './page.tsx';

const MAX_FORM = 16 * 1024;

/**
 * The page behind the link in every mail to a candidate. GET shows it and changes nothing; POST opts out, from the
 * page's button or from a mail program's own (RFC 8058), which sends no cookie and no token.
 */
export function mountOptOut(app: Hono, service: HttpService): void {
  app.get('/opt-out/:token', (c) =>
    page(service, c, async () => show(c, await readOptOut(service, c.req.param('token'))), {
      outsiders: true,
      link: true,
    }),
  );
  app.post('/opt-out/:token', (c) =>
    page(
      service,
      c,
      async () => {
        await bodyBytes(c, MAX_FORM);
        return show(c, await useOptOut(service, c.req.param('token')));
      },
      { outsiders: true, link: true },
    ),
  );
}

function show(c: Context, { agency, done }: OptOut): Promise<Response> {
  const body = done ? (
    <Notice kind="good">
      <p>You get no more e-mail from {agency}.</p>
    </Notice>
  ) : (
    <form method="post" action={c.req.path} class="card">
      <p>
        Do you want no more e-mail from <strong>{agency}</strong>?
      </p>
      <button type="submit">No more e-mail</button>
    </form>
  );
  return renderPage(c, {
    title: done ? 'You are off the list' : `E-mail from ${agency}`,
    narrow: true,
    body,
  });
}
