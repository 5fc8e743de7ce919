/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Child, FC } from 'hono/jsx';
import { listHeldAction } from '#actions/held/index.ts';
import { namesInEffects } from '#src/batch/approval-view.ts';
import { type BatchOptions, commitPlan, type Effect, planBatch } from '#src/batch/index.ts';
import { Held } from '#src/domain/held/schema.ts';
import { AppError } from '#src/lib/errors.ts';
import { newId } from '#src/lib/ids.ts';
import { language } from '#src/lib/reader-language.ts';
import { clockText } from '../language/format.ts';
import { whyText } from '../language/refusal.ts';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { deciderOf } from './batch-approvals.tsx';
import { currencyIn, EffectLine, findingLine, heldWords, withoutRepetition } from './effect-line.tsx';
import { membersOf, type WordingContext } from './effect-words.ts';
import { Csrf, Notice } from './layout.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { listOf, Reader } from './reader.ts';
import { readForm, requireSession, type SignedInPerson } from './session.ts';

/** So many are named on the page of approvals, the newest first. */
const SHOWN = 50;
const MAX_REASON = 1000;

type Decision = 'release' | 'withdraw';

const options = (): BatchOptions => ({ requestId: newId('request'), channel: 'http' });

/** What waits because of its wording, each with the words; null where nothing does. */
export async function heldRecords(service: HttpService, person: SignedInPerson): Promise<Child | null> {
  const reader = new Reader(service, person.principal);
  const list = await reader.read(listHeldAction, { limit: SHOWN }, listOf(Held));
  if (list === null || list.items.length === 0) return null;
  return (
    <>
      <p>{t('approvals.nothingOfItHasLeft')}</p>
      <ul class="plain">
        {list.items.map(({ record, kind, label, held_at, findings }) => (
          <li class="card">
            <p>
              <a href={`/approvals/held/${record}`}>
                {t(`kinds.${kind}`)}: <bdi>{label}</bdi>
              </a>
            </p>
            <Findings findings={findings} />
            <p class="soft small">
              {t('approvals.heldSince', { at: clockText(held_at, person.account.timezone) })}
            </p>
          </li>
        ))}
      </ul>
      {list.has_more ? <p class="soft">{t('desk.andMore')}</p> : null}
    </>
  );
}

const Findings: FC<{ findings: Held['findings'] }> = ({ findings }) => (
  <ul class="tight">
    {findings.map(({ words, reason, rewording }) => (
      <li>
        {findingLine(words, reason)}
        {rewording === null || language() !== 'en' ? null : ` ${rewording}.`}
      </li>
    ))}
  </ul>
);

/** What a decision would do now, with its words as they would be read outside. */
interface Planned {
  effects: readonly Effect[];
  plan_id: string;
  confirm_text: string;
  /** Of the words that would be read: those that were shown are those that go. */
  seen: string;
}

/** The page of one held record: its words, marked, and the decision. */
export function mountHeld(app: Hono, service: HttpService): void {
  app.get('/approvals/held/:record', (c) =>
    page(service, c, async () =>
      shown(c, service, await requireSession(c, service), c.req.param('record'), null),
    ),
  );
  app.post('/approvals/held/:record', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const form = await readForm(c, service, person);
      const record = c.req.param('record');
      const reason = (form.get('reason') ?? '').trim().slice(0, MAX_REASON);
      const again = (message: string, status: number) =>
        shown(c, service, person, record, { message, status, reason });
      if (reason === '') return again(t('approvals.giveAReason'), 422);
      const decision = form.get('decision') === 'release' ? 'release' : 'withdraw';
      const plan = await planOf(service, person, { record, decision, reason });
      if (typeof plan === 'string') return again(plan, 409);
      if (decision === 'release' && plan.seen !== form.get('seen'))
        return again(t('approvals.wordsChangedSince'), 409);
      const { plan_id, confirm_text } = plan;
      const how = { ...options(), idempotencyKey: plan_id };
      const { data } = await commitPlan(service, person.principal, { plan_id, confirm_text }, how);
      const [fault] = data.items.flatMap(({ error }) => error ?? []);
      return fault === undefined ? seeOther('/approvals') : again(saidOf(fault.message), 409);
    }),
  );
}

const saidOf = (message: string): string => whyText(message) ?? t('faults.notTaken');

