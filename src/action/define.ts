import * as z from 'zod';
import type { Scope } from '#src/domain/accounts/scopes.ts';
import type { AccountSettings } from '#src/domain/accounts/settings.ts';
import type { Context, RecordChange, WriteContext } from '#src/domain/context.ts';
import { compileRedactor, type GatedFieldEffect, type Redactor } from '#src/lib/money.ts';
import type { Language } from '#src/lib/reader-language.ts';
import { compileReveals } from '#src/lib/reveals.ts';
import type { PrepareContext } from './context.ts';
import { compileGatedEffects, type GatedEffects } from './gated-fields.ts';
import { storableText } from './storable-text.ts';

/** What an action can do beyond the workspace's own records. */
export interface Risk {
  /** Removes or overwrites data that cannot be restored. */
  destructive: boolean;
  /** Affects people or systems outside the workspace: mail, links, calls. */
  outward: boolean;
  /** Can be undone through the service. */
  reversible: boolean;
}

type Status = 200 | 201 | 204;

type Access = 'admin' | 'signed_in_admin';

/** What an action did, as undo reads it: its input, its result, and each record before and after. */
export interface CompletedAction<I = unknown, O = unknown> {
  input: I;
  data: O;
  changes: readonly RecordChange[];
  /** Members of the records that the credential of the undo may not see; absent where there are none. */
  hidden?: HiddenMembers | undefined;
  /** The members of what the action answers, which tell how a record is shown today. */
  shape?: Readonly<Record<string, unknown>> | undefined;
}

/** Members that the credential of an undo may not see, and the records it has restored so far. */
export interface HiddenMembers {
  /** The members with hidden values. */
  readonly members: ReadonlySet<string>;
  /** `updated_at` of each record that this undo has restored already, by the record's id. */
  readonly restored: Map<string, unknown>;
}

/** Members of a conflicting record that differ: the value that the action left, and the current one. */
export type Difference = Record<string, { left: unknown; now: unknown }>;

/** The outcome of an undo. For a conflict or an irreversible action nothing was written. */
export type UndoOutcome =
  | { outcome: 'done' }
  | { outcome: 'conflict'; record: { type: string; id: string }; difference: Difference }
  | { outcome: 'irreversible'; why: string };

/** A title by language, but for English. */
type TitleIn = Readonly<Record<Exclude<Language, 'en'>, string>>;

interface Common<I extends z.ZodObject, O extends z.ZodType> {
  /** verb_noun in snake case; the same on every interface. */
  name: string;
  title: string;
  /** The title in the other languages of the pages, which show writes alone. */
  titleIn?: TitleIn;
  /** Helps a model to choose: what it does, when to use it, when not, side effects, where ids come from. */
  description: string;
  /** The scope it needs; null for any credential. */
  scope: Scope | null;
  /** Where `scope` is null: a credential needs one of these. What each of the records needs is checked in the domain. */
  anyScope?: readonly Scope[];
  /** Whether it shows people without the scope their own part, where their agency lets them see it. */
  ownFigures?: boolean;
  /**
   * `admin`: only an admin's credential, whatever its scopes. `signed_in_admin`: no key or connection, only an admin in
   * a browser session, or the command line.
   */
  access?: Access;
  /** The module that the agency must have enabled. */
  module?: 'marketplace';
  /** Uses an AI engine, and so counts against the smaller rate limit too. */
  ai?: boolean;
  /** What it reads may take long, so that a replica is asked where there is one. Of a write, what it prepares. */
  aside?: true;
  /** Other words that people use for it, which its name, title and description lack. */
  synonyms?: readonly string[];
  /**
   * How people at a desk ask for it, in their own words, separated by semicolons. A request is compared with each as a whole;
   * names of companies and people are left out, as they decide nothing.
   */
  phrasings?: string;
  /** Fields of the record that cannot be set because they follow from another, and from which. */
  derived?: Readonly<Record<string, string>>;
  /** Fields that a caller may expect here, and the action that sets each. */
  settableBy?: Readonly<Record<string, string>>;
  /** Inputs that set or recalculate gated members of the action's record. */
  gatedEffects?: { readonly [K in keyof z.output<I>]?: GatedFieldEffect };
  input: I;
  output: O;
}

export interface ReadDefinition<I extends z.ZodObject, O extends z.ZodType> extends Common<I, O> {
  run(ctx: Context, input: z.output<I>): Promise<z.input<O>>;
}

