import type { Warning } from '#src/action/context.ts';
import type { OutwardWords, Owners, RecordType, Role } from '#src/domain/context.ts';
import type { Instant } from '#src/lib/clock.ts';

export type BatchStatus =
  | 'planned'
  | 'awaiting_approval'
  | 'running'
  | 'succeeded'
  | 'partial'
  | 'failed'
  | 'rolled_back'
  | 'cancelled'
  | 'undone';

export type ItemStatus =
  | 'planned'
  | 'awaiting_approval'
  | 'running'
  | 'succeeded'
  | 'undone'
  | 'failed'
  | 'skipped'
  | 'not_run'
  | 'rolled_back'
  | 'cancelled'
  | 'unknown';

/** What a caller can do next with a batch. */
export type Next = 'commit' | 'approve' | 'wait' | 'resume' | null;

/** Why an item did not succeed. `field` is a path in the request (`actions[1].input.subject`). */
export interface ItemError {
  code: string;
  message: string;
  field?: string;
  fix: string;
  retryable: boolean;
  [more: string]: unknown;
}

export type EffectKind =
  | 'create'
  | 'update'
  | 'delete'
  | 'stage_move'
  | 'email'
  | 'event'
  | 'money'
  | 'link'
  | 'request'
  | 'reveal'
  | 'quota';

/** One effect of an item in a plan. Images are redacted to what the credential may see. */
export interface Effect {
  kind: EffectKind;
  /** The record's type, or the event's name. */
  type: RecordType | string;
  /** The record (id null when the plan would create it) or the recipient. */
  target: { id: string | null; name: string | null };
  /** Changed members only, for an update; the whole record for a creation or deletion. */
  before: unknown;
  after: unknown;
  reversible: boolean;
  /** By name, between whom a record changes hands. */
  owners?: Owners;
  /** Words that people outside come to read by it and that it does not change, by what or whom they are about. */
  shown?: OutwardWords;
}

/** The outcome of undoing an item. */
export interface UndoAnswer {
  outcome: 'done' | 'conflict' | 'irreversible' | 'left' | 'awaiting_approval' | 'denied';
  error?: ItemError;
  /** The label of the item that prevents this one from being undone. */
  caused_by?: string;
  /** What should be known of the record as it is again. */
  warnings?: Warning[];
}

/** The outcome of undoing an item as it is kept: what is undone with who did it (the person, the key or app) and when. */
export interface KeptUndo extends UndoAnswer {
  by?: string;
  at?: Instant;
}

export interface ItemAnswer {
  id: string;
  action: string;
  status: ItemStatus;
  http_status?: number;
  result?: unknown;
  meta?: Record<string, unknown>;
  warnings?: { code: string; message: string }[];
  /** Paths of the result that are null because their scope is missing. */
  hidden_by_scope?: string[];
  error?: ItemError;
  caused_by?: string;
  /** In a plan, and while a batch awaits approval. */
  effects?: Effect[];
  /** With effects: why the item could not be rehearsed. */
  not_simulated?: string;
  undo?: UndoAnswer;
  /** With `unknown`: the call that shows the outcome. */
  reconcile?: { action: string; input: Record<string, unknown> };
}

/** A word of the caller's that was taken for something else: a name for an id, words for a date. */
export interface Understood {
  field: string;
  given: string;
  taken: string;
  /** What that is, for people: the record's name, the agency's own time. */
  means: string;
}

/** The `data` of every answer about a batch or a plan. */
export interface BatchAnswer {
  batch_id?: string;
  plan_id?: string;
  status: BatchStatus;
  counts: { succeeded: number; failed: number; skipped: number; not_run: number; [status: string]: number };
  next: Next;
  /** What was understood of the request, where names stood for ids or words for dates. */
  understood?: Understood[];
  /** Only in a plan: how many effects there are of each kind; e-mails always, also when there are none. */
  effects_by_kind?: Record<string, number>;
  /** Only in a plan that can be committed, and while a batch awaits approval. */
  confirm_text?: string;
  expires_at?: string;
  /** Only in a plan whose commit would wait for an approval: whose it needs, an admin's or a team lead's too. */
  needs_approval?: 'admin' | 'lead';
  /** While a batch awaits approval: where a person of the agency decides. */
  approval?: { id: string; url: string; expires_at: string };
  /** Who asked, while it awaits approval and once it is decided: the person, and the key or app it came by. */
  asked_by?: string;
  /** Who undid it or the last of its items that were undone, and when. */
  undone?: { by: string; at: Instant };
  /** Once a person of the agency has decided on it, or on its undo: who, when, and what they say to whoever asked. */
  decision?: { decided: 'approved' | 'refused'; by: string | null; at: string; note: string | null };
  items: ItemAnswer[];
}

/** An answer with the status that the HTTP interface gives it. */
export interface BatchReply {
  status: 200 | 202 | 207;
  data: BatchAnswer;
  /** X-Idempotency-Operation-ID, Idempotency-Replayed, Location. */
  headers: Record<string, string>;
}

/** What an interface may run: only reads, only records of the workspace (nothing outward or destructive), or all. */
export type Reach = 'reads' | 'records' | 'all';

export interface BatchOptions {
  requestId: string;
  channel: 'http' | 'mcp' | 'cli';
  /** The caller's key. Without one (an interface that has none) the batch is not replayable by key. */
  idempotencyKey?: string | undefined;
  /** Actions beyond it are problems of BATCH_INVALID. Default all. */
  reach?: Reach;
  /** Called once for each ended item, after its commit is durable, in commit order. */
  onItem?: ((item: ItemAnswer, progress: { done: number; total: number }) => void) | undefined;
  /** Called with the batch's id before its first item runs, so that a caller who goes away can cancel it. */
  onStart?: ((batchId: string) => void) | undefined;
  /** Overrides the request's wait_ms. */
  waitMs?: number | undefined;
}

/** An action as a search shows it. */
export interface ActionSummary {
  name: string;
  title: string;
  description: string;
  kind: 'read' | 'write';
  scope: string | null;
  risk: { destructive: boolean; outward: boolean; reversible: boolean };
}

/** An action with its schemas (JSON Schema 2020-12). */
export interface ActionDescription extends ActionSummary {
  idempotency: 'required' | 'optional' | 'none';
  /** Whether it can be undone: POST /batch/{batch_id}/undo. */
  undo: boolean;
  /** Why it cannot be undone, and what to do instead. */
  irreversible?: string;
  input_schema: Record<string, unknown>;
  output_schema: Record<string, unknown>;
}

/** The signed-in person who decides. */
export interface Decider {
  accountId: string;
  userId: string;
  name: string;
  role: Role;
  /** When they last proved with a passkey that it is they; null or left out when they have not in this session. */
  verifiedAt?: string | null;
}
