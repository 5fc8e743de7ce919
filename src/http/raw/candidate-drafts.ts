import type { Hono } from 'hono';
import { draftCandidateFromCvAction } from '#actions/candidate-drafts/index.ts';
import { execute } from '#src/action/execute.ts';
import { admit } from '#src/action/gates.ts';
import { type CallParts, fingerprintOf, multipartFingerprint } from '#src/idempotency/fingerprint.ts';
import { AppError } from '#src/lib/errors.ts';
import { type Exchange, handle, PREFIX } from '../exchange.ts';
import { multipartForm } from '../multipart.ts';
import { chargeThenRethrow, idempotencyKey, jsonBody } from '../request.ts';
import { outcomeHeaders, successBody } from '../respond.ts';
import type { HttpService } from '../service.ts';

const PATH = '/candidates/from-cv';
const MAX_FILE = 10 * 1024 * 1024;
const MAX_BODY = 15 * 1024 * 1024;

/** A parsed request: the action's input and the idempotency fingerprint. */
interface Sent {
  input: Record<string, unknown>;
  fingerprint: string;
}

/** POST /candidates/from-cv: a CV as base64 in JSON, or as a file of a form. */
export function mountCandidateDrafts(app: Hono, service: HttpService): void {
  app.post(PREFIX + PATH, (c) =>
    handle(service, c, async (exchange) => {
      const principal = await exchange.authenticate();
      admit(draftCandidateFromCvAction, principal);
      const charged = chargeThenRethrow(service, principal);
      const { input, fingerprint } = await sentIn(exchange).catch(charged);
      const key = await Promise.resolve()
        .then(() => idempotencyKey(c))
        .catch(charged);
      const outcome = await execute(service.runtime, draftCandidateFromCvAction, input, {
        principal,
        origin: { channel: 'http', requestId: exchange.requestId },
        keyRequired: true,
        idempotency: key === undefined ? undefined : { key, fingerprint },
      }).catch((error: unknown) => {
        throw badFile(error);
      });
      const body = successBody(draftCandidateFromCvAction, outcome, exchange.meta());
      return exchange.json(outcome.status, body, outcomeHeaders(outcome));
    }),
  );
}

async function sentIn({ c }: Exchange): Promise<Sent> {
  const call: CallParts = { method: 'POST', route: PATH, input: {} };
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    const input = await jsonBody(c, MAX_BODY).catch((error: unknown) => {
      throw tooLarge(error);
    });
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      throw new AppError(
        'INVALID_REQUEST',
        'file_base64: is missing. The body must be a JSON object with the CV in it.',
        {
          field: 'file_base64',
        },
      );
    return { input: { ...input }, fingerprint: fingerprintOf({ ...call, input }) };
  }
  const { parts } = await multipartForm(c, MAX_FILE).catch((error: unknown) => {
    throw tooLarge(error);
  });
  const input: Record<string, unknown> = {};
  for (const { name, filename, bytes } of parts) {
    if (filename === null) input[name] = Buffer.from(bytes).toString('utf8');
    else if (name !== 'file')
      throw new AppError('INVALID_REQUEST', `${name}: the CV belongs into the part file.`, { field: name });
    else
      Object.assign(input, {
        file_base64: Buffer.from(bytes).toString('base64'),
        ...(filename === '' ? {} : { filename }),
      });
  }
  return { input, fingerprint: multipartFingerprint(call, parts) };
}

// The specified status for any error in the file is 400.
function badFile(error: unknown): unknown {
  const ofFile =
    error instanceof AppError && error.code === 'VALIDATION_ERROR' && error.field === 'file_base64';
  return ofFile ? new AppError('INVALID_REQUEST', error.message, error.details) : error;
}

function tooLarge(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'PAYLOAD_TOO_LARGE') return error;
  return new AppError('INVALID_REQUEST', 'The CV is larger than 10 MB; send a smaller file.', {
    field: 'file_base64',
  });
}
