/** @jsxImportSource hono/jsx */
import type { Child, FC } from 'hono/jsx';
import { recordPath } from '#src/action/record-pages.ts';
import type { BatchSummary } from '#src/batch/index.ts';
import { daysBetween } from '#src/lib/clock.ts';
import { Csrf } from '../layout.tsx';
import { FigureTable } from './figure-parts.tsx';
import { weightedFees } from './figures.ts';
import { type Choice, type DeskFilter, FilterForm, queryOf } from './filter.tsx';
import type { DeskData, Money, ReadingImport, StageColumn } from './read.ts';
import type { Waiting } from './waiting.ts';
import { capital, money, sumsText } from './wording.ts';

/** A part of the desk; its id is what the live view replaces it by. */
const Part: FC<{ id: string; title: string; children?: Child }> = ({ id, title, children }) => (
  <section class="card" id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
);

/** What waits for a person; what can be decided here leads on, the rest opens into what it is about. */
export const NeedsYou: FC<{ approvals: number; waiting: readonly Waiting[] }> = ({ approvals, waiting }) => (
  <Part id="needs-you" title="Needs you">
    {approvals + waiting.length === 0 ? (
      <p class="soft">Nothing waits for you.</p>
    ) : (
      <ul class="counts">
        {approvals === 0 ? null : (
          <li>
            <a href="/approvals">
              <b>{approvals}</b>
              {approvals === 1 ? 'waits' : 'wait'} for your yes or no
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
                {names.map(({ name, id }) => (
                  <li>
                    {id === null ? (
                      <bdi>{name}</bdi>
                    ) : (
                      <a href={recordPath(id)}>
                        <bdi>{name}</bdi>
                      </a>
                    )}
                  </li>
                ))}
                {count > names.length ? <li class="soft">and more</li> : null}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    )}
  </Part>
);

/** The stages in their order, with who moved last at each of them. */
export const Pipeline: FC<{
  stages: readonly StageColumn[];
  choice: Choice;
  filter: DeskFilter;
}> = ({ stages, choice, filter }) => (
  <Part id="pipeline" title="Pipeline">
    <FilterForm choice={choice} filter={filter} />
    {stages.every(({ count }) => count === 0) ? (
      <p class="soft">
        {queryOf(filter) === ''
          ? 'Nobody is in the pipeline yet.'
          : 'Nobody of this choice is in the pipeline.'}
      </p>
    ) : (
      <section class="board" tabindex={0} aria-label="Pipeline by stage">
        {stages.map(({ label, count, idle, fees, cards }) => (
          <div class={count === 0 ? 'stage none' : 'stage'}>
            <h3>
              {label} <span>{count}</span>
            </h3>
            {fees.length === 0 ? null : <p class="soft">{sumsText(fees)} weighted</p>}
            {idle === 0 ? null : <p class="soft">{idle} not moved for 14 days</p>}
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
              <p class="soft">and {count - cards.length} more</p>
            ) : null}
          </div>
        ))}
      </section>
    )}
  </Part>
);

const ageOf = (days: number): string => (days >= 14 ? 'old' : days >= 7 ? 'aged' : 'new');
const daysText = (days: number): string =>
  days === 0 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`;

/** A bar for each person, with a tick at the target and, behind it, how far the period has run. */
export const Quota: FC<{ board: NonNullable<DeskData['quota']>; today: string }> = ({ board, today }) => {
  const { period, currency } = board;
  const days = daysBetween(period.starts_on, period.ends_on) + 1;
  const run = Math.min(1, Math.max(0, (daysBetween(period.starts_on, today) + 1) / days));
  const blocks = [
    ...(board.agency === undefined ? [] : [{ name: 'Agency', block: board.agency }]),
    ...board.teams,
    ...board.consultants,
  ];
  return (
    <Part id="quota" title={`Quota, ${period.label}`}>
      <table class="bars">
        <caption>
          Billed against the target, in {currency}. The lighter part is the pace of the period.
        </caption>
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
                  {money({ amount: billed, currency })}
                  {target === null ? ', no target' : ` of ${money({ amount: target, currency })}`}
                  {block.attainment_percent === null ? '' : ` (${Math.round(block.attainment_percent)} %)`}
                  {others.length === 0 ? '' : `, and ${sumsText(others)}`}
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
    <Part id="figures" title="Figures">
      <FigureList {...props} />
    </Part>
  );

/** The place of figures that are still read: it says so until they stand behind that. */
export const FiguresLater: FC<{ children?: Child }> = ({ children }) => (
  <Part id="figures" title="Figures">
    <p class="soft reading">The figures of so large an agency take a moment to read…</p>
    {children}
  </Part>
);

/** What stands there once they have been read. */
export const FigureList: FC<FiguresProps> = ({ money: { figures, fees, at }, query, moment }) => {
  const apart = at === null || fees === null ? null : weightedFees(fees);
  const all = [...(apart === null ? [] : [apart]), ...(figures ?? [])];
  return (
    <>
      {at === null ? null : (
        <p class="soft small">Fees and figures as of {moment(at)}, read again after five minutes.</p>
      )}
      {all.length === 0 ? (
        <p class="soft">Figures appear with the first applications and placements.</p>
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
  <Part id="running" title="Running">
    {batches.length + imports.length === 0 ? <p class="soft">Nothing runs at the moment.</p> : null}
    <ul class="plain done">
      {imports.map(({ files, ended }) => (
        <li>
          <div>
            <p>
              <strong>Import of candidates</strong>
            </p>
            <progress value={ended} max={Math.max(1, files)} aria-label="Import of candidates" />
            <p class="soft small">
              {ended} of {files} files read
            </p>
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
                <strong>{actionsText(batch)}</strong> by {batch.by}
              </p>
              {batch.status === 'awaiting_approval' ? (
                <p class="soft small">waits for a person's yes or no</p>
              ) : (
                <>
                  <progress value={ended} max={Math.max(1, total)} aria-label={actionsText(batch)} />
                  <p class="soft small">
                    {ended} of {total}
                  </p>
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
export const Done: FC<{ batches: readonly BatchSummary[]; csrf: string; moment(at: string): string }> = ({
  batches,
  csrf,
  moment,
}) => (
  <Part id="done" title="Done">
    {batches.length === 0 ? <p class="soft">No batch or assistant has changed anything yet.</p> : null}
    <ul class="plain done">
      {batches.map((batch) => (
        <li>
          <div>
            <p>
              <strong>{actionsText(batch)}</strong> by <bdi>{batch.by}</bdi>
            </p>
            {batch.reason === null ? null : <p>{batch.reason}</p>}
            <p class="soft small">
              {moment(batch.created_at)}, {STATUS_WORDS[batch.status]}
            </p>
          </div>
          {batch.can_undo === 0 ? null : (
            <form method="post" action={`/desk/undo/${batch.batch_id}`}>
              <Csrf token={csrf} />
              <button class="second" type="submit">
                Undo…
                <span class="visually-hidden">
                  {' '}
                  {actionsText(batch)} of {moment(batch.created_at)}
                </span>
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  </Part>
);

const STATUS_WORDS: Record<BatchSummary['status'], string> = {
  planned: 'planned',
  awaiting_approval: 'waits for a person',
  running: 'runs',
  succeeded: 'done',
  partial: 'done in part',
  failed: 'failed',
  rolled_back: 'failed, and nothing of it stayed',
  cancelled: 'cancelled',
  undone: 'taken back',
};

const actionsText = ({ actions }: BatchSummary): string =>
  Object.entries(actions)
    .map(([name, n]) => `${capital(name)}${n === 1 ? '' : ` × ${n}`}`)
    .join(', ');
