/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import type { HttpService } from '../service.ts';
import { Notice } from './layout.tsx';
import { page, renderPage } from './page.tsx';
import { requireSignIn } from './session.ts';

export const ROLE_WORDS = {
  admin: 'Admin',
  team_lead: 'Team lead',
  consultant: 'Consultant',
  researcher: 'Researcher',
  finance: 'Finance',
  read_only: 'Read only',
} as const;

/** Where a signed-in person begins. */
export function mountHome(app: Hono, service: HttpService): void {
  app.get('/', (c) =>
    page(service, c, async () => {
      const { user, account, shown } = await requireSignIn(c, service);
      const admin = user.role === 'admin';
      const shut = account.status === 'suspended' || account.plan === 'none';
      return renderPage(c, {
        title: `Hello, ${user.name}`,
        person: shown,
        body: (
          <>
            {account.status === 'suspended' ? (
              <Notice kind="bad">
                <p>This agency is suspended: nothing works until that is lifted.</p>
              </Notice>
            ) : null}
            {account.plan === 'none' ? (
              <Notice kind="bad">
                <p>This agency has no active plan, so its account is closed.</p>
              </Notice>
            ) : null}
            {account.status === 'restoring' ? (
              <Notice kind="warn">
                <p>This agency is being restored: you can look, and change things again once that is done.</p>
              </Notice>
            ) : null}
            <section class="card">
              <dl>
                <dt>Agency</dt>
                <dd>{account.name}</dd>
                <dt>Signed in as</dt>
                <dd>{user.email}</dd>
                <dt>Role</dt>
                <dd>{ROLE_WORDS[user.role]}</dd>
              </dl>
            </section>
            {shut ? null : (
              <section class="card">
                <h2>What you can do here</h2>
                <ul class="tight">
                  <li>
                    <a href="/approvals">Decide what waits for a person</a>
                  </li>
                  <li>
                    <a href="/connections">
                      See which apps and assistants act for {admin ? 'your people' : 'you'}
                    </a>
                  </li>
                  {admin ? (
                    <>
                      <li>
                        <a href="/people">Give people of the agency a way to sign in</a>
                      </li>
                      <li>
                        <a href="/portal">Register an app that connects to agencies</a>
                      </li>
                    </>
                  ) : null}
                  <li>
                    <a href="/docs">Read about the interface for programs</a>
                  </li>
                </ul>
              </section>
            )}
          </>
        ),
      });
    }),
  );
}
