/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import { namesInEffects } from '#src/batch/approval-view.ts';
import { type BatchOptions, commitPlan, type Effect, planUndoOf } from '#src/batch/index.ts';
import { newId } from '#src/lib/ids.ts';
import { actionText } from '../../language/happened.ts';
import { t } from '../../language/text.ts';
import type { HttpService } from '../../service.ts';
import { deciderOf } from '../batch-approvals.tsx';
import { currencyIn, EffectLine, heldWords } from '../effect-line.tsx';
import { Csrf, Notice } from '../layout.tsx';
import { page, renderPage, seeOther } from '../page.tsx';
import { readForm, requireSession } from '../session.ts';

const options = (): BatchOptions => ({ requestId: newId('request'), channel: 'http' });

// What is deleted is told by its name, without each of its fields. That an undo is not taken back itself goes without saying
// here: it would read as if what is asked about could not be.
const named = (effect: Effect): Effect => ({
  ...(effect.kind === 'delete' ? { ...effect, before: null, after: null } : effect),
  reversible: true,
});

/** Taking a batch back in two steps: what would be taken back is shown first, and that alone is then carried out. */
export function mountUndo(app: Hono, service: HttpService): void {
  app.post('/desk/undo/:batch', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      await readForm(c, service, person);
      const batch = c.req.param('batch');
      const { data } = await planUndoOf(service, person.principal, { batch_id: batch }, options());
      const names = await namesInEffects(
        service,
        deciderOf(person),
        data.items.flatMap(({ effects }) => effects ?? []),
      );
      const back = data.items.filter(({ status }) => status === 'planned');
      const stays = data.items.filter(({ status }) => status !== 'planned');
      return renderPage(c, {
        title: t('desk.takeThisBack'),
        person: person.shown,
        body: (
          <>
            <p>{t('desk.nothingTakenBackYet')}</p>
            <ol>
              {back.map((item) => (
                <li class="card">
                  <ul class="tight">
                    {(item.effects ?? []).map((effect) => (
                      <li>
                        <EffectLine
                          effect={named(effect)}
                          marked={heldWords(item.effects ?? [])}
                          telling={{ names, timezone: person.account.timezone }}
                          currency={currencyIn(item.effects ?? [])}
                        />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
            {stays.length === 0 ? null : (
              <Notice kind="warn">
                <p>
                  {t('desk.stepsStay', {
                    count: stays.length,
                    actions: stays.map(({ action }) => actionText(action) ?? action).join(', '),
                  })}
                </p>
              </Notice>
            )}
            <form method="post" action={`/desk/undo/${batch}/confirm`} class="row">
              <Csrf token={person.csrf} />
              <input type="hidden" name="plan" value={data.plan_id} />
              <input type="hidden" name="text" value={data.confirm_text} />
              <button type="submit">{t('desk.takeItBack')}</button>
              <a href="/">{t('desk.leaveIt')}</a>
            </form>
          </>
        ),
      });
    }),
  );
  app.post('/desk/undo/:batch/confirm', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const form = await readForm(c, service, person);
      const plan = { plan_id: form.get('plan') ?? '', confirm_text: form.get('text') ?? '' };
      const { data } = await commitPlan(service, person.principal, plan, {
        ...options(),
        // A form that is sent twice is carried out once.
        idempotencyKey: plan.plan_id,
      });
      return seeOther(data.status === 'awaiting_approval' ? '/approvals' : '/#done');
    }),
  );
}
