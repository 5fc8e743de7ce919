/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import {
  allow,
  type ConsentQuestion,
  needsNoConsent,
  questionOf,
  refusalUri,
} from '#src/identity/oauth/consent.ts';
import { isDocumentId } from '#src/identity/oauth/documents.ts';
import { RedirectError } from '#src/identity/oauth/errors.ts';
import { AUTHORIZE_PATH } from '#src/identity/oauth/metadata.ts';
import { formTarget, hostOf } from '#src/identity/oauth/redirects.ts';
import { type AuthorizationRequest, readRequest } from '#src/identity/oauth/request.ts';
import { newId } from '#src/lib/ids.ts';
import { marked, t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { Csrf, Notice } from './layout.tsx';
import { OutwardChoices, readOutward } from './outward-choice.tsx';
import { page, renderPage, seeOther } from './page.tsx';
import { readScopes, SCOPE_STYLE, ScopeChoice, scopeText } from './scope-choice.tsx';
import { readForm, requireSession, type SignedInPerson } from './session.ts';

/** The authorization endpoint: where a person decides what an app may do for them. */
export function mountConsent(app: Hono, service: HttpService): void {
  app.get(AUTHORIZE_PATH, (c) =>
    page(service, c, () =>
      returning(service, async () => {
        const query = new URL(c.req.url).searchParams;
        // A metadata document is fetched only for signed-in people, so that strangers cannot make the service call URLs.
        if (isDocumentId(query.get('client_id') ?? '', service.config)) await requireSession(c, service);
        const request = await readRequest(service, query);
        const person = await requireSession(c, service);
        const question = await questionOf(service, request, person.session);
        if (needsNoConsent(request, question))
          return seeOther(await allow(service, request, question, question.offered, by(person)));
        return ask(c, person, request, question, query);
      }),
    ),
  );
  app.post(AUTHORIZE_PATH, (c) =>
    page(service, c, () =>
      returning(service, async () => {
        const person = await requireSession(c, service);
        const form = await readForm(c, service, person);
        // The form carries the request unchanged, and it is checked again completely.
        const query = new URLSearchParams(form.get('request') ?? '');
        const request = await readRequest(service, query);
        if (form.get('decision') !== 'allow')
          throw new RedirectError('access_denied', 'The person did not allow it.', request);
        const question = await questionOf(service, request, person.session);
        const scopes = readScopes(form, question.offered);
        if (scopes.length === 0) return ask(c, person, request, question, query, true);
        const outward = readOutward(form);
        return seeOther(await allow(service, request, question, scopes, by(person), outward));
      }),
    ),
  );
}

const by = (person: SignedInPerson) => ({
  principal: person.principal,
  origin: { channel: 'http' as const, requestId: newId('request') },
});

async function returning(service: HttpService, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof RedirectError) return seeOther(refusalUri(service, error));
    throw error;
  }
}

function ask(
  c: Context,
  person: SignedInPerson,
  request: AuthorizationRequest,
  question: ConsentQuestion,
  query: URLSearchParams,
  nothingChosen = false,
): Promise<Response> {
  const { client, redirectUri } = request;
  return renderPage(c, {
    title: t('connections.connect', { client: client.name }),
    person: person.shown,
    status: nothingChosen ? 422 : 200,
    formTargets: [formTarget(redirectUri)],
    style: SCOPE_STYLE,
    body: (
      <form method="post" action={AUTHORIZE_PATH}>
        <Csrf token={person.csrf} />
        <input type="hidden" name="request" value={query.toString()} />
        {nothingChosen ? (
          <Notice kind="bad">
            <p>{t('connections.chooseAtLeastOnePermission')}</p>
          </Notice>
        ) : null}
        <section class="card">
          <p>
            {marked('connections.asksToActForYou', {
              client: client.name,
              user: person.user.name,
              account: person.account.name,
              b: (text) => <strong>{text}</strong>,
            })}
          </p>
          <dl>
            <dt>{t('connections.whoAsks')}</dt>
            <dd>{whoAsks(request)}</dd>
            <dt>{t('connections.theAnswerGoesTo')}</dt>
            <dd>{hostOf(redirectUri)}</dd>
          </dl>
          {client.kind === 'app' ? null : (
            <p class="soft small">{t('connections.deskhandHasNotCheckedWho')}</p>
          )}
        </section>
        {question.waits ? (
          <Notice kind="warn">
            <p>{t('connections.yourAgencyHasAnAdmin')}</p>
          </Notice>
        ) : null}
        <ScopeChoice
          offered={question.offered}
          chosen={new Set(nothingChosen ? [] : question.offered)}
          isNew={(scope) =>
            question.allowed.length > 0 &&
            question.offered.includes(scope) &&
            !question.allowed.includes(scope)
          }
        />
        <fieldset class="card">
          <legend>{t('connections.whatLeavesTheAgency')}</legend>
          <p class="hint">{t('connections.approvalsHoldEitherWay')}</p>
          <OutwardChoices chosen={question.outward} />
        </fieldset>
        {question.notGrantable.length === 0 ? null : (
          <Notice>
            <p>{t('connections.itAlsoAskedForWhat')}</p>
            <ul class="tight">
              {question.notGrantable.map((scope) => (
                <li>{scopeText(scope)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <div class="row">
          <button type="submit" name="decision" value="allow" class="wide">
            {t('connections.allow')}
          </button>
          <button type="submit" name="decision" value="deny" class="second wide">
            {t('connections.refuse')}
          </button>
        </div>
      </form>
    ),
  });
}

function whoAsks({ client }: AuthorizationRequest): string {
  if (client.app !== null) return t('connections.anAppRegisteredBy', { agency: client.app.agency });
  if (client.kind === 'document') return new URL(client.id).host;
  return t('connections.anAppOfItsOwn');
}
