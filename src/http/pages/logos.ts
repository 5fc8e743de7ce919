import type { Hono } from 'hono';
import { readLogo } from '#src/links/skin.ts';
import type { HttpService } from '../service.ts';
import { PageRefusal, page } from './page.tsx';

/** The logos of agencies. An address holds the version of its picture, so that browsers may keep it. */
export function mountLogos(app: Hono, service: HttpService): void {
  app.get('/logo/:account/:version', (c) =>
    page(
      service,
      c,
      async () => {
        const logo = await readLogo(service, c.req.param('account'), c.req.param('version'));
        if (logo === undefined)
          throw new PageRefusal(404, 'Not found', 'There is no picture at this address.');
        return new Response(new Uint8Array(logo.bytes), {
          headers: {
            'Content-Type': logo.type,
            'Content-Security-Policy': "default-src 'none'; sandbox",
            'Cache-Control': 'public, max-age=31536000, immutable',
          },
        });
      },
      { outsiders: true },
    ),
  );
}