export interface WriteDefinition<I extends z.ZodObject, O extends z.ZodType, P> extends Common<I, O> {
  idempotency: 'required' | 'optional';
  /** It changes no records and only stores its answer and the fact that it ran. */
  readOnly?: boolean;
  risk: Risk;
  /**
   * For an outward action that reaches people with some records alone: whether these changes do. An unpublished talent
   * pool, for one, is record keeping. Left out, every use reaches people.
   */
  reaches?(changes: readonly RecordChange[]): boolean;
  /**
   * For an action that keeps records but for some inputs, as sent, with which it binds the agency: whether these do. It is
   * then agreed to like an outward one.
   */
  binds?(input: Readonly<Record<string, unknown>>): boolean;
  /**
   * It grants, widens or ends rights of a key, person, role or connection, or lifts one of the caller's own limits. For a
   * credential under any approval policy a person decides about it.
   */
  rights?: true;
  /**
   * Whether, under these settings of the agency and with this input as sent, a person decides about it for any key or
   * connection, also for one under no policy. Taking such an action back is decided by a person as well.
   */
  needsPerson?(settings: AccountSettings, input: Readonly<Record<string, unknown>>): boolean;
  success?: Status | ((data: z.input<O>) => Status);
  /**
   * Slow or remote work, before any transaction. The result is plain JSON: a plan stores it, and its commit uses it
   * instead of preparing again.
   */
  prepare?(ctx: PrepareContext, input: z.output<I>): Promise<P>;
  /** Everything that commits together: no network, no timers. It may run again if its transaction is lost. */
  run(ctx: WriteContext, input: z.output<I>, prepared: P): Promise<z.input<O>>;
  /**
   * Waits, after the commit, for the outcome of an outbox delivery. Returns the record as it is then, which is also what
   * a replay of the call returns. Never called in a plan.
   */
  settle?(ctx: PrepareContext, data: z.input<O>): Promise<z.input<O>>;
  /** Whether what stands behind it in a batch begins when it has settled, as it is to meet what that brings. */
  settlesFirst?: boolean;
  /**
   * Reverts the action, in one unit with others. Returns a conflict when the values it would restore were changed since,
   * or irreversible and why. When it is left out the action cannot be undone, and `irreversible` says why.
   */
  undo?(ctx: WriteContext, done: CompletedAction<z.output<I>, z.input<O>>): Promise<UndoOutcome>;
  /** Why there is no `undo`, and what to do instead: a sentence for the caller. */
  irreversible?: string;
  /**
   * For a `prepare` that changes an external system: the read that shows the outcome, in case the service dies between
   * the call and its record.
   */
  reconcile?(input: z.output<I>): { action: string; input: Record<string, unknown> };
  /**
   * For a `prepare` that changes an external system: throws what it would be refused for, without calling it, so that a plan is
   * refused in the same words.
   */
  foresee?(ctx: PrepareContext, input: z.output<I>): Promise<void>;
  /** The id of the record that the action is about. */
  subject(data: z.input<O>): string | null;
  /** Its answer discloses data, which a rollback could not undo: never part of an atomic batch. */
  discloses?: true;
  /** Members that the answer repeats beside `data`. */
  envelope?(data: z.input<O>): Record<string, unknown>;
  /** Members shown once: in a replay they are null, with `secret_shown: true`. */
  secrets?: readonly string[];
}

