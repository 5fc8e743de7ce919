import { defineRead } from '#src/action/define.ts';
import { getClientBrief } from '#src/domain/briefs/index.ts';
import { ClientBrief, GetClientBrief } from '#src/domain/briefs/schema.ts';

export const getClientBriefAction = defineRead({
  name: 'get_client_brief',
  title: 'Brief of a client',
  description:
    'One client in short, such as before a meeting: its people, open jobs, who is with them and where, what they asked or have not answered, starts and guarantees, the last contacts, the next step. client_id comes from list_clients; for the whole record use get_client.',
  scope: 'clients:read',
  synonyms: ['prepare my meeting with', 'catch me up on the client', 'what is open at', 'account review'],
  input: GetClientBrief,
  output: ClientBrief,
  run: getClientBrief,
});
