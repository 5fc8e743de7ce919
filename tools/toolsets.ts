import type { Tool } from '@modelcontextprotocol/server';
import { catalogue, moduleOf } from '#actions/catalogue.ts';
import { type Principal, plansFirst } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { isPlannedFirst } from '#src/batch/index.ts';
import { closest } from '#src/lib/closest.ts';
import { AppError } from '#src/lib/errors.ts';
import { ANSWERS_WITH_PLAN } from './agreeing.ts';
import { allowed } from './allowed.ts';
import { EXECUTOR_TOOLS } from './executor-tools.ts';
import { argumentsOf, resultOf } from './schemas.ts';
import type { ExecutorTool, Offered, ToolOptions } from './tool.ts';

/** The most used actions, which are tools of their own on every connection, in the order of the list. */
const DEFAULT_TOOLS = [
  'get_desk_brief',
  'get_candidate_brief',
  'search_candidates',
  'list_candidates',
  'get_candidate',
  'list_jobs',
  'get_job',
  'match_candidates_to_job',
  'list_applications',
  'move_application_stage',
  'list_clients',
  'create_submission',
  'send_email',
  'create_interview',
  'create_placement',
] as const;

/** The maximum number of cached tool lists. */
const MAX_CACHED = 200;

/** The tools of a connection: the list as it is sent, and the action or executor tool of each name. */
export interface ToolSet {
  readonly tools: readonly Tool[];
  readonly byName: ReadonlyMap<string, Offered>;
}

const offers = new Map<string, Offered>();

/** An action as a tool. Its schemas are converted once for the process. */
export function offer(action: Action): Offered {
  let made = offers.get(action.name);
  if (made === undefined) {
    made = { kind: 'action', action, tool: toolOf(action) };
    offers.set(action.name, made);
  }
  return made;
}

// The same where its outward steps are planned first.
function offerPlanned(action: Action): Offered {
  const made = offer(action);
  const description = `${action.description} ${ANSWERS_WITH_PLAN}`;
  return made.kind === 'action' ? { ...made, tool: { ...made.tool, description } } : made;
}

function toolOf(action: Action): Tool {
  return {
    name: action.name,
    title: action.title,
    description: action.description,
    inputSchema: argumentsOf(action) as Tool['inputSchema'],
    outputSchema: resultOf(action) as Tool['outputSchema'],
    // What is left out is MCP's default: it writes, and reaches outside.
    annotations: {
      ...(action.readOnly ? { readOnlyHint: true } : { destructiveHint: action.risk.destructive }),
      ...(action.readOnly || !action.risk.outward ? { openWorldHint: false } : {}),
    },
  };
}

/** Tool lists, cached by scopes and options, always in the same order. */
export class ToolSets {
  readonly #made = new Map<string, ToolSet>();

  for(principal: Principal, options: ToolOptions): ToolSet {
    const key = `${plansFirst(principal, 'mcp')} ${[...principal.scopes].sort().join()} ${options.toolsets?.join() ?? ''} ${options.readonly}`;
    let set = this.#made.get(key);
    if (set === undefined) {
      set = makeSet(principal, options);
      if (this.#made.size >= MAX_CACHED) this.#made.clear();
      this.#made.set(key, set);
    }
    return set;
  }
}

function makeSet(principal: Principal, options: ToolOptions): ToolSet {
  const executors = EXECUTOR_TOOLS.filter(
    (executor) => executor.visible(principal) && isListed(executor, options.toolsets),
  ).map((executor): Offered => ({ kind: 'executor', executor, tool: executor.tool }));
  const actions = chosen(options.toolsets)
    .filter((action) => allowed(principal, action))
    .map((action) => (isPlannedFirst(principal, action, 'mcp') ? offerPlanned(action) : offer(action)));
  const offered = [...executors, ...actions].filter(
    ({ tool }) => !options.readonly || tool.annotations?.readOnlyHint === true,
  );
  return {
    tools: offered.map(({ tool }) => tool),
    byName: new Map(offered.map((entry) => [entry.tool.name, entry])),
  };
}

function isListed({ toolset }: ExecutorTool, toolsets: readonly string[] | null): boolean {
  return toolset === undefined || toolsets?.includes(toolset) === true || toolsets?.includes('all') === true;
}

function chosen(toolsets: readonly string[] | null): Action[] {
  const wanted = new Set(toolsets ?? ['default']);
  const defaults = DEFAULT_TOOLS.flatMap((name) => catalogue.get(name) ?? []);
  if (wanted.has('all')) return [...catalogue.values()];
  const rest = [...catalogue.values()].filter((action) => wanted.has(moduleOf.get(action.name) ?? ''));
  return [...new Set([...(wanted.has('default') ? defaults : []), ...rest])];
}

const TOOLSETS = ['default', 'all', 'batches', ...new Set(moduleOf.values())];

/**
 * Reads what a connection asks for: `toolsets=default,placements` (or `all`) and `readonly=1`.
 * @throws AppError VALIDATION_ERROR for a toolset that does not exist
 */
export function readOptions(given: {
  toolsets?: string | undefined;
  readonly?: string | undefined;
}): ToolOptions {
  const names = (given.toolsets ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  for (const name of names) {
    if (TOOLSETS.includes(name)) continue;
    const near = closest(name, TOOLSETS);
    throw new AppError('VALIDATION_ERROR', `There is no toolset ${name}. There are ${TOOLSETS.join(', ')}.`, {
      field: 'toolsets',
      ...(near === undefined ? {} : { extra: { did_you_mean: near } }),
    });
  }
  return {
    toolsets: names.length === 0 ? null : [...new Set(names)].sort(),
    readonly: given.readonly !== undefined && !['', '0', 'false'].includes(given.readonly),
  };
}
