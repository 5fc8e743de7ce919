/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Notice } from './layout.tsx';
import { PageRefusal, page, renderPage } from './page.tsx';

/** The page of a meeting link in a deployment without a video service, which says so. */
export function mountMeeting(app: Hono, service: HttpService): void {
  app.get('/meet/:room', (c) =>
    page(
      service,
      c,
      async () => {
        if (!/^[\w-]{24}$/.test(c.req.param('room'))) {
          throw new PageRefusal(404, t('careers.notFound'), t('careers.thisIsNoMeetingLink'));
        }
        return renderPage(c, {
          title: t('careers.videoCall'),
          narrow: true,
          body: (
            <Notice kind="plain">
              <p>{t('careers.noVideoServiceIsConnected')}</p>
            </Notice>
          ),
        });
      },
      { outsiders: true, link: true },
    ),
  );
}
