import { defineRead } from '#src/action/define.ts';
import { getClientBrief } from '#src/domain/briefs/index.ts';
import { ClientBrief, GetClientBrief } from '#src/domain/briefs/schema.ts';

export const getClientBriefAction = defineRead({
  name: 'get_client_brief',
  title: 'Brief of a client',
  description:
    'One client in short: its people, open jobs, who is with them and where, what they asked or have not answered, starts and guarantees, the last contacts, the next step. client_id comes from list_clients; for the whole record use get_client.',
  phrasings:
    'brief me on the client; prepare my meeting with the client; what have we got on with them; catch me up on the account; summary of the client; where do we stand with the client; I have a meeting with the client what do I need to know; before I see them; catch me up on the company; where do we stand with that company; refresh my memory about the client; rundown on the account; what have we going with them; get me ready for my call with the company; prep me for the meeting with; what do I need to know before I see them; quick rundown on the client; seeing the client this afternoon; background on the company before I ring; quick summary of the account before the meeting; brief me on Orora; what is going on with this client; where do we stand with Harbour; catch me up on the customer; meeting with them in ten minutes; what do I need to know before I see the client; account overview; state of play with Orora; anything outstanding with this client; how are things with the company; what have we got running at Orora',
  scope: 'clients:read',
  synonyms: ['prepare my meeting with', 'catch me up on the client', 'what is open at', 'account review'],
  input: GetClientBrief,
  output: ClientBrief,
  run: getClientBrief,
});
