import * as z from 'zod';
import type { Scope } from '#src/domain/accounts/scopes.ts';
import type { Context, RecordChange, WriteContext } from '#src/domain/context.ts';
import { compileRedactor, type Redactor, type Touch } from '#src/lib/money.ts';
import { compileReveals } from '#src/lib/reveals.ts';
import type { PrepareContext } from './context.ts';
import { storableText } from './plain-text.ts';
import { compileTouches, type Touches } from './unseen.ts';

/** What an action can do beyond the workspace's own records. */
export interface Risk {
  /** Removes or overwrites what cannot be brought back. */
  destructive: boolean;
  /** Reaches people or systems outside: mail, links, calls. */
  outward: boolean;
  /** Can be undone through the service. */
  reversible: boolean;
}

type Status = 200 | 201 | 204;

type Access = 'admin' | 'signed_in_admin';

/** What an action did, as its undo reads it: the input it ran with, its result, and each record before and after. */
export interface CompletedAction<I = unknown, O = unknown> {
  input: I;
  data: O;
  changes: readonly RecordChange[];
  /** What whoever takes it back may not see of the records; absent where that is nothing. */
  unseen?: Unseen | undefined;
}

/** What a credential may not see of records that it takes back, and how those stand in this undoing. */
export interface Unseen {
  /** The members that hold something hidden. */
  readonly members: ReadonlySet<string>;
  /** The records that this undoing has put back already: when they were last changed, as they stood then. */
  readonly putBack: Map<string, unknown>;
}

/** How each member of a record that stands in the way differs: as the action left it, and as it is. */
export type Difference = Record<string, { left: unknown; now: unknown }>;

/** What undoing came to. On a conflict or when it is irreversible, nothing was written. */
export type UndoOutcome =
  | { outcome: 'done' }
  | { outcome: 'conflict'; record: { type: string; id: string }; difference: Difference }
  | { outcome: 'irreversible'; why: string };

interface Common<I extends z.ZodObject, O extends z.ZodType> {
  /** verb_noun in snake case; the same on every interface. */
  name: string;
  title: string;
  /** For a model that must choose: what it does, when to use it, when not, what else happens, where ids come from. */
  description: string;
  /** The permission it takes; null for any credential. */
  scope: Scope | null;
  /**
   * `admin` for what only an admin's credential may do whatever its scopes; `signed_in_admin` for what no key or
   * connection may do: a signed-in admin and the command line do it.
   */
  access?: Access;
  /** The module that the agency must have turned on for it. */
  module?: 'marketplace';
  /** Needs an AI engine: counted in the smaller rate limit too. */
  ai?: boolean;
  /** Other words that people use for it, which its name, title and description lack. */
  synonyms?: readonly string[];
  /** Fields of the record that cannot be set because they follow from another, and from which. */
  derived?: Readonly<Record<string, string>>;
  /** Fields that a caller may look for here and that another action sets, and which. */
  settableBy?: Readonly<Record<string, string>>;
  /** The inputs that set or move gated members of the record that the action is about. */
  touches?: { readonly [K in keyof z.output<I>]?: Touch };
  input: I;
  output: O;
}

export interface ReadDefinition<I extends z.ZodObject, O extends z.ZodType> extends Common<I, O> {
  run(ctx: Context, input: z.output<I>): Promise<z.input<O>>;
}

export interface WriteDefinition<I extends z.ZodObject, O extends z.ZodType, P> extends Common<I, O> {
  idempotency: 'required' | 'optional';
  /** It shows records and changes none: what it keeps is its answer and that it was asked. */
  readOnly?: boolean;
  risk: Risk;
  /**
   * It makes, widens or ends what a key, person, role or connection may do, or lifts a limit of the caller's own: a
   * credential under any approval policy has a person decide about it.
   */
  rights?: true;
  success?: Status | ((data: z.input<O>) => Status);
  /**
   * Slow or remote work, before any transaction. What it answers is plain JSON: a plan stores it, and its commit uses
   * it in place of preparing again.
   */
  prepare?(ctx: PrepareContext, input: z.output<I>): Promise<P>;
  /** Everything that commits together: no network, no timers. May run again if its transaction is lost. */
  run(ctx: WriteContext, input: z.output<I>, prepared: P): Promise<z.input<O>>;
  /**
   * What the answer waits for after the commit: the outcome of a hand-over that the outbox makes. Answers the record as
   * it then stands, which is also what a replay of the call answers. Never called in a plan.
   */
  settle?(ctx: PrepareContext, data: z.input<O>): Promise<z.input<O>>;
  /**
   * Takes back what the action did, in one unit with others. Answers conflict when what it would restore was changed
   * since (`changedSince`), or irreversible and why. Left out: the action cannot be undone, and `irreversible` says why.
   */
  undo?(ctx: WriteContext, done: CompletedAction<z.output<I>, z.input<O>>): Promise<UndoOutcome>;
  /** Why there is no `undo`, and what to do in its place: a sentence for whoever asked for one. */
  irreversible?: string;
  /**
   * For a `prepare` that changes something outside the service: the read that shows how it ended, should the service
   * die between the call and its record.
   */
  reconcile?(input: z.output<I>): { action: string; input: Record<string, unknown> };
  /** The id of the record that the action is about. */
  subject(data: z.input<O>): string | null;
  /** Tells its caller what a rollback could not make untold: never part of an atomic batch. */
  discloses?: true;
  /** Members of the answer that stand beside `data` as well. */
  envelope?(data: z.input<O>): Record<string, unknown>;
  /** Members shown once: a replay answers them as null with `secret_shown: true`. */
  secrets?: readonly string[];
}

