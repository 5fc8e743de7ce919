/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { OptOut } from '#src/links/behind.ts';
import { readOptOut, useOptOut } from '#src/links/opt-outs/page.ts';
import { marked, t } from '../language/text.ts';
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
      <p>{t('careers.youGetNoMoreEmail', { agency })}</p>
    </Notice>
  ) : (
    <form method="post" action={c.req.path} class="card">
      <p>{marked('careers.doYouWantNoMore', { agency, b: (text) => <strong>{text}</strong> })}</p>
      <button type="submit">{t('careers.noMoreEmail')}</button>
    </form>
  );
  return renderPage(c, {
    title: done ? t('careers.youAreOffTheList') : t('careers.emailFrom', { agency }),
    narrow: true,
    body,
  });
}
