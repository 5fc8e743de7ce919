import * as z from 'zod';
import { LinkedinUrl } from '#src/domain/candidates/schema.ts';
import { id } from '#src/lib/ids.ts';
import { Phone } from '#src/lib/phone.ts';
import { asItReads, maybe, PreferredLanguage, text } from '../fields.ts';
import { column, hidden, joined, type RecordRow, type RecordViewRow, record } from '../record/index.ts';

const Email = z.email('must be an e-mail address such as jane@acme.example').max(320);

/** The fields of a contact: how each is shown and stored, and which of them create and update accept. */
export const CONTACT = record('client_contact', 'client_contacts', {
  id: column(id('client_contact')),
  account_id: hidden(id('account')),
  client_id: column(id('client')),
  person_id: joined(
    'live_person_id',
    z
      .nullable(id('candidate'))
      .describe(
        'The person behind the contact, as list_candidates serves it; null once that person is deleted.',
      ),
  ),
  /** The person, who may have been deleted. */
  person: hidden(id('candidate'), { column: 'person_id' }),
  name: joined(
    'name',
    z.string().describe('Lives on the person: renaming the contact renames the person everywhere.'),
  ),
  email: column(z.nullable(z.string()), {
    set: z.nullable(Email).describe('Work e-mail.'),
    folded: 'email_folded',
  }),
  phone: column(z.nullable(z.string()), { set: z.nullable(Phone) }),
  title: column(z.nullable(z.string()), { set: z.nullable(text(300)) }),
  notes: column(z.nullable(z.string()), { set: z.nullable(text(20_000)) }),
  preferred_language: column(PreferredLanguage, { set: PreferredLanguage }),
  reports_to: column(z.nullable(id('client_contact')).describe('Another contact of the same client.'), {
    set: z.nullable(id('client_contact')).describe('Another contact of the same client.'),
  }),
  is_primary: column(z.boolean().describe('One a client at most.'), {
    create: z
      .boolean()
      .optional()
      .describe('Makes this the one primary contact; the old one stops being it.'),
    update: z
      .boolean()
      .optional()
      .describe('true demotes the present primary; false leaves the client without one.'),
  }),
  origin: column(
    z
      .enum(['relationship', 'works_here'])
      .describe(
        'works_here: known only from the person’s own employment; has no work e-mail and receives no submissions or invitations until promoted to relationship.',
      ),
    {
      update: z
        .literal('relationship', {
          error: 'can only be set to relationship, which promotes a works_here contact',
        })
        .optional()
        .describe('Promotes a works_here contact.'),
    },
  ),
  created_at: column(z.string()),
  updated_at: column(z.string()),
  deleted_at: hidden(z.nullable(z.string())),
});
/** A contact's row with the details of the person it shows. */
export type ContactRow = RecordViewRow<typeof CONTACT> & { name: string; company_key: string | null };

declare module '#db/types.ts' {
  interface Database {
    client_contacts: RecordRow<typeof CONTACT>;
  }
}

/** A person at a client. */
export const ClientContact = z.object(CONTACT.shape).meta({ id: 'ClientContact' });
export type ClientContact = z.infer<typeof ClientContact>;

const { reports_to, ...ofNew } = CONTACT.create;

/** A person to add at a client. */
export const NewContact = {
  name: asItReads(text(300)),
  ...ofNew,
  linkedin_url: maybe(LinkedinUrl).describe('Kept on the person; a known profile links to that person.'),
};

export const AddContact = z.object({ client_id: id('client'), ...NewContact, reports_to });

export const UpdateContact = z.object({
  client_id: id('client'),
  contact_id: id('client_contact'),
  name: asItReads(text(300)).optional().describe('Renames the person everywhere.'),
  ...CONTACT.update,
});
