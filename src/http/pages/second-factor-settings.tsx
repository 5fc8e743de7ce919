/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { execute } from '#src/action/execute.ts';
import type { AccountSettings } from '#src/domain/accounts/settings.ts';
import { setSecondFactorAction } from '#src/identity/passkeys/actions.ts';
import { requireRelyingParty } from '#src/identity/passkeys/relying-party.ts';
import type { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { refusalText } from '../language/refusal.ts';
import { t } from '../language/text.ts';
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
    title: t('signIn.whenAPasskeyIsAsked'),
    person: admin.shown,
    narrow: true,
    status: error?.status ?? 200,
    body: (
      <>
        {error === undefined ? null : (
          <Notice kind="bad">
            <p>{refusalText(error)}</p>
          </Notice>
        )}
        {c.req.query('saved') === '1' && error === undefined ? (
          <Notice kind="good">
            <p>{t('signIn.savedItHoldsFromNow')}</p>
          </Notice>
        ) : null}
        <p class="soft">{t('signIn.whoeverHasAPasskeyIs')}</p>
        <form method="post" action={PATH} class="card">
          <Csrf token={admin.csrf} />
          <fieldset>
            <legend>{t('signIn.signingIn')}</legend>
            <div class="choice">
              <input type="checkbox" name="required" id="required" value="yes" checked={set.required} />
              <label for="required">{t('signIn.everybodyWhoSignsInWith')}</label>
            </div>
          </fieldset>
          <fieldset>
            <legend>{t('signIn.approving')}</legend>
            <div class="choice">
              <input
                type="checkbox"
                name="outward_approvals"
                id="outward_approvals"
                value="yes"
                checked={set.outward_approvals}
              />
              <label for="outward_approvals">{t('signIn.askForThePasskeyAgain')}</label>
            </div>
            <Field
              name="amount"
              label={t('signIn.askForItAgainAbove')}
              type="number"
              required={false}
              value={amount}
              hint={t('signIn.whatThePlacementsOfA')}
            />
            <Field
              name="currency"
              label={t('signIn.currency')}
              required={false}
              value={above?.currency ?? admin.account.currency}
              maxlength={3}
              hint={t('signIn.moneyInAnotherCurrencyAlways')}
            />
          </fieldset>
          <p class="soft small">{t('signIn.askedAgainMeansProvedWith')}</p>
          <button type="submit" class="wide">
            {t('signIn.save')}
          </button>
        </form>
      </>
    ),
  });
}
