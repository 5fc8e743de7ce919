import type { Hono } from 'hono';
import { setPassword } from '#src/identity/links.ts';
import type { Service } from '#src/server/service.ts';

export const PASSWORD = 'correct horse battery staple';

/** A page as a person without a mouse would meet it: its text and its forms. */
export interface Visit {
  status: number;
  headers: Headers;
  html: string;
  location: string | null;
}

/** A browser without a screen: it keeps cookies and fills in the forms it is shown. */
export class Person {
  readonly cookies = new Map<string, string>();
  /** What the browser asks for as Accept-Language; nothing while it is undefined. */
  language: string | undefined;
  readonly #app: Pick<Hono, 'request'>;
  readonly #base: string;

  constructor(app: Pick<Hono, 'request'>, base: string) {
    this.#app = app;
    this.#base = base;
  }

  get(path: string): Promise<Visit> {
    return this.#visit(path, { method: 'GET' });
  }

  /** Posts fields as a form of a page at this service does. */
  post(
    path: string,
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ): Promise<Visit> {
    const type = 'application/x-www-form-urlencoded';
    return this.postBody(path, new URLSearchParams(fields).toString(), type, headers);
  }

  /** Posts the body of a form of another type, such as one with a file. */
  postBody(path: string, body: string, type: string, headers: Record<string, string> = {}): Promise<Visit> {
    return this.#visit(path, {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: this.#base, 'sec-fetch-site': 'same-origin', ...headers },
    });
  }

  /** Opens a page, fills in its form with this action (the last one on the page by default) and sends it. */
  async fill(
    path: string,
    fields: Record<string, string | string[]>,
    options: { action?: string; visit?: Visit } = {},
  ): Promise<Visit> {
    const visit = options.visit ?? (await this.get(path));
    const form = formsOf(visit.html)
      .filter(({ action }) => options.action === undefined || action === options.action)
      .at(-1);
    if (form === undefined)
      throw new Error(`no form on ${path}: ${visit.status} ${visit.html.slice(0, 300)}`);
    const given = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    const kept = form.fields.filter(([name]) => !(name in fields));
    return this.post(form.action, [...kept, ...given]);
  }

  async signIn(email: string, password = PASSWORD): Promise<Visit> {
    return this.fill('/sign-in', { email, password });
  }

  async #visit(path: string, init: RequestInit): Promise<Visit> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.request(new URL(path, this.#base).href, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(cookie === '' ? {} : { cookie }),
        ...(this.language === undefined ? {} : { 'accept-language': this.language }),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: response.status,
      headers: response.headers,
      html: await response.text(),
      location: response.headers.get('location'),
    };
  }
}

/** Text as it stands in HTML, read. */
export const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The forms of a page with what they would send as they stand. */
export function formsOf(html: string): { action: string; fields: [string, string][] }[] {
  return [...html.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].map(
    ([, action = '', body = '']) => ({
      action: decoded(action),
      fields: [...body.matchAll(/<input([^>]*)>/g)].flatMap(([, attributes = '']): [string, string][] => {
        const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
        const name = read('name');
        const choice = /type="(checkbox|radio)"/.test(attributes);
        if (name === undefined || (choice && !/\bchecked\b/.test(attributes))) return [];
        return [[name, decoded(read('value') ?? '')]];
      }),
    }),
  );
}

/** Somebody of an agency with a password, and the browser they sit at. */
export async function person(
  service: Service,
  app: Hono,
  userId: string,
): Promise<Person & { email: string }> {
  await setPassword(service, userId, PASSWORD);
  const row = await service.store.read((db) =>
    db.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirstOrThrow(),
  );
  return Object.assign(new Person(app, service.publicUrl()), { email: row.email });
}
