import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getAccount, restoreSettings, setHeldRelease } from '#src/domain/accounts/account.ts';
import {
  ACCOUNT,
  AccountRecord,
  loosensHeldRelease,
  SetHeldRelease,
} from '#src/domain/accounts/account-schema.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';

export const setHeldReleaseAction = defineWrite({
  name: 'set_held_release',
  title: 'Set who lets go what was held',
  titleIn: { de: 'Festlegen, wer Zurückgehaltenes freigibt', fr: 'Fixer qui libère ce qui est retenu' },
  description:
    'Set who may use release_held on texts that were held because of their wording: people (signed in, or by approving the call of a ' +
    'key or an assistant), the default, or credentials, so that these do it alone. For admins.',
  phrasings:
    'who may release what is held; let bots release held texts; people alone should let held things go; who may release held mails; let team leads override the wording check; nobody but admins may release',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  needsPerson: (_settings, input) => loosensHeldRelease(input),
  input: SetHeldRelease,
  output: AccountRecord,
  run: setHeldRelease,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: ACCOUNT,
    within: 'settings',
    fields: ['release_held', 'model_reads'],
    members: AccountSettings.shape,
    read: (ctx) => getAccount(ctx),
    write: restoreSettings,
  }),
});
