/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import type { Child } from 'hono/jsx';
import { AppError } from '#src/lib/errors.ts';
import type { ScreenStep } from '#src/links/ai-screens/actions.ts';
import {
  answerScreen,
  readScreen,
  recordScreenAnswer,
  type ShownScreen,
  takeScreenStep,
} from '#src/links/ai-screens/pages.ts';
import { dayText } from '../language/format.ts';
import { faultText } from '../language/refusal.ts';
import { t } from '../language/text.ts';
import { multipartForm } from '../multipart.ts';
import { bodyBytes } from '../request.ts';
import type { HttpService } from '../service.ts';
import { Notice } from './layout.tsx';
import { isCorrectable, PageRefusal, page, renderPage, seeOther } from './page.tsx';
import { AgreeForm, AnswerForm, Review, StepForm } from './screen-forms.tsx';
import { RECORDER_STYLE, recorderScript } from './screen-recorder.ts';

const MAX_FORM = 128 * 1024;
/** What providers of speech to text take at most. */
const MAX_RECORDING = 25 * 1024 * 1024;
const OPTIONS = { outsiders: true, link: true };
const STEPS: readonly ScreenStep[] = ['pause', 'resume', 'finish', 'person', 'decline', 'withdraw'];

/** The page on which a candidate takes an AI screen. Opening it changes nothing, and only recording needs a script. */
export function mountScreen(app: Hono, service: HttpService): void {
  app.get('/screen/:token', (c) => page(service, c, () => show(c, service), OPTIONS));
  app.post('/screen/:token/agree', (c) => page(service, c, () => agree(c, service), OPTIONS));
  app.post('/screen/:token/answers/:no', (c) => page(service, c, () => answer(c, service), OPTIONS));
  app.post('/screen/:token/answers/:no/recording', (c) =>
    page(service, c, () => record(c, service), OPTIONS),
  );
  for (const step of STEPS)
    app.post(`/screen/:token/${step}`, (c) => page(service, c, () => take(c, service, step), OPTIONS));
}

const tokenOf = (c: Context): string => c.req.param('token') ?? '';
const pathOf = (c: Context): string => `/screen/${encodeURIComponent(tokenOf(c))}`;
const numberOf = (c: Context): number => Number(c.req.param('no'));

async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.from(await bodyBytes(c, MAX_FORM)).toString('utf8'));
}

async function agree(c: Context, service: HttpService): Promise<Response> {
  const fields = await formOf(c);
  if (fields.get('agreed') !== 'yes') return show(c, service, t('screens.tickThisFirstOrChoose'));
  return take(c, service, 'agree');
}

async function take(c: Context, service: HttpService, step: ScreenStep): Promise<Response> {
  if (step !== 'agree') await formOf(c);
  try {
    await takeScreenStep(service, tokenOf(c), step);
  } catch (error) {
    return shownAgain(c, service, error);
  }
  return seeOther(pathOf(c));
}

async function answer(c: Context, service: HttpService): Promise<Response> {
  const fields = await formOf(c);
  const text = fields.get('text')?.trim() ?? '';
  const skips = fields.get('skip') !== null;
  if (!skips && text === '')
    return show(c, service, t('screens.writeAFewWordsOr'), { no: numberOf(c), text });
  try {
    await answerScreen(service, tokenOf(c), { no: numberOf(c), text: skips ? null : text });
  } catch (error) {
    return shownAgain(c, service, error, { no: numberOf(c), text });
  }
  return seeOther(pathOf(c));
}

// Sent by the page's script, which looks at the status alone.
async function record(c: Context, service: HttpService): Promise<Response> {
  // Check the link before reading an upload.
  const { state } = await readScreen(service, tokenOf(c));
  if (state !== 'open' && state !== 'paused')
    throw new AppError('CONFLICT', 'Nothing was kept: this page takes no answers now. Open it anew.');
  const { fields, file } = await multipartForm(c, MAX_RECORDING);
  if (file === null || file.bytes.length === 0)
    throw new AppError('VALIDATION_ERROR', 'No recording arrived. Record your answer again.', {
      field: 'file',
    });
  const seconds = Number(fields.get('seconds'));
  await recordScreenAnswer(service, tokenOf(c), {
    no: numberOf(c),
    bytes: file.bytes,
    seconds: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 3600) : null,
  });
  return new Response(null, { status: 204 });
}

