/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { raw } from 'hono/html';
import type { FC } from 'hono/jsx';
import { firstNameOf } from '#src/domain/review/index.ts';
import type { ReviewedCandidate, ReviewPage } from '#src/domain/submissions/index.ts';
import {
  markReviewOpened,
  readReview,
  readReviewCv,
  respondToReview,
} from '#src/links/review/submissions.ts';
import { dayText, momentText } from '../language/format.ts';
import { type Key, marked, t } from '../language/text.ts';
import { attachment } from '../raw/documents.ts';
import type { HttpService } from '../service.ts';
import { openForm, Questions } from './client-form.tsx';
import { InactiveLink, inactiveTitle, isAutomaticRequest, renderClientPage } from './client-page.tsx';
import { capital } from './desk/wording.ts';
import { page, seeOther } from './page.tsx';
import { Career } from './profile.tsx';
import { type Refused, ResponseForm, readResponse } from './review-form.tsx';

const OPTIONS = { outsiders: true, link: true };

/**
 * The page on which a client reviews candidates. GET changes nothing: the page counts as opened when its beacon or a form
 * is sent, so that link scanners do not count.
 */
export function mountReview(app: Hono, service: HttpService): void {
  app.get('/r/:token', (c) =>
    page(service, c, async () => show(c, await readReview(service, c.req.param('token'))), OPTIONS),
  );
  app.get('/r/:token/items/:id/cv', (c) =>
    page(
      service,
      c,
      async () => {
        const { token, id } = c.req.param();
        const { bytes, filename, mime_type } = await readReviewCv(service, token, id);
        return new Response(new Uint8Array(bytes), {
          headers: {
            'Content-Type': mime_type,
            'Content-Length': String(bytes.length),
            'Content-Disposition': attachment(filename),
            'Content-Security-Policy': "default-src 'none'; sandbox",
            'X-Content-Type-Options': 'nosniff',
            'X-Robots-Tag': 'noindex, nofollow',
            'Referrer-Policy': 'no-referrer',
            'Cache-Control': 'private, no-store',
          },
        });
      },
      OPTIONS,
    ),
  );
  app.post('/r/:token/viewed', (c) =>
    page(
      service,
      c,
      async () => {
        await openForm(c);
        if (!isAutomaticRequest(c)) await markReviewOpened(service, c.req.param('token'));
        return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
      },
      OPTIONS,
    ),
  );
  app.post('/r/:token/items/:id', (c) =>
    page(
      service,
      c,
      async () => {
        const { token, id } = c.req.param();
        const form = await openForm(c);
        const response = readResponse(id, form);
        if ('fault' in response) return show(c, await readReview(service, token), response);
        const before = await readReview(service, token);
        if (before.state !== 'open') return show(c, before);
        await respondToReview(service, token, id, response);
        return seeOther(`/r/${encodeURIComponent(token)}#c-${encodeURIComponent(id)}`);
      },
      OPTIONS,
    ),
  );
}

function show(c: Context, review: ReviewPage, refused: Refused | null = null): Promise<Response> {
  const { agency, consultant } = review;
  if (review.state !== 'open') {
    return renderClientPage(c, {
      title: inactiveTitle(review.state),
      agency,
      consultant,
      status: 410,
      body: <InactiveLink state={review.state} consultant={consultant} agency={agency} />,
    });
  }
  const path = `/r/${encodeURIComponent(c.req.param('token') ?? '')}`;
  return renderClientPage(c, {
    title: review.title ?? review.job_title,
    agency,
    consultant,
    status: refused === null ? 200 : 422,
    beacon: review.viewed ? undefined : `${path}/viewed`,
    body: <Review review={review} path={path} refused={refused} />,
  });
}

type Open = Extract<ReviewPage, { state: 'open' }>;

