import * as z from 'zod';
import { type InternalAction, internalRead, internalWrite } from '#src/action/internal.ts';
import { MAX_FILE } from '#src/domain/documents/index.ts';
import { checkSlot, type Slot, slotOf, uploadTo } from '#src/domain/imports/index.ts';
import type { StoredFile } from '#src/domain/ports.ts';
import { AppError } from '#src/lib/errors.ts';
import { findLink, type LinkKind, principalOfLink, runAs } from '../open.ts';
import type { LinkService } from '../service.ts';

const checkSlotAction = internalRead({
  name: 'check_import_slot',
  input: z.object({ item_id: z.string() }),
  run: (ctx, { item_id }) => checkSlot(ctx, item_id),
});

const uploadAction = internalWrite({
  name: 'upload_import_file',
  title: 'Receive a file of an import',
  input: z.object({ item_id: z.string(), file: z.union([z.custom<StoredFile>(), z.literal('too_large')]) }),
  output: z.object({ received: z.literal(true), item_id: z.string(), size: z.int() }),
  run: (ctx, { item_id, file }) => uploadTo(ctx, item_id, file),
  subject: ({ item_id }) => item_id,
});

const UPLOAD: LinkKind<Slot> = {
  find: slotOf,
  unknown: 'There is no such upload address. Copy the whole of upload_url.',
};

/** The slot behind the token of an upload address. @throws AppError NOT_FOUND for one that was not made here */
export function findSlot(service: LinkService, token: string): Promise<Slot> {
  return findLink(service, UPLOAD, token);
}

/** Refuses a slot that takes no file. @throws AppError CONFLICT, LINK_EXPIRED */
export async function requireOpenSlot(service: LinkService, slot: Slot): Promise<void> {
  await run(service, slot, checkSlotAction, {});
}

/** Keeps the file of a slot. @throws AppError CONFLICT, LINK_EXPIRED, INVALID_REQUEST for an empty one */
export async function receiveUpload(service: LinkService, slot: Slot, bytes: Uint8Array): Promise<unknown> {
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

async function run<R>(
  service: LinkService,
  slot: Slot,
  action: InternalAction<R>,
  input: object,
): Promise<R> {
  const principal = await principalOfLink(service, UPLOAD, slot);
  return runAs(service, principal, action, { item_id: slot.item_id, ...input });
}
