import { defineWrite } from '#src/action/define.ts';
import { undoUpdate } from '#src/action/undo.ts';
import { getAccount, restoreSettings, setOwnFigures } from '#src/domain/accounts/account.ts';
import { ACCOUNT, AccountRecord, SetOwnFigures } from '#src/domain/accounts/account-schema.ts';
import { AccountSettings } from '#src/domain/accounts/settings.ts';

export const setOwnFiguresAction = defineWrite({
  name: 'set_own_figures',
  title: 'Show people their own figures',
  titleIn: { de: 'Eigene Zahlen zeigen', fr: 'Montrer à chacun ses propres chiffres' },
  description:
    'Set whether people whose role has no quotas:read (consultants) see their own billings, targets and place on the quota board with ' +
    'get_quota_period, and colleagues’ names and ids: on unless changed. It shows nobody else’s figures, and nothing to connect apps. For admins.',
  phrasings:
    'let consultants see their own billings; hide own figures; should people see their own numbers; may consultants see their own numbers; hide own billings from the team; let everybody see their own figures',
  scope: 'admin',
  access: 'admin',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  rights: true,
  input: SetOwnFigures,
  output: AccountRecord,
  run: setOwnFigures,
  subject: (account) => account.id,
  undo: undoUpdate({
    record: ACCOUNT,
    within: 'settings',
    fields: ['own_figures'],
    members: AccountSettings.shape,
    read: (ctx) => getAccount(ctx),
    write: restoreSettings,
  }),
});