const hashOf = (words: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url');

/**
 * What a decision would do; a sentence on why it cannot be taken.
 * @throws AppError NOT_FOUND for what is no record of this agency
 */
async function planOf(
  service: HttpService,
  { principal }: SignedInPerson,
  input: { record: string; decision: Decision; reason: string },
): Promise<Planned | string> {
  const request = { actions: [{ id: 'held', action: 'release_held', input }] };
  const { data } = await planBatch(service, principal, request, options());
  const [item] = data.items;
  const { plan_id, confirm_text } = data;
  // What is no record of this agency has no page.
  if (item?.error?.code === 'NOT_FOUND' || item?.error?.code === 'VALIDATION_ERROR')
    throw new AppError('NOT_FOUND', item.error.message);
  if (item?.status !== 'planned' || plan_id === undefined || confirm_text === undefined)
    return item?.error === undefined ? t('faults.notTaken') : saidOf(item.error.message);
  const effects = item.effects ?? [];
  const words = effects.flatMap(({ kind, target: { name }, shown: read }) =>
    kind === 'email' || kind === 'event' ? [] : [name, read],
  );
  return { effects, plan_id, confirm_text, seen: hashOf([...words, ...heldWords(effects)]) };
}

interface Again {
  message: string;
  status: number;
  reason: string;
}

async function shown(
  c: Context,
  service: HttpService,
  person: SignedInPerson,
  record: string,
  again: Again | null,
): Promise<Response> {
  // The reason is what the person is asked for here.
  const planned = (decision: Decision): Promise<Planned | string> =>
    planOf(service, person, { record, decision, reason: '…' }).catch((error: unknown) => {
      // Nothing can be decided during a restore, and reading goes on.
      if (again === null && error instanceof AppError && error.code === 'RESTORE_IN_PROGRESS')
        return saidOf(error.message);
      throw error;
    });
  const release = await planned('release');
  const fault = typeof release === 'string' ? release : null;
  // What can no longer leave is withdrawn.
  const plan = typeof release === 'string' ? await planned('withdraw') : release;
  const message = again?.message ?? fault;
  return renderPage(c, {
    title: t('approvals.heldForItsWording'),
    person: person.shown,
    style: HELD_STYLE,
    status: again?.status ?? (fault === null ? 200 : 409),
    body: (
      <>
        {message === null ? null : (
          <Notice kind="bad">
            <p>{message}</p>
          </Notice>
        )}
        {typeof plan === 'string' ? (
          <p>
            <a href="/approvals">{t('approvals.approvals')}</a>
          </p>
        ) : (
          <Decide
            record={record}
            plan={plan}
            canLeave={fault === null}
            person={person}
            reason={again?.reason ?? ''}
            names={await namesInEffects(service, deciderOf(person), [...plan.effects])}
          />
        )}
      </>
    ),
  });
}

const Decide: FC<{
  record: string;
  plan: Planned;
  canLeave: boolean;
  person: SignedInPerson;
  reason: string;
  names: WordingContext['names'];
}> = ({ record, plan, canLeave, person, reason, names }) => {
  const words = heldWords(plan.effects);
  const findings = plan.effects.flatMap(({ before }) => findingsOf(before));
  // A change of nothing but the review says no more than what stands above.
  const effects = withoutRepetition(plan.effects)
    .map(withoutReview)
    .filter((effect) => effect.kind !== 'event' && !isEmptyUpdate(effect));
  return (
    <>
      <p>{t('approvals.nothingOfItHasLeft')}</p>
      <section class="card">
        <h2>{t('approvals.whyItWaits')}</h2>
        <Findings findings={findings} />
      </section>
      <h2>{t('approvals.whatItWouldDo')}</h2>
      <ul class="plain">
        {effects.map((effect) => (
          <li class="card">
            <EffectLine
              effect={effect}
              marked={words}
              telling={{ names, timezone: person.account.timezone }}
              currency={currencyIn(plan.effects)}
            />
          </li>
        ))}
      </ul>
      <form method="post" action={`/approvals/held/${record}`} class="card">
        <Csrf token={person.csrf} />
        <input type="hidden" name="seen" value={plan.seen} />
        <label>
          {t('approvals.whyItIsKept')}
          <input type="text" name="reason" required maxlength={MAX_REASON} value={reason} />
        </label>
        <div class="row">
          {canLeave ? (
            <button type="submit" name="decision" value="release">
              {t('approvals.letItGo')}
            </button>
          ) : null}
          <button type="submit" name="decision" value="withdraw" class="danger">
            {t('approvals.withdrawIt')}
          </button>
        </div>
      </form>
    </>
  );
};

function findingsOf(record: unknown): Held['findings'] {
  const found = Held.shape.findings.safeParse(membersOf(membersOf(record).review).findings);
  return found.success ? found.data : [];
}

// Why it waits stands above, and the decision is the person's to come.
function withoutReview(effect: Effect): Effect {
  const rest = (record: unknown) => {
    const { review, error_code, error_message, ...members } = membersOf(record);
    return members;
  };
  return effect.kind === 'update'
    ? { ...effect, before: rest(effect.before), after: rest(effect.after) }
    : effect;
}

const isEmptyUpdate = ({ kind, before, after, shown }: Effect): boolean =>
  kind === 'update' &&
  Object.keys(shown ?? {}).length === 0 &&
  JSON.stringify(membersOf(before)) === JSON.stringify(membersOf(after));

const HELD_STYLE = `
form.card .row{margin-top:1rem}
del{color:var(--soft)}ins{text-decoration:none;font-weight:600;background:var(--good-ground);border-radius:4px;padding:0 .2rem}
`;
