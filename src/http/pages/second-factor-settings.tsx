/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { execute } from '#src/action/execute.ts';
import type { AccountSettings } from '#src/domain/accounts/settings.ts';
import { setSecondFactorAction } from '#src/identity/passkeys/actions.ts';
import { requireRelyingParty } from '#src/identity/passkeys/relying-party.ts';
import type { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Field, Notice } from './layout.tsx';
import { isCorrectable, page, renderPage, seeOther } from './page.tsx';
import { proveFirst } from './passkeys.tsx';
import { readForm, requireAdmin, type SignedInPerson } from './session.ts';

const PATH = '/people/second-factor';

type Settings = AccountSettings['second_factor'];

/** The page where an admin sets when a passkey is asked for. */
export function mountSecondFactorSettings(app: Hono, service: HttpService): void {
  app.get(PATH, (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      return settings(c, admin, { set: admin.account.settings.second_factor });
    }),
  );
  app.post(PATH, (c) =>
    page(service, c, async () => {
      const admin = await requireAdmin(c, service);
      const form = await readForm(c, service, admin);
      const prove = await proveFirst(c, service, admin, PATH);
      if (prove !== null) return prove;
      const amount = (form.get('amount') ?? '').trim();
      const currency = (form.get('currency') ?? '').trim();
      const input = {
        required: form.get('required') === 'yes',
        approvals_above: amount === '' ? null : { amount: Number(amount), currency },
        outward_approvals: form.get('outward_approvals') === 'yes',
      };
      try {
        if (input.required || input.outward_approvals || input.approvals_above !== null)
          requireRelyingParty(service);
        await execute(service.runtime, setSecondFactorAction, input, {
          principal: admin.principal,
          origin: { channel: 'http', requestId: newId('request') },
        });
      } catch (error) {
        if (!isCorrectable(error)) throw error;
        return settings(c, admin, { set: input, error });
      }
      return seeOther(`${PATH}?saved=1`);
    }),
  );
}

function settings(
  c: Context,
  admin: SignedInPerson,
  { set, error }: { set: Settings; error?: AppError },
): Promise<Response> {
  const { approvals_above: above } = set;
  const amount = above === null || Number.isNaN(above.amount) ? '' : String(above.amount);
  return renderPage(c, {
    title: 'When a passkey is asked for',
    person: admin.shown,
    narrow: true,
    status: error?.status ?? 200,
    body: (
      <>
        {error === undefined ? null : (
          <Notice kind="bad">
            <p>{error.message}</p>
          </Notice>
        )}
        {c.req.query('saved') === '1' && error === undefined ? (
          <Notice kind="good">
            <p>Saved. It holds from now on.</p>
          </Notice>
        ) : null}
        <p class="soft">
          Whoever has a passkey is asked for it when they sign in with their password. Signing in with the
          identity provider of your agency counts as it is. No key changes what is set here.
        </p>
        <form method="post" action={PATH} class="card">
          <Csrf token={admin.csrf} />
          <fieldset>
            <legend>Signing in</legend>
            <div class="choice">
              <input type="checkbox" name="required" id="required" value="yes" checked={set.required} />
              <label for="required">
                Everybody who signs in with a password needs a passkey. Whoever has none makes one at their
                next sign-in.
              </label>
            </div>
          </fieldset>
          <fieldset>
            <legend>Approving</legend>
            <div class="choice">
              <input
                type="checkbox"
                name="outward_approvals"
                id="outward_approvals"
                value="yes"
                checked={set.outward_approvals}
              />
              <label for="outward_approvals">
                Ask for the passkey again before anything leaves the agency, is removed for good, or changes
                keys, people and roles.
              </label>
            </div>
            <Field
              name="amount"
              label="Ask for it again above this amount"
              type="number"
              required={false}
              value={amount}
              hint="What the placements of a request bill together. Empty never asks. Fee terms always ask where an amount is set."
            />
            <Field
              name="currency"
              label="Currency"
              required={false}
              value={above?.currency ?? admin.account.currency}
              maxlength={3}
              hint="Money in another currency always asks, as nothing is converted."
            />
          </fieldset>
          <p class="soft small">Asked again means: proved with a passkey within the last five minutes.</p>
          <button type="submit" class="wide">
            Save
          </button>
        </form>
      </>
    ),
  });
}
