import type { Runtime } from '#src/action/execute.ts';
import {
  dueResumes,
  nextResume,
  type ResumeDue,
  type ResumeRead,
  resumeDue,
  settleResume,
} from '#src/domain/candidates/index.ts';
import { CV_FAULTS } from '#src/domain/cv/source.ts';
import type { Queue } from '../queue.ts';

/** Fetches the CVs that candidates were created with an address of, and reads them like any other. */
export function resumes({ runtime }: { runtime: Runtime }): Queue<ResumeDue, ResumeRead> {
  return {
    name: 'read_resume_url',
    title: "Read the CV at a candidate's resume_url",
    places: { perAccount: 2, all: 8 },
    due: dueResumes,
    read: resumeDue,
    work: (due, accountId) => fetchAndRead(runtime, due, accountId),
    write: (ctx, id, result, due) => settleResume(ctx, id, due, result),
    next: nextResume,
  };
}

async function fetchAndRead(
  { ports }: Runtime,
  { url, country }: ResumeDue,
  accountId: string,
): Promise<ResumeRead> {
  if (url === null) return null;
  const fetched = await ports.remoteFiles.fetch(url);
  if (!fetched.ok) return fetched;
  const read = await ports.cvs.read(accountId, fetched.bytes, country, fetched.filename);
  if ('fault' in read)
    return { ok: false, reason: `The file at ${url} ${CV_FAULTS[read.fault]}.`, lasting: true };
  const type = await ports.files.typeOf(fetched.bytes);
  const file = await ports.files.keep(accountId, fetched.bytes, type);
  return { ok: true, file, filename: fetched.filename, reading: read.reading };
}
