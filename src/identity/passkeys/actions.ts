import * as z from 'zod';
import { insertRow, json } from '#db/rows.ts';
import { internalWrite } from '#src/action/internal.ts';
import { setSecondFactor } from '#src/domain/accounts/account.ts';
import { SetSecondFactor } from '#src/domain/accounts/account-schema.ts';
import { requireUser } from '#src/domain/accounts/people.ts';
import { endSessions } from '#src/domain/accounts/sessions.ts';
import type { ActingUser, WriteContext } from '#src/domain/context.ts';
import { line } from '#src/domain/fields.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { id, newId } from '#src/lib/ids.ts';
import { countCodes, endPendingOf, passkeysOf, putCodes } from './store.ts';

/**
 * Writes about how people prove that it is they. As those of passwords they are in no catalogue: a key that could add a
 * passkey could approve what it asked for.
 */

/** More than one person carries about; a list without end would only hide one that does not belong there. */
const MOST = 20;

const Hashes = z.array(z.string()).max(20);

function requirePerson(ctx: WriteContext): ActingUser {
  if (ctx.user !== null && ctx.credential.type === 'session') return ctx.user;
  throw new AppError(
    'ADMIN_REQUIRED',
    'Passkeys are looked after by the signed-in person whose they are, on the page Passkeys; no key and no connection can.',
  );
}

/** Adds a passkey, with recovery codes where the person has none that work. */
export const addPasskeyAction = internalWrite({
  name: 'add_passkey',
  title: 'Add a passkey',
  input: z.object({
    name: line(80),
    credential_id: z.string(),
    public_key: z.string(),
    counter: z.int().min(0),
    transports: z.array(z.string()),
    codes: Hashes,
    /** Whether it has to be the first one, as a password alone may add no other. */
    first: z.boolean(),
  }),
  async run(ctx, input) {
    const user = requirePerson(ctx);
    const known = await passkeysOf(ctx.tx, ctx.account.id, user.id);
    if (input.first && known.length > 0)
      throw new AppError('CONFLICT', 'You have a passkey already. Sign in again with it.');
    if (known.length >= MOST)
      throw new AppError('CONFLICT', `You have ${MOST} passkeys. Remove one that you do not use first.`);
    const taken = await ctx.tx
      .selectFrom('passkeys')
      .select('id')
      .where('account_id', '=', ctx.account.id)
      .where('credential_id', '=', input.credential_id)
      .executeTakeFirst();
    if (taken !== undefined)
      throw new AppError('CONFLICT', 'This passkey is registered here already. Use another one.');
    await insertRow(ctx.tx, 'passkeys', {
      id: newId('passkey'),
      account_id: ctx.account.id,
      user_id: user.id,
      credential_id: input.credential_id,
      public_key: input.public_key,
      counter: input.counter,
      transports: json.encode(input.transports),
      name: input.name,
      created_at: new Date().toISOString(),
      last_used_at: null,
    });
    ctx.record({ type: 'passkey_changed', summary: `${user.name} added the passkey ${input.name}` });
    const codes = (await countCodes(ctx.tx, ctx.account.id, user.id)) === 0;
    if (codes) await putCodes(ctx.tx, ctx.account.id, user.id, input.codes);
    return { codes };
  },
});

/** Removes one of the person's passkeys; the last one takes the recovery codes with it. */
export const removePasskeyAction = internalWrite({
  name: 'remove_passkey',
  title: 'Remove a passkey',
  input: z.object({ passkey_id: id('passkey') }),
  async run(ctx, { passkey_id }) {
    const user = requirePerson(ctx);
    const known = await passkeysOf(ctx.tx, ctx.account.id, user.id);
    const gone = known.find((one) => one.id === passkey_id);
    if (gone === undefined) throw notFound('passkey', passkey_id, 'passkey_id');
    if (known.length === 1 && ctx.account.settings.second_factor.required)
      throw new AppError(
        'CONFLICT',
        'Your agency asks everybody for a passkey, and this is your only one. Add another one first.',
      );
    await ctx.tx
      .deleteFrom('passkeys')
      .where('account_id', '=', ctx.account.id)
      .where('id', '=', passkey_id)
      .execute();
    if (known.length === 1) await putCodes(ctx.tx, ctx.account.id, user.id, []);
    ctx.record({ type: 'passkey_changed', summary: `${user.name} removed the passkey ${gone.name}` });
    return { passkey_id };
  },
});

/** Replaces the person's recovery codes. */
export const renewCodesAction = internalWrite({
  name: 'renew_recovery_codes',
  title: 'Make new recovery codes',
  input: z.object({ codes: Hashes }),
  async run(ctx, { codes }) {
    const user = requirePerson(ctx);
    if ((await passkeysOf(ctx.tx, ctx.account.id, user.id)).length === 0)
      throw new AppError('CONFLICT', 'Recovery codes stand in for a passkey. Add a passkey first.');
    await putCodes(ctx.tx, ctx.account.id, user.id, codes);
    ctx.record({ type: 'passkey_changed', summary: `${user.name} made new recovery codes` });
    return { made: codes.length };
  },
});

/** Takes away a person's passkeys and recovery codes, and ends their sessions: the operator's way back in. */
export const resetPasskeysAction = internalWrite({
  name: 'reset_passkeys',
  title: 'Take away the passkeys of a person',
  input: z.object({ user_id: id('user') }),
  async run(ctx, { user_id }) {
    if (ctx.credential.type !== 'cli')
      throw new AppError(
        'ADMIN_REQUIRED',
        'Whoever runs the service takes passkeys away, on its command line: deskhand users reset-passkeys.',
      );
    const user = await requireUser(ctx, user_id, 'user_id');
    const known = await passkeysOf(ctx.tx, ctx.account.id, user.id);
    await ctx.tx
      .deleteFrom('passkeys')
      .where('account_id', '=', ctx.account.id)
      .where('user_id', '=', user.id)
      .execute();
    await putCodes(ctx.tx, ctx.account.id, user.id, []);
    await endPendingOf(ctx.tx, ctx.account.id, user.id);
    await endSessions(ctx.tx, new Date().toISOString(), ctx.account.id, user.id);
    ctx.record({
      type: 'passkey_changed',
      summary: `Took away the passkeys and recovery codes of ${user.name}`,
      data: { passkeys: known.length },
    });
    return { user_id, removed: known.length };
  },
  subject: ({ user_id }) => user_id,
});

/** Sets whose sign-ins need a passkey and which approvals ask for it again. It limits whoever holds a key, so none may. */
export const setSecondFactorAction = internalWrite({
  name: 'set_second_factor',
  title: 'Set when a passkey is asked for',
  access: 'signed_in_admin',
  input: SetSecondFactor,
  async run(ctx, input) {
    const { settings } = await setSecondFactor(ctx, input);
    const { required, approvals_above: above, outward_approvals: outward } = settings.second_factor;
    const asks = [
      required ? 'at each sign-in with a password' : null,
      above === null ? null : `for approvals above ${above.currency} ${above.amount}`,
      outward ? 'for outward approvals' : null,
    ].filter((one) => one !== null);
    ctx.record({
      type: 'access_changed',
      summary: `Set when a passkey is asked for: ${asks.length === 0 ? 'of those who have one, when they sign in' : asks.join(', ')}`,
      data: settings.second_factor,
    });
    return settings.second_factor;
  },
});
