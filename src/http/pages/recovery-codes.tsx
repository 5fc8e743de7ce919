/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { t } from '../language/text.ts';
import { Notice } from './layout.tsx';

/** Recovery codes, as they are shown this once. */
export const RecoveryCodes: FC<{ codes: readonly string[] }> = ({ codes }) => (
  <Notice kind="good">
    <p>{t('signIn.theseRecoveryCodesLetYou')}</p>
    <ul class="plain codes">
      {codes.map((code) => (
        <li>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </Notice>
);
