import type { Files } from '#src/domain/ports.ts';

/** Where the bytes of documents lie: what the domain asks of them, and what upkeep does. */
export interface DocumentFiles extends Files {
  /** When a file was last stored, in wall-clock milliseconds; null if it does not exist. */
  keptAt(accountId: string, sha256: string): Promise<number | null>;
  /** Files last stored before a time (wall-clock milliseconds). */
  keptBefore(time: number): AsyncGenerator<{ account_id: string; sha256: string }>;
  /** Stores something small. @throws AppError STORAGE_UNAVAILABLE when no file can be stored */
  probeWrite(): Promise<void>;
  /**
   * Deletes a file; a missing one counts as deleted. One that was stored again meanwhile stays.
   * @param isLeft whether a file that was last stored at a time (wall-clock milliseconds) is to be deleted
   */
  remove(accountId: string, sha256: string, isLeft: (keptAt: number) => boolean): Promise<void>;
}
