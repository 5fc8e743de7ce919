/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import type { FC } from 'hono/jsx';
import { execute } from '#src/action/execute.ts';
import { type LatestBatch, latestOf } from '#src/batch/list.ts';
import { type ListedConnection, listConnections } from '#src/identity/oauth/connections.ts';
import { revokeConnectionAction, setConnectionOutwardAction } from '#src/identity/oauth/grants.ts';
import { isElevated } from '#src/identity/oauth/scopes.ts';
import { newId } from '#src/lib/ids.ts';
import { clockText } from '../language/format.ts';
import { actionText } from '../language/happened.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { statusText } from './desk/wording.ts';
import { Csrf } from './layout.tsx';
import { OUTWARD_WORDS, OutwardChoices, readOutward } from './outward-choice.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { scopeWords } from './scope-choice.tsx';
import { readForm, requireSession } from './session.ts';

/** The apps that act for a person; for an admin, those of everybody in the agency. */
export function mountConnections(app: Hono, service: HttpService): void {
  app.get('/connections', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const admin = person.user.role === 'admin';
      const connections = await service.store.read((db) =>
        listConnections(db, person.account.id, admin ? {} : { userId: person.user.id }),
      );
      const lately = await latestOf(
        service,
        person.principal,
        connections.map(({ id }) => id),
      );
      return renderPage(c, {
        title: t('connections.connections'),
        person: person.shown,
        body: (
          <>
            <p class="soft">
              {t(admin ? 'connections.appsThatPeopleAllowed' : 'connections.appsThatYouAllowed')}
            </p>
            {connections.length === 0 ? (
              <p>
                {marked('connections.noneYet', {
                  address: `${service.publicUrl()}/api/mcp`,
                  code: (address) => <code>{address}</code>,
                })}
              </p>
            ) : null}
            <ul class="plain">
              {connections.map((connection) => (
                <li class="card">
                  <ConnectionFacts connection={connection} timezone={person.account.timezone} />
                  <Lately batches={lately.get(connection.id) ?? []} timezone={person.account.timezone} />
                  <OutwardForm connection={connection} csrf={person.csrf} />
                  <form method="post" action={`/connections/${connection.id}/end`}>
                    <Csrf token={person.csrf} />
                    <button class="danger" type="submit">
                      {marked('connections.endThisConnectionOfTo', {
                        userName: connection.userName,
                        clientName: connection.clientName,
                        hidden: (text) => <span class="visually-hidden">{text}</span>,
                      })}
                    </button>
                  </form>
                </li>
              ))}
            </ul>
          </>
        ),
      });
    }),
  );
  app.post('/connections/:id/outward', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const form = await readForm(c, service, person);
      await execute(
        service.runtime,
        setConnectionOutwardAction,
        { grant_id: c.req.param('id'), outward: readOutward(form) },
        { principal: person.principal, origin: { channel: 'http', requestId: newId('request') } },
      );
      return seeOther('/connections');
    }),
  );
  app.post('/connections/:id/end', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      await readForm(c, service, person);
      await execute(
        service.runtime,
        revokeConnectionAction,
        { grant_id: c.req.param('id'), why: 'by hand' },
        { principal: person.principal, origin: { channel: 'http', requestId: newId('request') } },
      );
      return seeOther('/connections');
    }),
  );
}

/** What an app did last, in a line for each batch. */
const Lately: FC<{ batches: readonly LatestBatch[]; timezone: string }> = ({ batches, timezone }) =>
  batches.length === 0 ? (
    <p class="soft">{t('connections.itHasChangedNothingYet')}</p>
  ) : (
    <>
      <h3>{t('connections.lately')}</h3>
      <ul class="tight small">
        {batches.map(({ at, actions, reason, status }) => (
          <li>
            {clockText(at, timezone)}:{' '}
            {actions.flatMap((name) => actionText(name) ?? []).join(', ') || t('desk.onlyRead')}
            {reason === null ? null : (
              <>
                , “<bdi>{reason}</bdi>”
              </>
            )}{' '}
            ({statusText(status)})
          </li>
        ))}
      </ul>
    </>
  );

const OutwardForm: FC<{ connection: ListedConnection; csrf: string }> = ({ connection, csrf }) => (
  <details>
    <summary>
      {marked('connections.changeHowWhatLeavesThe', {
        userName: connection.userName,
        clientName: connection.clientName,
        hidden: (text) => <span class="visually-hidden">{text}</span>,
      })}
    </summary>
    <form method="post" action={`/connections/${connection.id}/outward`}>
      <Csrf token={csrf} />
      <fieldset>
        <legend>{t('connections.mailLinksPublishingAndDeletions')}</legend>
        <OutwardChoices chosen={connection.outward} idPrefix={connection.id} />
      </fieldset>
      <button class="second" type="submit">
        {t('connections.keepThis')}
      </button>
    </form>
  </details>
);

/** What a connection is, for somebody who decides about it. */
export const ConnectionFacts: FC<{ connection: ListedConnection; timezone: string }> = ({
  connection,
  timezone,
}) => {
  const elevated = connection.scopes.filter(isElevated);
  return (
    <>
      <h2>
        {connection.clientName}{' '}
        {connection.status === 'pending' ? (
          <span class="mark">{t('connections.waitsForAnAdmin')}</span>
        ) : null}{' '}
        {elevated.length > 0 ? <span class="mark">{t('connections.elevated')}</span> : null}
      </h2>
      <dl>
        <dt>{t('connections.actsFor')}</dt>
        <dd>{connection.userName}</dd>
        <dt>{t('connections.client')}</dt>
        <dd>
          <code>{connection.clientId}</code>
        </dd>
        <dt>{t('connections.since')}</dt>
        <dd>{clockText(connection.createdAt, timezone)}</dd>
        <dt>{t('connections.whatLeavesTheAgency')}</dt>
        <dd>{t(OUTWARD_WORDS[connection.outward ?? 'usual'])}</dd>
      </dl>
      <details>
        <summary>
          {marked('connections.whatItMayDoFor', {
            userName: connection.userName,
            clientName: connection.clientName,
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </summary>
        <ul class="tight">
          {scopeWords(connection.scopes).map((line) => (
            <li>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
};
