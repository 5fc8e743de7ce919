import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getAccount, restoreSettings, setCvsReadByModel } from '#src/domain/accounts/account.ts';
import { ACCOUNT, AccountRecord, SetCvsReadByModel } from '#src/domain/accounts/account-schema.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';

export const setCvsReadByModelAction = defineWrite({
  name: 'set_cvs_read_by_model',
  title: 'Have a model read CVs',
  titleIn: { de: 'Lebensläufe von einem Modell lesen lassen', fr: 'Faire lire les CV par un modèle' },
  description:
    "Agree that CVs read into drafts, not those of imports, go to this service's model, or take that back. For admins.",
  phrasings:
    'let the model read CVs; turn on AI reading of CVs; no CVs to the AI; stop sending resumes to the model; have an LLM parse the CVs; we agree that CV texts go to the AI provider',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  // Taking it back sends nothing.
  needsPerson: (_settings, input) => input.on !== false,
  input: SetCvsReadByModel,
  output: AccountRecord,
  run: setCvsReadByModel,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: ACCOUNT,
    within: 'settings',
    fields: ['cvs_read_by_model'],
    members: AccountSettings.shape,
    read: (ctx) => getAccount(ctx),
    write: restoreSettings,
  }),
});
