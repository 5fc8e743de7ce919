/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { t } from '../language/text.ts';

/** A rejected form: its error and the values it had. */
export interface RejectedForm {
  fields: URLSearchParams;
  field: string | undefined;
  message: string;
}

interface FormProps {
  path: string;
  agency: string;
  /** Whether an application was just received. */
  sent: boolean;
  returned: RejectedForm | null;
}

/** The application form under an ad. */
export function ApplyForm({ path, agency, sent, returned }: FormProps) {
  return (
    <PublicForm
      id="apply"
      title={t('careers.applyForThisJob')}
      thanks={sent ? t('careers.thankYouHasYourApplication', { agency }) : null}
      path={path}
      returned={returned}
    >
      <Entry name="name" label={t('careers.yourName')} autocomplete="name" returned={returned} />
      <Entry name="email" label={t('careers.email')} type="email" autocomplete="email" returned={returned} />
      <Entry
        name="phone"
        label={t('careers.phone')}
        hint={t('careers.ifYouLikeWithThe')}
        type="tel"
        autocomplete="tel"
        optional
        returned={returned}
      />
      <Entry
        name="cv"
        label={t('careers.cv')}
        hint={t('careers.pdfOrWord10Mb')}
        type="file"
        optional
        returned={returned}
      />
      <Consent agency={agency} purpose={t('careers.thisAndSimilarJobs')} returned={returned} />
      <button type="submit">{t('careers.sendApplication')}</button>
    </PublicForm>
  );
}

interface PublicFormProps {
  id: string;
  title: string;
  /** The message that replaces the form once it was received; null before. */
  thanks: string | null;
  path: string;
  returned: RejectedForm | null;
  children: Child;
}

/** A public form with a file, or the message that it was received. */
export function PublicForm({ id, title, thanks, path, returned, children }: PublicFormProps) {
  return (
    <section class="apply" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {thanks === null ? null : (
        <div class="told" role="status">
          <p>{thanks}</p>
        </div>
      )}
      {returned === null ? null : (
        <div class="told bad" role="alert">
          <p>{t('careers.nothingWasSentYetSee')}</p>
        </div>
      )}
      {thanks === null ? (
        <form method="post" action={path} enctype="multipart/form-data">
          {children}
        </form>
      ) : null}
    </section>
  );
}

interface EntryProps {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'file';
  autocomplete?: string;
  optional?: boolean;
  returned: RejectedForm | null;
}

/** One field of a public form, with its error. */
export function Entry({ name, label, hint, type = 'text', autocomplete, optional, returned }: EntryProps) {
  const fault = returned?.field === name ? returned.message : undefined;
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {hint === undefined ? null : (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <Fault name={name} fault={fault} />
      <input
        id={name}
        name={name}
        type={type}
        required={!optional}
        maxlength={type === 'file' ? undefined : 320}
        accept={type === 'file' ? '.pdf,.doc,.docx' : undefined}
        autocomplete={autocomplete}
        autofocus={fault !== undefined}
        value={type === 'file' ? undefined : (returned?.fields.get(name) ?? undefined)}
        aria-describedby={describedBy(name, hint, fault)}
        aria-invalid={fault === undefined ? undefined : 'true'}
      />
    </div>
  );
}

/** The consent without which nothing is kept. */
export function Consent({
  agency,
  purpose,
  returned,
}: Pick<FormProps, 'agency' | 'returned'> & {
  /** What they are considered for. */
  purpose: string;
}) {
  const fault = returned?.field === 'consent' ? returned.message : undefined;
  return (
    <>
      <Fault name="consent" fault={fault} />
      <div class="choice">
        <input
          id="consent"
          name="consent"
          type="checkbox"
          value="true"
          required
          checked={returned?.fields.get('consent') === 'true'}
          aria-describedby={describedBy('consent', undefined, fault)}
          aria-invalid={fault === undefined ? undefined : 'true'}
        />
        <label for="consent">{t('careers.mayKeepWhatISend', { agency, purpose })}</label>
      </div>
    </>
  );
}

function Fault({ name, fault }: { name: string; fault: string | undefined }) {
  return fault === undefined ? null : (
    <p class="fault" id={`${name}-fault`}>
      {fault}
    </p>
  );
}

function describedBy(name: string, hint: string | undefined, fault: string | undefined): string | undefined {
  const ids = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
