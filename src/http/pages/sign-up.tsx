/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { beginSession } from '#src/identity/passkeys/sign-in.ts';
import type { Person } from '#src/identity/people.ts';
import { confirmSignUp, readSignUp, SignUp, signUp } from '#src/identity/sign-up.ts';
import { newId } from '#src/lib/ids.ts';
import { addressOf } from '../exchange.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { CountryField, countryIn } from './country-field.tsx';
import { type Faults, faultsOf } from './form-faults.ts';
import { Csrf, Field, Notice } from './layout.tsx';
import { PageRefusal, page, renderPage } from './page.tsx';
import { anonymousForm, keepSession, readForm } from './session.ts';

/** Signing up for a trial workspace, where SIGNUP opens it. Opening the link of the mail does not use it up. */
export function mountSignUp(app: Hono, service: HttpService): void {
  const open = (): void => {
    if (!service.config.SIGNUP)
      throw new PageRefusal(404, t('signUp.notOpen'), t('signUp.nobodySignsUpByThemselves'));
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
      const parsed = SignUp.safeParse({ ...given, country: countryIn(given.country ?? '') });
      if (!parsed.success) return form(c, service, given, faultsOf(parsed.error));
      await signUp(service, parsed.data, addressOf(c), origin());
      return renderPage(c, {
        title: t('signUp.lookIntoYourMail'),
        narrow: true,
        body: (
          <p>
            {marked('signUp.aLinkIsOnIts', {
              email: parsed.data.email,
              agency: parsed.data.agency,
              b: (text) => <strong>{text}</strong>,
              bdi: (text) => <bdi>{text}</bdi>,
            })}
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
      title: t('signUp.tryDeskhandForSevenDays'),
      narrow: true,
      status: faults === null ? 200 : 422,
      body: (
        <form method="post" action="/signup" class="card">
          <Csrf token={csrf} />
          <p>{t('signUp.aWorkspaceOfYourOwn')}</p>
          <Field
            {...of('agency')}
            label={t('signUp.nameOfYourAgency')}
            autocomplete="organization"
            maxlength={80}
          />
          <CountryField value={given?.country} fault={faults?.country} />
          <Field {...of('name')} label={t('signUp.yourName')} autocomplete="name" maxlength={80} />
          <Field
            {...of('email')}
            label={t('signUp.yourEmailAddress')}
            type="email"
            hint={t('signUp.aLinkThatConfirmsIt')}
            autocomplete="email"
            maxlength={320}
          />
          <button type="submit" class="wide">
            {t('signUp.sendMeTheLink')}
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
      title: t('signUp.openYourWorkspace'),
      narrow: true,
      status: fault === undefined ? 200 : 422,
      body: (
        <form method="post" action={c.req.path} class="card">
          <Csrf token={csrf} />
          <p>
            {marked('signUp.forAt', {
              email: person.user.email,
              agency: person.agency,
              b: (text) => <strong>{text}</strong>,
              bdi: (text) => <bdi>{text}</bdi>,
            })}
          </p>
          <input type="hidden" name="username" value={person.user.email} autocomplete="username" />
          <Field
            name="password"
            label={t('signUp.aPassword')}
            type="password"
            hint={t('signUp.atLeast12CharactersA')}
            fault={fault}
            autocomplete="new-password"
            maxlength={400}
          />
          <button type="submit" class="wide">
            {t('signUp.openTheWorkspace')}
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
    title: t('signUp.yourWorkspaceIsOpen'),
    narrow: true,
    body: (
      <>
        <Notice kind="good">
          <p>
            {marked('signUp.isYoursAndYouAre', { agency: person.agency, bdi: (text) => <bdi>{text}</bdi> })}
          </p>
        </Notice>
        <section class="card">
          <h2>{t('signUp.yourTrialKey')}</h2>
          <code class="secret">{key}</code>
          <p>{t('signUp.itWorksForSevenDays')}</p>
          <code class="secret">{`${service.publicUrl()}/api/mcp`}</code>
          <p>
            <a href="/docs">{t('signUp.sendAFirstBatch')}</a>
          </p>
        </section>
        <p>
          <a class="button" href="/">
            {t('signUp.goToTheDesk')}
          </a>
        </p>
      </>
    ),
  });
  return begun.kind === 'in' ? keepSession(service, response, begun.token) : response;
}
