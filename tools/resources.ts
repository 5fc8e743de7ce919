import { ProtocolError, ProtocolErrorCode, type ReadResourceResult } from '@modelcontextprotocol/server';
import { catalogue, moduleOf } from '#actions/catalogue.ts';
import { holds, nowFor, type Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { admitAccount, isGateRefusal } from '#src/action/gates.ts';
import { asAppError } from '#src/http/respond.ts';
import { dayIn } from '#src/lib/clock.ts';
import type { AppError } from '#src/lib/errors.ts';
import { allowed } from './allowed.ts';
import { show } from './call.ts';
import { contractSchema } from './schemas.ts';
import type { ToolRuntime } from './tool.ts';
import { vocabulariesFor, vocabularyAt } from './vocabularies.ts';

const JSON_TYPE = 'application/json';

interface Catalogued {
  uri: string;
  name: string;
  title: string;
  description: string;
  /** The action that answers it. */
  action: string;
}

/** Resources that are constant for a session, each read by an action. */
const CATALOGUES: readonly Catalogued[] = [
  {
    uri: 'deskhand://stages',
    name: 'stages',
    title: 'Pipeline stages',
    description: 'The twelve stages of an application, their groups and order.',
    action: 'list_stages',
  },
];

/** Records by id, each read by an action. */
const RECORDS: readonly { noun: string; action: string }[] = [
  { noun: 'candidate', action: 'get_candidate' },
  { noun: 'job', action: 'get_job' },
  { noun: 'client', action: 'get_client' },
  { noun: 'placement', action: 'get_placement' },
];

export const TEMPLATES = [
  ...RECORDS.filter(({ action }) => catalogue.has(action)).map(({ noun }) => ({
    uriTemplate: `deskhand://${noun}s/{${noun}_id}`,
    name: noun,
    title: `A ${noun}`,
    description: `The whole record of one ${noun}, by its id.`,
    mimeType: JSON_TYPE,
  })),
  {
    uriTemplate: 'deskhand://actions/{name}',
    name: 'action',
    title: 'An action',
    description: 'How one action is called and what it answers: JSON Schemas, scope and risk.',
    mimeType: JSON_TYPE,
  },
];

/** The resources that a credential may read. */
export function resourcesFor(principal: Principal) {
  const catalogues = CATALOGUES.filter(({ action }) => readable(principal, action) !== undefined);
  return [
    {
      uri: 'deskhand://agency',
      name: 'agency',
      title: 'The agency',
      description:
        'Name, country, time zone and currency of the agency, who you act for and what you may do.',
    },
    ...catalogues.map(({ uri, name, title, description }) => ({ uri, name, title, description })),
    ...vocabulariesFor(principal),
    {
      uri: 'deskhand://actions',
      name: 'actions',
      title: 'Actions',
      description: 'Every action that this credential may run, by module.',
    },
  ].map((resource) => ({ ...resource, mimeType: JSON_TYPE }));
}

function readable(principal: Principal, name: string): Action | undefined {
  const action = catalogue.get(name);
  return action !== undefined && allowed(principal, action) ? action : undefined;
}

/**
 * Reads a resource.
 * @throws ProtocolError for an unknown URI, or a record that this credential cannot read
 */
export async function readResource(
  desk: ToolRuntime,
  principal: Principal,
  requestId: string,
  uri: string,
): Promise<ReadResourceResult> {
  try {
    admitAccount(principal, false);
    const text = JSON.stringify(await contentOf(desk, principal, requestId, uri));
    return { contents: [{ uri, mimeType: JSON_TYPE, text }] };
  } catch (thrown) {
    if (thrown instanceof ProtocolError) throw thrown;
    const error = asAppError(thrown);
    if (error.status >= 500) logged(desk, requestId, error);
    throw refused(
      isGateRefusal(error) ? (desk.service.limiter.countRefused(principal) ?? error) : error,
      requestId,
    );
  }
}

function logged({ service }: ToolRuntime, requestId: string, error: AppError): void {
  service.log.error({ request_id: requestId, err: error.details.cause ?? error }, 'resource failed');
}

function refused({ code, message, details }: AppError, requestId: string): ProtocolError {
  const { retryAfter } = details;
  return new ProtocolError(ProtocolErrorCode.InternalError, message, {
    code,
    ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }),
    request_id: requestId,
  });
}

