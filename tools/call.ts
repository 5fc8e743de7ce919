import type { CallToolResult } from '@modelcontextprotocol/server';
import { countedOf } from '#src/action/counted.ts';
import type { Action } from '#src/action/define.ts';
import { type Call, execute, type Outcome } from '#src/action/execute.ts';
import { foundWithout } from '#src/action/found-without.ts';
import { admit, admitAccount, isGateRefusal } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import type { Effects } from '#src/action/unit.ts';
import {
  besides,
  fixOf,
  holdForApproval,
  isPlannedFirst,
  keepCall,
  planCall,
  refuseReaching,
  type Understood,
  understand,
} from '#src/batch/index.ts';
import { chargeThenRethrow } from '#src/http/request.ts';
import { asAppError, errorObject } from '#src/http/respond.ts';
import { AppError, isRetryable } from '#src/lib/errors.ts';
import { optionsOf } from './batch-options.ts';
import { renderBatch } from './batch-view.ts';
import { withCharts } from './charted.ts';
import { confirmed } from './confirm.ts';
import type { View } from './fit.ts';
import { namesFor, result } from './named.ts';
import { commitPlanned, confirmationText } from './planned.ts';
import { type Rendered, renderOutcome, type Shown, supportsPaging } from './render.ts';
import { KEY_META, mayHaveRun } from './repeats.ts';
import { asRecorded } from './sent-back.ts';
import type { McpService } from './service.ts';
import { showBatch } from './show-batch.ts';
import type { Offered, ToolAnswer, ToolCall } from './tool.ts';
import { understoodLines } from './understood.ts';
import { untrustedIn } from './untrusted.ts';

/** The `_meta` member that marks results for a test key, as `meta.key_mode` does over HTTP. */
const MODE_META = 'deskhand/key-mode';

/** Runs one tool call. Errors become results, so that the model can read them and recover. */
export async function callTool(offered: Offered, call: ToolCall): Promise<ToolAnswer> {
  const answer = await answerOf(offered, call);
  if (call.principal.credential.mode !== 'test' || !('content' in answer)) return answer;
  return { ...answer, _meta: { ...answer._meta, [MODE_META]: 'test' } };
}

async function answerOf(offered: Offered, call: ToolCall): Promise<ToolAnswer> {
  const started = performance.now();
  let code: string | undefined;
  try {
    if (offered.kind === 'action') return await callUnderstood(offered.action, call);
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
    const ms = performance.now() - started;
    call.desk.service.metrics?.toolCall(offered.tool.name, code, ms);
    call.desk.service.log.info(
      {
        request_id: call.requestId,
        tool: offered.tool.name,
        code,
        account_id: call.principal.account.id,
        credential_id: call.principal.credential.id,
        ms: Math.round(ms * 100) / 100,
      },
      'tool call',
    );
  }
}

// Calls that are refused for lack of rights are not charged, but are limited in number.
function counted({ desk, principal }: Pick<ToolCall, 'desk' | 'principal'>, error: AppError): AppError {
  return isGateRefusal(error) ? (desk.service.limiter.countRefused(principal) ?? error) : error;
}

/**
 * For a call of a tool that the connection is not offered: the refusal of a closed account takes precedence.
 * @returns the refusal as a result; null when the account is open, in which case the call is charged
 */
export async function refuseClosedAccount(
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

/**
 * An error as a tool result, in the text and under `error` in the structure. Clients of version 1 hold errors against the
 * output schema too: none requires a field, and none has an `error` of another shape.
 */
function errorResult(service: McpService, error: AppError, requestId: string): CallToolResult {
  const { retryAfter, meta } = error.details;
  const body = {
    ...errorObject(error, service.publicUrl()),
    ...meta,
    ...(retryAfter === undefined ? {} : { retry_after_seconds: retryAfter }),
    fix: fixOf(error, { how: 'Call it again', where: error.field ?? null }),
    retryable: isRetryable(error.code),
    request_id: requestId,
  };
  return {
    isError: true,
    structuredContent: { error: body },
    content: [{ type: 'text', text: JSON.stringify(body) }],
  };
}

// A call whose words are refused is read once more: names in place of ids, dates in words.
async function callUnderstood(action: Action, call: ToolCall): Promise<ToolAnswer> {
  try {
    return await callAction(action, call);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'VALIDATION_ERROR')) throw error;
    const { view, ...given } = call.args;
    const takesView = 'view' in action.input.shape || view === undefined;
    const asked = takesView ? call.args : given;
    const reading = await understand(call.desk.service, call.principal, action, asked);
    const [problem] = reading.problems;
    if (problem !== undefined) {
      const { field } = problem;
      throw new AppError('VALIDATION_ERROR', `${field}: ${problem.message}.`, {
        field,
        extra: {
          problems: [...reading.problems, ...besides(reading.problems, refusalOf(action, reading.input))],
        },
      });
    }
    if (reading.input === asked) throw error;
    const args = takesView ? reading.input : { ...reading.input, view };
    return callAction(action, { ...call, args }, reading.understood);
  }
}

function refusalOf(action: Action, input: Record<string, unknown>): unknown {
  try {
    parseInput(action, input);
    return null;
  } catch (refusal) {
    return refusal;
  }
}

