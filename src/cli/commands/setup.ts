import { createInterface } from 'node:readline/promises';
import type { Command, CommandInput } from '../command.ts';
import { UsageError } from '../command.ts';
import { withService } from '../open.ts';

const ASKED = [
  ['name', 'Name of your agency', 'SETUP_NAME'],
  ['country', 'Its country (AU, GB, US, …)', 'SETUP_COUNTRY'],
  ['email', 'Your e-mail, to sign in with', 'SETUP_EMAIL'],
] as const;

const setup: Command = {
  name: 'setup',
  summary: 'Make the first agency of a store yours: its name, its country and your e-mail.',
  details:
    'Asks for what neither a flag nor the environment (SETUP_NAME, SETUP_COUNTRY, SETUP_EMAIL) gives, and prints a link to sign in.',
  flags: {
    name: { type: 'string', value: 'NAME', describe: 'Name of the agency.' },
    country: { type: 'string', value: 'CC', describe: 'ISO 3166-1 alpha-2, such as AU, GB or US.' },
    email: { type: 'string', value: 'EMAIL', describe: 'E-mail of the first admin.' },
    'admin-name': { type: 'string', value: 'NAME', describe: 'Name of the first admin.' },
  },
  async run(given) {
    const { setUp } = await import('../set-up.ts');
    const { newWorkspace } = await import('../new-workspace.ts');
    const input = newWorkspace(await answersTo(given));
    const made = await withService(
      given,
      (service) => setUp(service, { ...input, admin_name: given.maybe('admin-name') }),
      { make: true },
    );
    return {
      data: { ...made },
      text: [
        `${input.name} is set up.`,
        `  workspace  ${made.account_id}`,
        `  admin      ${made.user_id} (${input.email})`,
        ...(made.key === null ? [] : [`  admin key  ${made.key}`, '  The key is shown this once. Keep it.']),
        `  sign in    ${made.sign_in_url}`,
        '  The link works once: set your password there.',
      ].join('\n'),
    };
  },
};

/** The answers by flag, else by the environment, else asked on the terminal. */
async function answersTo(given: CommandInput): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const missing = ASKED.filter(([flag, , setting]) => {
    const value = given.maybe(flag) ?? given.env[setting] ?? '';
    answers[flag] = value;
    return value === '';
  });
  if (missing.length === 0) return answers;
  if (given.json || process.stdin.isTTY !== true)
    throw new UsageError(`${missing.map(([flag]) => `--${flag}`).join(', ')} is missing.`, setup);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const [flag, question] of missing) answers[flag] = (await terminal.question(`${question}: `)).trim();
  } finally {
    terminal.close();
  }
  return answers;
}

export const setupCommands: readonly Command[] = [setup];
