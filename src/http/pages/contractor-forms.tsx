/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { ContractorView } from '#src/domain/papers/index.ts';
import { documents } from '../language/en/documents.ts';
import { countryText, dateText, listText } from '../language/format.ts';
import { type Key, marked, t } from '../language/text.ts';
import { Field } from './layout.tsx';

/** A rejected form: its error and the values it had. */
export interface RejectedForm {
  /** Which form of the page. */
  form: string;
  fields: URLSearchParams;
  field: string | undefined;
  message: string;
}

const ACCEPT = '.pdf,.doc,.docx,.png,.jpg,.jpeg,.webp,.heic,.tif,.tiff';

/** A kind of document as the reader calls it. */
const documentText = ({ kind, label }: { kind: string; label: string }): string =>
  isDocument(kind) ? t(`documents.${kind}`) : label;

/** Kinds of which one is enough. */
export const oneOfText = (kinds: readonly { kind: string; label: string }[]): string =>
  listText(kinds.map(documentText), 'disjunction');

const isDocument = (kind: string): kind is keyof typeof documents => kind in documents;

type Ask = ContractorView['contracts'][number]['asks'][number];

/** The values of a rejected form, and the error of one of its fields. */
function held(returned: RejectedForm | null, form: string) {
  const mine = returned?.form === form ? returned : null;
  return {
    open: mine !== null,
    value: (name: string): string | undefined => mine?.fields.get(name) ?? undefined,
    fault: (name: string): string | undefined => (mine?.field === name ? mine.message : undefined),
  };
}

const STATUS = {
  missing: 'contractors.missing',
  expired: 'contractors.expired',
  ends_before_contract: 'contractors.endsTooEarly',
  current: 'contractors.endsSoon',
  to_check: 'contractors.beingChecked',
  waived: 'contractors.notNeeded',
} as const satisfies Record<Ask['status'], Key>;

interface FormProps {
  path: string;
  returned: RejectedForm | null;
}

interface Sendable {
  /** A signed copy of what the agency prepared. */
  signed: boolean;
  kind: string;
  label: string;
  country: string;
  placement_id: string | null;
}

const wordOf = ({ kind, country, placement_id }: Sendable): string =>
  `${kind}|${country}|${placement_id ?? ''}`;

const Kinds: FC<{ kinds: readonly Sendable[]; chosen: string | undefined }> = ({ kinds, chosen }) => (
  <>
    {kinds.map((kind) => (
      <option value={wordOf(kind)} selected={chosen === wordOf(kind)}>
        {kind.signed ? t('contractors.signed', { label: documentText(kind) }) : documentText(kind)}
      </option>
    ))}
  </>
);

/** A requested document, with the form to send it. */
export const RequestedDocumentForm: FC<FormProps & { ask: Ask; id: string }> = ({
  ask,
  id,
  path,
  returned,
}) => {
  const form = held(returned, id);
  const { country, placement_id } = ask;
  const kinds = ask.kinds.map((kind) => ({ ...kind, country, placement_id, signed: false }));
  const [first] = kinds;
  const label = oneOfText(ask.kinds);
  return (
    <details open={form.open}>
      <summary>
        <strong>{label}</strong> <span class="mark">{t(STATUS[ask.status])}</span>
      </summary>
      {ask.stops_counting_on === null ? null : (
        <p class="soft small">
          {t(
            ask.status === 'ends_before_contract'
              ? 'contractors.theOneEndsBefore'
              : 'contractors.theOneYourAgencyHas',
            { stopsCountingOn: dateText(ask.stops_counting_on) },
          )}
        </p>
      )}
      {ask.rejected === null ? null : (
        <p class="fault">
          {ask.rejected.reason === null
            ? t('contractors.theLastOneCouldNot')
            : t('contractors.theLastOneCouldNotReason', { reason: ask.rejected.reason })}
        </p>
      )}
      <form method="post" action={`${path}/papers`} enctype="multipart/form-data">
        <input type="hidden" name="form" value={id} />
        {ask.kinds.length === 1 && first !== undefined ? (
          <input type="hidden" name="what" value={wordOf(first)} />
        ) : (
          <div class="field">
            <label for={`${id}-what`}>{t('contractors.whichOfThemYouSend')}</label>
            <select id={`${id}-what`} name="what">
              <Kinds kinds={kinds} chosen={form.value('what')} />
            </select>
          </div>
        )}
        <Paper id={id} form={form} />
        <button type="submit">
          {marked('contractors.send', {
            label,
            hidden: (text) => <span class="visually-hidden">{text}</span>,
          })}
        </button>
      </form>
    </details>
  );
};

/** The contract or the country that a document is for. */
function groupOf(
  { contracts }: ContractorView,
  { placement_id, country }: ContractorView['kinds'][number],
): string {
  const contract = contracts.find((one) => one.placement_id === placement_id);
  if (contract === undefined) return countryText(country);
  const { job_title, client_name } = contract;
  return `${job_title ?? t('contractors.contract')}, ${client_name ?? ''}`;
}

