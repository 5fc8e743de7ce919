import { randomUUID } from 'node:crypto';
import type { Db } from '#db/store.ts';
import type { Principal } from '#src/access/principal.ts';
import { fingerprintOf } from '#src/idempotency/fingerprint.ts';
import { operationHeaders } from '#src/idempotency/once.ts';
import { type Claim, inProgress, lookUp, type Saved, save } from '#src/idempotency/store.ts';
import { AppError } from '#src/lib/errors.ts';
import { countShown } from './count-shown.ts';
import { answerForReplay } from './load.ts';
import type { BatchService } from './service.ts';
import { batchNotFound, findBatch } from './store.ts';
import type { BatchAnswer, BatchOptions } from './types.ts';

/** The outcome of a keyed batch request: which batch, and which of its attempts. */
interface Pointer {
  batch_id: string;
  attempt: number;
}

/** Thrown when the same request was made before with the same key. */
export class AlreadyRequested extends Error {
  readonly saved: Saved;
  constructor(saved: Saved) {
    super('made before');
    this.saved = saved;
  }
}

/** The idempotency key of one request about a batch. */
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

  /**
   * @param readOnly that nothing is changed by it, so that it may come without a key
   * @throws AppError INVALID_REQUEST when the interface takes keys and none came
   */
  static of(
    service: BatchService,
    principal: Principal,
    operation: string,
    input: unknown,
    options: Pick<BatchOptions, 'channel' | 'idempotencyKey'>,
    readOnly = false,
  ): KeyedRequest {
    const key = options.idempotencyKey;
    if (key === undefined) {
      if (options.channel !== 'http' || readOnly) return new KeyedRequest(service, null);
      throw new AppError(
        'INVALID_REQUEST',
        'A batch needs an Idempotency-Key header: any text of 1 to 255 characters that is unique to this request, such as a UUID. Only dry_run and a batch that only reads need none.',
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

  /** The saved outcome of the same request; null when there is none. @throws AppError the three idempotency codes */
  async savedReply(): Promise<Saved | null> {
    const claim = this.#claim;
    if (claim === null) return null;
    return this.#service.store.read((db) => lookUp(db, claim, new Date().toISOString()));
  }

  /** Reserves the key in this process until the request is stored. @throws AppError IDEMPOTENCY_IN_PROGRESS */
  reserve(): void {
    if (this.#flight === null) return;
    if (this.#service.runtime.inFlight.has(this.#flight)) throw inProgress();
    this.#service.runtime.inFlight.add(this.#flight);
  }

  release(): void {
    if (this.#flight !== null) this.#service.runtime.inFlight.delete(this.#flight);
  }

  /** Saves the outcome in the unit that starts the batch. @throws AlreadyRequested when another process was first */
  async save(tx: Db, pointer: Pointer): Promise<void> {
    if (this.#claim === null) return;
    const wall = new Date().toISOString();
    const known = await lookUp(tx, this.#claim, wall);
    if (known !== null) throw new AlreadyRequested(known);
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

/** The answer of a saved request. */
export async function replay(
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
