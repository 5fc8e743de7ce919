import type { Window } from '#src/access/limiter.ts';
import type { Action } from '#src/action/define.ts';
import type { Outcome } from '#src/action/execute.ts';
import { operationHeaders } from '#src/idempotency/once.ts';
import { AppError } from '#src/lib/errors.ts';
import type { Page } from '#src/lib/page.ts';

/** The current release of the interface. */
export const RELEASE = '7.2.0';

/** The headers that every answer of the interface carries. */
export function standardHeaders(requestId: string, window: Window): Record<string, string> {
  return {
    'X-Request-ID': requestId,
    'X-API-Release': RELEASE,
    'X-RateLimit-Limit': String(window.limit),
    'X-RateLimit-Remaining': String(window.remaining),
    'X-RateLimit-Reset': String(window.reset),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** The documentation URL of an error code. */
function docsUrl(code: string, publicUrl: string): string {
  return `${publicUrl}/docs#error-${code}`;
}

/** The success envelope of an outcome. */
export function successBody(
  action: Action,
  outcome: Outcome,
  meta: Record<string, unknown>,
): Record<string, unknown> {
  const warnings = outcome.warnings.length > 0 ? { warnings: outcome.warnings } : {};
  if (action.list) {
    const { items, ...page } = outcome.data as Page<unknown>;
    return {
      success: true,
      ...outcome.envelope,
      data: items,
      meta: { ...meta, ...page, ...outcome.meta, ...warnings },
    };
  }
  return {
    success: true,
    ...outcome.envelope,
    data: outcome.data,
    meta: { ...meta, ...outcome.meta, ...warnings },
  };
}

/** The headers of an outcome. */
export function outcomeHeaders(outcome: Outcome): Record<string, string> {
  return outcome.operationId === undefined
    ? {}
    : operationHeaders(outcome.operationId, outcome.replayed ?? false);
}

/** The error object of the envelope; the same on every interface. */
export function errorObject(error: AppError, publicUrl: string): Record<string, unknown> {
  const { field, type, extra } = error.details;
  return {
    code: error.code,
    message: error.message,
    ...(field === undefined ? {} : { field }),
    ...(type === undefined ? {} : { type }),
    ...extra,
    docs: docsUrl(error.code, publicUrl),
  };
}

/** Any thrown value as an AppError. Unexpected errors become INTERNAL_ERROR and keep their cause for the log. */
export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError(
    'INTERNAL_ERROR',
    'Something went wrong here. Try again shortly with the same Idempotency-Key; quote the request id if it persists.',
    {
      cause: thrown,
    },
  );
}
