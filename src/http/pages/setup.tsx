/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { asItReads } from '#src/domain/fields.ts';
import { awaitsOwner, readSetUpToken, setUpFirstAgency } from '#src/identity/first-agency.ts';
import { beginSession } from '#src/identity/passkeys/sign-in.ts';
import { newId } from '#src/lib/ids.ts';
import { CountryCode } from '#src/lib/places.ts';
import { addressOf } from '../exchange.ts';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { CountryField, countryIn } from './country-field.tsx';
import { type Faults, faultsOf } from './form-faults.ts';
import { Csrf, Field } from './layout.tsx';
import { PageRefusal, page, renderPage } from './page.tsx';
import { goOn } from './second-step.tsx';
import { anonymousForm, readForm } from './session.ts';

const FirstAgency = z.object({
  name: asItReads(z.string().trim().min(1, 'Give the name of your agency.').max(200)),
  country: CountryCode,
  admin_name: asItReads(z.string().trim().min(1, 'Give your name.').max(200)),
  email: z.email('Give an e-mail address such as mia@agency.example.').max(320),
  password: z.string(),
});

/** The page that makes the agency of a first start its owner's. It needs the token that the console printed. */
export function mountSetup(app: Hono, service: HttpService): void {
  app.get('/setup', (c) =>
    page(service, c, async () => {
      if (await awaitsOwner(service)) return form(c, service, {});
      throw new PageRefusal(404, t('signUp.setUpAlready'), t('signUp.theAgenciesHereHaveTheir'));
    }),
  );
  app.get('/setup/:token', (c) =>
    page(
      service,
      c,
      async () => {
        const token = c.req.param('token');
        await readSetUpToken(service, token);
        return form(c, service, { given: { token } });
      },
      { link: true },
    ),
  );
  app.post('/setup', (c) =>
    page(
      service,
      c,
      async () => {
        const given = Object.fromEntries(await readForm(c, service, null));
        const token = (given.token ?? '').trim();
        const parsed = FirstAgency.safeParse({ ...given, country: countryIn(given.country ?? '') });
        if (!parsed.success) return form(c, service, { given, faults: faultsOf(parsed.error) });
        try {
          const origin = { channel: 'http', requestId: newId('request') } as const;
          const person = await setUpFirstAgency(service, token, parsed.data, origin);
          return goOn(c, service, await beginSession(service, person, 'link', addressOf(c)), '/');
        } catch (error) {
          const faults = faultsOf(error);
          if (faults === null) throw error;
          return form(c, service, { given, faults });
        }
      },
      { link: true },
    ),
  );
}

interface State {
  given?: Record<string, string>;
  faults?: Faults | null;
}

async function form(c: Context, service: HttpService, { given = {}, faults }: State): Promise<Response> {
  const { csrf, send } = anonymousForm(c, service);
  const fields = { given, faults: faults ?? {} };
  const of = (name: string) => ({ name, value: fields.given[name], fault: fields.faults[name] });
  return send(
    await renderPage(c, {
      title: t('signUp.setUpYourAgency'),
      narrow: true,
      status: faults == null ? 200 : 422,
      body: (
        <form method="post" action="/setup" class="card">
          <Csrf token={csrf} />
          {given.token === undefined || faults?.token !== undefined ? (
            <Field
              {...of('token')}
              label={t('signUp.token')}
              hint={t('signUp.theConsolePrintedItWhen')}
              autocomplete="off"
              maxlength={200}
            />
          ) : (
            <input type="hidden" name="token" value={given.token} />
          )}
          <Field
            {...of('name')}
            label={t('signUp.nameOfYourAgency')}
            autocomplete="organization"
            maxlength={200}
          />
          <CountryField value={given?.country} fault={faults?.country} />
          <Field {...of('admin_name')} label={t('signUp.yourName')} autocomplete="name" maxlength={200} />
          <Field
            {...of('email')}
            label={t('signUp.yourEmailAddress')}
            type="email"
            hint={t('signUp.youSignInWithIt')}
            autocomplete="username"
            maxlength={320}
          />
          <Field
            name="password"
            label={t('signUp.aPassword')}
            type="password"
            hint={t('signUp.atLeast12CharactersA')}
            fault={faults?.password}
            autocomplete="new-password"
            maxlength={400}
          />
          <button type="submit" class="wide">
            {t('signUp.setUpAndSignIn')}
          </button>
        </form>
      ),
    }),
  );
}
