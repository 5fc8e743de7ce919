/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { type Key, t } from '../language/text.ts';
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
        return {
          field,
          fault: member === 'name' ? t('references.giveTheirName') : t('references.giveTheirEmailAddress'),
        };
    }
  }
  if (text('agreed') === null) return { field: 'agreed', fault: t('references.askThemFirstThenTick') };
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

const RELATIONSHIPS = [
  ['manager', 'references.myManager'],
  ['peer', 'references.aColleague'],
  ['report', 'references.somebodyIManaged'],
  ['client', 'references.aClient'],
] as const satisfies readonly [string, Key][];
const TITLES = [
  'references.firstReferee',
  'references.secondReferee',
  'references.thirdReferee',
] as const satisfies readonly Key[];

const isTold = ({ fields }: RejectedForm, member: string): boolean =>
  member !== 'relationship' && (fields.get(`r2_${member}`) ?? '') !== '';

const Refused: FC<{ again: RejectedForm | null }> = ({ again }) =>
  again === null ? null : (
    <Notice kind="bad">
      <p>{t('references.nothingWasSentYet', { fault: again.fault })}</p>
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
        <summary>{t('references.nameAThirdIfYou')}</summary>
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
          <label for="agreed">{t('references.theyHaveAgreedThatI')}</label>
        </div>
      </div>
      <button type="submit" class="wide">
        {t('references.sendMyReferees')}
      </button>
    </form>
    <form method="post" action={`${path}/decline`}>
      <button type="submit" class="second">
        {t('references.iWouldRatherNameNobody')}
      </button>
    </form>
  </>
);

const Person: FC<{ at: 0 | 1 | 2; again: RejectedForm | null }> = ({ at, again }) => {
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
      <legend>{t(TITLES[at])}</legend>
      <Field {...field('name')} label={t('references.name')} />
      <div class="field">
        <label for={`r${at}_relationship`}>{t('references.whatTheyWereToYou')}</label>
        <select id={`r${at}_relationship`} name={`r${at}_relationship`}>
          {RELATIONSHIPS.map(([value, label]) => (
            <option value={value} selected={chosen === value}>
              {t(label)}
            </option>
          ))}
        </select>
      </div>
      <Field
        {...field('email')}
        label={t('references.email')}
        type="email"
        hint={t('references.theirWorkAddressIfYou')}
      />
      <Field {...field('phone')} label={t('references.phone')} type="tel" />
      <Field {...field('company')} label={t('references.company')} />
      <Field {...field('title')} label={t('references.theirRoleThere')} />
      <Field
        {...field('worked_from')}
        label={t('references.youWorkedTogetherFrom')}
        type="month"
        hint={t('references.yearAndMonthSuchAs')}
      />
      <Field
        {...field('worked_to')}
        label={t('references.until')}
        type="month"
        hint={t('references.leaveItEmptyIfYou')}
      />
    </fieldset>
  );
};

const AGAIN = [
  ['yes', 'references.yes'],
  ['no', 'references.no'],
  ['', 'references.iWouldRatherNotSay'],
] as const satisfies readonly [string, Key][];

/** The questions of the references module, in its order. */
const questionsAbout = (name: string): string[] => [
  t('references.inWhatCapacity', { name }),
  t('references.whatDoBest', { name }),
  t('references.whereStillGrow', { name }),
  t('references.howReliable', { name }),
  t('references.anythingElse'),
];

/** The form in which a referee answers. */
export const ReferenceForm: FC<{
  path: string;
  candidate: string;
  again: RejectedForm | null;
}> = ({ path, candidate, again }) => {
  const chosen = again?.fields.get('would_rehire') ?? '';
  return (
    <>
      <Refused again={again} />
      <form method="post" action={path} class="card">
        {questionsAbout(candidate).map((question, at) => (
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
          <legend>{t('references.wouldYouWorkWithAgain', { candidate })}</legend>
          {AGAIN.map(([value, label]) => (
            <div class="choice">
              <input
                type="radio"
                id={`again-${value || 'unsaid'}`}
                name="would_rehire"
                value={value}
                checked={chosen === value}
              />
              <label for={`again-${value || 'unsaid'}`}>{t(label)}</label>
            </div>
          ))}
        </fieldset>
        <button type="submit" class="wide">
          {t('references.sendMyReference')}
        </button>
      </form>
      <form method="post" action={`${path}/decline`}>
        <button type="submit" class="second">
          {t('references.iWouldRatherSayNothing')}
        </button>
      </form>
    </>
  );
};
