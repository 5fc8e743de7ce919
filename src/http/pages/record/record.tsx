/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import type { FC } from 'hono/jsx';
import { pagedKind, recordPath } from '#src/action/record-pages.ts';
import { AppError } from '#src/lib/errors.ts';
import { clockText } from '../../language/format.ts';
import { t } from '../../language/text.ts';
import type { HttpService } from '../../service.ts';
import type { WordingContext } from '../effect-words.ts';
import { page, renderPage } from '../page.tsx';
import { Reader } from '../reader.ts';
import { requireSession } from '../session.ts';
import { Facts } from './facts.tsx';
import { kindLabel, type RecordPage, readRecord, type Section } from './read.ts';

/** The page of a record, where the links of answers and mails lead: to look at, not to edit. */
export function mountRecords(app: Hono, service: HttpService): void {
  app.get('/records/:id', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const id = c.req.param('id');
      const kind = pagedKind(id);
      if (kind === undefined)
        throw new AppError('NOT_FOUND', 'There is no such record in this agency, or it has no page.');
      await service.runtime.charge(person.principal, 1, 0);
      const reader = new Reader(service, person.principal);
      const after = c.req.query('after') ?? null;
      const record = await readRecord(service, reader, kind, id, after).catch((error: unknown) => {
        // People are told without the id.
        if (error instanceof AppError && error.code === 'NOT_FOUND')
          throw new AppError('NOT_FOUND', 'This is not on record any more: it was deleted, or taken back.');
        throw error;
      });
      const telling = { timezone: person.account.timezone, names: record?.names ?? new Map() };
      return renderPage(c, {
        title: record?.title ?? kindLabel(kind),
        person: person.shown,
        style: RECORD_STYLE,
        status: record === null ? 403 : 200,
        body:
          record === null ? (
            <p>{t('records.roleDoesNotRead')}</p>
          ) : (
            <Shown page={record} telling={telling} id={id} />
          ),
      });
    }),
  );
}

const Shown: FC<{ page: RecordPage; telling: WordingContext; id: string }> = ({
  page: shown,
  telling,
  id,
}) => (
  <>
    <p class="soft">{kindLabel(shown.kind)}</p>
    <div class="record">
      <div>
        <section class="card">
          <h2>{t('records.onRecord')}</h2>
          <Facts record={shown.record} title={shown.title} telling={telling} opens={shown.opens} />
        </section>
        {shown.sections.map((part) => (
          <Listed part={part} />
        ))}
      </div>
      <section class="card">
        <h2>{t('records.whatHappened')}</h2>
        {shown.timeline === null ? <p class="soft">{t('records.notRead')}</p> : null}
        {shown.timeline?.length === 0 ? <p class="soft">{t('records.nothingYet')}</p> : null}
        <ul class="plain happened">
          {shown.timeline?.map(({ at, who, what, english, said }) => (
            <li>
              <p>
                {/* A sentence from left to right, also where it begins with a name from right to left. */}
                <bdi lang={english ? 'en' : undefined} dir="ltr">
                  {what}
                </bdi>
              </p>
              <p class="soft small">
                <time datetime={at}>{clockText(at, telling.timezone)}</time>
                {who === null ? null : (
                  <>
                    , <bdi>{who}</bdi>
                  </>
                )}
              </p>
              {said === null || said === what ? null : (
                <details>
                  <summary>{t('records.readIt')}</summary>
                  <p class="said">
                    <bdi>{said}</bdi>
                  </p>
                </details>
              )}
            </li>
          ))}
        </ul>
        {shown.earlier === null ? null : (
          <p>
            <a href={`${recordPath(id)}?after=${encodeURIComponent(shown.earlier)}`}>
              {t('records.earlier')}
            </a>
          </p>
        )}
      </section>
    </div>
  </>
);

const Listed: FC<{ part: Section }> = ({ part: { title, lines, more } }) =>
  lines === null || lines.length === 0 ? null : (
    <section class="card">
      <h2>{title}</h2>
      <ul class="plain lines">
        {lines.map(({ id, name, more: about, said }) => (
          <li>
            {id === null ? (
              <bdi>{name}</bdi>
            ) : (
              <a href={recordPath(id)}>
                <bdi>{name}</bdi>
              </a>
            )}
            <span class="soft small">
              <bdi>{about}</bdi>
              {about !== '' && said !== undefined ? ', ' : null}
              {said === undefined ? null : <bdi>{said}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      {more ? <p class="soft small">{t('records.andMore')}</p> : null}
    </section>
  );

const RECORD_STYLE = `
main{max-width:75rem}
.bar{max-width:75rem}
.record{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:0 1.25rem;align-items:start}
@media(min-width:34.01rem){.record dl{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}
.lines li,.happened>li{border-top:1px solid var(--line);padding:.6rem 0}
.lines li:first-child,.happened>li:first-child{border-top:0;padding-top:0}
.lines span{display:block}
.lines a{display:inline-block;min-height:1.6rem}
dd ul.tight{margin:0}
.happened p{margin:0}
.happened details{margin:.3rem 0 0}
.said{white-space:pre-line}
`.trim();
