/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { execute } from '#src/action/execute.ts';
import { type Brand, brandOf, logoTypeOf, MAX_LOGO_BYTES } from '#src/domain/accounts/brand.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { setBrandAction } from '#src/links/skin.ts';
import { refusalText } from '../language/refusal.ts';
import { marked, t } from '../language/text.ts';
import { multipartForm } from '../multipart.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { requireAdmin, requireOwnForm, type SignedInPerson } from './session.ts';

const PATH = '/people/brand';
const SERVICE_COLOUR = '#1b4f8f';

/** The page where an admin sets how the agency looks on the pages that outsiders see. */
export function mountBrandSettings(app: Hono, service: HttpService): void {
  app.get(PATH, (c) => page(service, c, async () => settings(c, service, await requireAdmin(c, service))));
  app.post(PATH, (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      try {
        const { fields, file } = await multipartForm(c, MAX_LOGO_BYTES);
        requireOwnForm(c, service, admin, fields);
        const logo =
          file !== null ? pictureOf(file.bytes) : fields.get('no_logo') === 'yes' ? null : ('keep' as const);
        const colour = fields.get('own_colour') === 'yes' ? (fields.get('colour') ?? '').toLowerCase() : null;
        await execute(
          service.runtime,
          setBrandAction,
          { colour, logo },
          { principal: admin.principal, origin: { channel: 'http', requestId: newId('request') } },
        );
      } catch (error) {
        const large = error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE';
        if (!large && !isCorrectable(error)) throw error;
        return settings(c, service, admin, large ? tooLarge() : error);
      }
      return seeOther(`${PATH}?saved=1`);
    }),
  );
}

const tooLarge = (): AppError =>
  new AppError(
    'VALIDATION_ERROR',
    `The picture is larger than ${MAX_LOGO_BYTES / 1000} kB. Make it smaller: 400 pixels across are plenty.`,
    { field: 'file' },
  );

function pictureOf(bytes: Uint8Array): { type: string; base64: string; version: string } {
  const type = logoTypeOf(bytes);
  if (bytes.length > MAX_LOGO_BYTES) throw tooLarge();
  if (type === null)
    throw new AppError(
      'VALIDATION_ERROR',
      'That is no picture in PNG, JPEG or WebP. Save it as one of these.',
      {
        field: 'file',
      },
    );
  return {
    type,
    base64: Buffer.from(bytes).toString('base64'),
    version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  };
}

async function settings(
  c: Context,
  service: HttpService,
  admin: SignedInPerson,
  error?: AppError,
): Promise<Response> {
  const { id, name } = admin.account;
  const brand: Brand = await service.store.read((db) => brandOf(db, id));
  return renderPage(c, {
    title: t('brand.howYourAgencyLooks'),
    person: admin.shown,
    narrow: true,
    status: error === undefined ? 200 : 422,
    body: (
      <>
        {error === undefined ? null : (
          <Notice kind="bad">
            <p>{refusalText(error)}</p>
          </Notice>
        )}
        {c.req.query('saved') === '1' && error === undefined ? (
          <Notice kind="good">
            <p>{t('brand.saved')}</p>
          </Notice>
        ) : null}
        <p class="soft">{marked('brand.where', { name, b: (words) => <bdi>{words}</bdi> })}</p>
        <form method="post" action={PATH} enctype="multipart/form-data" class="card">
          <Csrf token={admin.csrf} />
          {brand.logo_version === null ? null : (
            <p class="marked">
              <img src={`/logo/${id}/${brand.logo_version}`} alt={t('brand.thePresentLogo')} height="40" />
            </p>
          )}
          <div class="field">
            <label for="logo">{t('brand.logo')}</label>
            <p class="hint" id="logo-hint">
              {t('brand.logoHint', { size: MAX_LOGO_BYTES / 1000 })}
            </p>
            <input
              type="file"
              id="logo"
              name="logo"
              accept="image/png,image/jpeg,image/webp"
              aria-describedby="logo-hint"
            />
          </div>
          {brand.logo_version === null ? null : (
            <div class="choice">
              <input type="checkbox" id="no_logo" name="no_logo" value="yes" />
              <label for="no_logo">{t('brand.noLogo')}</label>
            </div>
          )}
          <div class="choice">
            <input
              type="checkbox"
              id="own_colour"
              name="own_colour"
              value="yes"
              checked={brand.colour !== null}
            />
            <label for="own_colour">{t('brand.ownColour')}</label>
          </div>
          <div class="field">
            <label for="colour">{t('brand.colour')}</label>
            <p class="hint" id="colour-hint">
              {t('brand.colourHint')}
            </p>
            <input
              type="color"
              id="colour"
              name="colour"
              value={brand.colour ?? SERVICE_COLOUR}
              aria-describedby="colour-hint"
            />
          </div>
          <button type="submit">{t('brand.save')}</button>
        </form>
      </>
    ),
  });
}
