import type { Command } from '../command.ts';

const EVERY = 100;

const upload: Command = {
  name: 'documents upload',
  summary: 'Copy the documents in DATA_DIR into the bucket of S3_BUCKET, each compared afterwards.',
  details:
    'Run it when S3_* were set for a deployment that kept documents in DATA_DIR, and after a restore of its backup. It may run beside a server and again; the files in DATA_DIR stay until you remove them.',
  flags: {},
  async run(given) {
    const { isOnS3, readConfig } = await import('#src/config.ts');
    const { documentFiles } = await import('#src/adapters/files/configured.ts');
    const { DOCUMENT_PATH, filesOf } = await import('#src/adapters/files/copy.ts');
    const { filesFolder } = await import('#src/adapters/files/store.ts');
    const { AppError } = await import('#src/lib/errors.ts');
    const config = readConfig(given.env);
    if (!isOnS3(config))
      throw new AppError(
        'INVALID_REQUEST',
        'Documents lie in DATA_DIR: S3_ENDPOINT and the others that name a bucket are not set.',
      );
    const bucket = documentFiles(config);
    let documents = 0;
    for (const { name, content } of filesOf(filesFolder(config), DOCUMENT_PATH)) {
      const [account = '', , sha256 = ''] = name.split('/');
      const kept = await bucket.keep(account, content, 'application/octet-stream');
      if (kept.sha256 !== sha256)
        throw new AppError(
          'CONFLICT',
          `${name} is damaged: its bytes are not those that it was kept with. Put it back from a backup, or remove it, and run this again.`,
        );
      // Read back, which compares the bytes with their hash.
      await bucket.read(account, sha256);
      documents += 1;
      if (documents % EVERY === 0) given.say(`Copied: ${documents}`);
    }
    return {
      data: { bucket: config.S3_BUCKET, documents },
      text: `Copied ${documents} documents into the bucket ${config.S3_BUCKET}. Those in ${filesFolder(config)} are not read any more, and can be removed.`,
    };
  },
};

export const documentCommands: readonly Command[] = [upload];
