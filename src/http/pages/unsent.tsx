/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { AUTHORIZE_PATH } from '#src/identity/oauth/metadata.ts';
import { t } from '../language/text.ts';
import type { SentForm } from './unsent-form.ts';

/** The fields that people write into by hand, and that hold no secret. */
const WRITTEN = [
  ...['note', 'name', 'email', 'issuer', 'client_id', 'domains', 'amount', 'currency'],
  ...['redirect_uris', 'jwks_uri'],
];

/** What somebody wrote into a form, without what the page itself put there and without secrets. */
const writtenIn = (form: URLSearchParams): string[] =>
  WRITTEN.flatMap((name) => form.get(name)?.trim() || []);

/** Pages with a form of their own below another page. */
const OWN_PAGE =
  /^\/(?:approvals\/policies|approvals\/batches\/[^/]+|people\/(?:brand|provider|second-factor))(?=\/|$)/;

/** The page that shows the form which is sent to this path: where to send it again. */
export function pageOfForm(path: string, form: URLSearchParams): string {
  if (path === AUTHORIZE_PATH) return `${path}?${form.get('request') ?? ''}`;
  if (path.startsWith('/desk/')) return '/';
  return OWN_PAGE.exec(path)?.[0] ?? `/${path.split('/')[1] ?? ''}`;
}

interface UnsentProps {
  sent: SentForm | null;
  /** Whether the page of the form will show it filled in again. */
  kept: boolean;
}

/** What was written into a form that was not taken, so that it can be copied and sent again. */
export const Unsent: FC<UnsentProps> = ({ sent, kept }) => {
  const written = sent === null ? [] : writtenIn(sent.fields);
  return (
    <>
      {kept ? <p>{t('frame.theFormIsKept')}</p> : null}
      {written.length === 0 ? null : (
        <section aria-labelledby="unsent">
          <h2 id="unsent">{t('frame.whatYouWrote')}</h2>
          {written.map((text) => (
            <p class="secret">
              <bdi>{text}</bdi>
            </p>
          ))}
        </section>
      )}
    </>
  );
};