const Review: FC<{ review: Open; path: string; refused: Refused | null }> = ({ review, path, refused }) => {
  const { candidates, consultant } = review;
  const isAsked = candidates.some(isStillAsked);
  const until = momentText(review.expires_at, review.timezone);
  const answeredOn = (at: string): string => dayText(at, review.timezone);
  return (
    <>
      <p class="over">{review.title ?? review.job_title}</p>
      <h1>
        {review.headline ??
          t('clients.helloCandidatesForYou', {
            name: firstNameOf(review.contact),
            candidates: candidates.length,
          })}
      </h1>
      {review.role_over === null ? null : (
        <div class="state plain" role="status">
          <p>{t('clients.roleIsOver', { state: review.role_over, consultant: consultant.name })}</p>
        </div>
      )}
      {review.completed ? (
        <div class="state good" role="status">
          <p>
            <strong>{t('clients.thankYouThatIsEverything')}</strong>
          </p>
          <p>
            {review.role_over === null && isAsked
              ? t('clients.hasYourAnswers', {
                  consultant: consultant.name,
                  answers: candidates.length,
                  until,
                })
              : null}
          </p>
        </div>
      ) : null}
      <div class="intro">
        {review.intro_html === null ? <Introduction review={review} /> : raw(review.intro_html)}
      </div>
      {candidates.length > 1 ? (
        <nav aria-label={t('clients.candidatesOnThisPage')}>
          <ul class="jump">
            {candidates.map((candidate) => (
              <li>
                <a href={`#c-${candidate.id}`}>{candidate.name}</a>
                {candidate.profile?.now == null ? null : <span> {candidate.profile.now}</span>}
                <span class="soft small">{saidOf(candidate)}</span>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {candidates.map((candidate) => (
        <Candidate
          candidate={candidate}
          path={path}
          refused={refused}
          consultant={consultant.name}
          answeredOn={answeredOn}
        />
      ))}
      <p class="soft small">{t('clients.thisPageIsOpenUntil', { until })}</p>
    </>
  );
};

/** What stands before the candidates where the agency wrote nothing. */
const Introduction: FC<{ review: Open }> = ({
  review: { job_title, role_over, candidates, consultant, agency },
}) => (
  <>
    <p>{capital(t('mails.putForward', { role: job_title, candidates: candidates.length }))}</p>
    {role_over === null && candidates.some(isStillAsked) ? <p>{t('mails.youMayAnswer')}</p> : null}
    <p>
      {consultant.name === agency ? null : (
        <>
          {consultant.name}
          <br />
        </>
      )}
      {agency}
    </p>
  </>
);

/** Whether the page still has forms about somebody. */
const isStillAsked = ({ over, profile }: ReviewedCandidate): boolean => over === null && profile !== null;

const saidOf = ({ over, profile, response }: ReviewedCandidate): string => {
  if (over === 'placed') return t('clients.placed');
  return over !== null || profile === null ? t('clients.noLongerPutForward') : t(SAID[response]);
};

const SAID = {
  none: 'clients.waitsForYou',
  question: 'clients.youAskedAQuestion',
  interview_requested: 'clients.interviewRequested',
  passed: 'clients.passed',
} as const satisfies Record<ReviewedCandidate['response'], Key>;

interface CandidateProps {
  candidate: ReviewedCandidate;
  path: string;
  refused: Refused | null;
  consultant: string;
  /** A day in the language of the page and the agency's zone. */
  answeredOn: (at: string) => string;
}

const Candidate: FC<CandidateProps> = ({ candidate, path, refused, consultant, answeredOn }) => {
  const { id, name, profile } = candidate;
  const action = `${path}/items/${encodeURIComponent(id)}`;
  return (
    <article id={`c-${id}`} tabindex={-1} aria-labelledby={`n-${id}`}>
      <div class="head">
        <span class="disc" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div>
          <h2 id={`n-${id}`}>{name}</h2>
          {profile?.now == null ? null : <p>{profile.now}</p>}
        </div>
      </div>
      {profile === null ? null : <Facts profile={profile} />}
      <div class="summary">{raw(candidate.summary_html)}</div>
      {profile === null ? null : <Career profile={profile} name={name} />}
      {candidate.cv ? (
        <p class="cv">
          <a href={`${action}/cv`}>
            {marked('clients.downloadTheCv', {
              name,
              hidden: (text) => <span class="visually-hidden">{text}</span>,
            })}
          </a>
        </p>
      ) : null}
      <State candidate={candidate} consultant={consultant} answeredOn={answeredOn} />
      <Questions
        questions={candidate.questions}
        about={name}
        consultant={consultant}
        answeredOn={answeredOn}
      />
      {profile === null || candidate.over !== null ? (
        <p class="state plain">
          {candidate.over === 'placed'
            ? t('clients.hasBeenPlaced', { name, consultant })
            : t('clients.isNoLongerBeingPut', { name, consultant })}
        </p>
      ) : (
        <div class="acts">
          {(['interview', 'question', 'pass'] as const).map((kind) => (
            <ResponseForm
              candidate={candidate}
              kind={kind}
              action={action}
              refused={refused}
              consultant={consultant}
            />
          ))}
        </div>
      )}
    </article>
  );
};

const Facts: FC<{ profile: NonNullable<ReviewedCandidate['profile']> }> = ({ profile }) => {
  const { place, years, notice, linkedin_url } = profile;
  const facts = [
    place,
    years === null || years < 1 ? null : t('clients.yearsOfExperience', { years: Math.floor(years) }),
    notice === null ? null : t('clients.notice', { notice }),
  ].filter((fact) => fact !== null);
  if (facts.length === 0 && linkedin_url === null) return null;
  return (
    <ul class="facts" aria-label={t('clients.inShort')}>
      {facts.map((fact) => (
        <li>{fact}</li>
      ))}
      {linkedin_url === null ? null : (
        <li>
          <a href={linkedin_url} rel="noopener noreferrer" target="_blank">
            {t('clients.linkedin')}
          </a>
        </li>
      )}
    </ul>
  );
};

const State: FC<Pick<CandidateProps, 'candidate' | 'consultant' | 'answeredOn'>> = ({
  candidate,
  consultant,
  answeredOn,
}) => {
  const { response, responded_at, interview_request, pass_reason, name, over, met } = candidate;
  if (response === 'interview_requested') {
    const { preferred_times = [], note = null } = interview_request ?? {};
    return (
      <div class="state good">
        <p>
          {marked('clients.youAskedForAnInterview', {
            name,
            consultant,
            // Nobody arranges what was arranged, or what is over with the application.
            next: met ?? (over === null ? 'none' : 'over'),
            b: (text) => <strong>{text}</strong>,
          })}
        </p>
        {preferred_times.length === 0 ? null : (
          <ul>
            {preferred_times.map((time) => (
              <li>{time}</li>
            ))}
          </ul>
        )}
        {note === null ? null : <p class="said">{note}</p>}
        <p class="who">{responded_at === null ? null : answeredOn(responded_at)}</p>
      </div>
    );
  }
  if (response !== 'passed') return null;
  return (
    <div class="state plain">
      <p>
        <strong>{t('clients.youPassedOn', { name })}</strong>
      </p>
      <p class="said">{pass_reason}</p>
      <p class="who">{responded_at === null ? null : answeredOn(responded_at)}</p>
    </div>
  );
};

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  // The initial of "Candidate B" is its letter.
  if (words[0] === 'Candidate' && words.length === 2) return words[1] ?? '';
  const [first = '', last = ''] = [words[0]?.at(0), words.length > 1 ? words.at(-1)?.at(0) : ''];
  return `${first}${last}`.toUpperCase();
}
