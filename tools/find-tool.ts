import { catalogue } from '#actions/catalogue.ts';
import { type Findable, type Found, findActions, findFor, meantBy, missingScope } from '#src/batch/index.ts';
import { AppError, invalid } from '#src/lib/errors.ts';
import { BATCH_TOOLS, batchTool, READ } from './batch-tools.ts';
import { result } from './named.ts';
import { argumentsOf, type JsonSchema } from './schemas.ts';
import type { ExecutorTool, ToolAnswer, ToolCall } from './tool.ts';
import { adminsFor } from './who-may.ts';

/** find_actions: what there is for some words, and how named actions are called. */
export const findTool: ExecutorTool = {
  tool: {
    name: 'find_actions',
    title: 'Find actions',
    description:
      'Search every action of this service by words ("log a placement"), or give names to read how each is called. Use it ' +
      'first for anything that has no tool of its own; then call run_read_actions, run_actions, or plan_actions with what ' +
      'it shows. Not for finding records: use the search and list tools. Changes nothing.',
    annotations: READ,
    inputSchema: {
      type: 'object',
      properties: {
        query: { type: 'string', description: 'What is to be done, in plain words.' },
        names: {
          type: 'array',
          items: { type: 'string' },
          description: 'Up to 5 actions to read the input of.',
        },
        limit: { type: 'integer', minimum: 1, maximum: 25, description: 'Default 5.' },
      },
      additionalProperties: false,
    },
    outputSchema: {
      type: 'object',
      properties: { actions: { type: 'array', items: { type: 'object' } } },
    },
  },
  visible: () => true,
  writes: () => false,
  run: async (call) => {
    await call.desk.service.runtime.charge(call.principal, 1, false);
    return find(call);
  },
};

/** The tools about batches, which can be found like actions. */
const BATCH_ACTIONS = [batchTool, ...BATCH_TOOLS];

/** All that find_actions can find. */
export const FINDABLE: ReadonlyMap<string, Findable> = new Map<string, Findable>([
  ...catalogue,
  ...BATCH_ACTIONS.map(({ tool, phrasings = '' }): [string, Findable] => [
    tool.name,
    {
      name: tool.name,
      title: tool.title ?? tool.name,
      description: tool.description ?? '',
      synonyms: [],
      phrasings,
      readOnly: tool.annotations?.readOnlyHint === true,
      scope: null,
      access: null,
      ownFigures: false,
      anyScope: [],
      risk: { destructive: false, outward: false, reversible: false },
    },
  ]),
]);

const BY_WORDS_ALONE =
  'The query was read by its words alone, as its meaning could not be read in time; if none of these fits, call again or say it in other words.';

/** What others call the query; there is no other text that they could mean. */
const QUERY_NAMES = ['query', 'search', 'q', 'text', 'request'];

const queryIn = (args: Readonly<Record<string, unknown>>): unknown =>
  QUERY_NAMES.map((name) => args[name]).find((given) => given !== undefined);

function namesIn({ names, name }: Readonly<Record<string, unknown>>): unknown {
  const given = names ?? name;
  return typeof given === 'string' ? [given] : given;
}

/** Longer ones are a document and not what is to be done. */
const MAX_QUERY = 2000;

async function find(call: ToolCall): Promise<ToolAnswer> {
  const { limit = 5 } = call.args;
  const [query, names] = [queryIn(call.args), namesIn(call.args)];
  if (query !== undefined && typeof query !== 'string') throw invalid('query', 'query must be text.');
  if (query !== undefined && query.length > MAX_QUERY)
    throw invalid(
      'query',
      `query must have at most ${MAX_QUERY} characters: what is to be done, in a sentence.`,
    );
  if (typeof limit !== 'number' || limit < 1 || limit > 25) throw invalid('limit', 'limit must be 1 to 25.');
  if (names !== undefined) return await described(call, names);
  if (query === undefined || query.trim() === '')
    throw invalid('query', 'Say in query what is to be done, or give names to read how actions are called.');
  const found = await findFor(call.desk.service, call.principal, FINDABLE, query, limit);
  if (found.notHere !== null) return notDoneHere(call, found.notHere);
  const actions = found.actions.map(({ name, title, description, kind, risk }) => ({
    name,
    title,
    description,
    kind,
    run_with: runWith(name, kind, risk),
  }));
  const who = found.notAllowed.length === 0 ? [] : await adminsFor(call);
  const may = who.length === 0 ? '' : `; ask ${who.join(' or ')}`;
  const missing = found.notAllowed.map(({ name, needs }) => `- ${name} exists, needs ${needs}${may}.`);
  const lines = actions.map(({ name, title, run_with }) => `- ${name}: ${title} (${run_with})`);
  if (actions.length === 0)
    lines.push(
      missing.length === 0
        ? 'No action fits; try other words.'
        : 'No other action fits that this credential may run.',
    );
  // What fits best stands first, whether it may be run or not.
  if (found.bestNotAllowed) lines.unshift(...missing);
  else lines.push(...missing);
  if (actions.length > 0) lines.push('Call find_actions with names to read their input.');
  if (found.byWordsAlone) lines.push(BY_WORDS_ALONE);
  return result({
    structuredContent: {
      actions,
      ...(found.byWordsAlone ? { note: BY_WORDS_ALONE } : {}),
      ...(found.notAllowed.length === 0 ? {} : { not_allowed: found.notAllowed }),
      ...(who.length === 0 ? {} : { who_may: who }),
    },
    text: lines.join('\n'),
  });
}