// What the person can put right, and a page whose state has changed meanwhile, is shown with a word about it.
function shownAgain(
  c: Context,
  service: HttpService,
  error: unknown,
  given?: { no: number; text: string },
): Promise<Response> {
  if (!isCorrectable(error)) throw error;
  return show(c, service, faultText(error), given, error.status);
}

async function show(
  c: Context,
  service: HttpService,
  fault?: string,
  given?: { no: number; text: string },
  status = fault === undefined ? 200 : 422,
): Promise<Response> {
  const view = await readScreen(service, tokenOf(c));
  if (view.state === 'expired' || view.state === 'closed') throw over(view);
  const path = pathOf(c);
  const at = view.state === 'open' ? questionAt(view, given?.no ?? Number(c.req.query('q'))) : undefined;
  const records = at !== undefined && view.records;
  return renderPage(c, {
    title: titleOf(view, at?.no),
    narrow: true,
    agency: view.agency,
    status,
    style: RECORDER_STYLE,
    ...(records ? { script: recorderScript(), plays: true } : {}),
    body: (
      <>
        {fault === undefined ? null : (
          <Notice kind="bad">
            <p>{fault}</p>
          </Notice>
        )}
        {view.state === 'open' ? (
          at === undefined ? (
            <Review view={view} path={path} />
          ) : (
            <AnswerForm view={view} path={path} question={at} text={given?.text} fault={fault} />
          )
        ) : (
          bodyOf(view, path, fault)
        )}
        <Contact {...view} />
      </>
    ),
  });
}

/** The question asked for, else the first that has no answer yet; undefined once each has one. */
function questionAt({ questions, answers }: ShownScreen, asked: number) {
  const wanted = questions.find(({ no }) => no === asked);
  return wanted ?? questions.find(({ no }) => !answers.some((given) => given.no === no));
}

function titleOf(view: ShownScreen, no: number | undefined): string {
  if (view.state !== 'open') return t('screens.hello', { firstName: view.first_name });
  return no === undefined
    ? t('screens.yourAnswers')
    : t('screens.questionOf', { no, questions: view.questions.length });
}

function bodyOf(view: ShownScreen, path: string, fault: string | undefined): Child {
  switch (view.state) {
    case 'invited':
      return <AgreeForm view={view} path={path} fault={fault} />;
    case 'paused':
      return (
        <>
          <Notice>
            <p>{t('screens.youHavePausedWhatYou', { until: dayText(view.expires_at, view.timezone) })}</p>
          </Notice>
          <StepForm path={path} step="resume" label={t('screens.goOn')} main />
          <StepForm path={path} step="person" label={t('screens.iWouldRatherSpeakWith')} />
          <StepForm path={path} step="withdraw" label={t('screens.withdrawAndRemoveMyAnswers')} />
        </>
      );
    case 'completed':
      return (
        <>
          <Notice kind="good">
            <p>{view.kept ? t('screens.thankYouReached', { agency: view.agency }) : t('screens.thankYou')}</p>
          </Notice>
          {view.kept ? (
            <>
              <p>{t('screens.yourAnswersAreRemovedDays', { retentionDays: view.retention_days })}</p>
              <StepForm path={path} step="withdraw" label={t('screens.withdrawAndRemoveMyAnswers')} />
            </>
          ) : null}
        </>
      );
    case 'person_wanted':
      return (
        <Notice kind="good">
          <p>{t('screens.knowsThatYouWouldRather', { consultant: view.consultant.name })}</p>
        </Notice>
      );
    default:
      return (
        <Notice>
          <p>
            {t(view.state === 'withdrawn' ? 'screens.youWithdrew' : 'screens.youChoseNotToTake', {
              consultant: view.consultant.name,
            })}
          </p>
        </Notice>
      );
  }
}

const over = ({ agency, state }: ShownScreen) =>
  new PageRefusal(
    410,
    state === 'expired' ? t('screens.thisPageHasClosed') : t('screens.nothingMoreIsAskedHere'),
    state === 'expired'
      ? t('screens.thisPageWasOpenFor', { agency })
      : t('screens.asksForNothingMoreHere', { agency }),
  );

function Contact({
  agency,
  consultant: { name, email },
}: {
  agency: string;
  consultant: { name: string; email: string | null };
}) {
  return (
    <p class="soft small">
      {name === agency ? agency : `${name}, ${agency}`}
      {email === null ? null : (
        <>
          {' · '}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}
