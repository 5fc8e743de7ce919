/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import { execute } from '#src/action/execute.ts';
import { listPolicies, POLICIES, type PolicyView, setApprovalPolicyAction } from '#src/batch/policy.ts';
import { newId } from '#src/lib/ids.ts';
import type { Service } from '#src/service.ts';
import { ROLE_WORDS } from './home.tsx';
import { Csrf } from './layout.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { readForm, requireAdmin } from './session.ts';

const POLICY_WORDS: Record<PolicyView['policy'], string> = {
  off: 'nothing waits',
  outward: 'what reaches people outside, or removes for good, waits',
  writes: 'everything that writes waits',
};

interface Subject {
  id: string;
  name: string;
  field: 'role' | 'key_id';
}

/** Where an admin sets which credentials ask a person first, and for what. */
export function mountApprovalPolicies(app: Hono, service: Service): void {
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
              A policy holds for keys and connected apps, never for people signed in here. One of a key or an
              app goes before the one of its person's role.
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
                      <span class="unseen">What waits for {name}</span>
                      <select name="policy">
                        {POLICIES.map((policy) => (
                          <option value={policy} selected={(set.get(id) ?? 'off') === policy}>
                            {POLICY_WORDS[policy]}
                          </option>
                        ))}
                      </select>
                    </label>
                    <button class="second" type="submit">
                      Set<span class="unseen"> for {name}</span>
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
  app.post('/approvals/policies', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      const subject = form.get('subject') ?? '';
      await execute(
        service.runtime,
        setApprovalPolicyAction,
        {
          ...(form.get('field') === 'role' ? { role: subject } : { key_id: subject }),
          policy: form.get('policy'),
        },
        { principal: admin.principal, origin: { face: 'http', requestId: newId('request') } },
      );
      return seeOther('/approvals/policies');
    }),
  );
}

async function subjectsOf(db: Parameters<typeof listPolicies>[0], accountId: string): Promise<Subject[]> {
  const keys = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'hint'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .orderBy('created_at')
    .execute();
  const grants = await db
    .selectFrom('oauth_grants')
    .select(['id', 'client_name'])
    .where('account_id', '=', accountId)
    .where('status', '!=', 'revoked')
    .orderBy('created_at')
    .execute();
  return [
    ...Object.entries(ROLE_WORDS).map(
      ([id, name]): Subject => ({ id, name: `Role: ${name}`, field: 'role' }),
    ),
    ...keys.map(
      ({ id, name, hint }): Subject => ({ id, name: `Key: ${name ?? id} (…${hint})`, field: 'key_id' }),
    ),
    ...grants.map(({ id, client_name }): Subject => ({ id, name: `App: ${client_name}`, field: 'key_id' })),
  ];
}
