import * as z from 'zod';
import { runReportAction } from '#actions/reports/index.ts';
import type { Principal } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { isGateRefusal } from '#src/action/gates.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { HttpService } from '../service.ts';

/** A report as a page reads it. */
const Table = z.object({
  definition: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
  totals: z.array(z.record(z.string(), z.unknown())),
  /** Whose figures they are. */
  data_scope: z.enum(['agency', 'team', 'self']),
});
export type ReportTable = z.output<typeof Table>;

/** A page of records. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), has_more: z.boolean(), next_cursor: z.nullable(z.string()).optional() });

/** Reads through the actions, as any caller does: null for what this person may not read. */
export class Reader {
  readonly #service: HttpService;
  readonly principal: Principal;

  constructor(service: HttpService, principal: Principal) {
    this.#service = service;
    this.principal = principal;
  }

  async read<T>(action: Action, input: unknown, shape: z.ZodType<T>): Promise<T | null> {
    try {
      const { data } = await execute(this.#service.runtime, action, input, {
        principal: this.principal,
        origin: { channel: 'http', requestId: newId('request') },
        // The page is charged once for all that it reads.
        charged: true,
      });
      return shape.parse(data);
    } catch (error) {
      if (error instanceof AppError && isGateRefusal(error)) return null;
      throw error;
    }
  }

  report(report: string, more: object = {}): Promise<ReportTable | null> {
    return this.read(runReportAction, { report, ...more }, Table);
  }
}
