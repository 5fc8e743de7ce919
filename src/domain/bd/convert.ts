import type * as z from 'zod';
import { AppError } from '#src/lib/errors.ts';
import { addContact } from '../clients/contacts.ts';
import { AddContact } from '../clients/contacts-schema.ts';
import { createClient, requireClient } from '../clients/index.ts';
import { CreateClient, isWebsite } from '../clients/schema.ts';
import type { WriteContext } from '../context.ts';
import { createJob } from '../jobs/index.ts';
import { CreateJob } from '../jobs/schema.ts';
import { rewriter } from '../record/index.ts';
import {
  type ConvertedLead,
  type ConvertLead,
  LEAD,
  type LeadRow,
  TARGET,
  type TargetRow,
} from './schema.ts';
import { requireLead, requireTarget, showTarget } from './store.ts';

/**
 * Makes of a lead a client (the one given, the target's own, or a new one), a contact where one is given, and a job where
 * a role is known. The target is won by it.
 * @throws AppError CONFLICT for a lead that was converted or dismissed
 */
export async function convertLead(
  ctx: WriteContext,
  input: z.output<typeof ConvertLead>,
): Promise<ConvertedLead> {
  const lead = await requireLead(ctx, input.lead_id);
  if (lead.status === 'converted' || lead.status === 'dismissed') {
    throw new AppError(
      'CONFLICT',
      lead.status === 'converted'
        ? 'This lead was converted already; go on with the client and the job that it names.'
        : 'This lead was dismissed. Set its status to new with bd_update_lead first.',
      { field: 'lead_id', extra: { job_id: lead.job_id } },
    );
  }
  const target = await requireTarget(ctx, lead.target_id);
  // Whose lead it is, theirs is what comes of it, whoever converts it.
  const owner = lead.owner_id ?? target.owner_id ?? undefined;
  const clientId = await clientOf(ctx, target, input.client_id, owner);
  const contact =
    input.contact === undefined
      ? null
      : await addContact(ctx, AddContact.parse({ client_id: clientId, ...input.contact }));
  const title = input.job_title ?? lead.role_title;
  const job =
    title === null
      ? null
      : await createJob(
          ctx,
          CreateJob.parse({
            title,
            client_id: clientId,
            owner_id: owner,
            ...(contact === null ? {} : { client_contact_id: contact.id }),
          }),
        );
  const before = await showTarget(ctx, target);
  const rewriteTarget = rewriter(TARGET, {
    view: (row: TargetRow) => TARGET.view(row, before),
    label: ({ company_name }) => company_name,
  });
  const client = await requireClient(ctx, clientId);
  await rewriteTarget(
    ctx,
    target,
    TARGET.columnsOf({ client_id: client.id, status: 'won', updated_at: ctx.now }),
  );
  const rewriteLead = rewriter(LEAD, {
    view: (row: LeadRow) => LEAD.view(row),
    label: ({ title: name }) => name,
  });
  const patch = LEAD.columnsOf({ status: 'converted', job_id: job?.id ?? null, updated_at: ctx.now });
  const converted = LEAD.view(await rewriteLead(ctx, lead, patch));
  return {
    lead: converted,
    client_id: client.id,
    client_contact_id: contact?.id ?? null,
    job_id: job?.id ?? null,
  };
}

async function clientOf(
  ctx: WriteContext,
  target: TargetRow,
  given: string | undefined,
  owner: string | undefined,
): Promise<string> {
  const known = given ?? target.client_id;
  if (known !== null) return (await requireClient(ctx, known)).id;
  const { company_name, industry } = target;
  // A target that was kept before domains were held to it may have one that no website has.
  const website = target.domain === null ? null : `https://${target.domain}`;
  const made = await createClient(
    ctx,
    CreateClient.parse({
      name: company_name,
      owner_id: owner,
      ...(website === null || !isWebsite(website) ? {} : { website }),
      ...(industry === null ? {} : { industry }),
    }),
  );
  return made.id;
}
