/** @jsxImportSource hono/jsx */
import type { Hono } from 'hono';
import type { FC } from 'hono/jsx';
import { runReportAction } from '#actions/reports/index.ts';
import { nowFor } from '#src/access/principal.ts';
import { execute } from '#src/action/execute.ts';
import { dayIn } from '#src/lib/clock.ts';
import { newId } from '#src/lib/ids.ts';
import { type Format, fileOf } from '../../export/answer.ts';
import { marked, t } from '../../language/text.ts';
import type { HttpService } from '../../service.ts';
import { hidden } from '../credential-parts.tsx';
import { PageRefusal, page } from '../page.tsx';
import { requireSession } from '../session.ts';
import { FIGURE_REPORTS, type Figure, type FigureReport } from './figures.ts';
import { filterOf, reportFilters } from './filter.tsx';

/** @param query the filter of the desk, which the files keep */
export const FigureTable: FC<{ figure: Figure; query: string }> = ({ figure, query }) => (
  <div class="figure">
    <h3>{figure.title}</h3>
    <table class="bars">
      <caption>{figure.caption}</caption>
      <tbody>
        {figure.lines.map(({ label, text, bar, more }) => (
          <tr>
            <th scope="row">
              <bdi>{label}</bdi>
            </th>
            <td>
              <svg viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
                <rect class="b0" width="200" height="16" rx="3" />
                <rect class="b1" width={wide(bar)} height="16" rx="3" />
                {more === 0 ? null : <rect class="b2" x={wide(bar)} width={wide(more)} height="16" rx="3" />}
              </svg>
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {figure.hidden === 0 ? null : (
      <p class="soft small">{t('figures.andMoreInTheFile', { count: figure.hidden })}</p>
    )}
    <p class="small files">
      {figure.files.map(({ label, report }) => (
        <span>
          {label}:{' '}
          <a href={`/desk/figures/${report}.csv${query}`}>{marked('figures.csvOf', { label, hidden })}</a>{' '}
          <a href={`/desk/figures/${report}.xlsx${query}`}>{marked('figures.xlsxOf', { label, hidden })}</a>
        </span>
      ))}
    </p>
    <details>
      <summary>{t('figures.whatIsCounted')}</summary>
      <p class="small">{figure.definition}</p>
    </details>
  </div>
);

const wide = (share: number): number => Math.round(share * 2000) / 10;

const isReport = (name: string): name is FigureReport => Object.hasOwn(FIGURE_REPORTS, name);

/** The figures of the desk as files, with the rights of whoever is signed in. */
export function mountFigureFiles(app: Hono, service: HttpService): void {
  app.get('/desk/figures/:file', (c) =>
    page(service, c, async () => {
      const { principal, account } = await requireSession(c, service);
      const [, name = '', format] = /^(\w+)\.(csv|xlsx)$/.exec(c.req.param('file')) ?? [];
      if (!isReport(name)) throw new PageRefusal(404, t('frame.notFound'), t('desk.noSuchFigure'));
      const outcome = await execute(
        service.runtime,
        runReportAction,
        { ...FIGURE_REPORTS[name], ...reportFilters(filterOf(c)), limit: 5000 },
        { principal, origin: { channel: 'http', requestId: newId('request') } },
      );
      const at = { timezone: account.timezone, day: dayIn(nowFor(principal), account.timezone) };
      const file = await fileOf({ action: runReportAction }, outcome, format as Format, at);
      return new Response(file.body, { headers: { ...file.headers, 'Cache-Control': 'no-store' } });
    }),
  );
}
