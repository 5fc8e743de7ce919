import { randomUUID } from 'node:crypto';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { fingerprintOf } from '#src/idempotency/fingerprint.ts';
import { operationHeaders } from '#src/idempotency/once.ts';
import { type Claim, inProgress, lookUp, type Saved, save } from '#src/idempotency/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { answerForReplay } from './load.ts';
import type { BatchService } from './service.ts';
import { countShown } from './shown.ts';
import { batchNotFound, findBatch } from './store.ts';
import type { BatchAnswer, BatchOptions } from './types.ts';

/** What a keyed request about a batch came to: which batch, and which of its attempts. */
interface Pointer {
  batch_id: string;
  attempt: number;
}

/** A request that was made before with the same key. */
export class Known extends Error {
  readonly saved: Saved;
  constructor(saved: Saved) {
    super('made before');
    this.saved = saved;
  }
}

/** The caller's key for one request about a batch, and what it protects. */
export class KeyedRequest {
  readonly key: string | null;
  readonly #service: BatchService;
  readonly #claim: Claim | null;
  readonly #flight: string | null;
  readonly #operationId = randomUUID();

  private constructor(service: BatchService, claim: Claim | null) {
    this.#service = service;
    this.#claim = claim;
    this.key = claim?.key ?? null;
    this.#flight = claim === null ? null : `${claim.accountId} ${claim.credentialId} ${claim.key}`;
  }

  /** @throws AppError INVALID_REQUEST when the interface takes keys and none came */
  static of(
    service: BatchService,
    principal: Principal,
    operation: string,
    input: unknown,
    options: Pick<BatchOptions, 'face' | 'idempotencyKey'>,
  ): KeyedRequest {
    const key = options.idempotencyKey;
    if (key === undefined) {
      if (options.face !== 'http') return new KeyedRequest(service, null);
      throw new AppError(
        'INVALID_REQUEST',
        'A batch needs an Idempotency-Key header: any text of 1 to 255 characters that is unique to this request, such as a UUID. Only dry_run needs none.',
        { field: 'Idempotency-Key' },
      );
    }
    return new KeyedRequest(service, {
      accountId: principal.account.id,
      credentialId: principal.credential.id,
      key,
      operation,
      fingerprint: fingerprintOf({ method: 'POST', route: operation, input }),
    });
  }

  get headers(): Record<string, string> {
    return this.#claim === null ? {} : operationHeaders(this.#operationId, false);
  }

  /** What the same request was answered. @throws AppError the three idempotency codes */
  async known(): Promise<Saved | null> {
    const claim = this.#claim;
    if (claim === null) return null;
    return this.#service.store.read((db) => lookUp(db, claim, new Date().toISOString()));
  }

  /** Takes the key while the request is not in the store yet. @throws AppError IDEMPOTENCY_IN_PROGRESS */
  hold(): void {
    if (this.#flight === null) return;
    if (this.#service.runtime.inFlight.has(this.#flight)) throw inProgress();
    this.#service.runtime.inFlight.add(this.#flight);
  }

  release(): void {
    if (this.#flight !== null) this.#service.runtime.inFlight.delete(this.#flight);
  }

  /** Keeps what the request came to, in the unit that begins it. @throws Known when another process was first */
  async keep(tx: Db, pointer: Pointer): Promise<void> {
    if (this.#claim === null) return;
    const wall = new Date().toISOString();
    const known = await lookUp(tx, this.#claim, wall);
    if (known !== null) throw new Known(known);
    const saved: Saved = {
      operationId: this.#operationId,
      status: 200,
      data: pointer,
      meta: {},
      warnings: [],
    };
    await save(tx, this.#claim, saved, wall);
  }
}

/** What a saved request answers now. */
export async function replayed(
  service: BatchService,
  principal: Principal,
  saved: Saved,
): Promise<{ answer: BatchAnswer; headers: Record<string, string> }> {
  const pointer = saved.data as Pointer;
  const answer = await service.store.read(async (db) => {
    const row = await findBatch(db, principal.account.id, pointer.batch_id);
    if (row === undefined) throw batchNotFound(pointer.batch_id);
    return answerForReplay(db, service, principal, row, pointer.attempt);
  });
  await countShown(service, principal, answer);
  return { answer, headers: operationHeaders(saved.operationId, true) };
}
