import { isUrl } from '#src/lib/urls.ts';
import { type Command, UsageError } from '../command.ts';

const importFolder: Command = {
  name: 'import',
  summary: 'Send the CVs of a folder (PDF, DOC, DOCX) to a running server and wait until they are read.',
  details:
    'A run that was stopped goes on where it was: what is done stands in .deskhand-import.json in the folder. The exit code is 1 when a file was not taken or not read, each of which is named; 0 otherwise.',
  flags: {
    key: {
      type: 'string',
      value: 'KEY',
      describe: 'A key with candidates:write; DESKHAND_KEY unless given.',
    },
    url: {
      type: 'string',
      value: 'URL',
      describe: 'The server, such as https://desk.example; the one that runs on DATA_DIR unless given.',
    },
  },
  files: ['FOLDER'],
  async run(given) {
    const [{ filesIn, heldFolder, stateIn }, { ImportServer, MOST_FILES, sendFolder }, { progressShown }] =
      await Promise.all([
        import('../import/folder.ts'),
        import('../import/send.ts'),
        import('../import/progress.ts'),
      ]);
    const { statSync } = await import('node:fs');
    const [folder = ''] = given.files;
    const key = given.maybe('key') ?? given.env.DESKHAND_KEY ?? '';
    if (key === '') throw new UsageError('Give the key with --key or in DESKHAND_KEY.', importFolder);
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new UsageError(`There is no folder ${folder}.`, importFolder);
    const url = given.maybe('url') ?? (await addressHere(given.env));
    if (!isUrl(url)) throw new UsageError(`--url is no address: ${url}`, importFolder);
    const { files, left } = filesIn(folder);
    const server = new ImportServer(url, key);
    const giveUp = heldFolder(folder);
    const total = { files: 0, imported: 0, merged: 0, failed: 0 };
    const refused = [...left];
    const imports: string[] = [];
    try {
      for (let round = 0; round <= files.length / MOST_FILES; round += 1) {
        const shown = progressShown(given.say, given.redraw);
        const state = stateIn(folder, url);
        const outcome = await sendFolder(server, folder, { files, state, show: shown.show });
        if (outcome.import_id === null) break;
        shown.end(outcome);
        imports.push(outcome.import_id);
        refused.push(...outcome.refused);
        for (const name of ['files', 'imported', 'merged', 'failed'] as const) total[name] += outcome[name];
      }
    } finally {
      giveUp();
    }
    for (const { path, reason } of refused) given.say(`${path.replace(/\p{Cc}/gu, '?')}: ${reason}`);
    // What an earlier run of the same import sent is among those read, and what was not sent among those that were not.
    const all = total.imported + total.merged + refused.length;
    const text =
      imports.length === 0
        ? nothingSent(folder, files.length, left.length)
        : `${all} ${all === 1 ? 'file' : 'files'}: ${total.imported} new ${total.imported === 1 ? 'person' : 'people'}, ${total.merged} merged, ${refused.length} not read.`;
    return { data: { ...total, import_ids: imports, refused }, text, code: refused.length === 0 ? 0 : 1 };
  },
};

function nothingSent(folder: string, files: number, left: number): string {
  if (files > 0) return `Nothing is left to send in ${folder}.`;
  return left > 0 ? `No file in ${folder} can be sent.` : `There are no files in ${folder}.`;
}

/** The server that runs on the data folder. */
async function addressHere(env: Record<string, string | undefined>): Promise<string> {
  const [{ readConfig }, { lastAddress }] = await Promise.all([
    import('#src/config.ts'),
    import('#src/adapters/served-at.ts'),
  ]);
  const config = readConfig(env);
  const url = lastAddress(config.dataDir) ?? config.PUBLIC_URL;
  if (url !== undefined) return url;
  throw new UsageError('No server is known here: give its address with --url.', importFolder);
}

export const importCommands: readonly Command[] = [importFolder];
