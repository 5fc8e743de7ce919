import type { Context } from 'hono';
import { listBatches } from '#src/batch/index.ts';
import { lastChangeOf } from '#src/domain/accounts/agencies.ts';
import { scriptWords } from '../../language/format.ts';
import { t } from '../../language/text.ts';
import type { HttpService } from '../../service.ts';
import type { SignedInPerson } from '../session.ts';

const LOOK_MS = 2000;
/** A stream ends after so long and the browser opens the next, which asks for the sign-in again. */
const STREAM_MS = 60_000;

/**
 * Tells a desk that is open that something has changed, and nothing of what: the page is then read again, with the rights
 * that its person has at that time.
 */
export function deskEvents(c: Context, service: HttpService, { principal }: SignedInPerson): Response {
  const over = new AbortController();
  const signal = AbortSignal.any([
    over.signal,
    c.req.raw.signal,
    service.stopping,
    AbortSignal.timeout(STREAM_MS),
  ]);
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  const stamp = async (): Promise<string> => {
    const [last, { items }] = await Promise.all([
      service.store.read((db) => lastChangeOf(db, principal.account.id)),
      listBatches(service, principal, { limit: 5 }),
    ]);
    return [
      last,
      ...items.map(({ batch_id, status, counts }) => `${batch_id} ${status} ${counts.not_ended}`),
    ].join();
  };
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const close = (): void => {
        clearTimeout(timer);
        try {
          controller.close();
        } catch {
          // The reader has gone, and with it the stream.
        }
      };
      signal.addEventListener('abort', close, { once: true });
      let known = c.req.header('last-event-id') ?? '';
      const look = async (): Promise<void> => {
        try {
          const now = await stamp();
          if (signal.aborted) return;
          // The first one of a page that was just read says nothing new.
          const event = known === '' ? 'begin' : now === known ? 'same' : 'changed';
          known = now;
          // Also where nothing changed, so that the page hears that the stream has not stalled.
          controller.enqueue(encoder.encode(`id: ${now}\nevent: ${event}\ndata: {}\n\n`));
          timer = setTimeout(() => void look(), LOOK_MS);
          timer.unref();
        } catch (error) {
          service.log.warn({ err: error }, 'the stream of a desk broke off');
          over.abort();
        }
      };
      await look();
    },
    cancel: () => over.abort(),
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  });
}

/**
 * Reads the desk again when the stream tells of a change; a part in use (focus, opened details) is left as it is. A stream that
 * a proxy or a restart has ended for good, or that says nothing for 15 seconds, is opened anew, and what happened meanwhile is
 * read.
 */
export const liveScript = (): string =>
  `
(()=>{const words=${scriptWords({
    live: t('desk.live'),
    notLive: t('desk.notLive'),
    ended: t('desk.signInHasEnded'),
  })},said=document.getElementById('live');let wanted=false,busy=false,timer,watch,stopped=false,lost=false,source;
const say=(text)=>{if(said.textContent!==text)said.textContent=text};
const inUse=(part)=>part.contains(document.activeElement)||part.querySelector('details[open]')!==null;
const again=()=>{wanted=true;fresh()};
async function fresh(){if(busy||stopped||document.hidden)return;busy=true;wanted=false;
try{const answer=await fetch(location.pathname+location.search,{cache:'no-store',signal:AbortSignal.timeout(30000)});
if(answer.redirected){stopped=true;source.close();clearTimeout(timer);clearTimeout(watch);say(words.ended);return}
if(!answer.ok)return;
const next=new DOMParser().parseFromString(await answer.text(),'text/html');
for(const part of document.querySelectorAll('main section[id]')){const other=next.getElementById(part.id);
if(other===null||other.outerHTML===part.outerHTML)continue;
if(inUse(part)){wanted=true;continue}
part.replaceWith(document.importNode(other,true))}
}catch{wanted=true}finally{setTimeout(()=>{busy=false;if(wanted)fresh()},4000)}}
function heard(){clearTimeout(watch);watch=setTimeout(()=>{source.close();lost=true;say(words.notLive);open()},15000)}
function open(){if(stopped)return;source=new EventSource('/desk/events');heard();
for(const name of ['begin','same'])source.addEventListener(name,heard);
source.addEventListener('changed',()=>{heard();again()});
source.onopen=()=>{clearTimeout(timer);timer=undefined;if(stopped)return;say(words.live);if(lost)again();lost=false};
source.onerror=()=>{if(stopped)return;lost=true;timer??=setTimeout(()=>say(words.notLive),10000);
if(source.readyState===2){clearTimeout(watch);again();setTimeout(open,5000)}}}
document.addEventListener('visibilitychange',()=>{if(wanted)fresh()});open()})();
`.trim();
