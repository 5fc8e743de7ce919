/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { raw } from 'hono/html';
import type { FC } from 'hono/jsx';
import type { SpecPage } from '#src/domain/specs/index.ts';
import { RespondToSpec } from '#src/domain/specs/schema.ts';
import { markSpecOpened, readSpec, respondOnLink } from '#src/links/review/specs.ts';
import { dayText, momentText } from '../language/format.ts';
import { type Key, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Area, openForm, Questions, type RejectedField, valuesOf } from './client-form.tsx';
import { InactiveLink, inactiveTitle, isAutomaticRequest, renderClientPage } from './client-page.tsx';
import { page, seeOther } from './page.tsx';

const OPTIONS = { outsiders: true, link: true };

type Kind = RespondToSpec['kind'];
type Refused = RejectedField & { kind: Kind };

/**
 * The page on which a client reviews one anonymous profile. GET changes nothing: the page counts as opened when its
 * beacon or a form is sent.
 */
export function mountSpec(app: Hono, service: HttpService): void {
  app.get('/s/:token', (c) =>
    page(service, c, async () => show(c, await readSpec(service, c.req.param('token'))), OPTIONS),
  );
  app.post('/s/:token/viewed', (c) =>
    page(
      service,
      c,
      async () => {
        await openForm(c);
        if (!isAutomaticRequest(c)) await markSpecOpened(service, c.req.param('token'));
        return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
      },
      OPTIONS,
    ),
  );
  app.post('/s/:token', (c) =>
    page(
      service,
      c,
      async () => {
        const { token } = c.req.param();
        const response = readResponse(await openForm(c));
        const before = await readSpec(service, token);
        if ('fault' in response) return show(c, before, response);
        if (before.state !== 'open') return show(c, before);
        await respondOnLink(service, token, response);
        return seeOther(`/s/${encodeURIComponent(token)}#answer`);
      },
      OPTIONS,
    ),
  );
}

const KINDS = ['interested', 'question', 'not_right_now'] as const satisfies readonly Kind[];

/** The response in a form of the page. An unknown kind counts as an empty question. */
function readResponse(form: URLSearchParams): RespondToSpec | Refused {
  const kind = KINDS.find((one) => one === form.get('kind')) ?? 'question';
  const values = valuesOf(form, ['note', 'question', 'rating']);
  const said = (name: string): string => values.get(name) ?? '';
  const rating = said('rating') === '' ? null : Number(said('rating'));
  const given =
    kind === 'question' ? { kind, text: said('question') } : { kind, rating, note: said('note') || null };
  const parsed = RespondToSpec.safeParse(given);
  if (parsed.success) return parsed.data;
  return kind === 'question'
    ? { kind, values, field: 'question', fault: t('clients.writeYourQuestionInAt') }
    : { kind, values, field: 'note', fault: t('clients.keepTheNoteUnder5000') };
}

function show(c: Context, spec: SpecPage, refused: Refused | null = null): Promise<Response> {
  const { agency, consultant } = spec;
  if (spec.state !== 'open') {
    return renderClientPage(c, {
      title: inactiveTitle(spec.state),
      agency,
      consultant,
      status: 410,
      body: <InactiveLink state={spec.state} consultant={consultant} agency={agency} />,
    });
  }
  const path = `/s/${encodeURIComponent(c.req.param('token') ?? '')}`;
  return renderClientPage(c, {
    title: spec.headline,
    agency,
    consultant,
    status: refused === null ? 200 : 422,
    beacon: spec.viewed ? undefined : `${path}/viewed`,
    body: <Profile spec={spec} path={path} refused={refused} />,
  });
}

type Open = Extract<SpecPage, { state: 'open' }>;