/** The form for any other document. */
export const OtherDocumentForm: FC<FormProps & { view: ContractorView }> = ({ view, path, returned }) => {
  const form = held(returned, 'more');
  const kinds = view.kinds.map((kind) => ({
    ...kind,
    signed: kind.placement_id !== null,
    for: groupOf(view, kind),
  }));
  const groups = [...new Set(kinds.map((kind) => kind.for))];
  return (
    <section class="card" aria-labelledby="more">
      <h2 id="more">{t('contractors.sendAnotherDocument')}</h2>
      <form method="post" action={`${path}/papers`} enctype="multipart/form-data">
        <input type="hidden" name="form" value="more" />
        <div class="field">
          <label for="more-what">{t('contractors.whatItIs')}</label>
          {form.fault('kind') === undefined ? null : (
            <p class="fault" id="more-what-fault">
              {form.fault('kind')}
            </p>
          )}
          <select
            id="more-what"
            name="what"
            required
            aria-describedby={form.fault('kind') && 'more-what-fault'}
          >
            <option value="">{t('contractors.choose')}</option>
            {groups.map((group) => (
              <optgroup label={group}>
                <Kinds kinds={kinds.filter((kind) => kind.for === group)} chosen={form.value('what')} />
              </optgroup>
            ))}
          </select>
        </div>
        <Paper id="more" form={form} />
        <button type="submit">{t('contractors.sendThisDocument')}</button>
      </form>
    </section>
  );
};

const Paper: FC<{ id: string; form: ReturnType<typeof held> }> = ({ id, form }) => (
  <>
    <Field
      name="file"
      id={`${id}-file`}
      label={t('contractors.file')}
      type="file"
      accept={ACCEPT}
      required={false}
      hint={t('contractors.aPdfAPictureOr')}
      fault={form.fault('file')}
    />
    <Field
      name="issued_on"
      id={`${id}-issued`}
      label={t('contractors.issuedOn')}
      type="date"
      required={false}
      value={form.value('issued_on')}
      fault={form.fault('issued_on')}
    />
    <Field
      name="expires_on"
      id={`${id}-expires`}
      label={t('contractors.endsOn')}
      type="date"
      required={false}
      hint={t('contractors.leaveItEmptyIfIt')}
      value={form.value('expires_on')}
      fault={form.fault('expires_on')}
    />
    <Field
      name="note"
      id={`${id}-note`}
      label={t('contractors.aFewWordsToYour')}
      lines={2}
      maxlength={2000}
      required={false}
      hint={t('contractors.forExampleWhenItWill')}
      value={form.value('note')}
      fault={form.fault('note')}
    />
  </>
);

/** Availability, day rate and preferred areas. */
export const AvailabilityForm: FC<FormProps & { view: ContractorView }> = ({ view, path, returned }) => {
  const form = held(returned, 'tell');
  return (
    <section class="card" aria-labelledby="you">
      <h2 id="you">{t('contractors.aboutYourNextWork')}</h2>
      <form method="post" action={path}>
        <Field
          name="available_from"
          label={t('contractors.availableFrom')}
          type="date"
          required={false}
          value={form.value('available_from') ?? view.available_from ?? ''}
          fault={form.fault('available_from')}
        />
        <Field
          name="day_rate"
          label={t('contractors.dayRate', { currency: view.currency })}
          type="number"
          required={false}
          value={form.value('day_rate') ?? (view.day_rate === null ? '' : String(view.day_rate))}
          fault={form.fault('day_rate')}
        />
        <Field
          name="preferred_locations"
          label={t('contractors.preferredAreas')}
          lines={3}
          required={false}
          maxlength={5000}
          hint={t('contractors.oneInALine')}
          value={form.value('preferred_locations') ?? view.preferred_locations.join('\n')}
          fault={areaFault(returned)}
        />
        <button type="submit">{t('contractors.save')}</button>
      </form>
    </section>
  );
};

// The error may concern one of several areas.
function areaFault(returned: RejectedForm | null): string | undefined {
  if (returned?.form !== 'tell') return undefined;
  return returned.field?.startsWith('preferred_locations') ? returned.message : undefined;
}

const STANDS = {
  valid: ['contractors.accepted', 'mark good'],
  expiring: ['contractors.endsSoon', 'mark'],
  expired: ['contractors.expired', 'mark'],
  to_check: ['contractors.beingChecked', 'mark plain'],
  rejected: ['contractors.notAccepted', 'mark'],
} as const satisfies Record<ContractorView['documents'][number]['status'], [Key, string]>;

function sinceText({ status, sent_on, stops_counting_on }: ContractorView['documents'][number]): string {
  const sentOn = dateText(sent_on);
  if (stops_counting_on === null || status === 'to_check' || status === 'rejected')
    return t('contractors.since', { sentOn });
  const until = dateText(stops_counting_on);
  return t(status === 'expired' ? 'contractors.sinceCounted' : 'contractors.sinceCounts', { sentOn, until });
}

/** The documents that the agency has of this person. */
export const Documents: FC<{ view: ContractorView }> = ({ view }) => (
  <section class="card" aria-labelledby="sent">
    <h2 id="sent">{t('contractors.whatYourAgencyHas')}</h2>
    {view.documents.length === 0 ? (
      <p>{t('contractors.nothingYet')}</p>
    ) : (
      <ul class="plain">
        {view.documents.map((document) => {
          const [words, mark] = STANDS[document.status];
          return (
            <li class="choice">
              <div>
                <strong>{documentText(document)}</strong> <span class={mark}>{t(words)}</span>
                <div class="soft small">{sinceText(document)}</div>
                {document.rejection_reason === null ? null : (
                  <div class="small">{document.rejection_reason}</div>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    )}
  </section>
);
