import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import { AppError } from '#src/lib/errors.ts';
import { DOCS_POLICY } from '../docs/frame.tsx';
import { llmsText } from '../docs/llms.ts';
import { areaPage, foundPage, startPage } from '../docs/pages.tsx';
import { handle, PREFIX } from '../exchange.ts';
import { openApi } from '../openapi.ts';
import { withSecurityHeaders } from '../security-headers.ts';
import type { HttpService } from '../service.ts';

const HTML = 'text/html; charset=utf-8';
const WORDS = 200;

/** The OpenAPI document, the pages that tell what is in it, and llms.txt. They load nothing and need no script. */
export function mountDocs(app: Hono, service: HttpService): void {
  const kept = new Packed();
  app.get(`${PREFIX}/openapi.json`, (c) =>
    handle(service, c, async (exchange) => {
      const url = service.publicUrl();
      const answer = await kept.answer(c, 'application/json; charset=utf-8', `openapi ${url}`, () =>
        JSON.stringify(openApi(url)),
      );
      for (const [name, value] of Object.entries(exchange.headers()))
        if (!answer.headers.has(name)) answer.headers.set(name, value);
      return answer;
    }),
  );
  const page = async (c: Context, key: string | null, make: () => string | Promise<string>) => {
    const answer = await kept.answer(c, HTML, key, make);
    answer.headers.set('Content-Security-Policy', DOCS_POLICY);
    return withSecurityHeaders(service, c.req.path, answer);
  };
  app.get('/docs', (c) =>
    handle(service, c, () => {
      const words = (c.req.query('q') ?? '').trim().slice(0, WORDS);
      const url = service.publicUrl();
      return words === ''
        ? page(c, `start ${url}`, () => startPage(url))
        : page(c, null, () => foundPage(words));
    }),
  );
  app.get('/docs/:area', (c) =>
    handle(service, c, () => {
      const [name, url] = [c.req.param('area'), service.publicUrl()];
      return page(c, `area ${name} ${url}`, async () => {
        const made = await areaPage(name, url);
        if (made !== null) return made;
        throw new AppError(
          'NOT_FOUND',
          `There is nothing at ${c.req.path.slice(0, 200)}. ${url}/docs leads to every area.`,
        );
      });
    }),
  );
  app.get('/llms.txt', (c) =>
    handle(service, c, async () =>
      withSecurityHeaders(service, c.req.path, c.text(llmsText(service.publicUrl()))),
    ),
  );
}

type Coding = 'br' | 'gzip';

/** The smallest coding that a browser takes; null for none. */
function codingFor(accepted: string): Coding | null {
  const offers = accepted.split(',').map((one) => one.trim().toLowerCase());
  const takes = (coding: Coding): boolean =>
    offers.some((offer) => offer.split(';')[0] === coding && !/;\s*q=0(?:\.0*)?$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** Texts that are made and compressed once for the process. */
class Packed {
  readonly #kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  /** @param key under which the text is kept; null for one that is made each time */
  async answer(
    c: Context,
    type: string,
    key: string | null,
    make: () => string | Promise<string>,
  ): Promise<Response> {
    const coding = codingFor(c.req.header('accept-encoding') ?? '');
    const body = await (key === null ? packed(make, coding) : this.#keep(`${coding} ${key}`, make, coding));
    return new Response(body, {
      headers: {
        'Content-Type': type,
        Vary: 'Accept-Encoding',
        ...(coding === null ? {} : { 'Content-Encoding': coding }),
      },
    });
  }

  #keep(
    key: string,
    make: () => string | Promise<string>,
    coding: Coding | null,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const made = packed(make, coding);
    this.#kept.set(key, made);
    // What could not be made is not kept.
    made.catch(() => this.#kept.delete(key));
    return made;
  }
}

async function packed(
  make: () => string | Promise<string>,
  coding: Coding | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.from(await make());
  if (coding === null) return new Uint8Array(bytes);
  if (coding === 'gzip') return new Uint8Array(await promisify(gzip)(bytes));
  // The last two levels take twenty times as long for a tenth less.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}
