/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { ReviewedCandidate } from '#src/domain/submissions/index.ts';
import { Respond } from '#src/domain/submissions/schema.ts';
import { Area, type RejectedField, valuesOf } from './client-form.tsx';

type Kind = Respond['kind'];

/** A rejected form, to be shown again with its values. */
export interface Refused extends RejectedField {
  item: string;
  kind: Kind;
}

const FIELDS: Record<Kind, readonly string[]> = {
  interview: ['times', 'note'],
  pass: ['reason'],
  question: ['question'],
};

const FAULTS: Record<string, string> = {
  times: 'Give up to ten times, one on each line and none longer than 200 characters.',
  note: 'Keep the note under 5,000 characters.',
  reason: 'Say in a few words why not: it helps to find somebody better.',
  question: 'Write your question, in at most 5,000 characters.',
};

/** The response in a form of the page. An unknown kind counts as an empty question. */
export function readResponse(item: string, form: URLSearchParams): Respond | Refused {
  const kind =
    (['interview', 'pass', 'question'] as const).find((one) => one === form.get('kind')) ?? 'question';
  const values = valuesOf(form, FIELDS[kind]);
  const said = (name: string): string => values.get(name) ?? '';
  const times = said('times')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const given = {
    interview: { kind, preferred_times: times, note: said('note') || null },
    pass: { kind, reason: said('reason') },
    question: { kind, text: said('question') },
  }[kind];
  const parsed = Respond.safeParse(given);
  if (parsed.success) return parsed.data;
  const at = String(parsed.error.issues[0]?.path[0] ?? '');
  const field =
    { preferred_times: 'times', note: 'note', reason: 'reason', text: 'question' }[at] ?? 'question';
  return { item, kind, values, field, fault: FAULTS[field] ?? 'Please check this.' };
}

interface FormProps {
  candidate: ReviewedCandidate;
  kind: Kind;
  action: string;
  refused: Refused | null;
  consultant: string;
}

/** One kind of response to a candidate, with its own button. */
export const ResponseForm: FC<FormProps> = ({ candidate, kind, action, refused, consultant }) => {
  const again = refused?.item === candidate.id && refused.kind === kind ? refused : null;
  const first = kind === 'interview' && (candidate.response === 'none' || candidate.response === 'question');
  return (
    <details name={`say-${candidate.id}`} class={first ? 'first' : undefined} open={again !== null}>
      <summary>
        <span>
          {labelOf(kind, candidate.response)}
          <span class="visually-hidden">{`: ${candidate.name}`}</span>
        </span>
      </summary>
      <form method="post" action={action}>
        <input type="hidden" name="kind" value={kind} />
        <Fields candidate={candidate} kind={kind} again={again} consultant={consultant} />
        <button type="submit" class={kind === 'pass' ? 'quiet' : undefined}>
          {SEND[kind]}
        </button>
      </form>
    </details>
  );
};

const SEND: Record<Kind, string> = {
  interview: 'Send the request',
  pass: 'Pass on this candidate',
  question: 'Send the question',
};

function labelOf(kind: Kind, response: ReviewedCandidate['response']): string {
  if (kind === 'question') return 'Ask a question';
  if (kind === 'interview') {
    if (response === 'interview_requested') return 'Change your request';
    return response === 'passed' ? 'Interview after all' : 'Request an interview';
  }
  if (response === 'passed') return 'Edit your reason';
  return response === 'interview_requested' ? 'Pass instead' : 'Pass';
}

const Fields: FC<{ candidate: ReviewedCandidate; kind: Kind; again: Refused | null; consultant: string }> = ({
  candidate,
  kind,
  again,
  consultant,
}) => {
  const shared = { item: candidate.id, again };
  const request = candidate.interview_request;
  if (kind === 'interview') {
    return (
      <>
        <Area
          {...shared}
          name="times"
          label="Times that would suit you"
          hint="One on each line, in your own words: Tuesday 3 March, 2 to 4 pm. You may leave it empty."
          value={request?.preferred_times.join('\n') ?? ''}
        />
        <Area
          {...shared}
          name="note"
          label="Anything else"
          hint={`Who will take part, where, how long. ${consultant} arranges the rest with you.`}
          value={request?.note ?? ''}
        />
      </>
    );
  }
  if (kind === 'pass') {
    return (
      <Area
        {...shared}
        name="reason"
        label="Why not?"
        hint={`A few words help ${consultant} to find somebody who fits better.`}
        value={candidate.pass_reason ?? ''}
        required
      />
    );
  }
  return (
    <Area
      {...shared}
      name="question"
      label="Your question"
      hint={`${consultant} answers by mail, and the answer will stand here too.`}
      value=""
      required
    />
  );
};
