import * as z from 'zod';
import { insertRow } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { internalWrite } from '#src/action/internal.ts';
import { languageOfUser, requireUser } from '#src/domain/accounts/people.ts';
import { UpdateUser, User } from '#src/domain/accounts/people-schema.ts';
import { endSessions } from '#src/domain/accounts/sessions.ts';
import { changeEmail, updateUser } from '#src/domain/accounts/users.ts';
import { sendNotice } from '#src/domain/emails/index.ts';
import { PreferredLanguage } from '#src/domain/fields.ts';
import { inMailLanguage, mailBody, mailText } from '#src/domain/mail-texts/index.ts';
import { id } from '#src/lib/ids.ts';
import { clockZoneText } from '#src/lib/local-time.ts';
import { endPendingOf } from './passkeys/store.ts';

/**
 * Writes about how people sign in. They run through `execute` like every action, with its checks and audit, but are not
 * in the catalogue: a key that could make a password link could become the person who approves its requests.
 */

export const makePasswordLinkAction = internalWrite({
  name: 'make_password_link',
  title: 'Make a link to set a password',
  access: 'signed_in_admin',
  input: z.object({ user_id: id('user'), hash: z.string(), expires_at: z.string() }),
  output: z.object({ user_id: id('user'), expires_at: z.string() }),
  async run(ctx, input) {
    const user = await requireUser(ctx, input.user_id, 'user_id');
    const now = wallClock();
    await voidLinks(ctx.tx, ctx.account.id, user.id, now);
    await insertRow(ctx.tx, 'password_links', {
      hash: input.hash,
      account_id: ctx.account.id,
      user_id: user.id,
      created_by: ctx.user?.id ?? null,
      created_at: now,
      expires_at: input.expires_at,
      used_at: null,
    });
    ctx.record({ type: 'access_changed', summary: `Made a link for ${user.name} to set a password` });
    return { user_id: input.user_id, expires_at: input.expires_at };
  },
  subject: (data) => data.user_id,
});

export const setPasswordAction = internalWrite({
  name: 'set_password',
  title: 'Set a password',
  input: z.object({ user_id: id('user'), hash: z.string(), link: z.string().optional() }),
  output: z.object({ user_id: id('user'), set: z.boolean() }),
  async run(ctx, input) {
    const user = await requireUser(ctx, input.user_id, 'user_id');
    const now = wallClock();
    if (input.link !== undefined && !(await useLink(ctx.tx, ctx.account.id, input.link, now)))
      return { user_id: input.user_id, set: false };
    await voidLinks(ctx.tx, ctx.account.id, user.id, now);
    await ctx.tx
      .insertInto('user_passwords')
      .values({ user_id: user.id, account_id: ctx.account.id, hash: input.hash, set_at: now })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'user_id']).doUpdateSet({ hash: input.hash, set_at: now }),
      )
      .execute();
    await endSessions(ctx.tx, now, ctx.account.id, user.id);
    await endPendingOf(ctx.tx, ctx.account.id, user.id);
    if (user.status === 'invited') {
      await updateUser(ctx, { user_id: input.user_id, status: 'active' });
    }
    ctx.record({ type: 'access_changed', summary: `Set the password of ${user.name}` });
    return { user_id: input.user_id, set: true };
  },
  subject: (data) => data.user_id,
});

/** Uses a link to sign in once, without a password. */
export const signInByLinkAction = internalWrite({
  name: 'sign_in_by_link',
  title: 'Sign in by a link',
  input: z.object({ user_id: id('user'), link: z.string() }),
  output: z.object({ user_id: id('user'), used: z.boolean() }),
  async run(ctx, input) {
    const user = await requireUser(ctx, input.user_id, 'user_id');
    if (!(await useLink(ctx.tx, ctx.account.id, input.link, wallClock())))
      return { user_id: input.user_id, used: false };
    if (user.status === 'invited') await updateUser(ctx, { user_id: input.user_id, status: 'active' });
    ctx.record({ type: 'access_changed', summary: `${user.name} signed in by a link` });
    return { user_id: input.user_id, used: true };
  },
  subject: (data) => data.user_id,
});

/** For a signed-in admin and the command line: whoever has the address can become the person. */
export const changeEmailAction = internalWrite({
  name: 'change_email',
  title: "Change a person's e-mail",
  scope: 'admin',
  access: 'signed_in_admin',
  input: z.object({
    user_id: id('user'),
    email: z.email('must be an e-mail address such as sam@agency.example').max(320),
  }),
  output: User,
  run: changeEmail,
  subject: (user) => user.id,
});

/** What people set about themselves without being admins: in which language they are written to. */
export const setOwnLanguageAction = internalWrite({
  name: 'set_own_language',
  title: 'Set the language of mails to oneself',
  input: z.object({ preferred_language: PreferredLanguage }),
  output: User,
  run: (ctx, input) => updateUser(ctx, UpdateUser.parse({ ...input, user_id: ctx.user?.id })),
  subject: (user) => user.id,
});

/** Mails a link to sign in, in the name of the agency. */
export const inviteAction = internalWrite({
  name: 'invite_person',
  title: 'Mail a person a link to sign in',
  access: 'signed_in_admin',
  input: z.object({ user_id: id('user'), url: z.url(), expires_at: z.string() }),
  output: z.object({ user_id: id('user'), name: z.string(), email: z.string() }),
  async run(ctx, input) {
    const user = await requireUser(ctx, input.user_id, 'user_id');
    const { name, email } = user;
    const agency = ctx.account.name;
    await inMailLanguage(ctx, languageOfUser(user), () =>
      sendNotice(ctx, {
        to_address: email,
        to_name: name,
        subject: mailText('mails.signInSubject', { agency }),
        body: mailBody(name, [
          mailText('mails.signInBody'),
          input.url,
          mailText('mails.signInUntil', { until: clockZoneText(input.expires_at, ctx.account.timezone) }),
          ctx.user?.name ?? agency,
        ]),
        from_agency: true,
      }),
    );
    ctx.record({ type: 'access_changed', summary: `Mailed ${name} a link to sign in` });
    return { user_id: input.user_id, name, email };
  },
  subject: (data) => data.user_id,
});

// Links and passwords use the wall clock, also in a sandbox with a test clock.
const wallClock = (): string => new Date().toISOString();

async function useLink(tx: Db, accountId: string, hash: string, now: string): Promise<boolean> {
  const used = await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .execute();
  return used.length === 1;
}

async function voidLinks(tx: Db, accountId: string, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('password_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
