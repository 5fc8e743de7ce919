import type { Command } from '../command.ts';
import { stepsShown } from '../steps.ts';

async function nothingToAbandon(): Promise<Error> {
  const { AppError } = await import('#src/lib/errors.ts');
  return new AppError(
    'INVALID_REQUEST',
    '--abandon goes with --account: the destination of a whole store held nothing before, so drop it and name another empty one.',
  );
}

const move: Command = {
  name: 'store move',
  summary: 'Move the store, or one workspace, from SQLite to PostgreSQL or back, with secrets and documents.',
  details:
    'Stop every server on both first. A folder is the DATA_DIR of a store on SQLite; the secrets and documents of a store on PostgreSQL lie in DATA_DIR, or, where that is not set, in the folder at the other end. Both are compared afterwards, table by table. Run again, it goes on where it was broken off. A whole store that was moved starts no server any more; a workspace is removed where it came from.',
  flags: {
    from: { type: 'string', value: 'URL-OR-FOLDER', required: true, describe: 'Where it lies now.' },
    to: { type: 'string', value: 'URL-OR-FOLDER', required: true, describe: 'Where it is to lie.' },
    account: { type: 'string', value: 'ID', describe: 'One workspace alone.' },
    abandon: {
      type: 'boolean',
      describe: 'Take back what a move of one workspace that was broken off has brought to --to.',
    },
  },
  async run(given) {
    const { abandonMove, moveStore, placeOf } = await import('#src/server/move/index.ts');
    const { readConfig } = await import('#src/config.ts');
    const texts = [given.text('from'), given.text('to')] as const;
    const folder = texts.find((text) => !text.includes('://'));
    const env = given.env.DATA_DIR === undefined && folder !== undefined ? { DATA_DIR: folder } : {};
    const { dataDir } = readConfig({ ...given.env, ...env });
    const [from, to] = [placeOf(texts[0], dataDir), placeOf(texts[1], dataDir)];
    const account = given.maybe('account') ?? null;
    if (given.set('abandon')) {
      if (account === null) throw await nothingToAbandon();
      await abandonMove(from, to, account);
      return {
        data: { from: from.label, to: to.label, account, abandoned: true },
        text: `Took back what there was of ${account} in ${to.label}. The workspace is in ${from.label} as it was.`,
      };
    }
    const told = stepsShown(given, 'rows');
    const done = await moveStore(from, to, account, ({ table, ...step }) => told({ ...step, what: table }));
    const start = to.file === null ? 'DATABASE_URL set to it' : `DATA_DIR=${to.dataDir}`;
    return {
      data: { from: from.label, to: to.label, account, ...done },
      text: [
        `Moved ${account ?? 'the store'} from ${from.label} to ${to.label}: ${done.rows} rows in ${Object.keys(done.tables).length} tables and ${done.documents} documents, the same at both ends.`,
        `  Start deskhand serve with ${start}; the secrets and documents are in ${to.dataDir}.`,
        ...(account === null
          ? ['  The store that it came from stays as it was, and starts no server any more.']
          : []),
      ].join('\n'),
    };
  },
};

export const moveCommands: readonly Command[] = [move];
