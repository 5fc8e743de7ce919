import type { Hono } from 'hono';
import { getDocumentAction } from '#actions/documents/index.ts';
import { execute } from '#src/action/execute.ts';
import { admit } from '#src/action/gates.ts';
import type { Document } from '#src/domain/documents/schema.ts';
import { AppError, notFound } from '#src/lib/errors.ts';
import { handle, PREFIX } from '../exchange.ts';
import type { HttpService } from '../service.ts';

/** GET /documents/{document_id}/content: the bytes of a document, always as an attachment and never inline. */
export function mountDocuments(app: Hono, service: HttpService): void {
  app.get(`${PREFIX}/documents/:document_id/content`, (c) =>
    handle(service, c, async (exchange) => {
      const principal = await exchange.authenticate();
      admit(getDocumentAction, principal);
      const origin = { channel: 'http' as const, requestId: exchange.requestId };
      const document_id = c.req.param('document_id');
      const call = { principal, origin };
      const { data } = await execute(service.runtime, getDocumentAction, { document_id }, call).catch(
        (error: unknown) => {
          const malformed = error instanceof AppError && error.code === 'VALIDATION_ERROR';
          throw malformed ? notFound('document', document_id, 'document_id') : error;
        },
      );
      const document = data as Document;
      // A candidate's file identifies them, so it counts against the daily allowance as their record does.
      if (document.candidate_id !== null)
        await service.runtime.access.count(principal, [document.candidate_id]);
      const bytes = await service.runtime.ports.files.read(principal.account.id, document.sha256);
      return new Response(new Uint8Array(bytes), {
        headers: {
          ...exchange.headers(),
          'Content-Type': document.mime_type,
          'Content-Length': String(bytes.length),
          'Content-Disposition': attachment(document.filename),
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'Cache-Control': 'private, no-store',
        },
      });
    }),
  );
}

/** Content-Disposition of an attachment (RFC 6266), with an ASCII fallback name and the exact one. */
export function attachment(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(filename).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
