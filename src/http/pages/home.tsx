/** @jsxImportSource hono/jsx */

import type { Hono } from 'hono';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { deskPage, mountDesk } from './desk/desk.tsx';
import { Notice } from './layout.tsx';
import { page, renderPage } from './page.tsx';
import { roleWords } from './role-words.ts';
import { requireSignIn } from './session.ts';

/** The start page of a signed-in person: the desk, or why there is none. */
export function mountHome(app: Hono, service: HttpService): void {
  app.get('/', (c) =>
    page(service, c, async () => {
      const person = await requireSignIn(c, service);
      const { user, account, shown } = person;
      if (account.status !== 'suspended' && account.plan !== 'none') return deskPage(c, service, person);
      return renderPage(c, {
        title: t('desk.hello', { name: user.name }),
        person: shown,
        body: (
          <>
            {account.status === 'suspended' ? (
              <Notice kind="bad">
                <p>{t('desk.suspended')}</p>
              </Notice>
            ) : null}
            {account.plan === 'none' ? (
              <Notice kind="bad">
                <p>{t('desk.noPlan')}</p>
              </Notice>
            ) : null}
            <section class="card">
              <dl>
                <dt>{t('desk.agency')}</dt>
                <dd>{account.name}</dd>
                <dt>{t('desk.signedInAs')}</dt>
                <dd>{user.email}</dd>
                <dt>{t('desk.role')}</dt>
                <dd>{roleWords()[user.role]}</dd>
              </dl>
            </section>
          </>
        ),
      });
    }),
  );
  mountDesk(app, service);
}
