/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { ReviewedCandidate } from '#src/domain/submissions/index.ts';
import { Respond } from '#src/domain/submissions/schema.ts';
import { type Key, t } from '../language/text.ts';
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

const FAULTS = {
  times: 'clients.giveUpToTenTimes',
  note: 'clients.keepTheNoteUnder5',
  reason: 'clients.sayInAFewWords',
  question: 'clients.writeYourQuestionInAt',
} as const satisfies Record<string, Key>;

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
  return {
    item,
    kind,
    values,
    field,
    fault: t(field in FAULTS ? FAULTS[field as keyof typeof FAULTS] : 'clients.pleaseCheckThis'),
  };
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
          {t(SEND[kind])}
        </button>
      </form>
    </details>
  );
};

const SEND = {
  interview: 'clients.sendTheRequest',
  pass: 'clients.passOnThisCandidate',
  question: 'clients.sendTheQuestion',
} as const satisfies Record<Kind, Key>;

function labelOf(kind: Kind, response: ReviewedCandidate['response']): string {
  if (kind === 'question') return t('clients.askAQuestion');
  if (kind === 'interview') {
    if (response === 'interview_requested') return t('clients.changeYourRequest');
    return response === 'passed' ? t('clients.interviewAfterAll') : t('clients.requestAnInterview');
  }
  if (response === 'passed') return t('clients.editYourReason');
  return response === 'interview_requested' ? t('clients.passInstead') : t('clients.pass');
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
          label={t('clients.timesThatWouldSuitYou')}
          hint={t('clients.oneOnEachLineIn')}
          value={request?.preferred_times.join('\n') ?? ''}
        />
        <Area
          {...shared}
          name="note"
          label={t('clients.anythingElse')}
          hint={t('clients.whoWillTakePartWhere', { consultant })}
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
        label={t('clients.whyNot')}
        hint={t('clients.aFewWordsHelpTo', { consultant })}
        value={candidate.pass_reason ?? ''}
        required
      />
    );
  }
  return (
    <Area
      {...shared}
      name="question"
      label={t('clients.yourQuestion')}
      hint={t('clients.answersByMailAndThe', { consultant })}
      value=""
      required
    />
  );
};