async function contentOf(
  desk: ToolRuntime,
  principal: Principal,
  requestId: string,
  uri: string,
): Promise<unknown> {
  const found = target(principal, uri);
  if (found !== null) {
    const { action, input } = found;
    return answer(desk, principal, requestId, uri, action, input);
  }
  await desk.service.runtime.charge(principal, 1, false);
  if (uri === 'deskhand://agency') return agency(principal);
  if (uri === 'deskhand://actions') return actionsOf(principal);
  const [kind, id] = partsOf(uri);
  if (kind === 'actions') return describe(principal, uri, id);
  const vocabulary = vocabularyAt(principal, uri);
  if (vocabulary === undefined) throw missing(uri);
  return vocabulary;
}

function partsOf(uri: string): [kind: string, id: string] {
  const [, kind = '', id = ''] = /^deskhand:\/\/([a-z-]+)\/([\w-]+)$/.exec(uri) ?? [];
  return [kind, id];
}

/** The action that reads a resource; null where there is none that this credential may run. */
function target(
  principal: Principal,
  uri: string,
): { action: Action; input: Record<string, unknown> } | null {
  const [kind, id] = partsOf(uri);
  const record = RECORDS.find(({ noun }) => `${noun}s` === kind);
  const listed = CATALOGUES.find((resource) => resource.uri === uri);
  const action = readable(principal, record?.action ?? listed?.action ?? '');
  if (action === undefined) return null;
  return { action, input: record === undefined ? {} : { [`${record.noun}_id`]: id } };
}

async function answer(
  desk: ToolRuntime,
  principal: Principal,
  requestId: string,
  uri: string,
  action: Action,
  input: Record<string, unknown>,
): Promise<unknown> {
  try {
    const outcome = await execute(desk.service.runtime, action, input, {
      principal,
      origin: { channel: 'mcp', requestId },
    });
    return (await show(action, outcome, { view: 'full', input, call: { desk, principal, requestId } }))
      .structuredContent;
  } catch (thrown) {
    const error = asAppError(thrown);
    throw error.status === 404 || error.status === 422 ? missing(uri) : error;
  }
}

function missing(uri: string): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    'There is no such resource for this credential.',
    { uri },
  );
}

function agency(principal: Principal): Record<string, unknown> {
  const { account, user } = principal;
  const now = nowFor(principal);
  return {
    account_id: account.id,
    name: account.name,
    country: account.country,
    timezone: account.timezone,
    currency: account.currency,
    today: dayIn(now, account.timezone),
    plan: account.plan,
    status: account.status,
    marketplace: account.marketplace,
    ...(holds(principal, 'clients:financials:read')
      ? { standard_fee_schedule: account.standardFeeSchedule }
      : {}),
    acting_for: user === null ? null : { user_id: user.id, name: user.name, role: user.role },
    scopes: [...principal.scopes].sort(),
  };
}

function actionsOf(principal: Principal): Record<string, unknown> {
  const modules: Record<string, { name: string; title: string; writes: boolean }[]> = {};
  for (const action of catalogue.values()) {
    if (!allowed(principal, action)) continue;
    const module = moduleOf.get(action.name) ?? 'other';
    modules[module] ??= [];
    modules[module].push({ name: action.name, title: action.title, writes: action.kind === 'write' });
  }
  return { modules };
}

function describe(principal: Principal, uri: string, name: string): Record<string, unknown> {
  const action = readable(principal, name);
  if (action === undefined) throw missing(uri);
  const { title, description, kind, scope, risk, idempotency } = action;
  return {
    name,
    title,
    description,
    kind,
    scope,
    risk,
    idempotency,
    input_schema: contractSchema(action.input, 'input'),
    output_schema: contractSchema(action.output, 'output'),
  };
}
