// Read model: what waits in the queues of several modules, and for how long.
import type { Db } from '#db/store.ts';

/** Work that somebody held and let go without ending it, and mail that is past its time, of all agencies. */
export async function leftWork(
  db: Db,
  before: string,
): Promise<Record<'batches' | 'mails' | 'deliveries', number>> {
  const [batches] = await db
    .selectFrom('batches')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('status', '=', 'running')
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', before)]))
    .execute();
  const [mails] = await db
    .selectFrom('scheduled_emails')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'scheduled'), eb('due_at', '<', before)]),
        eb.and([eb('status', '=', 'sending'), eb('lease_until', '<', before)]),
      ]),
    )
    .execute();
  const [deliveries] = await db
    .selectFrom('webhook_deliveries')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('due_at', '<', before)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', before)]))
    .execute();
  return { batches: batches?.n ?? 0, mails: mails?.n ?? 0, deliveries: deliveries?.n ?? 0 };
}
