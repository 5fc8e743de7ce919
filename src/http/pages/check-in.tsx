/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { CheckIn } from '#src/domain/pools/index.ts';
import { readCheckIn, useCheckIn } from '#src/links/pools/check-in.ts';
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
      title: 'You are no longer asked',
      narrow: true,
      body: (
        <Notice kind="good">
          <p>
            Thank you for telling us. {agency} sends you no more check-ins. Should you change your mind, write
            to them.
          </p>
        </Notice>
      ),
    });
  }
  return renderPage(c, {
    title: 'Are you still interested?',
    narrow: true,
    body: (
      <>
        {given === 'interested' ? (
          <Notice kind="good">
            <p>Thank you. {agency} stays in touch with you.</p>
          </Notice>
        ) : null}
        <form method="post" action={c.req.path} class="card">
          <p>
            You are in the talent pool <strong>{pool}</strong> of <strong>{agency}</strong>. Would you still
            like to hear of work that suits you?
          </p>
          <p>
            <button type="submit" name="answer" value="interested">
              Yes, I am still interested
            </button>
          </p>
          <p>
            <button type="submit" name="answer" value="not_interested" class="second">
              No, I am not interested
            </button>
          </p>
          <p>If you are not, you get no check-in from {agency} again.</p>
        </form>
      </>
    ),
  });
}
