import * as z from 'zod';
import { LinkedinUrl } from '#src/domain/candidates/schema.ts';
import { id } from '#src/lib/ids.ts';
import { Phone } from '#src/lib/phone.ts';
import { maybe, text } from '../fields.ts';

/** A person at a client. */
export const ClientContact = z
  .object({
    id: id('client_contact'),
    client_id: id('client'),
    person_id: z
      .nullable(id('candidate'))
      .describe(
        'The person behind the contact, as list_candidates serves it; null once that person is deleted.',
      ),
    name: z.string().describe('Lives on the person: renaming the contact renames the person everywhere.'),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    title: z.nullable(z.string()),
    notes: z.nullable(z.string()),
    reports_to: z.nullable(id('client_contact')).describe('Another contact of the same client.'),
    is_primary: z.boolean().describe('One a client at most.'),
    origin: z
      .enum(['relationship', 'works_here'])
      .describe(
        'works_here: known only from the person’s own employment; has no work e-mail and receives no submissions or invitations until promoted to relationship.',
      ),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'ClientContact' });
export type ClientContact = z.infer<typeof ClientContact>;

const Email = z.email('must be an e-mail address such as jane@acme.example').max(320);

/** A person to add at a client. */
export const NewContact = {
  name: text(300),
  email: maybe(Email).describe('Work e-mail.'),
  phone: maybe(Phone),
  linkedin_url: maybe(LinkedinUrl).describe('Kept on the person; a known profile links to that person.'),
  title: maybe(text(300)),
  notes: maybe(text(20_000)),
  is_primary: z
    .boolean()
    .optional()
    .describe('Makes this the one primary contact; the old one stops being it.'),
};

const ReportsTo = maybe(id('client_contact')).describe('Another contact of the same client.');

export const AddContact = z.object({ client_id: id('client'), ...NewContact, reports_to: ReportsTo });

export const UpdateContact = z.object({
  client_id: id('client'),
  contact_id: id('client_contact'),
  name: text(300).optional().describe('Renames the person everywhere.'),
  email: maybe(Email).describe('Work e-mail.'),
  phone: maybe(Phone),
  title: maybe(text(300)),
  reports_to: ReportsTo,
  is_primary: z
    .boolean()
    .optional()
    .describe('true demotes the present primary; false leaves the client without one.'),
  notes: maybe(text(20_000)),
  origin: z
    .literal('relationship', {
      error: 'can only be set to relationship, which promotes a works_here contact',
    })
    .optional()
    .describe('Promotes a works_here contact.'),
});
