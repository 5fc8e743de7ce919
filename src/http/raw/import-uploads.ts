import type { Hono } from 'hono';
import { MAX_FILE } from '#src/domain/documents/index.ts';
import { AppError } from '#src/lib/errors.ts';
import { findSlot, receiveUpload, refuseLarge, requireOpenSlot } from '#src/links/imports/uploads.ts';
import { addressOf, handle } from '../exchange.ts';
import { bodyBytes } from '../request.ts';
import type { HttpService } from '../service.ts';

/** PUT /upload/{token}: the bytes of one file of an import. The slot's URL is the credential. */
export function mountImportUploads(app: Hono, service: HttpService): void {
  app.put('/upload/:token', (c) =>
    handle(service, c, async (exchange) => {
      const ip = addressOf(c);
      await service.publicPages.countOpened(ip, c.req.path);
      const slot = await findSlot(service, c.req.param('token')).catch(async (error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND')
          await service.publicPages.countUnknown(ip);
        throw error;
      });
      await requireOpenSlot(service, slot);
      const bytes = await bodyBytes(c, MAX_FILE).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE') return null;
        throw error;
      });
      const data =
        bytes === null ? await refuseLarge(service, slot) : await receiveUpload(service, slot, bytes);
      return exchange.json(200, { success: true, data, meta: exchange.meta() });
    }),
  );
}
