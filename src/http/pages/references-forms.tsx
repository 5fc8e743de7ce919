/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { Field, Notice } from './layout.tsx';

/** A rejected form: its values, and the error of a field. */
export interface RejectedForm {
  fields: URLSearchParams;
  field: string;
  fault: string;
}

const PLACES = [0, 1, 2];
const MEMBERS = [
  'name',
  'relationship',
  'company',
  'title',
  'email',
  'phone',
  'worked_from',
  'worked_to',
] as const;

/** The referees of a form with the position of each, or what is missing. */
export function readRefereesForm(
  fields: URLSearchParams,
): { referees: Record<string, string | null>[]; places: number[] } | { field: string; fault: string } {
  const text = (name: string): string | null => fields.get(name)?.trim() || null;
  const places = PLACES.filter((at) =>
    MEMBERS.some((member) => member !== 'relationship' && text(`r${at}_${member}`) !== null),
  );
  for (const at of [...new Set([0, 1, ...places])].sort()) {
    for (const member of ['name', 'email'] as const) {
      const field = `r${at}_${member}`;
      if (text(field) === null)
        return { field, fault: member === 'name' ? 'Give their name.' : 'Give their e-mail address.' };
    }
  }
  if (text('agreed') === null) return { field: 'agreed', fault: 'Ask them first, then tick this.' };
  return {
    places,
    referees: places.map((at) =>
      Object.fromEntries(MEMBERS.map((member) => [member, text(`r${at}_${member}`)])),
    ),
  };
}

/** The answers of a referee. */
export function readAnswers(fields: URLSearchParams): {
  answers: (string | null)[];
  would_rehire: boolean | null;
} {
  const again = fields.get('would_rehire');
  return {
    answers: [0, 1, 2, 3, 4].map((at) => fields.get(`q${at}`)?.trim() || null),
    would_rehire: again === 'yes' ? true : again === 'no' ? false : null,
  };
}

const RELATIONSHIPS: [string, string][] = [
  ['manager', 'My manager'],
  ['peer', 'A colleague'],
  ['report', 'Somebody I managed'],
  ['client', 'A client'],
];
const TITLES = ['First referee', 'Second referee', 'Third referee'];

const isTold = ({ fields }: RejectedForm, member: string): boolean =>
  member !== 'relationship' && (fields.get(`r2_${member}`) ?? '') !== '';

const Refused: FC<{ again: RejectedForm | null }> = ({ again }) =>
  again === null ? null : (
    <Notice kind="bad">
      <p>Nothing was sent yet. {again.fault}</p>
    </Notice>
  );

/** The form in which a candidate names referees. */
export const RefereesForm: FC<{ path: string; again: RejectedForm | null }> = ({ path, again }) => (
  <>
    <Refused again={again} />
    <form method="post" action={path} class="card">
      <Person at={0} again={again} />
      <Person at={1} again={again} />
      <details open={again !== null && MEMBERS.some((member) => isTold(again, member))}>
        <summary>Name a third, if you like</summary>
        <Person at={2} again={again} />
      </details>
      <div class="field">
        {again?.field === 'agreed' ? (
          <p class="fault" id="agreed-fault">
            {again.fault}
          </p>
        ) : null}
        <div class="choice">
          <input
            type="checkbox"
            id="agreed"
            name="agreed"
            value="yes"
            required
            checked={again?.fields.get('agreed') === 'yes'}
            aria-describedby={again?.field === 'agreed' ? 'agreed-fault' : undefined}
          />
          <label for="agreed">They have agreed that I give you their details.</label>
        </div>
      </div>
      <button type="submit" class="wide">
        Send my referees
      </button>
    </form>
    <form method="post" action={`${path}/decline`}>
      <button type="submit" class="second">
        I would rather name nobody
      </button>
    </form>
  </>
);

const Person: FC<{ at: number; again: RejectedForm | null }> = ({ at, again }) => {
  const field = (member: (typeof MEMBERS)[number]) => ({
    name: `r${at}_${member}`,
    value: again?.fields.get(`r${at}_${member}`) ?? undefined,
    fault: again?.field === `r${at}_${member}` ? again.fault : undefined,
    maxlength: 200,
    required: at < 2 && (member === 'name' || member === 'email'),
  });
  const chosen = again?.fields.get(`r${at}_relationship`);
  return (
    <fieldset>
      <legend>{TITLES[at]}</legend>
      <Field {...field('name')} label="Name" />
      <div class="field">
        <label for={`r${at}_relationship`}>What they were to you</label>
        <select id={`r${at}_relationship`} name={`r${at}_relationship`}>
          {RELATIONSHIPS.map(([value, label]) => (
            <option value={value} selected={chosen === value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Field {...field('email')} label="E-mail" type="email" hint="Their work address if you can." />
      <Field {...field('phone')} label="Phone" type="tel" />
      <Field {...field('company')} label="Company" />
      <Field {...field('title')} label="Their role there" />
      <Field
        {...field('worked_from')}
        label="You worked together from"
        type="month"
        hint="Year and month, such as 2021-03."
      />
      <Field {...field('worked_to')} label="Until" type="month" hint="Leave it empty if you still do." />
    </fieldset>
  );
};

const AGAIN: [string, string][] = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['', 'I would rather not say'],
];

/** The form in which a referee answers. */
export const ReferenceForm: FC<{
  path: string;
  questions: readonly string[];
  candidate: string;
  again: RejectedForm | null;
}> = ({ path, questions, candidate, again }) => {
  const chosen = again?.fields.get('would_rehire') ?? '';
  return (
    <>
      <Refused again={again} />
      <form method="post" action={path} class="card">
        {questions.map((question, at) => (
          <Field
            name={`q${at}`}
            label={question}
            lines={3}
            maxlength={5000}
            required={at === 0}
            value={again?.fields.get(`q${at}`) ?? undefined}
            fault={again?.field === `q${at}` ? again.fault : undefined}
          />
        ))}
        <fieldset>
          <legend>Would you work with {candidate} again?</legend>
          {AGAIN.map(([value, label]) => (
            <div class="choice">
              <input
                type="radio"
                id={`again-${value || 'unsaid'}`}
                name="would_rehire"
                value={value}
                checked={chosen === value}
              />
              <label for={`again-${value || 'unsaid'}`}>{label}</label>
            </div>
          ))}
        </fieldset>
        <button type="submit" class="wide">
          Send my reference
        </button>
      </form>
      <form method="post" action={`${path}/decline`}>
        <button type="submit" class="second">
          I would rather say nothing
        </button>
      </form>
    </>
  );
};
