/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { Child, FC } from 'hono/jsx';
import { decide } from '#src/batch/approval-decide.ts';
import {
  type ApprovalItem,
  type ApprovalView,
  listApprovals,
  readApproval,
} from '#src/batch/approval-view.ts';
import type { ShownOnce } from '#src/batch/shown-once.ts';
import type { Decider } from '#src/batch/types.ts';
import type { Asked } from '#src/identity/passkeys/ceremony.ts';
import { relyingPartyOf } from '#src/identity/passkeys/relying-party.ts';
import { askKnownOf, verifyInSession } from '#src/identity/passkeys/session.ts';
import { AppError } from '#src/lib/errors.ts';
import { addressOf } from '../exchange.ts';
import { clockText } from '../language/format.ts';
import { actionText, callerText, warningText } from '../language/happened.ts';
import { refusalText, whyText } from '../language/refusal.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Decide, MAX_NOTE } from './approval-decision.tsx';
import { type Heading, headingOf } from './approval-heading.ts';
import { currencyIn, DifferenceLine, EffectLine, heldWords, withoutRepetition } from './effect-line.tsx';
import { membersOf, type WordingContext } from './effect-words.ts';
import { Notice } from './layout.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { passkeyScript } from './passkey-form.tsx';
import { readForm, requireSession, type SignedInPerson } from './session.ts';

const DECIDED = {
  approved: 'approvals.thisWasApproved',
  denied: 'approvals.thisWasRefused',
  expired: 'approvals.thisIsOver',
} as const;

/** The person as one who decides. */
export function deciderOf({ account, user, session }: SignedInPerson): Decider {
  const { id: userId, name, role } = user;
  return { accountId: account.id, userId, name, role, verifiedAt: session.verifiedAt };
}

async function waitingFor(service: HttpService, person: SignedInPerson): Promise<ApprovalView[]> {
  return (await listApprovals(service, deciderOf(person))).filter(({ mayDecide }) => mayDecide);
}

/** How many batches wait for this person. */
export async function countApprovals(service: HttpService, person: SignedInPerson): Promise<number> {
  return (await waitingFor(service, person)).length;
}

