/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
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
          throw new PageRefusal(404, 'Not found', 'This is no meeting link.');
        }
        return renderPage(c, {
          title: 'Video call',
          narrow: true,
          body: (
            <Notice kind="plain">
              <p>
                No video service is connected here, so the call cannot be held at this address. Answer the
                mail of the invitation, and you will be told how to join.
              </p>
            </Notice>
          ),
        });
      },
      { outsiders: true, link: true },
    ),
  );
}
