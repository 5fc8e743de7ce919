import { insertRow, insertRows } from '#db/rows.ts';
import { newId } from '#src/lib/ids.ts';
import { ImportWorker } from '#src/workers/imports.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { plainCvs } from './cv/plain.ts';
import { compiledScript, linesUntilKilled, start } from './killed-process.ts';
import { startService, storeOf, type TestService, type Workspace } from './workspace.ts';

/** The most files that a process lives to begin, and the longest time that it lives beyond the last of them. */
const MOST_FILES = 40;
const LONGEST_MS = 20;

export interface ImportKillReport {
  kills: number;
  /** Files that processes began to read, some of them again after a kill. */
  begun: number;
  /** Files that were through before the last process, which nobody killed, began. */
  through: number;
  /** Files, and what became of them. */
  files: number;
  candidates: number;
  /** E-mail addresses that more than one candidate has. */
  twice: number;
  documents: number;
  texts: number;
  imported: number;
  /** Lines of the activities that tell of the end. */
  endings: number;
  status: string;
}

/** Kills a process that reads an import so many times, each successor going on; then lets one finish, and counts. */
export async function killImports(kills: number, files: number): Promise<ImportKillReport> {
  const script = await compiledScript(new URL('./import-until-killed.ts', import.meta.url));
  const running = await startService();
  const settings = storeOf(running);
  const desk = await running.workspace();
  const id = await waiting(running, desk, files);
  await running.service.close();
  let begun = 0;
  // One is started ahead, so that its loading goes on while the other one runs.
  let next = start(script);
  for (let round = 0; round < kills; round += 1) {
    const child = next;
    if (round + 1 < kills) next = start(script);
    const until = { acks: 1 + ((round * 17) % MOST_FILES), ms: (LONGEST_MS * ((round * 37) % 100)) / 100 };
    const lines = await linesUntilKilled(child, { settings }, until);
    begun += lines.includes('done') ? 0 : lines.filter((line) => line === 'ack').length;
  }
  return finish(settings, id, { kills, begun, files });
}

/** An import whose files are all here and confirmed. */
async function waiting({ service }: TestService, desk: Workspace, files: number): Promise<string> {
  const id = newId('import');
  const now = new Date().toISOString();
  const account_id = desk.accountId;
  const kept = await Promise.all(
    Array.from({ length: files }, (_, at) =>
      service.runtime.ports.files.keep(
        account_id,
        Buffer.from(`Person Number${at}\nperson${at}@people.example`),
        'application/pdf',
      ),
    ),
  );
  await service.store.write(async ({ tx }) => {
    await insertRow(tx, 'candidate_imports', {
      id,
      account_id,
      status: 'processing',
      file_count: files,
      match_pools: 1,
      role_matches: null,
      created_by: desk.adminId,
      created_at: now,
      updated_at: now,
      completed_at: null,
    });
    await insertRows(
      tx,
      'candidate_import_items',
      kept.map((file, at) => ({
        id: newId('import_item'),
        account_id,
        import_id: id,
        filename: `${at}.pdf`,
        status: 'pending' as const,
        reason: null,
        link_hash: `hash ${at}`,
        expires_at: now,
        ...file,
        claim: null,
        lease_until: null,
        candidate_id: null,
        deferred: null,
        created_at: now,
        updated_at: now,
      })),
    );
  });
  return id;
}

async function finish(
  settings: Record<string, string>,
  id: string,
  known: Pick<ImportKillReport, 'kills' | 'begun' | 'files'>,
): Promise<ImportKillReport> {
  const running = await startService(settings);
  try {
    const { runtime, log, store } = running.service;
    const before = await store.read((db) =>
      db.selectFrom('candidate_import_items').where('status', '=', 'imported').select('id').execute(),
    );
    const ports = { ...runtime.ports, publicUrl: '', cvs: plainCvs() };
    await new ImportWorker({
      runtime: { ...runtime, ports },
      clock: new SteadyClock(),
      log,
    }).accountClock.run('');
    await running.service.jobs.runDue();
    return await store.read(async (db) => {
      const count = async (table: 'documents' | 'document_texts') =>
        (await db.selectFrom(table).select('account_id').execute()).length;
      const people = await db.selectFrom('candidates').select('email_folded').execute();
      const items = await db.selectFrom('candidate_import_items').select('status').execute();
      const endings = await db.selectFrom('activities').where('type', '=', 'import').select('id').execute();
      const row = await db
        .selectFrom('candidate_imports')
        .where('id', '=', id)
        .select('status')
        .executeTakeFirst();
      return {
        ...known,
        through: before.length,
        candidates: people.length,
        twice: people.length - new Set(people.map(({ email_folded }) => email_folded)).size,
        documents: await count('documents'),
        texts: await count('document_texts'),
        imported: items.filter(({ status }) => status === 'imported').length,
        endings: endings.length,
        status: row?.status ?? 'gone',
      };
    });
  } finally {
    await running.close();
  }
}
