/** Work that runs in the background, beside the requests: senders, scheduled jobs, maintenance. */
export interface Background {
  /** Starts the work. It does not keep the process alive. */
  start(): void;
  /** Accepts no new work and resolves when running work has ended. */
  stop(): Promise<void>;
}
