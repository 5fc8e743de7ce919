import { resolve } from 'node:path';
import type { Command } from '../command.ts';
import { withService } from '../open.ts';
import { stepsShown } from '../steps.ts';

const migrate: Command = {
  name: 'migrate',
  summary: 'Bring the schema of the store up to date (serve does so too), after a backup of it.',
  flags: {},
  async run(given) {
    const applied = await withService(given, async (service) => service.store.migrated, {
      make: true,
      told: stepsShown(given),
    });
    return {
      data: { applied },
      text: applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`,
    };
  },
};

const backup: Command = {
  name: 'backup',
  summary:
    'Write a checked copy of the store, with its secrets, outbox and documents, to a file that must not exist yet.',
  details:
    'It may run beside a server. The file holds everything, keys included: keep it where only you can read it.',
  flags: {},
  files: ['FILE'],
  async run(given) {
    const { sealBackup } = await import('#db/backup.ts');
    const { secretFiles } = await import('#src/config.ts');
    const { outboxFiles } = await import('#src/adapters/mail/outbox-copy.ts');
    const { outboxFolder } = await import('#src/adapters/mail/lazy.ts');
    const { DOCUMENT_PATH, filesOf } = await import('#src/adapters/files/copy.ts');
    const { filesFolder } = await import('#src/adapters/files/store.ts');
    const { noteBackup } = await import('#src/adapters/last-backup.ts');
    const file = resolve(given.files[0] ?? '');
    const facts = await withService(given, async ({ store, config }) => {
      const told = stepsShown(given);
      told({ doing: 'Backing up', what: 'a checked copy of the store', done: 0, total: 2 });
      await store.backup(file);
      told({ doing: 'Backing up', what: 'secrets, outbox and documents', done: 1, total: 2 });
      const secrets = secretFiles(config.dataDir);
      const facts = sealBackup(file, {
        secrets,
        outbox: outboxFiles(outboxFolder(config)),
        documents: filesOf(filesFolder(config), DOCUMENT_PATH),
      });
      noteBackup(config.dataDir, { at: new Date().toISOString(), file });
      return facts;
    });
    const { isOnS3, readConfig } = await import('#src/config.ts');
    const inBucket = isOnS3(readConfig(given.env));
    const elsewhere = inBucket
      ? '\n  The documents lie in the bucket of S3_BUCKET and are not in it: see to its versions or copies there.'
      : '';
    return {
      data: { file, documents_in_bucket: inBucket, ...facts },
      text: `Wrote ${file}: ${workspaces(facts.accounts)}, ${Math.ceil(facts.bytes / 1024)} KB, checked.${elsewhere}`,
    };
  },
};

const workspaces = (count: number): string => (count === 1 ? '1 workspace' : `${count} workspaces`);

const restore: Command = {
  name: 'restore',
  summary: 'Put a backup in the place of the store. Stop the server first.',
  details:
    'The file is checked before anything is touched. With --force the present store, secrets, outbox and documents are moved aside, not removed.',
  flags: { force: { type: 'boolean', describe: 'Replace a store that is there.' } },
  files: ['FILE'],
  async run(given) {
    const { fileOf, placeSecrets, readConfig } = await import('#src/config.ts');
    const { restoreBackup } = await import('#db/backup.ts');
    const { placeOutbox } = await import('#src/adapters/mail/outbox-copy.ts');
    const { outboxFolder } = await import('#src/adapters/mail/lazy.ts');
    const { DOCUMENT_PATH, placeFiles } = await import('#src/adapters/files/copy.ts');
    const { filesFolder } = await import('#src/adapters/files/store.ts');
    const { ErasureList } = await import('#src/adapters/files/erasure-list.ts');
    const { AppError } = await import('#src/lib/errors.ts');
    const { listErasures } = await import('#src/workers/erasures.ts');
    const { eraseRestored } = await import('#src/server/erase-restored.ts');
    const config = readConfig(given.env);
    const target = fileOf(config.storeUrl);
    if (target === null)
      throw new AppError('INVALID_REQUEST', 'A PostgreSQL store is restored with pg_restore.');
    const file = resolve(given.files[0] ?? '');
    // An erasure of the last moment may not be listed yet; a store that cannot be opened any more has nothing to add.
    await withService(given, ({ store }) => listErasures(store, new ErasureList(config.dataDir))).catch(
      () => undefined,
    );
    const shown = stepsShown(given);
    const steps = 4;
    let done = 0;
    const told = (what: string): void => {
      shown({ doing: 'Restoring', what, done, total: steps });
      done += 1;
    };
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const { facts, aside } = await restoreBackup(file, target, {
      force: given.set('force'),
      stamp,
      told,
      place(secrets, { outbox, documents }) {
        placeSecrets(config.dataDir, secrets, stamp);
        placeOutbox(outboxFolder(config), outbox, stamp);
        placeFiles(filesFolder(config), documents, DOCUMENT_PATH, stamp);
      },
    });
    told('bringing it up to date');
    // Opened once, so that an older schema is brought up to date before anybody relies on it.
    const { migrated, erased } = await withService(given, async (service) => ({
      migrated: service.store.migrated,
      erased: await eraseRestored(service),
    }));
    shown({ doing: 'Restoring', what: 'done', done: steps, total: steps });
    return {
      data: {
        file,
        restored_to: target,
        moved_aside: aside,
        accounts: facts.accounts,
        migrated,
        erased_again: erased,
      },
      text: [
        `Restored ${workspaces(facts.accounts)} to ${target}.`,
        ...(aside === null ? [] : [`  The store that was there is now ${aside}.`]),
        ...(erased === 0
          ? []
          : [`  Erased again: ${erased} of those who had been erased since that backup.`]),
        ...(migrated.length === 0 ? [] : [`  Applied ${migrated.join(', ')}.`]),
      ].join('\n'),
    };
  },
};

export const storeCommands: readonly Command[] = [migrate, backup, restore];