/** The batches that wait for this person. */
export async function batchApprovals(service: HttpService, person: SignedInPerson): Promise<Child | null> {
  const waiting = await waitingFor(service, person);
  if (waiting.length === 0) return null;
  return (
    <ul class="plain">
      {waiting.map((approval) => (
        <li class="card">
          <p>
            <HeadingLink heading={headingOf(service, approval, person.account.timezone)} id={approval.id} />
          </p>
          {approval.reason === null ? null : (
            <p>
              <bdi>{approval.reason}</bdi>
            </p>
          )}
          <p class="soft small">
            {t('approvals.openUntil', {
              asker: askerOf(approval),
              expiresAt: clockText(approval.expiresAt, person.account.timezone),
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}

const HeadingLink: FC<{ heading: Heading; id: string }> = ({ heading: { text, english }, id }) => (
  <a href={`/approvals/batches/${id}`} lang={english ? 'en' : undefined}>
    {text}
  </a>
);

/** The page of one batch, where its text and effects are read and decided on. */
export function mountBatchApprovals(app: Hono, service: HttpService): void {
  app.get('/approvals/batches/:id', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      return shown(c, service, person, await readApproval(service, deciderOf(person), c.req.param('id')));
    }),
  );
  app.post('/approvals/batches/:id', (c) =>
    page(service, c, async () => {
      const person = await requireSession(c, service);
      const form = await readForm(c, service, person);
      const id = c.req.param('id');
      const approve = form.get('decision') === 'approve';
      const answer = form.get('passkey') ?? '';
      let decider = deciderOf(person);
      try {
        if (approve && answer !== '') {
          const verifiedAt = await verifyInSession(service, person.session, answer, addressOf(c));
          decider = { ...decider, verifiedAt };
        }
        const hash = form.get('hash') ?? '';
        const note = (form.get('note') ?? '').trim().slice(0, MAX_NOTE) || null;
        const { view, once } = await decide(service, decider, id, { approve, hash, note });
        if (once.length > 0) return shown(c, service, person, view, { once });
      } catch (error) {
        if (!(error instanceof AppError) || ![401, 409].includes(error.status)) throw error;
        const approval = await readApproval(service, decider, id);
        if (!approval.mayDecide)
          return shown(c, service, person, approval, { refusal: decidedBefore(approval, error) });
        // The effects have changed since the page was shown, or who decides has to prove that it is they: nothing was done,
        // and the person is asked again.
        return shown(c, service, person, approval, {
          refusal: { message: refusalText(error), status: error.status },
        });
      }
      return seeOther(`/approvals/batches/${id}`);
    }),
  );
}

/** What is said of a decision that was not taken. */
interface Refusal {
  message: string;
  status: number;
}

/** What somebody reads who decided a moment after another person. */
function decidedBefore({ status, decidedBy }: ApprovalView, error: AppError): Refusal {
  if (decidedBy === null) return { message: refusalText(error), status: error.status };
  const key = status === 'approved' ? 'approvals.alreadyApproved' : 'approvals.alreadyRefused';
  return { message: t(key, { name: decidedBy }), status: error.status };
}

async function shown(
  c: Context,
  service: HttpService,
  person: SignedInPerson,
  approval: ApprovalView,
  { refusal, once = [] }: { refusal?: Refusal; once?: readonly ShownOnce[] } = {},
): Promise<Response> {
  const asks = approval.mayDecide && approval.failing === null && approval.proof !== null;
  const usable = asks && relyingPartyOf(service.publicUrl()) !== null;
  const asked = usable ? await askKnownOf(service, person.session) : null;
  return renderPage(c, {
    title: askerOf(approval),
    person: person.shown,
    style: APPROVAL_STYLE,
    ...(asked === null ? {} : { script: passkeyScript() }),
    status: refusal?.status ?? 200,
    body: (
      <>
        {refusal === undefined ? null : (
          <Notice kind="bad">
            <p>{refusal.message}</p>
          </Notice>
        )}
        {once.map((made) => (
          <Secrets made={made} />
        ))}
        <Approval
          approval={approval}
          heading={headingOf(service, approval, person.account.timezone)}
          csrf={person.csrf}
          timezone={person.account.timezone}
          asked={asked}
        />
      </>
    ),
  });
}

/** What is shown this once, to be passed on. */
const Secrets: FC<{ made: ShownOnce }> = ({ made: { title, secrets } }) => (
  <Notice kind="warn">
    {secrets === null ? (
      <p>{marked('approvals.itWasNotDoneIn', { title, b: (text) => <strong>{text}</strong> })}</p>
    ) : (
      <>
        <p>{marked('approvals.keepThisNowAndHand', { title, b: (text) => <strong>{text}</strong> })}</p>
        {secrets.map(({ name, value }) => (
          <p>
            {name.replaceAll('_', ' ')} <code class="secret">{value}</code>
          </p>
        ))}
      </>
    )}
  </Notice>
);

/** Whom a mail goes to; an address that the heading says is not said again. */
function receiverIn(heading: string, name: string): string {
  const [, known, address] = /^(.+) (<[^<>]+>)$/.exec(name) ?? [];
  return known !== undefined && address !== undefined && heading.includes(address) ? known : name;
}

/** What leaves the agency with it, and to whom. */
const Leaving: FC<{ items: readonly ApprovalItem[]; heading: string }> = ({ items, heading }) => {
  const leaving = [
    ...new Set(
      items.flatMap(({ effects }) =>
        effects.flatMap(({ kind, type, target, after, shown }) => {
          if (kind === 'email') {
            const subject = membersOf(after).subject;
            const later = type === 'scheduled_email';
            const name = receiverIn(heading, target.name ?? '');
            return typeof subject === 'string'
              ? t(later ? 'approvals.mailLaterToSubject' : 'approvals.mailToSubject', { name, subject })
              : t(later ? 'approvals.mailLaterTo' : 'approvals.mailTo', { name });
          }
          if (kind === 'request') return t('approvals.to', { type, target: target.name ?? '' });
          if ((type === 'marketplace_listing' || type === 'marketplace_intro') && shown !== undefined)
            return t('approvals.isReadByAgencies', { name: target.name ?? '' });
          if (kind === 'reveal') return t('approvals.isShownTo', { type, target: target.name ?? '' });
          return [];
        }),
      ),
    ),
  ];
  return (
    <>
      <dt>{t('approvals.leavesTheAgency')}</dt>
      <dd>
        {leaving.length === 0 ? (
          t('approvals.nothing')
        ) : (
          <ul class="plain">
            {leaving.map((line) => (
              <li>
                <strong>{line}</strong>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </>
  );
};

const Approval: FC<{
  approval: ApprovalView;
  heading: Heading;
  csrf: string;
  timezone: string;
  asked: Asked | null;
}> = ({ approval, heading, csrf, timezone, asked }) => {
  const telling: WordingContext = { names: approval.names, timezone };
  return (
    <>
      {approval.status === 'pending' ? null : (
        <Notice kind={approval.status === 'approved' ? 'good' : 'plain'}>
          <p>
            {t(DECIDED[approval.status], {
              by: approval.decidedBy ?? 'none',
              at: approval.decidedAt === null ? 'none' : clockText(approval.decidedAt, timezone),
            })}
          </p>
          {approval.note === null ? null : <p>{t('approvals.quoted', { note: approval.note })}</p>}
        </Notice>
      )}
      {approval.changed.length === 0 ? null : (
        <Notice kind="warn">
          <p>{t('approvals.changedSinceThisWasAsked')}</p>
          <ul class="tight">
            {approval.changed.map((moved) => (
              <li>
                <DifferenceLine moved={moved} telling={telling} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {approval.failing === null ? null : (
        <Notice kind="bad">
          <p>
            {marked('approvals.itCanNoLongerBe', {
              failing: <Why why={approval.failing} />,
            })}
          </p>
        </Notice>
      )}
      <section class="card">
        <h2 lang={heading.english ? 'en' : undefined}>{heading.text}</h2>
        <dl>
          {approval.reason === null || heading.english ? null : (
            <>
              <dt>{t('approvals.reason')}</dt>
              <dd>
                <bdi>{approval.reason}</bdi>
              </dd>
            </>
          )}
          <Leaving items={approval.items} heading={heading.text} />
          <dt>{t('approvals.asked')}</dt>
          <dd>
            {approval.status === 'pending'
              ? t('approvals.askedOpenUntil', {
                  createdAt: clockText(approval.createdAt, timezone),
                  expiresAt: clockText(approval.expiresAt, timezone),
                })
              : clockText(approval.createdAt, timezone)}
          </dd>
        </dl>
        {approval.status === 'pending' && !approval.mayDecide ? (
          <p>
            {approval.decider === 'admin'
              ? t('approvals.anAdminDecidesOnThis')
              : t('approvals.anAdminOrATeam')}
          </p>
        ) : null}
      </section>
      <h2>{t(approval.status === 'approved' ? 'approvals.whatWasAgreedTo' : 'approvals.whatItWouldDo')}</h2>
      <ol class="steps">
        {approval.items.map((item) => (
          <Step item={item} telling={telling} />
        ))}
      </ol>
      {approval.mayDecide ? <Decide approval={approval} csrf={csrf} asked={asked} /> : null}
    </>
  );
};

/** Why something cannot be done, in the language of the page where it is known there. */
const Why: FC<{ why: string }> = ({ why }) => {
  const said = whyText(why);
  return said === undefined ? <span lang="en">{why}</span> : <>{said}</>;
};

const Step: FC<{ item: ApprovalItem; telling: WordingContext }> = ({ item, telling }) => {
  const held = heldWords(item.effects);
  const currency = currencyIn(item.effects);
  const events = item.effects.filter(({ kind }) => kind === 'event');
  const effects = withoutRepetition(item.effects).filter(({ kind }) => kind !== 'event');
  return (
    <li class="card">
      <h3>{titleOf(item)}</h3>
      {item.unknown === null ? null : (
        <Notice kind="warn">
          <p>{marked('approvals.itsEffectsCannotBeShown', { unknown: <Why why={item.unknown} /> })}</p>
        </Notice>
      )}
      {(item.warnings ?? []).map((warning) => {
        const said = warningText(warning, telling.timezone);
        return (
          <Notice kind="warn">
            <p lang={said === undefined ? 'en' : undefined}>{said ?? warning}</p>
          </Notice>
        );
      })}
      <ul class="tight">
        {effects.map((effect) => (
          <li>
            <EffectLine effect={effect} marked={held} telling={telling} currency={currency} />
          </li>
        ))}
      </ul>
      {events.length === 0 ? null : (
        <p class="soft small">
          {t('approvals.programsThatSubscribeHearOf', { events: events.map(({ type }) => type).join(', ') })}
        </p>
      )}
      {item.effects.length === 0 && item.unknown === null ? (
        <p class="soft">{t('approvals.changesNothing')}</p>
      ) : null}
    </li>
  );
};

/** Who asks, in a few words: an app or key for a person, or a person alone. */
function askerOf({ requestedBy, through }: ApprovalView): string {
  if (through === null) return t('approvals.asks', { name: upperFirst(callerText(requestedBy)) });
  return t('approvals.asksFor', { through: upperFirst(callerText(through)), name: requestedBy });
}

function titleOf({ action, title }: ApprovalItem): string {
  const said = actionText(action);
  if (said === undefined) return title;
  return title.startsWith('Undo: ') ? t('plans.undo', { what: said }) : said;
}

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const APPROVAL_STYLE = `
.steps{padding-left:1.2rem}
del{color:var(--soft)}ins{text-decoration:none;font-weight:600;background:var(--good-ground);border-radius:4px;padding:0 .2rem}
.decide{position:sticky;bottom:0;background:var(--paper);border:1px solid var(--line);border-radius:10px 10px 0 0;padding:.75rem 1rem;box-shadow:0 -6px 18px rgb(0 0 0/.14)}
.decide label{display:block;margin:0 0 .6rem}
.decide input[type=text]{margin:0}
.decide button{flex:1 1 8rem}
@media(min-width:40rem){.decide{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}.decide label{flex:1;margin:0}.decide .row{flex-wrap:nowrap}}
.decide .fault{flex-basis:100%;margin:0 0 .5rem}
@media print{.decide{display:none}}
`.trim();
