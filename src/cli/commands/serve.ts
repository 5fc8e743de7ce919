import type { Running } from '#src/server/serve.ts';
import { type Command, UsageError } from '../command.ts';
import { withService } from '../open.ts';

const serve: Command = {
  name: 'serve',
  summary: 'Serve the API, MCP and the pages until stopped.',
  details:
    'On an empty store a first workspace is made and its admin key shown once. SIGTERM and SIGINT let requests under way finish. With --role worker only the health check and the metrics are served.',
  flags: {
    port: {
      type: 'string',
      value: 'N',
      describe: 'Port to listen on, in place of PORT; 0 takes a free one.',
    },
    role: {
      type: 'string',
      choices: ['web', 'worker', 'all'],
      describe:
        'What this process does, in place of SERVE_ROLE: answers requests, works in the background, or both.',
    },
  },
  async run(given) {
    const { greeting, serve: serving } = await import('#src/server/serve.ts');
    const port = given.maybe('port');
    const role = given.maybe('role');
    const env = {
      ...given.env,
      ...(port === undefined ? {} : { PORT: port }),
      ...(role === undefined ? {} : { SERVE_ROLE: role }),
    };
    return serving(env, (running) => {
      process.stdout.write(given.json ? `${JSON.stringify(factsOf(running))}\n` : greeting(running));
    });
  },
};

function factsOf({ url, service, first }: Running): Record<string, unknown> {
  const at = service.publicUrl();
  return { url, public_url: at, mcp_url: `${at}/api/mcp`, pid: process.pid, first_workspace: first };
}

const mcp: Command = {
  name: 'mcp',
  summary: 'Serve MCP over standard input and output for one key.',
  details:
    'The key is read from DESKHAND_KEY. An assistant starts this command by itself; see the README. Work in the background (scheduled mail, webhooks) is done by deskhand serve alone.',
  flags: {
    toolsets: {
      type: 'string',
      value: 'A,B',
      describe: 'Modules whose actions are tools of their own: default, all, or names such as clients,jobs.',
    },
    readonly: { type: 'boolean', describe: 'Offer nothing that writes.' },
  },
  async run(given) {
    const key = given.env.DESKHAND_KEY;
    if (key === undefined || key === '')
      throw new UsageError('DESKHAND_KEY is not set: give it the API key to act with.', mcp);
    const { serveStdioFor } = await import('#tools/stdio.ts');
    const offer = { toolsets: given.maybe('toolsets'), readonly: given.set('readonly') ? '1' : undefined };
    const warn = (text: string) => process.stderr.write(`${text}\n`);
    await withService(given, (service) => serveStdioFor(service, key, offer, warn));
    return 0;
  },
};

const demo: Command = {
  name: 'demo',
  summary: "Run a consultant's week in a throwaway workspace, then keep serving it.",
  flags: { once: { type: 'boolean', describe: 'End when the story is told.' } },
  async run(given) {
    const { runDemo } = await import('#examples/demo/run.ts').catch(missingDependency);
    await runDemo({ once: given.set('once'), json: given.json, env: given.env });
    return 0;
  },
};

/** The demo's libraries are development dependencies: an installation for production has none of them. */
function missingDependency(error: unknown): never {
  const missing = error instanceof Error && /^Cannot find package '([^']+)'/.exec(error.message)?.[1];
  if (!missing) throw error;
  throw new Error(
    `The demo needs ${missing}, a development dependency that is not installed here: run npm ci without --omit=dev, then deskhand demo.`,
    { cause: error },
  );
}

export const serveCommands: readonly Command[] = [serve, mcp, demo];