/** An action as the executor runs it. Its types are checked where it is defined. */
export interface Action {
  readonly kind: 'read' | 'write';
  readonly name: string;
  readonly title: string;
  readonly titleIn: TitleIn | null;
  readonly description: string;
  readonly scope: Scope | null;
  readonly anyScope: readonly Scope[];
  readonly ownFigures: boolean;
  readonly access: Access | null;
  readonly module: 'marketplace' | null;
  readonly ai: boolean;
  readonly aside: boolean;
  readonly synonyms: readonly string[];
  readonly phrasings: string;
  readonly risk: Risk;
  /** Whether what it did reaches people outside; null where every use of an outward action does. */
  readonly reaches: ((changes: readonly RecordChange[]) => boolean) | null;
  /** Whether an input, as sent, binds the agency; null where none does so. */
  readonly binds: ((input: Readonly<Record<string, unknown>>) => boolean) | null;
  /** Whether it changes rights; see `WriteDefinition.rights`. */
  readonly rights: boolean;
  /** Whether a person decides about it for any key or connection; see `WriteDefinition.needsPerson`. */
  readonly needsPerson:
    | ((settings: AccountSettings, input: Readonly<Record<string, unknown>>) => boolean)
    | null;
  /** Whether it changes no records of the workspace; true for every read. */
  readonly readOnly: boolean;
  readonly idempotency: 'required' | 'optional' | 'none';
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
  /** Whether its result is a page of items. */
  readonly list: boolean;
  readonly redactor: Redactor;
  /** Finds the candidates that a result identifies; null where it can identify none. */
  readonly reveals: ((data: unknown) => string[]) | null;
  readonly derived: Readonly<Record<string, string>>;
  readonly settableBy: Readonly<Record<string, string>>;
  readonly gatedEffects: GatedEffects;
  readonly secrets: readonly string[];
  /** Whether its answer discloses data, which a rollback could not undo. */
  readonly discloses: boolean;
  readonly prepare: ((ctx: PrepareContext, input: unknown) => Promise<unknown>) | null;
  readonly settle: ((ctx: PrepareContext, data: unknown) => Promise<unknown>) | null;
  readonly settlesFirst: boolean;
  readonly undo: ((ctx: WriteContext, done: CompletedAction) => Promise<UndoOutcome>) | null;
  readonly irreversible: string | null;
  readonly reconcile: ((input: unknown) => { action: string; input: Record<string, unknown> }) | null;
  readonly foresee: ((ctx: PrepareContext, input: unknown) => Promise<void>) | null;
  /** The documented status of success; `status` gives that of an actual result. */
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
    reaches: null,
    binds: null,
    rights: false,
    needsPerson: null,
    idempotency: 'none',
    secrets: [],
    discloses: false,
    prepare: null,
    settle: null,
    settlesFirst: false,
    undo: null,
    irreversible: null,
    reconcile: null,
    foresee: null,
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
  const { success = 200, prepare, settle, undo, reconcile, foresee } = definition;
  return {
    ...shared(definition),
    kind: 'write',
    readOnly: definition.readOnly ?? false,
    risk: definition.risk,
    reaches: definition.reaches ?? null,
    binds: definition.binds ?? null,
    rights: definition.rights ?? false,
    needsPerson: definition.needsPerson ?? null,
    idempotency: definition.idempotency,
    secrets: definition.secrets ?? [],
    discloses: definition.discloses ?? false,
    prepare: prepare === undefined ? null : (ctx, input) => prepare(ctx, input as z.output<I>),
    settle: settle === undefined ? null : (ctx, data) => settle(ctx, data as z.input<O>),
    settlesFirst: definition.settlesFirst ?? false,
    success: typeof success === 'function' ? 201 : success,
    undo:
      undo === undefined ? null : (ctx, done) => undo(ctx, done as CompletedAction<z.output<I>, z.input<O>>),
    irreversible: definition.irreversible ?? null,
    reconcile: reconcile === undefined ? null : (input) => reconcile(input as z.output<I>),
    foresee: foresee === undefined ? null : (ctx, input) => foresee(ctx, input as z.output<I>),
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
    titleIn: definition.titleIn ?? null,
    description: definition.description,
    scope: definition.scope,
    anyScope: definition.anyScope ?? [],
    ownFigures: definition.ownFigures ?? false,
    access: definition.access ?? null,
    module: definition.module ?? null,
    ai: definition.ai ?? false,
    aside: definition.aside ?? false,
    synonyms: definition.synonyms ?? [],
    phrasings: definition.phrasings ?? '',
    derived: definition.derived ?? {},
    settableBy: definition.settableBy ?? {},
    // Unknown fields are refused: a misspelt one must not be silently ignored.
    input: definition.input.strict().superRefine(storableText),
    output,
    list: output instanceof z.ZodObject && 'items' in output.shape && 'next_cursor' in output.shape,
    redactor,
    gatedEffects: compileGatedEffects(definition.gatedEffects ?? {}, redactor.gates),
    reveals: compileReveals(output),
  };
}

/** An action that is asked for, with its input as sent. */
export interface AskedFor {
  definition: Action;
  input: Readonly<Record<string, unknown>>;
}

/** An action with an input of a caller's, which may be no object yet. */
export const askedFor = (definition: Action, raw: unknown): AskedFor => ({
  definition,
  input: typeof raw === 'object' && raw !== null ? { ...raw } : {},
});
