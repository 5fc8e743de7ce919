/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { execute } from '#src/action/execute.ts';
import { findUser } from '#src/domain/accounts/people.ts';
import { setOwnLanguageAction } from '#src/identity/actions.ts';
import { newId } from '#src/lib/ids.ts';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { chosenLanguage, LanguageChoice } from './language-choice.tsx';
import { Csrf, Notice } from './layout.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { roleWords } from './role-words.ts';
import { readForm, requireSession, type SignedInPerson } from './session.ts';

const PATH = '/you';

/** What a signed-in person sets about themselves. */
export function mountYou(app: Hono, service: HttpService): void {
  app.get(PATH, (c) => page(service, c, async () => shown(c, service, await requireSession(c, service))));
  app.post(PATH, (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const input = { preferred_language: chosenLanguage(await readForm(c, service, person)) };
      const origin = { channel: 'http', requestId: newId('request') } as const;
      await execute(service.runtime, setOwnLanguageAction, input, { principal: person.principal, origin });
      return seeOther(`${PATH}?saved=1`);
    }),
  );
}

async function shown(c: Context, service: HttpService, person: SignedInPerson): Promise<Response> {
  const { account, user } = person;
  const known = await service.store.read((db) => findUser(db, account.id, user.id));
  return renderPage(c, {
    title: t('people.you'),
    person: person.shown,
    body: (
      <>
        {c.req.query('saved') === undefined ? null : (
          <Notice kind="good">
            <p>{t('people.saved')}</p>
          </Notice>
        )}
        <section class="card">
          <dl>
            <dt>{t('people.name')}</dt>
            <dd>
              <bdi>{user.name}</bdi>
            </dd>
            <dt>{t('desk.agency')}</dt>
            <dd>{account.name}</dd>
            <dt>{t('desk.signedInAs')}</dt>
            <dd>{user.email}</dd>
            <dt>{t('desk.role')}</dt>
            <dd>{roleWords()[user.role]}</dd>
          </dl>
        </section>
        <form method="post" action={PATH} class="card">
          <Csrf token={person.csrf} />
          <LanguageChoice
            id="language"
            chosen={known?.preferred_language ?? null}
            hint={t('people.pagesFollowTheBrowser')}
          />
          <button type="submit">{t('people.saveIt')}</button>
        </form>
        <p>
          <a href="/passkeys">{t('frame.passkeys')}</a>
        </p>
      </>
    ),
  });
}
