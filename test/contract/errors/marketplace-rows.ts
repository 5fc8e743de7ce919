import { type Desk, desk, respond, shareJob, submit } from '#test/harness/marketplace.ts';
import type { ErrorSetup, Row } from './row.ts';

/** An intro of another agency to a listing of a second, with both and the agency of the setup beside them. */
async function between({
  running,
}: ErrorSetup): Promise<{ owner: Desk; sender: Desk; intro: { id: string } }> {
  const owner = await desk(running, 'Harbour Talent');
  const sender = await desk(running, 'Ridge Search');
  return { owner, sender, intro: await submit(sender, (await shareJob(owner)).id) };
}

export const marketplaceRows = (setup: ErrorSetup): Row[] => [
  {
    code: 'NOT_YOUR_MOVE',
    when: 'an answer by the wrong side',
    field: 'action',
    says: 'only the agency of the listing may accept it',
    provoke: async () => {
      const { sender, intro } = await between(setup);
      return () => respond(sender, intro.id, 'accept');
    },
  },
  {
    code: 'NOT_FOUND',
    when: 'an intro of others',
    field: 'intro_id',
    says: 'No marketplace intro',
    provoke: async () => {
      const { intro } = await between(setup);
      await setup.desk.api.patch(`/accounts/${setup.desk.accountId}`, { marketplace: true });
      return () => setup.desk.api.get(`/marketplace/intros/${intro.id}`);
    },
  },
  {
    code: 'CONFLICT',
    when: 'an intro that is not pending',
    field: 'intro_id',
    says: 'is declined, so it takes no answer',
    extra: { status: 'declined' },
    provoke: async () => {
      const { owner, intro } = await between(setup);
      await respond(owner, intro.id, 'decline');
      return () => respond(owner, intro.id, 'accept');
    },
  },
];
