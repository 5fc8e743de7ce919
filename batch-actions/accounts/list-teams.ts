import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { AccountId } from '#src/domain/accounts/account-schema.ts';
import { ListedTeam } from '#src/domain/accounts/people-schema.ts';
import { listTeams } from '#src/domain/accounts/teams.ts';
import { ListInput } from '#src/domain/list.ts';
import { pageOf } from '#src/lib/page.ts';

export const listTeamsAction = defineRead({
  name: 'list_teams',
  title: 'List teams',
  description:
    "List the agency's teams, newest first, each with the number of its people. Use it to find a team_id for a job or a user; " +
    'list_users with team_id tells who is in one.',
  phrasings:
    'which teams do we have; who leads the team; our teams; which teams are there; desks we have; who is in which team',
  scope: 'accounts:read',
  input: z.object({ account_id: AccountId.optional(), ...ListInput }),
  ownFigures: true,
  output: pageOf(ListedTeam),
  run: listTeams,
});
