import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { AppError, ERROR_STATUS } from '#src/lib/errors.ts';
import { ERROR_DESCRIPTIONS } from '../error-descriptions.ts';
import { handle, PREFIX } from '../exchange.ts';
import { openApi } from '../openapi.ts';
import { withSecurityHeaders } from '../security-headers.ts';
import type { HttpService } from '../service.ts';

const require = createRequire(import.meta.url);

const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const isAsset = (name: string): name is keyof typeof ASSETS => Object.hasOwn(ASSETS, name);

/** The OpenAPI document, and a page that shows it with assets of this host only. */
export function mountDocs(app: Hono, service: HttpService): void {
  let document: { url: string; text: string } | null = null;
  app.get(`${PREFIX}/openapi.json`, (c) =>
    handle(service, c, async (exchange) => {
      const url = service.publicUrl();
      if (document?.url !== url) document = { url, text: JSON.stringify(openApi(url)) };
      return new Response(document.text, {
        headers: { ...exchange.headers(), 'Content-Type': 'application/json; charset=utf-8' },
      });
    }),
  );
  app.get('/docs', (c) =>
    handle(service, c, async () => {
      const nonce = randomBytes(16).toString('base64');
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      return withSecurityHeaders(service, c.req.path, await c.html(page(nonce)));
    }),
  );
  app.get('/docs/:asset', (c) =>
    handle(service, c, async () => {
      const name = c.req.param('asset');
      if (!isAsset(name)) throw new AppError('NOT_FOUND', `There is nothing at ${c.req.path.slice(0, 200)}.`);
      const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
      const asset = c.body(await readFile(join(folder, name)), 200, {
        'Content-Type': ASSETS[name],
        'Cache-Control': 'public, max-age=86400',
      });
      return withSecurityHeaders(service, c.req.path, asset);
    }),
  );
}

function page(nonce: string): string {
  const rows = (Object.entries(ERROR_STATUS) as [keyof typeof ERROR_STATUS, number][])
    .map(
      ([code, status]) =>
        `<dt id="error-${code}"><code>${code}</code> ${status}</dt><dd>${ERROR_DESCRIPTIONS[code]}</dd>`,
    )
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Deskhand API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<style>body{margin:0;font-family:system-ui,sans-serif}.errors{max-width:60rem;margin:2rem auto;padding:0 1rem}dt{margin-top:.8rem}dd{margin:.2rem 0 0}code{overflow-wrap:anywhere;font-weight:600}:target,:target+dd{background:#fff3c4}</style>
</head>
<body>
<main>
<div id="api"></div>
<section class="errors">
<h2>Error codes</h2>
<dl>${rows}</dl>
</section>
</main>
<script nonce="${nonce}" src="/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">
const error = location.hash.startsWith('#error-') ? document.getElementById(location.hash.slice(1)) : null;
window.SwaggerUIBundle({
  url: '/api/v1/openapi.json', dom_id: '#api', deepLinking: error === null, docExpansion: 'none',
});
if (error !== null) {
  const follow = new ResizeObserver(() => error.scrollIntoView({ block: 'center' }));
  follow.observe(document.getElementById('api'));
  setTimeout(() => follow.disconnect(), 5000);
}
</script>
</body>
</html>`;
}
