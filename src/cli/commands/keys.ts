import type * as z from 'zod';
import type { Command } from '../command.ts';
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
  },
  async run(given) {
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { createKeyAction } = await import('#actions/keys/index.ts');
    const outcome = await withService(given, (service) =>
      runAsOperator(service, given.text('account'), createKeyAction, {
        scopes: given
          .text('scopes')
          .split(',')
          .map((scope) => scope.trim())
          .filter((scope) => scope !== ''),
        type: given.maybe('type'),
        user_id: given.maybe('user') ?? null,
        name: given.maybe('name'),
      }),
    );
    const { secret_shown: _, ...key } = outcome.data as Record<string, unknown>;
    const warnings = outcome.warnings.map(({ message }) => message);
    return {
      data: warnings.length > 0 ? { ...key, warnings } : key,
      text: [
        `Made the key ${key.id} (${(key.scopes as string[]).join(', ')}).`,
        `  ${key.key}`,
        '  It is shown this once. Keep it.',
        ...(key.expires_at === null ? [] : [`  It ends at ${key.expires_at}.`]),
        ...warnings.map((text) => `  Note: ${text}`),
      ].join('\n'),
    };
  },
};

const list: Command = {
  name: 'keys list',
  summary: 'List the API keys of an agency, without their secrets.',
  details: 'The newest first. The last four characters tell keys apart.',
  flags: {
    account: { type: 'string', value: 'ID', required: true, describe: 'The agency: acc_….' },
    user: { type: 'string', value: 'ID', describe: 'Only those that act for this person: usr_….' },
    status: { type: 'string', choices: ['active', 'revoked'], describe: 'Only those of this status.' },
  },
  async run(given) {
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { listKeysAction } = await import('#actions/keys/index.ts');
    const { ApiKey } = await import('#src/domain/accounts/keys-schema.ts');
    const { pageOf } = await import('#src/lib/page.ts');
    const Page = pageOf(ApiKey);
    const keys = await withService(given, async (service) => {
      const found: z.infer<typeof ApiKey>[] = [];
      let after: string | null = null;
      do {
        const { data } = await runAsOperator(service, given.text('account'), listKeysAction, {
          limit: 100,
          ...(after === null ? {} : { after }),
          ...(given.maybe('user') === undefined ? {} : { user_id: given.text('user') }),
          ...(given.maybe('status') === undefined ? {} : { status: given.text('status') }),
        });
        const page = Page.parse(data);
        found.push(...page.items);
        after = page.next_cursor;
      } while (after !== null);
      return found;
    });
    const lines = keys.map((key) =>
      [
        `${key.id}  ${key.type}  ${key.status}  …${key.hint}  ${key.name ?? '(no name)'}`,
        `  ${key.user_id ?? "the agency's own"}  ${key.scopes.join(', ')}`,
        `  made ${key.created_at}, last used ${key.last_used_at ?? 'never'}${key.expires_at === null ? '' : `, ends ${key.expires_at}`}`,
      ].join('\n'),
    );
    if (lines.length === 0) lines.push('There are none.');
    return { data: { count: keys.length, keys }, text: lines.join('\n') };
  },
};

const revoke: Command = {
  name: 'keys revoke',
  summary: 'Revoke an API key: its next request is refused.',
  flags: { id: { type: 'string', value: 'ID', required: true, describe: 'The key: key_….' } },
  async run(given) {
    const { runAsOperator } = await import('#src/server/operator.ts');
    const { revokeKeyAction } = await import('#actions/keys/index.ts');
    const { AppError } = await import('#src/lib/errors.ts');
    const id = given.text('id');
    const { data } = await withService(given, async (service) => {
      // Whose key it is, is what the operator does not have to say.
      const row = await service.store.read((db) =>
        db.selectFrom('api_keys').select('account_id').where('id', '=', id).executeTakeFirst(),
      );
      if (row === undefined)
        throw new AppError('NOT_FOUND', `There is no key ${id} in this store.`, { field: 'id' });
      return runAsOperator(service, row.account_id, revokeKeyAction, { key_id: id });
    });
    return { data: data as Record<string, unknown>, text: `Revoked ${id}.` };
  },
};

export const keyCommands: readonly Command[] = [create, list, revoke];
