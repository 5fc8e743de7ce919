import { hkdfSync } from 'node:crypto';
import { type Element, isTag, Text } from 'domhandler';
import type { Context } from 'hono';
import { DomUtils, parseDocument } from 'htmlparser2';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { t } from '../language/text.ts';
import type { HttpService } from '../service.ts';
import { readCookie, withCookie } from './cookies.ts';

/** A form that was sent and not taken: the path it was sent to, its fields, and where there is one the page that shows it. */
export interface SentForm {
  readonly path: string;
  readonly fields: URLSearchParams;
  readonly page: string | null;
}

const COOKIE = 'deskhand_unsent';
const MINUTES = 30;
/** Browsers keep cookies of 4096 bytes with their name and what is said of them. */
const LONGEST = 3800;
/** What the page itself puts there anew, and what no browser should keep. */
const NOT_KEPT = /^(?:csrf|next|request|was[:_].*|passkey|password|again|code)$|secret/;

/** The key under which a form is sealed: what another site or host plants in a browser opens as nothing. */
const keyOf = (service: HttpService): Uint8Array =>
  Buffer.from(hkdfSync('sha256', service.secrets.signing, Buffer.alloc(0), 'deskhand unsent form', 32));

/** What a browser can keep of a form for half an hour; null for one without anything filled in, or too long for a cookie. */
export async function sealedForm(service: HttpService, { path, fields }: SentForm): Promise<string | null> {
  const kept = [...fields].filter(([name, value]) => !NOT_KEPT.test(name) && value !== before(fields, name));
  if (kept.length === 0) return null;
  const sealed = await new EncryptJWT({ path, kept })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(`${MINUTES}m`)
    .encrypt(keyOf(service));
  return sealed.length > LONGEST ? null : sealed;
}

/** Has the browser keep it, so that the page of the form shows it filled in again. */
export const keepForm = (service: HttpService, response: Response, sealed: string): Response =>
  withCookie(service, response, COOKIE, sealed, MINUTES * 60);

/** Forgets the form that a browser keeps. */
export const dropForm = (service: HttpService, response: Response): Response =>
  withCookie(service, response, COOKIE, '');

/** What a form said that a field held before: `was_status` for `status`, `was:role:x` for `set:role:x`. */
const before = (fields: URLSearchParams, name: string): string | null =>
  fields.get(name.startsWith('set:') ? name.replace('set', 'was') : `was_${name}`);

/** The page with the form filled in that this browser keeps, if the page has it; it is then forgotten. */
export async function refilled(service: HttpService, c: Context, response: Response): Promise<Response> {
  const sealed = readCookie(c, service, COOKIE, /^[\w.-]{1,3800}$/);
  if (sealed === undefined || c.req.method !== 'GET' || response.status !== 200) return response;
  const form = await opened(service, sealed);
  if (form === null) return dropForm(service, response);
  const html = await response.text();
  const filled = fillIn(html, form);
  const answer = new Response(filled ?? html, response);
  return filled === null ? answer : dropForm(service, answer);
}

interface KeptForm {
  path: string;
  kept: readonly (readonly [string, string])[];
}

async function opened(service: HttpService, sealed: string): Promise<KeptForm | null> {
  try {
    const { payload } = await jwtDecrypt<KeptForm>(sealed, keyOf(service));
    return payload;
  } catch {
    return null;
  }
}

/** The page with its forms to this path filled in; null where it has none with anything to fill in. */
function fillIn(html: string, { path, kept }: KeptForm): string | null {
  const tree = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const forms = DomUtils.getElementsByTagName('form', tree).filter(
    (form) => form.attribs.method === 'post' && form.attribs.action === path && fieldsOf(form).length > 0,
  );
  // From the last to the first, so that the places of those before stay as they are.
  let filled = html;
  for (const form of forms.toReversed()) {
    const { startIndex, endIndex } = form;
    if (startIndex === null || endIndex === null) continue;
    for (const field of fieldsOf(form)) fill(field, kept);
    const inside = DomUtils.getInnerHTML(form, { encodeEntities: 'utf8' });
    const opening = filled.slice(startIndex, html.indexOf('>', startIndex) + 1);
    const whole = `${opening}${NOTICE()}${inside}</form>`;
    filled = withOpenDetails(filled.slice(0, startIndex), form) + whole + filled.slice(endIndex + 1);
  }
  return forms.length === 0 ? null : filled;
}

const NOTICE = (): string =>
  `<div class="notice warn" role="status" tabindex="-1" autofocus><p>${t('frame.filledInAgain')}</p></div>`;

const TYPED = new Set([
  'text',
  'email',
  'url',
  'tel',
  'number',
  'date',
  'month',
  'color',
  'checkbox',
  'radio',
]);

/** The fields of a form that a person fills in, but for files and secrets. */
const fieldsOf = (form: Element): Element[] =>
  DomUtils.findAll(
    ({ name, attribs }) =>
      name === 'select' || name === 'textarea' || (name === 'input' && TYPED.has(attribs.type ?? 'text')),
    [form],
  );

function fill(field: Element, kept: KeptForm['kept']): void {
  const values = kept.filter(([name]) => name === field.attribs.name).map(([, value]) => value);
  const [value] = values;
  if (field.attribs.type === 'checkbox' || field.attribs.type === 'radio') {
    mark(field, 'checked', values.includes(field.attribs.value ?? 'on'));
  } else if (value === undefined) {
    return;
  } else if (field.name === 'input') {
    field.attribs.value = value;
  } else if (field.name === 'textarea') {
    field.children = [new Text(value)];
  } else {
    const options = DomUtils.getElementsByTagName('option', field);
    if (!options.some((option) => option.attribs.value === value)) return;
    for (const option of options) mark(option, 'selected', option.attribs.value === value);
  }
}

function mark(element: Element, name: 'checked' | 'selected', set: boolean): void {
  if (set) element.attribs[name] = '';
  else delete element.attribs[name];
}

/** What stands before a form, with whatever it is folded into unfolded. */
function withOpenDetails(before: string, form: Element): string {
  let text = before;
  for (let one = form.parent; one !== null; one = one.parent) {
    if (!isTag(one) || one.name !== 'details' || 'open' in one.attribs || one.startIndex === null) continue;
    const at = one.startIndex + '<details'.length;
    text = `${text.slice(0, at)} open${text.slice(at)}`;
  }
  return text;
}
