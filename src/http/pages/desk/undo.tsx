/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import { namesInEffects } from '#src/batch/approval-view.ts';
import { type BatchOptions, commitPlan, type Effect, planUndoOf } from '#src/batch/index.ts';
import { newId } from '#src/lib/ids.ts';
import type { HttpService } from '../../service.ts';
import { deciderOf } from '../batch-approvals.tsx';
import { currencyIn, EffectLine, heldWords } from '../effect-line.tsx';
import { Csrf, Notice } from '../layout.tsx';
import { englishPage, renderPage, seeOther } from '../page.tsx';
import { readForm, requireSession } from '../session.ts';

const options = (): BatchOptions => ({ requestId: newId('request'), channel: 'http' });

// What is deleted is told by its name, without each of its fields.
const named = (effect: Effect): Effect =>
  effect.kind === 'delete' ? { ...effect, before: null, after: null } : effect;

/** Taking a batch back in two steps: what would be taken back is shown first, and that alone is then carried out. */
export function mountUndo(app: Hono, service: HttpService): void {
  app.post('/desk/undo/:batch', (c) =>
    englishPage(service, c, async () => {
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
        title: 'Take this back?',
        person: person.shown,
        body: (
          <>
            <p>Nothing has been taken back yet. This is what would be.</p>
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
                  {stays.length === 1 ? 'One step stays' : `${stays.length} steps stay`} as it is:{' '}
                  {stays.map(({ action }) => action.replaceAll('_', ' ')).join(', ')}.
                </p>
              </Notice>
            )}
            <form method="post" action={`/desk/undo/${batch}/confirm`} class="row">
              <Csrf token={person.csrf} />
              <input type="hidden" name="plan" value={data.plan_id} />
              <input type="hidden" name="text" value={data.confirm_text} />
              <button type="submit">Take it back</button>
              <a href="/">Leave it as it is</a>
            </form>
          </>
        ),
      });
    }),
  );
  app.post('/desk/undo/:batch/confirm', (c) =>
    englishPage(service, c, async () => {
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
