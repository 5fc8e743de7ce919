import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import { type ApplicantCv, finishCv, unreadCvs } from '#src/domain/ads/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { Lanes } from './lanes.ts';
import { runAsSystem } from './system.ts';
import type { Worker } from './worker.ts';

const CHUNK = 10;
/** One of an agency after the other, so that slow files of one hold up no other. */
const PLACES = { perAccount: 1, all: 16 };

/** Reads the CVs of people who applied on the career page, so that search finds them by what those say. */
export function applicantCvs({ runtime, log }: { runtime: Runtime; log: Logger }): Worker {
  /** Those that failed in a way that was not foreseen, until the next start. */
  const failed = new Set<string>();
  const lanes = new Lanes(PLACES);
  /** The accounts of which a CV is being read. */
  const busy = new Set<string>();
  let stopping = false;
  let stop = (): void => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let kick = (): void => {};

  const readOne = async ({ account_id, document_id, sha256, country }: ApplicantCv): Promise<void> => {
    const bytes = sha256 === null ? null : await fileOf(runtime, account_id, sha256);
    const reading = bytes === null ? null : runtime.ports.cvs.read(account_id, bytes, country);
    const read = await Promise.race([reading, stopped.then(() => null)]);
    // What a stop cut off is read after the next start.
    if (stopping) return;
    await runAsSystem(runtime, account_id, {
      name: 'read_applicant_cv',
      title: 'Read the CV of an applicant',
      run: (ctx) => finishCv(ctx, document_id, read),
    });
  };

  const begin = (cv: ApplicantCv): void => {
    busy.add(cv.account_id);
    const work = readOne(cv)
      .catch((error: unknown) => {
        failed.add(cv.document_id);
        log.warn({ job: 'applicant_cvs', account_id: cv.account_id, err: error }, 'a CV was put aside');
      })
      .finally(() => {
        busy.delete(cv.account_id);
        kick();
      });
    lanes.add(cv.account_id, work);
  };

  return {
    name: 'applicant_cvs',
    wakeOnCommit: true,
    async run() {
      let done = 0;
      for (const passed = new Set(busy); ; ) {
        const limit = CHUNK + failed.size;
        const found = await runtime.store.read((db) => unreadCvs(db, limit, [...passed]), {
          kind: 'due applicant_cvs',
        });
        for (const cv of found) {
          if (stopping || failed.has(cv.document_id) || lanes.free(cv.account_id) === 0) continue;
          done += 1;
          begin(cv);
        }
        const before = passed.size;
        for (const { account_id } of found) passed.add(account_id);
        if (found.length < limit || passed.size === before) return { done };
      }
    },
    attach(kicks) {
      kick = kicks;
    },
    settled: () => lanes.settled(),
    stop() {
      stopping = true;
      stop();
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
