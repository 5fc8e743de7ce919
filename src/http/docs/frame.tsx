/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import { raw } from 'hono/html';
import type { Child, FC } from 'hono/jsx';
import { STYLE } from '../pages/style.ts';

const DOCS_STYLE = `${STYLE}
main{max-width:60rem}.bar{max-width:60rem}
pre{background:#1c2430;color:#e8edf4;padding:.9rem 1rem;border-radius:8px;overflow-x:auto;margin:0 0 1rem;font-size:.88rem}
pre code{font-size:1em}
code{font-weight:600}pre code,.soft code{font-weight:400}
.find{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin:0 0 1.5rem}
.find>div{flex:1 1 14rem}
.list{list-style:none;margin:0 0 1rem;padding:0}
.list>li{padding:.3rem 0;border-top:1px solid var(--line)}
.list>li:first-child{border-top:0}
.route{display:inline-block;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.88rem;overflow-wrap:anywhere}
.operation{scroll-margin-top:1rem}
.members dt code{overflow-wrap:anywhere}
.members{margin-top:.5rem}
@media(min-width:34rem){.members{grid-template-columns:minmax(9rem,16rem) 1fr}}
.members dd{padding-bottom:.15rem}
.members .kind{color:var(--soft);font-size:.9rem}
.errors dt{margin-top:.4rem}
:target{background:var(--warn-ground)}
:target+dd{background:var(--warn-ground)}
@media print{.find,nav,.skip{display:none}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:none;color:inherit;border:1px solid var(--line)}}
`.trim();

/** Lets the one style of these pages in, and nothing else: they have no script and load no file. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page of the documentation. It needs no script and loads nothing beside itself. */
export const DocsFrame: FC<{ title: string; children?: Child }> = ({ title, children }) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title === 'Deskhand API' ? title : `${title} · Deskhand API`}</title>
      <link rel="icon" href="data:," />
      <style>{raw(DOCS_STYLE)}</style>
    </head>
    <body>
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header>
        <div class="bar">
          <a class="brand" href="/docs">
            Deskhand API
          </a>
          <nav aria-label="Documentation">
            <ul>
              <li>
                <a href="/docs#areas">Areas</a>
              </li>
              <li>
                <a href="/docs#errors">Error codes</a>
              </li>
              <li>
                <a href="/api/v1/openapi.json">OpenAPI</a>
              </li>
              <li>
                <a href="/">Desk</a>
              </li>
            </ul>
          </nav>
        </div>
      </header>
      <main id="content" tabindex={-1}>
        <h1>{title}</h1>
        {children}
      </main>
      <footer>Deskhand, the back office of a recruitment agency</footer>
    </body>
  </html>
);

/** The search of the documentation, by words as people say them. */
export const Find: FC<{ words?: string }> = ({ words = '' }) => (
  <search>
    <form class="find" method="get" action="/docs">
      <div>
        <label for="q">What do you want to do?</label>
        <input
          id="q"
          name="q"
          type="text"
          value={words}
          maxlength={200}
          autocomplete="off"
          spellcheck={false}
        />
      </div>
      <button type="submit">Find</button>
    </form>
  </search>
);