const Profile: FC<{ spec: Open; path: string; refused: Refused | null }> = ({ spec, path, refused }) => {
  const { consultant, agency } = spec;
  const answeredOn = (at: string): string => dayText(at, spec.timezone);
  const facts = [
    spec.location,
    spec.salary_band,
    spec.notice === null ? null : t('clients.notice', { notice: spec.notice }),
  ];
  const shown = [...spec.chips, ...facts.filter((fact) => fact !== null)];
  return (
    <>
      <p class="over">{t('clients.somebodyYouMayWantTo')}</p>
      <h1>{spec.headline}</h1>
      <p class="soft">{t('clients.fromAtTheProfileIs', { consultant: consultant.name, agency })}</p>
      <article aria-label={t('clients.theProfile')}>
        {shown.length === 0 ? null : (
          <ul class="facts" aria-label={t('clients.inShort')}>
            {shown.map((fact) => (
              <li>{fact}</li>
            ))}
          </ul>
        )}
        <div class="summary">{raw(spec.pitch_html)}</div>
        <div id="answer" tabindex={-1}>
          <State spec={spec} />
          <Questions
            questions={spec.questions}
            about={spec.headline}
            consultant={consultant.name}
            answeredOn={answeredOn}
          />
        </div>
        <div class="acts">
          {KINDS.map((kind) => (
            <Form spec={spec} kind={kind} path={path} refused={refused} />
          ))}
        </div>
      </article>
      <p class="soft small">
        {t('clients.thisPageIsOpenUntil', { until: momentText(spec.expires_at, spec.timezone) })}
      </p>
    </>
  );
};

const State: FC<{ spec: Open }> = ({ spec }) => {
  const { response, response_rating: rating, response_note, responded_at, consultant } = spec;
  if (response === null || response === 'question') return null;
  return (
    <div class={response === 'interested' ? 'state good' : 'state plain'}>
      <p>
        <strong>
          {response === 'interested' ? t('clients.youAreInterested') : t('clients.notRightNow')}
        </strong>{' '}
        {response === 'interested'
          ? t('clients.willGetInTouchWith', { consultant: consultant.name })
          : t('clients.knowsYouCanChangeYour', {
              consultant: consultant.name,
              until: momentText(spec.expires_at, spec.timezone),
            })}
      </p>
      {rating === null ? null : <p>{t('clients.youRatedThisProfileOf', { rating })}</p>}
      {response_note === null ? null : <p class="said">{response_note}</p>}
      <p class="who">{responded_at === null ? null : dayText(responded_at, spec.timezone)}</p>
    </div>
  );
};

const SEND = {
  interested: 'clients.tellThemIAmInterested',
  question: 'clients.sendTheQuestion',
  not_right_now: 'clients.send',
} as const satisfies Record<Kind, Key>;

function labelOf(kind: Kind, response: Open['response']): string {
  if (kind === 'question') return t('clients.askAQuestion');
  if (kind === 'interested')
    return response === 'interested' ? t('clients.changeYourAnswer') : t('clients.iAmInterested');
  return response === 'not_right_now' ? t('clients.changeYourAnswer') : t('clients.notNow');
}

const Form: FC<{ spec: Open; kind: Kind; path: string; refused: Refused | null }> = ({
  spec,
  kind,
  path,
  refused,
}) => {
  const again = refused?.kind === kind ? refused : null;
  const { consultant, response } = spec;
  const own = response === kind;
  return (
    <details
      name="say"
      class={kind === 'interested' && response !== 'interested' ? 'first' : undefined}
      open={again !== null}
    >
      <summary>{labelOf(kind, response)}</summary>
      <form method="post" action={path}>
        <input type="hidden" name="kind" value={kind} />
        {kind === 'question' ? (
          <Area
            item={kind}
            name="question"
            label={t('clients.yourQuestion')}
            hint={t('clients.answersByMailAndThe', { consultant: consultant.name })}
            required
            again={again}
          />
        ) : (
          <>
            <Rating kind={kind} rating={own ? spec.response_rating : null} />
            <Area
              item={kind}
              name="note"
              label={
                kind === 'interested' ? t('clients.anythingYouWouldLikeTo') : t('clients.whenOrWhomInstead')
              }
              hint={t('clients.forYouMayLeaveIt', { consultant: consultant.name })}
              value={own ? (spec.response_note ?? '') : ''}
              again={again}
            />
          </>
        )}
        <button type="submit">{t(SEND[kind])}</button>
      </form>
    </details>
  );
};

const Rating: FC<{ kind: Kind; rating: number | null }> = ({ kind, rating }) => (
  <fieldset>
    <legend>{t('clients.howGoodIsThisProfile')}</legend>
    <p class="hint">{t('clients.oneIsNotAtAll')}</p>
    <div class="scale">
      {[1, 2, 3, 4, 5].map((value) => (
        <span>
          <input
            type="radio"
            name="rating"
            id={`${kind}-${value}`}
            value={String(value)}
            checked={rating === value}
          />
          <label for={`${kind}-${value}`}>{value}</label>
        </span>
      ))}
    </div>
  </fieldset>
);
