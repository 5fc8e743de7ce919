import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { undoDelete } from '#src/action/undo.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { removeMember, restoreMember } from '#src/domain/pools/index.ts';
import { id } from '#src/lib/ids.ts';

export const removePoolMemberAction = defineWrite({
  name: 'remove_pool_member',
  title: 'Remove a member from a talent pool',
  titleIn: { de: 'Mitglied aus einem Talentpool entfernen', fr: 'Retirer un membre d’un vivier' },
  description:
    'Take a candidate out of a talent pool; the candidate stays in the talent bank. A pool that adds people by itself does not add them ' +
    'again unless its eligibility changes. member_id comes from list_pool_members, pool_id from list_talent_pools. To leave somebody ' +
    'alone altogether use update_candidate with do_not_approach.',
  phrasings:
    'take her off the bench; out of the pool; remove from the hot list; he is no longer for the pool; take him off the list; off the nurses list; she should come off the bench; drop him from the hotlist; take Tom off the nurses list; drop her from the hotlist; he found a job, take him off the bench',
  scope: 'talent_pools:write',
  synonyms: ['take off the hot list', 'take out of the bench'],
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: z.object({ pool_id: id('pool'), member_id: id('pool_member') }),
  output: deletedOf('pool_member'),
  run: removeMember,
  subject: (removed) => removed.id,
  undo: undoDelete({
    type: 'pool_member',
    restore: restoreMember,
  }),
});
