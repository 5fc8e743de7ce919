import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getMe, Me } from '#src/domain/accounts/me.ts';

export const getMeAction = defineRead({
  name: 'get_me',
  title: 'See who I am',
  description:
    'Tell which agency, person and credential is asking: account, user and role, scopes, region, plan, limits, and the day in the ' +
    'company time zone. Call it first in a conversation, to learn your own account_id and user_id, and after a refusal, to see which ' +
    "scopes the credential has. For the agency's terms and settings use get_account.",
  phrasings:
    'who am I; what may I do; which key is this; my role; what am I allowed; which agency is this; which rights do I have; what can I do here; who am I logged in as; what am I allowed to do; which account is this; what can this key do; my permissions; whose login is this',
  scope: null,
  input: z.object({}),
  output: Me,
  run: async (ctx) => getMe(ctx),
});
