/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { FC } from 'hono/jsx';
import * as z from 'zod';
import { createKeyAction, listKeysAction, revokeKeyAction, rotateKeyAction } from '#actions/keys/index.ts';
import { execute } from '#src/action/execute.ts';
import { type ApiKey, ApiKey as Key, NewApiKey } from '#src/domain/accounts/keys-schema.ts';
import { allUsers } from '#src/domain/accounts/people.ts';
import { ROLE_SCOPES, SCOPES, type Scope } from '#src/domain/accounts/scopes.ts';
import type { Role } from '#src/domain/context.ts';
import { grantable } from '#src/identity/oauth/scopes.ts';
import { addDays, startOfDay } from '#src/lib/clock.ts';
import type { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { clockText } from '../language/format.ts';
import { marked, type PlainKey, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
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
import { readScopes, SCOPE_STYLE, ScopeChoice } from './scope-choice.tsx';
import { readForm, requireSession, type SignedInPerson } from './session.ts';

const Keys = listOf(z.object(Key.shape));
const MADE = NewApiKey.pick({ key: true, name: true });

interface State {
  made?: z.output<typeof MADE>;
  refused?: AppError;
  sent?: SentCredential | undefined;
}

/** The API keys of an agency: what each may do in words, its last use, a new secret, its end. */
export function mountKeys(app: Hono, service: HttpService): void {
  app.get('/keys', (c) => page(service, c, async () => shown(c, service, await requireSession(c, service))));
  app.post('/keys', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const form = await readForm(c, service, person);
      const owner = form.get('user_id') ?? '';
      const ends = /^\d{4}-\d\d-\d\d$/.exec(form.get('ends') ?? '')?.[0] ?? '';
      const name = (form.get('name') ?? '').trim();
      const scopes = readScopes(form, offeredTo(person));
      const input = {
        ...(name === '' ? {} : { name }),
        ...(owner === '' ? {} : { user_id: owner === 'agency' ? null : owner }),
        ...(ends === '' ? {} : { expires_at: startOfDay(addDays(ends, 1), person.account.timezone) }),
        scopes,
      };
      const role = await roleOf(service, person, owner);
      const sent = { form, scopes, role };
      return made(c, service, person, () => run(service, person, createKeyAction, input), sent);
    }),
  );
  app.post('/keys/:id/rotate', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      await readForm(c, service, person);
      const input = { key_id: c.req.param('id') };
      return made(c, service, person, () => run(service, person, rotateKeyAction, input));
    }),
  );
  app.post('/keys/:id/revoke', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      await readForm(c, service, person);
      await run(service, person, revokeKeyAction, { key_id: c.req.param('id') });
      return seeOther('/keys');
    }),
  );
}

async function run(
  service: HttpService,
  { principal }: SignedInPerson,
  action: typeof createKeyAction,
  input: Record<string, unknown>,
): Promise<unknown> {
  const origin = { channel: 'http', requestId: newId('request') } as const;
  return (await execute(service.runtime, action, input, { principal, origin })).data;
}

async function made(
  c: Context,
  service: HttpService,
  person: SignedInPerson,
  make: () => Promise<unknown>,
  sent?: SentCredential,
): Promise<Response> {
  try {
    return await shown(c, service, person, { made: MADE.parse(await make()) });
  } catch (error) {
    if (!isCorrectable(error)) throw error;
    return shown(c, service, person, { refused: error, sent });
  }
}

/** The role that bounds a key of this owner; null for one of the agency itself. */
async function roleOf(
  service: HttpService,
  { user, account }: SignedInPerson,
  owner: string,
): Promise<Role | null> {
  if (owner === '' || owner === 'agency') return owner === '' ? user.role : null;
  const people = await service.store.read((db) => allUsers(db, account.id));
  return people.find(({ id }) => id === owner)?.role ?? null;
}

/** What a person can give a key: nobody gives more than they have. */
const offeredTo = ({ user }: SignedInPerson): Scope[] =>
  grantable(SCOPES, user.role).filter(
    (scope) => user.role === 'admin' || ROLE_SCOPES[user.role].includes(scope),
  );

