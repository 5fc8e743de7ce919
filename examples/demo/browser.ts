/** Somebody at a browser: it keeps its cookies and sends the forms that the pages show. */
export class DemoPerson {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  constructor(base: string) {
    this.#base = base;
  }

  /** A page as it is shown. */
  async open(path: string): Promise<string> {
    return (await this.#send(path, {})).text();
  }

  /** Fills in a page's form and sends it; what the page hid in the form goes with it. */
  async send(path: string, action: string, fields: Record<string, string>): Promise<string> {
    const page = await this.open(path);
    const form = new RegExp(`<form[^>]*action="${action}".*?</form>`, 's').exec(page)?.[0] ?? '';
    const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    );
    const body = new URLSearchParams([
      ...hidden.filter(([name]) => !(name in fields)),
      ...Object.entries(fields),
    ]);
    const answer = await this.#send(action, { method: 'POST', body });
    const text = await answer.text();
    if (answer.status >= 400) throw new Error(`${action} answered ${answer.status}: ${text.slice(-300)}`);
    return text;
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(new URL(path, this.#base), {
      ...init,
      redirect: 'manual',
      headers: {
        'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1',
        Origin: new URL(this.#base).origin,
        'Sec-Fetch-Site': 'same-origin',
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}
