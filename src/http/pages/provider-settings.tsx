/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { execute } from '#src/action/execute.ts';
import { ROLES } from '#src/domain/accounts/people-schema.ts';
import { discover } from '#src/identity/provider/discovery.ts';
import {
  findProvider,
  type Provider,
  removeProviderAction,
  sealerOf,
  setProviderAction,
} from '#src/identity/provider/settings.ts';
import { CALLBACK_PATH } from '#src/identity/provider/sign-in.ts';
import type { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { refusalText } from '../language/refusal.ts';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Field, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { roleWords } from './role-words.ts';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

const PATH = '/people/provider';

/** The page where an admin sets with which identity provider people sign in. */
export function mountProviderSettings(app: Hono, service: HttpService): void {
  app.get(PATH, (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      return settings(
        c,
        service,
        admin,
        await service.store.read((db) => findProvider(db, admin.account.id)),
      );
    }),
  );
  app.post(PATH, (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      const given = providerOf(form);
      const secret = form.get('client_secret') ?? '';
      try {
        await discover(service, given.issuer);
        await run(service, admin, setProviderAction, {
          issuer: given.issuer,
          client_id: given.clientId,
          ...(secret === '' ? {} : { client_secret: await sealerOf(service).seal(secret) }),
          domains: given.domains,
          newcomers_role: given.newcomersRole,
          password_sign_in: given.passwordSignIn,
        });
      } catch (error) {
        if (!isCorrectable(error)) throw error;
        return settings(c, service, admin, given, error);
      }
      return seeOther(PATH);
    }),
  );
  app.post(`${PATH}/remove`, (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      await readForm(c, service, admin);
      await run(service, admin, removeProviderAction, {});
      return seeOther(PATH);
    }),
  );
}

function run(
  service: HttpService,
  { principal }: SignedInPerson,
  action: typeof setProviderAction,
  input: Record<string, unknown>,
) {
  const origin = { channel: 'http' as const, requestId: newId('request') };
  return execute(service.runtime, action, input, { principal, origin });
}

function providerOf(form: URLSearchParams): Provider {
  const text = (name: string): string => (form.get(name) ?? '').trim().slice(0, 2000);
  return {
    issuer: text('issuer'),
    clientId: text('client_id'),
    hasSecret: false,
    domains: text('domains')
      .split(/[\s,]+/)
      .filter((name) => name !== ''),
    newcomersRole: ROLES.find((role) => role === form.get('newcomers_role')) ?? null,
    passwordSignIn: form.get('password_sign_in') !== 'off',
  };
}

function settings(
  c: Context,
  service: HttpService,
  admin: SignedInPerson,
  provider: Provider | null,
  error?: AppError,
): Promise<Response> {
  const base = service.publicUrl();
  return renderPage(c, {
    title: t('provider.identityProvider'),
    person: admin.shown,
    status: error?.status ?? 200,
    body: (
      <>
        {error === undefined ? null : (
          <Notice kind="bad">
            <p>{refusalText(error)}</p>
          </Notice>
        )}
        <p class="soft">{t('provider.howItWorks')}</p>
        <dl>
          <dt>{t('provider.redirectAddress')}</dt>
          <dd>{base + CALLBACK_PATH}</dd>
          <dt>{t('provider.logoutAddress')}</dt>
          <dd>{`${base}/api/sign-in/${admin.account.id}/logout`}</dd>
          <dt>{t('provider.signInAddress')}</dt>
          <dd>{`${base}/sign-in/at/${admin.account.id}`}</dd>
        </dl>
        <form method="post" action={PATH} class="card">
          <Csrf token={admin.csrf} />
          <Field
            name="issuer"
            label={t('provider.issuer')}
            type="url"
            value={provider?.issuer}
            maxlength={500}
          />
          <Field
            name="client_id"
            label={t('provider.clientId')}
            type="text"
            value={provider?.clientId}
            maxlength={300}
          />
          <div class="field">
            <label for="client_secret">
              {t(provider?.hasSecret ? 'provider.secretStays' : 'provider.secretIfAny')}
            </label>
            <input
              id="client_secret"
              name="client_secret"
              type="password"
              autocomplete="off"
              maxlength={1000}
            />
          </div>
          <Field
            name="domains"
            label={t('provider.domains')}
            type="text"
            value={provider?.domains.join(', ')}
            maxlength={2000}
          />
          <div class="field">
            <label for="newcomers_role">{t('provider.newcomers')}</label>
            <select id="newcomers_role" name="newcomers_role">
              <option value="" selected={provider?.newcomersRole == null}>
                {t('provider.isRefused')}
              </option>
              {ROLES.map((role) => (
                <option value={role} selected={provider?.newcomersRole === role}>
                  {t('provider.becomes', { role: roleWords()[role] })}
                </option>
              ))}
            </select>
          </div>
          <div class="field">
            <label for="password_sign_in">{t('provider.passwords')}</label>
            <select id="password_sign_in" name="password_sign_in">
              <option value="on" selected={provider?.passwordSignIn !== false}>
                {t('provider.workBeside')}
              </option>
              <option value="off" selected={provider?.passwordSignIn === false}>
                {t('provider.areTurnedOff')}
              </option>
            </select>
          </div>
          <button type="submit">{t('provider.save')}</button>
        </form>
        {provider === null ? null : (
          <form method="post" action={`${PATH}/remove`}>
            <Csrf token={admin.csrf} />
            <button class="second" type="submit">
              {t('provider.removeIt')}
            </button>
          </form>
        )}
      </>
    ),
  });
}
