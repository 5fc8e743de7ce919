import * as z from 'zod';
import { defineRead } from '#src/action/define.ts';
import { getAccount } from '#src/domain/accounts/account.ts';
import { AccountId, AccountRecord } from '#src/domain/accounts/account-schema.ts';

export const getAccountAction = defineRead({
  name: 'get_account',
  title: 'Read the agency',
  description:
    "Read the agency's own account: name, country, time zone, billing currency, standard fee schedule (null without " +
    'clients:financials:read), plan, status and settings. There is one account to a credential. For who you are and what you may do, ' +
    'use get_me.',
  phrasings:
    'which time zone are we in; our agency settings; what plan are we on; our currency; our address; how is the account set up; our company settings; what currency do we use; which plan do we have; our agency’s details; agency profile',
  scope: 'accounts:read',
  input: z.object({ account_id: AccountId.optional() }),
  output: AccountRecord,
  run: (ctx, { account_id }) => getAccount(ctx, account_id),
});
