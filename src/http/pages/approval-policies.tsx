/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import type { FC } from 'hono/jsx';
import { execute } from '#src/action/execute.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { POLICIES } from '#src/domain/accounts/account-schema.ts';
import { activeKeys } from '#src/domain/accounts/keys.ts';
import { allUsers } from '#src/domain/accounts/people.ts';
import { listPolicies, type Policy } from '#src/domain/accounts/policies.ts';
import { liveServiceAccounts } from '#src/domain/accounts/service-accounts.ts';
import { setConnectionPolicyAction } from '#src/identity/oauth/connection-policy.ts';
import { standingConnections } from '#src/identity/oauth/grants.ts';
import { newId } from '#src/lib/ids.ts';
import { type Key, marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Csrf } from './layout.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { roleWords } from './role-words.ts';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

/** What waits under each policy. */
export const POLICY_WORDS = {
  off: 'approvals.nothing',
  outward: 'approvals.whatLeavesTheAgencyOr',
  writes: 'approvals.everythingThatWrites',
} as const satisfies Record<Policy, Key>;

interface Subject {
  id: string;
  name: string;
  field: 'role' | 'user_id' | 'key_id';
}

/** The page where an admin sets which credentials need approval, and for what. */
export function mountApprovalPolicies(app: Hono, service: HttpService): void {
  app.get('/approvals/policies', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const { policies, subjects } = await service.store.read(async (db) => ({
        policies: await listPolicies(db, admin.account.id),
        subjects: await subjectsOf(db, admin.account.id),
      }));
      const set = new Map(policies.map(({ subject, policy }) => [subject, policy]));
      return renderPage(c, {
        title: t('approvals.whatWaitsForApproval'),
        person: admin.shown,
        body: (
          <>
            <p class="soft">{t('approvals.aPolicyHoldsForKeys')}</p>
            <details>
              <summary>{t('approvals.howPoliciesAddUp')}</summary>
              <p class="soft">{t('approvals.aKeyCanHaveItsOwn')}</p>
            </details>
            <PolicyTable admin={admin} subjects={subjects} set={set} />
            <ConnectionPolicy admin={admin} />
          </>
        ),
      });
    }),
  );
  app.post('/approvals/policies', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      for (const { id, field, policy } of changedIn(form))
        await execute(
          service.runtime,
          setApprovalPolicyAction,
          { [field]: id, policy },
          { principal: admin.principal, origin: { channel: 'http', requestId: newId('request') } },
        );
      return seeOther('/approvals/policies');
    }),
  );
  app.post('/approvals/policies/connections', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      await execute(
        service.runtime,
        setConnectionPolicyAction,
        { roles: form.getAll('role') },
        { principal: admin.principal, origin: { channel: 'http', requestId: newId('request') } },
      );
      return seeOther('/approvals/policies');
    }),
  );
}

const FIELDS = ['role', 'user_id', 'key_id'] as const;

/** What the form changes. What it leaves as it was shown may meanwhile be set by another admin, and stays so. */
function changedIn(form: URLSearchParams): { id: string; field: Subject['field']; policy: string }[] {
  return [...form].flatMap(([name, policy]) => {
    const [, given, id = ''] = /^set:(\w+):(\w+)$/.exec(name) ?? [];
    const field = FIELDS.find((one) => one === given);
    if (field === undefined || form.get(`was:${field}:${id}`) === policy) return [];
    return [{ id, field, policy }];
  });
}

const PolicyTable: FC<{
  admin: SignedInPerson;
  subjects: readonly Subject[];
  set: ReadonlyMap<string, Policy>;
}> = ({ admin, subjects, set }) => (
  <form method="post" action="/approvals/policies" class="card">
    <Csrf token={admin.csrf} />
    <table class="choices">
      <caption class="visually-hidden">{t('approvals.whatWaitsForApprovalBy')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('approvals.who')}</th>
          <th scope="col">{t('approvals.whatWaits')}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ id, name, field }) => (
          <tr>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <input type="hidden" name={`was:${field}:${id}`} value={set.get(id) ?? 'off'} />
              <select name={`set:${field}:${id}`} aria-label={t('approvals.whatWaitsFor', { name })}>
                {POLICIES.map((policy) => (
                  <option value={policy} selected={(set.get(id) ?? 'off') === policy}>
                    {t(POLICY_WORDS[policy])}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      <button type="submit">{t('approvals.save')}</button>
    </p>
  </form>
);

const ConnectionPolicy: FC<{ admin: SignedInPerson }> = ({ admin }) => (
  <section class="card">
    <h2>{t('approvals.newConnections')}</h2>
    <form method="post" action="/approvals/policies/connections">
      <Csrf token={admin.csrf} />
      <fieldset>
        <legend>{t('approvals.anAdminApprovesNewConnections')}</legend>
        {Object.entries(roleWords())
          .filter(([role]) => role !== 'admin')
          .map(([role, name]) => (
            <div class="choice">
              <input
                type="checkbox"
                id={`connect-${role}`}
                name="role"
                value={role}
                checked={admin.account.settings.connection_approval_roles.some((set) => set === role)}
              />
              <label for={`connect-${role}`}>{name}</label>
            </div>
          ))}
      </fieldset>
      <button class="second" type="submit">
        {marked('approvals.setWhoNeedsApprovalTo', {
          hidden: (text) => <span class="visually-hidden">{text}</span>,
        })}
      </button>
    </form>
  </section>
);

async function subjectsOf(db: Parameters<typeof listPolicies>[0], accountId: string): Promise<Subject[]> {
  const keys = await activeKeys(db, accountId);
  const people = (await allUsers(db, accountId)).filter(({ status }) => status !== 'paused');
  const grants = await standingConnections(db, accountId);
  const services = await liveServiceAccounts(db, accountId);
  return [
    ...Object.entries(roleWords()).map(
      ([id, name]): Subject => ({ id, name: t('approvals.role', { name }), field: 'role' }),
    ),
    ...people.map(
      ({ id, name }): Subject => ({ id, name: t('approvals.person', { name }), field: 'user_id' }),
    ),
    ...keys.map(
      ({ id, name, hint }): Subject => ({
        id,
        name: t('approvals.key', { name: name ?? id, hint }),
        field: 'key_id',
      }),
    ),
    ...services.map(
      ({ id, name }): Subject => ({ id, name: t('approvals.serviceAccount', { name }), field: 'key_id' }),
    ),
    ...grants.map(
      ({ id, client_name }): Subject => ({
        id,
        name: t('approvals.app', { name: client_name }),
        field: 'key_id',
      }),
    ),
  ];
}
