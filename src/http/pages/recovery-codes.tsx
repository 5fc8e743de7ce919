/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { Notice } from './layout.tsx';

/** Recovery codes, as they are shown this once. */
export const RecoveryCodes: FC<{ codes: readonly string[] }> = ({ codes }) => (
  <Notice kind="good">
    <p>
      These recovery codes let you in when you have no passkey at hand. Print them or write them down; they
      are shown only now. Each works once, together with your password.
    </p>
    <ul class="plain codes">
      {codes.map((code) => (
        <li>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </Notice>
);
