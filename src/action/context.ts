import { lockAlso } from '#db/account-locks.ts';
import type { Db } from '#db/store.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import { holds, type Principal } from '#src/access/principal.ts';
import type {
  Account,
  ActingUser,
  ActivityEntry,
  Actor,
  Context,
  Credential,
  Outgoing,
  OutgoingEmail,
  RecordChange,
  Use,
  WriteContext,
} from '#src/domain/context.ts';
import type { EventName } from '#src/domain/events.ts';
import type { Deployment, Ports } from '#src/domain/ports.ts';
import { dayIn, type Instant, instantOf } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import type { MoneyScope } from '#src/lib/money.ts';

/** What an action's slow preparation may use: reads, and the ports to the world outside. */
export interface PrepareContext {
  readonly ports: Ports;
  /** The caller's key of the operation: what is called outside can be told that it is the same one again. */
  readonly operationKey: string | null;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

export interface Notes {
  warnings: Warning[];
  meta: Record<string, unknown>;
}

/** Done, but a person should know. */
export interface Warning {
  code: string;
  message: string;
  /** The scopes that show it, where it follows from gated values; never part of an answer. */
  shown_with?: readonly string[];
}

/** The warnings that a credential may read, as it is told them. */
export function warningsFor(principal: Principal, warnings: readonly Warning[]): Warning[] {
  if (warnings.every(({ shown_with }) => shown_with === undefined)) return [...warnings];
  return warnings.flatMap(({ shown_with = [], ...warning }) =>
    shown_with.every((scope) => holds(principal, scope)) ? [warning] : [],
  );
}

/** What a write left to be flushed with it. */
export interface Collected extends Notes {
  changes: RecordChange[];
  events: { event: EventName; data: Record<string, unknown> }[];
  emails: OutgoingEmail[];
  outgoing: Outgoing[];
  uses: Use[];
  entries: (ActivityEntry & { id: string })[];
  wakesWorkers: boolean;
  /** Every account that the unit writes in, its own included; null while that is the only one. */
  accounts: Map<string, InAccount> | null;
}

/** One account's part in a unit. */
export interface InAccount {
  readonly principal: Principal;
  readonly now: Instant;
  readonly ctx: WriteContext;
  readonly collected: Collected;
}

class ActionContext implements Context {
  // Only declared: fields that are defined cost more than all that is kept in them.
  declare readonly account: Account;
  declare readonly user: ActingUser | null;
  declare readonly actor: Actor;
  declare readonly credential: Credential;
  declare readonly deployment: Deployment | null;
  declare readonly now: Instant;
  declare readonly db: Db;
  readonly #principal: Principal;
  readonly #notes: Notes;

  constructor(principal: Principal, now: Instant, db: Db, notes: Notes) {
    this.account = principal.account;
    this.user = principal.user;
    this.actor = principal.actor;
    this.credential = principal.credential;
    this.deployment = principal.deployment ?? null;
    this.now = now;
    this.db = db;
    this.#principal = principal;
    this.#notes = notes;
  }

  get today(): string {
    return dayIn(this.now, this.account.timezone);
  }

  can(scope: string): boolean {
    return holds(this.#principal, scope);
  }

  warn(code: string, message: string, more: Record<string, unknown> = {}): void {
    this.#notes.warnings.push({ code, message, ...more });
  }

  warnWith(scopes: readonly MoneyScope[], code: string, message: string): void {
    this.#notes.warnings.push({ code, message, shown_with: scopes });
  }

  meta(key: string, value: unknown): void {
    this.#notes.meta[key] = value;
  }

  protected get principal(): Principal {
    return this.#principal;
  }
}

interface UnitOptions {
  rehearsal: boolean;
  /** Whether the request sets what the credential may not see. */
  blind: boolean;
}

class UnitContext extends ActionContext implements WriteContext {
  declare readonly tx: Db;
  declare readonly rehearsal: boolean;
  declare readonly blind: boolean;
  readonly #collected: Collected;

  constructor(
    principal: Principal,
    now: Instant,
    tx: Db,
    collected: Collected,
    { rehearsal, blind }: UnitOptions,
  ) {
    super(principal, now, tx, collected);
    this.tx = tx;
    this.rehearsal = rehearsal;
    this.blind = blind;
    this.#collected = collected;
  }

  changed(change: RecordChange): void {
    this.#collected.changes.push(change);
  }

  emit(event: EventName, data: Record<string, unknown>): void {
    this.#collected.events.push({ event, data });
  }

  recordEmail(letter: OutgoingEmail): void {
    this.#collected.emails.push(letter);
  }

  leaves(outgoing: Outgoing): void {
    this.#collected.outgoing.push(outgoing);
  }

  uses(use: Use): void {
    this.#collected.uses.push(use);
  }

  record(entry: ActivityEntry): string {
    const id = newId('activity');
    this.#collected.entries.push({ id, ...entry });
    return id;
  }

  wakeWorkers(): void {
    this.#collected.wakesWorkers = true;
  }

  async inAccount(accountId: string): Promise<WriteContext> {
    const { principal, now, tx, rehearsal } = this;
    const own: InAccount = { principal, now, ctx: this, collected: this.#collected };
    this.#collected.accounts ??= new Map([[this.account.id, own]]);
    const { accounts } = this.#collected;
    const known = accounts.get(accountId);
    if (known !== undefined) return known.ctx;
    await lockAlso(tx, accountId);
    const partner = await internalPrincipal(tx, accountId, { type: 'system', name: this.account.name });
    if (partner === undefined) throw new Error(`There is no account ${accountId}`);
    const wall = Date.parse(now) - principal.clockOffsetMs;
    const there = instantOf(wall + partner.clockOffsetMs);
    const { ctx, collected } = writeContext(partner, there, tx, { rehearsal, blind: false });
    collected.accounts = accounts;
    accounts.set(accountId, { principal: partner, now: there, ctx, collected });
    return ctx;
  }
}

export function emptyNotes(): Notes {
  return { warnings: [], meta: {} };
}

export function readContext(principal: Principal, now: Instant, db: Db, notes: Notes): Context {
  return new ActionContext(principal, now, db, notes);
}

export function writeContext(
  principal: Principal,
  now: Instant,
  tx: Db,
  options: UnitOptions,
): { ctx: WriteContext; collected: Collected } {
  // Written out: an object that is added to after a spread costs a hundred times as much.
  const collected: Collected = {
    warnings: [],
    meta: {},
    changes: [],
    events: [],
    emails: [],
    outgoing: [],
    uses: [],
    entries: [],
    wakesWorkers: false,
    accounts: null,
  };
  return { ctx: new UnitContext(principal, now, tx, collected, options), collected };
}