function notDoneHere(call: ToolCall, { says, nearest }: NonNullable<Found['notHere']>): ToolAnswer {
  const near = findActions(call.principal, undefined, { names: nearest })
    .sort((a, b) => nearest.indexOf(a.name) - nearest.indexOf(b.name))
    .map(({ name, title, kind, risk }) => ({ name, title, run_with: runWith(name, kind, risk) }));
  const lines = near.map(({ name, title, run_with }) => `- ${name}: ${title} (${run_with})`);
  return result({
    structuredContent: { actions: [], not_done_here: says, nearest: near },
    text: [says, ...(near.length === 0 ? [] : ['Nearest:']), ...lines].join('\n'),
  });
}

async function described(call: ToolCall, names: unknown): Promise<ToolAnswer> {
  if (
    !Array.isArray(names) ||
    names.length === 0 ||
    names.length > 5 ||
    !names.every((name) => typeof name === 'string')
  )
    throw invalid('names', 'names must be 1 to 5 names of actions.');
  const known = names.filter((name) => describable(call, name));
  const unknown = names.filter((name) => !known.includes(name)).map((name) => unknownName(call, name));
  const lacking = unknown.some(({ needs }) => needs !== undefined);
  if (known.length === 0 && !lacking) {
    const [first] = unknown;
    const { said: _, ...extra } = unknown.length === 1 && first !== undefined ? first : { said: '' };
    throw new AppError('NOT_FOUND', unknown.map(({ said }) => said).join(' '), { field: 'names', extra });
  }
  const who = lacking ? await adminsFor(call) : [];
  const actions = known.map((name) => descriptionOf(call, name));
  const lines = actions.map(
    ({ name, run_with, input_schema }) => `${name} (${run_with}): ${JSON.stringify(input_schema)}`,
  );
  return result({
    structuredContent: {
      actions,
      ...(unknown.length === 0 ? {} : { unknown: unknown.map(({ said: _, ...entry }) => entry) }),
      ...(who.length === 0 ? {} : { who_may: who }),
    },
    text: [
      ...lines,
      ...unknown.map(({ said }) => said),
      ...(who.length === 0 ? [] : [`What is lacking is given by ${who.join(' or ')}.`]),
    ].join('\n'),
  });
}

function describable({ principal }: ToolCall, name: string): boolean {
  const found = FINDABLE.get(name);
  return found !== undefined && missingScope(principal, found) === null;
}

function descriptionOf({ principal }: ToolCall, name: string) {
  const executor = BATCH_ACTIONS.find(({ tool }) => tool.name === name);
  if (executor !== undefined) {
    const { title, description, annotations, inputSchema } = executor.tool;
    const kind = annotations?.readOnlyHint === true ? 'read' : 'write';
    const run_with = runWith(name, kind, { outward: false, destructive: false });
    return { name, title, description, kind, run_with, input_schema: inputSchema };
  }
  const [summary] = findActions(principal, undefined, { names: [name] });
  const action = catalogue.get(name);
  if (summary === undefined || action === undefined) throw new Error(`${name} is not in the catalogue`);
  const { view: _, ...properties } = argumentsOf(action).properties as JsonSchema;
  return {
    ...summary,
    run_with: toolFor(summary.kind, summary.risk),
    input_schema: { ...argumentsOf(action), properties },
  };
}

interface UnknownName {
  name: string;
  needs?: string;
  did_you_mean?: string[];
  said: string;
}

// An action that exists is not described without its scope: its name and what is missing, no more.
function unknownName({ principal }: ToolCall, name: string): UnknownName {
  const shown = name.slice(0, 100);
  const exists = FINDABLE.get(name);
  const needs = exists === undefined ? null : missingScope(principal, exists);
  if (needs !== null)
    return { name, needs, said: `${name} exists, needs ${needs}, which this credential does not have.` };
  const own = new Map([...FINDABLE].filter(([, action]) => missingScope(principal, action) === null));
  const { near, others, says } = meantBy(name, own);
  const names = near === undefined ? others : [near, ...others];
  return { name: shown, did_you_mean: [...names], said: `There is no action ${shown}; ${says}` };
}

// A tool that every connection lists is called by itself.
function runWith(name: string, kind: string, risk: { outward: boolean; destructive: boolean }): string {
  const executor = BATCH_ACTIONS.find(({ tool }) => tool.name === name);
  if (executor === undefined) return toolFor(kind, risk);
  return executor.toolset === undefined ? name : 'run_actions, as its only action';
}

function toolFor(kind: string, risk: { outward: boolean; destructive: boolean }): string {
  if (kind === 'read') return 'run_read_actions';
  return risk.outward || risk.destructive ? 'plan_actions, then commit_plan' : 'run_actions';
}
