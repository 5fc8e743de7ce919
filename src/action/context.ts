import { lockAnotherAccount } from '#db/account-locks.ts';
import type { Db } from '#db/store.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import { holds, type Principal } from '#src/access/principal.ts';
import type {
  Account,
  ActingUser,
  ActivityEntry,
  Actor,
  AllowanceUse,
  Context,
  Credential,
  OutboundEffect,
  OutgoingEmail,
  RecordChange,
  WriteContext,
} from '#src/domain/context.ts';
import type { EachLeft } from '#src/domain/each-left.ts';
import type { EventName } from '#src/domain/events.ts';
import type { Deployment, Ports } from '#src/domain/ports.ts';
import type { WarningText } from '#src/domain/warnings.ts';
import { dayIn, type Instant, instantOf } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import type { MoneyScope } from '#src/lib/money.ts';

/** What an action's `prepare` may use: reads, and the ports to external systems. */
export interface PrepareContext {
  readonly ports: Ports;
  /** The caller's idempotency key, which can be passed on to external systems. */
  readonly operationKey: string | null;
  read<T>(work: (ctx: Context) => Promise<T>): Promise<T>;
}

export interface Notes {
  warnings: Warning[];
  meta: Record<string, unknown>;
}

/** A remark on a successful action that a person should know about. */
export interface Warning {
  code: string;
  message: string;
  /** The scopes that are needed to see it, where it is derived from gated values; never part of an answer. */
  shown_with?: readonly string[];
  /** What it lists, by which it is told anew where a batch ends some of that; never part of an answer. */
  each?: EachLeft;
}

/** The warnings that a credential may see, as its answer shows them. */
export function warningsFor(principal: Principal, warnings: readonly Warning[]): Warning[] {
  if (warnings.every(({ shown_with, each }) => shown_with === undefined && each === undefined))
    return [...warnings];
  return warnings.flatMap(({ shown_with = [], each: _, ...warning }) =>
    shown_with.every((scope) => holds(principal, scope)) ? [warning] : [],
  );
}

/** What a write collected, to be written together with it. */
export interface Collected extends Notes {
  changes: RecordChange[];
  events: { event: EventName; data: Record<string, unknown> }[];
  emails: OutgoingEmail[];
  outgoing: OutboundEffect[];
  uses: AllowanceUse[];
  entries: (ActivityEntry & { id: string })[];
  wakesWorkers: boolean;
  /** All accounts that the unit writes in, its own included; null while that is the only one. */
  accounts: Map<string, AccountUnit> | null;
}

/** One account's part of a unit. */
export interface AccountUnit {
  readonly principal: Principal;
  readonly now: Instant;
  readonly ctx: WriteContext;
  readonly collected: Collected;
}

class ActionContext implements Context {
  // `declare` avoids field initialisers, which cost more than the assignments in the constructor.
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

  warn(code: string, message: WarningText, more: Record<string, unknown> = {}): void {
    this.#notes.warnings.push({ code, message, ...more });
  }

  warnGated(scopes: readonly MoneyScope[], code: string, message: WarningText): void {
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
  /** Whether the request sets members that the credential may not see. */
  setsHidden: boolean;
  /** Whether its words were filled by reference from what outsiders wrote. */
  quotesOutsiders?: boolean;
}

class UnitContext extends ActionContext implements WriteContext {
  declare readonly tx: Db;
  declare readonly rehearsal: boolean;
  declare readonly setsHidden: boolean;
  declare readonly quotesOutsiders: boolean;
  readonly #collected: Collected;

  constructor(
    principal: Principal,
    now: Instant,
    tx: Db,
    collected: Collected,
    { rehearsal, setsHidden, quotesOutsiders = false }: UnitOptions,
  ) {
    super(principal, now, tx, collected);
    this.tx = tx;
    this.rehearsal = rehearsal;
    this.setsHidden = setsHidden;
    this.quotesOutsiders = quotesOutsiders;
    this.#collected = collected;
  }

  changed(change: RecordChange): void {
    this.#collected.changes.push(change);
  }

  emit(event: EventName, data: Record<string, unknown>): void {
    this.#collected.events.push({ event, data });
  }

  recordEmail(email: OutgoingEmail): void {
    this.#collected.emails.push(email);
  }

  recordOutbound(outgoing: OutboundEffect): void {
    this.#collected.outgoing.push(outgoing);
  }

  recordAllowanceUse(use: AllowanceUse): void {
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
    const { principal, now, tx, rehearsal, quotesOutsiders } = this;
    const own: AccountUnit = { principal, now, ctx: this, collected: this.#collected };
    this.#collected.accounts ??= new Map([[this.account.id, own]]);
    const { accounts } = this.#collected;
    const known = accounts.get(accountId);
    if (known !== undefined) return known.ctx;
    await lockAnotherAccount(tx, accountId);
    const found = await internalPrincipal(tx, accountId, { type: 'system', name: this.account.name });
    if (found === undefined) throw new Error(`There is no account ${accountId}`);
    const partner: Principal = { ...found, deployment: principal.deployment };
    const wallMs = Date.parse(now) - principal.clockOffsetMs;
    const partnerNow = instantOf(wallMs + partner.clockOffsetMs);
    const { ctx, collected } = writeContext(partner, partnerNow, tx, {
      rehearsal,
      setsHidden: false,
      quotesOutsiders,
    });
    collected.accounts = accounts;
    accounts.set(accountId, { principal: partner, now: partnerNow, ctx, collected });
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
  // Written out as one literal: adding members to an object after a spread is a hundred times slower in V8.
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
