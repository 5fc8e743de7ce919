/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { ApprovalView } from '#src/batch/approval-view.ts';
import type { Asked } from '#src/identity/passkeys/ceremony.ts';
import { proofText } from '../language/happened.ts';
import { marked, t } from '../language/text.ts';
import { Csrf, Notice } from './layout.tsx';
import { PasskeyForm } from './passkey-form.tsx';

/** The longest note that goes with a decision, in characters. */
export const MAX_NOTE = 500;

/** Yes or no, in reach wherever the page stands, with a word for whoever asked. */
export const Decide: FC<{ approval: ApprovalView; csrf: string; asked: Asked | null }> = ({
  approval,
  csrf,
  asked,
}) => {
  const path = `/approvals/batches/${approval.id}`;
  const needed = approval.failing === null ? approval.proof : null;
  const fields = (
    <>
      <input type="hidden" name="hash" value={approval.hash} />
      <label>
        <span class="visually-hidden">{t('approvals.aNoteForWhoeverAsked')}</span>
        <input
          type="text"
          name="note"
          maxlength={MAX_NOTE}
          placeholder={t('approvals.aNoteForWhoeverAskedOptional')}
        />
      </label>
    </>
  );
  const refuse = (
    <button type="submit" name="decision" value="refuse" class="danger">
      {t('approvals.refuse')}
    </button>
  );
  return (
    <>
      {needed === null ? null : (
        <Notice kind="warn">
          <p>
            <span lang={proofText(needed) === undefined ? 'en' : undefined}>
              {proofText(needed) ?? needed}
            </span>
            {asked !== null ? null : (
              <>
                {' '}
                {marked('approvals.youHaveNoneYetAdd', {
                  link: (text) => <a href={`/passkeys/add?next=${path}`}>{text}</a>,
                })}
              </>
            )}
          </p>
        </Notice>
      )}
      {asked !== null ? (
        <PasskeyForm
          action={path}
          class="decide"
          csrf={csrf}
          asked={asked}
          kind="get"
          button={t('approvals.approveWithAPasskey')}
          says={{ name: 'decision', value: 'approve' }}
          beside={refuse}
        >
          {fields}
        </PasskeyForm>
      ) : (
        <form method="post" action={path} class="decide">
          <Csrf token={csrf} />
          {fields}
          <div class="row">
            {approval.failing === null && needed === null ? (
              <button type="submit" name="decision" value="approve">
                {t('approvals.approve')}
              </button>
            ) : null}
            {refuse}
          </div>
        </form>
      )}
    </>
  );
};
