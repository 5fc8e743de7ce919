import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getAccount, restoreSettings } from '#src/domain/accounts/account.ts';
import { ACCOUNT, AccountRecord } from '#src/domain/accounts/account-schema.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';
import { setRequiredPapers } from '#src/domain/papers/index.ts';
import { SetRequiredPapers } from '#src/domain/papers/schema.ts';

export const setRequiredPapersAction = defineWrite({
  name: 'set_required_papers',
  title: 'Set which documents contracts need',
  titleIn: {
    de: 'Festlegen, welche Unterlagen Verträge brauchen',
    fr: 'Fixer les documents que demandent les contrats',
  },
  description:
    'Set which contractor documents every contract of a region needs (ALL, EU or a country), in place of what the service proposes; ' +
    'the list replaces the one before, use_default goes back. The right to work always stays. For admins; list_paper_kinds shows ' +
    'what is set. For one contract only use waive_paper.',
  phrasings:
    'contractors must always have; which documents we require; change what papers are needed; make the police check mandatory; stop asking for; everybody needs a police check from now on; which documents contractors must have; add a mandatory certificate; drop the requirement; which papers do drivers need, set it; every contractor needs insurance from now on; change what has to be on file; require a police check for this client; add white card to what we ask for; what a placement must have',
  scope: 'admin',
  access: 'admin',
  synonyms: ['compliance rules', 'required documents policy'],
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  input: SetRequiredPapers,
  output: AccountRecord,
  run: setRequiredPapers,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: ACCOUNT,
    within: 'settings',
    fields: ['required_papers'],
    members: AccountSettings.shape,
    read: (ctx) => getAccount(ctx),
    write: restoreSettings,
  }),
});
