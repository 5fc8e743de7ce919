import type { RemoteFile, RemoteFiles } from '#src/domain/ports.ts';
import { typeOf } from '../files/type.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { type FaultKind, SiteReader, securely, type TimeLimits } from './fetch.ts';

/** As large as an upload may be. */
const FILE_BYTES = 10 * 1024 * 1024;
const PATIENCE: TimeLimits = { callMs: 20_000, allMs: 30_000 };

/** Fetches single files from addresses that people gave, each redirect through the guarded connector. */
export function remoteFiles(outbound: Outbound, agent: () => string, patience = PATIENCE): RemoteFiles {
  return {
    async fetch(url): Promise<RemoteFile> {
      const site = new SiteReader(outbound, agent(), patience, false);
      const fetched = await site.fetch(securely(url), { accept: '*/*', maxBytes: FILE_BYTES });
      if (!fetched.ok) {
        const { reason, lasting, kind } = fetched;
        return { ok: false, reason: kind === undefined ? reason : SAID[kind](url), lasting };
      }
      const { body, type, disposition } = fetched;
      if (body.length === 0)
        return { ok: false, reason: `The file at ${fetched.url} is empty.`, lasting: true };
      const said = type.split(';')[0]?.trim().toLowerCase();
      if (isPage(body, said)) {
        const reason = `${fetched.url} is a web page, not a file; give the address that downloads the CV itself.`;
        return { ok: false, reason, lasting: true };
      }
      const name = nameGiven(disposition) ?? nameIn(fetched.url);
      return { ok: true, bytes: body, filename: await withEnding(name, body) };
    },
  };
}

/** What went wrong, in words for whoever gave the address. */
const SAID: Readonly<Record<FaultKind, (url: string) => string>> = {
  locked: (url) =>
    `${url} asks for a sign-in; share the file so that its address opens for anybody who has it.`,
  timeout: (url) => `${url} did not send the whole file within ${PATIENCE.callMs / 1000} seconds.`,
  too_large: (url) => `The file at ${url} is larger than 10 MB.`,
};

// A page that asks for a sign-in often calls itself something else.
function isPage(body: Uint8Array, type: string | undefined): boolean {
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  return /^\uFEFF?\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(body.subarray(0, 512)));
}

/** The name that a server gives a file (RFC 6266), without folders; null where it gives none. */
function nameGiven(disposition: string): string | null {
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
  const plain = /filename\s*=\s*([^";\s][^;]*)/i.exec(disposition)?.[1];
  const name = (extended === undefined ? (quoted ?? plain ?? '') : decoded(extended))
    .split(/[\\/]/)
    .at(-1)
    ?.trim();
  return name === undefined || name === '' ? null : name;
}

/** What files of a type are called by. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** A name that says what the file is: an address that downloads one often ends in "download". */
async function withEnding(name: string, bytes: Uint8Array): Promise<string> {
  const ending = ENDINGS[await typeOf(bytes)];
  if (ending === undefined || name.toLowerCase().endsWith(`.${ending}`)) return name;
  return `${name === '' ? 'cv' : name}.${ending}`;
}

function nameIn(url: string): string {
  return decoded(new URL(url).pathname.split('/').at(-1) ?? '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
