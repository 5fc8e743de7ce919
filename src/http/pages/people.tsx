/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { makePasswordLink } from '#src/identity/links.ts';
import { listPeople } from '#src/identity/people.ts';
import { newId } from '#src/lib/ids.ts';
import type { HttpService } from '../service.ts';
import { ROLE_WORDS } from './home.tsx';
import { Csrf, Notice } from './layout.tsx';
import { page, renderPage } from './page.tsx';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

/** The page where an admin makes password links for people of the agency. */
export function mountPeople(app: Hono, service: HttpService): void {
  app.get('/people', (c) => page(service, c, async () => list(c, service, await requireAdmin(c, service))));
  app.post('/people/links', (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      const userId = form.get('user_id') ?? '';
      const link = await makePasswordLink(service, userId, {
        principal: admin.principal,
        origin: { channel: 'http', requestId: newId('request') },
      });
      return list(c, service, admin, { userId, ...link });
    }),
  );
}

async function list(
  c: Context,
  service: HttpService,
  admin: SignedInPerson,
  made?: { userId: string; url: string; expires_at: string },
): Promise<Response> {
  const people = await service.store.read((db) => listPeople(db, admin.account.id));
  const person = people.find(({ id }) => id === made?.userId);
  return renderPage(c, {
    title: 'People',
    person: admin.shown,
    body: (
      <>
        {made === undefined ? null : (
          <Notice kind="good">
            <p>
              Give this link to <strong>{person?.name}</strong> yourself; it is shown only now. It works once,
              until {made.expires_at.slice(0, 10)}, and sets the password.
            </p>
            <code class="secret">{made.url}</code>
          </Notice>
        )}
        <p class="soft">
          People sign in with their e-mail address and a password that only they know. A link lets them set
          it. They can also <a href="/people/provider">sign in with the identity provider of your agency</a>.
        </p>
        <ul class="plain">
          {people.map((one) => (
            <li class="card">
              <h2>{one.name}</h2>
              <p>
                {one.email} · {ROLE_WORDS[one.role]}{' '}
                <span class={one.status === 'active' ? 'mark good' : 'mark plain'}>{one.status}</span>{' '}
                <span class="mark plain">{one.hasPassword ? 'has a password' : 'no password yet'}</span>
              </p>
              <form method="post" action="/people/links">
                <Csrf token={admin.csrf} />
                <input type="hidden" name="user_id" value={one.id} />
                <button class="second" type="submit">
                  Make a password link<span class="visually-hidden"> for {one.name}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      </>
    ),
  });
}