/** An answer with what was understood of the call. */
function withUnderstood(shown: Shown, understood: readonly Understood[]): Shown {
  if (understood.length === 0) return shown;
  return {
    structuredContent: { ...shown.structuredContent, understood },
    text: [shown.text, ...understoodLines(understood)].join('\n'),
  };
}

async function callAction(
  action: Action,
  call: ToolCall,
  understood: Understood[] = [],
): Promise<ToolAnswer> {
  admit(action, call.principal);
  const { view, input } = await readArguments(action, call);
  const held = action.kind === 'write' ? await hold(action, input, call) : null;
  if (held !== null) return held;
  const done = isPlannedFirst(call.principal, action, 'mcp', input)
    ? await agreeFirst(action, input, call, understood)
    : { outcome: await run(action, input, call) };
  if ('answer' in done) return done.answer;
  const { outcome } = done;
  if (action.risk.destructive) call.desk.repeats.forgetAll(call.principal.credential.id);
  await tellHowMany(action, input, outcome, call);
  const shown = withUnderstood(await show(action, outcome, { view, input, call }), understood);
  return withCharts(result(shown), [{ input, data: outcome.data }]);
}

// A list of which a page is shown says how many there are; one that found nothing, how many without each of its filters.
async function tellHowMany(
  action: Action,
  input: Record<string, unknown>,
  { data, meta }: Outcome,
  { desk, principal }: ToolCall,
): Promise<void> {
  if (!action.list || action.kind !== 'read') return;
  const parsed = parseInput(action, input);
  await desk.service.runtime.store.read(async (db) => {
    const without = await foundWithout(db, action, parsed, principal, data);
    if (without.length > 0) meta.found_without = without;
    Object.assign(meta, await countedOf(db, action, parsed, principal, data));
  });
}

// What leaves the agency or cannot be undone is shown as a plan: in a form where the client takes forms, else as the answer.
async function agreeFirst(
  action: Action,
  input: Record<string, unknown>,
  call: ToolCall,
  understood: Understood[],
): Promise<{ outcome: Outcome } | { answer: ToolAnswer }> {
  if (action.reaches !== null && call.elicitation?.answer === undefined) {
    try {
      return { outcome: await run(action, input, call, refuseReaching(action)) };
    } catch (error) {
      if (!(error instanceof AppError && error.details.type === 'plan_needed')) throw error;
    }
  }
  if (call.elicitation === null) {
    const reply = await planCall(call.desk.service, call.principal, action, input, optionsOf(call, 'all'));
    const data = understood.length === 0 ? reply.data : { ...reply.data, understood };
    return { answer: await showBatch(call, { ...reply, data }, 'concise') };
  }
  const asked = await confirmed(call, action.name, () => confirmationText(call, action, input));
  if ('form' in asked) return { answer: asked.form };
  const plan = asked.shown?.plan;
  return {
    outcome: plan === undefined ? await run(action, input, call) : await commitPlanned(call, plan),
  };
}

// A call that needs approval is stored, and the answer links to the page where a person decides.
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
  { args, desk, principal, requestId }: ToolCall,
): Promise<{ view: View; input: Record<string, unknown> }> {
  const input = await asRecorded(action, { ...args }, { desk, principal, requestId });
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

async function run(
  action: Action,
  input: Record<string, unknown>,
  call: ToolCall,
  refuse: (effects: Effects) => void = () => {},
): Promise<Outcome> {
  const { desk, principal } = call;
  const { batches } = desk.service;
  const kept = action.readOnly ? null : keepCall(batches.catalogue, principal, action, input, call.requestId);
  const keep: Call['keep'] = async (tx, parsed, effects) => {
    refuse(effects);
    await kept?.keep(tx, parsed, effects);
  };
  const common = {
    principal,
    origin: { channel: 'mcp' as const, requestId: call.requestId, batch: kept?.batch },
    keep,
    confirm: call.confirm,
  };
  const keyed = action.kind === 'write' && (isGuarded(action) || call.meta[KEY_META] !== undefined);
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

/**
 * Whether the same call within minutes is taken for a repeat: what needs a key over HTTP, and what makes a record each time. An
 * update is done each time, as it may set back what came between, and a secret is shown once.
 */
const isGuarded = ({ idempotency, readOnly, name, secrets }: Action): boolean =>
  !readOnly &&
  (idempotency === 'required' || (secrets.length === 0 && /^(?:bd_)?(?:create|add)_/.test(name)));

/** Renders an outcome with names beside the ids. A page that does not fit is read again with fewer rows. */
export async function show(action: Action, outcome: Outcome, how: Showing): Promise<Shown> {
  let shown = await render(action, outcome, how);
  // The shorter page's own cursor continues after the last row shown. It is only repeated if rows were written in between.
  for (let again = 0; supportsPaging(action) && shown.rowsThatFit && again < 3; again += 1) {
    const { desk, principal, requestId } = how.call;
    const shorter = await execute(
      desk.service.runtime,
      action,
      { ...how.input, limit: shown.rowsThatFit },
      { principal, origin: { channel: 'mcp', requestId }, charged: true },
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
    names: await namesFor([outcome.data, outcome.meta], call),
    untrusted: untrustedIn(action),
    timezone: call.principal.account.timezone,
  });
}
