import type { Principal } from '#src/access/principal.ts';
import { AppError } from '#src/lib/errors.ts';
import type { BatchService } from './service.ts';

/** Charges the credential of a request. A no-op where the caller charges. @throws AppError RATE_LIMIT_EXCEEDED */
export type Charge = (count: number, ai: number) => Promise<void>;

/** Runs a request that charges for its items. If it ends without a charge, one action is charged. */
export async function withCharge<T>(
  service: BatchService,
  principal: Principal,
  run: (charge: Charge) => Promise<T>,
): Promise<T> {
  let charged = false;
  const charge: Charge = async (count, ai) => {
    charged = true;
    if (count > 0) await service.runtime.charge(principal, count, ai);
  };
  try {
    const answer = await run(charge);
    if (!charged) await charge(1, 0);
    return answer;
  } catch (error) {
    if (!charged && error instanceof AppError && error.status < 500) await charge(1, 0);
    throw error;
  }
}
