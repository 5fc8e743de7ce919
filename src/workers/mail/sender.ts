import type { Logger } from 'pino';
import type { Db } from '#db/store.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { Handover, MailTransport } from '#src/adapters/mail/transport.ts';
import { findAgency } from '#src/domain/accounts/agencies.ts';
import { accountsWithDueMail, nextDueMail } from '#src/domain/emails/due.ts';
import { cancelUnreachable, giveUpMail, type MailOutcome } from '#src/domain/emails/handovers.ts';
import {
  type ClaimedMail,
  type Claims,
  claimDueMail,
  claimMail,
  isBeingSent,
  type MailLease,
  mailBeingSent,
  releaseMail,
} from '#src/domain/emails/outbox.ts';
import { foundSince } from '#src/domain/emails/waiting.ts';
import type { Finding } from '#src/domain/moderation/index.ts';
import { LeaseOwner } from '#src/idempotency/lease-owner.ts';
import { addMs, type Instant } from '#src/lib/clock.ts';
import type { Mailbox } from '#src/lib/mailbox.ts';
import type { SteadyClock } from '../steady-clock.ts';
import { readAsSystem, runAsSystem } from '../system.ts';
import type { AccountClockWork, RunResult, Worker } from '../worker.ts';
import { Recorder } from './recorder.ts';

const POLL_MS = 100;
const TICK_SECONDS = 60;
// For each connection. More would spare the disk, and leave more mails in doubt when the process is killed.
const MAX_CLAIMED = 8;
const MAX_RECORDING = 12;
/** How long a mailing goes on before it is looked whether others have mail due by now. */
const LOOK_MS = 500;

export interface MailSenderOptions {
  runtime: Runtime;
  clock: SteadyClock;
  log: Logger;
  transport: MailTransport & { load(): Promise<unknown> };
  /** The sender address of all mail, from MAIL_FROM. */
  sender: Mailbox;
  optOut: MailLease['optOut'];
  /** Seconds before each attempt, the first one for the first. */
  retrySeconds: readonly number[];
  /** How long one hand-over may take. */
  timeoutMs: number;
}

interface DueAccount {
  id: string;
  now: Instant;
}

interface RunningHandover {
  ended: Promise<void>;
  end(): void;
}

/**
 * Sends committed mail at most once: a row is claimed and the claim committed before a connection opens, and the outcome
 * is recorded afterwards. Mail that a dead process had claimed is marked as failed, never sent again.
 */
export class MailSender implements Worker {
  readonly name = 'mail';
  readonly wakeOnCommit = true;
  readonly accountClock: AccountClockWork;
  readonly #options: MailSenderOptions;
  readonly #recorder: Recorder;
  readonly #claim = new LeaseOwner();
  readonly #refills = new Set<() => void>();
  readonly #underWay = new Map<string, RunningHandover>();
  #composer: Promise<typeof import('#src/adapters/mail/outgoing.ts')> | undefined;
  #stopping = false;
  #kick = (): void => {};

  constructor(options: MailSenderOptions) {
    this.#options = options;
    this.#recorder = new Recorder(options.runtime, () => {
      for (const refill of this.#refills) refill();
    });
    this.accountClock = { next: nextDueMail, run: (accountId) => this.#runAccount(accountId) };
  }

  attach(kick: () => void): void {
    this.#kick = kick;
  }

  async run(): Promise<RunResult> {
    await this.#giveUpLost();
    const wall = this.#options.clock.at();
    const places = await this.#accountsWithDueMail(wall);
    const look = () => this.#accountsWithDueMail(this.#options.clock.at());
    return { done: await this.#drain(places, look) };
  }

  /** Sends one committed mail now, and resolves when the outcome is recorded or the timeout has passed. */
  async deliver(accountId: string, id: string): Promise<void> {
    // Loading the libraries, once, does not count towards the timeout.
    await Promise.all([this.#composing(), this.#options.transport.load()]);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#options.timeoutMs);
    });
    await Promise.race([this.#deliver(accountId, id), late]).finally(() => clearTimeout(timer));
  }

  stop(): void {
    this.#stopping = true;
  }

  async settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay.values()].map(({ ended }) => ended));
  }

  /** Ends the connections. Only after the work has ended. */
  async close(): Promise<void> {
    this.#claim.end();
    await this.#options.transport.close();
  }

