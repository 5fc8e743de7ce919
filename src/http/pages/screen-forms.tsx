/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { MAX_ANSWER } from '#src/domain/ai-screens/schema.ts';
import type { ShownScreen } from '#src/links/ai-screens/pages.ts';
import { dayText } from '../language/format.ts';
import { marked, t } from '../language/text.ts';
import { Field, Notice } from './layout.tsx';

type Question = ShownScreen['questions'][number];

/** A button that takes a step by itself. */
export const StepForm: FC<{ path: string; step: string; label: string; main?: true }> = ({
  path,
  step,
  label,
  main,
}) => (
  <form method="post" action={`${path}/${step}`}>
    <button type="submit" class={main ? 'wide' : 'second'}>
      {label}
    </button>
  </form>
);

/** What the answers are used for, and the form by which the candidate agrees. */
export const AgreeForm: FC<{ view: ShownScreen; path: string; fault: string | undefined }> = ({
  view,
  path,
  fault,
}) => (
  <>
    <p>
      {marked('screens.hasQuestionsForYouAbout', {
        agency: view.agency,
        questions: view.questions.length,
        jobTitle: view.job_title ?? t('screens.titleToFollow'),
        b: (text) => <strong>{text}</strong>,
      })}{' '}
      {view.records ? t('screens.youWriteEachAnswerOr') : t('screens.youWriteEachAnswerOne')}
    </p>
    <h2>{t('screens.beforeYouBegin')}</h2>
    <ul>
      <li>{t('screens.yourAnswersGoToAnd', { agency: view.agency })}</li>
      {view.records ? <li>{t('screens.aRecordingIsPutInto')}</li> : null}
      <li>{t('screens.aProgramComparesYourWords')}</li>
      <li>
        {t('screens.youCanSkipAQuestion', {
          until: dayText(view.expires_at, view.timezone),
          agency: view.agency,
        })}
      </li>
      <li>{t('screens.recordingsAndAnswersAreRemoved', { retentionDays: view.retention_days })}</li>
    </ul>
    <form method="post" action={`${path}/agree`} class="card">
      <div class="field">
        {fault === undefined ? null : (
          <p class="fault" id="agreed-fault">
            {fault}
          </p>
        )}
        <div class="choice">
          <input
            type="checkbox"
            id="agreed"
            name="agreed"
            value="yes"
            required
            autofocus={fault !== undefined}
            aria-invalid={fault === undefined ? undefined : 'true'}
            aria-describedby={fault === undefined ? undefined : 'agreed-fault'}
          />
          <label for="agreed">{t('screens.iAmAndIAgree', { name: view.name })}</label>
        </div>
      </div>
      <button type="submit" class="wide">
        {t('screens.begin')}
      </button>
    </form>
    <StepForm path={path} step="person" label={t('screens.iWouldRatherSpeakWith')} />
    <StepForm path={path} step="decline" label={t('screens.iWouldRatherNotTake')} />
  </>
);

/** One question with the ways to answer it. */
export const AnswerForm: FC<{
  view: ShownScreen;
  path: string;
  question: Question;
  text: string | undefined;
  fault: string | undefined;
}> = ({ view, path, question: { no, question }, text, fault }) => {
  const before = view.answers.find((answer) => answer.no === no);
  const action = `${path}/answers/${no}`;
  const last = view.questions.length;
  return (
    <>
      <progress
        class="steps"
        value={no}
        max={last}
        aria-label={t('screens.questionOf', { no, questions: last })}
      />
      <p class="question" id="question" lang="en">
        {question}
      </p>
      {before?.kind === 'recording' ? (
        <Notice>
          <p>
            {before.seconds === null
              ? t('screens.yourRecordingIsKept')
              : t('screens.yourRecordingOfIsKept', { seconds: Math.round(before.seconds) })}
          </p>
        </Notice>
      ) : null}
      {view.records ? (
        <section
          id="recorder"
          class="card"
          hidden
          aria-labelledby="say"
          data-to={`${action}/recording`}
          data-next={path}
        >
          <h2 id="say">{t('screens.sayYourAnswer')}</h2>
          <p class="row">
            <button type="button" id="record">
              {t('screens.record')}
            </button>
            <button type="button" id="stop" hidden>
              {t('screens.stop')}
            </button>
            <button type="button" id="aloud" class="second" hidden>
              {t('screens.readTheQuestionAloud')}
            </button>
          </p>
          <p id="said" role="status" />
          <div id="kept" hidden>
            <p class="row">
              <button type="button" id="send">
                {t('screens.sendThisRecording')}
              </button>
              <button type="button" id="again" class="second">
                {t('screens.recordAgain')}
              </button>
            </p>
          </div>
        </section>
      ) : null}
      <form method="post" action={action} class="card">
        <Field
          name="text"
          label={view.records ? t('screens.orWriteYourAnswer') : t('screens.yourAnswer')}
          lines={7}
          maxlength={MAX_ANSWER}
          required={false}
          value={text ?? before?.text ?? undefined}
          fault={fault}
        />
        <p class="row">
          <button type="submit">{t('screens.keepAndGoOn')}</button>
          <button type="submit" name="skip" value="yes" class="second">
            {t('screens.skipThisQuestion')}
          </button>
        </p>
      </form>
      <p class="row">
        {no > 1 ? <a href={`${path}?q=${no - 1}`}>{t('screens.backToQuestion', { no: no - 1 })}</a> : null}
      </p>
      <div class="row">
        <StepForm path={path} step="pause" label={t('screens.pause')} />
        <StepForm path={path} step="person" label={t('screens.askForAPersonInstead')} />
        <StepForm path={path} step="withdraw" label={t('screens.withdraw')} />
      </div>
    </>
  );
};

/** What was answered, before it is handed over. */
export const Review: FC<{ view: ShownScreen; path: string }> = ({ view, path }) => (
  <>
    <p>{t('screens.thisIsWhatGetsYou', { agency: view.agency })}</p>
    <ol class="answers">
      {view.questions.map(({ no, question }) => {
        const answer = view.answers.find((given) => given.no === no);
        return (
          <li>
            <p class="question">{question}</p>
            <p class="soft">{toldOf(answer)}</p>
            <p>
              <a href={`${path}?q=${no}`}>{t('screens.changeTheAnswerToQuestion', { no })}</a>
            </p>
          </li>
        );
      })}
    </ol>
    <StepForm path={path} step="finish" label={t('screens.sendMyAnswers')} main />
    <StepForm path={path} step="pause" label={t('screens.pause')} />
    <StepForm path={path} step="person" label={t('screens.askForAPersonInstead')} />
    <StepForm path={path} step="withdraw" label={t('screens.withdrawAndRemoveMyAnswers')} />
  </>
);

function toldOf(answer: ShownScreen['answers'][number] | undefined): string {
  if (answer === undefined || answer.kind === 'skipped') return t('screens.skipped');
  if (answer.kind === 'text') return answer.text ?? '';
  return answer.seconds === null
    ? t('screens.recorded')
    : t('screens.recordedSeconds', { seconds: Math.round(answer.seconds) });
}
