/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { ContractorView } from '#src/domain/papers/index.ts';
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

/** A day as people write it: 5 January 2026. */
export function dayOf(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

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

const STATUS: Record<Ask['status'], string> = {
  missing: 'missing',
  expired: 'expired',
  ends_before_contract: 'ends too early',
  current: 'ends soon',
  to_check: 'being checked',
  waived: 'not needed',
};

interface FormProps {
  path: string;
  returned: RejectedForm | null;
}

interface Sendable {
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
        {kind.label}
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
  const kinds = ask.kinds.map(({ kind, label }) => ({ kind, label, country, placement_id }));
  const [first] = kinds;
  const label = ask.kinds.map((kind) => kind.label).join(' or ');
  return (
    <details open={form.open}>
      <summary>
        <strong>{label}</strong> <span class="mark">{STATUS[ask.status]}</span>
      </summary>
      {ask.stops_counting_on === null ? null : (
        <p class="soft small">
          The one your agency has counts until {dayOf(ask.stops_counting_on)}
          {ask.status === 'ends_before_contract' ? ', before the contract ends' : ''}.
        </p>
      )}
      {ask.rejected === null ? null : (
        <p class="fault">
          The last one could not be accepted{ask.rejected.reason === null ? '.' : `: ${ask.rejected.reason}`}
        </p>
      )}
      <form method="post" action={`${path}/papers`} enctype="multipart/form-data">
        <input type="hidden" name="form" value={id} />
        {ask.kinds.length === 1 && first !== undefined ? (
          <input type="hidden" name="what" value={wordOf(first)} />
        ) : (
          <div class="field">
            <label for={`${id}-what`}>Which of them you send</label>
            <select id={`${id}-what`} name="what">
              <Kinds kinds={kinds} chosen={form.value('what')} />
            </select>
          </div>
        )}
        <Paper id={id} form={form} />
        <button type="submit">
          Send<span class="visually-hidden"> {label}</span>
        </button>
      </form>
    </details>
  );
};

/** The form for any other document. */
export const OtherDocumentForm: FC<FormProps & { view: ContractorView }> = ({ view, path, returned }) => {
  const form = held(returned, 'more');
  const groups = [...new Set(view.kinds.map((kind) => kind.for))];
  return (
    <section class="card" aria-labelledby="more">
      <h2 id="more">Send another document</h2>
      <form method="post" action={`${path}/papers`} enctype="multipart/form-data">
        <input type="hidden" name="form" value="more" />
        <div class="field">
          <label for="more-what">What it is</label>
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
            <option value="">Choose</option>
            {groups.map((group) => (
              <optgroup label={group}>
                <Kinds kinds={view.kinds.filter((kind) => kind.for === group)} chosen={form.value('what')} />
              </optgroup>
            ))}
          </select>
        </div>
        <Paper id="more" form={form} />
        <button type="submit">Send this document</button>
      </form>
    </section>
  );
};

const Paper: FC<{ id: string; form: ReturnType<typeof held> }> = ({ id, form }) => (
  <>
    <Field
      name="file"
      id={`${id}-file`}
      label="File"
      type="file"
      accept={ACCEPT}
      required={false}
      hint="A PDF, a picture or a Word document, 10 MB at most."
      fault={form.fault('file')}
    />
    <Field
      name="issued_on"
      id={`${id}-issued`}
      label="Issued on"
      type="date"
      required={false}
      value={form.value('issued_on')}
      fault={form.fault('issued_on')}
    />
    <Field
      name="expires_on"
      id={`${id}-expires`}
      label="Ends on"
      type="date"
      required={false}
      hint="Leave it empty if it says none."
      value={form.value('expires_on')}
      fault={form.fault('expires_on')}
    />
    <Field
      name="note"
      id={`${id}-note`}
      label="A few words to your agency"
      lines={2}
      maxlength={2000}
      required={false}
      hint="For example when it will come, or why you need none. It can go without a file."
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
      <h2 id="you">About your next work</h2>
      <form method="post" action={path}>
        <Field
          name="available_from"
          label="Available from"
          type="date"
          required={false}
          value={form.value('available_from') ?? view.available_from ?? ''}
          fault={form.fault('available_from')}
        />
        <Field
          name="day_rate"
          label={`Day rate (${view.currency})`}
          type="number"
          required={false}
          value={form.value('day_rate') ?? (view.day_rate === null ? '' : String(view.day_rate))}
          fault={form.fault('day_rate')}
        />
        <Field
          name="preferred_locations"
          label="Preferred areas"
          lines={3}
          required={false}
          maxlength={5000}
          hint="One in a line."
          value={form.value('preferred_locations') ?? view.preferred_locations.join('\n')}
          fault={areaFault(returned)}
        />
        <button type="submit">Save</button>
      </form>
    </section>
  );
};

// The error may concern one of several areas.
function areaFault(returned: RejectedForm | null): string | undefined {
  if (returned?.form !== 'tell') return undefined;
  return returned.field?.startsWith('preferred_locations') ? returned.message : undefined;
}

const STANDS: Record<ContractorView['documents'][number]['status'], [string, string]> = {
  valid: ['accepted', 'mark good'],
  expiring: ['ends soon', 'mark'],
  expired: ['expired', 'mark'],
  to_check: ['being checked', 'mark plain'],
  rejected: ['not accepted', 'mark'],
};

function until({ status, stops_counting_on }: ContractorView['documents'][number]): string {
  if (stops_counting_on === null || status === 'to_check' || status === 'rejected') return '';
  return `, ${status === 'expired' ? 'counted' : 'counts'} until ${dayOf(stops_counting_on)}`;
}

/** The documents that the agency has of this person. */
export const Documents: FC<{ view: ContractorView }> = ({ view }) => (
  <section class="card" aria-labelledby="sent">
    <h2 id="sent">What your agency has</h2>
    {view.documents.length === 0 ? (
      <p>Nothing yet.</p>
    ) : (
      <ul class="plain">
        {view.documents.map((document) => {
          const [words, mark] = STANDS[document.status];
          return (
            <li class="choice">
              <div>
                <strong>{document.label}</strong> <span class={mark}>{words}</span>
                <div class="soft small">
                  Since {dayOf(document.sent_on)}
                  {until(document)}
                </div>
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
