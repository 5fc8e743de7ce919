/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { MAX_ANSWER } from '#src/domain/ai-screens/schema.ts';
import type { ShownScreen } from '#src/links/ai-screens/pages.ts';
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
      <strong>{view.agency}</strong> has {view.questions.length} questions for you about the role{' '}
      <strong>{view.job_title}</strong>.{' '}
      {view.records
        ? 'You write each answer or record it, one after another, in your own time.'
        : 'You write each answer, one after another, in your own time. Recording is not offered here.'}
    </p>
    <h2>Before you begin</h2>
    <ul>
      <li>Your answers go to {view.agency} and to nobody else, as your application does.</li>
      {view.records ? <li>A recording is put into words by a program, and kept beside them.</li> : null}
      <li>
        A program compares your words with what the role asks. It looks at nothing else, such as your voice,
        your age or where you come from. It decides nothing: a person reads your answers and does.
      </li>
      <li>
        You can skip a question, pause and come back until {view.until}, ask for a person, or withdraw. What
        you have answered when the page closes goes to {view.agency}.
      </li>
      <li>
        Recordings and answers are removed {view.retention_days} days after you finish, or when you withdraw.
      </li>
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
          <label for="agreed">I am {view.name}, and I agree to this.</label>
        </div>
      </div>
      <button type="submit" class="wide">
        Begin
      </button>
    </form>
    <StepForm path={path} step="person" label="I would rather speak with a person" />
    <StepForm path={path} step="decline" label="I would rather not take part" />
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
      <progress class="steps" value={no} max={last} aria-label={`Question ${no} of ${last}`} />
      <p class="question" id="question" lang="en">
        {question}
      </p>
      {before?.kind === 'recording' ? (
        <Notice>
          <p>
            Your recording{before.seconds === null ? '' : ` of ${Math.round(before.seconds)} seconds`} is
            kept. A new answer takes its place.
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
          <h2 id="say">Say your answer</h2>
          <p class="row">
            <button type="button" id="record">
              Record
            </button>
            <button type="button" id="stop" hidden>
              Stop
            </button>
            <button type="button" id="aloud" class="second" hidden>
              Read the question aloud
            </button>
          </p>
          <p id="said" role="status" />
          <div id="kept" hidden>
            <p class="row">
              <button type="button" id="send">
                Send this recording
              </button>
              <button type="button" id="again" class="second">
                Record again
              </button>
            </p>
          </div>
        </section>
      ) : null}
      <form method="post" action={action} class="card">
        <Field
          name="text"
          label={view.records ? 'Or write your answer' : 'Your answer'}
          lines={7}
          maxlength={MAX_ANSWER}
          required={false}
          value={text ?? before?.text ?? undefined}
          fault={fault}
        />
        <p class="row">
          <button type="submit">Keep and go on</button>
          <button type="submit" name="skip" value="yes" class="second">
            Skip this question
          </button>
        </p>
      </form>
      <p class="row">{no > 1 ? <a href={`${path}?q=${no - 1}`}>Back to question {no - 1}</a> : null}</p>
      <div class="row">
        <StepForm path={path} step="pause" label="Pause" />
        <StepForm path={path} step="person" label="Ask for a person instead" />
        <StepForm path={path} step="withdraw" label="Withdraw" />
      </div>
    </>
  );
};

/** What was answered, before it is handed over. */
export const Review: FC<{ view: ShownScreen; path: string }> = ({ view, path }) => (
  <>
    <p>This is what {view.agency} gets. You can still change each answer.</p>
    <ol class="answers">
      {view.questions.map(({ no, question }) => {
        const answer = view.answers.find((given) => given.no === no);
        return (
          <li>
            <p class="question">{question}</p>
            <p class="soft">{toldOf(answer)}</p>
            <p>
              <a href={`${path}?q=${no}`}>Change the answer to question {no}</a>
            </p>
          </li>
        );
      })}
    </ol>
    <StepForm path={path} step="finish" label="Send my answers" main />
    <StepForm path={path} step="pause" label="Pause" />
    <StepForm path={path} step="person" label="Ask for a person instead" />
    <StepForm path={path} step="withdraw" label="Withdraw and remove my answers" />
  </>
);

function toldOf(answer: ShownScreen['answers'][number] | undefined): string {
  if (answer === undefined || answer.kind === 'skipped') return 'Skipped.';
  if (answer.kind === 'text') return answer.text ?? '';
  return `Recorded${answer.seconds === null ? '' : `, ${Math.round(answer.seconds)} seconds`}.`;
}
