import type { Store } from '#db/store.ts';
import type { PublicPages } from '#src/access/public-pages.ts';
import type { Runtime } from '#src/action/execute.ts';
import type { Secrets } from '#src/config.ts';
import type { PublicLinks } from './public-links.ts';

/** What the pages behind links use of the service. */
export interface LinkService {
  readonly store: Store;
  readonly runtime: Runtime;
  readonly secrets: Secrets;
  /** Links that open a page without a login. */
  readonly links: Pick<PublicLinks, 'hash'>;
  readonly publicPages: Pick<PublicPages, 'countForm'>;
  publicUrl(): string;
}
