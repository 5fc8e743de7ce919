import { insertRow, updateRow } from '#db/rows.ts';
import type { WriteContext } from '../context.ts';
import { isUnchangedBy } from '../fields.ts';
import type { RecordRow } from '../record/index.ts';
import { CONTACT, type ContactRow } from './contacts-schema.ts';

/** Writes a contact's row. */
export async function insertContact(ctx: WriteContext, row: ContactRow): Promise<void> {
  const { name: _, company_key: __, live_person_id: ___, ...columns } = row;
  await insertRow(ctx.tx, 'client_contacts', columns);
}

/** Writes columns of a contact, where they differ, and reports the change. Returns the row afterwards. */
export async function changeContact(
  ctx: WriteContext,
  row: ContactRow,
  patch: Partial<RecordRow<typeof CONTACT>>,
  name = row.name,
): Promise<ContactRow> {
  if (name === row.name && isUnchangedBy(row, patch)) return row;
  const written = { ...patch, updated_at: ctx.now };
  await updateRow(ctx.tx, 'client_contacts', ctx.account.id, row.id, written);
  const after = { ...row, ...written, name };
  ctx.changed({
    type: 'client_contact',
    id: row.id,
    before: row.deleted_at === null ? CONTACT.view(row) : null,
    after: after.deleted_at === null ? CONTACT.view(after) : null,
    label: name,
  });
  return after;
}
