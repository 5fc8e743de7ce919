/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { FC } from 'hono/jsx';
import type * as z from 'zod';
import {
  createServiceAccountAction,
  listServiceAccountsAction,
  revokeServiceAccountAction,
  rotateServiceAccountAction,
  updateServiceAccountAction,
} from '#actions/keys/index.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { POLICIES } from '#src/domain/accounts/account-schema.ts';
import { ROLES } from '#src/domain/accounts/people-schema.ts';
import { listPolicies, type Policy } from '#src/domain/accounts/policies.ts';
import { SCOPES, type Scope } from '#src/domain/accounts/scopes.ts';
import {
  NewServiceAccount,
  ServiceAccount as Schema,
  type ServiceAccount,
} from '#src/domain/accounts/service-accounts-schema.ts';
import { grantable } from '#src/identity/oauth/scopes.ts';
import type { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { clockText } from '../language/format.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { POLICY_WORDS } from './approval-policies.tsx';
import {
  Earlier,
  hidden,
  lastUse,
  MayDo,
  Refused,
  rightsFault,
  type SentCredential,
} from './credential-parts.tsx';
import { Csrf, Field, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { listOf, Reader } from './reader.ts';
import { roleWords } from './role-words.ts';
import { readScopes, SCOPE_STYLE, ScopeChoice } from './scope-choice.tsx';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

const Accounts = listOf(Schema);
const OFFERED = grantable(SCOPES, 'admin');
const PATH = '/service-accounts';

interface State {
  made?: z.output<typeof NewServiceAccount>;
  refused?: AppError;
  sent?: SentCredential;
}

/** The agency's service accounts: programs that act for nobody, what each may do, and what of it waits. For admins. */
export function mountServiceAccounts(app: Hono, service: HttpService): void {
  app.get(PATH, (c) => page(service, c, async () => shown(c, service, await requireAdmin(c, service))));
  const post = (
    path: string,
    answer: (admin: SignedInPerson, form: URLSearchParams, id: string) => Promise<State>,
  ) =>
    app.post(path, (c) =>
      page(service, c, async () => {
        const admin = await requireAdmin(c, service);
        const form = await readForm(c, service, admin);
        const state = await answer(admin, form, c.req.param('id') ?? '').catch((error: unknown): State => {
          if (!isCorrectable(error)) throw error;
          return path === PATH ? { refused: error, sent: sentOf(form) } : { refused: error };
        });
        // What shows no secret is shown at its own address, so that loading it again does nothing again.
        return state.made === undefined && state.refused === undefined
          ? seeOther(PATH)
          : shown(c, service, admin, state);
      }),
    );
  const run = async ({ principal }: SignedInPerson, action: Action, input: Record<string, unknown>) => {
    const origin = { channel: 'http', requestId: newId('request') } as const;
    return (await execute(service.runtime, action, input, { principal, origin })).data;
  };
  post(PATH, async (admin, form) => {
    const keys = (form.get('jwks_uri') ?? '').trim();
    const input = {
      name: (form.get('name') ?? '').trim(),
      role: form.get('role'),
      policy: form.get('policy'),
      scopes: readScopes(form, OFFERED),
      ...(keys === '' ? {} : { jwks_uri: keys }),
    };
    return { made: NewServiceAccount.parse(await run(admin, createServiceAccountAction, input)) };
  });
  post(`${PATH}/:id/rotate`, async (admin, _, id) => ({
    made: NewServiceAccount.parse(await run(admin, rotateServiceAccountAction, { service_account_id: id })),
  }));
  post(`${PATH}/:id/policy`, async (admin, form, id) => {
    await run(admin, setApprovalPolicyAction, { key_id: id, policy: form.get('policy') });
    return {};
  });
  post(`${PATH}/:id/status`, async (admin, form, id) => {
    await run(admin, updateServiceAccountAction, { service_account_id: id, status: form.get('status') });
    return {};
  });
  post(`${PATH}/:id/revoke`, async (admin, _, id) => {
    await run(admin, revokeServiceAccountAction, { service_account_id: id });
    return {};
  });
}

/** The form of a new service account as it was sent. */
function sentOf(form: URLSearchParams): SentCredential {
  const role = ROLES.find((known) => known === form.get('role')) ?? null;
  return { form, scopes: readScopes(form, OFFERED), role };
}

async function shown(
  c: Context,
  service: HttpService,
  admin: SignedInPerson,
  { made, refused, sent }: State = {},
): Promise<Response> {
  const fault = sent === undefined ? undefined : rightsFault(sent);
  await service.runtime.charge(admin.principal, 1, 0);
  const after = c.req.query('after');
  const accounts = await new Reader(service, admin.principal).read(
    listServiceAccountsAction,
    { limit: 50, ...(after === undefined ? {} : { after }) },
    Accounts,
  );
  const policies = await service.store.read((db) => listPolicies(db, admin.account.id));
  const set = new Map(policies.map(({ subject, policy }) => [subject, policy]));
  return renderPage(c, {
    title: t('serviceAccounts.serviceAccounts'),
    person: admin.shown,
    status: refused?.status ?? 200,
    style: SCOPE_STYLE,
    body: (
      <>
        <Refused error={refused} words={fault} />
        {made === undefined ? null : (
          <Made account={made} tokens={`${service.publicUrl()}/api/oauth/token`} />
        )}
        <p class="soft">
          {marked('serviceAccounts.whatItIs', { link: (words) => <a href="/keys">{words}</a> })}
        </p>
        {accounts === null || accounts.items.length === 0 ? <p>{t('keys.thereAreNone')}</p> : null}
        <ul class="plain">
          {accounts?.items.map((account) => (
            <Card account={account} policy={set.get(account.id) ?? 'off'} admin={admin} />
          ))}
        </ul>
        <Earlier list={accounts} path={PATH}>
          {t('serviceAccounts.earlier')}
        </Earlier>
        <NewAccount admin={admin} sent={sent} fault={fault} />
      </>
    ),
  });
}

const Made: FC<{ account: z.output<typeof NewServiceAccount>; tokens: string }> = ({ account, tokens }) => (
  <Notice kind="good">
    <p>
      {marked('serviceAccounts.asksForTokens', {
        name: account.name,
        address: tokens,
        b: (words) => <bdi>{words}</bdi>,
        code: (words) => <code>{words}</code>,
      })}
    </p>
    <code class="secret">{account.client_id}</code>
    {account.client_secret === null ? (
      <p>
        {account.jwks_uri === null
          ? t('serviceAccounts.andAnAssertionOwn')
          : t('serviceAccounts.andAnAssertion', { address: account.jwks_uri })}
      </p>
    ) : (
      <>
        <p>{t('serviceAccounts.andThisSecret')}</p>
        <code class="secret">{account.client_secret}</code>
      </>
    )}
  </Notice>
);

const Card: FC<{ account: ServiceAccount; policy: Policy; admin: SignedInPerson }> = ({
  account,
  policy,
  admin,
}) => {
  const moment = (at: string): string => clockText(at, admin.account.timezone);
  return (
    <li class="card">
      <h2>
        <bdi>{account.name}</bdi>{' '}
        <span class={MARKS[account.status]}>{t(`serviceAccounts.${account.status}`)}</span>
      </h2>
      <dl>
        <dt>{t('serviceAccounts.boundedAs')}</dt>
        <dd>{roleWords()[account.role]}</dd>
        <dt>{t('keys.lastUsed')}</dt>
        <dd>{lastUse(account, moment)}</dd>
        <dt>{t('serviceAccounts.clientId')}</dt>
        <dd>{account.client_id}</dd>
        <dt>{t('serviceAccounts.provesItselfBy')}</dt>
        <dd>
          {account.previous_ends_at === null
            ? proofOf(account)
            : t('serviceAccounts.secretBefore', {
                how: proofOf(account),
                moment: moment(account.previous_ends_at),
              })}
        </dd>
      </dl>
      <MayDo name={account.name} scopes={account.scopes} />
      {account.status === 'revoked' ? null : <Steps account={account} policy={policy} admin={admin} />}
    </li>
  );
};

const MARKS = { active: 'mark good', paused: 'mark', revoked: 'mark plain' } as const;

/** How a service account shows that it is the one. */
function proofOf({ auth_method, hint, jwks_uri }: ServiceAccount): string {
  if (auth_method === 'client_secret') return t('serviceAccounts.bySecret', { hint: hint ?? '' });
  return jwks_uri === null
    ? t('serviceAccounts.byKeys')
    : t('serviceAccounts.byKeysAt', { address: jwks_uri });
}

const Steps: FC<{ account: ServiceAccount; policy: Policy; admin: SignedInPerson }> = ({
  account: { id, name, auth_method, status },
  policy,
  admin,
}) => (
  <>
    <form method="post" action={`${PATH}/${id}/policy`}>
      <Csrf token={admin.csrf} />
      <PolicyChoice id={`policy-${id}`} chosen={policy} of={name} />
      <button class="second" type="submit">
        {marked('serviceAccounts.set', { name, hidden })}
      </button>
    </form>
    <div class="row">
      {auth_method === 'client_secret' ? (
        <form method="post" action={`${PATH}/${id}/rotate`}>
          <Csrf token={admin.csrf} />
          <button class="second" type="submit">
            {marked('keys.newSecret', { name, hidden })}
          </button>
        </form>
      ) : null}
      <form method="post" action={`${PATH}/${id}/status`}>
        <Csrf token={admin.csrf} />
        <input type="hidden" name="status" value={status === 'active' ? 'paused' : 'active'} />
        <button class="second" type="submit">
          {marked(status === 'active' ? 'serviceAccounts.pause' : 'serviceAccounts.resume', { name, hidden })}
        </button>
      </form>
      <form method="post" action={`${PATH}/${id}/revoke`}>
        <Csrf token={admin.csrf} />
        <button class="danger" type="submit">
          {marked('serviceAccounts.revokeForGood', { name, hidden })}
        </button>
      </form>
    </div>
  </>
);

const PolicyChoice: FC<{ id: string; chosen: Policy; of?: string }> = ({ id, chosen, of }) => (
  <div class="field">
    <label for={id}>
      {of === undefined
        ? t('serviceAccounts.waitsForApproval')
        : marked('serviceAccounts.waitsForApprovalOf', { name: of, hidden })}
    </label>
    <select id={id} name="policy">
      {POLICIES.map((policy) => (
        <option value={policy} selected={policy === chosen}>
          {t(POLICY_WORDS[policy])}
        </option>
      ))}
    </select>
  </div>
);

interface NewAccountProps {
  admin: SignedInPerson;
  /** What was sent and refused, shown again as it was. */
  sent: SentCredential | undefined;
  fault: string | undefined;
}

const NewAccount: FC<NewAccountProps> = ({ admin, sent, fault }) => (
  <details open={sent !== undefined}>
    <summary>{t('serviceAccounts.makeAServiceAccount')}</summary>
    <form method="post" action={PATH}>
      <Csrf token={admin.csrf} />
      <Field
        name="name"
        label={t('serviceAccounts.nameAsShown')}
        value={sent?.form.get('name') ?? undefined}
        maxlength={80}
      />
      <div class="field">
        <label for="role">{t('serviceAccounts.boundedAs')}</label>
        <select id="role" name="role">
          {Object.entries(roleWords())
            .reverse()
            .map(([role, words]) => (
              <option value={role} selected={role === sent?.role}>
                {words}
              </option>
            ))}
        </select>
      </div>
      <PolicyChoice
        id="policy"
        chosen={POLICIES.find((policy) => policy === sent?.form.get('policy')) ?? 'outward'}
      />
      <Field
        name="jwks_uri"
        label={t('serviceAccounts.addressOfKeys')}
        type="url"
        value={sent?.form.get('jwks_uri') ?? undefined}
        required={false}
        hint={t('serviceAccounts.aProgramThatSigns')}
      />
      <ScopeChoice
        offered={OFFERED satisfies Scope[]}
        chosen={new Set(sent?.scopes ?? ['jobs:read', 'candidates:read'])}
        fault={fault}
      />
      <button type="submit">{t('serviceAccounts.makeTheServiceAccount')}</button>
    </form>
  </details>
);
