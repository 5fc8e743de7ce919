import type { Command, CommandInput } from '../command.ts';
import { UsageError } from '../command.ts';
import { withService } from '../open.ts';

const ACCOUNT = { type: 'string', value: 'ID', required: true, describe: 'The agency: acc_….' } as const;

const set: Command = {
  name: 'provider set',
  summary: 'Set the OpenID Connect provider with which people of an agency sign in.',
  details:
    'What is left out stays as it is. The secret of the client is read from standard input with --secret.',
  flags: {
    account: ACCOUNT,
    issuer: { type: 'string', value: 'URL', describe: 'The provider, such as https://login.example.' },
    client: { type: 'string', value: 'ID', describe: 'The client_id that is registered there.' },
    secret: { type: 'boolean', describe: 'Read the secret of the client from standard input.' },
    domains: { type: 'string', value: 'A,B', describe: "Domains of the people's e-mail addresses." },
    newcomers: {
      type: 'string',
      choices: ['none', 'admin', 'team_lead', 'consultant', 'researcher', 'finance', 'read_only'],
      describe: 'The role of people whom nobody has added; none refuses them.',
    },
    passwords: { type: 'string', choices: ['on', 'off'], describe: 'Whether passwords work too.' },
  },
  async run(given) {
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { findProvider, sealerOf, setProviderAction } = await import('#src/identity/provider/settings.ts');
    const { discover } = await import('#src/identity/provider/discovery.ts');
    const account = given.text('account');
    const secret = given.set('secret') ? await firstLine(given) : undefined;
    return withService(given, async (service) => {
      const before = await service.store.read((db) => findProvider(db, account));
      const issuer = given.maybe('issuer') ?? before?.issuer;
      const client = given.maybe('client') ?? before?.clientId;
      const domains = given.maybe('domains')?.split(',') ?? before?.domains;
      if (issuer === undefined || client === undefined || domains === undefined)
        throw new UsageError('No provider is set yet: name --issuer, --client and --domains.', set);
      const newcomers = given.maybe('newcomers');
      const passwords = given.maybe('passwords');
      // A provider that is down must not keep an operator from turning passwords on again.
      if (passwords !== 'on' || issuer !== before?.issuer) await discover(service, issuer);
      await runAsOperator(service, account, setProviderAction, {
        issuer,
        client_id: client,
        domains,
        ...(secret === undefined ? {} : { client_secret: await sealerOf(service).seal(secret) }),
        newcomers_role:
          newcomers === undefined ? (before?.newcomersRole ?? null) : newcomers === 'none' ? null : newcomers,
        password_sign_in: passwords === undefined ? (before?.passwordSignIn ?? true) : passwords === 'on',
      });
      const now = await service.store.read((db) => findProvider(db, account));
      return {
        data: { account_id: account, ...now },
        text: [
          `${account} signs in with ${issuer}${now?.passwordSignIn ? ', and with passwords' : ' alone'}.`,
          `  at ${service.publicUrl()}/sign-in/at/${account}`,
        ].join('\n'),
      };
    });
  },
};

async function firstLine(given: CommandInput): Promise<string> {
  let text = '';
  for await (const chunk of given.input()) text += Buffer.from(chunk).toString('utf8');
  const [line = ''] = text.split(/\r?\n/);
  if (line === '') throw new UsageError('--secret: nothing came on standard input.', set);
  return line;
}

const remove: Command = {
  name: 'provider remove',
  summary: 'Take the identity provider of an agency away: people sign in with passwords again.',
  flags: { account: ACCOUNT },
  async run(given) {
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { removeProviderAction } = await import('#src/identity/provider/settings.ts');
    const account = given.text('account');
    const { data } = await withService(given, (service) =>
      runAsOperator(service, account, removeProviderAction, {}),
    );
    return { data: { account_id: account, ...Object(data) }, text: `${account} signs in with passwords.` };
  },
};

export const providerCommands: readonly Command[] = [set, remove];
