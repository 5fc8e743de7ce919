import type { Context } from 'hono';
import { type Skin, skinOfLink, skinOfSlug } from '#src/links/skin.ts';
import type { HttpService } from '../service.ts';

/** The agency behind a public page, and the address of the service for what others fetch of it. */
export interface PageSkin {
  skin: Skin;
  publicUrl: string;
}

const skins = new WeakMap<Context, PageSkin>();

/** Looks up the agency behind a public page, by the link or the slug in its path, for all that is rendered of it. */
export async function findSkin(c: Context, service: HttpService): Promise<void> {
  const { token, agency } = c.req.param() as Record<string, string | undefined>;
  const skin =
    token !== undefined
      ? await skinOfLink(service, token)
      : agency !== undefined
        ? await skinOfSlug(service, agency)
        : null;
  if (skin !== null) skins.set(c, { skin, publicUrl: service.publicUrl() });
}

/** The agency behind the page that is answered; null for the service's own pages and for unknown links. */
export const skinAt = (c: Context): PageSkin | null => skins.get(c) ?? null;
