/** Work that goes on beside the requests: senders, sweeps, upkeep. */
export interface Background {
  /** Begins it; the process is not kept alive for it. */
  start(): void;
  /** Takes on nothing new and resolves when what was begun has ended. */
  stop(): Promise<void>;
}
