import type { ERROR_STATUS } from '#src/lib/errors.ts';

/** A description of each error code, for the API page to which the `docs` URL of an error leads. */
export const ERROR_DESCRIPTIONS: Record<keyof typeof ERROR_STATUS, string> = {
  INVALID_REQUEST:
    'The request cannot be read: not JSON, not UTF-8, nested too deep, or without a header it needs.',
  AUTHENTICATION_REQUIRED:
    'There is no credential, or it is malformed, unknown, expired, revoked or of another region.',
  PREMIUM_REQUIRED: 'The agency has no plan.',
  INSUFFICIENT_SCOPE: 'The credential lacks the scope that the message names.',
  ADMIN_REQUIRED: 'Only an admin of the agency may do this.',
  ACCOUNT_SUSPENDED: 'The agency is suspended.',
  CONNECTION_PENDING_APPROVAL: 'An admin of the agency has not approved this connection yet.',
  MARKETPLACE_DISABLED: 'The marketplace is off for the agency.',
  QUOTA_EXCEEDED: 'The agency has used up what it may.',
  NOT_YOUR_MOVE: 'It is the other side that has to act.',
  APPROVAL_DENIED: 'A person of the agency declined the request that waited for approval.',
  NOT_FOUND: 'There is no such address or record in this agency.',
  METHOD_NOT_ALLOWED: 'The address takes other methods: see the Allow header.',
  CONFLICT: 'The record is in a state that does not allow it; the message says what would.',
  DUPLICATE_CANDIDATE: 'The person is there already; the error names the record.',
  DUPLICATE_CLIENT: 'The company is there already; the error names the record and its owner.',
  SELF_CLIENT_READ_ONLY: "The agency's own client record cannot be changed this way.",
  DRAFT_HAS_GAPS: 'The draft has gaps that must be filled first; they are listed.',
  IDEMPOTENCY_IN_PROGRESS:
    'A request under the same Idempotency-Key is still running. Wait as Retry-After says.',
  IDEMPOTENCY_KEY_REUSED: 'The Idempotency-Key was used for a different request. Use a fresh one.',
  IDEMPOTENCY_OUTCOME_UNKNOWN:
    'The first request broke off while it called out. Look whether it took effect before a new one.',
  PLAN_STALE: 'What the plan was made from has changed. Plan again.',
  CONFIRM_TEXT_MISMATCH: 'confirm_text is not the text of the plan, word for word.',
  UNDO_CONFLICT: 'The record was changed since, so that this cannot be taken back.',
  quota_exceeded: 'The cap of postings on the board is reached.',
  LINK_EXPIRED: 'The link has run out.',
  LINK_REVOKED: 'The link was withdrawn.',
  PLAN_EXPIRED: 'The plan is older than 15 minutes. Plan again.',
  PLAN_DISCARDED: 'The plan was discarded, so it cannot be committed.',
  PAYLOAD_TOO_LARGE: 'The body is larger than 2 MB (uploads 10 MB), or the batch has too many items.',
  UNSUPPORTED_MEDIA_TYPE: 'The body must be application/json, not compressed.',
  WRONG_HOST: 'The agency lives at another regional host; the error names them.',
  VALIDATION_ERROR:
    'A field is missing, unknown or not valid; error.field names it, error.problems all of them.',
  BATCH_INVALID: 'The batch does not hold together. Nothing has run; error.problems lists every fault.',
  REF_FORBIDDEN: 'A reference reads a value that may not be passed on.',
  REF_UNRESOLVED: 'A reference leads to no value in the result of the other item.',
  RESTORE_IN_PROGRESS: 'The agency is being restored; reads go on, writes wait as Retry-After says.',
  DEPENDENCY_FAILED: 'An item that this one needs did not succeed.',
  RATE_LIMIT_EXCEEDED: 'Too many requests in this minute. Wait as Retry-After says.',
  DAILY_LIMIT_REACHED: "The day's allowance of candidates is used up; meta.resets_at says until when.",
  INTERNAL_ERROR: 'A fault of the service. Repeat with the same Idempotency-Key, and quote the request id.',
  STORAGE_UNAVAILABLE: 'The store cannot be used at the moment. Wait as Retry-After says.',
  IDENTITY_PROVIDER_UNAVAILABLE:
    "The agency's identity provider has not answered for too long whether the person is still there. Wait as Retry-After says.",
  IDEMPOTENCY_STORAGE_ERROR:
    'The operation could not be kept, or it is not sure that it was; the message says which. Repeat the identical request with the same Idempotency-Key.',
};
