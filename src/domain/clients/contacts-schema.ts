import * as z from 'zod';
import { id } from '#src/lib/ids.ts';

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
