import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { withService } from '../open.ts';

const ACCOUNT = { type: 'string', value: 'ID', required: true, describe: 'The agency: acc_….' } as const;

const create: Command = {
  name: 'workspace create',
  summary: 'Make an agency with its first admin and an admin key, shown once.',
  flags: {
    name: { type: 'string', value: 'NAME', required: true, describe: 'Name of the agency.' },
    country: {
      type: 'string',
      value: 'CC',
      required: true,
      describe: 'ISO 3166-1 alpha-2, such as AU, GB or US.',
    },
    email: { type: 'string', value: 'EMAIL', required: true, describe: 'E-mail of the first admin.' },
    sandbox: { type: 'boolean', describe: 'For trying things out, with a test clock.' },
  },
  async run(given) {
    const { openWorkspace } = await import('#src/server/operator.ts');
    const { newWorkspace } = await import('../new-workspace.ts');
    const input = newWorkspace({
      name: given.text('name'),
      country: given.text('country'),
      email: given.text('email'),
    });
    const made = await withService(
      given,
      (service) => openWorkspace(service, { ...input, sandbox: given.set('sandbox') }),
      { make: true },
    );
    return {
      data: { ...made },
      text: [
        `Made ${input.name}.`,
        `  workspace  ${made?.account_id}`,
        `  admin      ${made?.user_id} (${input.email})`,
        `  admin key  ${made?.key}`,
        '  The key is shown this once. Keep it.',
      ].join('\n'),
    };
  },
};

const list: Command = {
  name: 'workspace list',
  summary: 'List every agency of the store.',
  flags: {},
  async run(given) {
    const { allAgencies } = await import('#src/domain/accounts/agencies.ts');
    const rows = await withService(given, (service) => service.store.read(allAgencies));
    const workspaces = rows.map(({ id, name, country, currency, plan, status, sandbox, created_at }) => ({
      id,
      name,
      country,
      currency,
      plan,
      status,
      sandbox: sandbox === 1,
      created_at,
    }));
    const lines = workspaces.map(
      ({ id, name, country, currency, plan, status, sandbox }) =>
        `${id}  ${name}\n  ${country}, ${currency}, ${status}${plan === 'none' ? ', no plan' : ''}${sandbox ? ', sandbox' : ''}`,
    );
    if (lines.length === 0) lines.push('There are none.');
    return { data: { count: workspaces.length, workspaces }, text: lines.join('\n') };
  },
};

const set: Command = {
  name: 'workspace set',
  summary: "Switch an agency's plan, status, marketplace or connection approval.",
  flags: {
    account: ACCOUNT,
    plan: {
      type: 'string',
      choices: ['active', 'none'],
      describe: 'Without a plan the account is closed (402).',
    },
    status: {
      type: 'string',
      choices: ['active', 'suspended', 'restoring'],
      describe: 'suspended: nothing works (403); restoring: writes are refused (423).',
    },
    marketplace: { type: 'string', choices: ['on', 'off'], describe: 'The marketplace module.' },
    'connection-approval': {
      type: 'string',
      choices: ['on', 'off'],
      describe: "Whether new connections of people who are not admins wait for an admin's approval.",
    },
  },
  async run(given) {
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { setWorkspaceAction } = await import('../set-workspace.ts');
    const onOff = (flag: string) => {
      const value = given.maybe(flag);
      return value === undefined ? undefined : value === 'on';
    };
    const input = {
      plan: given.maybe('plan'),
      status: given.maybe('status'),
      marketplace: onOff('marketplace'),
      connection_approval: onOff('connection-approval'),
    };
    if (Object.values(input).every((value) => value === undefined))
      throw new UsageError(
        'Name what to set: --plan, --status, --marketplace or --connection-approval.',
        set,
      );
    const { data } = await withService(given, (service) =>
      runAsOperator(service, given.text('account'), setWorkspaceAction, input),
    );
    const account = data as Record<string, unknown>;
    const settings = account.settings as Record<string, unknown>;
    const waiting = settings.connection_approval_roles as string[];
    return {
      data: account,
      text: [
        `${account.name} (${account.id})`,
        `  plan                 ${account.plan}`,
        `  status               ${account.status}`,
        `  marketplace          ${account.marketplace ? 'on' : 'off'}`,
        `  connection approval  ${waiting.length === 0 ? 'off' : `on for ${waiting.join(', ')}`}`,
      ].join('\n'),
    };
  },
};

const createUser: Command = {
  name: 'users create',
  summary: 'Add a person to an agency.',
  flags: {
    account: ACCOUNT,
    name: { type: 'string', value: 'NAME', required: true, describe: 'Full name.' },
    email: { type: 'string', value: 'EMAIL', required: true, describe: 'Unique in the agency.' },
    role: {
      type: 'string',
      required: true,
      choices: ['admin', 'team_lead', 'consultant', 'researcher', 'finance', 'read_only'],
      describe: 'Bounds what the keys of this person can do.',
    },
  },
  async run(given) {
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { createUserAction } = await import('#actions/accounts/index.ts');
    const { data } = await withService(given, (service) =>
      runAsOperator(service, given.text('account'), createUserAction, {
        name: given.text('name'),
        email: given.text('email'),
        role: given.text('role'),
      }),
    );
    const { id, ...user } = data as Record<string, unknown>;
    return {
      data: { user_id: id, ...user },
      text: `Added ${user.name} (${id}) as ${user.role}. Make a key with: deskhand keys create --account ${user.account_id} --user ${id} --scopes jobs:read,candidates:read`,
    };
  },
};

export const workspaceCommands: readonly Command[] = [create, list, set, createUser];
