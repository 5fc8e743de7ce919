import type { Hono } from 'hono';
import { getEmailDraftAction } from '#actions/emails/index.ts';
import type { Principal } from '#src/access/principal.ts';
import { execute } from '#src/action/execute.ts';
import { admit } from '#src/action/gates.ts';
import { parseInput } from '#src/action/parse.ts';
import type { EmailDraft } from '#src/domain/emails/drafts-schema.ts';
import type { EmailFacts } from '#src/domain/ports.ts';
import { fingerprintOf } from '#src/idempotency/fingerprint.ts';
import { operationHeaders } from '#src/idempotency/once.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Exchange, handle, PREFIX } from '../exchange.ts';
import { chargeThenRethrow, idempotencyKey, jsonBody } from '../request.ts';
import { asAppError } from '../respond.ts';
import type { HttpService } from '../service.ts';
import { finishDraftAction, stageDraftAction } from './email-draft-actions.ts';

const PATH = '/emails/from-description';
const POLL_MS = 250;
/** Fields whose errors this endpoint answers with 400 instead of 422. */
const BAD_REQUEST = new Set(['candidate_id', 'schedule_at', 'input']);

/**
 * POST /emails/from-description: stages a draft and streams it while it is written. Writing continues when the caller
 * disconnects; the draft can be read by its review token.
 */
export function mountEmailDrafts(app: Hono, service: HttpService): void {
  app.post(PREFIX + PATH, (c) =>
    handle(service, c, async (exchange) => {
      const principal = await exchange.authenticate();
      admit(stageDraftAction, principal);
      const { input, key } = await readInput(exchange).catch(chargeThenRethrow(service, principal));
      const origin = { channel: 'http' as const, requestId: exchange.requestId };
      const staged = await execute(service.runtime, stageDraftAction, input, {
        principal,
        origin,
        idempotency:
          key === undefined
            ? undefined
            : { key, fingerprint: fingerprintOf({ method: 'POST', route: PATH, input }) },
      });
      const { draft, facts } = staged.data as { draft: EmailDraft; facts: EmailFacts };
      const stream: DraftStream = { service, principal, origin, token: draft.review_token };
      const lines = new LineStream();
      lines.send({ type: 'meta', review_token: draft.review_token });
      const instructions = (input as { instructions?: string }).instructions;
      void (staged.replayed ? follow(stream, lines) : write(stream, lines, { facts, instructions }));
      const operation =
        staged.operationId === undefined
          ? {}
          : operationHeaders(staged.operationId, staged.replayed ?? false);
      return new Response(lines.stream, {
        headers: {
          ...exchange.headers(),
          ...operation,
          'Content-Type': 'text/event-stream; charset=utf-8',
          'X-Accel-Buffering': 'no',
        },
      });
    }),
  );
}

interface DraftStream {
  service: HttpService;
  principal: Principal;
  origin: { channel: 'http'; requestId: string };
  token: string;
}

async function readInput({ c }: Exchange): Promise<{ input: unknown; key: string | undefined }> {
  try {
    const input = await jsonBody(c);
    parseInput(stageDraftAction, input);
    return { input, key: idempotencyKey(c) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, field = 'input' } = error;
    const bad = code === 'UNSUPPORTED_MEDIA_TYPE' || (code === 'VALIDATION_ERROR' && BAD_REQUEST.has(field));
    throw bad ? new AppError('INVALID_REQUEST', error.message, error.details) : error;
  }
}

/** Has the draft written, streams its progress, and stores it. */
async function write(
  stream: DraftStream,
  lines: LineStream,
  request: { facts: EmailFacts; instructions: string | undefined },
): Promise<void> {
  const { service, principal } = stream;
  try {
    const written = await service.runtime.ports.draftEmail(principal.account.id, request, (partial) =>
      lines.send({ type: 'streaming', partial }),
    );
    complete(lines, await finish(stream, { ...written }));
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.status >= 500)
      service.log.error({ err: error.details.cause ?? error }, 'a draft was not written');
    await finish(stream, { error: error.message }).catch(() => {});
    lines.send({ type: 'error', message: error.message });
  }
  lines.end();
}

async function finish(stream: DraftStream, result: Record<string, unknown>): Promise<EmailDraft> {
  const { service, principal, origin, token } = stream;
  const input = { review_token: token, result };
  const { data } = await execute(service.runtime, finishDraftAction, input, {
    principal,
    origin,
    charged: true,
  });
  return data as EmailDraft;
}

/** Streams the outcome of the first request's draft to a request repeated under its Idempotency-Key. */
async function follow({ service, principal, origin, token }: DraftStream, lines: LineStream): Promise<void> {
  try {
    for (;;) {
      const input = { review_token: token };
      const call = { principal, origin, charged: true };
      const draft = (await execute(service.runtime, getEmailDraftAction, input, call)).data as EmailDraft;
      if (draft.task_status === 'completed') complete(lines, draft);
      if (draft.task_status === 'failed')
        lines.send({ type: 'error', message: draft.task_error ?? 'It failed.' });
      if (draft.task_status === 'completed' || draft.task_status === 'failed') break;
      if (service.stopping.aborted) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } catch (thrown) {
    lines.send({ type: 'error', message: asAppError(thrown).message });
  }
  lines.end();
}

function complete(lines: LineStream, draft: EmailDraft): void {
  const { subject, body, notes, schedule_at, template_chip, email_draft_id } = draft;
  const optional = {
    ...(schedule_at === null ? {} : { schedule_at }),
    ...(template_chip === null ? {} : { template_chip }),
    ...(notes.length === 0 ? {} : { notes }),
  };
  lines.send({ type: 'complete', draft: { subject, body, ...optional } });
  lines.send({ type: 'meta_end', email_draft_id });
}

/** The NDJSON lines of the stream. Lines for a disconnected caller are discarded. */
class LineStream {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #encoder = new TextEncoder();
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor() {
    this.stream = new ReadableStream({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.#controller = undefined;
      },
    });
  }

  send(data: Record<string, unknown>): void {
    this.#write(JSON.stringify(data));
  }

  end(): void {
    this.#write('[DONE]');
    this.#controller?.close();
    this.#controller = undefined;
  }

  #write(text: string): void {
    this.#controller?.enqueue(this.#encoder.encode(`data: ${text}\n\n`));
  }
}
