import { parseArgs } from 'node:util';
import { closest } from '#src/lib/closest.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Command, type CommandInput, UsageError } from './command.ts';
import { commands } from './commands/index.ts';
import { COMMON, helpOf, overviewOf, usageOf } from './help.ts';

/** Where a run reads its settings and prints. */
export interface CliEnvironment {
  env: Record<string, string | undefined>;
  /** Standard input, for the commands that read it. */
  input?: AsyncIterable<Uint8Array | string>;
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a terminal. */
  terminal?: boolean;
}

const PROCESS: CliEnvironment = {
  env: process.env,
  input: process.stdin,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  terminal: process.stderr.isTTY === true,
};

/**
 * Runs a command line.
 * @returns the exit code: 0, 1 for a refusal or a failure, 2 for a command line that cannot be read
 */
export async function run(args: readonly string[], environment: CliEnvironment = PROCESS): Promise<number> {
  const json = args.includes('--json');
  try {
    if (args[0] === '--version' || args[0] === '-v') {
      const { RELEASE } = await import('#src/http/respond.ts');
      environment.out(json ? `${JSON.stringify({ version: RELEASE })}\n` : `deskhand ${RELEASE}\n`);
      return 0;
    }
    const { command, rest } = find(args);
    if (command === null) {
      environment.out(overviewOf(commands, rest));
      return 0;
    }
    const given = parse(command, rest, environment);
    if (given === null) {
      environment.out(helpOf(command));
      return 0;
    }
    const answer = await command.run(given);
    if (typeof answer === 'number') return answer;
    environment.out(json ? `${JSON.stringify(answer.data)}\n` : `${answer.text}\n`);
    return answer.code ?? 0;
  } catch (error) {
    environment.err(json ? `${JSON.stringify({ error: errorOf(error) })}\n` : lineOf(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

const NOTHING: AsyncIterable<string> = {
  async *[Symbol.asyncIterator]() {},
};

type Found = { command: Command; rest: readonly string[] } | { command: null; rest: string | undefined };

function find(args: readonly string[]): Found {
  const words = args.filter((arg) => !arg.startsWith('-'));
  const [first, second] = words;
  if (first === undefined || first === 'help') {
    const stray = args.find(
      (arg) => arg.startsWith('-') && arg !== '--help' && arg !== '-h' && arg !== '--json',
    );
    if (stray !== undefined) throw new UsageError(`${stray} does not follow a command. See deskhand --help.`);
    return { command: null, rest: undefined };
  }
  const called = (text: string) => commands.find(({ name }) => name === text);
  const named = called(`${first} ${second}`) ?? called(first);
  if (named !== undefined) {
    const rest = [...args];
    for (const word of named.name.split(' ')) rest.splice(rest.indexOf(word), 1);
    return { command: named, rest };
  }
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (group.length > 0 && second === undefined) return { command: null, rest: first };
  const written = group.length > 0 ? `${first} ${second}` : first;
  const near = closest(
    written,
    (group.length > 0 ? group : commands).map(({ name }) => name),
  );
  throw new UsageError(
    `There is no command ${written}.${near === undefined ? '' : ` Did you mean ${near}?`} See deskhand --help.`,
  );
}

function parse(command: Command, args: readonly string[], around: CliEnvironment): CommandInput | null {
  const flags = { ...command.flags, ...COMMON };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { type }]) => [name, { type, multiple: type === 'string' }]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({
      args: args.map((arg) => (arg === '-h' ? '--help' : arg)),
      options,
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    throw new UsageError(parseFault(error, Object.keys(flags)), command);
  }
  const values = joined(parsed.values, flags, command);
  if (values.help === true) return null;
  const files = parsed.positionals;
  const wanted = command.files ?? [];
  const missing = wanted[files.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`, command);
  const stray = files[wanted.length];
  if (stray !== undefined) throw new UsageError(`${stray} is one word too many.`, command);
  for (const [name, flag] of Object.entries(command.flags)) {
    const value = values[name];
    if (flag.required && (value === undefined || value === ''))
      throw new UsageError(`--${name} is missing.`, command);
    if (typeof value === 'string' && flag.choices !== undefined && !flag.choices.includes(value))
      throw new UsageError(`--${name} must be ${flag.choices.join(' or ')}, not ${value}.`, command);
  }
  const maybe = (flag: string): string | undefined => {
    const value = values[flag];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    maybe,
    text: (flag) => maybe(flag) ?? '',
    set: (flag) => values[flag] === true,
    files,
    json: values.json === true,
    env: around.env,
    input: () => around.input ?? NOTHING,
    say: (line) => around.err(`${line}\n`),
    redraw: around.terminal === true ? (line) => around.err(`\r\x1b[2K${line}`) : null,
  };
}

/** The values of flags; those that were given more than once joined by commas, where the flag takes that. */
function joined(
  values: ReturnType<typeof parseArgs>['values'],
  flags: Command['flags'],
  command: Command,
): Record<string, string | boolean | undefined> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (!Array.isArray(value)) return [name, value];
      if (value.length > 1 && flags[name]?.repeatable !== true)
        throw new UsageError(`--${name} is given more than once; give it once.`, command);
      return [name, value.join(',')];
    }),
  );
}

function parseFault(error: unknown, known: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /^Unknown option '--?([^']+)'/.exec(message)?.[1];
  if (unknown === undefined) return `${message.split('.')[0]}.`;
  const near = closest(unknown, known);
  return `There is no flag --${unknown}.${near === undefined ? '' : ` Did you mean --${near}?`}`;
}

function errorOf(error: unknown): Record<string, unknown> {
  if (error instanceof AppError) {
    return { code: error.code, message: error.message, field: error.field, ...error.details.extra };
  }
  if (error instanceof UsageError) return { code: 'USAGE', message: error.message };
  return { code: 'INTERNAL_ERROR', message: error instanceof Error ? error.message : String(error) };
}

function lineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const usage =
    error instanceof UsageError && error.command !== null ? `Usage: ${usageOf(error.command)}\n` : '';
  return `deskhand: ${message.split('\n')[0]}\n${usage}`;
}
