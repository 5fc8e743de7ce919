import { defineWrite } from '#src/action/define.ts';
import { undoCreate } from '#src/action/undo.ts';
import { CreateTeam, Team } from '#src/domain/accounts/people-schema.ts';
import { createTeam, deleteTeam, getTeam } from '#src/domain/accounts/teams.ts';

export const createTeamAction = defineWrite({
  name: 'create_team',
  title: 'Add a team',
  titleIn: { de: 'Team anlegen', fr: 'Ajouter une équipe' },
  description:
    'Add a team to the agency by name; a name that a team has already is refused with its id. Put people into it with update_user ' +
    '(team_id). For admins.',
  phrasings:
    'new team; make a team for; set up a perm desk; split us into teams; new desk; build a team; start a healthcare team; new team for nursing; set up the Perth desk; make a team',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: false, reversible: true },
  input: CreateTeam,
  output: Team,
  run: createTeam,
  subject: (team) => team.id,
  undo: undoCreate({
    type: 'team',
    fields: ['name'],
    read: (ctx, id) => getTeam(ctx, id),
    remove: (ctx, id) => deleteTeam(ctx, { team_id: id }),
  }),
});
