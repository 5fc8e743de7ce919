/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { beginSession } from '#src/identity/passkeys/sign-in.ts';
import type { Person } from '#src/identity/people.ts';
import { confirmSignUp, readSignUp, SignUp, signUp } from '#src/identity/sign-up.ts';
import { newId } from '#src/lib/ids.ts';
import { addressOf } from '../exchange.ts';
import type { HttpService } from '../service.ts';
import { type Faults, faultsOf } from './form-faults.ts';
import { Csrf, Field, Notice } from './layout.tsx';
import { PageRefusal, page, renderPage } from './page.tsx';
import { anonymousForm, keepSession, readForm } from './session.ts';

/** Signing up for a trial workspace, where SIGNUP opens it. Opening the link of the mail does not use it up. */
export function mountSignUp(app: Hono, service: HttpService): void {
  const open = (): void => {
    if (!service.config.SIGNUP)
      throw new PageRefusal(
        404,
        'Not open',
        'Nobody signs up by themselves here. Ask whoever runs this service for a workspace (deskhand workspace create).',
      );
  };
  const origin = () => ({ channel: 'http', requestId: newId('request') }) as const;
  app.get('/signup', (c) =>
    page(service, c, async () => {
      open();
      return form(c, service, {});
    }),
  );
  app.post('/signup', (c) =>
    page(service, c, async () => {
      open();
      const given = Object.fromEntries(await readForm(c, service, null));
      const parsed = SignUp.safeParse(given);
      if (!parsed.success) return form(c, service, given, faultsOf(parsed.error));
      await signUp(service, parsed.data, addressOf(c), origin());
      return renderPage(c, {
        title: 'Look into your mail',
        narrow: true,
        body: (
          <p>
            A link is on its way to <strong>{parsed.data.email}</strong>. It opens the workspace of{' '}
            <bdi>{parsed.data.agency}</bdi>; before that nobody can use it. Nothing arrived after some
            minutes? Look into the folder for junk, or sign up again.
          </p>
        ),
      });
    }),
  );
  app.get('/signup/:token', (c) =>
    page(
      service,
      c,
      async () => {
        open();
        return confirmation(c, service, await readSignUp(service, c.req.param('token')));
      },
      { link: true },
    ),
  );
  app.post('/signup/:token', (c) =>
    page(
      service,
      c,
      async () => {
        open();
        const token = c.req.param('token');
        const password = (await readForm(c, service, null)).get('password') ?? '';
        const waiting = await readSignUp(service, token);
        try {
          return await opened(c, service, await confirmSignUp(service, token, password, origin()));
        } catch (error) {
          const faults = faultsOf(error);
          if (faults === null) throw error;
          return confirmation(c, service, waiting, faults.password);
        }
      },
      { link: true },
    ),
  );
}

async function form(
  c: Context,
  service: HttpService,
  given: Record<string, string>,
  faults: Faults | null = null,
): Promise<Response> {
  const { csrf, send } = anonymousForm(c, service);
  const of = (name: string) => ({ name, value: given[name], fault: faults?.[name] });
  return send(
    await renderPage(c, {
      title: 'Try Deskhand for seven days',
      narrow: true,
      status: faults === null ? 200 : 422,
      body: (
        <form method="post" action="/signup" class="card">
          <Csrf token={csrf} />
          <p>A workspace of your own, and a key for your assistant or bot that works for seven days.</p>
          <Field {...of('agency')} label="Name of your agency" autocomplete="organization" maxlength={200} />
          <Field
            {...of('country')}
            label="Country"
            hint="Such as Australia, GB or New Zealand. Currency and time zone follow from it."
            autocomplete="country-name"
            maxlength={60}
          />
          <Field {...of('name')} label="Your name" autocomplete="name" maxlength={200} />
          <Field
            {...of('email')}
            label="Your e-mail address"
            type="email"
            hint="A link that confirms it comes by mail."
            autocomplete="email"
            maxlength={320}
          />
          <button type="submit" class="wide">
            Send me the link
          </button>
        </form>
      ),
    }),
  );
}

async function confirmation(
  c: Context,
  service: HttpService,
  person: Person,
  fault?: string,
): Promise<Response> {
  const { csrf, send } = anonymousForm(c, service);
  return send(
    await renderPage(c, {
      title: 'Open your workspace',
      narrow: true,
      status: fault === undefined ? 200 : 422,
      body: (
        <form method="post" action={c.req.path} class="card">
          <Csrf token={csrf} />
          <p>
            For <strong>{person.user.email}</strong> at <bdi>{person.agency}</bdi>.
          </p>
          <input type="hidden" name="username" value={person.user.email} autocomplete="username" />
          <Field
            name="password"
            label="A password"
            type="password"
            hint="At least 12 characters. A few unrelated words are easy to remember."
            fault={fault}
            autocomplete="new-password"
            maxlength={400}
          />
          <button type="submit" class="wide">
            Open the workspace
          </button>
        </form>
      ),
    }),
  );
}

async function opened(
  c: Context,
  service: HttpService,
  { person, key }: { person: Person; key: string },
): Promise<Response> {
  const begun = await beginSession(service, person, 'link', addressOf(c));
  const response = await renderPage(c, {
    title: 'Your workspace is open',
    narrow: true,
    body: (
      <>
        <Notice kind="good">
          <p>
            <bdi>{person.agency}</bdi> is yours, and you are signed in.
          </p>
        </Notice>
        <section class="card">
          <h2>Your trial key</h2>
          <code class="secret">{key}</code>
          <p>It works for seven days and is shown this once. Your assistant connects with it at</p>
          <code class="secret">{`${service.publicUrl()}/api/mcp`}</code>
          <p>
            <a href="/docs">Send a first batch</a>
          </p>
        </section>
        <p>
          <a class="button" href="/">
            Go to the desk
          </a>
        </p>
      </>
    ),
  });
  return begun.kind === 'in' ? keepSession(service, response, begun.token) : response;
}
