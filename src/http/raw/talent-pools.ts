import type { Context, Hono } from 'hono';
import { AppError, invalid } from '#src/lib/errors.ts';
import { joinPool, openPool } from '#src/links/pools/join.ts';
import { addressOf, handle, PREFIX } from '../exchange.ts';
import { type MultipartForm, multipartForm } from '../multipart.ts';
import type { HttpService } from '../service.ts';

const MAX_CV = 10 * 1024 * 1024;

/** POST /public/talent-pools/{employerSlug}/{poolSlug}/join: a public request to join a pool, without a credential. */
export function mountTalentPools(app: Hono, service: HttpService): void {
  app.post(`${PREFIX}/public/talent-pools/:employerSlug/:poolSlug/join`, (c) =>
    handle(service, c, async (exchange) => {
      const ip = addressOf(c);
      await service.publicPages.countOpened(ip, c.req.path);
      const pool = await openPool(service, c.req.param('employerSlug'), c.req.param('poolSlug')).catch(
        async (error: unknown) => {
          if (error instanceof AppError && error.code === 'NOT_FOUND')
            await service.publicPages.countUnknown(ip);
          throw error;
        },
      );
      const { fields, file } = await formOf(c);
      await joinPool(service, pool, fieldsOf(fields), file, ip);
      return exchange.json(200, {
        success: true,
        data: { received: true, message: 'Thank you. Your request was received.' },
        meta: exchange.meta(),
      });
    }),
  );
}

async function formOf(c: Context): Promise<MultipartForm> {
  const form = await multipartForm(c, MAX_CV).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE')
      throw invalid('cv', 'cv: is larger than 10 MB; send a smaller file.');
    throw error;
  });
  const other = form.parts.find(({ name, filename, bytes }) => filename && bytes.length > 0 && name !== 'cv');
  if (other !== undefined)
    throw invalid(other.name, `${other.name}: is no file of this form; send the CV as cv.`);
  return form;
}

// Optional fields of a form are sent as empty text.
function fieldsOf(fields: URLSearchParams): Record<string, string | null> {
  const given: Record<string, string | null> = Object.fromEntries(fields);
  if (given.linkedin_url?.trim() === '') given.linkedin_url = null;
  if (given.cv === '') delete given.cv;
  return given;
}
