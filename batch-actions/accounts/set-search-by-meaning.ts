import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getAccount, restoreSettings, setSearchByMeaning } from '#src/domain/accounts/account.ts';
import { ACCOUNT, AccountRecord, SetSearchByMeaning } from '#src/domain/accounts/account-schema.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';

export const setSearchByMeaningAction = defineWrite({
  name: 'set_search_by_meaning',
  title: 'Search by meaning',
  titleIn: { de: 'Suche nach Bedeutung einstellen', fr: 'Régler la recherche par le sens' },
  description:
    'Agree that what people, jobs, pools and searches say, without names and contact details, goes to the embedding model of this ' +
    'service, so that searches rank by meaning too; or take that back, which removes what it made. For admins.',
  phrasings:
    'search by meaning; turn on semantic search; let search use embeddings; no texts to the embedding model; turn off vector search; find people by meaning and not by words alone',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  // Taking it back sends nothing.
  needsPerson: (_settings, input) => input.on !== false,
  input: SetSearchByMeaning,
  output: AccountRecord,
  run: setSearchByMeaning,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: ACCOUNT,
    within: 'settings',
    fields: ['search_by_meaning'],
    members: AccountSettings.shape,
    read: (ctx) => getAccount(ctx),
    write: restoreSettings,
  }),
});
