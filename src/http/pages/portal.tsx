/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { FC } from 'hono/jsx';
import { SCOPES, type Scope } from '#src/domain/accounts/scopes.ts';
import {
  type ConnectApp,
  createApp,
  deleteApp,
  listApps,
  type NewApp,
  rotateAppSecret,
} from '#src/identity/oauth/apps.ts';
import { inCatalogueOrder } from '#src/identity/oauth/scopes.ts';
import type { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { faultText } from '../language/refusal.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { hidden } from './credential-parts.tsx';
import { Csrf, Field, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { readScopes, SCOPE_STYLE, ScopeChoice, scopeWords } from './scope-choice.tsx';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

interface Draft {
  name: string;
  uris: string;
  scopes: Scope[];
  fault?: AppError;
}

const EMPTY: Draft = { name: '', uris: '', scopes: [] };

const by = (admin: SignedInPerson) => ({
  principal: admin.principal,
  origin: { channel: 'http' as const, requestId: newId('request') },
});

/** The developer portal: where an admin registers apps that connect to agencies. */
export function mountPortal(app: Hono, service: HttpService): void {
  app.get('/portal', (c) => page(service, c, async () => show(c, service, await requireAdmin(c, service))));
  app.post('/portal/apps', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      const draft: Draft = {
        name: form.get('name') ?? '',
        uris: form.get('redirect_uris') ?? '',
        scopes: readScopes(form, SCOPES),
      };
      const redirect_uris = draft.uris.split(/\s+/).filter((uri) => uri !== '');
      try {
        const made = await createApp(service, by(admin), {
          name: draft.name,
          redirect_uris,
          scopes: draft.scopes,
        });
        return await show(c, service, admin, { made });
      } catch (error) {
        if (!isCorrectable(error)) throw error;
        return show(c, service, admin, { draft: { ...draft, fault: error } });
      }
    }),
  );
  app.post('/portal/apps/:id/secret', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      await readForm(c, service, admin);
      return show(c, service, admin, { made: await rotateAppSecret(service, by(admin), c.req.param('id')) });
    }),
  );
  app.post('/portal/apps/:id/delete', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      await readForm(c, service, admin);
      await deleteApp(service, by(admin), c.req.param('id'));
      return seeOther('/portal');
    }),
  );
}

async function show(
  c: Context,
  service: HttpService,
  admin: SignedInPerson,
  state: { made?: NewApp; draft?: Draft } = {},
): Promise<Response> {
  const apps = await service.store.read((db) => listApps(db, admin.account.id));
  const { made, draft = EMPTY } = state;
  const address = (path: string): string => `${service.publicUrl()}/api/oauth/${path}`;
  return renderPage(c, {
    title: t('frame.developerPortal'),
    person: admin.shown,
    status: draft.fault === undefined ? 200 : 422,
    style: SCOPE_STYLE,
    body: (
      <>
        {made === undefined ? null : <Made app={made} />}
        <p class="soft">
          {marked('portal.appsRegisteredHere', {
            authorize: address('authorize'),
            tokens: address('token'),
            code: (words) => <code>{words}</code>,
          })}
        </p>
        <ul class="plain">
          {apps.map((app) => (
            <AppCard app={app} csrf={admin.csrf} />
          ))}
        </ul>
        <Registration draft={draft} csrf={admin.csrf} />
      </>
    ),
  });
}

const Made: FC<{ app: NewApp }> = ({ app }) => (
  <Notice kind="good">
    <p>{marked('portal.keepThisSecretNow', { name: app.name, b: (words) => <strong>{words}</strong> })}</p>
    <p>
      {t('portal.clientId')} <code class="secret">{app.client_id}</code>
      {t('portal.clientSecret')} <code class="secret">{app.client_secret}</code>
    </p>
  </Notice>
);

const AppCard: FC<{ app: ConnectApp; csrf: string }> = ({ app, csrf }) => {
  const { name } = app;
  return (
    <li class="card">
      <h2>
        <bdi>{name}</bdi>{' '}
        {app.review_tier === 'elevated' ? <span class="mark">{t('portal.elevatedReviewTier')}</span> : null}
      </h2>
      <dl>
        <dt>{t('portal.clientId')}</dt>
        <dd>
          <code>{app.client_id}</code>
        </dd>
        <dt>{t('portal.clientSecret')}</dt>
        <dd>{t('portal.endsWith', { hint: app.secret_hint })}</dd>
        <dt>{t('portal.redirectUris')}</dt>
        <dd>
          {app.redirect_uris.map((uri) => (
            <div>
              <code>{uri}</code>
            </div>
          ))}
        </dd>
        <dt>{t('portal.mayAskFor')}</dt>
        <dd>
          {scopeWords(inCatalogueOrder(app.scopes)).map((line) => (
            <div>{line}</div>
          ))}
        </dd>
      </dl>
      <div>
        <details>
          <summary>{marked('portal.asTheAppAsks', { name, hidden })}</summary>
          <code class="secret" lang="en">
            {app.scopes.join(' ')}
          </code>
        </details>
        <details>
          <summary>{marked('portal.replaceTheSecret', { name, hidden })}</summary>
          <form method="post" action={`/portal/apps/${app.id}/secret`}>
            <Csrf token={csrf} />
            <p>{t('portal.theSecretBefore')}</p>
            <button class="second" type="submit">
              {marked('portal.replaceItNow', { name, hidden })}
            </button>
          </form>
        </details>
        <details>
          <summary>{marked('portal.delete', { name, hidden })}</summary>
          <form method="post" action={`/portal/apps/${app.id}/delete`}>
            <Csrf token={csrf} />
            <p>{t('portal.everyConnectionEnds')}</p>
            <button class="danger" type="submit">
              {marked('portal.deleteItNow', { name, hidden })}
            </button>
          </form>
        </details>
      </div>
    </li>
  );
};

const Registration: FC<{ draft: Draft; csrf: string }> = ({ draft: { name, uris, scopes, fault }, csrf }) => {
  const faultOf = (field: string) => (fault?.field?.startsWith(field) ? faultText(fault) : undefined);
  return (
    <form method="post" action="/portal/apps">
      <h2>{t('portal.registerAnApp')}</h2>
      <Csrf token={csrf} />
      <Field name="name" label={t('portal.name')} value={name} fault={faultOf('name')} maxlength={80} />
      <Field
        name="redirect_uris"
        label={t('portal.redirectUris')}
        hint={t('portal.oneALine')}
        value={uris}
        fault={faultOf('redirect_uris')}
        lines={3}
      />
      <ScopeChoice
        offered={SCOPES}
        chosen={new Set(scopes)}
        asked={{ title: t('portal.whatItMayAskFor'), hint: t('portal.peopleDecide') }}
        fault={faultOf('scopes')}
      />
      <button type="submit">{t('portal.registerTheApp')}</button>
    </form>
  );
};
