/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import type { FC } from 'hono/jsx';
import { execute } from '#src/action/execute.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { POLICIES } from '#src/domain/accounts/account-schema.ts';
import { activeKeys } from '#src/domain/accounts/keys.ts';
import { allUsers } from '#src/domain/accounts/people.ts';
import { listPolicies, type Policy } from '#src/domain/accounts/policies.ts';
import { activeServiceAccounts } from '#src/domain/accounts/service-accounts.ts';
import { setConnectionPolicyAction } from '#src/identity/oauth/connection-policy.ts';
import { standingConnections } from '#src/identity/oauth/grants.ts';
import { newId } from '#src/lib/ids.ts';
import type { HttpService } from '../service.ts';
import { ROLE_WORDS } from './home.tsx';
import { Csrf } from './layout.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

const POLICY_WORDS: Record<Policy, string> = {
  off: 'nothing waits',
  outward: 'what reaches people outside, removes for good, or changes keys, people and roles, waits',
  writes: 'everything that writes waits',
};

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
        title: 'What waits for approval',
        person: admin.shown,
        body: (
          <>
            <p class="soft">
              A policy holds for keys and connected apps, never for people signed in here. A key or app can
              have one of its own, by its person and by the person's role: the strictest holds, so that
              “nothing waits” takes nothing away from another. Under any of them, what changes keys, people,
              roles or limits waits too, and the keys and people that it makes wait as it does. No key changes
              what is set here.
            </p>
            <ul class="plain">
              {subjects.map(({ id, name, field }) => (
                <li class="card">
                  <h2>{name}</h2>
                  <form method="post" action="/approvals/policies" class="row">
                    <Csrf token={admin.csrf} />
                    <input type="hidden" name="field" value={field} />
                    <input type="hidden" name="subject" value={id} />
                    <label>
                      <span class="visually-hidden">What waits for {name}</span>
                      <select name="policy">
                        {POLICIES.map((policy) => (
                          <option value={policy} selected={(set.get(id) ?? 'off') === policy}>
                            {POLICY_WORDS[policy]}
                          </option>
                        ))}
                      </select>
                    </label>
                    <button class="second" type="submit">
                      Set<span class="visually-hidden"> for {name}</span>
                    </button>
                  </form>
                </li>
              ))}
            </ul>
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
      const subject = form.get('subject') ?? '';
      await execute(
        service.runtime,
        setApprovalPolicyAction,
        {
          [FIELDS.find((field) => field === form.get('field')) ?? 'key_id']: subject,
          policy: form.get('policy'),
        },
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

const ConnectionPolicy: FC<{ admin: SignedInPerson }> = ({ admin }) => (
  <section class="card">
    <h2>New connections</h2>
    <form method="post" action="/approvals/policies/connections">
      <Csrf token={admin.csrf} />
      <fieldset>
        <legend>An admin approves new connections of</legend>
        {Object.entries(ROLE_WORDS)
          .filter(([role]) => role !== 'admin')
          .map(([role, name]) => (
            <label>
              <input
                type="checkbox"
                name="role"
                value={role}
                checked={admin.account.settings.connection_approval_roles.some((set) => set === role)}
              />{' '}
              {name}
            </label>
          ))}
      </fieldset>
      <button class="second" type="submit">
        Set<span class="visually-hidden"> who needs approval to connect</span>
      </button>
    </form>
  </section>
);

async function subjectsOf(db: Parameters<typeof listPolicies>[0], accountId: string): Promise<Subject[]> {
  const keys = await activeKeys(db, accountId);
  const people = (await allUsers(db, accountId)).filter(({ status }) => status !== 'paused');
  const grants = await standingConnections(db, accountId);
  const services = await activeServiceAccounts(db, accountId);
  return [
    ...Object.entries(ROLE_WORDS).map(
      ([id, name]): Subject => ({ id, name: `Role: ${name}`, field: 'role' }),
    ),
    ...people.map(({ id, name }): Subject => ({ id, name: `Person: ${name}`, field: 'user_id' })),
    ...keys.map(
      ({ id, name, hint }): Subject => ({ id, name: `Key: ${name ?? id} (…${hint})`, field: 'key_id' }),
    ),
    ...services.map(({ id, name }): Subject => ({ id, name: `Service account: ${name}`, field: 'key_id' })),
    ...grants.map(({ id, client_name }): Subject => ({ id, name: `App: ${client_name}`, field: 'key_id' })),
  ];
}
