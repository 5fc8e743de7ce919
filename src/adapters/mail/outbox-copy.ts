import { type CopiedFile, filesOf, placeFiles } from '../files/copy.ts';

// Names as the folder gives them: a backup that was tampered with must not lead out of it.
const NAME = /^[A-Za-z0-9_-]+\.eml$/;

/** The mails of an outbox folder, one after another; none where there is no folder. */
export function outboxFiles(directory: string): Iterable<CopiedFile> {
  return filesOf(directory, NAME);
}

/** Makes an outbox folder hold these mails and no others; what was there is moved aside, not removed. */
export function placeOutbox(directory: string, files: Iterable<CopiedFile>, stamp: string): void {
  placeFiles(directory, files, NAME, stamp);
}
