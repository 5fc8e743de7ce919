import type { Principal } from '#src/access/principal.ts';
import { AppError } from '#src/lib/errors.ts';
import type { BatchService } from './service.ts';

/** Charges the credential of a request; nothing for what is charged elsewhere. @throws AppError RATE_LIMIT_EXCEEDED */
export type Charge = (count: number, ai: number) => Promise<void>;

/** Runs a request, which charges its items by itself. One that is refused or answered before it did costs one. */
export async function charging<T>(
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
