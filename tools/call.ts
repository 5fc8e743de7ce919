import type { CallToolResult } from '@modelcontextprotocol/server';
import { holds, type Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { execute, type Outcome } from '#src/action/execute.ts';
import { admit, admitAccount, isShut } from '#src/action/gates.ts';
import { holdForApproval } from '#src/batch/index.ts';
import { namesOf } from '#src/domain/names/index.ts';
import { chargeThenRethrow } from '#src/http/request.ts';
import { asAppError, errorObject } from '#src/http/respond.ts';
import { AppError } from '#src/lib/errors.ts';
import { optionsOf } from './batch-options.ts';
import { renderBatch } from './batch-view.ts';
import { confirmed } from './confirm.ts';
import type { View } from './fit.ts';
import { commitPlanned, questionFor } from './planned.ts';
import { goesOn, type Rendered, renderOutcome, type Shown } from './render.ts';
import { KEY_META, mayHaveRun } from './repeats.ts';
import type { McpService } from './service.ts';
import { unnamedIds } from './shape.ts';
import type { Shown as Confirmed, Offered, ToolAnswer, ToolCall } from './tool.ts';
import { untrustedIn } from './untrusted.ts';

/** Where a result says that a test key asked, as `meta.key_mode` does over HTTP. */
const MODE_META = 'deskhand/key-mode';

/** Runs one tool call. Whatever refuses it becomes a result that says why: the model reads it and recovers. */
export async function callTool(offered: Offered, call: ToolCall): Promise<ToolAnswer> {
  const answer = await answerOf(offered, call);
  if (call.principal.credential.mode !== 'test' || !('content' in answer)) return answer;
  return { ...answer, _meta: { ...answer._meta, [MODE_META]: 'test' } };
}

async function answerOf(offered: Offered, call: ToolCall): Promise<ToolAnswer> {
  const started = performance.now();
  let code: string | undefined;
  try {
    if (offered.kind === 'action') return await callAction(offered.action, call);
    admitAccount(call.principal, offered.executor.writes(call));
    return await offered.executor.run(call);
  } catch (thrown) {
    const error = counted(call, asAppError(thrown));
    code = error.code;
    if (error.status >= 500) {
      call.desk.service.log.error(
        { request_id: call.requestId, tool: offered.tool.name, err: error.details.cause ?? error },
        'tool call failed',
      );
    }
    return errorResult(call.desk.service, error, call.requestId);
  } finally {
    call.desk.service.log.info(
      {
        request_id: call.requestId,
        tool: offered.tool.name,
        code,
        account_id: call.principal.account.id,
        credential_id: call.principal.credential.id,
        ms: Math.round((performance.now() - started) * 100) / 100,
      },
      'tool call',
    );
  }
}

// What the gates refuse is charged nothing, but not without end.
function counted({ desk, principal }: Pick<ToolCall, 'desk' | 'principal'>, error: AppError): AppError {
  return isShut(error) ? (desk.service.limiter.refused(principal) ?? error) : error;
}

/**
 * What a call of a tool that the connection is not offered answers first: a shut account is told before that.
 * @returns the refusal as a result; null when the account is open, and the call is charged then
 */
export async function refuseShut(
  call: Pick<ToolCall, 'desk' | 'principal' | 'requestId'>,
  writing: boolean,
): Promise<CallToolResult | null> {
  const { service } = call.desk;
  try {
    admitAccount(call.principal, writing);
    await service.runtime.charge(call.principal, 1, false);
    return null;
  } catch (thrown) {
    return errorResult(service, counted(call, asAppError(thrown)), call.requestId);
  }
}

/** A refusal as a tool result: the error object in the text alone, as version 1 clients check structured content. */
function errorResult(service: McpService, error: AppError, requestId: string): CallToolResult {
  const { retryAfter, meta } = error.details;
  const body = {
    ...errorObject(error, service.publicUrl()),
    ...meta,
    ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }),
    request_id: requestId,
  };
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }] };
}

/** A result with its data and its short text. */
export function result({ structuredContent, text }: Shown): CallToolResult {
  return { structuredContent, content: [{ type: 'text', text }] };
}