async function shown(
  c: Context,
  service: HttpService,
  person: SignedInPerson,
  { made: fresh, refused, sent }: State = {},
): Promise<Response> {
  const reader = new Reader(service, person.principal);
  await service.runtime.charge(person.principal, 1, 0);
  const after = c.req.query('after');
  const keys = await reader.read(
    listKeysAction,
    { limit: 50, ...(after === undefined ? {} : { after }) },
    Keys,
  );
  const people = await service.store.read((db) => allUsers(db, person.account.id));
  const names = new Map(people.map(({ id, name }) => [String(id), name]));
  const admin = person.user.role === 'admin';
  const fault = sent === undefined ? undefined : rightsFault(sent);
  return renderPage(c, {
    title: t('keys.keys'),
    person: person.shown,
    status: refused?.status ?? 200,
    style: SCOPE_STYLE,
    body: (
      <>
        <Refused error={refused} words={fault} />
        {fresh === undefined ? null : (
          <Notice kind="good">
            <p>{t('keys.theSecretOf', { name: fresh.name ?? t('keys.theKey') })}</p>
            <code class="secret">{fresh.key}</code>
          </Notice>
        )}
        <p class="soft">
          {t('keys.keysLetPrograms')}
          {admin ? (
            <>
              {' '}
              {marked('keys.aBotWithoutAPerson', {
                link: (words) => <a href="/service-accounts">{words}</a>,
              })}
            </>
          ) : null}
        </p>
        {keys === null ? <p>{t('keys.roleDoesNotRead')}</p> : null}
        {keys?.items.length === 0 ? <p>{t('keys.thereAreNone')}</p> : null}
        <ul class="plain">
          {keys?.items.map((key) => (
            <KeyCard key_={key} owner={names.get(key.user_id ?? '') ?? null} person={person} />
          ))}
        </ul>
        <Earlier list={keys} path="/keys">
          {t('keys.earlierKeys')}
        </Earlier>
        {keys === null ? null : (
          <NewKey person={person} people={admin ? people : []} sent={sent} fault={fault} />
        )}
      </>
    ),
  });
}

const STATUS_WORDS = {
  active: 'keys.active',
  revoked: 'keys.revoked',
  expired: 'keys.expired',
} as const satisfies Record<ApiKey['status'], PlainKey>;

const KeyCard: FC<{ key_: ApiKey; owner: string | null; person: SignedInPerson }> = ({
  key_: key,
  owner,
  person,
}) => {
  const moment = (at: string): string => clockText(at, person.account.timezone);
  const called = key.name ?? `…${key.hint}`;
  return (
    <li class="card">
      <h2>
        <bdi>{called}</bdi>{' '}
        <span class={key.status === 'active' ? 'mark good' : 'mark plain'}>
          {t(STATUS_WORDS[key.status])}
        </span>{' '}
        {key.type === 'live' ? null : <span class="mark">{t(`keys.${key.type}`)}</span>}
      </h2>
      <dl>
        <dt>{t('keys.actsFor')}</dt>
        <dd>{owner ?? t('keys.theAgency')}</dd>
        <dt>{t('keys.lastUsed')}</dt>
        <dd>{lastUse(key, moment)}</dd>
        <dt>{t('keys.ends')}</dt>
        <dd>{key.expires_at === null ? t('keys.whenItIsRevoked') : moment(key.expires_at)}</dd>
        <dt>{t('keys.secret')}</dt>
        <dd>
          {key.previous_ends_at === null
            ? t('keys.endsWith', { hint: key.hint })
            : t('keys.endsWithAndBefore', { hint: key.hint, moment: moment(key.previous_ends_at) })}
        </dd>
      </dl>
      <MayDo name={called} scopes={key.scopes} />
      {key.status !== 'active' ? null : (
        <div class="row">
          <form method="post" action={`/keys/${key.id}/rotate`}>
            <Csrf token={person.csrf} />
            <button class="second" type="submit">
              {marked('keys.newSecret', { name: called, hidden })}
            </button>
          </form>
          <form method="post" action={`/keys/${key.id}/revoke`}>
            <Csrf token={person.csrf} />
            <button class="danger" type="submit">
              {marked('keys.revoke', { name: called, hidden })}
            </button>
          </form>
        </div>
      )}
    </li>
  );
};

interface NewKeyProps {
  person: SignedInPerson;
  people: readonly { id: string; name: string }[];
  /** What was sent and refused, shown again as it was. */
  sent: SentCredential | undefined;
  fault: string | undefined;
}

const NewKey: FC<NewKeyProps> = ({ person, people, sent, fault }) => (
  <details open={sent !== undefined}>
    <summary>{t('keys.makeAKey')}</summary>
    <form method="post" action="/keys">
      <Csrf token={person.csrf} />
      <Field
        name="name"
        label={t('keys.whatItIsFor')}
        value={sent?.form.get('name') ?? undefined}
        required={false}
        maxlength={100}
      />
      {people.length === 0 ? null : (
        <div class="field">
          <label for="user_id">{t('keys.actsFor')}</label>
          <select id="user_id" name="user_id">
            <option value="">{t('keys.me')}</option>
            <option value="agency" selected={sent?.form.get('user_id') === 'agency'}>
              {t('keys.theAgencyItself')}
            </option>
            {people.map(({ id, name }) => (
              <option value={id} selected={sent?.form.get('user_id') === id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <Field
        name="ends"
        label={t('keys.lastDay')}
        type="date"
        value={sent?.form.get('ends') ?? undefined}
        required={false}
        hint={t('keys.withoutOne')}
      />
      <ScopeChoice
        offered={offeredTo(person)}
        chosen={new Set(sent?.scopes ?? ['jobs:read', 'candidates:read'])}
        fault={fault}
      />
      <button type="submit">{t('keys.makeTheKey')}</button>
    </form>
  </details>
);
