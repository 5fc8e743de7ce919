import type { Runtime } from '#src/action/execute.ts';
import {
  dueEnrichments,
  nextEnrichment,
  settleEnrichment,
  type WebsiteDue,
  websiteDue,
} from '#src/domain/clients/index.ts';
import type { CompanyReading } from '#src/domain/ports.ts';
import type { Queue } from '../queue.ts';

/** Reads clients off their websites when they come or the address changes. */
export function enrichments({ runtime }: { runtime: Runtime }): Queue<WebsiteDue, CompanyReading | null> {
  return {
    name: 'enrich_clients',
    title: "Read a client's website",
    places: { perAccount: 2, all: 8 },
    due: dueEnrichments,
    read: websiteDue,
    work: async ({ website, country }) =>
      website === null ? null : runtime.ports.companies.read(website, country),
    write: (ctx, id, reading, due) => settleEnrichment(ctx, id, due, reading),
    next: nextEnrichment,
  };
}
