/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { nowFor, type Principal } from '#src/access/principal.ts';
import { type BatchSummary, listBatches, touchedBy } from '#src/batch/index.ts';
import { listConnections } from '#src/identity/oauth/connections.ts';
import { dayIn } from '#src/lib/clock.ts';
import { locale } from '#src/lib/reader-language.ts';
import { t } from '../../language/text.ts';
import type { HttpService } from '../../service.ts';
import { countApprovals } from '../batch-approvals.tsx';
import { Notice } from '../layout.tsx';
import { LATER, page, type Rendered, renderPage } from '../page.tsx';
import { requireSession, type SignedInPerson } from '../session.ts';
import { mountFigureFiles } from './figure-parts.tsx';
import { filterOf, queryOf } from './filter.tsx';
import { deskEvents, liveScript } from './live.ts';
import { Done, FigureList, Figures, FiguresLater, NeedsYou, Pipeline, Quota, Running } from './parts.tsx';
import { type Money, readDesk } from './read.ts';
import { DESK_STYLE } from './style.ts';
import { mountUndo } from './undo.tsx';

const BATCHES = 30;
const SHOWN = 10;

/** What goes with the desk: its stream of changes, and the pages that take something back. */
export function mountDesk(app: Hono, service: HttpService): void {
  app.get('/desk/events', (c) =>
    page(service, c, async () => deskEvents(c, service, await requireSession(c, service))),
  );
  mountFigureFiles(app, service);
  mountUndo(app, service);
}

/** The signed-in home: what needs the person, how the agency stands, and what was done in the person's name. */
export async function deskPage(c: Context, service: HttpService, person: SignedInPerson): Promise<Response> {
  const { principal, account, user } = person;
  await service.runtime.charge(principal, 1, 0);
  const filter = filterOf(c);
  const [desk, approvals, { open, ended, touched }] = await Promise.all([
    readDesk(service, principal, filter),
    countWaiting(service, person),
    readBatches(service, principal),
  ]);
  const now = nowFor(principal);
  const today = dayIn(now, account.timezone);
  const moment = momentIn(account.timezone);
  const query = queryOf(filter);
  const readAt = (at: number): string => moment(new Date(at + principal.clockOffsetMs).toISOString());
  const { money } = desk;
  return renderPage(c, {
    title: t('desk.hello', { name: user.name }),
    person: person.shown,
    style: DESK_STYLE,
    script: liveScript(),
    later:
      typeof money === 'function' ? () => laterFigures(service, money, { query, moment: readAt }) : undefined,
    body: (
      <>
        <p class="soft">
          <bdi>{account.name}</bdi>, {moment(now)} ({account.timezone.replaceAll('_', ' ')})
        </p>
        <p id="live" class="live soft small" role="status"></p>
        {account.status === 'restoring' ? (
          <Notice kind="warn">
            <p>{t('desk.restoring')}</p>
          </Notice>
        ) : null}
        <NeedsYou approvals={approvals} waiting={desk.waiting} />
        {desk.pipeline === null ? null : (
          <Pipeline stages={desk.pipeline} choice={desk.choice} filter={filter} />
        )}
        {desk.quota === null ? null : <Quota board={desk.quota} today={today} />}
        <div class="halves">
          <Done batches={ended} touched={touched} csrf={person.csrf} moment={moment} />
          <Running batches={open} imports={desk.imports} />
        </div>
        {typeof money === 'function' ? (
          <FiguresLater>{LATER}</FiguresLater>
        ) : (
          <Figures money={money} query={query} moment={readAt} />
        )}
        <p>
          <a href="/docs">{t('desk.readAboutTheInterface')}</a>
        </p>
      </>
    ),
  });
}

/** What runs, and what ended last with the records that it touched; what read and did nothing else is left out. */
async function readBatches(service: HttpService, principal: Principal) {
  const { items } = await listBatches(service, principal, { limit: BATCHES }, 'reads');
  const ended = items.filter((batch) => !isOpen(batch)).slice(0, SHOWN);
  const ids = ended.map(({ batch_id }) => batch_id);
  return { open: items.filter(isOpen), ended, touched: await touchedBy(service, principal, ids) };
}

/** The figures of a large agency, once they have been read; a failure is told in their place, as the rest is shown already. */
async function laterFigures(
  service: HttpService,
  read: () => Promise<Money>,
  how: { query: string; moment(at: number): string },
): Promise<Rendered> {
  try {
    return <FigureList money={await read()} {...how} />;
  } catch (error) {
    service.log.error({ err: error }, 'the figures of a desk failed');
    return (
      <Notice kind="warn">
        <p>{t('desk.figuresCouldNotBeRead')}</p>
      </Notice>
    );
  }
}

const isOpen = ({ status }: BatchSummary): boolean => status === 'running' || status === 'awaiting_approval';

async function countWaiting(service: HttpService, person: SignedInPerson): Promise<number> {
  const batches = await countApprovals(service, person);
  if (person.user.role !== 'admin') return batches;
  const connections = await service.store.read((db) => listConnections(db, person.account.id, {}));
  return batches + connections.filter(({ status }) => status === 'pending').length;
}

/** Times as the agency's people read them. */
function momentIn(timeZone: string): (at: string) => string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (at) => format.format(new Date(at));
}
