import type { Action } from '#src/action/define.ts';
import type { NewApiKey } from '#src/domain/accounts/keys-schema.ts';
import type { Command, CommandInput, CommandResult } from '../command.ts';
import { withService } from '../open.ts';

const create: Command = {
  name: 'keys create',
  summary: 'Make an API key, shown once.',
  flags: {
    account: { type: 'string', value: 'ID', required: true, describe: 'The agency: acc_….' },
    scopes: {
      type: 'string',
      value: 'A,B',
      required: true,
      describe: 'Separated by commas, such as jobs:read,jobs:write; admin for everything.',
    },
    user: {
      type: 'string',
      value: 'ID',
      describe: "The person it acts for: usr_…; without, the agency's own key.",
    },
    type: {
      type: 'string',
      choices: ['live', 'test', 'trial'],
      describe: 'live unless given; trial ends after 7 days.',
    },
    name: { type: 'string', value: 'NAME', describe: 'What it is for.' },
    expires: { type: 'string', value: 'TIME', describe: 'When it ends, such as 2027-01-31T00:00:00Z.' },
    network: {
      type: 'string',
      value: 'CIDR',
      repeatable: true,
      describe: 'A network it works from, such as 203.0.113.0/24; any unless given.',
    },
    outward: {
      type: 'string',
      choices: ['plan', 'run'],
      describe:
        "Plan what leaves the agency first, or run it at once; a person's key plans over MCP unless given.",
    },
  },
  async run(given) {
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { createKeyAction } = await import('#actions/keys/index.ts');
    const outcome = await withService(given, (service) =>
      runAsOperator(service, given.text('account'), createKeyAction, {
        scopes: listed(given.text('scopes')),
        type: given.maybe('type'),
        user_id: given.maybe('user') ?? null,
        name: given.maybe('name'),
        expires_at: given.maybe('expires'),
        allowed_networks: listed(given.maybe('network')),
        outward: given.maybe('outward'),
      }),
    );
    const { NewApiKey } = await import('#src/domain/accounts/keys-schema.ts');
    const { secret_shown: _, ...key } = NewApiKey.parse(outcome.data);
    return newSecret(`Made the key ${key.id} (${key.scopes.join(', ')}).`, key, outcome.warnings);
  },
};

const listed = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A key with a secret that is shown this once. */
function newSecret(
  title: string,
  key: Pick<NewApiKey, 'key' | 'expires_at' | 'allowed_networks' | 'previous_ends_at'>,
  noted: readonly { message: string }[],
): CommandResult {
  const warnings = noted.map(({ message }) => message);
  return {
    data: warnings.length > 0 ? { ...key, warnings } : { ...key },
    text: [
      title,
      `  ${key.key}`,
      '  It is shown this once. Keep it.',
      ...(key.previous_ends_at === null ? [] : [`  The old secret works until ${key.previous_ends_at}.`]),
      ...(key.expires_at === null ? [] : [`  It ends at ${key.expires_at}.`]),
      ...(key.allowed_networks === null ? [] : [`  It works from ${key.allowed_networks.join(', ')} alone.`]),
      ...warnings.map((text) => `  Note: ${text}`),
    ].join('\n'),
  };
}

const list: Command = {
  name: 'keys list',
  summary: 'List the API keys, without their secrets.',
  details: 'Agency by agency, the newest first. The last four characters tell keys apart.',
  flags: {
    account: { type: 'string', value: 'ID', describe: 'Only those of this agency: acc_….' },
    user: { type: 'string', value: 'ID', describe: 'Only those that act for this person: usr_….' },
    status: { type: 'string', choices: ['active', 'revoked'], describe: 'Only those of this status.' },
  },
  async run(given) {
    const { listOfAgencies } = await import('../of-agencies.ts');
    const { listKeysAction } = await import('#actions/keys/index.ts');
    const { ApiKey } = await import('#src/domain/accounts/keys-schema.ts');
    const agencies = await withService(given, (service) =>
      listOfAgencies(service, given.maybe('account'), listKeysAction, ApiKey, {
        ...(given.maybe('user') === undefined ? {} : { user_id: given.text('user') }),
        ...(given.maybe('status') === undefined ? {} : { status: given.text('status') }),
      }),
    );
    const keys = agencies.flatMap(({ account_id, account_name, items }) =>
      items.map((key) => ({ ...key, account_id, account_name })),
    );
    const lines = keys.map((key) =>
      [
        `${key.id}  ${key.type}  ${key.status}  …${key.hint}  ${key.name ?? '(no name)'}`,
        `  ${key.account_name}: ${key.user_id ?? "the agency's own"}  ${key.scopes.join(', ')}`,
        `  made ${key.created_at}, last used ${key.last_used_at ?? 'never'}${key.last_used_address === null ? '' : ` from ${key.last_used_address}`}${key.expires_at === null ? '' : `, ends ${key.expires_at}`}`,
        ...(key.allowed_networks === null ? [] : [`  works from ${key.allowed_networks.join(', ')} alone`]),
        ...(key.previous_ends_at === null ? [] : [`  the secret before works until ${key.previous_ends_at}`]),
      ].join('\n'),
    );
    if (lines.length === 0) lines.push('There are none.');
    return { data: { count: keys.length, keys }, text: lines.join('\n') };
  },
};

const rotate: Command = {
  name: 'keys rotate',
  summary: 'Give an API key a new secret, shown once; the old one works on for a while.',
  flags: {
    id: { type: 'string', value: 'ID', required: true, describe: 'The key: key_….' },
    overlap: {
      type: 'string',
      value: 'HOURS',
      describe: 'How long the old secret works on: 24 hours unless given; 0 ends it at once.',
    },
    expires: { type: 'string', value: 'TIME', describe: 'A new end of the key.' },
  },
  async run(given) {
    const { rotateKeyAction } = await import('#actions/keys/index.ts');
    const { NewApiKey } = await import('#src/domain/accounts/keys-schema.ts');
    const hours = given.maybe('overlap');
    const { data, warnings } = await onKey(given, rotateKeyAction, {
      overlap_hours: hours === undefined ? undefined : Number(hours),
      expires_at: given.maybe('expires'),
    });
    const { secret_shown: _, ...key } = NewApiKey.parse(data);
    return newSecret(`Rotated the key ${key.id}.`, key, warnings);
  },
};

/** Runs an action on the key that is named. The operator does not have to say whose it is. */
async function onKey(given: CommandInput, action: Action, input: Record<string, unknown> = {}) {
  const { runAsOperator } = await import('#src/server/operator.ts');
  const { accountOfKey } = await import('#src/domain/accounts/keys.ts');
  const { AppError } = await import('#src/lib/errors.ts');
  const id = given.text('id');
  return withService(given, async (service) => {
    const account = await service.store.read((db) => accountOfKey(db, id));
    if (account === undefined)
      throw new AppError('NOT_FOUND', `There is no key ${id} in this store.`, { field: 'id' });
    return runAsOperator(service, account, action, { key_id: id, ...input });
  });
}

const revoke: Command = {
  name: 'keys revoke',
  summary: 'Revoke an API key: its next request is refused.',
  flags: { id: { type: 'string', value: 'ID', required: true, describe: 'The key: key_….' } },
  async run(given) {
    const { revokeKeyAction } = await import('#actions/keys/index.ts');
    const { data } = await onKey(given, revokeKeyAction);
    return { data: data as Record<string, unknown>, text: `Revoked ${given.text('id')}.` };
  },
};

export const keyCommands: readonly Command[] = [create, list, rotate, revoke];
