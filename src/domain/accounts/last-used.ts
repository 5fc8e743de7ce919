import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import type { Language } from '#src/lib/reader-language.ts';

/** Records when a key was last used, and from which IP address. */
export const stampKey = statement(
  (db: Db, v: { account: string; id: string; at: string; from: string | null }) =>
    db
      .updateTable('api_keys')
      .set({ last_used_at: v.at, last_used_address: v.from })
      .where('account_id', '=', v.account)
      .where('id', '=', v.id),
);

/** Records when a service account was last used, and from which IP address. */
export const stampService = statement(
  (db: Db, v: { account: string; id: string; at: string; from: string | null }) =>
    db
      .updateTable('service_accounts')
      .set({ last_used_at: v.at, last_used_address: v.from })
      .where('account_id', '=', v.account)
      .where('id', '=', v.id),
);

/** Records in which language a user's browser asks for pages. */
export const stampLanguage = statement((db: Db, v: { account: string; id: string; language: Language }) =>
  db
    .updateTable('users')
    .set({ browser_language: v.language })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id),
);

/** Records when a user was last active. */
export const stampUser = statement((db: Db, v: { account: string; id: string; at: string }) =>
  db
    .updateTable('users')
    .set({ last_active_at: v.at })
    .where('account_id', '=', v.account)
    .where('id', '=', v.id),
);
