/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { raw } from 'hono/html';
import type { FC } from 'hono/jsx';
import { t } from '../language/text.ts';
import { bodyBytes } from '../request.ts';

/** A rejected field with its value and error. */
export interface RejectedField {
  field: string;
  fault: string;
  values: ReadonlyMap<string, string>;
}

interface AreaProps {
  /** Distinguishes fields of the same name on a page. */
  item: string;
  name: string;
  label: string;
  hint: string;
  value?: string;
  required?: boolean;
  again: RejectedField | null;
}

/** A labelled text field of several lines, with its hint and fault tied to it. */
export const Area: FC<AreaProps> = ({ item, name, label, hint, value = '', required = false, again }) => {
  const id = `${item}-${name}`;
  const fault = again?.field === name ? again.fault : null;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {fault === null ? null : (
        <p class="fault" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      )}
      <textarea
        id={id}
        name={name}
        rows={3}
        maxlength={5000}
        required={required}
        autofocus={fault !== null}
        aria-invalid={fault === null ? undefined : 'true'}
        aria-describedby={fault === null ? `${id}-hint` : `${id}-hint ${id}-fault`}
      >
        {again?.values.get(name) ?? value}
      </textarea>
    </div>
  );
};

interface Asked {
  text: string;
  asked_at: string;
  answer_html: string | null;
}

/** The reader's questions, with the answers. */
export const Questions: FC<{
  questions: readonly Asked[];
  about: string;
  consultant: string;
  /** A day in the language of the page and the agency's zone. */
  answeredOn: (at: string) => string;
}> = ({ questions, about, consultant, answeredOn }) => {
  if (questions.length === 0) return null;
  return (
    <ul class="talk" aria-label={t('clients.questionsAbout', { about })}>
      {questions.map(({ text, asked_at, answer_html }) => (
        <li>
          <div class="asked">
            <p class="who">{t('clients.youAsked', { askedOn: answeredOn(asked_at) })}</p>
            <p class="said">{text}</p>
            {answer_html === null ? (
              <p class="who">{t('clients.hasItAndWillAnswer', { consultant })}</p>
            ) : null}
          </div>
          {answer_html === null ? null : (
            <div class="answer">
              <p class="who">{consultant}</p>
              {raw(answer_html)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};

const MAX_FORM = 64 * 1024;

/** The fields of a form on a page without sign-in. Its URL is the credential, so no CSRF token is needed. */
export async function openForm(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(Buffer.from(await bodyBytes(c, MAX_FORM)).toString('utf8'));
}

/** The text fields of a form, trimmed. */
export function valuesOf(form: URLSearchParams, names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [name, (form.get(name) ?? '').replace(/\r\n?/g, '\n').trim()]));
}