async function callAction(action: Action, call: ToolCall): Promise<ToolAnswer> {
  admit(action, call.principal);
  const { view, input } = await readArguments(action, call);
  const held = action.kind === 'write' ? await hold(action, input, call) : null;
  if (held !== null) return held;
  let plan: Confirmed['plan'];
  if (action.risk.outward || action.risk.destructive) {
    const asked = await confirmed(call, action.name, () => questionFor(call, action, input));
    if ('form' in asked) return asked.form;
    plan = asked.shown?.plan;
  }
  const outcome = plan === undefined ? await run(action, input, call) : await commitPlanned(call, plan);
  return result(await show(action, outcome, { view, input, call }));
}

// Where the agency wants a person to agree first, the call is put aside and the answer says where to decide.
async function hold(
  action: Action,
  input: Record<string, unknown>,
  call: ToolCall,
): Promise<CallToolResult | null> {
  const { service } = call.desk;
  const reply = await holdForApproval(service, call.principal, action, input, optionsOf(call, 'all'));
  return reply === null
    ? null
    : result(
        renderBatch(reply.data, {
          view: 'concise',
          names: new Map(),
          timezone: call.principal.account.timezone,
        }),
      );
}

async function readArguments(
  action: Action,
  { args, desk, principal }: ToolCall,
): Promise<{ view: View; input: Record<string, unknown> }> {
  const input = { ...args };
  if (action.kind !== 'read' || 'view' in action.input.shape) return { view: 'concise', input };
  delete input.view;
  try {
    return { view: readView(args.view), input };
  } catch (error) {
    return chargeThenRethrow(desk.service, principal)(error);
  }
}

/** @throws AppError VALIDATION_ERROR when it is neither of the two views */
export function readView(view: unknown): View {
  if (view === undefined || view === 'concise' || view === 'full') return view ?? 'concise';
  throw new AppError('VALIDATION_ERROR', 'view must be concise or full.', { field: 'view' });
}

async function run(action: Action, input: Record<string, unknown>, call: ToolCall): Promise<Outcome> {
  const { desk, principal } = call;
  const common = { principal, origin: { face: 'mcp' as const, requestId: call.requestId } };
  const keyed =
    action.kind === 'write' &&
    ((action.idempotency === 'required' && !action.readOnly) || call.meta[KEY_META] !== undefined);
  if (!keyed) return execute(desk.service.runtime, action, input, common);
  const { key, fingerprint, given } = desk.repeats.keyFor(
    principal.credential.id,
    action.name,
    input,
    call.meta,
  );
  try {
    return await execute(desk.service.runtime, action, input, {
      ...common,
      idempotency: { key, fingerprint },
    });
  } catch (error) {
    if (!given && error instanceof AppError && !mayHaveRun(error))
      desk.repeats.forget(principal.credential.id, fingerprint);
    throw error;
  }
}

/** Shows an outcome with names beside the ids; a page that does not fit is read again as the shorter one that does. */
export async function show(action: Action, outcome: Outcome, how: Showing): Promise<Shown> {
  let shown = await render(action, outcome, how);
  // Its own cursor goes on after the last row shown. A second time only where rows were written in between.
  for (let again = 0; goesOn(action) && shown.rowsThatFit && again < 3; again += 1) {
    const { desk, principal, requestId } = how.call;
    const shorter = await execute(
      desk.service.runtime,
      action,
      { ...how.input, limit: shown.rowsThatFit },
      { principal, origin: { face: 'mcp', requestId }, charged: true },
    );
    shown = await render(action, shorter, how);
  }
  return shown;
}

interface Showing {
  view: View;
  input: Record<string, unknown>;
  call: Pick<ToolCall, 'desk' | 'principal' | 'requestId'>;
}

async function render(action: Action, outcome: Outcome, { view, input, call }: Showing): Promise<Rendered> {
  return renderOutcome(action, outcome, {
    view,
    input,
    names: await namesFor(outcome.data, call),
    untrusted: untrustedIn(action),
    timezone: call.principal.account.timezone,
  });
}

/** The names of the records whose ids stand in some data without one. */
export async function namesFor(
  data: unknown,
  { desk, principal }: { desk: ToolCall['desk']; principal: Principal },
): Promise<ReadonlyMap<string, string>> {
  const ids = unnamedIds(data);
  if (ids.size === 0) return new Map();
  return desk.service.runtime.store.read((db) =>
    namesOf(db, principal.account.id, ids, (scope) => holds(principal, scope)),
  );
}
