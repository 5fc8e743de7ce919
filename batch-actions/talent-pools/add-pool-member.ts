import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { addMember, getMember, removeMember } from '#src/domain/pools/index.ts';
import { AddedMember, MemberInput } from '#src/domain/pools/schema.ts';

export const addPoolMemberAction = defineWrite({
  name: 'add_pool_member',
  title: 'Add a candidate to a talent pool',
  titleIn: { de: 'Kandidaten in einen Talentpool aufnehmen', fr: 'Ajouter un candidat à un vivier' },
  description:
    'Put a candidate into a talent pool. One who is in it already is answered with already_member true and nothing changes. In a pool ' +
    'that is kept warm the person gets a check-in e-mail a month later. pool_id comes from list_talent_pools, candidate_id from ' +
    'list_candidates. To put them on a job use create_application.',
  phrasings:
    'add him to the bench; put her on the hot list; into the pool; keep her warm in the pool; add them to the talent pool; keep her on the bench; put him with the night staff; remember her for later roles; into our community; put her on the hotlist; keep him warm; add to the list of nurses; onto the bench; put Lena on the nurses list; add him to the hotlist; bench her; into the pool with her; add these to the pool',
  scope: 'talent_pools:write',
  idempotency: 'required',
  success: ({ already_member }) => (already_member ? 200 : 201),
  risk: { destructive: false, outward: false, reversible: true },
  input: MemberInput,
  output: AddedMember,
  run: addMember,
  subject: (member) => member.id,
  undo: undoCreate({
    type: 'pool_member',
    fields: ['candidate_id'],
    read: (ctx, id) => getMember(ctx, id),
    remove: async (ctx, member_id) => {
      const { pool_id } = await getMember(ctx, member_id);
      return removeMember(ctx, { pool_id, member_id });
    },
  }),
});
