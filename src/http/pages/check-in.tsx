/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { CheckIn } from '#src/domain/pools/index.ts';
import { readCheckIn, useCheckIn } from '#src/links/pools/check-in.ts';
import { marked, t } from '../language/text.ts';
import { bodyBytes } from '../request.ts';
import type { HttpService } from '../service.ts';
import { Notice } from './layout.tsx';
import { page, renderPage } from './page.tsx';

const MAX_FORM = 16 * 1024;
const OPTIONS = { outsiders: true, link: true };

/** The page behind the link of a check-in: whether a member of a talent pool is still interested. */
export function mountCheckIn(app: Hono, service: HttpService): void {
  app.get('/keep-in-touch/:token', (c) =>
    page(service, c, async () => show(c, await readCheckIn(service, c.req.param('token'))), OPTIONS),
  );
  app.post('/keep-in-touch/:token', (c) =>
    page(
      service,
      c,
      async () => {
        const text = Buffer.from(await bodyBytes(c, MAX_FORM)).toString('utf8');
        const answer = new URLSearchParams(text).get('answer');
        const token = c.req.param('token');
        if (answer !== 'interested' && answer !== 'not_interested')
          return show(c, await readCheckIn(service, token));
        return show(c, await useCheckIn(service, token, answer), answer);
      },
      OPTIONS,
    ),
  );
}

function show(c: Context, found: CheckIn, given?: 'interested' | 'not_interested'): Promise<Response> {
  const { agency, pool, answer } = found;
  if (answer === 'not_interested') {
    return renderPage(c, {
      title: t('careers.youAreNoLongerAsked'),
      narrow: true,
      body: (
        <Notice kind="good">
          <p>{t('careers.thankYouForTellingUs', { agency })}</p>
        </Notice>
      ),
    });
  }
  return renderPage(c, {
    title: t('careers.areYouStillInterested'),
    narrow: true,
    body: (
      <>
        {given === 'interested' ? (
          <Notice kind="good">
            <p>{t('careers.thankYouStaysInTouch', { agency })}</p>
          </Notice>
        ) : null}
        <form method="post" action={c.req.path} class="card">
          <p>{marked('careers.youAreInTheTalent', { pool, agency, b: (text) => <strong>{text}</strong> })}</p>
          <p>
            <button type="submit" name="answer" value="interested">
              {t('careers.yesIAmStillInterested')}
            </button>
          </p>
          <p>
            <button type="submit" name="answer" value="not_interested" class="second">
              {t('careers.noIAmNotInterested')}
            </button>
          </p>
          <p>{t('careers.ifYouAreNotYou', { agency })}</p>
        </form>
      </>
    ),
  });
}
