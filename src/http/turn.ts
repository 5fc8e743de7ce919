let waiting: Promise<void> | null = null;

/**
 * Resolves once everything else of the current turn of the event loop has run. Answers that wait for it are written
 * together. Written one by one, each would wake the receiving process separately, which costs more than the answer.
 */
export function endOfTurn(): Promise<void> {
  waiting ??= new Promise<void>((resolve) => {
    setImmediate(() => {
      waiting = null;
      resolve();
    });
  });
  return waiting;
}
