/** @jsxImportSource hono/jsx */

import type { Context } from 'hono';
import { raw } from 'hono/html';
import type { Child, FC } from 'hono/jsx';
import type { DeadLink } from '#src/domain/review/index.ts';
import { language } from '#src/lib/reader-language.ts';
import { t } from '../language/text.ts';
import { CLIENT_STYLE } from './client-style.ts';
import { documentResponse, freshNonce } from './page.tsx';
import { AgencyMark, SkinHead, skinStyle } from './skin.tsx';
import { skinAt } from './skins.ts';

/** A page in an agency's own name, for people at its clients. */
export interface ClientPage {
  title: string;
  agency: string;
  /** The reader's contact at the agency. */
  consultant: { name: string; email: string | null };
  body: Child;
  status?: number;
  /** The URL to which the page reports that a person has opened it. */
  beacon?: string | undefined;
}

/** A page for a client's contact. It works without its script, which only reports that it was opened. */
export async function renderClientPage(c: Context, page: ClientPage): Promise<Response> {
  const { title, agency, consultant, body, beacon } = page;
  const nonce = freshNonce();
  const skin = skinAt(c);
  const html = (
    <html lang={language()}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} · ${agency}`}</title>
        <SkinHead at={skin} />
        <style nonce={nonce}>{raw(CLIENT_STYLE + skinStyle(skin))}</style>
      </head>
      <body>
        <a class="skip" href="#content">
          {t('clients.skipToTheContent')}
        </a>
        <header>
          <div class="wide">
            <p class="agency">
              <AgencyMark at={skin} agency={agency} />
            </p>
          </div>
        </header>
        <main id="content" tabindex={-1} class="wide">
          {body}
        </main>
        <footer>
          <div class="wide">
            <p>
              <Contact consultant={consultant} agency={agency} />
            </p>
            <p>{t('clients.thisPageIsMeantFor')}</p>
          </div>
        </footer>
        {beacon === undefined ? null : <script nonce={nonce}>{raw(beaconScript(beacon))}</script>}
      </body>
    </html>
  );
  return documentResponse(html, { nonce, status: page.status, scripted: beacon !== undefined });
}

function Contact({ consultant, agency }: Pick<ClientPage, 'consultant' | 'agency'>) {
  const { name, email } = consultant;
  const who = name === agency ? agency : `${name}, ${agency}`;
  return email === null ? (
    who
  ) : (
    <>
      {who} · <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}

/** What a page is called whose link opens nothing. */
export const inactiveTitle = (state: DeadLink): string =>
  ({
    expired: t('clients.thisLinkHasExpired'),
    revoked: t('clients.thisLinkIsNoLonger'),
    unopened: t('clients.thisPageIsNotOpen'),
  })[state];

/** The message for a link that opens nothing. */
export const InactiveLink: FC<{
  state: DeadLink;
  consultant: ClientPage['consultant'];
  agency: string;
}> = ({ state, consultant: { name, email }, agency }) => (
  <>
    <h1>{inactiveTitle(state)}</h1>
    <p>
      {
        {
          expired: t('clients.linksToCandidatesWorkFor', { name, agency }),
          revoked: t('clients.atHasClosedThisPage', { name, agency }),
          unopened: t('clients.atLooksAtThisPage', { name, agency }),
        }[state]
      }
    </p>
    {email === null ? null : (
      <p>
        <a class="button" href={`mailto:${email}`}>
          {t('clients.writeTo', { name })}
        </a>
      </p>
    )}
  </>
);

const AUTOMATIC =
  /bot\b|crawl|spider|slurp|preview|scanner|safelinks|proofpoint|mimecast|barracuda|urldefense|facebookexternalhit|curl\/|wget/i;

/** Whether a request comes from a prefetcher or link scanner. */
export function isAutomaticRequest(c: Context): boolean {
  const purpose = [c.req.header('sec-purpose'), c.req.header('purpose'), c.req.header('x-moz')].join(' ');
  return /prefetch|prerender|preview/i.test(purpose) || AUTOMATIC.test(c.req.header('user-agent') ?? '');
}

// Link scanners neither stay on a page nor interact with it.
function beaconScript(path: string): string {
  return `(function(){var done=false,timer;
function report(){if(done)return;done=true;clearTimeout(timer);navigator.sendBeacon(${JSON.stringify(path)})}
function look(){clearTimeout(timer);if(!document.prerendering&&document.visibilityState==='visible')timer=setTimeout(report,1500)}
['pointerdown','keydown','wheel','touchstart'].forEach(function(name){addEventListener(name,report,{once:true,passive:true})});
document.addEventListener('visibilitychange',look);document.addEventListener('prerenderingchange',look);look()})()`;
}
