import * as z from 'zod';
import { ended, HELD } from '#src/access/access-tokens.ts';
import type { Authentication } from '#src/access/authenticate.ts';
import { internalPrincipal } from '#src/access/internal.ts';
import type { Principal } from '#src/access/principal.ts';
import { execute } from '#src/action/execute.ts';
import { internalWrite } from '#src/action/internal.ts';
import type { Background } from '#src/lib/background.ts';
import type { Instant } from '#src/lib/clock.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { IdentityService } from '../service.ts';
import {
  type IdentityDue,
  identityDue,
  noteCheck,
  settleCheck,
  type VouchingResult,
  vouchFor,
} from './checks.ts';
import { takesPasswords } from './settings.ts';

/** How long a request waits for the provider. What it says later is written down all the same. */
const WAIT_MS = 3000;
/** How long a provider that said nothing is left alone. */
const PAUSE_MS = 15_000;
/** How often to look whether another process has its answer. */
const LOOK_MS = 50;

type Answer = 'there' | 'gone' | 'silent';

/** Asks the agency's identity provider, at the requests of a person, whether the person is still there. */
export class Vouching implements Background {
  readonly #service: IdentityService;
  readonly #asking = new Map<string, Promise<Answer>>();

  constructor(service: IdentityService) {
    this.#service = service;
  }

  start(): void {}

  async stop(): Promise<void> {
    await Promise.all(this.#asking.values());
  }

  /** Whether the provider is to be asked before the credential opens anything. */
  isDue({ vouchedAt }: Principal): boolean {
    return vouchedAt !== undefined && isPast(vouchedAt, this.#service.config.IDENTITY_CHECK_SECONDS * 1000);
  }

  /**
   * Asks the provider; requests of a person that come meanwhile share the answer, on all processes.
   * @param byPassword whether this person has proved by a password that it is they, which stands in for a provider
   *   that says nothing where the agency takes passwords
   * @throws AppError AUTHENTICATION_REQUIRED for somebody whom it has switched off, IDENTITY_PROVIDER_UNAVAILABLE where
   *   it has said nothing for longer than IDENTITY_GRACE_SECONDS
   */
  async require(principal: Principal, byPassword = false): Promise<void> {
    const { account, user, vouchedAt } = principal;
    if (user === null || vouchedAt === undefined) return;
    const answer = await this.#ask(account.id, user.id, vouchedAt);
    if (answer === 'gone') throw ended(HELD);
    const { store, config } = this.#service;
    if (answer === 'there' || !isPast(vouchedAt, config.IDENTITY_GRACE_SECONDS * 1000)) return;
    if (byPassword && (await store.read((db) => takesPasswords(db, account.id)))) return;
    throw new AppError(
      'IDENTITY_PROVIDER_UNAVAILABLE',
      `The agency's identity provider has not said since ${vouchedAt} whether ${user.name} still has access. Try again in a moment; if that goes on, an admin looks at its settings on /people/provider.`,
      { retryAfter: PAUSE_MS / 1000 },
    );
  }

  #ask(accountId: string, userId: string, vouchedAt: Instant): Promise<Answer> {
    const key = `${accountId} ${userId}`;
    const asking =
      this.#asking.get(key) ??
      // Where the store takes no writes, nobody can ask: that is silence, and reads go on for a while.
      this.#askProvider(accountId, userId, vouchedAt)
        .catch((): Answer => 'silent')
        .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return orSilent(asking);
  }

  async #askProvider(accountId: string, userId: string, vouchedAt: Instant): Promise<Answer> {
    const service = this.#service;
    const due = await this.#read(accountId, userId);
    // Where it has vouched since the credential was looked up, another process has asked.
    if (due?.refresh_token == null || due.proven_at !== vouchedAt) return 'there';
    if (due.silent_at !== null && !isPast(due.silent_at, PAUSE_MS)) return 'silent';
    const vouched = await vouchFor(service, accountId, due);
    if (vouched === null) return this.#answerToAnother(accountId, userId, due);
    if (vouched.outcome === 'gone') await this.#switchOff(accountId, userId, due, vouched);
    else await noteCheck(service, accountId, due, vouched);
    return vouched.outcome;
  }

  #read(accountId: string, userId: string): Promise<IdentityDue | undefined> {
    return this.#service.store.read((db) => identityDue(db, accountId, userId));
  }

  async #answerToAnother(accountId: string, userId: string, before: IdentityDue): Promise<Answer> {
    const until = performance.now() + WAIT_MS;
    while (performance.now() < until) {
      const now = await this.#read(accountId, userId);
      // Whoever is switched off meanwhile is refused by the hold.
      if (now === undefined || now.refresh_token === null || now.proven_at !== before.proven_at)
        return 'there';
      if (now.asking_until === null || isPast(now.asking_until)) return 'silent';
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return 'silent';
  }

  async #switchOff(
    accountId: string,
    userId: string,
    due: IdentityDue,
    vouched: VouchingResult,
  ): Promise<void> {
    const { runtime, store } = this.#service;
    const principal = await store.read((db) =>
      internalPrincipal(db, accountId, { type: 'system', name: 'Identity provider' }),
    );
    if (principal === undefined) return;
    const action = internalWrite({
      name: 'check_person_at_provider',
      title: 'Asked the identity provider for a person',
      input: z.object({}),
      run: (ctx) => settleCheck(ctx, this.#service, userId, due, vouched),
    });
    await execute(
      runtime,
      action,
      {},
      { principal, origin: { channel: 'http', requestId: newId('request') } },
    );
    runtime.wake();
  }
}

/** Authentication that asks the provider first for those whom it knows. */
export function vouchedAuthentication(authentication: Authentication, vouching: Vouching): Authentication {
  return {
    ...authentication,
    cached(hash, from) {
      const principal = authentication.cached(hash, from);
      return principal === null || vouching.isDue(principal) ? null : principal;
    },
    presumed(hash, from) {
      const presumed = authentication.presumed(hash, from);
      return presumed === null || vouching.isDue(presumed.principal) ? null : presumed;
    },
    async bearer(token, from, hash) {
      const principal = await authentication.bearer(token, from, hash);
      if (!vouching.isDue(principal)) return principal;
      await vouching.require(principal);
      return authentication.bearer(token, from, hash);
    },
  };
}

const isPast = (at: Instant, ms = 0): boolean => Date.parse(at) + ms <= Date.now();

async function orSilent(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silent = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, 'silent');
  });
  try {
    return await Promise.race([answer, silent]);
  } finally {
    clearTimeout(timer);
  }
}
