/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { FC } from 'hono/jsx';
import * as z from 'zod';
import {
  createUserAction,
  listTeamsAction,
  listUsersAction,
  updateUserAction,
} from '#actions/accounts/index.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { User } from '#src/domain/accounts/people-schema.ts';
import { changeEmailAction, inviteAction } from '#src/identity/actions.ts';
import { makePasswordLink } from '#src/identity/links.ts';
import { withPasswords } from '#src/identity/people.ts';
import type { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { clockText } from '../language/format.ts';
import { marked, type PlainKey, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { hidden, Refused } from './credential-parts.tsx';
import { chosenLanguage, LanguageChoice } from './language-choice.tsx';
import { Csrf, Field, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage } from './page.tsx';
import { listOf, Reader } from './reader.ts';
import { roleWords } from './role-words.ts';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

const Users = listOf(User);
const Teams = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });
type Team = z.output<typeof Teams>['items'][number];

interface State {
  /** A link to hand over, shown this once. */
  link?: { userId: string; url: string; expires_at: string };
  said?: string;
  refused?: AppError;
}

/** The people of the agency: add, invite, change, pause, and help to sign in. For admins. */
export function mountPeople(app: Hono, service: HttpService): void {
  app.get('/people', (c) => page(service, c, async () => list(c, service, await requireAdmin(c, service))));
  const post = (
    path: string,
    answer: (admin: SignedInPerson, form: URLSearchParams, c: Context) => Promise<State>,
  ) =>
    app.post(path, (c) =>
      page(service, c, async () => {
        const admin = await requireAdmin(c, service);
        const form = await readForm(c, service, admin);
        const state = await answer(admin, form, c).catch((error: unknown): State => {
          if (!isCorrectable(error)) throw error;
          return { refused: error };
        });
        return list(c, service, admin, state);
      }),
    );
  const run = async (admin: SignedInPerson, action: Action, input: Record<string, unknown>) =>
    (await execute(service.runtime, action, input, by(admin))).data;
  post('/people', async (admin, form) => {
    const { id, name } = User.parse(
      await run(admin, createUserAction, {
        name: form.get('name'),
        email: form.get('email'),
        role: form.get('role'),
        team_id: form.get('team_id') || null,
        preferred_language: chosenLanguage(form),
        status: 'invited',
      }),
    );
    return form.get('invite') === null ? { said: t('people.isAdded', { name }) } : invite(service, admin, id);
  });
  post('/people/links', async (admin, form) => {
    const userId = form.get('user_id') ?? '';
    return { link: { userId, ...(await makePasswordLink(service, userId, by(admin))) } };
  });
  post('/people/invitations', (admin, form) => invite(service, admin, form.get('user_id') ?? ''));
  post('/people/:id', async (admin, form, c) => {
    const user_id = c.req.param('id') ?? '';
    const email = (form.get('email') ?? '').trim();
    const before = form.get('was_email') ?? email;
    if (email !== before) await run(admin, changeEmailAction, { user_id, email });
    const { name } = User.parse(
      await run(admin, updateUserAction, {
        user_id,
        role: form.get('role'),
        team_id: form.get('team_id') || null,
        preferred_language: chosenLanguage(form),
        ...(form.get('status') === form.get('was_status') ? {} : { status: form.get('status') }),
      }),
    );
    return { said: t('people.isChanged', { name }) };
  });
}

const by = (admin: SignedInPerson) => ({
  principal: admin.principal,
  origin: { channel: 'http' as const, requestId: newId('request') },
});

/** Mails a person a link that works once, in the name of the agency. */
async function invite(service: HttpService, admin: SignedInPerson, userId: string): Promise<State> {
  const link = await makePasswordLink(service, userId, by(admin));
  const { data } = await execute(
    service.runtime,
    inviteAction,
    { user_id: userId, url: link.url, expires_at: link.expires_at },
    by(admin),
  );
  const { name, email } = data as { name: string; email: string };
  return { said: t('people.getsAMail', { name, email }) };
}

async function list(
  c: Context,
  service: HttpService,
  admin: SignedInPerson,
  { link, said, refused }: State = {},
): Promise<Response> {
  const reader = new Reader(service, admin.principal);
  await service.runtime.charge(admin.principal, 1, 0);
  const search = (c.req.query('q') ?? '').trim();
  const after = c.req.query('after');
  const [users, teams] = await Promise.all([
    reader.read(
      listUsersAction,
      { limit: 50, ...(search === '' ? {} : { search }), ...(after === undefined ? {} : { after }) },
      Users,
    ),
    reader.read(listTeamsAction, {}, Teams),
  ]);
  const people = users?.items ?? [];
  const signedIn = await service.store.read((db) =>
    withPasswords(
      db,
      admin.account.id,
      people.map(({ id }) => id),
    ),
  );
  const linked = people.find(({ id }) => id === link?.userId);
  return renderPage(c, {
    title: t('people.people'),
    person: admin.shown,
    status: refused?.status ?? 200,
    body: (
      <>
        <Refused error={refused} />
        {said === undefined ? null : (
          <Notice kind="good">
            <p>{said}</p>
          </Notice>
        )}
        {link === undefined ? null : (
          <Notice kind="good">
            <p>
              {marked('people.giveThisLink', {
                name: linked?.name ?? '',
                until: clockText(link.expires_at, admin.account.timezone),
                b: (words) => <strong>{words}</strong>,
              })}
            </p>
            <code class="secret">{link.url}</code>
          </Notice>
        )}
        <p class="soft">
          {marked('people.howPeopleSignIn', {
            provider: (words) => <a href="/people/provider">{words}</a>,
            factor: (words) => <a href="/people/second-factor">{words}</a>,
            brand: (words) => <a href="/people/brand">{words}</a>,
          })}
        </p>
        <search>
          <form method="get" action="/people" class="row">
            <label>
              <span class="visually-hidden">{t('people.partOfAName')}</span>
              <input
                type="text"
                name="q"
                value={search}
                placeholder={t('people.nameOrEmail')}
                maxlength={200}
              />
            </label>
            <button class="second" type="submit">
              {t('people.search')}
            </button>
          </form>
        </search>
        <NewPerson admin={admin} teams={teams?.items ?? []} />
        {people.length === 0 ? <p>{t('people.nobodyIsFound')}</p> : null}
        <ul class="plain">
          {people.map((one) => (
            <PersonCard
              one={one}
              admin={admin}
              teams={teams?.items ?? []}
              hasPassword={signedIn.has(one.id)}
            />
          ))}
        </ul>
        {users?.has_more && users.next_cursor != null ? (
          <p>
            <a
              href={`/people?${new URLSearchParams({ ...(search === '' ? {} : { q: search }), after: users.next_cursor })}`}
            >
              {t('people.morePeople')}
            </a>
          </p>
        ) : null}
      </>
    ),
  });
}

