import { createHmac, hkdfSync } from 'node:crypto';
import { hashSecret } from '#src/access/keys.ts';
import type { Secrets } from '#src/config.ts';
import type { LinkPage, PublicLink } from '#src/domain/ports.ts';

/** The first part of the address of each page that a link opens without a login. */
const PATHS: Record<LinkPage, string> = {
  submission: 'r',
  spec: 's',
  referee_request: 'referees',
  referee: 'reference',
  pool_check_in: 'keep-in-touch',
  import_upload: 'upload',
  ai_screen: 'screen',
};

/** The links that open a page without a login. */
export interface PublicLinks {
  /**
   * The link to a record's page: always the same for one record and version, and made by nobody without the
   * deployment's key. A higher version makes another link, so that the one before can be refused.
   */
  link(page: LinkPage, id: string, version?: number): PublicLink;
  /** The keyed hash under which a link's token is stored. */
  hash(token: string): string;
}

/** Links under the deployment's own key. Tokens are 32 bytes in base64url. */
export function createPublicLinks(secrets: Secrets, publicUrl: () => string): PublicLinks {
  const key = Buffer.from(hkdfSync('sha256', secrets.signing, Buffer.alloc(0), 'deskhand public links', 32));
  const hash = (token: string): string => hashSecret(secrets.pepper, token);
  return {
    link(page, id, version = 1) {
      const token = createHmac('sha256', key).update(`${page} ${id} ${version}`).digest('base64url');
      return { url: `${publicUrl()}/${PATHS[page]}/${token}`, hash: hash(token) };
    },
    hash,
  };
}
