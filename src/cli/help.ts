import type { Command, Flag } from './command.ts';

/** The flags that every command takes. */
export const COMMON: Record<string, Flag> = {
  json: { type: 'boolean', describe: 'Print one JSON object.' },
  help: { type: 'boolean', describe: 'Show this help.' },
};

/** How a command is written: `deskhand keys create --account ID --scopes LIST [--user ID]`. */
export function usageOf(command: Command): string {
  const flags = Object.entries(command.flags).map(([name, flag]) => {
    const text = signature(name, flag);
    return flag.required ? text : `[${text}]`;
  });
  return ['deskhand', command.name, ...(command.files ?? []), ...flags].join(' ');
}

function signature(name: string, flag: Flag): string {
  if (flag.type === 'boolean') return `--${name}`;
  return `--${name} ${flag.choices?.join('|') ?? flag.value ?? 'TEXT'}`;
}

/** The help of one command. */
export function helpOf(command: Command): string {
  const rows = Object.entries({ ...command.flags, ...COMMON }).map(([name, flag]): [string, string] => [
    signature(name, flag),
    flag.describe,
  ]);
  return [
    usageOf(command),
    '',
    command.summary,
    ...(command.details === undefined ? [] : ['', command.details]),
    '',
    ...table(rows),
    '',
  ].join('\n');
}

/** The help of a group of commands, or of all. */
export function overviewOf(commands: readonly Command[], group?: string): string {
  const shown = commands.filter(({ name }) => group === undefined || name.startsWith(`${group} `));
  const rows = shown.map(({ name, summary }): [string, string] => [`deskhand ${name}`, summary]);
  return [
    group === undefined ? 'Deskhand: the back office of a recruitment agency.' : `deskhand ${group}`,
    '',
    ...table(rows),
    '',
    'deskhand --version prints the release. Every command takes --help and --json. Settings are environment variables (DATA_DIR, PORT, …): see the README.',
    '',
  ].join('\n');
}

function table(rows: readonly [string, string][]): string[] {
  const width = Math.min(44, Math.max(...rows.map(([left]) => left.length)));
  return rows.map(([left, right]) =>
    left.length > width ? `  ${left}\n  ${' '.repeat(width)}  ${right}` : `  ${left.padEnd(width)}  ${right}`,
  );
}
