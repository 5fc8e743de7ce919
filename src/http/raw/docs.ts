import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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
      return withSecurityHeaders(service, c.req.path, await c.html(page(nonce, service.publicUrl())));
    }),
  );
  app.get('/llms.txt', (c) =>
    handle(service, c, async () =>
      withSecurityHeaders(service, c.req.path, c.text(llmsText(service.publicUrl()))),
    ),
  );
  app.get('/docs/:asset', (c) =>
    handle(service, c, async () => {
      const name = c.req.param('asset');
      if (!isAsset(name)) throw new AppError('NOT_FOUND', `There is nothing at ${c.req.path.slice(0, 200)}.`);
      const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
      const coding = codingFor(c.req.header('accept-encoding') ?? '');
      const asset = c.body(await packed(join(folder, name), coding), 200, {
        'Content-Type': ASSETS[name],
        'Cache-Control': 'public, max-age=86400',
        Vary: 'Accept-Encoding',
        ...(coding === null ? {} : { 'Content-Encoding': coding }),
      });
      return withSecurityHeaders(service, c.req.path, asset);
    }),
  );
}

type Coding = 'br' | 'gzip';

/** The smallest coding that a browser takes; null for none. */
function codingFor(accepted: string): Coding | null {
  const offers = accepted.split(',').map((one) => one.trim().toLowerCase());
  const takes = (coding: Coding): boolean =>
    offers.some((offer) => offer.split(';')[0] === coding && !/;\s*q=0(?:\.0*)?$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A file of the page, compressed once for the process. */
function packed(path: string, coding: Coding | null): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${coding} ${path}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = readFile(path).then(async (bytes) => {
    if (coding === null) return new Uint8Array(bytes);
    return new Uint8Array(await promisify(coding === 'br' ? brotliCompress : gzip)(bytes));
  });
  // What could not be read is tried again the next time.
  made.catch(() => kept.delete(key));
  kept.set(key, made);
  return made;
}

/** What an assistant that meets the service by its address alone needs to begin. */
function llmsText(url: string): string {
  return `# Deskhand

> The back office of a recruitment agency as a service: candidates, clients, jobs, the pipeline, placements and fees, mail. Everything is a named action, reached as an MCP tool, as an item of a batch, or as a REST route.

Authenticate with \`Authorization: Bearer KEY\`. A key comes from an admin of the agency (${url}/keys). MCP clients that can authorize themselves need the address alone.

## Connect

- [MCP](${url}/api/mcp): streamable HTTP; search_actions finds what is no tool of its own
- [Batch](${url}/docs#batch): POST ${url}/api/v1/batch runs up to 100 actions; with \`"dry_run": true\` it answers a plan that changes nothing
- [REST](${url}/docs): every action has a route under ${url}/api/v1

## Read

- [OpenAPI](${url}/api/v1/openapi.json): every route with its schemas
- [Actions](${url}/api/v1/batch/actions): every action with what it does, in the words a model chooses by
- [Error codes](${url}/docs#errors): each with what to do next
`;
}

/** The first minutes with the interface, with the address that is served. */
function quickStart(url: string): string {
  return `<section class="start" id="start">
<h1>Deskhand API</h1>
<p>Everything is a named action. A batch runs several of them in one request and can show first what they would do; each has a REST route too, and is a tool over MCP.</p>
<h2 id="batch">Begin with a batch</h2>
<p>Put your key in place of <code>KEY</code>; an admin makes one under <a href="/keys">Keys</a>. This shows a plan and changes nothing:</p>
<pre tabindex="0"><code>curl -s ${url}/api/v1/batch \\
  -H 'Authorization: Bearer KEY' -H 'Content-Type: application/json' \\
  -d '{"dry_run": true, "actions": [{"action": "create_client", "input": {"name": "Ironbark"}}]}'</code></pre>
<p>Its <code>plan_id</code> and <code>confirm_text</code>, sent to the same address, carry it out. <a href="/api/v1/openapi.json">OpenAPI</a> and <a href="/llms.txt">llms.txt</a> are for programs and assistants; an assistant connects at <code>${url}/api/mcp</code>.</p>
</section>`;
}

function page(nonce: string, url: string): string {
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
<style>body{margin:0;font-family:system-ui,sans-serif}.start,.errors{max-width:60rem;margin:2rem auto;padding:0 1rem}dt{margin-top:.8rem}dd{margin:.2rem 0 0}code{overflow-wrap:anywhere;font-weight:600}pre{background:#1c2430;color:#e8edf4;padding:1rem;border-radius:8px;overflow-x:auto}pre code{font-weight:400;overflow-wrap:normal}:target,:target+dd{background:#fff3c4}</style>
</head>
<body>
<main>
${quickStart(url)}
<div id="api"></div>
<section class="errors" id="errors">
<h2>Error codes</h2>
<dl>${rows}</dl>
</section>
</main>
<script nonce="${nonce}" src="/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">
const error = location.hash.startsWith('#error-') ? document.getElementById(location.hash.slice(1)) : null;
window.SwaggerUIBundle({
  url: '/api/v1/openapi.json', dom_id: '#api', deepLinking: error === null, docExpansion: 'none', filter: true,
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
