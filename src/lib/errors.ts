/**
 * The one table from error codes to HTTP statuses. Every interface renders the same error from it.
 * Codes follow the service description; the two lower-case forms are historical and part of the interface.
 */
export const ERROR_STATUS = {
  INVALID_REQUEST: 400,
  AUTHENTICATION_REQUIRED: 401,
  PREMIUM_REQUIRED: 402,
  INSUFFICIENT_SCOPE: 403,
  ADMIN_REQUIRED: 403,
  ACCOUNT_SUSPENDED: 403,
  CONNECTION_PENDING_APPROVAL: 403,
  MARKETPLACE_DISABLED: 403,
  QUOTA_EXCEEDED: 403,
  NOT_YOUR_MOVE: 403,
  APPROVAL_DENIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  DUPLICATE_CANDIDATE: 409,
  DUPLICATE_CLIENT: 409,
  SELF_CLIENT_READ_ONLY: 409,
  DRAFT_HAS_GAPS: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_OUTCOME_UNKNOWN: 409,
  PLAN_STALE: 409,
  CONFIRM_TEXT_MISMATCH: 409,
  UNDO_CONFLICT: 409,
  quota_exceeded: 409,
  LINK_EXPIRED: 410,
  LINK_REVOKED: 410,
  PLAN_EXPIRED: 410,
  PLAN_DISCARDED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  WRONG_HOST: 421,
  VALIDATION_ERROR: 422,
  BATCH_INVALID: 422,
  REF_FORBIDDEN: 422,
  REF_UNRESOLVED: 422,
  RESTORE_IN_PROGRESS: 423,
  DEPENDENCY_FAILED: 424,
  RATE_LIMIT_EXCEEDED: 429,
  DAILY_LIMIT_REACHED: 429,
  INTERNAL_ERROR: 500,
  STORAGE_UNAVAILABLE: 503,
  IDENTITY_PROVIDER_UNAVAILABLE: 503,
  IDEMPOTENCY_STORAGE_ERROR: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS | 'BATCH_ROLLED_BACK';

export interface ErrorDetails {
  /** The offending field, as a path in the caller's own words (`compensation.base_min`). */
  field?: string | undefined;
  /** Seconds until a retry is worth while; becomes the Retry-After header. */
  retryAfter?: number | undefined;
  /** The machine-readable kind inside a code, for example `draft_has_gaps`. */
  type?: string | undefined;
  /** Further members of the error object (`gaps`, `problems`, `did_you_mean`, `fix`). */
  extra?: Record<string, unknown> | undefined;
  /** Members of `meta` (`max_allowed`, `resets_at`). */
  meta?: Record<string, unknown> | undefined;
  /** Response headers, for example `Allow`. */
  headers?: Record<string, string> | undefined;
  /** Whether the request took effect is not known, for example because the disk failed at a COMMIT. */
  outcomeUnknown?: boolean | undefined;
  /** Overrides the table's status: only BATCH_ROLLED_BACK carries its root cause's. */
  status?: number | undefined;
  cause?: unknown;
}

/** A refusal that a caller can act on: what was wrong, what would be right, and what to call next. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = details.status ?? (code === 'BATCH_ROLLED_BACK' ? 409 : ERROR_STATUS[code]);
    this.details = details;
  }

  get field(): string | undefined {
    return this.details.field;
  }
}

/**
 * The 404 for an unknown id and for another agency's record alike, so that it does not reveal which records exist.
 * @param near a sentence on the record of this agency that may be meant
 */
export function notFound(noun: string, id: string, field?: string, near: string | null = null): AppError {
  return new AppError(
    'NOT_FOUND',
    `No ${noun} ${shownId(id)} in this agency. ${near === null ? 'List' : (`${near} Otherwise list` as const)} or search ${severalOf(noun)} to find its id.`,
    {
      field,
    },
  );
}

const severalOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}${/(?:ch|x|s)$/.test(noun) ? 'es' : 's'}`;

/** What was given as an id, as a refusal repeats it: at most 100 characters, as nobody reads more of what is no id. */
export const shownId = (id: string): string => (id.length > 100 ? `${id.slice(0, 100)}…` : id);

/** A 422 that names the field at fault. */
export function invalid(field: string, message: string, extra?: Record<string, unknown>): AppError {
  return new AppError('VALIDATION_ERROR', message, { field, extra });
}

/** Whether the same call, sent again unchanged, may succeed. */
export function isRetryable(code: ErrorCode): boolean {
  return (
    code === 'INTERNAL_ERROR' ||
    code === 'RATE_LIMIT_EXCEEDED' ||
    code === 'RESTORE_IN_PROGRESS' ||
    code === 'STORAGE_UNAVAILABLE' ||
    code === 'IDEMPOTENCY_STORAGE_ERROR' ||
    code === 'IDEMPOTENCY_IN_PROGRESS'
  );
}
