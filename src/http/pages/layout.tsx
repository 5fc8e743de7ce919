/** @jsxImportSource hono/jsx */

import { raw } from 'hono/html';
import type { Child, FC } from 'hono/jsx';
import { language } from '#src/lib/reader-language.ts';
import { type Key, t } from '../language/text.ts';
import { AgencyMark, SkinHead, skinStyle } from './skin.tsx';
import type { PageSkin } from './skins.ts';
import { OUTSIDE_STYLE, STYLE } from './style.ts';

/** The signed-in person as shown in a page's frame. */
export interface FramePerson {
  name: string;
  agency: string;
  admin: boolean;
  csrf: string;
  /** The zone whose clock the times of the page are of. */
  timezone: string;
}

interface FrameProps {
  title: string;
  nonce: string;
  person?: FramePerson | undefined;
  /** The path of the page, to mark its link. */
  path: string;
  /** One column, for a form alone. */
  narrow?: boolean | undefined;
  /** A URL to which the page forwards at once. */
  forward?: string | undefined;
  /** The agency in whose name the page is shown to outsiders; the page then has no navigation. */
  agency?: string | undefined;
  /** How that agency looks. */
  skin?: PageSkin | null;
  /** Rules beside those of every page. */
  style?: string | undefined;
  /** What makes the page livelier where scripts run; it works without. */
  script?: string | undefined;
  children?: Child;
}

const LINKS = [
  { path: '/', label: 'frame.home' },
  { path: '/approvals', label: 'frame.approvals' },
  { path: '/connections', label: 'frame.connections' },
  { path: '/people', label: 'frame.people', admin: true },
  { path: '/keys', label: 'frame.keys', admin: true },
  { path: '/portal', label: 'frame.developerPortal', admin: true },
] as const satisfies readonly { path: string; label: Key; admin?: true }[];

/** The frame of every page for people. It needs no script. */
export const Frame: FC<FrameProps> = ({
  title,
  nonce,
  person,
  path,
  narrow,
  forward,
  agency,
  skin = null,
  style = '',
  script,
  children,
}) => (
  <html lang={language()}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      {forward === undefined ? null : <meta http-equiv="refresh" content={`0; url=${forward}`} />}
      <title>{`${title} · ${agency ?? t('frame.deskhand')}`}</title>
      <SkinHead at={skin} />
      <style nonce={nonce}>
        {raw(STYLE + (agency === undefined ? '' : OUTSIDE_STYLE) + style + skinStyle(skin))}
      </style>
    </head>
    <body>
      <a class="skip" href="#content">
        {t('frame.skipToTheContent')}
      </a>
      <header>
        <div class={narrow && person === undefined ? 'bar narrow' : 'bar'}>
          {agency === undefined ? (
            <a class="brand" href="/">
              {t('frame.deskhand')}
            </a>
          ) : (
            <span class="brand">
              <AgencyMark at={skin} agency={agency} />
            </span>
          )}
          {person === undefined ? null : (
            <>
              <nav aria-label={t('frame.pages')}>
                <ul>
                  {LINKS.filter((link) => !('admin' in link) || person.admin).map((link) => (
                    <li>
                      <a href={link.path} aria-current={currentOf(link.path, path)}>
                        {t(link.label)}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <div class="who">
                <span>
                  <a href="/you" aria-current={currentOf('/you', path)}>
                    <bdi>{person.name}</bdi>
                  </a>
                  , <bdi>{person.agency}</bdi>
                </span>
                <a href="/passkeys" aria-current={currentOf('/passkeys', path)}>
                  {t('frame.passkeys')}
                </a>
                <form method="post" action="/sign-out">
                  <Csrf token={person.csrf} />
                  <button class="link" type="submit">
                    {t('frame.signOut')}
                  </button>
                </form>
              </div>
            </>
          )}
        </div>
      </header>
      <main id="content" tabindex={-1} class={narrow ? 'narrow' : undefined}>
        <h1>{title}</h1>
        {children}
      </main>
      <footer>
        {agency ?? t('frame.deskhandTheBackOfficeOf')}
        {person === undefined ? null : (
          <>
            <br />
            {t('frame.timesIn', { timezone: person.timezone.replaceAll('_', ' ') })}
          </>
        )}
      </footer>
      {script === undefined ? null : <script nonce={nonce}>{raw(script)}</script>}
    </body>
  </html>
);

function currentOf(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}

/** The token that ties a form to its session. Every form carries it. */
export const Csrf: FC<{ token: string }> = ({ token }) => <input type="hidden" name="csrf" value={token} />;

/** A boxed message: `bad` is announced at once, others politely. */
export const Notice: FC<{ kind?: 'good' | 'bad' | 'warn' | 'plain'; children?: Child }> = ({
  kind = 'plain',
  children,
}) => (
  <div class={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
    {children}
  </div>
);

interface FieldProps {
  name: string;
  /** Needed where several forms on a page have a field of this name. */
  id?: string;
  label: string;
  type?: 'date' | 'file' | 'month' | 'number' | 'tel' | 'text' | 'email' | 'password' | 'url';
  value?: string | undefined;
  hint?: string | undefined;
  /** The field's error; it is then marked and focused. */
  fault?: string | undefined;
  autocomplete?: string;
  required?: boolean;
  /** More lines than one. */
  lines?: number;
  maxlength?: number;
  /** The id of a list of what may be written. */
  list?: string;
  /** The types of files that may be chosen. */
  accept?: string;
  focus?: boolean;
}

/** A labelled field with its hint and fault tied to it. */
export const Field: FC<FieldProps> = (props) => {
  const { name, id = name, label, type = 'text', value, hint, fault, lines, focus } = props;
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    name,
    required: props.required ?? true,
    maxlength: props.maxlength,
    autofocus: focus || fault !== undefined,
    'aria-describedby': described,
    'aria-invalid': fault === undefined ? undefined : ('true' as const),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault === undefined ? null : (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {lines === undefined ? (
        <input
          {...shared}
          type={type}
          value={value}
          accept={props.accept}
          list={props.list}
          step={type === 'number' ? 'any' : undefined}
          autocomplete={props.autocomplete}
          spellcheck={false}
        />
      ) : (
        <textarea {...shared} rows={lines} spellcheck={false}>
          {value ?? ''}
        </textarea>
      )}
    </div>
  );
};
