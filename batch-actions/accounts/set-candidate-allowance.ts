import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getAccount, restoreSettings, setCandidateAllowance } from '#src/domain/accounts/account.ts';
import { ACCOUNT, AccountRecord, SetCandidateAllowance } from '#src/domain/accounts/account-schema.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';

export const setCandidateAllowanceAction = defineWrite({
  name: 'set_candidate_allowance',
  title: 'Set the daily candidate allowance',
  titleIn: { de: 'Tägliche Zahl der Kandidaten festlegen', fr: 'Fixer le nombre quotidien de candidats' },
  description:
    'Set how many candidates one person who is not an admin may be shown in a day (200 unless changed), and whether going over is ' +
    'refused (stop) or only told (warn). It counts for every key and connection from the next request on. For admins.',
  phrasings:
    'how many candidates may somebody open a day; raise the daily limit; limit what people can view; daily allowance of candidates; raise how many candidates a key may read; daily limit for Ben; lift the cap on profile views; she hit the daily limit, give her more',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  input: SetCandidateAllowance,
  output: AccountRecord,
  run: setCandidateAllowance,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: ACCOUNT,
    within: 'settings',
    fields: ['candidate_allowance'],
    members: AccountSettings.shape,
    read: (ctx) => getAccount(ctx),
    write: restoreSettings,
  }),
});
