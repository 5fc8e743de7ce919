import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import { type ApplicantCv, settleCv, unreadCvs } from '#src/domain/ads/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { runAsSystem } from './system.ts';
import type { Worker } from './worker.ts';

const CHUNK = 10;

/** Reads the CVs of people who applied on the career page, so that search finds them by what those say. */
export function applicantCvs({ runtime, log }: { runtime: Runtime; log: Logger }): Worker {
  /** Those that failed in a way that was not foreseen, until the next start. */
  const aside = new Set<string>();
  let stopping = false;

  const readOne = async ({ account_id, document_id, sha256, country }: ApplicantCv): Promise<void> => {
    const bytes = sha256 === null ? null : await fileOf(runtime, account_id, sha256);
    const read = bytes === null ? null : await runtime.ports.cvs.read(account_id, bytes, country);
    // What a stop cut off is read after the next start.
    if (stopping) return;
    await runAsSystem(runtime, account_id, {
      name: 'read_applicant_cv',
      title: 'Read the CV of an applicant',
      run: (ctx) => settleCv(ctx, document_id, read),
    });
  };

  return {
    name: 'applicant_cvs',
    woken: true,
    async run() {
      for (let done = 0; ; ) {
        const found = await runtime.store.read((db) => unreadCvs(db, CHUNK + aside.size));
        const next = found.filter(({ document_id }) => !aside.has(document_id));
        if (next.length === 0 || stopping) return { done };
        for (const cv of next) {
          if (stopping) return { done };
          try {
            await readOne(cv);
            done += 1;
          } catch (error) {
            aside.add(cv.document_id);
            log.warn({ job: 'applicant_cvs', account_id: cv.account_id, err: error }, 'a CV was put aside');
          }
        }
      }
    },
    stop() {
      stopping = true;
    },
  };
}

async function fileOf(runtime: Runtime, accountId: string, sha256: string): Promise<Uint8Array | null> {
  try {
    return await runtime.ports.files.read(accountId, sha256);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
