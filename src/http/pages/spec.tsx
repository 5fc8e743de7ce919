/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { raw } from 'hono/html';
import type { FC } from 'hono/jsx';
import type { SpecPage } from '#src/domain/specs/index.ts';
import { RespondToSpec } from '#src/domain/specs/schema.ts';
import { markSpecOpened, readSpec, respondOnLink } from '#src/links/review/specs.ts';
import type { HttpService } from '../service.ts';
import { Area, openForm, Questions, type RejectedField, valuesOf } from './client-form.tsx';
import { InactiveLink, isAutomaticRequest, renderClientPage } from './client-page.tsx';
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
    ? { kind, values, field: 'question', fault: 'Write your question, in at most 5,000 characters.' }
    : { kind, values, field: 'note', fault: 'Keep the note under 5,000 characters, and rate from 1 to 5.' };
}

function show(c: Context, spec: SpecPage, refused: Refused | null = null): Promise<Response> {
  const { agency, consultant } = spec;
  if (spec.state !== 'open') {
    return renderClientPage(c, {
      title: spec.state === 'expired' ? 'This link has expired' : 'This link is no longer in use',
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
  const facts = [spec.location, spec.salary_band, spec.notice === null ? null : `Notice: ${spec.notice}`];
  const shown = [...spec.chips, ...facts.filter((fact) => fact !== null)];
  return (
    <>
      <p class="over">Somebody you may want to know</p>
      <h1>{spec.headline}</h1>
      <p class="soft">
        From {consultant.name} at {agency}. The profile is anonymous: the name comes once you both want to
        talk.
      </p>
      <article aria-label="The profile">
        {shown.length === 0 ? null : (
          <ul class="facts" aria-label="In short">
            {shown.map((fact) => (
              <li>{fact}</li>
            ))}
          </ul>
        )}
        <div class="summary">{raw(spec.pitch_html)}</div>
        <div id="answer" tabindex={-1}>
          <State spec={spec} />
          <Questions questions={spec.questions} about={spec.headline} consultant={consultant.name} />
        </div>
        <div class="acts">
          {KINDS.map((kind) => (
            <Form spec={spec} kind={kind} path={path} refused={refused} />
          ))}
        </div>
      </article>
      <p class="soft small">This page is open until {spec.until}.</p>
    </>
  );
};

const State: FC<{ spec: Open }> = ({ spec }) => {
  const { response, response_rating: rating, response_note, responded_on, consultant } = spec;
  if (response === null || response === 'question') return null;
  return (
    <div class={response === 'interested' ? 'state good' : 'state plain'}>
      <p>
        <strong>{response === 'interested' ? 'You are interested.' : 'Not right now.'}</strong>{' '}
        {response === 'interested'
          ? `${consultant.name} will get in touch with you.`
          : `${consultant.name} knows. You can change your mind any time before ${spec.until}.`}
      </p>
      {rating === null ? null : <p>You rated this profile {rating} of 5.</p>}
      {response_note === null ? null : <p class="said">{response_note}</p>}
      <p class="who">{responded_on}</p>
    </div>
  );
};

const SEND: Record<Kind, string> = {
  interested: 'Tell them I am interested',
  question: 'Send the question',
  not_right_now: 'Send',
};

function labelOf(kind: Kind, response: Open['response']): string {
  if (kind === 'question') return 'Ask a question';
  if (kind === 'interested') return response === 'interested' ? 'Change your answer' : 'I am interested';
  return response === 'not_right_now' ? 'Change your answer' : 'Not right now';
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
            label="Your question"
            hint={`${consultant.name} answers by mail, and the answer will stand here too.`}
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
                kind === 'interested' ? 'Anything you would like to know first?' : 'When, or whom instead?'
              }
              hint={`For ${consultant.name}. You may leave it empty.`}
              value={own ? (spec.response_note ?? '') : ''}
              again={again}
            />
          </>
        )}
        <button type="submit">{SEND[kind]}</button>
      </form>
    </details>
  );
};

const Rating: FC<{ kind: Kind; rating: number | null }> = ({ kind, rating }) => (
  <fieldset>
    <legend>How good is this profile for you?</legend>
    <p class="hint">1 is not at all, 5 is very. You may leave it out.</p>
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