/** An action as the machinery runs it, its types checked where it was defined. */
export interface Action {
  readonly kind: 'read' | 'write';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly scope: Scope | null;
  readonly access: Access | null;
  readonly module: 'marketplace' | null;
  readonly ai: boolean;
  readonly synonyms: readonly string[];
  readonly risk: Risk;
  /** Whether it changes what credentials may do: under any approval policy a person decides about it. */
  readonly rights: boolean;
  /** Whether it changes no record of the workspace, be it a read or not. */
  readonly readOnly: boolean;
  readonly idempotency: 'required' | 'optional' | 'none';
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  /** Whether its result is a page of items. */
  readonly list: boolean;
  readonly redactor: Redactor;
  /** The candidates that a result shows; null where it can show none. */
  readonly reveals: ((data: unknown) => string[]) | null;
  readonly derived: Readonly<Record<string, string>>;
  readonly settableBy: Readonly<Record<string, string>>;
  readonly touches: Touches;
  readonly secrets: readonly string[];
  /** Whether it tells its caller what a rollback could not make untold. */
  readonly discloses: boolean;
  readonly prepare: ((ctx: PrepareContext, input: unknown) => Promise<unknown>) | null;
  readonly settle: ((ctx: PrepareContext, data: unknown) => Promise<unknown>) | null;
  readonly undo: ((ctx: WriteContext, done: CompletedAction) => Promise<UndoOutcome>) | null;
  readonly irreversible: string | null;
  readonly reconcile: ((input: unknown) => { action: string; input: Record<string, unknown> }) | null;
  /** The status documented for its success; `status` tells the one of a result. */
  readonly success: Status;
  status(data: unknown): number;
  subject(data: unknown): string | null;
  envelope(data: unknown): Record<string, unknown>;
  read(ctx: Context, input: unknown): Promise<unknown>;
  write(ctx: WriteContext, input: unknown, prepared: unknown): Promise<unknown>;
}

/** Declares an action that changes nothing. */
export function defineRead<I extends z.ZodObject, O extends z.ZodType>(
  definition: ReadDefinition<I, O>,
): Action {
  return {
    ...shared(definition),
    kind: 'read',
    readOnly: true,
    risk: { destructive: false, outward: false, reversible: true },
    rights: false,
    idempotency: 'none',
    secrets: [],
    discloses: false,
    prepare: null,
    settle: null,
    undo: null,
    irreversible: null,
    reconcile: null,
    success: 200,
    status: () => 200,
    subject: () => null,
    envelope: () => ({}),
    read: (ctx, input) => definition.run(ctx, input as z.output<I>),
    write: () => Promise.reject(new Error(`${definition.name} is a read`)),
  };
}

/** Declares an action that writes: its effects, events, audit and saved answer commit together. */
export function defineWrite<I extends z.ZodObject, O extends z.ZodType, P = undefined>(
  definition: WriteDefinition<I, O, P>,
): Action {
  const { success = 200, prepare, settle, undo, reconcile } = definition;
  return {
    ...shared(definition),
    kind: 'write',
    readOnly: definition.readOnly ?? false,
    risk: definition.risk,
    rights: definition.rights ?? false,
    idempotency: definition.idempotency,
    secrets: definition.secrets ?? [],
    discloses: definition.discloses ?? false,
    prepare: prepare === undefined ? null : (ctx, input) => prepare(ctx, input as z.output<I>),
    settle: settle === undefined ? null : (ctx, data) => settle(ctx, data as z.input<O>),
    success: typeof success === 'function' ? 201 : success,
    undo:
      undo === undefined ? null : (ctx, done) => undo(ctx, done as CompletedAction<z.output<I>, z.input<O>>),
    irreversible: definition.irreversible ?? null,
    reconcile: reconcile === undefined ? null : (input) => reconcile(input as z.output<I>),
    status: (data) => (typeof success === 'function' ? success(data as z.input<O>) : success),
    subject: (data) => definition.subject(data as z.input<O>),
    envelope: (data) => definition.envelope?.(data as z.input<O>) ?? {},
    read: () => Promise.reject(new Error(`${definition.name} is a write`)),
    write: (ctx, input, prepared) => definition.run(ctx, input as z.output<I>, prepared as P),
  };
}

function shared<I extends z.ZodObject, O extends z.ZodType>(definition: Common<I, O>) {
  const output: z.ZodType = definition.output;
  const redactor = compileRedactor(output);
  return {
    name: definition.name,
    title: definition.title,
    description: definition.description,
    scope: definition.scope,
    access: definition.access ?? null,
    module: definition.module ?? null,
    ai: definition.ai ?? false,
    synonyms: definition.synonyms ?? [],
    derived: definition.derived ?? {},
    settableBy: definition.settableBy ?? {},
    // Unknown fields are refused: a misspelt one must not be dropped in silence.
    input: definition.input.strict().superRefine(storableText),
    output,
    list: output instanceof z.ZodObject && 'items' in output.shape && 'next_cursor' in output.shape,
    redactor,
    touches: compileTouches(definition.touches ?? {}, redactor.gates),
    reveals: compileReveals(output),
  };
}
