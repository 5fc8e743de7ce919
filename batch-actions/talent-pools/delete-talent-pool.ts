import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { deletePool } from '#src/domain/pools/index.ts';
import { id } from '#src/lib/ids.ts';

export const deleteTalentPoolAction = defineWrite({
  name: 'delete_talent_pool',
  title: 'Delete a talent pool',
  titleIn: { de: 'Talentpool löschen', fr: 'Supprimer un vivier' },
  description:
    'Delete a talent pool for good, with its memberships, its join requests (and the CVs of those not approved) and what the matcher ' +
    'decided. The candidates themselves stay. To take it off the web and keep it, use update_talent_pool with is_published: false. ' +
    'pool_id comes from list_talent_pools.',
  phrasings:
    'delete the pool; get rid of the hot list; close the bench; drop the hotlist; remove the pool; we do not need the bench any more',
  scope: 'talent_pools:write',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  input: z.object({ pool_id: id('pool') }),
  output: deletedOf('pool'),
  run: (ctx, { pool_id }) => deletePool(ctx, pool_id),
  subject: (deleted) => deleted.id,
  irreversible: 'A deleted pool is gone with everything beneath it; make another with create_talent_pool.',
});
