/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { AppError } from '#src/lib/errors.ts';
import { joinPool, type OpenPool, openPool } from '#src/links/pools/join.ts';
import { addressOf } from '../exchange.ts';
import { faultText } from '../language/refusal.ts';
import { t } from '../language/text.ts';
import { multipartForm } from '../multipart.ts';
import type { HttpService } from '../service.ts';
import { Consent, Entry, PublicForm, type RejectedForm } from './apply-form.tsx';
import { renderCareerPage } from './career-page.tsx';
import { isCorrectable, page, seeOther } from './page.tsx';

const OPTIONS = { outsiders: true, link: true };
const MAX_CV = 10 * 1024 * 1024;

/** The public page of a talent pool: what it is for, and the form to ask to join. No sign-in. */
export function mountTalentPool(app: Hono, service: HttpService): void {
  app.get('/talent/:agency/:pool', (c) => page(service, c, () => show(c, service, null), OPTIONS));
  app.post('/talent/:agency/:pool', (c) => page(service, c, () => receive(c, service), OPTIONS));
}

const poolAt = (c: Context, service: HttpService): Promise<OpenPool> =>
  openPool(service, c.req.param('agency') ?? '', c.req.param('pool') ?? '');

async function receive(c: Context, service: HttpService): Promise<Response> {
  const pool = await poolAt(c, service);
  let fields = new URLSearchParams();
  try {
    const form = await multipartForm(c, MAX_CV);
    fields = form.fields;
    const sent: Record<string, string | null> = Object.fromEntries(fields);
    if (sent.linkedin_url?.trim() === '') sent.linkedin_url = null;
    await joinPool(service, pool, sent, form.file, addressOf(c));
  } catch (error) {
    const tooLarge = error instanceof AppError && error.code === 'PAYLOAD_TOO_LARGE';
    if (!tooLarge && (!isCorrectable(error) || error.status === 429)) throw error;
    const field = error.field === 'file' ? 'cv' : error.field;
    return show(c, service, { fields, field, message: faultText(error) });
  }
  return seeOther(`${c.req.path}?sent=1#join`);
}

async function show(c: Context, service: HttpService, returned: RejectedForm | null): Promise<Response> {
  const { shown } = await poolAt(c, service);
  const { agency, name, description, who_we_hire, video_url } = shown;
  const path = c.req.path;
  return renderCareerPage(c, {
    title: name,
    agency: { name: agency, path: `/careers/${encodeURIComponent(c.req.param('agency') ?? '')}` },
    description: description?.split('\n')[0] ?? t('careers.joinTheTalentPoolOf', { name, agency }),
    canonical: `${service.publicUrl()}${path}`,
    status: returned === null ? 200 : 422,
    body: (
      <>
        <h1>{name}</h1>
        {description === null ? null : <Text text={description} />}
        {who_we_hire === null ? null : (
          <section aria-labelledby="who">
            <h2 id="who">{t('careers.whoWeHire')}</h2>
            <Text text={who_we_hire} />
          </section>
        )}
        {video_url === null ? null : (
          <p>
            <a href={video_url} rel="noreferrer noopener">
              {t('careers.watchTheVideo')}
            </a>
          </p>
        )}
        <JoinForm path={path} agency={agency} sent={c.req.query('sent') === '1'} returned={returned} />
      </>
    ),
  });
}

function Text({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((part) => (
        <p>{part}</p>
      ))}
    </>
  );
}

interface FormProps {
  path: string;
  agency: string;
  /** Whether a request was just received. */
  sent: boolean;
  returned: RejectedForm | null;
}

function JoinForm({ path, agency, sent, returned }: FormProps) {
  return (
    <PublicForm
      id="join"
      title={t('careers.joinThisTalentPool')}
      thanks={sent && returned === null ? t('careers.thankYouHasYourRequest', { agency }) : null}
      path={path}
      returned={returned}
    >
      <Entry name="full_name" label={t('careers.yourName')} autocomplete="name" returned={returned} />
      <Entry name="email" label={t('careers.email')} type="email" autocomplete="email" returned={returned} />
      <Entry
        name="linkedin_url"
        label={t('careers.linkedinProfile')}
        hint={t('careers.ifYouLikeItsAddress')}
        optional
        returned={returned}
      />
      <Entry
        name="cv"
        label={t('careers.cv')}
        hint={t('careers.pdfOrWord10MbAt')}
        type="file"
        optional
        returned={returned}
      />
      <Consent agency={agency} purpose={t('careers.workThatSuitsMe')} returned={returned} />
      <button type="submit">{t('careers.askToJoin')}</button>
    </PublicForm>
  );
}
