/** @jsxImportSource hono/jsx */
import type { Child, FC } from 'hono/jsx';
import { scopesBeyond } from '#src/domain/accounts/granted-scopes.ts';
import type { ApiKey } from '#src/domain/accounts/keys-schema.ts';
import type { Scope } from '#src/domain/accounts/scopes.ts';
import type { Role } from '#src/domain/context.ts';
import { inCatalogueOrder } from '#src/identity/oauth/scopes.ts';
import type { AppError } from '#src/lib/errors.ts';
import { refusalText } from '../language/refusal.ts';
import { type Markup, marked, t } from '../language/text.ts';
import { Notice } from './layout.tsx';
import { roleWords } from './role-words.ts';
import { scopeText, scopeWords } from './scope-choice.tsx';

/** Words that are read out and not shown. */
export const hidden: Markup = (words) => <span class="visually-hidden">{words}</span>;

/** Why what was asked for was not done; nothing where it was. */
export const Refused: FC<{ error: AppError | undefined; words?: string | undefined }> = ({ error, words }) =>
  error === undefined ? null : (
    <Notice kind="bad">
      <p>{words ?? refusalText(error)}</p>
    </Notice>
  );

/** A form for a credential that was sent and refused, and what of its rights its role does not allow. */
export interface SentCredential {
  readonly form: URLSearchParams;
  readonly scopes: readonly Scope[];
  readonly role: Role | null;
}

/** Which of the chosen rights are more than the role allows, as a sentence; undefined where none is. */
export function rightsFault({ scopes, role }: SentCredential): string | undefined {
  const beyond = role === null ? [] : scopesBeyond(scopes, role);
  if (role === null || beyond.length === 0) return undefined;
  return t('keys.moreThanTheRole', { role: roleWords()[role], rights: beyond.map(scopeText).join('; ') });
}

/** When and from where a key was used last. */
export function lastUse(
  { last_used_at, last_used_address }: Pick<ApiKey, 'last_used_at' | 'last_used_address'>,
  moment: (at: string) => string,
): string {
  if (last_used_at === null) return t('keys.never');
  return last_used_address === null
    ? moment(last_used_at)
    : t('keys.usedFrom', { moment: moment(last_used_at), address: last_used_address });
}

/** What the scopes of a key or a service account let it do, folded away. */
export const MayDo: FC<{ name: string; scopes: ApiKey['scopes'] }> = ({ name, scopes }) => (
  <details>
    <summary>{marked('keys.whatItMayDo', { name, hidden })}</summary>
    <ul class="tight">
      {scopeWords(inCatalogueOrder(scopes)).map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  </details>
);

/** The way to the next page of a list, which is newest first; nothing at its end. */
export const Earlier: FC<{
  list: { has_more: boolean; next_cursor?: string | null | undefined } | null;
  path: string;
  children?: Child;
}> = ({ list, path, children }) =>
  list?.has_more && list.next_cursor != null ? (
    <p>
      <a href={`${path}?after=${encodeURIComponent(list.next_cursor)}`}>{children}</a>
    </p>
  ) : null;
