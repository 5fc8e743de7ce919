import type { Action } from '#src/action/define.ts';
import type { Command, CommandInput } from '../command.ts';
import { UsageError } from '../command.ts';
import { withService } from '../open.ts';

const USER = { type: 'string', value: 'ID', required: true, describe: 'The person: usr_….' } as const;

const link: Command = {
  name: 'users link',
  summary: 'Make a one-time link with which a person sets a password, to sign in.',
  details: 'An earlier link of the person stops working.',
  flags: { user: USER },
  async run(given) {
    const { makePasswordLink } = await import('#src/identity/links.ts');
    const made = await withService(given, (service) => makePasswordLink(service, given.text('user')));
    return {
      data: { ...made },
      text: [made.url, `  It works once, until ${minute(made.expires_at)}.`].join('\n'),
    };
  },
};

const minute = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

const listPeople: Command = {
  name: 'users list',
  summary: 'List the people of the agencies.',
  flags: {
    account: { type: 'string', value: 'ID', describe: 'Only those of this agency: acc_….' },
  },
  async run(given) {
    const { listOfAgencies } = await import('../of-agencies.ts');
    const { listUsersAction } = await import('#actions/accounts/index.ts');
    const { User } = await import('#src/domain/accounts/people-schema.ts');
    const agencies = await withService(given, (service) =>
      listOfAgencies(service, given.maybe('account'), listUsersAction, User, {}),
    );
    const users = agencies.flatMap(({ account_name, items }) =>
      items.map((user) => ({ account_name, ...user })),
    );
    const lines = users.map(
      (user) =>
        `${user.id}  ${user.name} <${user.email}>\n  ${user.account_name}: ${user.role}, ${user.status}`,
    );
    if (lines.length === 0) lines.push('There are none.');
    return { data: { count: users.length, users }, text: lines.join('\n') };
  },
};

/**
 * Runs an action about the person of `--user` in the agency that they belong to, as its operator.
 * @returns what the action answers
 * @throws AppError NOT_FOUND where nobody has the id
 */
async function runForUser(
  given: CommandInput,
  action: Action,
  input: Record<string, unknown>,
): Promise<unknown> {
  const { runAsOperator } = await import('#src/server/operator.ts');
  const { accountOfUser } = await import('#src/domain/accounts/people.ts');
  const { notFound } = await import('#src/lib/errors.ts');
  const user_id = given.text('user');
  const { data } = await withService(given, async (service) => {
    const account = await service.store.read((db) => accountOfUser(db, user_id));
    if (account === undefined) throw notFound('user', user_id, 'user');
    return runAsOperator(service, account, action, { user_id, ...input });
  });
  return data;
}

const setEmail: Command = {
  name: 'users set-email',
  summary: 'Change the e-mail with which a person signs in.',
  flags: {
    user: USER,
    email: { type: 'string', value: 'EMAIL', required: true, describe: 'The new e-mail.' },
  },
  async run(given) {
    const { changeEmailAction } = await import('#src/identity/actions.ts');
    const data = await runForUser(given, changeEmailAction, { email: given.text('email') });
    const user = data as Record<string, unknown>;
    return { data: user, text: `${user.name} signs in as ${user.email} now.` };
  },
};

const setPassword: Command = {
  name: 'users set-password',
  summary: 'Set the password of a person; it is read from standard input.',
  details: 'The sessions of the person end. At least 12 characters; a line break at the end is left out.',
  flags: { user: USER },
  async run(given) {
    const links = await import('#src/identity/links.ts');
    const password = await firstLine(given.input());
    if (password === '') {
      throw new UsageError(
        'Give the password on standard input, such as: deskhand users set-password --user usr_… < file',
        setPassword,
      );
    }
    const user = given.text('user');
    await withService(given, (service) => links.setPassword(service, user, password));
    return { data: { user_id: user, set: true }, text: `Set the password of ${user}.` };
  },
};

const resetPasskeys: Command = {
  name: 'users reset-passkeys',
  summary: 'Take away the passkeys and recovery codes of a person who has lost them.',
  details:
    'Their sessions end. They sign in with their password alone then, and make a new passkey where the agency asks for one.',
  flags: { user: USER },
  async run(given) {
    const { resetPasskeysAction } = await import('#src/identity/passkeys/actions.ts');
    const user_id = given.text('user');
    const data = await runForUser(given, resetPasskeysAction, {});
    const { removed } = data as { removed: number };
    return {
      data: { user_id, removed },
      text: `Took away ${removed === 1 ? '1 passkey' : `${removed} passkeys`} of ${user_id}, with the recovery codes.`,
    };
  },
};

const MAX_INPUT = 64 * 1024;

async function firstLine(input: AsyncIterable<Uint8Array | string>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    if (size > MAX_INPUT) break;
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
}

const createApp: Command = {
  name: 'apps create',
  summary: 'Register an app that connects to agencies by OAuth 2.0; its secret is shown once.',
  flags: {
    account: { type: 'string', value: 'ID', required: true, describe: 'The agency that owns it: acc_….' },
    name: {
      type: 'string',
      value: 'NAME',
      required: true,
      describe: 'The name that people are asked about.',
    },
    'redirect-uri': {
      type: 'string',
      value: 'URI',
      required: true,
      repeatable: true,
      describe: 'Where answers go, exactly; several by commas or by the flag again.',
    },
    scopes: {
      type: 'string',
      value: 'A,B',
      required: true,
      describe: 'The most it may ask for, separated by commas.',
    },
  },
  async run(given) {
    const apps = await import('#src/identity/oauth/apps.ts');
    const { operatorOf } = await import('#src/server/operator.ts');
    const made = await withService(given, async (service) =>
      apps.createApp(service, await operatorOf(service, given.text('account')), {
        name: given.text('name'),
        redirect_uris: list(given.text('redirect-uri')),
        scopes: list(given.text('scopes')),
      }),
    );
    return {
      data: { ...made },
      text: [
        `Registered ${made.name} (${made.id}), ${made.review_tier} review tier.`,
        `  client id      ${made.client_id}`,
        `  client secret  ${made.client_secret}`,
        '  The secret is shown this once. Keep it.',
      ].join('\n'),
    };
  },
};

const list = (text: string): string[] =>
  text
    .split(/[,\s]+/)
    .map((item) => item.trim())
    .filter((item) => item !== '');

export const peopleCommands: readonly Command[] = [
  listPeople,
  link,
  setEmail,
  setPassword,
  resetPasskeys,
  createApp,
];
