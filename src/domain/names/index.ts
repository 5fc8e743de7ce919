// Read model: names of people, teams and records by id.
import { statement } from '#db/rows.ts';
import type { Db } from '#db/store.ts';
import { ID_PREFIX } from '#src/lib/ids.ts';

export { fatherIn } from './fathers.ts';
export { formsOf } from './forms.ts';
export { isGiven, isGivenAlone, isSurname } from './given-names.ts';
export { japaneseGivenWritten, japaneseReadings } from './japanese.ts';
export { isGivenName, nicknamesOf } from './nicknames.ts';
export { givenNameToShow, greetingName, type ParsedName, parseName, surnameAlone } from './parse.ts';
export { consonants, hangulKey, isOtherScript, romanised, soundKey } from './script.ts';

type Look = (db: Db, values: { account: string; id: string }) => Promise<{ name: string | null }[]>;

const LOOKS: Record<string, { scope: string | null; look: Look }> = {
  [ID_PREFIX.candidate]: {
    scope: 'candidates:read',
    look: statement((db, v) =>
      db.selectFrom('candidates').where('account_id', '=', v.account).where('id', '=', v.id).select('name'),
    ),
  },
  [ID_PREFIX.client]: {
    scope: 'clients:read',
    look: statement((db, v) =>
      db.selectFrom('clients').where('account_id', '=', v.account).where('id', '=', v.id).select('name'),
    ),
  },
  [ID_PREFIX.client_contact]: {
    scope: 'clients:read',
    look: statement((db, v) =>
      db
        .selectFrom('client_contacts')
        .innerJoin('candidates', (on) =>
          on
            .onRef('candidates.account_id', '=', 'client_contacts.account_id')
            .onRef('candidates.id', '=', 'client_contacts.person_id'),
        )
        .where('client_contacts.account_id', '=', v.account)
        .where('client_contacts.id', '=', v.id)
        .select('candidates.name as name'),
    ),
  },
  [ID_PREFIX.job]: {
    scope: 'jobs:read',
    look: statement((db, v) =>
      db
        .selectFrom('jobs')
        .where('account_id', '=', v.account)
        .where('id', '=', v.id)
        .select('title as name'),
    ),
  },
  [ID_PREFIX.user]: {
    scope: null,
    look: statement((db, v) =>
      db.selectFrom('users').where('account_id', '=', v.account).where('id', '=', v.id).select('name'),
    ),
  },
  [ID_PREFIX.oauth_grant]: {
    scope: null,
    look: statement((db, v) =>
      db
        .selectFrom('oauth_grants')
        .where('account_id', '=', v.account)
        .where('id', '=', v.id)
        .select('client_name as name'),
    ),
  },
  [ID_PREFIX.team]: {
    scope: null,
    look: statement((db, v) =>
      db.selectFrom('teams').where('account_id', '=', v.account).where('id', '=', v.id).select('name'),
    ),
  },
};

/**
 * The display names of records by id: a person's or company's name, a job's title. Ids of other kinds, of other
 * agencies, and of areas that the credential may not read are left out.
 */
export async function namesOf(
  db: Db,
  account: string,
  ids: Iterable<string>,
  can: (scope: string) => boolean,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const id of new Set(ids)) {
    const entry = LOOKS[id.slice(0, id.indexOf('_'))];
    if (entry === undefined || (entry.scope !== null && !can(entry.scope))) continue;
    const [row] = await entry.look(db, { account, id });
    if (row?.name != null) names.set(id, row.name);
  }
  return names;
}

const live = statement((db, v: { account: string; id: string }) =>
  db
    .selectFrom('candidates')
    .where('account_id', '=', v.account)
    .where('id', '=', v.id)
    .where('deleted_at', 'is', null)
    .select('id'),
);

/** Whether an agency has a candidate with this id who is not deleted: for modules below candidates. */
export async function isCandidate(db: Db, account: string, id: string): Promise<boolean> {
  return (await live(db, { account, id })).length > 0;
}
