import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { TEAM, Team, UpdateTeam } from '#src/domain/accounts/people-schema.ts';
import { getTeam, updateTeam } from '#src/domain/accounts/teams.ts';

export const updateTeamAction = defineWrite({
  name: 'update_team',
  title: 'Rename a team',
  titleIn: { de: 'Team umbenennen', fr: 'Renommer une équipe' },
  description:
    'Give a team another name; its people and jobs stay in it. To move a person use update_user with team_id. For admins; team_id comes ' +
    'from list_teams.',
  phrasings:
    'rename the team; new leader for the team; move people to another team; the Perth desk is called West now; change the team lead',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: UpdateTeam,
  output: Team,
  run: updateTeam,
  subject: (team) => team.id,
  undo: undoUpdate({
    record: TEAM,
    read: (ctx, id) => getTeam(ctx, id),
    write: (ctx, id, fields) => updateTeam(ctx, UpdateTeam.parse({ team_id: id, ...fields })),
  }),
});
