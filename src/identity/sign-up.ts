import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { createKeyAction } from '#actions/keys/index.ts';
import { fold } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import { hashSecret } from '#src/access/keys.ts';
import type { Principal } from '#src/access/principal.ts';
import { wakeWorkersFor } from '#src/action/execute.ts';
import { internalWrite } from '#src/action/internal.ts';
import { type Origin, runInUnit } from '#src/action/unit.ts';
import { languageOfUser, requireUser } from '#src/domain/accounts/people.ts';
import { isUnused } from '#src/domain/accounts/signed-up.ts';
import { createWorkspace } from '#src/domain/accounts/workspace.ts';
import { sendNotice } from '#src/domain/emails/index.ts';
import { asItReads } from '#src/domain/fields.ts';
import { inMailLanguage, mailBody, mailText } from '#src/domain/mail-texts/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { id } from '#src/lib/ids.ts';
import { clockZoneText } from '#src/lib/local-time.ts';
import { CountryCode } from '#src/lib/places.ts';
import { language } from '#src/lib/reader-language.ts';
import { makePasswordLinkAction, setPasswordAction } from './actions.ts';
import { type Allowance, countAttempt } from './attempts.ts';
import { readPasswordLink } from './links.ts';
import { hashPassword } from './passwords.ts';
import { findPerson, type Person } from './people.ts';
import type { IdentityService } from './service.ts';

const OF_ADDRESS: Allowance = { kind: 'sign-up address', limit: 5, minutes: 60 };
const OF_EMAIL: Allowance = { kind: 'sign-up e-mail', limit: 3, minutes: 60 };

const ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2}/iu;

// Both names go into a mail to an address that nobody has confirmed: whoever types them must not write that mail.
const nameInMail = (missing: string) =>
  asItReads(
    z
      .string()
      .trim()
      .min(1, missing)
      .max(80, 'Write it in 80 characters at most; an admin can change it later.')
      .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Write it on one line.')
      .refine(
        (given) => !ADDRESS.test(given),
        'Write it without a web or e-mail address, and with a space after each full stop.',
      ),
  );

/** What a sign-up asks for. */
export const SignUp = z.object({
  agency: nameInMail('Give the name of your agency.'),
  country: CountryCode,
  name: nameInMail('Give your name.'),
  email: z.email('Give an e-mail address such as mia@agency.example.').max(320),
});

/** Mails the link that confirms an e-mail address, in the name of the agency that waits for it. */
const confirmEmailAction = internalWrite({
  name: 'confirm_sign_up',
  title: 'Mail a link that confirms a sign-up',
  input: z.object({ user_id: id('user'), url: z.url(), expires_at: z.string() }),
  output: z.object({ user_id: id('user') }),
  async run(ctx, { user_id, url, expires_at }) {
    const user = await requireUser(ctx, user_id, 'user_id');
    const { name, email } = user;
    const agency = ctx.account.name;
    await inMailLanguage(ctx, languageOfUser(user), () =>
      sendNotice(ctx, {
        to_address: email,
        to_name: name,
        subject: mailText('mails.confirmSubject', { agency }),
        body: mailBody(name, [
          mailText('mails.confirmBody', { agency }),
          url,
          mailText('mails.confirmUntil', { until: clockZoneText(expires_at, ctx.account.timezone) }),
          'Deskhand',
        ]),
        from_agency: true,
      }),
    );
    ctx.record({ type: 'access_changed', summary: `Mailed ${name} a link that confirms the e-mail` });
    return { user_id };
  },
  subject: (data) => data.user_id,
});

/**
 * Makes a workspace that nobody can use before the e-mail is confirmed: its one person has no password, and there is no key.
 * @param address the IP address that asks; it may ask five times an hour, and three times for one e-mail
 * @throws AppError RATE_LIMIT_EXCEEDED
 */
export async function signUp(
  service: IdentityService,
  given: z.output<typeof SignUp>,
  address: string,
  origin: Origin,
): Promise<void> {
  await countAttempt(service, [
    { allowance: OF_ADDRESS, of: address },
    { allowance: OF_EMAIL, of: fold(given.email) },
  ]);
  const token = randomBytes(32).toString('base64url');
  const hash = hashSecret(service.secrets.pepper, token);
  const now = new Date();
  const at = now.toISOString();
  const expires_at = new Date(now.getTime() + service.config.PASSWORD_LINK_HOURS * 3_600_000).toISOString();
  const said = language();
  const effects = await service.store.write(async (unit) => {
    const { agency: name, country, email, name: adminName } = given;
    const made = await createWorkspace(unit.tx, at, {
      name,
      country,
      email,
      adminName,
      invited: true,
      language: said,
    });
    const principal = await ofSignUps(unit.tx, made.account_id);
    const { user_id } = made;
    const link = { user_id, hash, expires_at };
    await runInUnit(unit, makePasswordLinkAction, link, undefined, principal, origin, at);
    const mail = { user_id, url: `${service.publicUrl()}/signup/${token}`, expires_at };
    return runInUnit(unit, confirmEmailAction, mail, undefined, principal, origin, at);
  });
  wakeWorkersFor(service.runtime, effects);
}

/** The person who confirms a sign-up. @throws AppError as readPasswordLink, and NOT_FOUND for the link of anybody else */
export async function readSignUp(service: IdentityService, token: string): Promise<Person> {
  const person = await readPasswordLink(service, token);
  if (await service.store.read((db) => isUnused(db, person.accountId))) return person;
  throw new AppError(
    'NOT_FOUND',
    'This link confirms no sign-up. Open it as it stands in the mail, or sign up again.',
  );
}

/**
 * Opens a workspace by its confirmed e-mail: sets the password and makes its trial key.
 * @returns the person, and the key, which is not kept
 * @throws AppError as readSignUp; VALIDATION_ERROR for a weak password (the link keeps working)
 */
export async function confirmSignUp(
  service: IdentityService,
  token: string,
  password: string,
  origin: Origin,
): Promise<{ person: Person; key: string }> {
  const person = await readSignUp(service, token);
  const hash = await hashPassword(password, person.user);
  const link = hashSecret(service.secrets.pepper, token);
  const secret = service.runtime.ports.makeKey('trial');
  const user_id = person.user.id;
  const effects = await service.store.write(async (unit) => {
    const principal = await ofSignUps(unit.tx, person.accountId);
    const at = new Date().toISOString();
    const set = await runInUnit(
      unit,
      setPasswordAction,
      { user_id, hash, link },
      undefined,
      principal,
      origin,
      at,
    );
    // Somebody else was quicker with the same link.
    if (!(set.data as { set: boolean }).set) return null;
    const key = { scopes: ['admin'], type: 'trial', user_id, name: 'Trial key' };
    return runInUnit(unit, createKeyAction, key, secret, principal, origin, at);
  });
  if (effects === null) await readPasswordLink(service, token);
  else wakeWorkersFor(service.runtime, effects);
  const active = await service.store.read((db) => findPerson(db, user_id));
  return { person: active ?? person, key: secret.secret };
}

async function ofSignUps(tx: Db, accountId: string): Promise<Principal> {
  const principal = await internalPrincipal(tx, accountId, { type: 'system', name: 'sign-up' });
  if (principal === undefined) throw new Error('the account of a sign-up is there');
  return principal;
}
