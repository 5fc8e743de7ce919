/** A flag of a command, as help shows it. */
export interface Flag {
  type: 'string' | 'boolean';
  describe: string;
  /** What stands for the value in the help: `NAME`, `N`. */
  value?: string;
  required?: boolean;
  /** May be given several times: the values are joined by commas. */
  repeatable?: boolean;
  choices?: readonly string[];
}

/** The arguments of a command. */
export interface CommandInput {
  /** A required flag's value, or one that may be missing. */
  text(flag: string): string;
  maybe(flag: string): string | undefined;
  set(flag: string): boolean;
  readonly files: readonly string[];
  readonly json: boolean;
  readonly env: Record<string, string | undefined>;
  /** What comes on standard input. */
  input(): AsyncIterable<Uint8Array | string>;
  /** Tells of progress, beside the result. */
  say(line: string): void;
  /** Draws over the line drawn before; null where there is no terminal. */
  readonly redraw: ((line: string) => void) | null;
}

/** A result: for programs as one JSON object, for people as text. */
export interface CommandResult {
  data: Record<string, unknown>;
  text: string;
  /** The exit code where something was done and something was not; 0 when left out. */
  code?: number;
}

/** One command: a line of the table that parsing, running and the help are made from. */
export interface Command {
  /** One or two words. */
  name: string;
  summary: string;
  details?: string;
  flags: Record<string, Flag>;
  /** The names of what is given without a flag. */
  files?: readonly string[];
  /** Prints by itself and answers an exit code, or answers what to print. */
  run(given: CommandInput): Promise<CommandResult | number>;
}

/** The command line was not written as the command takes it: exit code 2. */
export class UsageError extends Error {
  readonly command: Command | null;

  constructor(message: string, command: Command | null = null) {
    super(message);
    this.name = 'UsageError';
    this.command = command;
  }
}
