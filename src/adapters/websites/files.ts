import type { RemoteFile, RemoteFiles } from '#src/domain/ports.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { SiteReader, securely, type TimeLimits } from './fetch.ts';

/** As large as an upload may be. */
const FILE_BYTES = 10 * 1024 * 1024;
const PATIENCE: TimeLimits = { callMs: 20_000, allMs: 30_000 };

/** Fetches single files from addresses that people gave, each redirect through the guarded connector. */
export function remoteFiles(outbound: Outbound, agent: () => string, patience = PATIENCE): RemoteFiles {
  return {
    async fetch(url): Promise<RemoteFile> {
      const site = new SiteReader(outbound, agent(), patience, false);
      const fetched = await site.fetch(securely(url), { accept: '*/*', maxBytes: FILE_BYTES });
      if (!fetched.ok) return fetched;
      const { body, type } = fetched;
      const said = type.split(';')[0]?.trim().toLowerCase();
      if (isPage(body, said)) {
        const reason = `${fetched.url} is a web page, not a file; give the address that downloads the CV itself.`;
        return { ok: false, reason, lasting: true };
      }
      return { ok: true, bytes: body, filename: nameIn(fetched.url) };
    },
  };
}

// A page that asks for a sign-in often calls itself something else.
function isPage(body: Uint8Array, type: string | undefined): boolean {
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  return /^\uFEFF?\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(body.subarray(0, 512)));
}

function nameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
