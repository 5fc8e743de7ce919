import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lastBackup } from '#src/adapters/last-backup.ts';
import { type Config, fileOf, SECRET_FILES } from '#src/config.ts';
import { type Finding, fault, lengthOf, messageOf, ok, warning } from './finding.ts';

const MB = 1024 * 1024;
/** Below these, a warning and a fault. A migration writes a copy of the store first. */
const ROOM = { warning: 1024 * MB, fault: 128 * MB };
const BACKUP_OLD_MS = 7 * 86_400_000;

/** Node.js is one of the versions that package.json names. */
export function nodeVersion(version = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || major === 22
    ? ok('node', `Node.js ${version}.`)
    : fault(
        'node',
        `Node.js ${version} is not one that Deskhand is tested on.`,
        'Run it on 20.19 or later, or on 22.',
      );
}

/** DATA_DIR and what lies in it, left as it is. */
export function folder(config: Config): Finding[] {
  const { dataDir } = config;
  if (!existsSync(dataDir))
    return [
      warning(
        'data folder',
        `${dataDir} is not there.`,
        'The first start makes it. If there was one, set DATA_DIR to it.',
      ),
    ];
  if (!statSync(dataDir).isDirectory())
    return [fault('data folder', `${dataDir} is a file.`, 'Set DATA_DIR to a folder.')];
  return [writable(dataDir), modes(config), room(dataDir)];
}

function writable(dataDir: string): Finding {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok('data folder', `${dataDir} can be written.`);
  } catch (error) {
    return fault(
      'data folder',
      `${dataDir} cannot be written (${messageOf(error)}).`,
      'Give it to the user that Deskhand runs as, and mount it for writing.',
    );
  }
}

function modes({ dataDir, storeUrl }: Config): Finding {
  const store = fileOf(storeUrl);
  const privates = [
    dataDir,
    ...SECRET_FILES.map((name) => join(dataDir, name)),
    ...(store === null ? [] : [store]),
  ];
  const open = privates.filter((path) => existsSync(path) && (statSync(path).mode & 0o077) !== 0);
  return open.length === 0
    ? ok('modes', 'The data folder, the secrets and the store are open to their owner alone.')
    : fault(
        'modes',
        `Others than the owner may open ${open.join(', ')}.`,
        `Run chmod go-rwx ${open.join(' ')}.`,
      );
}

function room(dataDir: string): Finding {
  const { bavail, blocks, bsize } = statfsSync(dataDir);
  const free = bavail * bsize;
  const says = `${Math.floor(free / MB)} MB are free of ${Math.ceil((blocks * bsize) / MB)} MB under ${dataDir}.`;
  if (free < ROOM.fault)
    return fault('disk', says, 'Make room now: writes are refused when the disk is full.');
  if (free < ROOM.warning) return warning('disk', says, 'Make room: documents, backups and logs need it.');
  return ok('disk', says);
}

/** How old the newest backup of this data folder is. */
export function backupAge({ dataDir, storeUrl }: Config): Finding {
  if (fileOf(storeUrl) === null)
    return warning(
      'backup',
      'Whether PostgreSQL is backed up cannot be seen from here.',
      'See to it that pg_dump or the archive of the server runs, and that DATA_DIR is kept with it.',
    );
  const last = lastBackup(dataDir);
  if (last === null)
    return warning(
      'backup',
      'No backup was written from this folder yet.',
      'Run deskhand backup FILE every day.',
    );
  const age = Date.now() - Date.parse(last.at);
  const says = `The newest backup is ${lengthOf(age)} old (${last.file}).`;
  if (!existsSync(last.file))
    return warning(
      'backup',
      `${says} The file is not there any more.`,
      'Keep it elsewhere, or run deskhand backup FILE.',
    );
  return age > BACKUP_OLD_MS
    ? warning('backup', says, 'Run deskhand backup FILE every day.')
    : ok('backup', says);
}
