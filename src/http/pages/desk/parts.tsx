/** @jsxImportSource hono/jsx */
import type { Child, FC } from 'hono/jsx';
import { recordPath } from '#src/action/record-pages.ts';
import type { BatchSummary, Touched } from '#src/batch/index.ts';
import { daysBetween } from '#src/lib/clock.ts';
import { actionText, actorText } from '../../language/happened.ts';
import { marked, t } from '../../language/text.ts';
import { hidden } from '../credential-parts.tsx';
import { Csrf } from '../layout.tsx';
import { FigureTable } from './figure-parts.tsx';
import { weightedFees } from './figures.ts';
import { type Choice, type DeskFilter, FilterForm, queryOf } from './filter.tsx';
import type { DeskData, Money, ReadingImport, StageColumn } from './read.ts';
import type { Waiting } from './waiting.ts';
import { money, periodText, stageText, statusText, sumsText } from './wording.ts';

/** A part of the desk; its id is what the live view replaces it by. */
const Part: FC<{ id: string; title: string; children?: Child }> = ({ id, title, children }) => (
  <section class="card" id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

/** What waits for a person; what can be decided here leads on, the rest opens into what it is about. */
export const NeedsYou: FC<{ approvals: number; waiting: readonly Waiting[] }> = ({ approvals, waiting }) => (
  <Part id="needs-you" title={t('desk.needsYou')}>
    {approvals + waiting.length === 0 ? (
      <p class="soft">{t('desk.nothingWaits')}</p>
    ) : (
      <ul class="counts">
        {approvals === 0 ? null : (
          <li>
            <a href="/approvals">
              <b>{approvals}</b>
              {t('desk.waitForYourYes', { count: approvals })}
            </a>
          </li>
        )}
        {waiting.map(({ what, count, more, names }) => (
          <li>
            <details>
              <summary>
                <b>{more ? `${count}+` : count}</b>
                <span>{what}</span>
              </summary>
              <ul class="tight small">
                {names.map(({ name, said, id, path = id === null ? null : recordPath(id) }) => (
                  <li>
                    {path === null ? (
                      <About name={name} said={said} />
                    ) : (
                      <a href={path}>
                        <About name={name} said={said} />
                      </a>
                    )}
                  </li>
                ))}
                {count > names.length ? <li class="soft">{t('desk.andMore')}</li> : null}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    )}
  </Part>
);

/** What something is about, and what the service says of it beside a name. */
const About: FC<{ name: string; said?: string | undefined }> = ({ name, said }) => (
  <>
    <bdi>{name}</bdi>
    {name !== '' && said !== undefined ? ', ' : null}
    {said === undefined ? null : <bdi>{said}</bdi>}
  </>
);

/** The stages in their order, with who moved last at each of them. */
export const Pipeline: FC<{
  stages: readonly StageColumn[];
  choice: Choice;
  filter: DeskFilter;
}> = ({ stages, choice, filter }) => (
  <Part id="pipeline" title={t('desk.pipeline')}>
    <FilterForm choice={choice} filter={filter} />
    {stages.every(({ count }) => count === 0) ? (
      <p class="soft">{queryOf(filter) === '' ? t('desk.nobodyYet') : t('desk.nobodyOfThisChoice')}</p>
    ) : (
      <section class="board" tabindex={0} aria-label={t('desk.pipelineByStage')}>
        {stages.map(({ label, count, idle, fees, cards }) => (
          <div class={count === 0 ? 'stage none' : 'stage'}>
            <h3>
              {label} <span>{count}</span>
            </h3>
            {fees.length === 0 ? null : <p class="soft">{t('desk.weighted', { sums: sumsText(fees) })}</p>}
            {idle === 0 ? null : <p class="soft">{t('desk.notMoved', { count: idle })}</p>}
            <ul class="plain">
              {cards.map((card) => (
                <li class={ageOf(card.days)}>
                  <strong>
                    <a href={recordPath(card.id)}>
                      <bdi>{card.candidate}</bdi>
                    </a>
                  </strong>
                  <span>
                    <bdi>{card.job}</bdi>
                    {card.client === null ? null : (
                      <>
                        , <bdi>{card.client}</bdi>
                      </>
                    )}
                  </span>
                  <span>{daysText(card.days)}</span>
                </li>
              ))}
            </ul>
            {count > cards.length && cards.length > 0 ? (
              <p class="soft">{t('desk.andCountMore', { count: count - cards.length })}</p>
            ) : null}
          </div>
        ))}
      </section>
    )}
  </Part>
);

const ageOf = (days: number): string => (days >= 14 ? 'old' : days >= 7 ? 'aged' : 'new');
const daysText = (days: number): string => (days === 0 ? t('desk.sinceToday') : t('desk.forDays', { days }));

/** A bar for each person, with a tick at the target and, behind it, how far the period has run. */
export const Quota: FC<{ board: NonNullable<DeskData['quota']>; today: string }> = ({ board, today }) => {
  const { period, currency } = board;
  const days = daysBetween(period.starts_on, period.ends_on) + 1;
  const run = Math.min(1, Math.max(0, (daysBetween(period.starts_on, today) + 1) / days));
  const blocks = [
    ...(board.agency === undefined ? [] : [{ name: t('desk.agency'), block: board.agency }]),
    ...board.teams,
    ...board.consultants,
  ];
  return (
    <Part id="quota" title={t('desk.quota', { period: periodText(period) })}>
      <table class="bars">
        <caption>{t('desk.quotaCaption', { currency })}</caption>
        <tbody>
          {blocks.map(({ name, block }) => {
            const billed = block.billings.find((sum) => sum.currency === currency)?.amount ?? 0;
            const others = block.billings.filter((sum) => sum.currency !== currency);
            const { target } = block;
            const whole = Math.max(target ?? 0, billed, 1) * 1.05;
            const at = (amount: number): number => Math.round((Math.max(0, amount) / whole) * 2000) / 10;
            return (
              <tr>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>
                  <svg viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="b0" width="200" height="16" rx="3" />
                    {target === null ? null : (
                      <rect class="b2" y="3" width={at(target * run)} height="10" rx="2" />
                    )}
                    <rect class="b1" y="5" width={at(billed)} height="6" rx="2" />
                    {target === null ? null : <rect class="tick" x={at(target)} width="2" height="16" />}
                  </svg>
                </td>
                <td>
                  {target === null
                    ? t('desk.billedNoTarget', { billed: money({ amount: billed, currency }) })
                    : t('desk.billedOfTarget', {
                        billed: money({ amount: billed, currency }),
                        target: money({ amount: target, currency }),
                      })}
                  {block.attainment_percent === null
                    ? ''
                    : t('desk.percentReached', { percent: Math.round(block.attainment_percent) })}
                  {others.length === 0 ? '' : t('desk.andOthers', { sums: sumsText(others) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Part>
  );
};

interface FiguresProps {
  money: Money;
  /** The filter of the desk, which the files keep. */
  query: string;
  moment(at: number): string;
}

/** How the agency does over time; each figure with what it counts and its files. */
export const Figures: FC<FiguresProps> = (props) =>
  props.money.figures === null ? null : (
    <Part id="figures" title={t('figures.figures')}>
      <FigureList {...props} />
    </Part>
  );

/** The place of figures that are still read: it says so until they stand behind that. */
export const FiguresLater: FC<{ children?: Child }> = ({ children }) => (
  <Part id="figures" title={t('figures.figures')}>
    <p class="soft reading">{t('figures.takeAMoment')}</p>
    {children}
  </Part>
);

/** What stands there once they have been read. */
export const FigureList: FC<FiguresProps> = ({ money: { figures, fees, at }, query, moment }) => {
  const apart = at === null || fees === null ? null : weightedFees(fees);
  const all = [...(apart === null ? [] : [apart]), ...(figures ?? [])];
  return (
    <>
      {at === null ? null : <p class="soft small">{t('figures.asOf', { moment: moment(at) })}</p>}
      {all.length === 0 ? (
        <p class="soft">{t('figures.noneYet')}</p>
      ) : (
        <div class="halves">
          {all.map((figure) => (
            <FigureTable figure={figure} query={query} />
          ))}
        </div>
      )}
    </>
  );
};

/** What still runs or waits, with how far it has come. */
export const Running: FC<{
  batches: readonly BatchSummary[];
  imports: readonly ReadingImport[];
}> = ({ batches, imports }) => (
  <Part id="running" title={t('desk.running')}>
    {batches.length + imports.length === 0 ? <p class="soft">{t('desk.nothingRuns')}</p> : null}
    <ul class="plain done">
      {imports.map(({ files, ended }) => (
        <li>
          <div>
            <p>
              <strong>{t('desk.importOfCandidates')}</strong>
            </p>
            <progress value={ended} max={Math.max(1, files)} aria-label={t('desk.importOfCandidates')} />
            <p class="soft small">{t('desk.filesRead', { ended, files })}</p>
          </div>
        </li>
      ))}
      {batches.map((batch) => {
        const total = Object.values(batch.counts).reduce((sum, n) => sum + n, 0);
        const ended = total - (batch.counts.not_ended ?? 0);
        return (
          <li>
            <div>
              <p>
                <By batch={batch} />
              </p>
              {batch.status === 'awaiting_approval' ? (
                <p class="soft small">{t('desk.waitsForAYes')}</p>
              ) : (
                <>
                  <progress value={ended} max={Math.max(1, total)} aria-label={actionsText(batch)} />
                  <p class="soft small">{t('desk.endedOf', { ended, total })}</p>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  </Part>
);

/** What was done in the person's name, and by whom; what can be taken back leads to a page that shows it first. */
export const Done: FC<{
  batches: readonly BatchSummary[];
  touched: ReadonlyMap<string, readonly Touched[]>;
  csrf: string;
  moment(at: string): string;
}> = ({ batches, touched, csrf, moment }) => (
  <Part id="done" title={t('desk.done')}>
    {batches.length === 0 ? <p class="soft">{t('desk.nothingDone')}</p> : null}
    <ul class="plain done">
      {batches.map((batch) => (
        <li>
          <div>
            <p>
              <By batch={batch} />
            </p>
            {batch.reason === null ? null : <p>{batch.reason}</p>}
            {touched.get(batch.batch_id)?.map((record) => (
              <p class="small">
                <Moved record={record} />
              </p>
            ))}
            <p class="soft small">
              {moment(batch.created_at)}, {outcomeOf(batch)}
              {batch.decision?.note ? (
                <>
                  : <bdi>{batch.decision.note}</bdi>
                </>
              ) : null}
            </p>
          </div>
          {batch.may_undo === 0 ? null : (
            <form method="post" action={`/desk/undo/${batch.batch_id}`}>
              <Csrf token={csrf} />
              <button class="second" type="submit">
                {marked('desk.undo', {
                  actions: actionsText(batch),
                  moment: moment(batch.created_at),
                  hidden,
                })}
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  </Part>
);

/** A record that something was done to, and the stage that it came to. */
const Moved: FC<{ record: Touched }> = ({ record: { id, names, stage } }) => (
  <>
    <a href={recordPath(id)}>
      <bdi>{names.join(', ')}</bdi>
    </a>
    {stage === null ? null : (
      <>
        {' '}
        <span aria-hidden="true">→</span> {stageText(stage)}
      </>
    )}
  </>
);

/** What was done and by whom: a key or an assistant with the person beside it. */
const By: FC<{ batch: BatchSummary }> = ({ batch }) => (
  <>
    {marked('desk.doneBy', {
      actions: <strong>{actionsText(batch)}</strong>,
      by: <bdi>{actorText(batch.by)}</bdi>,
    })}
  </>
);

/** How a batch ended; one that a person refused did not fail. */
function outcomeOf({ status, decision }: BatchSummary): string {
  const by = decision?.by ?? t('desk.somebody');
  if (decision?.decided === 'refused') return t('desk.refusedBy', { by });
  const word = statusText(status);
  return decision === undefined ? word : t('desk.approvedBy', { word, by });
}

/** What a batch did, by the titles of its actions; those that only read are not told beside others. */
function actionsText({ actions }: BatchSummary): string {
  const all = Object.entries(actions);
  const told = all.flatMap(([name, n]) => {
    const title = actionText(name);
    return title === undefined ? [] : [`${title}${n === 1 ? '' : ` × ${n}`}`];
  });
  return told.length > 0 ? told.join(', ') : t('desk.onlyRead');
}
