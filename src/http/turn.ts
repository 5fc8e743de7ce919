let waiting: Promise<void> | null = null;

/**
 * Resolves once everything else of this turn of the event loop has run. Answers that wait for it are sent one after
 * another: sent each as it is ready, every one wakes the process at the other end anew, which costs more than the answer.
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
