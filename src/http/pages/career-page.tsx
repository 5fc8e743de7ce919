/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import { language } from '#src/lib/reader-language.ts';
import { printedIn } from '#src/lib/unprinted.ts';
import { t } from '../language/text.ts';
import { CLIENT_STYLE } from './client-style.ts';
import { documentResponse, freshNonce } from './page.tsx';
import { AgencyMark, SkinHead, skinStyle } from './skin.tsx';
import { skinAt } from './skins.ts';

/** A page of an agency's career site: for everybody, search engines too. */
export interface CareerPage {
  title: string;
  agency: { name: string; path: string };
  /** One line for search engines. */
  description: string;
  /** The address that stands for this page. */
  canonical: string;
  /** Data for search engines, as JSON-LD. */
  structured?: Record<string, unknown> | undefined;
  body: Child;
  status?: number;
}

const STYLE = `${CLIENT_STYLE}
.agency a{color:inherit;text-decoration:none}
.agency a:hover{text-decoration:underline}
.openings{list-style:none;margin:1.6rem 0;padding:0}
.openings li{background:var(--paper);border:1px solid var(--line);border-radius:14px;padding:1.1rem 1.3rem;margin:0 0 .9rem}
.openings h2{font-size:1.15rem}
.openings p{margin:.25rem 0 0}
.openings a{text-decoration:none}
.openings a:hover{text-decoration:underline}
.lead{font-size:1.1rem;margin:.2rem 0 1rem}
.facts li{background:var(--paper);border:1px solid var(--line)}
.start{display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:center}
.points{margin:1.2rem 0 1.4rem}
.ad{margin:0 0 2rem}
.apply{background:var(--paper);border:1px solid var(--line);border-radius:14px;padding:1.4rem 1.5rem 1.5rem}
.apply>:last-child{margin-bottom:0}
.apply h2{margin:0 0 .8rem}
.apply .field{margin:0 0 1.1rem}
.apply label{font-weight:600;display:block}
.apply .hint{color:var(--soft);font-size:.9rem;margin:.05rem 0 .3rem}
.apply .fault{color:var(--bad);font-weight:600;margin:.1rem 0 .3rem}
.apply input[type=text],.apply input[type=email],.apply input[type=tel],.apply input[type=file]{display:block;width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:8px;padding:.55rem .7rem;margin-top:.3rem}
.apply [aria-invalid=true]{border:2px solid var(--bad)}
.apply .choice{display:flex;gap:.7rem;align-items:flex-start;margin:0 0 1.2rem}
.apply .choice input{width:1.25rem;height:1.25rem;margin:.25rem 0 0;flex:none;accent-color:var(--brand)}
.apply .choice label{font-weight:400}
.pages{display:flex;gap:1rem;justify-content:space-between}
.told{border-left:5px solid var(--good);background:var(--good-ground);border-radius:8px;padding:.9rem 1.1rem;margin:0 0 1.4rem}
.told.bad{border-color:var(--bad);background:var(--bad-ground)}
.told>:last-child{margin-bottom:0}
`;

/** A page of the career site. It needs no script; the one element of that name holds data. */
export function renderCareerPage(c: Context, page: CareerPage): Promise<Response> {
  const { title, agency, description, canonical, structured, body, status } = page;
  const nonce = freshNonce();
  const skin = skinAt(c);
  const html = (
    <html lang={language()}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${agency.name}`}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={canonical} />
        <SkinHead at={skin} open={{ title, url: canonical, description }} />
        <style nonce={nonce}>{raw(STYLE + skinStyle(skin))}</style>
        {structured === undefined ? null : (
          <script type="application/ld+json" nonce={nonce}>
            {raw(embedded(structured))}
          </script>
        )}
      </head>
      <body>
        <a class="skip" href="#content">
          {t('careers.skipToTheContent')}
        </a>
        <header>
          <div class="wide">
            <p class="agency">
              <a href={agency.path}>
                <AgencyMark at={skin} agency={agency.name} />
              </a>
            </p>
          </div>
        </header>
        <main id="content" tabindex={-1} class="wide">
          {body}
        </main>
        <footer>
          <div class="wide">
            <p>{agency.name}</p>
          </div>
        </footer>
      </body>
    </html>
  );
  return documentResponse(html, { nonce, status, open: true });
}

// Inside a script element only `<` could end it or open a comment.
function embedded(data: Record<string, unknown>): string {
  return JSON.stringify(printedIn(data)).replaceAll('<', '\\u003c');
}
