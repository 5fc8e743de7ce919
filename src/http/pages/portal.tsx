/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { SCOPES } from '#src/domain/accounts/scopes.ts';
import { createApp, deleteApp, listApps, type NewApp, rotateAppSecret } from '#src/identity/oauth/apps.ts';
import { isElevated } from '#src/identity/oauth/scopes.ts';
import { newId } from '#src/lib/ids.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Field, Notice } from './layout.tsx';
import { englishPage, isCorrectable, renderPage, seeOther } from './page.tsx';
import { scopeText } from './scope-choice.tsx';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

interface Draft {
  name: string;
  uris: string;
  scopes: string[];
  fault?: { field: string; message: string };
}

const EMPTY: Draft = { name: '', uris: '', scopes: [] };

const by = (admin: SignedInPerson) => ({
  principal: admin.principal,
  origin: { channel: 'http' as const, requestId: newId('request') },
});

/** The developer portal: where an admin registers apps that connect to agencies. */
export function mountPortal(app: Hono, service: HttpService): void {
  app.get('/portal', (c) =>
    englishPage(service, c, async () => show(c, service, await requireAdmin(c, service))),
  );
  app.post('/portal/apps', (c) =>
    englishPage(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      const draft: Draft = {
        name: form.get('name') ?? '',
        uris: form.get('redirect_uris') ?? '',
        scopes: form.getAll('scope'),
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
        const message = error.message.replace(/^[\w.]+: /, '');
        return show(c, service, admin, { draft: { ...draft, fault: { field: error.field ?? '', message } } });
      }
    }),
  );
  app.post('/portal/apps/:id/secret', (c) =>
    englishPage(service, c, async () => {
      const admin = await requireAdmin(c, service);
      await readForm(c, service, admin);
      return show(c, service, admin, { made: await rotateAppSecret(service, by(admin), c.req.param('id')) });
    }),
  );
  app.post('/portal/apps/:id/delete', (c) =>
    englishPage(service, c, async () => {
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
  const { fault } = draft;
  const faultOf = (field: string) => (fault?.field.startsWith(field) ? fault.message : undefined);
  return renderPage(c, {
    title: 'Developer portal',
    person: admin.shown,
    status: fault === undefined ? 200 : 422,
    body: (
      <>
        {made === undefined ? null : (
          <Notice kind="good">
            <p>
              <strong>{made.name}</strong>: keep this secret now, it is not shown again.
            </p>
            <p>
              Client id <code class="secret">{made.client_id}</code>
              Client secret <code class="secret">{made.client_secret}</code>
            </p>
          </Notice>
        )}
        <p class="soft">
          Apps registered here ask people of any agency for access, by OAuth 2.0 with PKCE. Authorization:{' '}
          <code>{service.publicUrl()}/api/oauth/authorize</code>, tokens:{' '}
          <code>{service.publicUrl()}/api/oauth/token</code>.
        </p>
        <ul class="plain">
          {apps.map((app) => (
            <li class="card">
              <h2>
                {app.name}{' '}
                {app.review_tier === 'elevated' ? <span class="mark">elevated review tier</span> : null}
              </h2>
              <dl>
                <dt>Client id</dt>
                <dd>
                  <code>{app.client_id}</code>
                </dd>
                <dt>Client secret</dt>
                <dd>ends in {app.secret_hint}</dd>
                <dt>Redirect URIs</dt>
                <dd>
                  {app.redirect_uris.map((uri) => (
                    <div>
                      <code>{uri}</code>
                    </div>
                  ))}
                </dd>
                <dt>Scopes</dt>
                <dd>{app.scopes.join(', ')}</dd>
              </dl>
              <div>
                <details>
                  <summary>
                    Replace the secret<span class="visually-hidden"> of {app.name}</span>
                  </summary>
                  <form method="post" action={`/portal/apps/${app.id}/secret`}>
                    <Csrf token={admin.csrf} />
                    <p>The present secret is refused from then on. Tokens go on working.</p>
                    <button class="second" type="submit">
                      Replace it now<span class="visually-hidden">: the secret of {app.name}</span>
                    </button>
                  </form>
                </details>
                <details>
                  <summary>
                    Delete<span class="visually-hidden"> {app.name}</span>
                  </summary>
                  <form method="post" action={`/portal/apps/${app.id}/delete`}>
                    <Csrf token={admin.csrf} />
                    <p>
                      Every connection to it ends, in whichever agency it was made. This cannot be undone.
                    </p>
                    <button class="danger" type="submit">
                      Delete it now<span class="visually-hidden">: {app.name}</span>
                    </button>
                  </form>
                </details>
              </div>
            </li>
          ))}
        </ul>
        <form method="post" action="/portal/apps" class="card">
          <h2>Register an app</h2>
          <Csrf token={admin.csrf} />
          <Field name="name" label="Name" value={draft.name} fault={faultOf('name')} maxlength={80} />
          <Field
            name="redirect_uris"
            label="Redirect URIs"
            hint="One a line, exactly as the app sends them. https, or http on 127.0.0.1 or localhost."
            value={draft.uris}
            fault={faultOf('redirect_uris')}
            lines={3}
          />
          <fieldset aria-describedby={faultOf('scopes') === undefined ? undefined : 'scopes-fault'}>
            <legend>Scopes it may ask for</legend>
            {faultOf('scopes') === undefined ? null : (
              <p class="fault" id="scopes-fault">
                {faultOf('scopes')}
              </p>
            )}
            {SCOPES.map((scope) => (
              <div class="choice">
                <input
                  type="checkbox"
                  id={scope}
                  name="scope"
                  value={scope}
                  checked={draft.scopes.includes(scope)}
                />
                <label for={scope}>
                  {scopeText(scope)} <code class="soft small">{scope}</code>{' '}
                  {isElevated(scope) ? <span class="mark">elevated</span> : null}
                </label>
              </div>
            ))}
          </fieldset>
          <button type="submit">Register the app</button>
        </form>
      </>
    ),
  });
}
