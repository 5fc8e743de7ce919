import type { ERROR_STATUS } from '#src/lib/errors.ts';

type Code = keyof typeof ERROR_STATUS;

/** A row of the description's table of errors. */
interface DescribedRow {
  status: number;
  row: string;
  /** The refusals that meet it. */
  cases: { code: Code; when: string }[];
}

const met = (code: Code, ...cases: string[]) => cases.map((when) => ({ code, when }));

/** The description's table, row by row. */
export const DESCRIBED: DescribedRow[] = [
  {
    status: 400,
    row: 'invalid request',
    cases: met(
      'INVALID_REQUEST',
      'a draft is asked for without a candidate',
      'a required Idempotency-Key is missing',
      'the body is not JSON',
      'a candidate is put to the same client for the same job again',
      'a CV is missing',
      'a CV is empty',
      'a CV is no base64',
      'a CV is larger than 10 MB',
      'a CV is neither PDF nor Word',
      'a CV is locked by a password',
      'a CV holds no text',
      'a candidate draft is missing',
    ),
  },
  {
    status: 401,
    row: 'AUTHENTICATION_REQUIRED',
    cases: met(
      'AUTHENTICATION_REQUIRED',
      'the credential is missing',
      'the key is incomplete',
      'the key is of another region',
      'the key is unknown',
      'the key was revoked',
      'the trial key is past its seven days',
      'the user is paused',
    ),
  },
  {
    status: 402,
    row: 'PREMIUM_REQUIRED',
    cases: met(
      'PREMIUM_REQUIRED',
      'the agency has no plan',
      'the agency has no plan, also for the marketplace while that is off',
    ),
  },
  { status: 403, row: 'ACCOUNT_SUSPENDED', cases: met('ACCOUNT_SUSPENDED', 'the agency is suspended') },
  {
    status: 403,
    row: 'CONNECTION_PENDING_APPROVAL',
    cases: met('CONNECTION_PENDING_APPROVAL', "a consultant's connection waits for an admin"),
  },
  {
    status: 403,
    row: 'MARKETPLACE_DISABLED',
    cases: met('MARKETPLACE_DISABLED', 'the marketplace is not turned on'),
  },
  {
    status: 403,
    row: 'QUOTA_EXCEEDED',
    cases: met(
      'QUOTA_EXCEEDED',
      'the CV allowance is used up',
      'the CV allowance is used up, and a CV is drafted',
      'an import is larger than what is left of the CV allowance',
      'the slots of an import are more than what is left of the CV allowance',
    ),
  },
  { status: 403, row: 'not your move', cases: met('NOT_YOUR_MOVE', 'an answer by the wrong side') },
  {
    status: 404,
    row: 'not found',
    cases: met(
      'NOT_FOUND',
      'an id is unknown',
      "an id is another agency's",
      'an id in a body is unknown',
      'there is nothing at an address',
      'an intro of others',
    ),
  },
  {
    status: 405,
    row: 'METHOD_NOT_ALLOWED',
    cases: met('METHOD_NOT_ALLOWED', 'a method is not taken at an address'),
  },
  {
    status: 409,
    row: 'conflict',
    cases: [
      ...met('DUPLICATE_CANDIDATE', "a candidate's e-mail is another's"),
      ...met(
        'SELF_CLIENT_READ_ONLY',
        "the agency's own client is changed",
        "the agency's own client is deleted",
      ),
      ...met(
        'DRAFT_HAS_GAPS',
        'a draft without a subject is confirmed',
        'a job draft without a client is confirmed',
        'a candidate draft without an e-mail is confirmed',
      ),
      ...met(
        'CONFLICT',
        'a document is saved with a placement of another person',
        'an intro that is not pending',
        'an import takes no more files',
        'more files come than an import was opened for',
      ),
    ],
  },
  {
    status: 409,
    row: 'IDEMPOTENCY_IN_PROGRESS',
    cases: met('IDEMPOTENCY_IN_PROGRESS', 'the first request with a key still runs'),
  },
  {
    status: 409,
    row: 'IDEMPOTENCY_KEY_REUSED',
    cases: met('IDEMPOTENCY_KEY_REUSED', 'a key was used with another request'),
  },
  {
    status: 409,
    row: 'IDEMPOTENCY_OUTCOME_UNKNOWN',
    cases: met('IDEMPOTENCY_OUTCOME_UNKNOWN', 'the process that reached out is gone'),
  },
  {
    status: 413,
    row: 'PAYLOAD_TOO_LARGE',
    cases: met(
      'PAYLOAD_TOO_LARGE',
      'a body is larger than 2 MB',
      'an import is opened for more than 5000 files',
    ),
  },
  {
    status: 422,
    row: 'VALIDATION_ERROR',
    cases: met(
      'VALIDATION_ERROR',
      'a field is missing',
      'a date filter is malformed',
      'the later date filter is malformed',
      'a draft that was cancelled is edited',
      'a scheduled e-mail that was cancelled is edited',
      'a document is of a kind that its country does not know',
    ),
  },
  {
    status: 423,
    row: 'RESTORE_IN_PROGRESS',
    cases: met('RESTORE_IN_PROGRESS', 'the agency is being restored'),
  },
  {
    status: 429,
    row: 'RATE_LIMIT_EXCEEDED',
    cases: met(
      'RATE_LIMIT_EXCEEDED',
      "a minute's requests are used up",
      "a minute's AI-backed actions are used up",
    ),
  },
  {
    status: 429,
    row: 'DAILY_LIMIT_REACHED',
    cases: met('DAILY_LIMIT_REACHED', 'more candidates would be shown than a day allows'),
  },
  {
    status: 500,
    row: 'INTERNAL_ERROR',
    cases: met('INTERNAL_ERROR', 'something was not foreseen', 'the search compiler is away'),
  },
  {
    status: 503,
    row: 'idempotency storage error',
    cases: met('IDEMPOTENCY_STORAGE_ERROR', 'a keyed operation cannot be kept', 'a batch cannot be kept'),
  },
  {
    status: 409,
    row: 'quota_exceeded',
    cases: met(
      'quota_exceeded',
      "a board's monthly cap is used up",
      "a posting is confirmed past the board's cap",
      "a posting is tried again past the board's cap",
    ),
  },
];

/** Codes that the table does not meet, and where they are proven. */
export const ELSEWHERE: Partial<Record<Code, string>> = {
  WRONG_HOST: 'test/contract/errors.test.ts',
  APPROVAL_DENIED: 'test/src/batch/approval.test.ts',
  DEPENDENCY_FAILED: 'test/src/batch/answers.test.ts',
  REF_FORBIDDEN: 'test/src/batch/trust.test.ts',
  REF_UNRESOLVED: 'test/src/batch/references.test.ts',
  UNDO_CONFLICT: 'test/src/batch/undo.test.ts',
  LINK_REVOKED: 'test/src/http/pages/sign-in.test.ts',
};
