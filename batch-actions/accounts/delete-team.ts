import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { AccountId } from '#src/domain/accounts/account-schema.ts';
import { deleteTeam } from '#src/domain/accounts/teams.ts';
import { deletedOf } from '#src/domain/deleted.ts';
import { id } from '#src/lib/ids.ts';

export const deleteTeamAction = defineWrite({
  name: 'delete_team',
  title: 'Delete a team',
  titleIn: { de: 'Team löschen', fr: 'Supprimer une équipe' },
  description:
    'Delete a team. Its people stay, in no team; jobs that named it still do. Use update_team to rename one instead. For admins; team_id ' +
    'comes from list_teams.',
  phrasings: 'delete the team; dissolve the team; we no longer have that team; remove the Perth desk',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: true, outward: false, reversible: false },
  rights: true,
  input: z.object({ account_id: AccountId.optional(), team_id: id('team') }),
  output: deletedOf('team'),
  run: deleteTeam,
  irreversible:
    'Its people and jobs no longer know that they were in it; make it again with create_team and put them there with update_user.',
  subject: (gone) => gone.id,
  envelope: (gone) => gone,
});
