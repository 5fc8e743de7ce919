import * as z from 'zod';
import { internalPrincipal } from '#src/access/internal.ts';
import { defineRead, defineWrite } from '#src/action/define.ts';
import { execute } from '#src/action/execute.ts';
import { MAX_FILE } from '#src/domain/documents/index.ts';
import { checkSlot, type Slot, slotOf, uploadTo } from '#src/domain/imports/index.ts';
import type { StoredFile } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { LinkService } from '../service.ts';

// What stands behind the address of a slot: no actions of the catalogue, as nobody calls them by name.

const checkSlotAction = defineRead({
  name: 'check_import_slot',
  title: 'Look whether a slot takes its file',
  description: 'Refuses a slot that was used or has ended, before its file is read.',
  scope: 'candidates:write',
  input: z.object({ item_id: z.string() }),
  output: z.object({ open: z.literal(true) }),
  run: (ctx, { item_id }) => checkSlot(ctx, item_id),
});

const uploadAction = defineWrite({
  name: 'upload_import_file',
  title: 'Receive a file of an import',
  description: 'Writes down that the file of a slot has arrived.',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: false },
  input: z.object({ item_id: z.string(), file: z.union([z.custom<StoredFile>(), z.literal('too_large')]) }),
  output: z.object({ received: z.literal(true), item_id: z.string(), size: z.int() }),
  run: (ctx, { item_id, file }) => uploadTo(ctx, item_id, file),
  irreversible: 'The file is kept until its import ends.',
  subject: ({ item_id }) => item_id,
});

/** The slot behind the token of an upload address; undefined for one that was not made here. */
export function findSlot(service: LinkService, token: string): Promise<Slot | undefined> {
  return service.store.read((db) => slotOf(db, service.links.hash(token)));
}

/** Refuses a slot that takes no file. @throws AppError CONFLICT, LINK_EXPIRED */
export async function openSlot(service: LinkService, slot: Slot): Promise<void> {
  await run(service, slot, checkSlotAction, {});
}

/** Keeps the file of a slot. @throws AppError CONFLICT, LINK_EXPIRED, INVALID_REQUEST for an empty one */
export async function receive(service: LinkService, slot: Slot, bytes: Uint8Array): Promise<unknown> {
  if (bytes.length === 0)
    throw new AppError('INVALID_REQUEST', 'The body is empty. Send the bytes of the file, and nothing else.');
  const { files } = service.runtime.ports;
  const file = await files.keep(slot.account_id, bytes, await files.typeOf(bytes));
  return run(service, slot, uploadAction, { file });
}

/** Writes down that the file of a slot was larger than 10 MB. @throws AppError PAYLOAD_TOO_LARGE */
export async function refuseLarge(service: LinkService, slot: Slot): Promise<never> {
  await run(service, slot, uploadAction, { file: 'too_large' });
  throw new AppError(
    'PAYLOAD_TOO_LARGE',
    `The file is larger than ${MAX_FILE / 1024 / 1024} MB and was not taken. The import reports it as too_large.`,
  );
}

async function run(
  service: LinkService,
  { account_id, item_id }: Slot,
  action: typeof checkSlotAction,
  input: object,
): Promise<unknown> {
  const system = await service.store.read((db) =>
    internalPrincipal(db, account_id, { type: 'system', name: 'Deskhand' }),
  );
  if (system === undefined) throw new AppError('NOT_FOUND', 'There is no such upload address.');
  const call = {
    principal: system,
    origin: { face: 'http' as const, requestId: newId('request') },
    charged: true,
  };
  const { data } = await execute(service.runtime, action, { item_id, ...input }, call);
  return data;
}