const Role: FC<{ id: string; chosen?: string }> = ({ id, chosen = 'consultant' }) => (
  <div class="field">
    <label for={id}>{t('people.role')}</label>
    <select id={id} name="role">
      {Object.entries(roleWords()).map(([role, words]) => (
        <option value={role} selected={role === chosen}>
          {words}
        </option>
      ))}
    </select>
  </div>
);

const TeamChoice: FC<{ id: string; teams: readonly Team[]; chosen?: string | null }> = ({
  id,
  teams,
  chosen = null,
}) => (
  <div class="field">
    <label for={id}>{t('people.team')}</label>
    <select id={id} name="team_id">
      <option value="">{t('people.none')}</option>
      {teams.map((team) => (
        <option value={team.id} selected={team.id === chosen}>
          {team.name}
        </option>
      ))}
    </select>
  </div>
);

const NewPerson: FC<{ admin: SignedInPerson; teams: readonly Team[] }> = ({ admin, teams }) => (
  <details>
    <summary>{t('people.addSomebody')}</summary>
    <form method="post" action="/people" class="card">
      <Csrf token={admin.csrf} />
      <Field name="name" label={t('people.name')} maxlength={200} autocomplete="off" />
      <Field name="email" label={t('people.emailAddress')} type="email" maxlength={320} autocomplete="off" />
      <Role id="new-role" />
      <TeamChoice id="new-team" teams={teams} />
      <LanguageChoice id="new-language" />
      <div class="choice">
        <input type="checkbox" id="invite" name="invite" value="yes" checked />
        <label for="invite">{t('people.mailThemALink')}</label>
      </div>
      <button type="submit">{t('people.add')}</button>
    </form>
  </details>
);

interface CardProps {
  one: z.output<typeof User>;
  admin: SignedInPerson;
  teams: readonly Team[];
  hasPassword: boolean;
}

const STATUS_WORDS = {
  active: 'people.active',
  invited: 'people.invited',
  paused: 'people.paused',
} as const satisfies Record<z.output<typeof User>['status'], PlainKey>;

const PersonCard: FC<CardProps> = ({ one, admin, teams, hasPassword }) => (
  <li class="card">
    <h2>
      <bdi>{one.name}</bdi>
    </h2>
    <p>
      {one.email} · {roleWords()[one.role]}{' '}
      <span class={one.status === 'active' ? 'mark good' : 'mark plain'}>{t(STATUS_WORDS[one.status])}</span>{' '}
      <span class="mark plain">{t(hasPassword ? 'people.hasAPassword' : 'people.noPasswordYet')}</span>
    </p>
    <details>
      <summary>{marked('people.change', { name: one.name, hidden })}</summary>
      <form method="post" action={`/people/${one.id}`}>
        <Csrf token={admin.csrf} />
        <input type="hidden" name="was_email" value={one.email} />
        <input type="hidden" name="was_status" value={one.status} />
        <Field
          id={`email-${one.id}`}
          name="email"
          label={t('people.emailAddress')}
          type="email"
          value={one.email}
          maxlength={320}
        />
        <Role id={`role-${one.id}`} chosen={one.role} />
        <TeamChoice id={`team-${one.id}`} teams={teams} chosen={one.team_id} />
        <LanguageChoice id={`language-${one.id}`} chosen={one.preferred_language} />
        <div class="field">
          <label for={`status-${one.id}`}>{t('people.status')}</label>
          <select id={`status-${one.id}`} name="status">
            {one.status === 'invited' ? (
              <option value="invited" selected>
                {t('people.invited')}
              </option>
            ) : null}
            <option value="active" selected={one.status === 'active'}>
              {t('people.active')}
            </option>
            <option value="paused" selected={one.status === 'paused'}>
              {t('people.pausedMeans')}
            </option>
          </select>
        </div>
        <button type="submit">{marked('people.save', { name: one.name, hidden })}</button>
      </form>
    </details>
    <div class="row">
      <form method="post" action="/people/invitations">
        <Csrf token={admin.csrf} />
        <input type="hidden" name="user_id" value={one.id} />
        <button class="second" type="submit">
          {marked('people.mailAPasswordLink', { name: one.name, hidden })}
        </button>
      </form>
      <form method="post" action="/people/links">
        <Csrf token={admin.csrf} />
        <input type="hidden" name="user_id" value={one.id} />
        <button class="second" type="submit">
          {marked('people.makeAPasswordLink', { name: one.name, hidden })}
        </button>
      </form>
    </div>
  </li>
);
