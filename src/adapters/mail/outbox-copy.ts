import { type CopiedFile, filesOf, placeFiles } from '../files/copy.ts';

// File names of the folder: a manipulated backup must not lead outside it.
const NAME = /^[A-Za-z0-9_-]+\.eml$/;

/** The mails of an outbox folder, one by one; none if the folder does not exist. */
export function outboxFiles(directory: string): Iterable<CopiedFile> {
  return filesOf(directory, NAME);
}

/** Replaces the content of an outbox folder by these mails; former content is moved aside, not deleted. */
export function placeOutbox(directory: string, files: Iterable<CopiedFile>, stamp: string): void {
  placeFiles(directory, files, NAME, stamp);
}