  async #runAccount(accountId: string): Promise<number> {
    const now = await this.#nowIn(accountId);
    return now === undefined ? 0 : this.#drain([{ id: accountId, now }]);
  }

  async #deliver(accountId: string, id: string): Promise<void> {
    const now = await this.#nowIn(accountId);
    if (now === undefined || id === '') return;
    const known = this.#underWay.get(id);
    if (known !== undefined) return known.ended;
    const claims = await this.#claimed(accountId, (tx, by) => claimMail(tx, accountId, id, now, by));
    const [mail] = claims;
    if (mail !== undefined) return this.#handOver(mail);
    await this.#underWay.get(id)?.ended;
    while (!this.#stopping && (await this.#isBeingSent(accountId, id))) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /**
   * Sends what is due in these accounts, in turns, so that a large mailing of one does not block others.
   * @param look finds the accounts anew, for those whose mail falls due while a large mailing goes on
   */
  async #drain(places: DueAccount[], look?: () => Promise<DueAccount[]>): Promise<number> {
    const lanes = this.#options.transport.concurrency;
    const ready: ClaimedMail[] = [];
    const recording = new Set<Promise<void>>();
    let claiming: Promise<void> | null = null;
    let failure: unknown;
    let done = 0;
    let looked = performance.now();
    const claim = async (): Promise<void> => {
      while (ready.length < lanes && !this.#stopping) {
        if (look !== undefined && places.length > 0 && performance.now() - looked > LOOK_MS) {
          const fresh = (await look()).filter(({ id }) => places.every((place) => place.id !== id));
          places.unshift(...fresh);
          looked = performance.now();
        }
        const place = places.shift();
        if (place === undefined) return;
        let more = false;
        const mails = await this.#claimed(place.id, async (tx, by) => {
          const claims = await claimDueMail(tx, place.id, place.now, lanes * MAX_CLAIMED, by);
          // Where nothing can be claimed the rest waits for the next run, so that this one ends.
          more = claims.more && claims.mails.length > 0;
          return claims;
        });
        if (more) places.push(place);
        ready.push(...mails);
      }
    };
    const refill = (below: number): void => {
      if (ready.length >= below || places.length === 0) return;
      claiming ??= claim()
        .catch((error: unknown) => {
          failure ??= error;
          places.length = 0;
        })
        .finally(() => {
          claiming = null;
        });
    };
    const next = async (): Promise<ClaimedMail | undefined> => {
      for (;;) {
        if (this.#stopping) return undefined;
        refill(lanes);
        const mail = ready.shift();
        if (mail !== undefined) return mail;
        if (claiming === null) return undefined;
        await claiming;
      }
    };
    const lane = async (): Promise<void> => {
      for (let mail = await next(); mail !== undefined; mail = await next()) {
        const outcome = await this.#attempt(mail);
        done += 1;
        const written = this.#write(mail, outcome, false).finally(() => recording.delete(written));
        recording.add(written);
        if (recording.size >= lanes * MAX_RECORDING) await Promise.race(recording);
      }
      this.#recorder.flush();
    };
    const early = (): void => refill(lanes * MAX_CLAIMED);
    this.#refills.add(early);
    try {
      await Promise.all(Array.from({ length: lanes }, lane));
    } finally {
      this.#refills.delete(early);
      await claiming;
      await this.#release(ready);
      await Promise.all(recording);
    }
    if (failure !== undefined) throw failure;
    return done;
  }

  /** Claims mails in a unit of their own. From its commit on they are under way. */
  async #claimed(
    accountId: string,
    claim: (tx: Db, by: MailLease) => Promise<Claims>,
  ): Promise<ClaimedMail[]> {
    const { runtime, clock, timeoutMs, sender, optOut } = this.#options;
    const by: MailLease = {
      claim: this.#claim.text,
      leaseUntil: clock.at(timeoutMs * 3 + 30_000),
      domain: sender.address.slice(sender.address.lastIndexOf('@') + 1),
      optOut,
    };
    let claims: Claims = { mails: [], unreachable: [], more: false };
    await runtime.store.write(async ({ tx }) => {
      claims = await claim(tx, by);
    });
    const { mails, unreachable } = claims;
    for (const { row } of mails) this.#underWay.set(row.id, underWay());
    for (const { id, why } of unreachable) {
      await runAsSystem(runtime, accountId, {
        name: 'cancel_unreachable_email',
        title: 'Cancel a mail to somebody who may no longer be written to',
        run: (ctx) => cancelUnreachable(ctx, id, why),
      });
    }
    return mails;
  }

  async #handOver(mail: ClaimedMail): Promise<void> {
    await this.#write(mail, await this.#attempt(mail), true);
  }

  async #attempt(mail: ClaimedMail): Promise<MailOutcome> {
    const { retrySeconds, log } = this.#options;
    const { id, account_id, attempts } = mail.row;
    const findings = await this.#found(mail);
    if (findings.length > 0) {
      log.debug({ job: 'mail', account_id, record_id: id, state: 'held' }, 'mail held');
      return { outcome: 'held', findings };
    }
    const handover = await this.#send(mail);
    log.debug({ job: 'mail', account_id, record_id: id, state: handover.outcome }, 'mail handed over');
    if (handover.outcome === 'unknown') return { outcome: 'unknown' };
    if (handover.outcome === 'accepted') return { outcome: 'sent', bounces: handover.refused };
    const retryAfter = (handover.retryable ? retrySeconds[attempts] : undefined) ?? null;
    return { outcome: 'refused', retryAfter, permanent: !handover.retryable, response: handover.response };
  }

  // What leaves as it is written was looked at in the same moment.
  async #found({ row }: ClaimedMail): Promise<Finding[]> {
    if (row.kind === 'notice' || (row.kind === 'immediate' && row.attempts <= 1)) return [];
    const found = await readAsSystem(this.#options.runtime, row.account_id, (ctx) => foundSince(ctx, row));
    return found ?? [];
  }

  async #send(mail: ClaimedMail): Promise<Handover> {
    const { composeMail } = await this.#composing();
    const composed = await composeMail(mail, this.#options.sender);
    if ('problem' in composed)
      return { outcome: 'not_accepted', retryable: false, response: composed.problem };
    return this.#options.transport.send(composed.message);
  }

  // It takes a library that a start without mail need not load.
  #composing(): Promise<typeof import('#src/adapters/mail/outgoing.ts')> {
    this.#composer ??= import('#src/adapters/mail/outgoing.ts');
    return this.#composer;
  }

  async #write(mail: ClaimedMail, outcome: MailOutcome, urgent: boolean): Promise<void> {
    const { id, account_id } = mail.row;
    try {
      await this.#recorder.record({ mail, outcome }, urgent);
      if (outcome.outcome === 'refused' && outcome.retryAfter !== null) this.#scheduleRun(outcome.retryAfter);
    } catch (error) {
      // The row stays claimed: once its lease is over it is given up, as nobody could say more of it.
      this.#options.log.error({ job: 'mail', account_id, record_id: id, err: error }, 'outcome not recorded');
    } finally {
      this.#underWay.get(id)?.end();
      this.#underWay.delete(id);
    }
  }

  // What is due sooner than the next tick must not wait for it.
  #scheduleRun(seconds: number): void {
    if (seconds < TICK_SECONDS) setTimeout(() => this.#kick(), seconds * 1000 + 1).unref();
  }

  async #release(mails: ClaimedMail[]): Promise<void> {
    for (const { row } of mails) {
      await this.#options.runtime.store.write(({ tx }) =>
        releaseMail(tx, row.account_id, [row.id], { claim: this.#claim.text }),
      );
      this.#underWay.get(row.id)?.end();
      this.#underWay.delete(row.id);
    }
  }

  async #giveUpLost(): Promise<void> {
    const { runtime, clock, log } = this.#options;
    const wall = clock.at();
    for (const { id, account_id, claim, lease_until } of await this.#read(mailBeingSent, 'sent mail')) {
      const own = claim === this.#claim.text;
      const lost = own
        ? !this.#underWay.has(id) && lease_until <= wall
        : this.#claim.isDead(claim) || lease_until <= wall;
      if (!lost) continue;
      const given = await runAsSystem(runtime, account_id, {
        name: 'give_up_email',
        title: 'Give up a mail whose outcome nobody knows',
        run: (ctx) => giveUpMail(ctx, id, claim),
      });
      if (given) log.warn({ job: 'mail', account_id, record_id: id }, 'a mail has an unknown outcome');
    }
  }

  async #isBeingSent(accountId: string, id: string): Promise<boolean> {
    return this.#read((db) => isBeingSent(db, accountId, id));
  }

  async #nowIn(accountId: string): Promise<Instant | undefined> {
    const account = await this.#read((db) => findAgency(db, accountId));
    if (account?.status !== 'active') return undefined;
    return addMs(this.#options.clock.at(), account.sandbox === 1 ? account.clock_offset_ms : 0);
  }

  #accountsWithDueMail(wall: Instant) {
    return this.#read((db) => accountsWithDueMail(db, wall), 'due mail');
  }

  #read<T>(work: (db: Db) => Promise<T>, kind?: string): Promise<T> {
    return this.#options.runtime.store.read(work, { kind });
  }
}

function underWay(): RunningHandover {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}
