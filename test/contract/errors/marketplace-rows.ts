import { type Desk, desk, respond, shareJob, submit } from '#test/harness/marketplace.ts';
import type { Row, Scene } from './row.ts';

/** An intro of another agency to a listing of a second, with both and the agency of the scene beside them. */
async function between({ running }: Scene): Promise<{ owner: Desk; sender: Desk; intro: { id: string } }> {
  const owner = await desk(running, 'Harbour Talent');
  const sender = await desk(running, 'Ridge Search');
  return { owner, sender, intro: await submit(sender, (await shareJob(owner)).id) };
}

export const marketplaceRows = (scene: Scene): Row[] => [
  {
    code: 'NOT_YOUR_MOVE',
    when: 'an answer by the wrong side',
    field: 'action',
    says: 'only the agency of the listing may accept it',
    provoke: async () => {
      const { sender, intro } = await between(scene);
      return () => respond(sender, intro.id, 'accept');
    },
  },
  {
    code: 'NOT_FOUND',
    when: 'an intro of others',
    field: 'intro_id',
    says: 'No marketplace intro',
    provoke: async () => {
      const { intro } = await between(scene);
      await scene.desk.api.patch(`/accounts/${scene.desk.accountId}`, { marketplace: true });
      return () => scene.desk.api.get(`/marketplace/intros/${intro.id}`);
    },
  },
  {
    code: 'CONFLICT',
    when: 'an intro that is not pending',
    field: 'intro_id',
    says: 'is declined, so it takes no answer',
    extra: { status: 'declined' },
    provoke: async () => {
      const { owner, intro } = await between(scene);
      await respond(owner, intro.id, 'decline');
      return () => respond(owner, intro.id, 'accept');
    },
  },
];
